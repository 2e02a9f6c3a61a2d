package condense

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A gerund that is part of a noun is no deed.
func TestGerundsOfNouns(t *testing.T) {
	for before, want := range map[string]string{
		"Teaching experience up to class 8 in the village school.":  "Teaching",
		"Managing director of the harbour works.":                   "Served as managing director",
		"Teaching 30 children the craft of knots.":                  "Taught 30 children",
		"Teaching assistant for two courses on tides and moorings.": "Teaching assistant",
		"Managing partner relations with the harbour bank.":         "Managed partner relations",
		"Managing weather stations and the log.":                    "Managed weather stations",
		"Leading global rope services company in Leith":             "Leading global",
		"Leading rope and cable manufacturer":                       "Leading rope",
		"Leading the rope manufacturer through a merger.":           "Led the rope",
		"Emerging Sailors Autumn 2007":                              "Emerging",
		"Supervising staff of the yard.":                            "Supervised staff",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Title: cv.Text{Value: "Teacher"}, Dates: cv.DateRange{End: cv.Date{Year: 2014}},
			Highlights: []cv.Text{{ID: "work[0].highlights[0]", Value: before}},
		}}}
		Statements(doc, cv.ThirdPerson, nil)
		if got := doc.Work[0].Highlights[0].Value; !strings.HasPrefix(got, want) {
			t.Errorf("%q: %q", before, got)
		}
	}
}
