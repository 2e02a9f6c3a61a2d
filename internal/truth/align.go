package truth

import (
	"strings"

	"github.com/kljensen/snowball/english"

	"focal/internal/cv"
)

// correction is a listed change of a few words.
type correction struct{ before, after []word }

// corrections gathers the listed spelling and grammar changes by field. A
// correction must keep every figure.
func corrections(notes []cv.Note) map[string][]correction {
	m := map[string][]correction{}
	for _, n := range notes {
		if n.Kind != cv.NoteSpelling && n.Kind != cv.NoteGrammar {
			continue
		}
		c := correction{words(n.Before), words(n.After)}
		if figures(c.before) == figures(c.after) && len(c.before) > 0 {
			m[n.Field] = append(m[n.Field], c)
		}
	}
	return m
}

func figures(list []word) string {
	var b strings.Builder
	for _, w := range list {
		if w.figure() {
			b.WriteString(w.folded + " ")
		}
	}
	return b.String()
}

// alignment walks through two texts word by word.
type alignment struct {
	source, output []word
	names          map[string]bool // words of the candidate's name
	corrections    []correction
}

// run returns the first word that breaks the agreement of the two texts, and why;
// "" when output says what source says, in the same order: every word of one is
// the same word, an inflection or a listed correction of one of the other, except
// for grammar words and the candidate's name.
func (a alignment) run() (fact, why string) {
	i, j := 0, 0
	for i < len(a.source) || j < len(a.output) {
		if i < len(a.source) && j < len(a.output) && sameWord(a.source[i], a.output[j]) {
			i, j = i+1, j+1
			continue
		}
		if di, dj := a.correct(i, j); di+dj > 0 {
			i, j = i+di, j+dj
			continue
		}
		switch {
		case j < len(a.output) && a.insertable(a.output[j]):
			j++
		case i < len(a.source) && (grammarWords[a.source[i].folded] || droppable[a.source[i].folded] || a.named(i)):
			i++
		case j < len(a.output):
			if a.output[j].figure() {
				return a.output[j].text, "is a figure that the passage does not hold here"
			}
			return a.output[j].text, "is not what the passage says here"
		default:
			return a.source[i].text, "was lost"
		}
	}
	return "", ""
}

// insertable words may stand in the output without one in the source.
func (a alignment) insertable(w word) bool { return grammarWords[w.folded] || a.names[w.folded] }

// named reports that the source word is part of the candidate's name, which a
// pronoun may replace.
func (a alignment) named(i int) bool { return a.names[a.source[i].folded] }

// correct finds a listed correction at these places and returns the words that it
// takes on both sides. Unchanged words at its borders may be taken already.
func (a alignment) correct(i, j int) (di, dj int) {
	for _, c := range a.corrections {
		for skip := 0; skip <= min(len(c.before), len(c.after)); skip++ {
			if skip > 0 && !sameWord(c.before[skip-1], c.after[skip-1]) {
				break
			}
			before, after := c.before[skip:], c.after[skip:]
			if len(before)+len(after) > 0 && matches(a.source, i, before) && matches(a.output, j, after) {
				return len(before), len(after)
			}
		}
	}
	return 0, 0
}

func matches(list []word, at int, part []word) bool {
	if at+len(part) > len(list) {
		return false
	}
	for k, w := range part {
		if !sameWord(list[at+k], w) {
			return false
		}
	}
	return true
}

// sameWord compares by form, and for words without figures by inflection: "manage"
// and "manages", "lead" and "led". Words with a capital inside ("MBA", "SAP") must be equal.
func sameWord(a, b word) bool {
	if a.folded == b.folded {
		return true
	}
	if a.folded == "'d" && (b.folded == "would" || b.folded == "had") || b.folded == "'d" && (a.folded == "would" || a.folded == "had") {
		return true
	}
	if a.figure() || b.figure() || acronym(a.text) || acronym(b.text) || strings.ContainsAny(a.folded+b.folded, "+#.&%£$€") {
		return false
	}
	if len(a.folded) > 2 && len(b.folded) > 2 && english.Stem(a.folded, false) == english.Stem(b.folded, false) && sharedStart(a.folded, b.folded) {
		return true
	}
	for _, form := range irregular[a.folded] {
		if form == b.folded {
			return true
		}
	}
	return false
}

// sharedStart keeps "manage" and "manages" together and "management" apart: only
// the endings of verbs and plurals may differ.
func sharedStart(a, b string) bool { return inflection[suffix(a, b)] && inflection[suffix(b, a)] }

var inflection = set("_ _s _es _d _ed _ing _ies _y _ied _e _ying _ie")

// suffix is what a has behind the start that it shares with b.
func suffix(a, b string) string {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	rest := a[n:]
	if n > 0 && len(rest) > 1 && rest[0] == a[n-1] { // a doubled consonant: plan, planned
		rest = rest[1:]
	}
	return "_" + rest
}

func acronym(s string) bool {
	upper := 0
	for i, r := range s {
		if i > 0 && r >= 'A' && r <= 'Z' {
			upper++
		}
	}
	return upper > 0
}
