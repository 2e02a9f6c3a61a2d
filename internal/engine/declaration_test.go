package engine_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A declaration that all is true stands in no document, in whichever person and mode, and its note quotes the file.
func TestNoDocumentDeclares(t *testing.T) {
	const declared = "I hereby declare that all the above information is true and correct."
	e := newEngine(t)
	for _, mode := range []cv.Mode{cv.Strict, cv.Flexible} {
		result := convertText(t, e, bareCV+"\n\nDECLARATION\n"+declared+"\nPlace: Hull\n", mode)
		result.Document.Walk(func(r cv.Ref) {
			if strings.Contains(strings.ToLower(r.Text.Value), "declar") {
				t.Errorf("%s: the document declares: %s", mode, r.Text.Value)
			}
		})
		told := 0
		for _, n := range result.Notes {
			if n.Before == declared && n.Kind == cv.NoteLeftOut {
				told++
			}
		}
		if told != 1 {
			t.Errorf("%s: %d notes of the declaration", mode, told)
		}
	}
}
