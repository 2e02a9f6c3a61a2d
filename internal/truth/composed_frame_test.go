package truth_test

import (
	"testing"

	"focal/internal/truth"
)

// duty is one more sentence about the present post.
func duty(text string) truth.Passage {
	return truth.Passage{ID: "more", Kind: truth.KindDuty, Entry: "work[0]", Text: text}
}

// What somebody has experience of may be gathered from several posts and named by its noun or gerund.
func TestComposedGathersExperience(t *testing.T) {
	passages, name := sheWrites(t)
	passages = append(passages,
		duty("Runs a service desk, with 4,000 tickets a year and 97% satisfaction."),
		duty("Planned and executed user-facing handovers."),
		duty("Cut rework by moving the site office to Revit."),
		truth.Passage{ID: "x4", Kind: truth.KindSkill, Text: "Tools: Orwell Planner"},
	)
	for _, sentence := range []string{
		"Her experience includes managing a team of 12 fitters and reducing waste by 18%.",
		"Her experience covers the reduction of waste by 18%, and driving deliveries between Ipswich and Norwich.",
		"Her earlier work as an assistant site manager included supervising an apprentice and driving deliveries.",
		"Dana Whitlow is a site manager with nine years of experience in housing.",
		"Dana Whitlow is a site manager with experience of supervising an apprentice and of driving deliveries.",
		"She runs a service desk for Orwell Homes.",
		"She runs a service desk with 97% satisfaction.",
		"Her experience includes planning and executing handovers and moving the site office to Revit.",
		"She manages a team of 12 fitters and is skilled in Orwell Planner.",
	} {
		if fact, why := truth.Composed(passages, sentence, name, "she"); why != "" {
			t.Errorf("%q: %q %s", sentence, fact, why)
		}
	}
}

