package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// A form may have its labels above or before all of their values. What the user moves to the personal details together finds
// each other, where there is a value for every label.

// pairDetails makes details of lines of labels and the lines of their values below; false where they are none.
func (b *builder) pairDetails(lines []line) bool {
	labels, values := labelsAbove(lines)
	if len(labels) < 2 || len(labels) != len(values) {
		return false
	}
	for i := range labels {
		if asksForContact(labels[i].Value) {
			b.use(labels[i].Lines)
			b.placeContacts(&section{lines: []line{{index: values[i].Lines[0], text: values[i].Value}}})
			continue
		}
		labels[i].Confidence, values[i].Confidence = sure, sure
		b.doc.Person.Details = append(b.doc.Person.Details, cv.Detail{Label: labels[i], Value: values[i]})
	}
	return true
}

// asksForContact reports the label of what a person is reached by.
func asksForContact(label string) bool {
	kind, _ := words.Labels().Value(words.Fold(label))
	return slices.Contains([]string{"email", "phone", "address", "url"}, kind)
}

// labelsAbove are the labels that lines begin with, and the values below them, one a line.
func labelsAbove(lines []line) (labels, values []cv.Text) {
	for i := range lines {
		l := &lines[i]
		var rest []string
		for k := range l.segs {
			found := splitLabels(l.segs[k].text)
			if len(values) > 0 || len(rest) > 0 || found == nil {
				rest = append(rest, l.segs[k].text)
				continue
			}
			for _, label := range found {
				labels = append(labels, cv.Text{Value: label, Lines: []int{l.index}})
			}
		}
		if value := strings.Trim(strings.Join(rest, " "), " :"); value != "" {
			values = append(values, cv.Text{Value: value, Lines: []int{l.index}})
		}
	}
	return labels, values
}

// splitLabels parts a text that is nothing but labels; nil for other texts.
func splitLabels(text string) (labels []string) {
	for f := strings.Fields(text); len(f) > 0; {
		n := labelLength(f)
		if n == 0 {
			return nil
		}
		for n < len(f) && ofLabel.Has(words.Fold(f[n])) {
			n++
		}
		labels = append(labels, strings.Trim(strings.Join(f[:n], " "), " :"))
		f = f[n:]
	}
	return labels
}

// labelLength is how many words the longest label has that words begin with; 0 for none.
func labelLength(f []string) int {
	for n := min(wordsOfLabel, len(f)); n > 0; n-- {
		label := words.Fold(strings.Join(f[:n], " "))
		if _, known := words.Labels().Value(label); known || n == 1 && loneLabels.Has(label) {
			return n
		}
	}
	return 0
}

// loneLabels are labels of facts that stand in no list of labels, as sections of their own have them.
var loneLabels = words.NewSet("languages", "language", "passport", "hobbies", "religion", "age", "fax")

// ofLabel are words that tell of which kind of a thing a label asks: "Passport issued".
var ofLabel = words.NewSet("known", "issued", "expired", "expires", "expiry", "validity", "number", "no", "date", "issue", "place")
