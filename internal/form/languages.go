package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// languages keeps languages with their levels in the list of languages, and files the rows of a form that slipped into it as
// personal details.
func (f *former) languages() {
	f.rowsAmongLanguages()
	list := f.doc.Languages
	for i := range list {
		f.language(&list[i])
	}
	f.doc.Languages = slices.DeleteFunc(list, func(l cv.Language) bool {
		return f.free(l.Name) && l.Fluency.IsZero() && (len(list) <= mostLanguages && saidWithin(list, l) || isHeading(l.Name.Value))
	})
}

// language sets a language and its level without what only stood around them.
func (f *former) language(l *cv.Language) {
	if !f.free(l.Name) {
		return
	}
	name := around.ReplaceAllString(strings.Trim(l.Name.Value, " ,;:_\\|.•-–[]"), "")
	if words.Languages().Has(words.Fold(name)) && (strings.ToUpper(name) == name || strings.ToLower(name) == name) && len(name) > 3 {
		name = strings.ToUpper(name[:1]) + strings.ToLower(name[1:])
	}
	if name != "" {
		l.Name.Value = name
	}
	level := strings.Trim(l.Fluency.Value, " ,;:[]|")
	if m := inBrackets.FindStringSubmatch(level); m != nil {
		level = m[1]
	}
	if level != "" {
		l.Fluency.Value = level
	}
}

var (
	around = regexp.MustCompile(`(?i)^(?:and|&|languages?(?: known)?:?) +|\s+(?:and|&)$`)
	// ofTongue is a label that says how well a language is spoken.
	ofTongue   = regexp.MustCompile(`(?i)\b(?:tongue|languages?|linguistic)\b`)
	inBrackets = regexp.MustCompile(`^\(([^()]*)\)$`)
)

// mostLanguages is how many languages are compared with one another.
const mostLanguages = 40

// saidWithin reports a language that another entry of the list names with more: "Mandarin" beside "Mandarin Chinese (Fluent)".
func saidWithin(list []cv.Language, l cv.Language) bool {
	own := words.Fold(l.Name.Value)
	for i := range list {
		o := &list[i]
		other := words.Fold(o.Name.Value)
		if own == "" || slices.Equal(o.Name.Lines, l.Name.Lines) && other == own || !words.Languages().Has(other) {
			continue
		}
		if other == own && !o.Fluency.IsZero() || other != own && !o.Fluency.IsZero() && namesTwice(other, own) {
			return true
		}
	}
	return false
}

// namesTwice reports a language named by two that are each one, one of which is given: "Mandarin Chinese". "Ancient Greek" and "Swiss
// German" are others than "Greek" and "German".
func namesTwice(both, one string) bool {
	f := strings.Fields(both)
	return slices.Contains(f, one) && !slices.ContainsFunc(f, func(w string) bool { return !words.Languages().Has(w) })
}

// isHeading reports a heading of another section that stands in the list: "CAREER GOALS".
func isHeading(text string) bool {
	k, known := headings.Lookup(text)
	return known && k != headings.None && k != headings.Languages && !words.Languages().Has(words.Fold(text))
}

// rowsAmongLanguages files what is a label with its value as a detail: in one item ("Passport No: K123"), or as the level of the
// language before the value ("Gujarati (Marital Status)", "Single").
func (f *former) rowsAmongLanguages() {
	var kept []cv.Language
	list := f.doc.Languages
	for i := 0; i < len(list); i++ {
		l := list[i]
		if !f.free(l.Name) {
			kept = append(kept, l)
			continue
		}
		if d, ok := rowOf(l); ok {
			f.doc.Person.Details = append(f.doc.Person.Details, d)
			continue
		}
		_, labels := words.Labels().Value(words.Fold(l.Fluency.Value))
		labels = labels && !ofTongue.MatchString(l.Fluency.Value)
		if labels && i+1 < len(list) && f.free(list[i+1].Name) && !words.Languages().Has(words.Fold(list[i+1].Name.Value)) {
			f.doc.Person.Details = append(f.doc.Person.Details, cv.Detail{Label: l.Fluency, Value: list[i+1].Name})
			l.Fluency = cv.Text{}
			i++
		}
		kept = append(kept, l)
	}
	f.doc.Languages = kept
}

// rowOf reads an item that is a label and its value.
func rowOf(l cv.Language) (cv.Detail, bool) {
	label, value, ok := strings.Cut(l.Name.Value, ":")
	label, value = strings.TrimSpace(label), strings.TrimSpace(value)
	kind, known := words.Labels().Value(words.Fold(label))
	if !ok || value == "" || !known || ofTongue.MatchString(label) || kind == "url" || words.Languages().Has(words.Fold(label)) ||
		len(label) < 3 || !l.Fluency.IsZero() {
		return cv.Detail{}, false
	}
	d := cv.Detail{Label: l.Name, Value: l.Name}
	d.Label.Value, d.Value.Value = label, value
	return d, true
}
