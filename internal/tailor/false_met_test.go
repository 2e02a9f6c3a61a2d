package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestNotShownAsMet: what is denied, still to come, somebody else's or only liked is not the candidate's.
func TestNotShownAsMet(t *testing.T) {
	for _, c := range []struct{ where, said, asked string }{
		{"papers", "ADR not held", "ADR certificate"},
		{"papers", "No forklift licence", "Forklift licence"},
		{"profile", "I hold NVQ Level 2 in Care and am working towards Level 3.", "NVQ Level 3 in Care"},
		{"profile", "Back-end developer. Interested in Rust.", "Rust"},
		{"profile", "I have no experience with Terraform.", "Terraform"},
		{"profile", "Never used SAP.", "SAP"},
		{"papers", "Diploma in MS Office (2009)", "University degree"},
		{"work", "Provide support to families.", "Computer literate"},
		{"work", "Developed a network of foster families.", "Computer literate"},
		{"work", "Northfold is one of the largest suppliers of winches and masts.", "Winches"},
		{"work", "Paired with the data team, who used Python.", "Python"},
		{"work", "Work with teaching assistants who support pupils with autism.", "Experience of supporting pupils with autism"},
		{"papers", "Independent prescriber course started in May", "Independent prescriber"},
		{"work", "Wrote pages in JavaScript.", "Java"},
		{"work", "Wrote drivers in C.", "C++"},
		{"work", "Wrote forms in Visual Basic.", "VBA or Python"},
		{"Skills", "VB.NET/C#", "VBA or Python"},
		{"work", "Painted the nursery of a school.", "Nursing experience"},
		{"work", "Supervised by the site manager.", "Site management experience"},
		{"papers", "CIM Level 4 in progress", "CIM Level 4 certificate"},
		{"papers", "Passed ITIL Foundation. CompTIA A+ booked for June.", "CompTIA A+ certification"},
		{"papers", "Full licence, 9 points", "Clean driving licence"},
		{"Want to learn", "Rust", "Rust"},
		{"Learning next", "Rust", "Rust"},
		{"Technologies I would like to learn", "Rust", "Rust"},
		{"Never used", "Rust", "Rust"},
		{"On my list", "Rust", "Rust"},
		{"My team uses", "Rust", "Rust"},
		{"Skills", "Rust (rusty)", "Rust"},
		{"papers", "PRINCE2 Practitioner - awaiting results", "PRINCE2 Practitioner certificate"},
		{"papers", "IPAF, revoked 2022", "IPAF"},
		{"papers", "Rigging Certificate, awarded to the team", "Rigging certificate"},
		{"papers", "AWS Solutions Architect, exam booked for May", "AWS Solutions Architect"},
	} {
		doc := &cv.Document{}
		switch c.where {
		case "papers":
			doc.Certificates = []cv.Certificate{{Name: text(c.said)}}
		case "profile":
			doc.Summary = []cv.Text{text(c.said)}
		case "work":
			doc.Work = []cv.Engagement{post("Assistant", "Northfold", 2015, 0, c.said)}
		default:
			doc.Skills = []cv.SkillGroup{{Name: text(c.where), Keywords: []cv.Text{text(c.said)}}}
		}
		doc.AssignIDs()
		r := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Status == Met || strings.Contains(r.Reason, "Nothing in the CV mentions") && strings.Contains(c.said+" ", c.asked+" ") {
			t.Errorf("%q beside %q: %s %q (%s)", c.asked, c.said, r.Status, r.Evidence, r.Reason)
		}
	}
}

// TestLanguagesInARow: of several languages in one line each has its own level.
func TestLanguagesInARow(t *testing.T) {
	doc := &cv.Document{Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text("Czech native, English C1, German basic")}}}}}
	doc.AssignIDs()
	for asked, status := range map[string]string{"Fluent English": Met, "Good German": Partly, "Native Czech": Met, "Fluent French": Not} {
		r := Compare(doc, []Requirement{{Text: asked, Quote: asked, Level: Must, Kind: KindLanguage}}, today).Requirements[0]
		if r.Status != status {
			t.Errorf("%s: %s (%s), want %s", asked, r.Status, r.Reason, status)
		}
	}
}

// TestHalfANameIsAnotherName: a skill that holds a word as half of another name does not show it, nor does half of a subject.
func TestHalfANameIsAnotherName(t *testing.T) {
	doc := &cv.Document{
		Skills:    keywords("Java Script", "MS Word"),
		Education: []cv.Education{{Degree: text("BEng"), Area: text("Communication Engineering")}},
	}
	doc.AssignIDs()
	for asked, status := range map[string]string{"Java": Not, "JavaScript": Met, "Word": Partly, "Communication with clients": Not} {
		r := Compare(doc, []Requirement{{Text: asked, Quote: asked, Level: Must, Kind: KindSkill}}, today).Requirements[0]
		if r.Status != status {
			t.Errorf("%s: %s %q (%s), want %s", asked, r.Status, r.Evidence, r.Reason, status)
		}
	}
}

