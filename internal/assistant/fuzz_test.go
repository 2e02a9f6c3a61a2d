package assistant

import (
	"testing"
)

// FuzzAnswer: every question that is not refused is answered, a second one after it too.
func FuzzAnswer(f *testing.F) {
	f.Add("What does it cost?", "and for ten?")
	f.Add("how many credits have I", "ok\xff")
	f.Add("{product} **x** [a](javascript:b)", "??")
	f.Fuzz(func(t *testing.T, first, second string) {
		s, err := plain()
		if err != nil {
			t.Fatal(err)
		}
		defer s.Reset("ana")
		for _, q := range []string{first, second} {
			if answer, err := s.Answer(t.Context(), Person{ID: "ana"}, q); err == nil && answer == "" {
				t.Errorf("%q has no answer", q)
			}
		}
	})
}
