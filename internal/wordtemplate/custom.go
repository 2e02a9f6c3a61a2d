package wordtemplate

import (
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
)

// standardFields are the keys that agencies commonly use; the docs name them.
var standardFields = []string{"reference", "availability", "rate", "comment"}

// Asks is what a conversion in this template should be asked for: the fields that its
// tags name; the common ones where it prints whatever fields there are ({{#brief}}).
func (t *Template) Asks() cv.Asked {
	a := cv.Asked{Fields: []cv.FieldSpec{}}
	ask := func(name string) {
		if !slices.ContainsFunc(a.Fields, func(s cv.FieldSpec) bool { return s.Name == name }) {
			a.Fields = append(a.Fields, fieldSpec(name))
		}
	}
	for _, u := range t.variants[variantKey{}].tags {
		switch {
		case isField(u.tag.path):
			ask(strings.ToLower(u.tag.path[1]))
		case len(u.tag.path) > 0 && u.tag.path[0] == "brief":
			for _, name := range standardFields {
				ask(name)
			}
		case len(u.tag.path) == 1 && u.tag.path[0] == "photo":
			a.Photo = true
		}
	}
	return a
}

// HasIcon reports a place for the branding icon.
func (t *Template) HasIcon() bool {
	return slices.ContainsFunc(t.variants[variantKey{}].tags, func(u usedTag) bool { return u.tag.kind == tagPicture })
}

// WithoutTag are the labels of those fields that no tag of the template prints.
func (t *Template) WithoutTag(specs []cv.FieldSpec) []string {
	printed := map[string]bool{}
	for _, u := range t.variants[variantKey{}].tags {
		switch {
		case len(u.tag.path) > 0 && u.tag.path[0] == "brief": // all there are
			return nil
		case isField(u.tag.path):
			printed[strings.ToLower(u.tag.path[1])] = true
		}
	}
	var labels []string
	for _, s := range specs {
		if !printed[s.Name] {
			labels = append(labels, s.Label)
		}
	}
	return labels
}

func fieldSpec(name string) cv.FieldSpec {
	if name == "comment" {
		return cv.FieldSpec{Name: name, Label: "Interviewer’s comment", Kind: cv.FieldNote}
	}
	return cv.FieldSpec{Name: name, Label: cv.FieldLabel(name), Kind: cv.FieldText}
}

// fieldRows are the given fields as label and value, for a table.
func fieldRows(fields []cv.Field, w *words) []any {
	return each(fields, func(f cv.Field) object {
		if f.Value == "" {
			return object{}
		}
		return object{"label": f.Label, "value": fieldValue(f, w)}
	})
}

// fieldValues are the fields by their keys.
func fieldValues(fields []cv.Field, w *words) object {
	values := object{}
	for _, key := range standardFields {
		values[key] = ""
	}
	for _, f := range fields {
		values[f.Key] = fieldValue(f, w)
	}
	return values
}

// fieldValue is the value as printed: a date in the language of the document.
func fieldValue(f cv.Field, w *words) string {
	if f.Kind == cv.FieldDate {
		if day, err := time.Parse(time.DateOnly, f.Value); err == nil {
			return w.date(cv.Date{Year: day.Year(), Month: int(day.Month()), Day: day.Day()})
		}
	}
	return f.Value
}

// isField reports whether a path names a field. Which fields exist comes with each
// document, not with the template.
func isField(path []string) bool { return len(path) == 2 && path[0] == "fields" }
