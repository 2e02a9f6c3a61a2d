package language_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	_ "focal/internal/fixedseed"
	"focal/internal/language"
)

func texts(tokens []language.Token) []string {
	var out []string
	for _, t := range tokens {
		if t.Kind != language.Space {
			out = append(out, t.Text)
		}
	}
	return out
}

func TestTokens(t *testing.T) {
	for text, want := range map[string]string{
		"I'm here":                      "I|'m|here",
		"I don’t, can't":                "I|do|n’t|,|ca|n't",
		"the team's well-run I/O stack": "the|team|'s|well-run|I/O|stack",
		"I-95 and CI/CD, 24/7":          "I-95|and|CI/CD|,|24/7",
		"£3.8m of Node.js. Then":        "£|3.8m|of|Node.js|.|Then",
		"mail jo@example.org.":          "mail|jo@example.org|.",
		"plan/deliver C++ and C#":       "plan|/|deliver|C++|and|C#",
		"patients' notes (e.g. charts)": "patients|'|notes|(|e.g|.|charts|)",
	} {
		if got := strings.Join(texts(language.Tokens(text)), "|"); got != want {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}

func TestSentences(t *testing.T) {
	for text, want := range map[string][]string{
		"I led it. I left!":                                      {"I led it. ", "I left!"},
		"Dr. Smith hired me. It grew by 3.5 % p.a. ":             {"Dr. Smith hired me. ", "It grew by 3.5 % p.a. "},
		"Worked as Fitter/Sr. Fitter at Moss Pvt. Ltd. He left.": {"Worked as Fitter/Sr. Fitter at Moss Pvt. Ltd. ", "He left."},
		"Daniel I. Weiss led. He left.":                          {"Daniel I. Weiss led. ", "He left."},
		"It was my deputy and I. We won.":                        {"It was my deputy and I. ", "We won."},
		"Past State I.T. Secretary of the union. I left.":        {"Past State I.T. Secretary of the union. ", "I left."},
		"Holds a B.E. Led the yard.":                             {"Holds a B.E. ", "Led the yard."},
		"Worked in the U.A.E. He left.":                          {"Worked in the U.A.E. ", "He left."},
		"Line one\nline two":                                     {"Line one\n", "line two"},
		"He wrote: \"Good.\" I agree.":                           {"He wrote: \"Good.\" ", "I agree."},
	} {
		var got []string
		for _, s := range language.Sentences(text) {
			got = append(got, s.Of(text))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: got %q", text, got)
		}
	}
}

func TestTokensAndSentencesAreLossless(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		var b strings.Builder
		for _, token := range language.Tokens(text) {
			if token.Start != b.Len() || token.Text == "" {
				t.Fatalf("token %q at %d, expected at %d", token.Text, token.Start, b.Len())
			}
			b.WriteString(token.Text)
		}
		if b.String() != text {
			t.Fatalf("tokens give %q", b.String())
		}
		at := 0
		for _, s := range language.Sentences(text) {
			if s.Start != at || s.End <= s.Start {
				t.Fatalf("span %v, expected start %d", s, at)
			}
			at = s.End
		}
		if at != len(text) {
			t.Fatalf("sentences end at %d of %d", at, len(text))
		}
	})
}

func FuzzTokens(f *testing.F) {
	f.Add("I'm Jane’s 2nd-in-command (I/O). \xff")
	f.Fuzz(func(t *testing.T, text string) {
		var b strings.Builder
		for _, token := range language.Tokens(text) {
			b.WriteString(token.Text)
		}
		if b.String() != text {
			t.Fatalf("tokens give %q", b.String())
		}
		language.TagSentence(language.Tokens(text))
		language.Sentences(text)
	})
}

// TestLongTextsEnd guards against work that grows with the square of the text:
// each of these took minutes with an unbounded search.
func TestLongTextsEnd(t *testing.T) {
	for _, piece := range []string{"\"a", "a.", "I. ", "‘a", "a'", ", and ", "manage, ", "to work ", "also ", "e.g. I "} {
		text := strings.Repeat(piece, 100_000/len(piece))
		language.Sentences(text)
		language.Quoted(text)
		if n := len(language.TagSentence(language.Tokens(text))); n == 0 {
			t.Errorf("%q: no words", piece)
		}
	}
}
