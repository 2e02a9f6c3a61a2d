package extract

import (
	"slices"
	"testing"
)

// The rest of the line behind a label that names nothing else is the title or the employer, whatever the models think of
// its words; what may hold more than that is left to them.
func TestNamedFields(t *testing.T) {
	for text, want := range map[string]string{
		"4. Company : Tern Lights pvt ltd":                               "org Tern Lights pvt ltd",
		"Title : Moorings and crane work":                                "title Moorings and crane work",
		"Designation: Net Mender":                                        "title Net Mender",
		"Employer: Tern Ltd, Fowey":                                      "",
		"Employer: Tern Ltd Dubai":                                       "",
		"Company: Tern Ltd in Fowey":                                     "",
		"Position: Fitter (2014 - 2016)":                                 "",
		"Company: Tern Ltd  Period: 2014 - 2016":                         "",
		"Title: ":                                                        "",
		"Project: Quay wall":                                             "",
		"Position: held the line of the quay wall of the old town until": "",
	} {
		b := builder{lines: []line{{segs: []segment{{text: text}}}}}
		b.lines[0].text = text
		got := ""
		for _, f := range b.namedFields() {
			got = f.Field + " " + b.lines[f.Line].text[f.From:f.To]
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// Posts below an employer that stands once, with the whole time there, are posts at it, also where a department is told
// behind the title.
func TestPostsInsideTheTimeOfABanner(t *testing.T) {
	doc, _ := Document(flow(top+"Work Experience\n\nTERN ISLAND BANK (February 2009 till March 2014)\n"+
		"Reporting Supervisor - Financial Department\nOctober 2012 - March 2014\n"+
		"- Prepared the reports of the quarter\n- Checked the ledgers\n\n"+
		"Teller, mornings only\nFebruary 2009 to July 2009\n- Took deposits of cash\n- Answered requests\n"), Options{})
	var got []string
	for _, w := range doc.Work {
		got = append(got, w.Organisation.Value)
	}
	if want := []string{"TERN ISLAND BANK", "TERN ISLAND BANK"}; !slices.Equal(got, want) {
		t.Errorf("employers %q, want %q", got, want)
	}
}
