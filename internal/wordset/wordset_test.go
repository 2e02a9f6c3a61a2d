package wordset

import (
	"maps"
	"testing"
)

func TestOf(t *testing.T) {
	for _, c := range []struct {
		list string
		want map[string]bool
	}{
		{"", map[string]bool{}},
		{"of the", map[string]bool{"of": true, "the": true}},
		{" of\n\tthe of ", map[string]bool{"of": true, "the": true}},
	} {
		if got := Of(c.list); !maps.Equal(got, c.want) {
			t.Errorf("%q: %v", c.list, got)
		}
	}
	if got := From([]string{"sign language", "Welsh"}); !got["sign language"] || got["sign"] {
		t.Errorf("phrases: %v", got)
	}
}
