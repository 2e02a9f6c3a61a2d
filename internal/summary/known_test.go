package summary

import (
	"testing"

	"focal/internal/cv"
)

// What people are called is told in small letters, but for names; a title may hold a hyphen alone.
func TestCalling(t *testing.T) {
	for title, want := range map[string]string{
		"Senior Rigger": "rigger", "Rope Analyst": "rope analyst", "Rigger - Lead": "rigger - lead", "- Rigger": "- rigger",
		"Rigger, Leith": "", "Head Rigger": "",
	} {
		if got := calling(cv.Text{Value: title}); got != want {
			t.Errorf("%q: %q, want %q", title, got, want)
		}
	}
}
