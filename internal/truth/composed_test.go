package truth_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// sheWrites is the CV of the lies in the third person, with what a summary may be
// written from.
func sheWrites(t *testing.T) (passages []truth.Passage, name string) {
	t.Helper()
	_, doc, _ := converted()
	doc.Education = append(doc.Education, cv.Education{Degree: cv.Text{Value: "MSc", ID: "education[1].degree"}, Area: cv.Text{Value: "Fire Safety", ID: "education[1].area"}, Dates: cv.DateRange{Current: true}})
	return truth.Passages(doc, 2026), doc.Person.Name.Value
}

func TestComposedKeepsWhatIsSaid(t *testing.T) {
	passages, name := sheWrites(t)
	for _, sentence := range []string{
		"Dana Whitlow is a site manager with nine years in housing.",
		"Dana Whitlow is a site manager at Orwell Homes and holds SC clearance.",
		"She manages a team of 12 fitters and reduced waste by 18%.",
		"She has managed the site at Orwell Homes since 2018.",
		"Previously she was Assistant Site Manager at Tamar Build.",
		"She holds a BSc (Hons) in Construction Management from the University of Essex and the CSCS Gold Card.",
		"She is studying for an MSc in Fire Safety.",
		"She speaks conversational Polish.",
		"She brings nine years in housing, SC clearance (expires 2027) and a CSCS Gold Card.",
		"She saved £1.2m over two years and wrote the bid.",
		"Skilled in SAP and Revit.",
		"She has not exceeded the budget.",
		"Helped with the design of a 60-bed care home.",
		"She has experience of a team of 12 fitters and of the bid.",
	} {
		fact, why := truth.Composed(passages, sentence, name, "she")
		if sentence == "She has managed the site at Orwell Homes since 2018." || sentence == "She has not exceeded the budget." {
			if why == "" { // no passage says so in these words
				t.Errorf("%q passed", sentence)
			}
			continue
		}
		if why != "" {
			t.Errorf("%q: %q %s", sentence, fact, why)
		}
	}
}

func TestComposedTakesNoLie(t *testing.T) {
	passages, name := sheWrites(t)
	for _, lie := range []string{
		"Dana Whitlow is a senior site manager with nine years in housing.",
		"Dana Whitlow is a site manager with nineteen years in housing.",
		"Dana Whitlow is a site manager with nine years in hospitals.",
		"She manages a team of 18 fitters.",
		"She manages a team of 60 fitters.",
		"She manages 12 suppliers.",
		"She reduced waste by 12%.",
		"She reduced waste and saved £12m.",
		"She saved £1.2m over nine years.",
		"She audited three suppliers.",
		"She led audits of three suppliers.",
		"She brings audits of three suppliers.",
		"She trained Siemens on their controls.",
		"She brings controls at Siemens.",
		"She won the Green Yard award.",
		"She brings the Green Yard award.",
		"She missed a handover.",
		"She exceeded the budget.",
		"She manages budgets above £2m.",
		"She designed a 60-bed care home.",
		"She brings the design of a 60-bed care home.",
		"Her work has ranged from a team of 12 fitters to the bid.",
		"Her work has ranged from the bid to fire safety.",
		"Her work has ranged from Revit to SAP.",
		"She has experience of a team of 18 fitters and of the bid.",
		"She has experience of the design of a 60-bed care home and of the bid.",
		"She has experience of audits of three suppliers and of the bid.",
		"Experience of the Green Yard award and of the bid.",
		"She has experience of fire safety.",
		"She has experience of the bid and of fire safety.",
		"She has experience of the bid and of Polish.",
		"She has experience of the bid and of Construction Management.",
		"She completed an MSc in fire safety.",
		"She holds an MSc in Fire Safety.",
		"She holds an MSc in Construction Management.",
		"She holds an MBA.",
		"She holds DV clearance.",
		"She holds SC clearance until 2029.",
		"She is a site manager at Tamar Build.",
		"She was Site Manager at Tamar Build.",
		"She is Assistant Site Manager at Orwell Homes.",
		"She is a chartered site manager.",
		"She holds chartered status.",
		"She has led the night shift.",
		"She led the night shift.",
		"She worked in the drawing office.",
		"She speaks fluent Polish.",
		"She speaks Polish.",
		"She speaks Czech.",
		"She uses Python.",
		"She manages a team of 12 fitters at Tamar Build.",
		"At Tamar Build she manages a team of 12 fitters.",
		"Formerly Assistant Site Manager at Tamar Build, she reduced waste by 18%.",
		"She supervises an apprentice.",
		"She supervised the site manager.",
		"She replaced the site manager on projects of up to £4m.",
		"She has projects of £4m.",
		"She reports to Siemens.",
		"She leads Ann Lee.",
		"She passed the first crane test.",
		"She is an award-winning site manager.",
		"He is a site manager.",
		"They manage a team of 12 fitters.",
		"She is proficient in SAP.",
		"She has experience in Polish.",
		"She helped colleagues with ISO 27001.",
		"She prepared ISO 9001.",
		"She drove deliveries in London.",
		"She drives deliveries between Ipswich and Norwich.",
		"She drove deliveries between Ipswich and Siemens.",
		"An exceptional leader.",
		"She is “the best site manager in Essex”.",
		"She studied at the University of Sussex.",
		"",
	} {
		if _, why := truth.Composed(passages, lie, name, "she"); why == "" {
			t.Errorf("not found: %q", lie)
		}
	}
}

