package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// A file of two columns may run a telephone and an address of mail into a list beside them. They stand at the top of the document
// already, so the list is cut where they stood: what is before them and what is behind them are two things.

// contactsInside takes the person's own contacts out of skills that hold more.
func (f *former) contactsInside() {
	own := f.ownContacts()
	if len(own) == 0 {
		return
	}
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		var out []cv.Text
		for _, t := range g.Keywords {
			if !f.free(t) {
				out = append(out, t)
				continue
			}
			for _, part := range aroundContacts(t.Value, own) {
				out = append(out, withValue(t, part))
			}
		}
		g.Keywords = out
	}
}

// withValue is a text of the same lines that says something else.
func withValue(t cv.Text, value string) cv.Text {
	t.Value = value
	return t
}

// ownContacts are the person's telephones, as their figures, and addresses of mail, in small letters.
func (f *former) ownContacts() map[string]bool {
	own := map[string]bool{}
	add := func(text string) {
		if text = strings.TrimSpace(text); personal.Email.MatchString(text) {
			own[strings.ToLower(text)] = true
		} else if figures := onlyFiguresOf(text); len(figures) >= fewestFigures {
			own[figures] = true
		}
	}
	p := &f.doc.Person
	add(p.Email.Value)
	add(p.Phone.Value)
	for _, d := range p.Details {
		if personal.Email.MatchString(d.Value.Value) || len(personal.Phones(d.Value.Value, true)) == 1 {
			add(d.Value.Value)
		}
	}
	return own
}

// fewestFigures is how many figures a telephone number has at least.
const fewestFigures = 7

func onlyFiguresOf(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return r
		}
		return -1
	}, text)
}

// aroundContacts are the parts of a text around the contacts; the text itself where it has none.
func aroundContacts(text string, own map[string]bool) []string {
	spans := personal.Email.FindAllStringIndex(text, -1)
	spans = slices.DeleteFunc(spans, func(s []int) bool { return !own[strings.ToLower(text[s[0]:s[1]])] })
	for _, s := range inFigures.FindAllStringIndex(text, -1) {
		spans = append(spans, ownWithin(text, s, own)...)
	}
	if len(spans) == 0 {
		return []string{text}
	}
	slices.SortFunc(spans, func(a, b []int) int { return a[0] - b[0] })
	var parts []string
	from := 0
	for _, s := range append(spans, []int{len(text), len(text)}) {
		piece := text[from:max(from, s[0])]
		if from > 0 {
			piece = labelOfContact.ReplaceAllString(piece, "")
		}
		if piece = strings.Trim(piece, " \t,;:|/–-"); strings.HasSuffix(piece, "(") {
			piece = strings.TrimRight(piece, "( ")
		}
		if strings.HasSuffix(piece, ")") && !strings.Contains(piece, "(") {
			piece = strings.TrimRight(piece, ") ") // its bracket stood around the contact
		}
		if hasWord(piece) && (s[0] == len(text) || !labelBefore.MatchString(piece)) {
			parts = append(parts, piece)
		}
		from = max(from, s[1])
	}
	return parts
}

var (
	// inFigures is a run of figures and the signs that numbers are written with.
	inFigures = sieve.MustCompile(`[+(]?\d[\d\s().–-]{5,}\d`)
	// groupOf is where a number may begin within such a run: a postal code may stand before it.
	groupOf = sieve.MustCompile(`[+(]*\d+`)
)

// ownWithin is where a number of the person stands at the end of a run of figures.
func ownWithin(text string, run []int, own map[string]bool) [][]int {
	for _, g := range groupOf.FindAllStringIndex(text[run[0]:run[1]], -1) {
		if from := run[0] + g[0]; own[onlyFiguresOf(text[from:run[1]])] {
			return [][]int{{from, run[1]}}
		}
	}
	return nil
}
