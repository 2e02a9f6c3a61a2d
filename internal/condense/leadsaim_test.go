package condense

import (
	"testing"

	"focal/internal/cv"
)

// Below "Objective" a plain verb opens an aim; elsewhere it tells of what is done.
func TestAimsThatOpenWithAPlainVerb(t *testing.T) {
	for text, want := range map[string]string{
		"Complete an internship from May to August in a shipyard.": "To complete an internship from May to August in a shipyard.",
		"To run a yard that builds tugs.":                          "To run a yard that builds tugs.",
		"A rigger who runs a yard that builds tugs.":               "A rigger who runs a yard that builds tugs.",
		"Yard manager with two crews of riggers.":                  "Yard manager with two crews of riggers.",
		"Experienced rigger of tall ships in Leith.":               "Experienced rigger of tall ships in Leith.",
	} {
		for heading, wanted := range map[string]string{"Objective": want, "Profile": text} {
			doc := &cv.Document{Locale: "en-GB", Source: []cv.SourceLine{{Text: heading}, {Text: text}}}
			doc.Summary = []cv.Text{{Value: text, Lines: []int{1}}}
			doc.AssignIDs()
			Profile(doc, cv.ThirdPerson, nil)
			if len(doc.Summary) != 1 || doc.Summary[0].Value != wanted {
				t.Errorf("below %q: %v, want %q", heading, doc.Summary, wanted)
			}
		}
	}
}
