package truth

import (
	"testing"

	"focal/internal/cv"
)

// A post without dates that the CV tells in the past is over, as the stages before took it.
func TestUndatedPostsToldInThePast(t *testing.T) {
	for name, c := range map[string]struct {
		bullets []string
		want    time
	}{
		"two in the past":          {[]string{"Trained six crews.", "Provided ropes for both yards.", "Ensure all masts are dry."}, over},
		"one in the past":          {[]string{"Trained six crews of riggers.", "Ensure all masts are dry."}, now},
		"as many in the present":   {[]string{"Trained six crews.", "Kept the store.", "Leads the yard.", "Plans the shifts."}, now},
		"more without a person":    {[]string{"Trained a crew.", "Kept a store.", "Plan shifts.", "Run a yard.", "Am first aider."}, now},
		"one that says it goes on": {[]string{"Trained six crews.", "Kept the store dry.", "Currently lead the refit."}, now},
		"an adverb before the one": {[]string{"Quickly trained six crews.", "Kept the store dry.", "Ensure all masts are dry."}, over},
	} {
		d := &cv.Document{Work: []cv.Engagement{{}}}
		for _, b := range c.bullets {
			d.Work[0].Highlights = append(d.Work[0].Highlights, cv.Text{Value: b})
		}
		d.AssignIDs()
		if got := timesOf(d)[d.Work[0].Highlights[len(c.bullets)-1].ID]; got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