// What a count, a bracket, a level and a pronoun do not bear out.
func TestComposedTakesNoLieOfLines(t *testing.T) {
	for _, c := range []struct {
		kind    truth.Kind
		passage string
		lies    []string
	}{
		// The brackets of a title may make it less.
		{truth.KindPost, "Director (non-executive) at Shell", []string{"She is Director at Shell.", "She is Director."}},
		{truth.KindPost, "Managing Director (Ireland) at Siemens", []string{"She is Managing Director at Siemens."}},
		{truth.KindPost, "Partner (salaried) at Tamar", []string{"She is Partner at Tamar."}},
		{truth.KindPost, "Pharmacist (pre-registration) at Tamar", []string{"She is a pharmacist at Tamar."}},
		{truth.KindPost, "Teacher (unqualified) at Tamar", []string{"She is a teacher at Tamar."}},
		{truth.KindPost, "CEO (nominee) at Tamar", []string{"She is CEO at Tamar."}},
		{truth.KindPost, "Head Teacher (job share) at Tamar", []string{"She is Head Teacher at Tamar."}},
		{truth.KindPost, "Head of HR (0.2 FTE) at Tamar", []string{"She is Head of HR at Tamar."}},
		{truth.KindPost, "Head of Sales (in the absence of the head) at Tamar", []string{"She is Head of Sales at Tamar."}},
		{truth.KindPost, "Pilot (second officer) at Tamar", []string{"She is a pilot at Tamar."}},
		{truth.KindPost, "Analyst at Shell (via Hays) since 2019", []string{"She has been an analyst at Shell since 2019."}},
		// A count belongs to the word behind it.
		{truth.KindDuty, "Audited two firms running 40 hotels.", []string{"She audited 40 hotels.", "She audited hotels."}},
		{truth.KindDuty, "Audited firms running 40 hotels.", []string{"She audited 40 hotels.", "She audited hotels."}},
		{truth.KindDuty, "Trained staff operating cranes.", []string{"She trained operating cranes.", "She trained cranes."}},
		{truth.KindDuty, "Trained staff working offshore.", []string{"She works offshore."}},
		{truth.KindDuty, "Trained 3 trainers teaching 200 pupils.", []string{"She trained 200 pupils."}},
		{truth.KindDuty, "Assessed two applicants holding 14 licences.", []string{"She assessed 14 licences.", "She holds 14 licences."}},
		{truth.KindDuty, "Reports to two directors owning 12 shops.", []string{"She reports to 12 shops."}},
		{truth.KindDuty, "Coached firms that run hotels.", []string{"She coached hotels."}},
		{truth.KindDuty, "Saw owners sell 40 hotels.", []string{"She saw hotels.", "She saw 40 hotels."}},
		// What others hold, speak or do is theirs.
		{truth.KindDuty, "Vetted guards who hold SC clearance.", []string{
			"She holds SC clearance.", "She is vetted and holds SC clearance.", "She brings SC clearance.",
			"She vetted guards and holds SC clearance.", "She vetted guards, holds SC clearance.",
		}},
		{truth.KindDuty, "Vetted guards that hold SC clearance.", []string{"She holds SC clearance.", "She brings SC clearance."}},
		{truth.KindDuty, "Vetted guards who have held SC clearance.", []string{"She held SC clearance."}},
		{truth.KindDuty, "Vetted guards who hold DV clearance. Holds SC clearance.", []string{"She holds DV clearance."}},
		{truth.KindDuty, "Vetted guards who hold SC clearance and speak Polish.", []string{
			"She speaks Polish.", "She vetted guards and speaks Polish.",
		}},
		{truth.KindDuty, "Trained staff who work offshore.", []string{"She works offshore."}},
		{truth.KindDuty, "Trained staff to work offshore.", []string{"She works offshore."}},
		{truth.KindDuty, "Ran yards where crews work offshore.", []string{"She works offshore."}},
		{truth.KindDuty, "Hired nurses who speak Polish.", []string{"She speaks Polish."}},
		{truth.KindDuty, "Hired nurses whose skills are in triage.", []string{"She has skills in triage."}},
		{truth.KindProfile, "Vetted guards who hold SC clearance.", []string{"She holds SC clearance.", "She brings SC clearance."}},
		{truth.KindOther, "Vetted guards who hold SC clearance.", []string{"She holds SC clearance."}},
		{truth.KindProfile, "Vetted guards that hold SC clearance.", []string{"She holds SC clearance."}},
		{truth.KindProfile, "Trained staff who work offshore.", []string{"She works offshore."}},
		{truth.KindProfile, "Hired nurses who speak Polish.", []string{"She speaks Polish."}},
		{truth.KindProfile, "Assistant to a director who holds SC clearance.", []string{"She holds SC clearance."}},
		{truth.KindProfile, "Supports a director who holds SC clearance.", []string{"She holds SC clearance."}},
		// A verb that also stands alone keeps those whom it is about, one of seeing what they do.
		{truth.KindDuty, "Trained nurses in triage.", []string{"She trained in triage."}},
		{truth.KindDuty, "Moved staff to London.", []string{"She moved to London."}},
		{truth.KindDuty, "Moved the office to London.", []string{"She moved to London."}},
		{truth.KindDuty, "Reported leaks to directors.", []string{"She reported to directors."}},
		{truth.KindDuty, "Enrolled pupils in courses.", []string{"She enrolled in courses."}},
		{truth.KindDuty, "Saw owners sell hotels.", []string{"She saw hotels."}},
		{truth.KindDuty, "Saw Ann sell hotels.", []string{"She saw hotels."}},
		// A number that names, ranks, bounds or shares is none.
		{truth.KindDuty, "Ranked 38 nationally in sailing.", []string{"She ranked nationally in sailing."}},
		{truth.KindDuty, "Placed 12 overall in sailing.", []string{"She placed overall in sailing."}},
		{truth.KindQualification, "NVQ level 2 diploma in care", []string{"She holds an NVQ level diploma in care."}},
		{truth.KindDuty, "Wrote level 2 diplomas.", []string{"She wrote level diplomas."}},
		{truth.KindDuty, "Grades 3 pupils moved up a set.", []string{"She grades pupils."}},
		{truth.KindDuty, "Ran phase 3 trials.", []string{"She ran phase trials."}},
		{truth.KindDuty, "Treats type 2 diabetes.", []string{"She treats type diabetes."}},
		{truth.KindDuty, "Moved desks to Windows 10 machines.", []string{"She moved desks to Windows machines."}},
		{truth.KindDuty, "Trained nine tenths of staff.", []string{"She trained tenths of staff.", "She trained staff."}},
		{truth.KindDuty, "Reduced staff to 2 fitters.", []string{"She reduced staff to fitters."}},
		{truth.KindDuty, "Reduced 40 errors to 2 daily.", []string{"She reduced 40 errors to daily.", "She reduced errors to daily."}},
		{truth.KindDuty, "Reduced staff by 12 heads.", []string{"She reduced staff by heads."}},
		{truth.KindDuty, "Covers 3 months.", []string{"She covers months."}},
		{truth.KindDuty, "Covers 3 nights.", []string{"She covers nights."}},
		{truth.KindDuty, "Taught the 5 Whys.", []string{"She taught the Whys."}},
		{truth.KindDuty, "Teaches 5 Whys.", []string{"She teaches Whys."}},
		{truth.KindDuty, "Trained Sales 3 teams.", []string{"She trained Sales teams."}},
		{truth.KindDuty, "Ran lot 12 auctions.", []string{"She ran lot auctions."}},
		{truth.KindPost, "Head of 3 schools at Tamar", []string{"She is Head of schools at Tamar."}},
		{truth.KindDuty, "Won. 12 yards closed.", []string{"She won yards."}},
		{truth.KindDuty, "Trained 12, riggers left.", []string{"She trained riggers."}},
		// A clause with "that" does not undo a rank.
		{truth.KindDuty, "Led the ward that summer as deputy.", []string{"She led the ward."}},
		{truth.KindDuty, "Coached the team that won the cup as assistant coach.", []string{"She coached the team."}},
		{truth.KindDuty, "Ran the branch that closed as acting manager.", []string{"She ran the branch."}},
		{truth.KindDuty, "Chaired the board that year as interim chair.", []string{"She chaired the board."}},
		// A level is all that stands behind a language.
		{truth.KindLanguage, "Spanish, Semi-fluent", []string{"She speaks fluent Spanish.", "She speaks Spanish and is fluent."}},
		{truth.KindLanguage, "Spanish, Near native", []string{"She speaks native Spanish."}},
		{truth.KindLanguage, "Spanish, Non-native", []string{"She speaks native Spanish."}},
		{truth.KindLanguage, "Spanish, Formerly fluent", []string{"She speaks fluent Spanish."}},
		{truth.KindLanguage, "French, spoken limited, read fluent", []string{"She speaks fluent French."}},
		{truth.KindLanguage, "French, Fluent until 2010", []string{"She speaks fluent French."}},
		{truth.KindLanguage, "Swiss German, Fluent", []string{"She speaks fluent Swiss."}},
		// "Their" and "them" are those of whom the passage speaks.
		{truth.KindDuty, "Sold shares to members and printed their certificates.", []string{"She sold their shares to members."}},
		{truth.KindDuty, "Wrote texts for judges and typed their letters.", []string{"She wrote their texts.", "She typed their letters."}},
		{truth.KindDuty, "Reports to partners and books their travel.", []string{"She reports to their partners."}},
		{truth.KindDuty, "Taught pupils and told parents about them.", []string{"She taught them.", "She told them."}},
		{truth.KindDuty, "Taught pupils, met ministers and typed their letters.", []string{"She taught pupils and typed their letters."}},
		// A small word is not where a thing begins, and a verb is not left alone.
		{truth.KindDuty, "Worked on rigs as well as boats.", []string{"She worked well.", "She worked on rigs and worked well."}},
	} {
		for _, lie := range c.lies {
			if _, why := truth.Composed([]truth.Passage{{Kind: c.kind, Text: c.passage}}, lie, "Dana Whitlow", "she"); why == "" {
				t.Errorf("%q: not found: %q", c.passage, lie)
			}
		}
	}
}

