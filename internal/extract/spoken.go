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
		case labeller.Personal, labeller.Other, labeller.Head, labeller.Skill, labeller.Language, labeller.Reference, labeller.Interest:
		default:
			continue
		}
		if value, ok := b.languageValue(i); ok {
			b.addNamed(value, []int{b.lines[i].index})
		}
	}
}

// spokenDetails moves the languages that stand among personal details to their section.
func (b *builder) spokenDetails() {
	kept := b.doc.Person.Details[:0]
	for _, d := range b.doc.Person.Details {
		if !ofLanguages(d.Label.Value) || !b.addNamed(d.Value.Value, d.Value.Lines) && len(b.doc.Languages) == 0 {
			kept = append(kept, d)
		}
	}
	b.doc.Person.Details = kept
}

// addNamed adds the languages that a text names and reports whether there are any.
func (b *builder) addNamed(text string, lines []int) bool {
	named := namedLanguages(text)
	for _, name := range named {
		if !b.speaks(name) {
			b.addLanguage(name, "", lines)
		}
	}
	return len(named) > 0
}

// ofLanguages reports a label that speaks of languages: "Languages known", "Linguistic
// abilities", "Mother tongue".
func ofLanguages(label string) bool {
	f := words.Split(label)
	if len(f) == 0 || len(f) > 4 {
		return false
	}
	for _, w := range f {
		switch w {
		case "language", "languages", "linguistic", "tongue", "lingual", "langues", "sprachen", "idiomas":
			return true
		}
	}
	return false
}

// languageValue is what stands behind a label that speaks of languages: on its line, beside
// it or on the line below.
func (b *builder) languageValue(i int) (string, bool) {
	text := b.lines[i].text
	at := strings.IndexAny(text, ":\t–-")
	if at < 0 {
		at = len(text)
	}
	if at > 40 || !ofLanguages(text[:at]) {
		return "", false
	}
	rest := text[at:]
	if len(words.Split(rest)) == 0 && i+1 < len(b.lines) {
		rest = b.lines[i+1].text
	}
	return rest, true
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
