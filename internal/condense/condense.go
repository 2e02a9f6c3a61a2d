// Package condense is what Flexible mode may do beyond Strict (decisions D-49):
// say the same in fewer words, and write a short profile from facts when the CV
// has none. It uses words of the CV and a closed list of function words only, so
// that the truth check can vouch for every word.
package condense

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Document condenses the sentences of an English document. Other languages, and
// documents whose language is not known, stay as they are (decisions D-61).
func Document(doc *cv.Document, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	var notes []cv.Note
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() {
			return
		}
		if after := Sentence(r.Text.Value); after != r.Text.Value {
			n := cv.Note{
				Kind: cv.NoteShortened, Field: r.Text.ID, Before: r.Text.Value, After: after,
				Reason: "The same in fewer words.", Lines: r.Text.Lines,
			}
			if keep.Accepts(n) {
				notes = append(notes, n)
				r.Text.Value = after
			}
		}
	})
	return notes
}

// phrase replaces a wordy phrase by words that it holds already and that mean the
// same wherever it stands. Lower case only: a capital may begin a name.
type phrase struct {
	pattern *sieve.Regexp
	with    string
}

var phrases = func() []phrase {
	var list []phrase
	for _, row := range [][2]string{
		{`in order to`, `to`},
		{`so as to`, `to`},
		{
			// not "on a weekly basis of"
			`on a (daily|weekly|monthly|quarterly|yearly) basis(?P<w>$|[),.;]|\s(?:and|or|to|with|for|from|in|at|by|using|as|so)\b)`,
			`${2}${w}`,
		},
		{`a total of (\d[\d,.]*)`, `$2`},
		{`each and every`, `each`},
		{`any and all`, `all`},
	} {
		list = append(list, phrase{sieve.MustCompile(`(?P<a>^|[\s(,;])` + row[0] + `(?P<z>$|[\s),.;:])`), row[1]})
	}
	return list
}()

var (
	spaces     = sieve.MustCompile(`\s{2,}`)
	strayPunct = sieve.MustCompile(`\s+([.,;:])`)
)

// Sentence returns text with wordy phrases shortened. Quoted speech stays.
func Sentence(text string) string {
	if strings.ContainsAny(text, `"“”«»„‘`) {
		return text
	}
	out := plainly(text)
	for _, p := range phrases {
		for range 3 { // a phrase may stand more than once, sharing its border
			next := p.pattern.ReplaceAllString(out, "${a}"+p.with+"${z}")
			if next == out {
				break
			}
			out = next
		}
	}
	if out == text {
		return text
	}
	return strings.TrimSpace(strayPunct.ReplaceAllString(spaces.ReplaceAllString(out, " "), "$1"))
}
