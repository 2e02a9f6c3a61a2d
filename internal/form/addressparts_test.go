package form

import (
	"testing"

	"focal/internal/cv"
)

// Answers and a day are no part of an address; a town alone is where the person lives.
func TestAddressParts(t *testing.T) {
	for _, c := range []struct{ address, detail, want, left string }{
		{"Male, 27 years, Mumbai", "", "Mumbai", "Male, 27 years"},
		{"Male/Single, A-71 Elm Road, Hull", "", "A-71 Elm Road, Hull", "Male/Single"},
		{"13/02/2002 - Leeds", "", "Leeds", "13/02/2002"},
		{"Leeds 15/05/2001", "", "Leeds", "15/05/2001"},
		{"", "Assiut, Egypt", "Assiut, Egypt", ""},

		{"Single Street 4, Hull", "", "Single Street 4, Hull", ""},
		{"24 Elm Road, Hull", "", "24 Elm Road, Hull", ""},
		{"Hull", "Leeds", "Hull", "Leeds"},
		{"", "Own car and van", "", "Own car and van"},
		{"", "Married", "", "Married"},
		{"", "Indian, Male", "", "Indian, Male"},
	} {
		f := file("a", "b")
		p := &f.doc.Person
		if c.address != "" {
			p.Location = placeOf(text(c.address, 0))
		}
		if c.detail != "" {
			p.Details = []cv.Detail{{Value: text(c.detail, 1)}}
		}
		f.lives()
		left := ""
		for _, d := range p.Details {
			left += d.Value.Value
		}
		if p.Location.Value != c.want || left != c.left {
			t.Errorf("%q %q: %q and %q, want %q and %q", c.address, c.detail, p.Location.Value, left, c.want, c.left)
		}
	}
}
