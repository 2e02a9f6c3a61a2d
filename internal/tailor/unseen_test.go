package tailor

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestBoilerplateIsNoRequirement: what stands under every advert is not asked for.
func TestBoilerplateIsNoRequirement(t *testing.T) {
	for _, line := range []string{
		"© 2025 Brook Freight Ltd. All rights reserved.",
		"Copyright 2024 Brook Freight Limited",
		"We cannot sponsor applicants for this role.",
		"Sponsorship is not available for this post.",
		"We are an equal opportunities employer and welcome applicants of all backgrounds.",
		"All qualified applicants will receive consideration for employment without regard to age.",
		"By applying you agree to our privacy policy.",
		"Brook Freight is a family firm with 40 years of experience in haulage.",
		"Founded in 1974, we are certified to ISO 9001 and have experience in six countries.",
		"Please quote reference BF/12 in your application.",
		"We use cookies to improve your visit.",
		"Owing to continued growth we seek a yard foreman for our Hull depot.",
		"Our client, a global haulier, requires an experienced Transport Manager.",
		"About Brookway: we're a family haulier. Unlimited holidays, dog-friendly office.",
		"Start: immediate.",
		"We're committed to inclusion.",
		"Candidates must be prepared to undergo screening.",
		"You will be assessed against our competence framework.",
		"Nationality requirements apply.",
		"SC clearance will be required after appointment.",
		"An enhanced DBS disclosure is required.",
		"Apply with a CV to jobs at example dot com. No agencies.",
		"The candidates should send their CVs to Ms Lofting at the yard.",
		"Show less",
		"To perform this job successfully, an individual must be able to perform each essential duty satisfactorily.",
		"You will receive credit for all qualifying experience, including voluntary work.",
		"Your resume must clearly describe your relevant experience.",
		"Direct deposit of pay is required.",
	} {
		text := "Requirements\n- Forklift licence\n- Two years of warehouse experience\n\n" + line
		for _, r := range Requirements(job(text)) {
			if r.Text != "Forklift licence" && r.Text != "Two years of warehouse experience" {
				t.Errorf("%q asks for %q", line, r.Text)
			}
		}
	}
	got := Requirements(job("Porter wanted\n\nYour Right to Work\nYou must have documents that show your eligibility.\nWe have experience of many sectors.\n\nRequirements\n- Forklift licence"))
	if len(got) != 1 {
		t.Errorf("a section about the right to work: %v", got)
	}
	if got := Requirements(job("Requirements\n- Right to work in the UK")); len(got) != 1 {
		t.Error("a listed demand of the right to work stays")
	}
}

// TestUnseenJudgements: numbers, equivalents and plain words.
func TestUnseenJudgements(t *testing.T) {
	cvs := map[string]*cv.Document{
		"manager": {Work: []cv.Engagement{
			post("Operations Manager", "Pallet Works", 2015, 0, "Managed 240 people on two sites.", "Ran a budget of £3.2m.", "Cut waste by 12 %."),
		}},
		"graduate": {
			Education: []cv.Education{
				{Degree: text("B.E."), Area: text("Computer Science"), Institution: text("Pune University")},
				{Degree: text("Diploma"), Area: text("Rope Making"), Institution: text("Seacombe College")},
			},
			Certificates: []cv.Certificate{
				{Name: text("Certified ScrumMaster (CSM)")},
				{Name: text("RYA Level 4")},
				{Name: text("Digital tachograph card")},
				{Name: text("Immediate Life Support")},
			},
			Summary: []cv.Text{text("Two years in marine surveying.")},
			Skills:  []cv.SkillGroup{{Keywords: []cv.Text{text("rope access"), text("crane control")}}},
			Work:    []cv.Engagement{post("Buyer", "Alder Mills", 2016, 0, "Bought steel and timber from 30 suppliers.")},
		},
	}
	for _, d := range cvs {
		d.AssignIDs()
	}
	for _, c := range []struct {
		cv, requirement string
		want            []string
	}{
		{"manager", "Experience managing 100+ people", []string{Met}},
		{"manager", "Experience managing teams of 100+ staff", []string{Met}},
		{"manager", "Managed more than 200 employees", []string{Met}},
		{"manager", "Experience managing 500+ people", []string{Partly, Not}},
		{"manager", "Managing a budget of £1m+", []string{Met, Partly}},
		{"manager", "Managing a budget of over £5m", []string{Partly, Not}},
		{"graduate", "Bachelor's degree in computer science", []string{Met}},
		{"graduate", "Degree in Computer Science", []string{Met}},
		{"graduate", "Master's degree in computer science", []string{Not}},
		{"graduate", "Scrum certification", []string{Met}},
		{"graduate", "Certified Scrum Master", []string{Met}},
		{"graduate", "PRINCE2 certification", []string{Not}},
		{"graduate", "Purchasing experience", []string{Met}},
		{"graduate", "5 years of procurement experience", []string{Met, Partly}},
		{"graduate", "Nursing experience", []string{Not}},
		{"graduate", "Minimum of 18 months' marine surveying experience", []string{Met}},
		{"graduate", "Minimum of 30 months' marine surveying experience", []string{Partly, Not}},
		{"graduate", "RYA Level 3 or above", []string{Met}},
		{"graduate", "RYA Level 5 or above", []string{Partly, Not}},
		{"graduate", "Digi tacho card", []string{Met}},
		{"graduate", "ALS or ILS certificate", []string{Met}},
		{"graduate", "Experience of rope access and crane control", []string{Met, Partly}},
		{"graduate", "Experience of rope access and bridge tolls", []string{Not}},
		{"graduate", "A recognised computer science qualification", []string{Met}},
		{"graduate", "A recognised nursing qualification", []string{Not}},
		{"graduate", "HGV 1 or a Diploma in Rope Making", []string{Met}},
		{"graduate", "HGV 1 or a Diploma in Sail Welding", []string{Partly, Not}},
	} {
		r := Requirement{Quote: c.requirement, Text: phraseOf(c.requirement), Level: Must}
		r.Kind = kindOf(r, statement{text: c.requirement})
		got := Compare(cvs[c.cv], []Requirement{r}, cv.Date{Year: 2026, Month: 6}).Requirements[0].Status
		if !slices.Contains(c.want, got) {
			t.Errorf("%s: %q is %s, want %v (kind %s)", c.cv, c.requirement, got, c.want, r.Kind)
		}
	}
}

