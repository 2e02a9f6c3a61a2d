package perspective_test

import (
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
