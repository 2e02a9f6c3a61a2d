package engine_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A declaration that all is true stands in no Flexible document, and its note quotes the file; Strict keeps the words of the file.
func TestOnlyStrictDeclares(t *testing.T) {
	const declared = "I hereby declare that all the above information is true and correct."
	e := newEngine(t)
	for _, mode := range []cv.Mode{cv.Strict, cv.Flexible} {
		result := convertText(t, e, bareCV+"\n\nDECLARATION\n"+declared+"\nPlace: Hull\n", mode)
		declares, told := false, 0
		result.Document.Walk(func(r cv.Ref) { declares = declares || strings.Contains(r.Text.Value, declared) })
		for _, n := range result.Notes {
			if n.Before == declared && n.Kind == cv.NoteLeftOut {
				told++
			}
		}
		if isStrict := mode == cv.Strict; declares != isStrict || told == 1 == isStrict {
			t.Errorf("%s: declares %v, %d notes", mode, declares, told)
		}
	}
}
