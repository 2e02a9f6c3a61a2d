package extract

import (
	"strings"
	"unicode"

	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// spoken finds the languages that a labelled line among personal details names:
// "Languages known: English, Hindi and Tamil (speak only)".
func (b *builder) spoken(r *labeller.Reading) {
	for i := range b.lines {
		switch r.Labels[i] {
		case labeller.Personal, labeller.Other, labeller.Head, labeller.Skill, labeller.Language:
		default:
			continue
		}
		value, ok := b.languageValue(i)
		if !ok {
			continue
		}
		for _, name := range namedLanguages(value) {
			if !b.speaks(name) {
				b.addLanguage(name, "", []int{b.lines[i].index})
			}
		}
	}
	kept := b.doc.Person.Details[:0]
	for _, d := range b.doc.Person.Details {
		if !languageLabel(d.Label.Value) || len(b.doc.Languages) == 0 {
			kept = append(kept, d)
		}
	}
	b.doc.Person.Details = kept
}

// languageValue is what stands behind a label that speaks of languages.
func (b *builder) languageValue(i int) (string, bool) {
	text := b.lines[i].text
	at := strings.IndexAny(text, ":\t–-")
	if at < 0 || at > 40 {
		return "", false
	}
	f := words.Split(text[:at])
	for _, w := range f {
		if w == "language" || w == "languages" || w == "linguistic" {
			rest := text[at+1:]
			if len(words.Split(rest)) == 0 && i+1 < len(b.lines) {
				rest = b.lines[i+1].text
			}
			return rest, len(f) <= 4
		}
	}
	return "", false
}

// namedLanguages are the names of languages in a text, as written.
func namedLanguages(text string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if words.Languages().Has(words.Fold(w)) && len(w) > 2 {
			out = append(out, w)
		}
	}
	return out
}

func (b *builder) speaks(name string) bool {
	for _, l := range b.doc.Languages {
		if words.Fold(l.Name.Value) == words.Fold(name) {
			return true
		}
	}
	return false
}
