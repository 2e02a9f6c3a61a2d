package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A paragraph of the head whose lines were read as details is the profile; rows and addresses stay details.
func TestProfileAmongDetails(t *testing.T) {
	for _, c := range []struct{ name, details, summary, left, profile string }{
		{
			"a paragraph",
			"Seasoned rigger with a strong background in|lifting and slinging of loads for yards|that want cranes back in time.", "", "",
			"Seasoned rigger with a strong background in lifting and slinging of loads for yards that want cranes back in time.",
		},
		{
			"its beginning",
			"Seasoned rigger with a strong background in|lifting and slinging of loads for all yards, and with a taste", "for the sea.", "",
			"Seasoned rigger with a strong background in lifting and slinging of loads for all yards, and with a taste for the sea.",
		},

		{
			"an address", "Elm Cottage, 4th cross street|near the temple, opposite to the bank|Hull", "",
			"Elm Cottage, 4th cross street|near the temple, opposite to the bank|Hull", "",
		},
		{"lines of their own", "Own car and van|Ready to move|Non-smoker", "", "Own car and van|Ready to move|Non-smoker", ""},
		{
			"one line", "Seasoned rigger with a strong background in the lifting and the slinging of loads", "",
			"Seasoned rigger with a strong background in the lifting and the slinging of loads", "",
		},
	} {
		b := &builder{doc: &cv.Document{}}
		n := 0
		for _, v := range strings.Split(c.details, "|") {
			b.doc.Person.Details = append(b.doc.Person.Details, cv.Detail{Value: cv.Text{Value: v, Lines: []int{n}}})
			n++
		}
		if c.summary != "" {
			b.doc.Summary = []cv.Text{{Value: c.summary, Lines: []int{n}}}
		}
		b.profileAmongDetails()
		var left, profile []string
		for _, d := range b.doc.Person.Details {
			left = append(left, d.Value.Value)
		}
		for _, s := range b.doc.Summary {
			profile = append(profile, s.Value)
		}
		if strings.Join(left, "|") != c.left || strings.Join(profile, "|") != c.profile {
			t.Errorf("%s: details %q, profile %q", c.name, left, profile)
		}
	}
}
