package extract

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// spoken finds the languages that a labelled line names: "Languages known: English, Hindi and Tamil (speak only)",
// and what goes on with it below. Of lines among languages every name counts, of those of posts only a list.
func (b *builder) spoken(r *labeller.Reading) {
	for i := range b.lines {
		value, ok := b.languageValue(i)
		switch r.Labels[i] {
		case labeller.Language:
			value, ok = b.lines[i].text, true
		case labeller.Personal, labeller.Other, labeller.Head, labeller.Skill, labeller.Reference, labeller.Interest:
		default:
			ok = ok && languageList(strings.Trim(value, " :-–\t."))
		}
		if !ok || !b.addNamed(value, []int{b.lines[i].index}) {
			continue
		}
		for j := i + 1; j < len(b.lines) && languageList(b.lines[j].text); j++ {
			b.addNamed(b.lines[j].text, []int{b.lines[j].index})
		}
	}
}

// spokenDetails moves the languages that stand among personal details to their section.
func (b *builder) spokenDetails() {
	kept := b.doc.Person.Details[:0]
	for _, d := range b.doc.Person.Details {
		if !ofLanguages(d.Label.Value) || !b.addNamed(d.Value.Value, d.Value.Lines) && len(b.doc.Languages) == 0 {
			kept = append(kept, d)
		} else if languageList(d.Value.Value) { // they may be known from another line
			b.use(d.Value.Lines)
		}
	}
	b.doc.Person.Details = kept
}

// addNamed adds the languages that a text names, with the levels that it tells before them, and reports whether there are any.
func (b *builder) addNamed(text string, lines []int) bool {
	if b.addTold(cv.Text{Value: text, Lines: lines}) {
		return true
	}
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
	return len(f) <= 4 && slices.ContainsFunc(f, aboutLanguages.Has)
}

var aboutLanguages = words.NewSet("language", "languages", "linguistic", "tongue", "lingual", "langues", "sprachen", "idiomas")

// languageValue is what stands behind a label that speaks of languages: on its line, beside
// it or on the line below.
func (b *builder) languageValue(i int) (string, bool) {
	text := b.lines[i].text
	m := tongueLabel.FindStringIndex(text)
	if m == nil {
		return "", false
	}
	rest := text[m[1]:]
	if len(words.Split(rest)) == 0 && i+1 < len(b.lines) {
		rest = b.lines[i+1].text
	}
	return rest, true
}

// tongueLabel is a label that speaks of languages, with what parts it from its value; other labels may stand before it.
var tongueLabel = regexp.MustCompile(`(?i)(?:^|[\s.;,-])(?:languages?|linguistics?|lingual|tongues?|langues|sprachen|idiomas)` +
	`(?: [a-z&/,()]+){0,4}\s*(?:[:;\t–-]|$)`)

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

// leadingLanguage finds the language that a text begins with and what follows it.
func leadingLanguage(text string) (name, rest string) {
	t := strings.TrimLeftFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
	fields := strings.Fields(t)
	for n := min(4, len(fields)); n > 0; n-- {
		bare := strings.TrimRight(strings.Join(fields[:n], " "), ":,;–—-|(& ")
		if words.Languages().Has(words.Fold(bare)) && !strings.Contains(bare, "(") {
			rest = strings.TrimSpace(strings.TrimPrefix(t, bare))
			return bare, strings.Trim(rest, " :,;–—-|\t•·")
		}
	}
	return gluedLanguage(t)
}

// gluedLanguage splits "Polish(native)", where the bracket is glued.
func gluedLanguage(t string) (name, rest string) {
	at := strings.IndexAny(t, "(:–—-")
	if at <= 0 {
		return "", ""
	}
	bare := strings.TrimSpace(t[:at])
	if !words.Languages().Has(words.Fold(bare)) {
		return "", ""
	}
	return bare, strings.Trim(t[at:], " :,;–—-|\t")
}

// fluency reports words about how well a language is spoken.
func fluency(text string) bool {
	f := words.Split(text)
	return len(f) > 0 && len(f) <= 12 && words.Fluency().Contains(f)
}

// languageList reports a text that lists nothing but languages.
func languageList(text string) bool {
	parts := items(cv.Text{Value: text})
	return len(parts) > 0 && !slices.ContainsFunc(parts, func(p cv.Text) bool {
		name, rest := leadingLanguage(p.Value)
		return name == "" || rest != "" && !fluency(rest)
	})
}
