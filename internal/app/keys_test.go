package app

import (
	"io/fs"
	"testing"
)

func TestAssurance_61_WhoMayReadTheKeys(t *testing.T) {
	for _, c := range []struct {
		name              string
		mode              fs.FileMode
		ofRoot, weAreRoot bool
		open              bool
	}{
		{"the owner alone", 0o600, false, false, false},
		{"our group", 0o640, false, false, true},
		{"everybody", 0o604, false, false, true},
		{"root's, through our group", 0o440, true, false, false},
		{"root's, and the group may write", 0o460, true, false, true},
		{"root's, and everybody may read", 0o444, true, false, true},
		{"root's, we are root", 0o440, true, true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := tooOpen(c.mode, c.ofRoot, c.weAreRoot); got != c.open {
				t.Errorf("too open: %v, want %v", got, c.open)
			}
		})
	}
}
