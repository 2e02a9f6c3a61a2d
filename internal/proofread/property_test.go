package proofread

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	_ "focal/internal/fixedseed"
)

// verbatim are pieces that no correction may change.
var verbatim = []string{
	"https://example.org/teh,recieve", "www.example.com/a.b", "teh.wrok@example.com", "C:\\Traning\\x", "/srv/recieve/log", "`teh  codde ,here`",
	"4,500", "£1,250.50", "S7-1500", "v1.2.3", "2019-03-04", "\"The recieved wisdom\"", "@recieve", "#wrok", "foo_baar", "a==b", "k8s", "3M", "17%",
}

var pieces = []string{
	"Managed", "a", "an", "the", "the", "team", "of", "engineers", ",", ".", ";", "(", ")", "and", "i", "I", "recieved", "Acheived", "alot", "its", "it's", "there",
	"then", "more", "years", "experience", "twenty", "20", "lead", "in", "2015", "responsible", "interested", "on", "english", "monday", "Kubernetes", "organise",
	"organize", "has", "have", "wrote", "was", "were", "hour", "MBA", "informations", "  ", "…", "’", "'", "-", "/", "client's", "much", "less", "people", "%", "!", "équipe", "und", "\u00a0", "x\xff",
}

func text(t *rapid.T) string {
	var b strings.Builder
	for range rapid.IntRange(1, 16).Draw(t, "n") {
		if rapid.IntRange(0, 5).Draw(t, "which") == 0 {
			b.WriteString(" " + rapid.SampledFrom(verbatim).Draw(t, "verbatim") + " ")
			continue
		}
		b.WriteString(rapid.SampledFrom(pieces).Draw(t, "piece"))
		b.WriteString(rapid.SampledFrom([]string{" ", " ", " ", "", "  "}).Draw(t, "gap"))
	}
	return b.String()
}

func TestProperties(t *testing.T) {
	c := New(Config{})
	rapid.Check(t, func(t *rapid.T) {
		in := text(t)
		got, edits := c.Sentence(in, Options{})
		check(t, in, got, edits)
		if again, more := c.Sentence(got, Options{}); again != got {
			t.Errorf("not settled: %q -> %q -> %q (%+v)", in, got, again, more)
		}
		for _, piece := range verbatim {
			if strings.Count(got, piece) < strings.Count(in, " "+piece+" ") {
				t.Errorf("%q lost %q: %q", in, piece, got)
			}
		}
	})
}

func FuzzSentence(f *testing.F) {
	for _, line := range lines(f, "testdata/errors.txt")[:40] {
		f.Add(line)
	}
	f.Add("")
	f.Add("\xff\xfe a a ( ,, .. 's 1990's \"")
	c := New(Config{})
	f.Fuzz(func(t *testing.T, in string) {
		got, edits := c.Sentence(in, Options{})
		check(t, in, got, edits)
	})
}
