package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/truth"
)

// A list in lower case among others is told like them; the rest of a line that was wrapped is none of its bullets.
func TestListsInLowerCase(t *testing.T) {
	for _, c := range []struct{ list, want []string }{
		{
			[]string{"keep the logs of the yard", "check the buoys", "train two crews"},
			[]string{"kept the logs of the yard", "checked the buoys", "trained two crews"},
		},
		{
			[]string{"Kept the logs of the yard and helped to", "increase the catch", "Checked the buoys"},
			[]string{"Kept the logs of the yard and helped to", "increase the catch", "Checked the buoys"},
		},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Title: cv.Text{Value: "Rigger"}, Dates: cv.DateRange{Start: cv.Date{Year: 2014}, End: cv.Date{Year: 2019}},
		}, {
			Title:      cv.Text{Value: "Fitter"},
			Highlights: []cv.Text{{Value: "Mended the pumps of the yard."}, {Value: "Ran the shop."}, {Value: "Led a crew."}},
		}}}
		for _, s := range c.list {
			doc.Work[0].Highlights = append(doc.Work[0].Highlights, cv.Text{Value: s})
		}
		doc.AssignIDs()
		perspective.Over(doc, nil, truth.Over)
		for i, want := range c.want {
			if got := doc.Work[0].Highlights[i].Value; got != want {
				t.Errorf("%q, want %q", got, want)
			}
		}
	}
}
