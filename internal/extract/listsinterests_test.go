package extract

import (
	"testing"

	"focal/internal/cv"
)

// The list beside "Hobbies" in a form is no headline, which nobody would look for there.
func TestListsInterests(t *testing.T) {
	for line, want := range map[string]bool{
		"Hobbies\tRowing, painting": true, "Interests\tRowing": true, "Hobbies": false, "Position\tPainter": false, "Painter": false,
	} {
		b := &builder{doc: &cv.Document{Source: []cv.SourceLine{{Text: line}}}}
		if got := b.listsInterests(0); got != want {
			t.Errorf("%q: %v", line, got)
		}
		if b.listsInterests(1) || b.listsInterests(-1) {
			t.Error("a line that the file does not have")
		}
	}
}
