package condense

import (
	"testing"

	"focal/internal/truth"
)

// Common words in capitals inside of a sentence get its letters; names and what may be one stay.
func TestWordsInCapitalsInsideOfSentences(t *testing.T) {
	for before, after := range map[string]string{
		"Operated and repaired DIESEL GENERATORS of both ferries.":  "Operated and repaired diesel generators of both ferries.",
		"MAINTAINED all lamps of the quay.":                         "Maintained all lamps of the quay.",
		"MAINTAINED ALL RECORDS of the quay and its lamps.":         "Maintained all records of the quay and its lamps.",
		"PAINTING: Prepared the hulls and masts.":                   "Painting: Prepared the hulls and masts.",
		"Took part in a QUALITY CIRCLE of the yard.":                "Took part in a quality circle of the yard.",
		"Took part in QUALITY CIRCLE of the yard.":                  "Took part in Quality Circle of the yard.",
		"Maintenance of DIESEL GENERATORS of both ferries.":         "Maintenance of diesel generators of both ferries.",
		"Passed the test with DISTINCTION in the spring.":           "Passed the test with Distinction in the spring.",
		"Moored ferries and ran the ENGINE of each, with an engine": "Moored ferries and ran the engine of each, with an engine",
		// Names, abbreviations and what may be part of one stay.
		"Ran a CNC LATHE Machine and a press.":           "",
		"Ran the LEGACY Fellowship for two years.":       "",
		"Trained for the \"SPOTLIGHT\" award twice.":     "",
		"Wrote the manual of the (HARBOUR LIGHTS) line.": "",
		"Worked on SPARK and ORACLE jobs for the yard.":  "",
		"Kept lamps in the KRELLO HARBOUR of the town.":  "",
		"Guided ferries by SMART and LEAD methods.":      "",
		"Set up the ENGINE of each ferry at dawn.":       "",
		"Sold ropes in DUBAI and in INDIA for years.":    "",
		"Kept the OFFICE-365 rooms of the yard.":         "",
		"Tested IEC STANDARD lamps of the quay":          "",
	} {
		doc := bulletsOf(before)
		original := doc.Clone()
		notes := Quiet(doc, nil)
		want := after
		if want == "" {
			want = before
		}
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q\n got %q\nwant %q", before, got, want)
		}
		if reverted := truth.Enforce(original, doc, notes); len(reverted) > 0 {
			t.Errorf("%q: taken back: %v", before, reverted)
		}
	}
}
