package blind

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/personal"
)

// PassportRows are the texts of doc that tell where and until when a passport was issued: facts of the head, and lines of the sections
// behind the posts. file is the CV as it was read. Certificates and medicals expire as well.
func PassportRows(doc, file *cv.Document) map[*cv.Text]bool {
	rows := map[*cv.Text]bool{}
	add := func(texts []*cv.Text, labels, values []string) {
		var tells []bool
		for _, t := range texts {
			tells = append(tells, slices.ContainsFunc(t.Lines, func(at int) bool { return ofPassport(file.Source, at) }))
		}
		for i, isRow := range personal.RowsOfPassport(labels, values, tells) {
			if isRow {
				rows[texts[i]] = true
			}
		}
	}
	var texts []*cv.Text
	for i := range doc.Person.Details {
		texts = append(texts, &doc.Person.Details[i].Value)
	}
	labels, values := doc.Person.DetailTexts()
	add(texts, labels, values)
	for i := range doc.Additional {
		section := &doc.Additional[i]
		texts, labels, values = []*cv.Text{&section.Heading}, []string{section.Heading.Value}, []string{""}
		for k := range section.Items {
			text := &section.Items[k].Text
			label, value, found := strings.Cut(text.Value, ":")
			if !found {
				label, value = "", text.Value
			}
			texts, labels, values = append(texts, text), append(labels, label), append(values, value)
		}
		add(texts, labels, values)
	}
	return rows
}

// ofPassport reports a line of a file that is of a passport, or stands below one that is.
func ofPassport(source []cv.SourceLine, at int) bool {
	return slices.ContainsFunc(source[max(0, min(at-1, len(source))):max(0, min(at+1, len(source)))], func(l cv.SourceLine) bool {
		return personal.TellsPassport(l.Text)
	})
}

// hasPassport reports a passport with its number: nothing of such a fact stays.
func hasPassport(d cv.Detail) bool {
	return personal.OfPassport(d.Label.Value) && len(personal.PaperNumbers(d.Value.Value)) > 0
}
