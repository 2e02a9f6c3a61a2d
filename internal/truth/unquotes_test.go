package truth

import "testing"

// The marks around a whole text may go; those around a part of it may not, nor may the text change.
func TestUnquotes(t *testing.T) {
	for _, c := range []struct {
		before, after string
		want          bool
	}{
		{`"I want to weld."`, "I want to weld.", true},
		{"“I want to weld”.", "I want to weld.", true},
		{`She said "weld".`, "She said weld.", false},
		{`"Weld" and "rig"`, "Weld and rig", false},
		{`"I want to weld."`, `I want to "weld".`, false},
	} {
		if got := unquotes(c.before, c.after); got != c.want {
			t.Errorf("%s -> %s: %v", c.before, c.after, got)
		}
	}
}
