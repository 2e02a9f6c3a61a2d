package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestProjectForms(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{
			"Title : Tide gauge\nDuration : Two months\nTeam Size : Four\nDescription : Measures the tide.\nTitle : Rope " +
				"tester\nRole : Designer",
			"Tide gauge|Measures the tide.|Duration: Two months|Team Size: Four || Rope tester (Designer)",
		},
		{
			"Organisation: Elm Ferries\nProject: Tide gauge\nDuration: 2 months\nOrganisation: Oak Marine\nDuration: 3 months",
			"Tide gauge, Elm Ferries|Duration: 2 months || Oak Marine|Duration: 3 months",
		},
		{
			"Elm Bridge\nRole: Foreman\nDuration: Jan 2015 to May 2016\nOak Weir\nRole: Rigger",
			"Elm Bridge (Foreman) Jan 2015 – May 2016 || Oak Weir (Rigger)",
		},
		{"Tide gauge: measures the tide\n- built from scrap", ""}, // no form
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		lines, _, _ := flatten(flow(c.text))
		var got []string
		for _, p := range b.projectForms(paragraphs(lines)) {
			s := p.Name.Value
			if !p.Organisation.IsZero() {
				s += ", " + p.Organisation.Value
			}
			if !p.Role.IsZero() {
				s += " (" + p.Role.Value + ")"
			}
			if !p.Dates.IsZero() {
				s += " " + p.Dates.Display()
			}
			for _, t := range append(append([]cv.Text{}, p.Summary...), p.Highlights...) {
				s += "|" + t.Value
			}
			got = append(got, s)
		}
		if s := strings.Join(got, " || "); s != c.want {
			t.Errorf("%q:\n%q, want\n%q", c.text, s, c.want)
		}
	}
}
