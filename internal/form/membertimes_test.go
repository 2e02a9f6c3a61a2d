package form

import (
	"testing"

	"focal/internal/cv"
)

func TestTimesOfMemberships(t *testing.T) {
	for is, want := range map[string]string{
		"Moss Gatherers, Member, 01/2011 - Present":  "Moss Gatherers, Member, Jan 2011 – Present",
		"Moss Gatherers, Member, 2011 - 2012":        "Moss Gatherers, Member, 2011 – 2012",
		"Moss Gatherers, Member (lapsed 2017)":       "Moss Gatherers, Member (lapsed 2017)",
		"Moss Gatherers, Member since 05/2011":       "Moss Gatherers, Member since 05/2011",
		"Moss Gatherers, winner of 2011":             "Moss Gatherers, winner of 2011",
		"Moss Gatherers":                             "Moss Gatherers",
		"Moss Gatherers, renewed 2011, Fellow, 2012": "Moss Gatherers, renewed 2011, Fellow, 2012",
	} {
		doc := cv.Document{Memberships: []cv.Text{text(is, 0)}}
		f := former{doc: &doc}
		f.memberships()
		if got := doc.Memberships[0].Value; got != want {
			t.Errorf("%s: %q, want %q", is, got, want)
		}
	}
}
