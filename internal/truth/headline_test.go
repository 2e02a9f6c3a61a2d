package truth

import (
	"testing"

	"focal/internal/cv"
)

// TestHeadlineOfTwoPosts: titles that stand under the name, of the last post and of one that ended little before it.
func TestHeadlineOfTwoPosts(t *testing.T) {
	original := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{
		{Title: cv.Text{Value: "Harbour Pilot"}, Dates: cv.DateRange{Start: cv.Date{Year: 2020}, End: cv.Date{Year: 2024}}},
		{Title: cv.Text{Value: "Sail Instructor"}, Dates: cv.DateRange{Start: cv.Date{Year: 2019}, End: cv.Date{Year: 2022}}},
		{Title: cv.Text{Value: "Rope Maker"}, Dates: cv.DateRange{Start: cv.Date{Year: 2010}, End: cv.Date{Year: 2014}}},
	}}
	original.AssignIDs()
	for headline, want := range map[string]bool{
		"Harbour Pilot":                   true,
		"Harbour Pilot / Sail Instructor": true,
		"Sail Instructor":                 false,
		"Sail Instructor / Harbour Pilot": false,
		"Harbour Pilot / Rope Maker":      false,
		"Harbour Pilot / Dock Master":     false,
	} {
		output := original.Clone()
		output.Person.Label = cv.Text{ID: "person.label[written]", Value: headline}
		if got := len(Check(original, output, nil)) == 0; got != want {
			t.Errorf("%q passes: %v", headline, got)
		}
	}
}
