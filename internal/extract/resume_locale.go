package extract

import "focal/internal/cv"

// Locale finds the language of a document that did not come from lines (a JSON
// Resume): "" when it cannot be told.
func Locale(doc *cv.Document) string {
	text := make([]string, len(doc.Source))
	for i, l := range doc.Source {
		text[i] = l.Text
	}
	return locale(text, &doc.Person)
}
