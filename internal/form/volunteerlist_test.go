package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestVolunteerList(t *testing.T) {
	torn := []cv.Engagement{
		{Organisation: text("Moss Relief", 1), Title: text("Consultant", 1), Highlights: []cv.Text{text("Elm Corps", 2)}},
		{Title: text("Coordinator", 3), Organisation: text("Oak Kitchen", 3)},
	}
	for _, c := range []struct{ list, want string }{
		{
			"Moss Relief | Consultant;Elm Corps | International Volunteer: hygiene, wells;Oak Kitchen | Coordinator",
			"Consultant at Moss Relief;International Volunteer at Elm Corps (hygiene, wells);Coordinator at Oak Kitchen",
		},
		{
			"Moss Relief | Consultant;Elm Corps;Oak Kitchen | Coordinator",
			"Consultant at Moss Relief (Elm Corps);Coordinator at Oak Kitchen",
		},
		{"Moss | Elm | Oak;Ash | Fir;Yew | Box", "Consultant at Moss Relief (Elm Corps);Coordinator at Oak Kitchen"},
		{
			"Consultant | Moss Relief;Usher | Elm Corps;Coordinator | Oak Kitchen",
			"Consultant at Moss Relief;Usher at Elm Corps;Coordinator at Oak Kitchen",
		},
		{
			"Elder | Moss Society;Elm Corps | Coordinator;Oak Kitchen | Consultant",
			"Consultant at Moss Relief (Elm Corps);Coordinator at Oak Kitchen",
		},
		{"Consultant | Moss Relief;Elm Corps | Coordinator;Oak | Ash", "Consultant at Moss Relief (Elm Corps);Coordinator at Oak Kitchen"},
	} {
		doc := cv.Document{Source: []cv.SourceLine{{Text: "VOLUNTEER EXPERIENCE", As: cv.LineHeading}}}
		for _, l := range strings.Split(c.list, ";") {
			doc.Source = append(doc.Source, cv.SourceLine{Text: l})
		}
		for _, e := range torn {
			e.Highlights = append([]cv.Text{}, e.Highlights...)
			doc.Volunteering = append(doc.Volunteering, e)
		}
		f := former{doc: &doc}
		f.volunteerList()
		var got []string
		for _, e := range doc.Volunteering {
			s := e.Title.Value + " at " + e.Organisation.Value
			for _, h := range e.Highlights {
				s += " (" + h.Value + ")"
			}
			got = append(got, s)
		}
		if s := strings.Join(got, ";"); s != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.list, s, c.want)
		}
	}
}
