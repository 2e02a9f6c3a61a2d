package cv

import "testing"

// A change stays the same one when a later stage mends it, whatever its kind.
func TestMendedKey(t *testing.T) {
	for _, kind := range []NoteKind{NoteWording, NoteGrammar, NoteSummary, NoteHidden} {
		n := Note{Kind: kind, Field: "work[0].highlights[0]", Before: "Keep/mend ropes", After: "Kept/mend ropes"}
		once := n.Mended("Kept/mended ropes")
		twice := once.Mended("Kept/mended the ropes")
		if once.Key() != n.Key() || twice.Key() != n.Key() || twice.Made != n.After {
			t.Errorf("%s: another key: %+v", kind, twice)
		}
	}
	if a, b := (Note{Kind: NoteWording, Field: "a", After: "x"}), (Note{Kind: NoteWording, Field: "a", After: "y"}); a.Key() == b.Key() {
		t.Error("two wordings share a key")
	}
}
