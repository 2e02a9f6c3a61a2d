package perspective_test

import (
	"cmp"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/truth"
)

// What users can do with the thing of a project is nothing that was done; what was done to make it is.
func TestFunctionsOfProjects(t *testing.T) {
	over := cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}}
	for _, c := range []struct{ in, want []string }{
		{
			[]string{"Search for boats of other crews", "Add ropes to the cart"},
			[]string{"Search for boats of other crews", "Add ropes to the cart"},
		},
		{
			[]string{"Search for boats of other crews", "Add ropes to the cart", "Develop the log of the yard"},
			[]string{"Searched for boats of other crews", "Added ropes to the cart", "Developed the log of the yard"},
		},
		{[]string{"Add a log to the site", "Deploy the site"}, []string{"Added a log to the site", "Deployed the site"}},
	} {
		doc := &cv.Document{Locale: "en-GB", Projects: []cv.Project{{Dates: over}}}
		for _, s := range c.in {
			doc.Projects[0].Highlights = append(doc.Projects[0].Highlights, cv.Text{Value: s})
		}
		perspective.Over(doc, nil, truth.Over)
		for i, h := range doc.Projects[0].Highlights {
			if h.Value != c.want[i] {
				t.Errorf("%q, want %q", h.Value, c.want[i])
			}
		}
	}
}

// A text of a project that tells what its users can do with the thing, and then what that is, tells no deed.
func TestWhatProductsOffer(t *testing.T) {
	for _, c := range [][2]string{
		{"Share knots with friends of the yard. RopeMe is a site for sailors."},
		{"Connect with the crews of other boats. The site lets users trade ropes."},
		{
			"Connect the site with the payment service. Wrote the tests of the forms.",
			"Connects the site with the payment service. Wrote the tests of the forms.",
		},
		{"Maintain the site of the yard. It is used by nine crews.", "Maintains the site of the yard. It is used by nine crews."},
	} {
		before, want := c[0], cmp.Or(c[1], c[0])
		doc := &cv.Document{Locale: "en-GB", Projects: []cv.Project{{Summary: []cv.Text{{ID: "p", Value: before}}}}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if got := doc.Projects[0].Summary[0].Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}

// A row of names for work behind a preposition holds no deeds.
func TestRowsOfNamesForWork(t *testing.T) {
	for before, want := range map[string]string{
		"Own the cycle of design, build, test of the cranes.":        "Owns the cycle of design, build, test of the cranes.",
		"Keep the log of the crew, write the tables and sell ropes.": "Keeps the log of the crew, writes the tables and sells ropes.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "b", Value: before}}}}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}
