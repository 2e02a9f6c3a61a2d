package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// titleNames and employerNames are the labels of forms that name nothing else: "Designation: Fitter" is a title.
var (
	titleNames = words.NewSet("job title", "title", "position", "position held", "designation", "post", "post held", "post title",
		"position title")
	employerNames = words.NewSet("company", "company name", "name of company", "name of the company", "employer", "employer name",
		"name of employer", "organisation", "organization", "name of organisation", "name of organization", "name of the organisation",
		"name of the organization")
)

// longestNamed bounds the words of a value that a label names: more is a sentence.
const longestNamed = 8

// namedFields are the titles and employers that a label on their line names for certain.
func (b *builder) namedFields() (list []labeller.FieldAt) {
	for i := range b.lines {
		if f, ok := b.namedField(i); ok {
			list = append(list, f)
		}
	}
	return list
}

// namedField reads a label with a value that takes the rest of its line: what holds a date, another label or a comma
// holds more than one field, and what fills its line may go on below.
func (b *builder) namedField(i int) (labeller.FieldAt, bool) {
	text := b.lines[i].text
	label, value, ok := strings.Cut(text, ":")
	name := fieldNamed(words.Fold(headings.Bare(label)))
	value = strings.TrimSpace(value)
	if !ok || name == "" || value == "" || strings.ContainsAny(value, ":,(\t|") || len(strings.Fields(value)) > longestNamed {
		return labeller.FieldAt{}, false
	}
	if len(dates.Find(value)) > 0 || b.fills(i) || name == "org" && endsInPlace(value) {
		return labeller.FieldAt{}, false
	}
	return labeller.FieldAt{Field: name, Line: i, From: strings.LastIndex(text, value), To: len(text)}, true
}

// endsInPlace reports a text that goes on to say where: "Tern Ltd Doha", "Tern Ltd in Fowey".
func endsInPlace(text string) bool {
	f := words.Split(text)
	places := words.Places()
	for _, set := range []*words.Set{places.City, places.Region, places.Country} {
		if set.Ends(f) > 0 {
			return true
		}
	}
	return slices.Contains(f, "in") || slices.Contains(f, "at")
}

// fieldNamed is the field of the labeller that a folded label names.
func fieldNamed(label string) string {
	switch {
	case titleNames.Has(label):
		return "title"
	case employerNames.Has(label):
		return "org"
	}
	return ""
}

// fills reports a line that reaches as far right as the lines of its page do.
func (b *builder) fills(i int) bool {
	l := &b.lines[i]
	margin := 0.0
	for k := max(0, i-nearLines); k < min(len(b.lines), i+nearLines); k++ {
		if o := &b.lines[k]; o.page == l.page && o.x <= l.x+l.size {
			margin = max(margin, o.right)
		}
	}
	return l.right > 0 && l.right >= 0.85*margin
}

// nearLines is how many lines above and below show where the lines of a page end.
const nearLines = 40
