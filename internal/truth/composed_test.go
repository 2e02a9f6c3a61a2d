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
		{duty("Designed a course that doubled student numbers."), "She designed a course.", "She doubled numbers."},
		{duty("Led a course as deputy that year."), "She led a course as deputy that year.", "She led a course."},
		{post("Purser (Third Class) at Tamar"), "She is a purser at Tamar.", "She is a purser (first class) at Tamar."},
		{post("Purser (acting) at Tamar"), "She is a purser (acting) at Tamar.", "She is a purser at Tamar."},
		{post("Purser (part-time) at Tamar"), "She is a purser (part-time) at Tamar.", "She is a purser at Tamar."},
		{duty("Monitors 31 remote sites."), "She monitors remote sites.", "She monitors 13 remote sites."},
		{duty("Taught swimming to 25 students."), "She taught swimming to students.", "She taught students."},
		{duty("Rolled tests out across twelve yards."), "She rolled tests out across yards.", "She rolled out yards."},
		{duty("Removed sixty percent of manual checks."), "She removed sixty percent of manual checks.", "She removed manual checks."},
		{duty("Runs half marathons."), "She runs half marathons.", "She runs marathons."},
		{duty("Keeps zero records of visitors."), "She keeps zero records of visitors.", "She keeps records of visitors."},
		{duty("Closed 3 of 12 yards."), "She closed 3 of 12 yards.", "She closed 12 yards."},
		{duty("Closed 3 of 12 yards."), "She closed 3 of 12 yards.", "She closed yards."},
		{duty("Prepared the ISO 9001 audit."), "She prepared the ISO 9001 audit.", "She prepared the ISO audit."},
		{duty("Leads up to 60 people."), "She leads up to 60 people.", "She leads people."},
		{duty("Won 2nd place."), "She won 2nd place.", "She won place."},
		{duty("Cut the shift to 12 hours."), "She cut the shift to 12 hours.", "She cut the shift to hours."},
		{duty("Trained 3 junior riggers."), "She trained 3 junior riggers.", "She trained riggers."},
		{duty("Explains forms to those who sign them."), "She explains forms to those who sign them.", "They explain."},
		{duty("Explains forms to staff."), "She explains forms to staff.", "She explains forms to their staff."},
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
