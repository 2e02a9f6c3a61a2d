package tailor

import (
	"testing"

	"focal/internal/cv"
)

// A bullet goes before the others for what the job is chiefly about, never for a later demand, and nothing goes before the people that
// somebody leads.
func TestOnlyFirstDemandsMoveBullets(t *testing.T) {
	advert := "Rigger\n\nEssential\n- Rope splicing\n- Mast lights\n- Tide tables\n- Welding of hulls\n"
	for _, c := range []struct {
		name    string
		bullets []string
		want    string
	}{
		{"for the first demand", []string{"Painted sheds.", "Performed rope splicing."}, "Performed rope splicing."},
		{"for a later one", []string{"Painted sheds.", "Performed welding of hulls."}, "Painted sheds."},
		{"before people", []string{"Led a crew of nine.", "Performed rope splicing."}, "Led a crew of nine."},
	} {
		doc := &cv.Document{Locale: "en-GB"}
		var w cv.Engagement
		for _, b := range c.bullets {
			w.Highlights = append(w.Highlights, cv.Text{Value: b})
		}
		doc.Work = []cv.Engagement{w}
		doc.AssignIDs()
		Arrange(doc, doc.Clone(), Compare(doc, Requirements(job(advert)), today), advert, Front{}, nil)
		if got := doc.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%s: %q comes first", c.name, got)
		}
	}
}
