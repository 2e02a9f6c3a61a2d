package proofread

import (
	"testing"

	"focal/internal/cv"
)

// A stop alone behind the last one of a text goes; names with capitals that look like a slip stay.
func TestTextsAreMendedAsWhole(t *testing.T) {
	for before, want := range map[string]string{
		"Kept the log of the harbour. .":              "Kept the log of the harbour.",
		"Kept the log of the harbour. . .":            "Kept the log of the harbour. . .",
		"Met Anna Laison and Peter Moss at the yard.": "Met Anna Laison and Peter Moss at the yard.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "b", Value: before}}}}}
		New(Config{}).Document(doc, Options{})
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}
