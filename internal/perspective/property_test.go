package perspective_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"focal/internal/cv"
	_ "focal/internal/fixedseed"
	"focal/internal/language"
	"focal/internal/perspective"
)

// mayChange are the words that a rewrite may take out or put in besides verbs.
var mayChange = func() map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq("i me my mine myself she her hers herself he him his himself they them their theirs themselves 'm 've 'll 'd 's 're am is are have has had will would") {
		set[w] = true
	}
	return set
}()

// kept returns what a rewrite must keep, in order: every token but pronouns and
// contractions.
func kept(text string) []string {
	var list []string
	for _, t := range language.Tokens(text) {
		low := t.Lower()
		if t.Kind != language.Space && !mayChange[low] {
			list = append(list, low)
		}
	}
	return list
}

// sameWord reports whether two words are equal or forms of one verb.
func sameWord(a, b string) bool {
	if a == b || language.ThirdPerson(a) == b || language.ThirdPerson(b) == a {
		return true
	}
	for _, f := range language.VerbForms(a) {
		for _, g := range language.VerbForms(b) {
			if f.Base == g.Base {
				return true
			}
		}
	}
	return false
}

// pieces make sentences from the vocabulary that the rules look at.
var pieces = strings.Fields(`I I I my me mine myself I'm I've I'll I'd don't am was have had do can will manage manages managed lead led set put plan design build
	support report test teams staff sales contracts budget customers the a and and or but , , . ; : ( ) to to that which who when because not only also now
	regularly London Acme Type Phase 12 £3m 2015 I/O "yes" 'no' in for of with we our they she her he his by working trained is are has`)

func sentence(t *rapid.T) string {
	words := rapid.SliceOfN(rapid.SampledFrom(pieces), 1, 25).Draw(t, "words")
	var b strings.Builder
	for i, w := range words {
		if i > 0 && !strings.ContainsAny(w[:1], ",.;:)") {
			b.WriteByte(' ')
		}
		b.WriteString(w)
	}
	return b.String()
}

// paragraph joins a few of the sentences of the tables.
func paragraph(t *rapid.T, lines []string) string {
	var list []string
	for _, line := range rapid.SliceOfN(rapid.SampledFrom(lines), 1, 4).Draw(t, "lines") {
		list = append(list, expand(line, 0))
	}
	return strings.Join(list, " ")
}

func TestRewriteIsIdempotent(t *testing.T) {
	lines := cases(thirdCases + proseCases + moreCases)
	rapid.Check(t, func(t *rapid.T) {
		text := paragraph(t, lines)
		s := perspective.Subject{Name: "Ada Verne", Pronouns: rapid.SampledFrom([]cv.Pronouns{cv.She, cv.He, cv.They}).Draw(t, "pronouns")}
		for _, to := range []cv.Perspective{cv.ThirdPerson, cv.FirstPerson} {
			once, _ := perspective.Rewrite(text, to, s)
			twice, edits := perspective.Rewrite(once, to, s)
			if twice != once {
				t.Fatalf("%s\n text  %q\n once  %q\n twice %q\n %v", to, text, once, twice, edits)
			}
		}
	})
}

func TestRewriteKeepsEverythingElse(t *testing.T) {
	lines := cases(thirdCases + proseCases + moreCases)
	rapid.Check(t, func(t *rapid.T) {
		text := sentence(t)
		if rapid.Bool().Draw(t, "real") {
			text = paragraph(t, lines)
		}
		s := perspective.Subject{Name: "Ada Verne", Pronouns: rapid.SampledFrom([]cv.Pronouns{cv.She, cv.He, cv.They}).Draw(t, "pronouns")}
		for _, to := range []cv.Perspective{cv.ThirdPerson, cv.FirstPerson} {
			out, edits := perspective.Rewrite(text, to, s)
			if a, b := kept(text), kept(out); !slices.EqualFunc(a, b, sameWord) {
				t.Fatalf("%s\n in  %q\n out %q\n %q\n %q", to, text, out, a, b)
			}
			if (len(edits) == 0) != (out == text) {
				t.Fatalf("%d edits for %q -> %q", len(edits), text, out)
			}
		}
	})
}

func TestRewriteKeepsNumbersAndNames(t *testing.T) {
	facts := func(text string) []string {
		var list []string
		for _, token := range language.Tokens(text) {
			r := []rune(token.Text)
			if token.Kind == language.Number || token.Kind == language.Opaque || len(r) > 1 && unicode.IsUpper(r[0]) && language.Read(token.Lower()).Class&language.Verb == 0 && !mayChange[token.Lower()] {
				list = append(list, token.Lower())
			}
		}
		return list
	}
	for _, line := range cases(thirdCases + proseCases + moreCases) {
		in := expand(line, 0)
		out, _ := perspective.Rewrite(in, cv.ThirdPerson, perspective.Subject{Pronouns: cv.She})
		if a, b := facts(in), facts(out); !slices.Equal(a, b) {
			t.Errorf("%q -> %q: %q became %q", in, out, a, b)
		}
	}
}

func FuzzRewrite(f *testing.F) {
	for _, line := range cases(thirdCases + proseCases + moreCases) {
		f.Add(expand(line, 0), expand(line, 1))
	}
	f.Add("I \xff’m (I) “I", "Ada’s 's ' i")
	f.Fuzz(func(t *testing.T, text, name string) {
		for _, to := range []cv.Perspective{cv.ThirdPerson, cv.FirstPerson} {
			out, edits := perspective.Rewrite(text, to, perspective.Subject{Name: name, Pronouns: cv.She})
			at := 0
			for _, e := range edits {
				if e.Start < at || e.End < e.Start || text[e.Start:e.End] != e.Before {
					t.Fatalf("edit %+v of %q", e, text)
				}
				at = e.End
			}
			perspective.Rewrite(out, to, perspective.Subject{Name: name})
		}
	})
}

func BenchmarkRewrite(b *testing.B) {
	lines := cases(thirdCases + proseCases + moreCases)
	for i := range lines {
		lines[i] = expand(lines[i], 0)
	}
	for b.Loop() {
		for _, line := range lines {
			perspective.Rewrite(line, cv.ThirdPerson, perspective.Subject{Name: "Ada Verne", Pronouns: cv.She})
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(lines)), "µs/sentence")
}
