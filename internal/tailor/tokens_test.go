package tailor

import (
	"regexp"
	"slices"
	"testing"
)

// token is what tokensOf cuts out, as an expression.
var token = regexp.MustCompile(`[\p{L}\p{N}]+(?:[.&'/+#_-]+[\p{L}\p{N}]+)*[+#]*|\.net\b`)

func FuzzTokens(f *testing.F) {
	for _, s := range []string{
		"", "c++ and c#, r&d; ci/cd", "asp.net .net .nets .neté _.net", "node.js.", "o'brien's", "a+-b", "a+-", "x++/y",
		"½ ² naïve-ö", "\xff.a", "a__b", "10–12", "c++#", "l’été",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if got, want := tokensOf(s), token.FindAllString(s, -1); !slices.Equal(got, want) {
			t.Errorf("%q: %q, not %q", s, got, want)
		}
	})
}
