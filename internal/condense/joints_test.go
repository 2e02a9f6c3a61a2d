package condense

import (
	"testing"

	"focal/internal/truth"
)

// TestJoints gives the last part of a bullet the word that joins it.
func TestJoints(t *testing.T) {
	for before, after := range map[string]string{
		"Taught knots, grades 3 to 5.":       "Taught knots in grades 3 to 5.",
		"Welded hulls, positions 3G and 4G.": "Welded hulls in positions 3G and 4G.",
		"Sewed sails, all grades.":           "Sewed sails, all grades.",
		"Built a chart to help pilots find berths that cut delays by 15%.": "Built a chart to help pilots find " +
			"berths that cut delays by 15%.",
		"Built a chart to help pilots that cut delays by 15%.": "Built a chart to help pilots that cut delays by 15%.",
		"Built a chart to help pilots find berths that increased in size.": "Built a chart to help pilots find berths that " +
			"increased in size.",
		"Made changes to the log that reduced delays by 15%.": "Made changes to the log that reduced delays by 15%.",
		"Ran events which promote safety at sea.":             "Ran events which promote safety at sea.",
	} {
		doc := bulletsOf(before)
		original := doc.Clone()
		if v := truth.Check(original, doc, Telegram(doc, nil)); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", before, v)
		}
		if got := doc.Work[0].Highlights[0].Value; got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
	}
}

// TestAmerican says "that" of one thing among others where the document is American.
func TestAmerican(t *testing.T) {
	for before, after := range map[string]string{
		"Ran events which promote safety at sea.":             "Ran events that promote safety at sea.",
		"Kept a log which is read by pilots.":                 "Kept a log that is read by pilots.",
		"Ran events which promotes safety at sea.":            "Ran events which promotes safety at sea.",
		"Moved the buoys, which pilots like.":                 "Moved the buoys, which pilots like.",
		"Kept a log in which pilots write.":                   "Kept a log in which pilots write.",
		"Rebuilt the log which saved nine hours.":             "Rebuilt the log which saved nine hours.",
		"Kept a store which may include ropes.":               "Kept a store which may include ropes.",
		"Found out which berths are free.":                    "Found out which berths are free.",
		"Said “a log which is read” and left.":                "Said “a log which is read” and left.",
		"Wrote that the log which is read by pilots is kept.": "Wrote that the log which is read by pilots is kept.",
	} {
		doc := bulletsOf(before)
		doc.Locale = "en-US"
		original := doc.Clone()
		if v := truth.Check(original, doc, Telegram(doc, nil)); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", before, v)
		}
		if got := doc.Work[0].Highlights[0].Value; got != after {
			t.Errorf("%q: got %q, want %q", before, got, after)
		}
	}
}