// TestSomethingElse: words of what is asked for that say something else do not show it.
func TestSomethingElse(t *testing.T) {
	long := "Kept the books of four shops and paid their staff every week. Prepared month-end journals and the returns of a brewery, " +
		"wrote up the stock of barrels, dealt with the cooper and his prices, changed the layout of the cellar, counted the casks with " +
		"the drayman and reported what was missing to the brewer, solved the riddle of the leaking vat and practised the handbells"
	for _, c := range []struct{ said, asked, want string }{
		{"Intern in the front office.", "Experience of working internationally", Not},
		{"Held conversations with visitors in English.", "Conversions of boilers", Not},
		{"Carried patients of a hospital to their wards.", "Hospitality experience", Not},
		{"Was instrumental in a new way of booking.", "Instrument maintenance", Not},
		{"Controlled and maintained all travel of the team.", "Finance or accounting", Not},
		{"Built the cloud store (JS_CUS_014).", "JavaScript", Not},
		{"Built the tables in Power_BI and Excel_VBA.", "Power BI", Met},
		{"Built the tables in Power_BI and Excel_VBA.", "VBA", Met},
		{"Built the store in Java_Spring.", "Java", Met},
		{"Visionary leader able to drive a culture of care.", "Driving licence", Not},
		{"Able to drive a van and a lorry.", "Ability to drive", Met},
		{"Cut the costs of travel by half.", "Travel", Partly},
		{
			"Opened branches for the provider of rope in six counties and two islands, then told what the service cost in the market.",
			"Understanding of the service provider market", Partly,
		},
		{"Cooked as a chef de partie for two inns.", "Culinary experience", Met},
		{"Gathered feedback from customers of the mill.", "Experience of requirements gathering", Not},
		{"Ran requirements gathering with the millers.", "Experience of requirements gathering", Met},
		{"Troubleshooting of looms and bobbins.", "Storage arrays and troubleshooting experience with SAN fabrics", Partly},
		{"Tier 2 support of looms, troubleshooting issues at the mill.", "Tier 2 troubleshooting support of Exchange issues", Partly},
		{long, "Solve practical problems and deal with changing prices", Partly},
		{"Solved practical problems and dealt with changing prices.", "Solve practical problems and deal with changing prices", Met},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Assistant", "Northfold", 2015, 0, c.said)}}
		doc.AssignIDs()
		list := Requirements(job("Requirements\n- " + c.asked))
		if len(list) != 1 {
			t.Fatalf("%q: %d requirements", c.asked, len(list))
		}
		if r := Compare(doc, list, today).Requirements[0]; r.Status != c.want {
			t.Errorf("%q beside %q: %s %q (%s), want %s", c.asked, c.said, r.Status, r.Evidence, r.Reason, c.want)
		}
	}
}

// TestYearsOfOneThing: two words of a field that stand in different deeds make no years of it.
func TestYearsOfOneThing(t *testing.T) {
	for _, c := range []struct{ title, said, asked, want string }{
		{
			"Bookkeeper", "Supported the sales team of a mill. Managed its accounts with an abacus and a slate on the ground floor.",
			"At least 3 years of sales management experience", Partly,
		},
		{"Bookkeeper", "Managed a sales team of five.", "At least 3 years of sales management experience", Met},
		{"Sales Manager", "Sold flour.", "At least 3 years of sales management experience", Met},
		{
			"Clerk", "Kept the forms of every business in the street up to date. Later analysed them by hand.",
			"At least 5 years as a Business Analyst", Partly,
		},
		{"Fitter", "Recommended new belts to the management.", "At least three years' experience in management", Partly},
		{"Fitter", "Managed a gang of ten.", "At least three years' experience in management", Met},
		{"Nurse", "Wrote insurance reviews for a ward.", "Two years in investment banking, private equity or transactions", Not},
		{
			"Developer", "Developer with over 20 years of experience in software design, including tests and integration of services.",
			"One to two years in investment banking, private equity, or transaction services", Not,
		},
		{"Analyst", "Client: Harrow Investment Bank. Built models in its deal team.", "Two years in the investment banking industry", Met},
		{"Teller", "Worked in a retail bank.", "Two years in the banking industry", Met},
		{
			"Analyst", "Built models at an investment bank. Worked in investment banking.",
			"Two years in investment banking or private equity", Met,
		},
		{"Business Analyst", "Drew diagrams.", "At least 5 years as a Business Analyst", Met},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post(c.title, "Northfold", 2012, 2022, c.said)}}
		doc.AssignIDs()
		if r := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]; r.Status != c.want {
			t.Errorf("%q beside %s, %q: %s %q (%s), want %s", c.asked, c.title, c.said, r.Status, r.Evidence, r.Reason, c.want)
		}
	}
}

