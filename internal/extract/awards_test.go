package extract

import (
	"slices"
	"testing"
)

// Lines of a list that each open with their year are entries, however much they tell; a sum of money alone belongs to the award above.
func TestAwardsWithYearsAndSums(t *testing.T) {
	doc, _ := Document(flow("**Mira Solberg-Katz**\nmira.sk@example.org\n\n# Education\nBSc Tides, University of Hull, 2009\n\n# Awards\n"+
		"2011: Harbour Travel Grant, $3,000.00\n"+
		"2010: Tidal Research Award, given jointly with Dr. Ann Lee of the coastal laboratory for the survey of the estuary, $2,000.00\n"+
		"Best Poster Prize 2006\n$250\nThe $500 Challenge 2005"), Options{})
	var got []string
	for i := range doc.Awards {
		got = append(got, doc.Awards[i].Dates.Text.Value+" "+doc.Awards[i].Title.Value)
	}
	want := []string{
		"2011 Harbour Travel Grant, $3,000.00",
		"2010 Tidal Research Award, given jointly with Dr. Ann Lee of the coastal laboratory for the survey of the estuary, $2,000.00",
		"2006 Best Poster Prize, $250",
		"2005 The $500 Challenge",
	}
	if !slices.Equal(got, want) {
		t.Errorf("awards %q, want %q", got, want)
	}
}
