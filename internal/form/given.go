package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/detail"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// A resume in JSON comes with its values in their fields. What its program had no field for are lists of lines, and among them
// are the rows of the form that asked about the person.

// Given files the personal details of a document that another program made, which stand in its further sections.
func Given(doc *cv.Document) {
	if !strings.HasPrefix(doc.Locale, "en") {
		return
	}
	f := former{doc: doc}
	for i := range doc.Additional {
		f.givenDetails(&doc.Additional[i])
	}
	doc.Walk(func(r cv.Ref) {
		if r.IsSentence() {
			r.Text.Value = strings.TrimRight(r.Text.Value, " ,;") // of the list that it stood in
		}
	})
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// givenDetails files the rows of one section: those that can be nothing else, and under the heading of personal details all that have
// a label.
func (f *former) givenDetails(s *cv.OtherSection) {
	ofPerson := headsDetails(s.Heading.Value)
	s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool {
		if !f.free(t.Text) {
			return false
		}
		rows := detail.Rows(t.Value)
		if ofPerson && rows == nil {
			rows = detail.Any(t.Value)
		}
		for _, r := range rows {
			name := r.Name
			if name == "" {
				name, _ = labelName(r.Label, r.Text)
			}
			kind, _ := words.Labels().Value(words.Fold(name))
			f.add(t.Text, name, valueOf(kind, r.Text))
		}
		if label, value, ok := labelAndValue(t.Value); ok && ofPerson && rows == nil {
			name, kind := labelName(label, value)
			f.add(t.Text, name, valueOf(kind, value))
			return true
		}
		return rows != nil
	})
}

// keptDetails files the rows that the reader left under a heading of personal details.
func (f *former) keptDetails() {
	for i := range f.doc.Additional {
		if s := &f.doc.Additional[i]; headsDetails(s.Heading.Value) {
			f.givenDetails(s)
		}
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

func headsDetails(heading string) bool {
	kind, _ := headings.Lookup(heading)
	return kind == headings.Contact || personalHeading.MatchString(heading)
}

// add adds a personal detail from a line.
func (f *former) add(line cv.Text, label, value string) {
	of := cv.Text{Lines: line.Lines, Confidence: line.Confidence}
	f.doc.Person.Details = append(f.doc.Person.Details, cv.Detail{Label: withValue(of, label), Value: withValue(of, value)})
}

// labelAndValue cuts a row in two: "Brother's name :- Olav Holm".
func labelAndValue(text string) (label, value string, ok bool) {
	label, value, ok = strings.Cut(text, ":")
	label, value = trimmed(label), strings.Trim(value, " \t,;:-–—•·")
	return label, value, ok && label != "" && value != "" && wordCount(label) <= longestLabel
}

// personalHeading is a heading of personal details that has some other noun: "Personal Dossier".
var personalHeading = sieve.MustCompile(`(?i)^\W*(?:(?:my )?personals?|bio)[ -]?(?:dossier|` +
	`background|data|details?|information|infos?|particulars?|snippets?|facts?)\W*$`)