// The noun for a deed says no more than the deed, and experience is had only of what was done.
func TestComposedGathersNoLie(t *testing.T) {
	passages, name := sheWrites(t)
	passages = append(passages,
		duty("Runs a desk, with 4,000 tickets a year and a crew of 12 fitters and 3 apprentices."),
		duty("Helped the planner cut costs by moving stores to Ipswich."),
		truth.Passage{
			ID: "x3", Kind: truth.KindPost, Entry: "work[5]", Ended: true, Company: "Warehouse Partners",
			Text: "Storeman at Warehouse Partners from 2010 to 2012",
		},
		truth.Passage{
			ID: "x4", Kind: truth.KindPost, Entry: "work[6]", Company: "eHomes",
			Text: "Adviser at eHomes since 2020",
		},
		duty("Awarded a medal by the mayor."), duty("Promoted to foreman."), duty("Trained in first aid."),
		truth.Passage{
			ID: "x5", Kind: truth.KindProfile,
			Text: "Took two years out. Spent two years in Spain. Looking for a post for the next six years in Kent. " +
				"Rigger who is seven years of age.",
		},
		duty("Considered opening a depot."), duty("Declined managing the annex."), duty("Cancelled building of a pier."),
		duty("Attempted and abandoned welding of pipes."), duty("Proposed the migration of ledgers."), duty("Lost the Baltic contract."),
		duty("Reduced noise caused by running engines."), duty("Mentored by senior masters."), duty("Voted best rigger by the crew."),
		duty("Shortlisted for the Quay prize."), duty("Sent to Oslo by the board."), duty("Supervised by the chief engineer."),
		duty("Explored opening an annexe."), duty("Researched the merger of ledgers."), duty("Started and dropped caulking of hulls."),
		duty("Cut noise made loudly by turning engines."), duty("Coached by leading masters."), duty("Praised for neat ropes."),
		truth.Passage{ID: "x6", Kind: truth.KindProfile, Text: "Rigger with a break of two years in Kent."},
		duty("Manages ropes for racing yachts and tests masts."), duty("Sells masts to boat owners and ships engines."),
	)
	for _, lie := range []string{
		"Her experience includes managing a team of 18 fitters.",
		"Her experience includes leading audits of three suppliers.",
		"Her experience includes auditing three suppliers.",
		"Her experience includes designing a 60-bed care home.",
		"Her experience includes the design of a 60-bed care home.",
		"Her experience includes winning the Green Yard award.",
		"Her experience includes the Green Yard award.",
		"Her experience includes missing a handover.",
		"Her experience includes exceeding the budget.",
		"Her experience includes leading the night shift.",
		"Her experience includes the night shift.",
		"Her experience includes completing an MSc in fire safety.",
		"Her experience includes fire safety.",
		"Her experience includes checking drawings, fire safety and driving deliveries between Ipswich and Norwich.",
		"Her experience includes Polish.",
		"Her experience includes checking drawings and Polish.",
		"Her experience includes the CSCS Gold Card.",
		"Her experience includes checking drawings and Construction Management.",
		"Her experience includes training Siemens on their controls.",
		"Her experience includes working in the drawing office.",
		"Her experience includes chartered status.",
		"Her experience includes the preparation of ISO 9001.",
		"Her experience includes preparing for ISO 9001.",
		"Her experience includes passing the first crane test.",
		"Her experience includes the first crane test.",
		"Her experience includes reporting to Siemens.",
		"Her experience includes supervising 12 fitters.",
		"Her experience includes the supervision of the site manager.",
		"Her experience includes projects of up to £4m.",
		"Her experience includes managing budgets above £2m.",
		"Her experience includes moving stores to Ipswich.",
		"Her work at Tamar Build included managing a team of 12 fitters.",
		"Her work at Orwell Homes included supervising an apprentice.",
		"Dana Whitlow is a site manager with nineteen years of experience in housing.",
		"Dana Whitlow is a site manager with nine years of experience in hospitals.",
		"Dana Whitlow is an assistant site manager with nine years of experience in housing.",
		"Previously she drove deliveries between Ipswich and Norwich for Orwell Homes.",
		"She manages a team of 12 fitters for Tamar Build.",
		"Her experience includes saving £12m over two years.",
		"Her experience includes reducing waste by 18% over two years.",
		"Her experience covers the supervision of 12 fitters.",
		"She runs a crew of 3 apprentices.",
		"She runs a desk with 3 apprentices.",
		"At Warehouse Partners she manages a team of 12 fitters.",
		"At eHomes she manages a team of 12 fitters.",
		"Her earlier work includes managing a team of 12 fitters.",
		"Her work includes supervising an apprentice.",
		"Her experience includes awarding a medal.",
		"Her experience includes promotion to foreman.",
		"Her experience includes training in first aid.",
		"She has two years of experience.",
		"She has two years of experience in Spain.",
		"She has six years of experience in Kent.",
		"She has seven years of experience of age.",
		"Her experience includes opening a depot.",
		"Her experience includes managing the annex.",
		"Her experience includes building of a pier.",
		"Her experience includes welding of pipes.",
		"Her experience includes the migration of ledgers.",
		"Her experience includes the Baltic contract.",
		"Her experience includes running engines.",
		"Her experience includes mentoring by senior masters.",
		"Her experience includes voting best rigger.",
		"Her experience includes shortlisting for the Quay prize.",
		"Her experience includes sending to Oslo.",
		"Her experience includes supervising.",
		"Her experience includes opening an annexe.",
		"Her experience includes the merger of ledgers.",
		"Her experience includes caulking of hulls.",
		"Her experience includes turning engines.",
		"Her experience includes coaching by leading masters.",
		"Her experience includes praising for neat ropes.",
		"She has two years of experience in Kent.",
		"She manages ropes for tests.",
		"She sells masts to ships.",
		"She reduced waste by 18% with Orwell Homes.",
		"She runs a crew of 12 fitters and 3 apprentices for Tamar Build.",
	} {
		if _, why := truth.Composed(passages, lie, name, "she"); why == "" {
			t.Errorf("%q passed", lie)
		}
	}
}
