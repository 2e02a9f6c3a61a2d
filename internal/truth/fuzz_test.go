package truth

import (
	"testing"

	"focal/internal/cv"
)

// FuzzEnforce: what leaves the check passes it, whatever was made of whatever, and a text
// that nobody changed is true.
func FuzzEnforce(f *testing.F) {
	f.Add("I built 3 kilns for £4.5m.", "She built 30 kilns for £45m.")
	f.Add("Responsible for training stewards.", "Trained stewards; led the team.")
	f.Add("did not launch, deliver", "delivered")
	f.Add("", "\xff\u202e")
	f.Fuzz(func(t *testing.T, before, after string) {
		original, output := document(before), document(before)
		if v := Check(original, output, nil); len(v) > 0 {
			t.Errorf("%q, unchanged: %v", before, v)
		}
		output.Work[0].Highlights[0].Value = after
		Enforce(original, output, nil)
		if v := Check(original, output, nil); len(v) > 0 {
			t.Errorf("%q -> %q, left over: %v", before, after, v)
		}
	})
}

// FuzzWordings: the checks of single sentences come to an end with a verdict, which is the
// same each time.
func FuzzWordings(f *testing.F) {
	f.Add("Responsible for the maintenance of pumps", "Maintained pumps", "Ada Mercer")
	f.Add("12 years", "twelve years, and", "")
	f.Fuzz(func(t *testing.T, passage, output, name string) {
		fact, why := Reworded(passage, output, true)
		if f2, w2 := Reworded(passage, output, true); f2 != fact || w2 != why {
			t.Errorf("%q -> %q: %q %q, then %q %q", passage, output, fact, why, f2, w2)
		}
		passages := Passages(&cv.Document{Summary: []cv.Text{{ID: "summary[0]", Value: passage}}}, 2026)
		_, _ = Composed(passages, output, name, "third")
		_, _ = Over(passage, output), Supported(passage, output, name)
		_ = Lost([]string{passage}, []string{output}, name)
	})
}
