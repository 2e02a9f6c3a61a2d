package headings

import "testing"

// A paper that is under way must not stand among those that are out.
func TestUnpublished(t *testing.T) {
	for heading, want := range map[string]bool{
		"Works in Progress": true, "PUBLICATIONS IN PREPARATION": true, "Under Review": true,
		"Unpublished Papers": true, "Manuscripts submitted": true,
		"Publications": false, "Peer-Reviewed Articles": false, "Book Reviews": false, "Publications and Works in Progress": false,
		"Invited Talks": false, "Papers & Works in Progress": false,
	} {
		if got := Unpublished(heading); got != want {
			t.Errorf("%q: %v, want %v", heading, got, want)
		}
	}
}