// What may be left out, turned round or joined, beside what may not: each pair is of one
// passage, or of two.
func TestComposedOfLines(t *testing.T) {
	duty := func(text string) []truth.Passage { return []truth.Passage{{Kind: truth.KindDuty, Text: text}} }
	fact := func(kind truth.Kind, texts ...string) (list []truth.Passage) {
		for _, t := range texts {
			list = append(list, truth.Passage{Kind: kind, Text: t})
		}
		return list
	}
	post := func(text string) []truth.Passage { return fact(truth.KindPost, text) }
	for _, c := range []struct {
		passages  []truth.Passage
		true, lie string
	}{
		{duty("Led a course as deputy that year."), "She led a course as deputy that year.", "She led a course."},
		{post("Purser (acting) at Tamar"), "She is a purser (acting) at Tamar.", "She is a purser at Tamar."},
		{post("Purser (part-time) at Tamar"), "She is a purser (part-time) at Tamar.", "She is a purser at Tamar."},
		{duty("Monitors 31 sites."), "She monitors sites.", "She monitors 13 sites."},
		{duty("Trained teams of 12 and 25 students in 3 ports."), "She trained teams of 12.", "She trained teams of students."},
		{duty("Rolled tests out across twelve yards."), "She rolled tests out across yards.", "She rolled out yards."},
		{duty("Ran tests in 3 ports. Trained 25 riggers."), "She ran tests in ports and trained riggers.", "She ran ports."},
		{duty("Tests pumps and tests valves."), "She tests valves.", "She tests pumps valves."},
		{duty("Drives lorries around London."), "She drives lorries around London.", "She drives lorries around."},
		{duty("Removed sixty percent of manual checks."), "She removed sixty percent of manual checks.", "She removed manual checks."},
		{duty("Runs half marathons."), "She runs half marathons.", "She runs marathons."},
		{duty("Keeps zero records of visitors."), "She keeps zero records of visitors.", "She keeps records of visitors."},
		{duty("Closed 3 of 12 yards."), "She closed 3 of 12 yards.", "She closed 12 yards."},
		{duty("Closed 3 of 12 yards."), "She closed 3 of 12 yards.", "She closed yards."},
		{duty("Prepared the ISO 9001 audit."), "She prepared the ISO 9001 audit.", "She prepared the ISO audit."},
		{duty("Leads up to 60 people."), "She leads up to 60 people.", "She leads people."},
		{duty("Leads 60 people."), "She leads people.", "She leads 6 people."},
		{duty("Enjoys training 25 riggers."), "She enjoys training riggers.", "She trained riggers."},
		{duty("Took responsibility for pumps."), "She has responsibility for pumps.", "She took pumps."},
		{fact(truth.KindProfile, "Welder holding SC clearance."), "She holds SC clearance.", "She holds DV clearance."},
		{fact(truth.KindProfile, "Experienced welder who holds SC clearance."), "She holds SC clearance.", "She holds DV clearance."},
		{fact(truth.KindProfile, "I am a nurse who speaks Polish."), "She speaks Polish.", "She speaks Czech."},
		{fact(truth.KindProfile, "Nine years of work in hospitals."), "She works in hospitals.", "She works in schools."},
		{fact(truth.KindProfile, "Welder who holds SC clearance and speaks Polish."), "She speaks Polish.", "She speaks Czech."},
		{
			duty("Vetted guards who hold SC clearance and speak Polish."),
			"She vetted guards who hold SC clearance and speak Polish.",
			"She vetted guards who hold SC clearance and she speaks Polish.",
		},
		{fact(truth.KindProfile, "Welder who has worked in yards."), "She worked in yards.", "She worked in hotels."},
		{duty("From 2018 to 2019 held SC clearance."), "She held SC clearance.", "She held DV clearance."},
		{duty("Worked closely with suppliers."), "She worked with suppliers.", "She worked with directors."},
		{duty("Vetted guards and held SC clearance."), "She held SC clearance.", "She held DV clearance."},
		{
			duty("Vetted guards who hold SC clearance."),
			"She vetted guards who hold SC clearance.",
			"She is a guard who holds SC clearance.",
		},
		{duty("Trained staff who work offshore."), "She trained staff who work offshore.", "She trained and works offshore."},
		{duty("Trained new nurses in triage."), "She trained nurses in triage.", "She trained nurses of triage."},
		{duty("Trained with Ann Lee in triage."), "She trained with Lee.", "She trained Lee."},
		{
			[]truth.Passage{
				{Kind: truth.KindDuty, Text: "Trained nurses.", Entry: "work[0]"},
				{Kind: truth.KindPost, Text: "Ward Manager at Tamar since 2019", Entry: "work[0]", Company: "Tamar"},
			},
			"She trained nurses at Tamar.", "She trained at Tamar.",
		},
		{duty("Trained extensively in triage."), "She trained in triage.", "She trained triage."},
		{duty("Saw sick patients in clinics."), "She saw patients in clinics.", "She saw in clinics."},
		{duty("Met men and wrote to their clerks."), "She met men and wrote to their clerks.", "She met men and wrote of their clerks."},
		{duty("Met judges and typed long letters."), "She met judges and typed letters.", "She met judges and typed their letters."},
		{duty("Ran 26 A/B tests on prices."), "She ran A/B tests on prices.", "She ran 62 A/B tests on prices."},
		{duty("Covers 18 cement and paint makers."), "She covers cement and paint makers.", "She covers makers of paint."},
		{duty("Triaged three hundred defects a quarter."), "She triaged defects.", "She triaged three defects."},
		{duty("Built a 50-member team in Leith."), "She built a team in Leith.", "She built a 15-member team in Leith."},
		{duty("Led a team of 5 on the control desk."), "She led a team on the control desk.", "She led the control desk."},
		{duty("Managed £3.8m of donor funds."), "She managed donor funds.", "She managed £8m of donor funds."},
		{duty("Dug 6 km of twin tunnels."), "She dug twin tunnels.", "She dug 9 km of twin tunnels."},
		{duty("Owns half of nine yards."), "She owns half of nine yards.", "She owns nine yards."},
		{duty("Closed one of twelve yards."), "She closed one of twelve yards.", "She closed twelve yards."},
		{duty("Mapped AS-IS and TO-BE flows for clients."), "She mapped AS-IS and TO-BE flows.", "She mapped to clients."},
		{
			fact(truth.KindProfile, "I like shipping small, well-understood pumps."), "She likes shipping small, well-understood pumps.",
			"She likes shipping small, ill-understood pumps.",
		},
		{duty("Ran eleven yards and three shops."), "She ran yards and shops.", "She ran yards and four shops."},
		{duty("Leads a crew."), "Today she leads a crew.", "Today she leads two crews."},
		{post("Manager at Tamar"), "She is a manager at Tamar.", "She is an IT manager at Tamar."},
		{fact(truth.KindQualification, "BSc in Ropes, May 2016"), "She holds a BSc in Ropes.", "She holds an MSc in Ropes."},
		{fact(truth.KindLanguage, "Spanish, Fluent"), "She is fluent in Spanish.", "She is fluent in English."},
		{
			append(post("Senior Rigger at Tamar"), fact(truth.KindProfile, "Nine years of refits in two yards.")...),
			"She is a Senior Rigger with nine years of refits.", "She is a Senior Rigger with refits.",
		},
		{
			append(post("Senior Rigger at Tamar"), fact(truth.KindClearance, "SC clearance, expired")...),
			"She is a Senior Rigger.", "She is a Senior Rigger with SC clearance.",
		},
		{
			[]truth.Passage{{Kind: truth.KindQualification, ID: "certificates[0]", Text: "Lift Supervisor, CPA"}},
			"She holds the Lift Supervisor certificate.", "She holds the Lift Manager certificate.",
		},
		{duty("Won 2nd place."), "She won 2nd place.", "She won place."},
		{duty("Cut the shift to 12 hours."), "She cut the shift to 12 hours.", "She cut the shift to hours."},
		{duty("Trained 3 junior riggers."), "She trained 3 junior riggers.", "She trained riggers."},
		{duty("Explains forms to those who sign them."), "She explains forms to those who sign them.", "They explain."},
		{duty("Explains forms to staff."), "She explains forms to staff.", "She explains forms to their staff."},
		{duty("Met judges and typed their letters."), "She met judges and typed their letters.", "She met judges and their letters."},
		{fact(truth.KindLanguage, "Spanish, Fluent"), "She speaks fluent Spanish.", "She speaks fluent English."},
		{fact(truth.KindLanguage, "Polish, Conversational", "English, Fluent"), "She speaks fluent English.", "She speaks fluent Polish."},
		{fact(truth.KindLanguage, "Polish, Basic"), "She speaks basic Polish.", "She speaks Polish."},
		{
			append(fact(truth.KindClearance, "Developed Vetting clearance"), fact(truth.KindQualification, "CISSP, ISC2")...),
			"She holds Developed Vetting clearance, CISSP.", "She developed CISSP.",
		},
		{
			append(duty("Trained by Agile Ltd."), fact(truth.KindSkill, "Tools: Node.js, React, Agile")...),
			"She brings skills in Node.js, React and Agile.", "She trained Agile.",
		},
		{
			fact(truth.KindProfile, "I enjoy turning troubled yards around and building up crews."),
			"She enjoys turning troubled yards around and building up crews.",
			"She enjoys turning troubled yards over and building up crews.",
		},
		{
			fact(truth.KindProfile, "I like well-understood pumps and explaining them to people who do not like pumps."),
			"She likes well-understood pumps and explaining them to people who do not like pumps.",
			"She likes explaining them to people who like pumps.",
		},
	} {
		if fact, why := truth.Composed(c.passages, c.true, "Dana Whitlow", "she"); why != "" {
			t.Errorf("%q: %q %s", c.true, fact, why)
		}
		if _, why := truth.Composed(c.passages, c.lie, "Dana Whitlow", "she"); why == "" {
			t.Errorf("not found: %q", c.lie)
		}
	}
}

