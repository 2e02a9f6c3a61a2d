package engine

import (
	"encoding/json"

	"focal/internal/cv"
	"focal/internal/jsonresume"
	"focal/internal/problem"
	"focal/internal/wordtemplate"
)

// Formats of Export.
const (
	FormatText     = "txt"
	FormatMarkdown = "md"
	FormatJSON     = "json"
)

// Export writes a converted CV in a form other than Word: text, Markdown or JSON
// Resume. JSON holds the converted CV alone, nothing of the file that it came from; of
// the look it is the language that counts, and only in the other two.
func Export(doc *cv.Document, format string, look cv.Look) ([]byte, error) {
	switch format {
	case FormatText, FormatMarkdown:
		return []byte(wordtemplate.Text(doc, wordtemplate.FillOptions{Language: look.Language}, format == FormatMarkdown)), nil
	case FormatJSON:
		data, err := json.MarshalIndent(jsonresume.FromDocument(doc), "", "  ")
		return append(data, '\n'), err
	}
	return nil, problem.New(problem.Invalid, "There is no format %q. Formats: docx, pdf, txt, md, json.", format)
}
