package perspective

import (
	"testing"

	"focal/internal/cv"
)

// A word before a comma opens a row of verbs where those behind it are verbs for certain, among bullets that open with verbs.
func TestRowsOfVerbsOpenBullets(t *testing.T) {
	for before, want := range map[string]string{
		"Interview, register and enroll newly hired riggers.": "Interviewed, registered and enrolled newly hired riggers.",
		"Process, review, and approve the claims of owners.":  "Processed, reviewed, and approved the claims of owners.",
		"Market, credit and liquidity risk reports.":          "Market, credit and liquidity risk reports.",
		"Sail, mast and rig repair for the boats.":            "Sail, mast and rig repair for the boats.",
		"Staff, budget and maintain records of the yard.":     "Staff, budget and maintain records of the yard.",
	} {
		doc := &cv.Document{Locale: "en-US", Work: []cv.Engagement{{
			Dates: cv.DateRange{Start: cv.Date{Year: 2011}, End: cv.Date{Year: 2014}},
			Highlights: []cv.Text{
				{Value: "Coordinated the daily tasks of the crew.", ID: "a"},
				{Value: before, ID: "b"},
				{Value: "Evaluated the tide tables.", ID: "c"},
			},
		}}}
		Over(doc, nil, nil)
		if got := doc.Work[0].Highlights[1].Value; got != want {
			t.Errorf("%q became %q, want %q", before, got, want)
		}
	}
}
