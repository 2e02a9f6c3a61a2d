package extract

import (
	"testing"
)

// A post whose head names no title is called what its text calls it; where the text names several, nothing is taken.
func TestTitleToldInText(t *testing.T) {
	head := "Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\nTern Fabrication Pvt Ltd, Fowey (May 2012 – June 2016)\n"
	for _, c := range []struct{ name, text, want string }{
		{"form", "PROJECT: Harbour gate\nROLE: Site Engineer\nChecked the works and kept the records of the yard.", "Site Engineer"},
		{"sentence", "Repairs ships.\nDesignated as Electrical Engineer (Switchgear).", "Electrical Engineer (Switchgear)"},
		{"alone", "Client: Heron Ports\nAs HVAC Engineer\nInstalled fans and dampers.", "HVAC Engineer"},
		{"several", "PROJECT: Gate\nROLE: Site Engineer\nLaid plates.\nPROJECT: Quay\nROLE: Surveyor\nMeasured the quay.", ""},
		{"opens the text", "Site Clerk: Kept the stores of the yard\nand its records for six years.", "Site Clerk"},
		{"opens the text, dash", "Intern – Assisted the surveyors of the harbour.", "Intern"},
		{"role told", "Role: As the Harbour Systems Manager, I report to the board of the port.", "Harbour Systems Manager"},
		{"unknown doer", "Hull Polisher\n- Polished the hulls of ferries.\n- Kept the wax in order.", "Hull Polisher"},
		{"label", "Scope: Kept the stores of the yard and its records.", ""},
		{"sentence with a dash", "Helped the master of the yard – kept the stores and the books.", ""},
		{"none", "Kept the records of the yard and of its stores.", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(head+c.text), Options{})
			if len(doc.Work) != 1 {
				t.Fatalf("posts %v", doc.Work)
			}
			if got := doc.Work[0].Title.Value; got != c.want {
				t.Errorf("title %q, want %q", got, c.want)
			}
		})
	}
}

// What a sentence says of somebody else, or of an absence, is no title.
func TestTitlesOfOthers(t *testing.T) {
	for _, text := range []string{
		"- Reported to Tom Hill, who was appointed as Managing Director in June 2020.",
		"- Managed two engineers employed as Software Developers in York.",
		"- As Project Manager was absent, kept the plan.",
	} {
		const head = "Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\nTern Shipping Ltd, Hull\tJan 2014 - Mar 2016\n"
		doc, _ := Document(flow(head+text), Options{})
		if len(doc.Work) != 1 || !doc.Work[0].Title.IsZero() {
			t.Errorf("%q: posts %v", text, posts(doc.Work))
		}
	}
}

// A post with one date is today's only where a label says so, and a line that names both ends of a period is not overruled.
func TestNoPresentOrEndFromElsewhere(t *testing.T) {
	for text, want := range map[string]string{
		"Current Accounts Clerk, Tern Bank Ltd\t2014\n- Kept the books of forty firms":            "2014..2014",
		"2012 - 2014\tMate, Tern Shipping Ltd\n2019\tReed Medal for the watch\n- Stood the watch": "2012..2014",
	} {
		doc, _ := Document(flow("Anna Reed\nanna@reed.example\n\nWORK EXPERIENCE\n\n"+text), Options{})
		if len(doc.Work) == 0 || period(doc.Work[0].Dates) != want {
			t.Errorf("%q: posts %v", text, posts(doc.Work))
		}
	}
}

func TestCertificatesAsForms(t *testing.T) {
	doc, _ := Document(flow(owner+"# Certifications\nCourse: Tide safety\nInstitution: Elm Academy\nDate: June 2018\nCourse: Lock watch\n"+
		"Institution: Moss School\nDate: May 2019"), Options{})
	if len(doc.Certificates) != 2 || doc.Certificates[0].Name.Value != "Tide safety" || doc.Certificates[1].Issuer.Value != "Moss School" {
		t.Errorf("certificates %v", doc.Certificates)
	}
}
