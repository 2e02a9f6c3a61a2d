package lexicon

import "testing"

// FuzzWord looks any text up in every way there is.
func FuzzWord(f *testing.F) {
	f.Add("colour")
	f.Add("İ\xff-'s")
	f.Fuzz(func(t *testing.T, word string) {
		if len(word) > 60 {
			return
		}
		Lookup(word)
		Title(word)
		if us, ok := American(word); ok && us == "" {
			t.Error("nothing is left")
		}
		if gb, ok := British(word); ok && gb == "" {
			t.Error("nothing is left")
		}
		Near(word, 1, func(candidate string, distance int, _ Info) {
			if candidate == "" || distance > 1 {
				t.Errorf("%q at %d of %q", candidate, distance, word)
			}
		})
	})
}
