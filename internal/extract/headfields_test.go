package extract

import (
	"slices"
	"strings"
	"testing"
)

func TestHeadFields(t *testing.T) {
	for text, want := range map[string][]string{
		"Gender : Male Nationality : British Marital Status: Single": {"Gender : Male", "Nationality : British", "Marital Status: Single"},
		"NAME- Robin Moss Mobile No-07700 900123":                    {"NAME- Robin Moss", "Mobile No-07700 900123"},
		"Gender : Male Nationality":                                  {"Gender : Male", "Nationality"}, // its value is on the next line
		"4 Quay Row, Elmford. Email: robin.moss@example.org":         {"4 Quay Row, Elmford.", "Email: robin.moss@example.org"},
		"Bank name: Quay Bank":                                       {"Bank name: Quay Bank"},
		"Passport No: J1234567 [Expiry Date: 2030]":                  {"Passport No: J1234567 [Expiry Date: 2030]"},
		"Hobbies: chess, travel":                                     {"Hobbies: chess, travel"},
		"E-mail: robin.moss@example.org":                             {"E-mail: robin.moss@example.org"},
		"Website: https://moss.example.org":                          {"Website: https://moss.example.org"},
		"Robin Moss":                                                 {"Robin Moss"},
	} {
		if got := headFields(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}

func TestLabelled(t *testing.T) {
	for text, want := range map[string]string{
		"Passport No – J1234567": "fact|Passport No|J1234567", "Mobile No- 07700 900123": "phone|Mobile No|07700 900123",
		"Nationality:- British": "nationality|Nationality|British", "Home - based": "", "Robin - Moss": "", "Sex": "",
		"Location-based services developer": "", "Email-marketing campaigns": "", "Mobile No-07700 900123": "phone|Mobile No|07700 900123",
		"Nationality-Indian": "nationality|Nationality|Indian",
	} {
		kind, label, rest, ok := labelled(text)
		if got := strings.Trim(kind+"|"+label+"|"+rest, "|"); ok != (want != "") || ok && got != want {
			t.Errorf("%q: %q %v", text, got, ok)
		}
	}
}

// A form over two lines and in torn cells: each value keeps its own label, labels without a value and what other
// sections hold are not printed, a number is told once.
func TestPersonalForm(t *testing.T) {
	doc, _ := Document(flow(`
**Robin Moss**
robin.moss@example.org
Mobile: 7700900123

# Work Experience
Rigger, Northmoor Marine Ltd	2016 – 2019
- Inspected 40 cranes a year

# Personal Details
Father's Name	:	Mr.	Ash Moss
Gender	: Male Nationality	: British Marital Status : Single
Mobile No	:	+44 7700900123
Hobbies: Chess, Rowing
Post Applied
Date of Birth : 1 May 1990
`), Options{})
	var rows []string
	for _, d := range doc.Person.Details {
		rows = append(rows, d.Label.Value+"="+d.Value.Value)
	}
	want := "Father's Name=Mr. Ash Moss; Gender=Male; Nationality=British; Marital Status=Single; Date of Birth=1 May 1990"
	if got := strings.Join(rows, "; "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if doc.Person.Phone.Value != "+44 7700900123" {
		t.Errorf("phone %q", doc.Person.Phone.Value)
	}
	if len(doc.Interests) != 2 {
		t.Errorf("interests %v", doc.Interests)
	}
	if got := closedNumber("( 91-7700900123"); strings.TrimSpace(got) != "91-7700900123" {
		t.Errorf("number %q", got)
	}
}

// The legal form behind the name of a firm is part of it.
func TestLegalFormBelongsToTheEmployer(t *testing.T) {
	for line, want := range map[string]string{
		"Tally Clerk\nNorth Star Traders L.L.C December 2nd, 2009 - March 7th, 2013": "North Star Traders L.L.C",
		"Tally Clerk, Gull Ferries, Inc., Leith, 2011 - 2013":                        "Gull Ferries, Inc.",
		"Tally Clerk, Gull Ferries, Leith, 2011 - 2013":                              "Gull Ferries",
	} {
		doc, _ := Document(flow("**Robin Moss**\nrobin.moss@example.org\n\n# Work Experience\n"+line+"\n- Counted the crates"), Options{})
		if len(doc.Work) != 1 || doc.Work[0].Organisation.Value != want {
			t.Errorf("%q: %+v", line, doc.Work)
		}
	}
}