// A draft is of several posts: what is over in it stays so, what is open too, and nothing of it is said of an employer that it does
// not name itself.
func TestComposedOfDrafts(t *testing.T) {
	draft := func(text string) truth.Passage {
		return truth.Passage{Kind: truth.KindProfile, Text: text, Draft: true, Employers: []string{"Orwell Homes", "Gull Lofts"}}
	}
	post := truth.Passage{Kind: truth.KindPost, Text: "Rigger at Gull Lofts since 2019", Entry: "work[0]", Company: "Gull Lofts"}
	for _, c := range []struct {
		passages  []truth.Passage
		true, lie string
	}{
		{
			[]truth.Passage{draft("Previously, as Clerk at Orwell Homes, she kept the books.")},
			"Previously, as Clerk at Orwell Homes, she kept the books.", "She is a Clerk at Orwell Homes.",
		},
		{
			[]truth.Passage{draft("Dana Whitlow is a rigger who previously worked as a Sailmaker at Gull Lofts.")},
			"Dana Whitlow is a rigger.", "She is a Sailmaker at Gull Lofts.",
		},
		{[]truth.Passage{draft("She is completing an MSc in Ropes.")}, "She is completing an MSc.", "She has an MSc."},
		{
			[]truth.Passage{post, draft("She trained nine clerks at Orwell Homes.")},
			"She trained nine clerks at Orwell Homes.", "At Gull Lofts, she trained nine clerks.",
		},
		{
			[]truth.Passage{draft("She runs two yards."), draft("She trained nine clerks at Orwell Homes.")},
			"She runs two yards.", "She runs two yards and trained nine clerks at Orwell Homes.",
		},
		{
			[]truth.Passage{draft("She leads a crew of nine and has cut refits from 9 to 4 days.")},
			"She has cut refits from 9 to 4 days and leads a crew of nine.", "She leads a crew of 4.",
		},
	} {
		if fact, why := truth.Composed(c.passages, c.true, "Dana Whitlow", "she"); why != "" {
			t.Errorf("%q: %q %s", c.true, fact, why)
		}
		if _, why := truth.Composed(c.passages, c.lie, "Dana Whitlow", "she"); why == "" {
			t.Errorf("not found: %q", c.lie)
		}
	}
}
