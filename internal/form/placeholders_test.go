package form

import (
	"testing"

	"focal/internal/cv"
)

// What stands in a template in place of a name is none; firms whose names are made of such words are.
func TestPlaceholdersGo(t *testing.T) {
	for text, want := range map[string]bool{
		"Company Name": true, "City, State": true, "[Company Name]": true,
		"Name of Company": true, "City, State, ZIP": true, "Your Company": true,
		"University Name": true, "Company name, City, State": true,
		"The Name Company": false,
		"City of Leeds":    false, "State Street": false, "Kansas City, Missouri": false, "City Academy": false, "": false,
		"Salt Lake City, State of Utah": false, "The Company": false,
	} {
		employer := cv.Text{Value: text, ID: "work[0].organisation"}
		doc := &cv.Document{Work: []cv.Engagement{{Title: cv.Text{Value: "Cook"}, Organisation: employer}}}
		notes := Leave(doc, nil)
		if gone := len(notes) == 1; gone != want || gone && doc.Work[0].Organisation.Value != "" {
			t.Errorf("%q is left out: %v, with %d notes", text, gone, len(notes))
		}
	}
}