// A paper and a degree are two demands; the levels that are taught are one.
func TestSchoolDemands(t *testing.T) {
	got := ""
	for _, r := range Requirements(job("The successful candidate will:\n- hold QTS and a degree in physics or a closely related subject\n" +
		"- have a proven record of raising attainment at GCSE and A-level")) {
		got += r.Text + " (" + r.Kind + "); "
	}
	const want = "QTS (certificate); Degree in physics or a closely related subject (education); " +
		"Record of raising attainment at GCSE and A-level (experience); "
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// What is said behind a list in sentences is no part of it.
func TestProseBehindList(t *testing.T) {
	list := Requirements(job("You must have:\n* NVQ Level 3 in rigging\n* Forklift licence\n" +
		"We pay for your boots. The yard has a canteen.\n"))
	if len(list) != 2 {
		t.Errorf("%v", list)
	}
}

// TestFieldWithoutPost: years in a field that no post is about, but that a sentence tells of.
func TestFieldWithoutPost(t *testing.T) {
	desk := "3 years of experience at a reception desk"
	for _, c := range []struct{ asked, told, want string }{
		{desk, "Kept the reception desk of a busy office.", Partly},
		{desk, "Training in reception desk work.", Not},
		{desk, "Completed a course in reception desk work.", Not},
		{desk, "Drove the van to the shops.", Not},
		{desk, "No work at a reception desk so far.", Not},
		{desk, "Seeking a first post at a reception desk.", Not},
		{"3 years of experience in nursing", "Career changer who hopes to work in nursing.", Not},
		{"3 years of experience as a software developer", "Graduate who wants to become a software developer.", Not},
		{"3 years of experience restoring vintage boats", "Drove the van to the shops.", Not},
	} {
		doc := &cv.Document{
			Summary:   []cv.Text{text(c.told)},
			Work:      []cv.Engagement{post("Assistant", "Pallet Works", 2015, 0)},
			Interests: []cv.Interest{{Name: text("Restoring vintage boats.")}},
		}
		doc.AssignIDs()
		m := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today)
		if len(m.Requirements) != 1 || m.Requirements[0].Status != c.want {
			t.Errorf("%q, %q: %v, want %s", c.asked, c.told, m.Requirements, c.want)
		}
	}
}

// TestThingInSystem: a thing and the system that it is used in are met where the CV names both, and a deed with a system
// beside it is not the deed done in it.
func TestThingInSystem(t *testing.T) {
	for _, c := range []struct{ asked, skills, deed, want string }{
		{"Python in a Linux environment", "Python Linux", "", Met},
		{"Python in a Kubernetes environment", "Python Linux", "", Partly},
		{"Python in a hospital environment", "Python Linux", "", Partly},
		{"C/C++ in a Linux environment", "C Linux", "", Partly},
		{"C++/Bash scripting in a Linux environment", "Bash Linux", "", Partly},
		{"Stock control in an SAP environment", "SAP", "Stock control of a shop with pen and paper.", Partly},
		{"Server administration in a Linux environment", "Linux Windows", "Administered Windows servers.", Partly},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Assistant", "Pallet Works", 2015, 0, c.deed)}}
		for _, s := range strings.Fields(c.skills) {
			doc.Skills = append(doc.Skills, cv.SkillGroup{Keywords: []cv.Text{text(s)}})
		}
		doc.AssignIDs()
		m := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today)
		if len(m.Requirements) != 1 || m.Requirements[0].Status != c.want {
			t.Errorf("%q: %v, want %s", c.asked, m.Requirements, c.want)
		}
	}
}
