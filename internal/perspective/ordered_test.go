package perspective

import (
	"testing"

	"focal/internal/cv"
)

// What somebody aims at is not told as what they do.
func TestAimsAreNotDone(t *testing.T) {
	for text, done := range map[string]string{
		"Join a team of riggers and apply what I have learnt.": "Joins a team of riggers and applies what they have learnt.",
		"Work in a yard that builds ships.":                    "Works in a yard that builds ships.",
	} {
		for heading, want := range map[string]string{"Career Objective": text, "Profile": done} {
			doc := &cv.Document{Locale: "en-GB", Source: []cv.SourceLine{{Text: heading}, {Text: text}}}
			doc.Person.Name = cv.Text{Value: "Ida Moss"}
			doc.Summary = []cv.Text{{Value: text, Lines: []int{1}}}
			doc.AssignIDs()
			Document(doc, cv.ThirdPerson, cv.They)
			if got := doc.Summary[0].Value; got != want {
				t.Errorf("below %q: %q, want %q", heading, got, want)
			}
		}
	}
}
