package extract

import (
	"strings"
	"testing"
)

// The numbers of registers are no address, a label names what stands behind it only, and
// a town with half a postcode is one wherever it lies.
func TestAddressesAmongOtherFacts(t *testing.T) {
	for head, want := range map[string]string{
		"Nurse | NMC 10I0000E\nFlat 6, 22 Seabraes Court, Dundee DD1 · mira.sk@example.org": "Flat 6, 22 Seabraes Court, Dundee DD1",
		"Tel: 020 7946 0018 Email: mira.sk@example.org Ludlow, Shropshire":                  "Ludlow, Shropshire",
		"42 Main Street\n258348 Anytown\nmira.sk@example.org":                               "42 Main Street, 258348 Anytown",
	} {
		doc, _ := Document(flow("**Mira Solberg-Katz**\n"+head+"\n\n# Skills\nWelding"), Options{})
		if got := doc.Person.Location.Value; got != want {
			t.Errorf("%q: %q, want %q (details %v)", head, got, want, doc.Person.Details)
		}
	}
	doc, _ := Document(flow("**Mira Solberg-Katz**\nFrench B2 | 020 7946 0018 | mira.sk@example.org\n\n# Skills\nWelding"), Options{})
	if !doc.Person.Location.IsZero() {
		t.Errorf("a level of a language became the address: %q", doc.Person.Location.Value)
	}
}

// Headings may say more than their subject.
func TestHeadingsThatSayMore(t *testing.T) {
	doc, _ := Document(flow(top+"**WORKING EXPERIENCE WITH DATES**\n**Ashfield Cocoa Company**\nAccounts Officer: August 2016 – Date\n- Paid farmers\n\n**SCHOOLS ATTENDED WITH DATES**\nUniversity of Hull – BSc Administration (Second Class Upper), Accounting – 2011-2015\n\n**PROFESSIONAL CERTIFICATES OBTAINED**\nInstitute of Chartered Accountants, Part II (2018)\n\n**LANGUAGES SPOKEN**\nEnglish, Urdu and Punjabi (fluent)"), Options{})
	if len(doc.Work) != 1 || doc.Work[0].Organisation.Value != "Ashfield Cocoa Company" || len(doc.Education) != 1 || doc.Education[0].Score.Value != "Second Class Upper" {
		t.Errorf("work %v, education %v", posts(doc.Work), schools(doc.Education))
	}
	if len(doc.Certificates) != 1 || doc.Certificates[0].Issuer.Value == "Part II" {
		t.Errorf("certificates %v", doc.Certificates)
	}
	if got := spoken(doc.Languages); !strings.Contains(got, "Urdu") || !strings.Contains(got, "Punjabi") || strings.Contains(got, "and ") {
		t.Errorf("languages %q", got)
	}
}

// The number of a grade is no day and no month of the date behind it.
func TestGradesBeforeDates(t *testing.T) {
	doc, _ := Document(flow(top+"# Career\n**Charge Nurse, Minor Injuries**\nSelby Infirmary, Selby\nBand 7. February 2020 to date\n- Saw thirty people"), Options{})
	if len(doc.Work) != 1 || period(doc.Work[0].Dates) != "2020-02..now" || doc.Work[0].Summary[0].Value != "Band 7." {
		t.Errorf("%v %+v", posts(doc.Work), doc.Work)
	}
}

// Languages with their levels are languages of their own, subjects in brackets are subjects.
func TestMixedSections(t *testing.T) {
	doc, _ := Document(flow(top+"# Languages\nFrench: mother tongue; English: B1\n\n# Education\nPGCE (Geography), University of Hull, 2007 – 2008"), Options{})
	if len(doc.Languages) != 2 || len(doc.Additional) > 0 {
		t.Errorf("languages %v, kept %v", doc.Languages, doc.Additional)
	}
	if got := schools(doc.Education); len(got) != 1 || !strings.HasPrefix(got[0], "PGCE | Geography | ") {
		t.Errorf("education %v", got)
	}
}

// A table of credits names the production beside the post.
func TestCredits(t *testing.T) {
	doc, _ := Document(flow(top+"# Selected Credits\n**Year**\t**Position**\t**Title**\t**Production company**\n2024\tProduction Designer\t\"Salt\" (feature)\tClydeside Films\n2022–23\tArt Director\t\"The Late Ferry\" (series)\tGull Rock TV"), Options{})
	if len(doc.Work) != 2 || doc.Work[0].Organisation.Value != "Clydeside Films" || doc.Work[1].Title.Value != "Art Director" || period(doc.Work[1].Dates) != "2022..2023" || len(doc.Additional) > 0 {
		t.Errorf("%v, kept %v", posts(doc.Work), doc.Additional)
	}
}

// A date in brackets that the width of a column pushed to the next line stays with its name.
func TestDatesUnderNarrowNames(t *testing.T) {
	doc, _ := Document(drawn(column{page: 1, left: 50, right: 200, text: "@ Mira Solberg-Katz\nmira.sk@example.org\n## Certificates\nRigging and working at height\n(2022)\nPAT testing"}), Options{})
	for _, c := range doc.Certificates {
		if !c.Issuer.IsZero() {
			t.Errorf("%q was taken for an issuer", c.Issuer.Value)
		}
	}
}