// TestNothingAsked: what a firm says of itself, what links say and how to apply is no requirement; what is asked stays.
func TestNothingAsked(t *testing.T) {
	for _, c := range []struct{ advert, want string }{
		{"Requirements\n- Rope ticket\nFind out why Northfold Ropes is keeping the best riggers!", "Rope ticket"},
		{"Requirements\n- Rope ticket\nDiversity is important to Northfold!", "Rope ticket"},
		{"Requirements\n- Rope ticket\nNF20391884\nApply Here", "Rope ticket"},
		{"Northfold has been in business for 60 years and has 12 offices across the north.\nMust have:\n- Rope ticket", "Rope ticket"},
		{"Northfold's 30+ years of experience enables us to lift safely.\n\nRequirements\n- Rope ticket", "Rope ticket"},
		{"Requirements\nApplicants must follow these steps in order to be considered\n- Rope ticket", "Rope ticket"},
		{"Urgent Requirement: Senior Rigger for Tarn Vale\n\nRequirements\n- Rope ticket", "Rope ticket"},
		{"Requirements\n- Master of Science", "Master of Science"},
		{"Requirements\n- Rope ticket\nThe Northfold story began more than 100 years ago in a shed.", "Rope ticket"},
		{"Requirements\n- Rope ticket\nNorthfold promotes a drug-free workplace", "Rope ticket"},
		{"Additionally, this position requires someone to be familiar with lifting plans.", "Lifting plans"},
		{
			"Requirements\n- Rope access\n- Knot tables\n- Lifting plans\nInspect the ropes every week\nRepair worn slings by hand\n" +
				"Write the log of the day\nReplace the hooks of the crane\nPrepare the barge at noon\n" +
				"- Yard maths\n- Canal locks\n- Chain charts\n- Tide tables\n- Sea charts",
			"Rope access|Knot tables|Lifting plans|Yard maths|Canal locks|Chain charts|Tide tables|Sea charts",
		},
	} {
		var got []string
		for _, r := range Requirements(job(c.advert)) {
			got = append(got, r.Text)
		}
		if strings.Join(got, "|") != c.want {
			t.Errorf("%s\n got %q\nwant %q", c.advert, got, c.want)
		}
	}
	for _, r := range Requirements(job("The ideal candidate must have:\n- Rope access ticket")) {
		if r.Level != Must {
			t.Errorf("%s: %s, want must", r.Text, r.Level)
		}
	}
	for asked, isLanguage := range map[string]bool{
		"Experience in Journalism, English, Communications or a related field": false, "English and German": true,
	} {
		if r := Requirements(job("Requirements\n- " + asked))[0]; (r.Kind == KindLanguage) != isLanguage {
			t.Errorf("%s: %s", asked, r.Kind)
		}
	}
}

// TestOtherPapers: half of a choice that only says that it is a paper is none of its own.
func TestOtherPapers(t *testing.T) {
	doc := &cv.Document{
		Certificates: []cv.Certificate{{Name: text("Journeyman certification")}},
		Summary:      []cv.Text{text("Reached a higher output by splicing.")},
		Education:    []cv.Education{{Degree: text("H. S. Diploma")}},
	}
	doc.AssignIDs()
	for asked, want := range map[string]string{
		"Splicer Grade 4 certificate or higher":  Not,
		"Rope management diploma or certificate": Not, "High school diploma or equivalent": Met,
		"A diploma or equivalent in rope making or a rigger's certificate": Not,
	} {
		if r := Compare(doc, Requirements(job("Requirements\n- "+asked)), today).Requirements[0]; r.Status != want {
			t.Errorf("%s: %s %q (%s), want %s", asked, r.Status, r.Evidence, r.Reason, want)
		}
	}
}

// TestComputersByName: of computers in general what a demand names counts, by each of its names, and nothing else.
func TestComputersByName(t *testing.T) {
	for asked, want := range map[string]string{
		"Computer skills, including Microsoft Office":              Met,
		"Computer literate with MS Office":                         Met,
		"Strong computer skills with Microsoft Office Suite":       Met,
		"IT literacy, in particular Microsoft Word":                Met,
		"Computer skills on Mac and PC":                            Partly,
		"Computer skills, including Microsoft Office and Tidebook": Partly,
	} {
		doc := &cv.Document{Skills: []cv.SkillGroup{{Keywords: []cv.Text{{Value: "Microsoft Office"}, {Value: "Word"}, {Value: "Excel"}}}}}
		doc.AssignIDs()
		if r := Compare(doc, Requirements(job("Requirements\n- "+asked)), today).Requirements[0]; r.Status != want {
			t.Errorf("%q: %s, want %s", asked, r.Status, want)
		}
	}
}
