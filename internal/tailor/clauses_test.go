package tailor

import (
	"slices"
	"testing"
)

func TestClauses(t *testing.T) {
	for _, c := range []struct {
		in   string
		want []string
	}{
		{"Experience of Go and ability to lead teams", []string{"Experience of Go", "ability to lead teams"}},
		{"Experience of nursing; a valid licence; fluent French", []string{"Experience of nursing", "a valid licence", "fluent French"}},
		// What joins two clauses may reach into the next sign that would: these panicked.
		{"years experience ) experience; ; experience of Go", []string{"years experience ) experience", "experience of Go"}},
		{"good knowledge , you have, you can lead", []string{"good knowledge , you have", "can lead"}},
	} {
		if got := clauses(c.in); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.in, got, c.want)
		}
	}
}

// FuzzClauses looks for signs in a row that no table has.
func FuzzClauses(f *testing.F) {
	f.Add("experience ) experience( ; ; experience")
	f.Add("A and ability to B, with a degree, as would C")
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 300 {
			return
		}
		if got := clauses(s); len(got) == 0 {
			t.Error("nothing is left")
		}
		predicates(s)
		aside(s)
	})
}
