// Package cvgen makes up CVs: people, trades, countries and ways to write, each drawn on
// its own, as text, DOCX and PDF, with labels in the form that the reader is trained and
// measured on. No word of it comes from a real CV; the forms and how often they occur
// do. It belongs to training and tests; the program itself never has it.
package cvgen

import (
	"fmt"

	"focal/internal/gold"
)

// Format is a kind of file.
type Format string

// Formats that a CV can be written in.
const (
	Text Format = "txt"
	DOCX Format = "docx"
	PDF  Format = "pdf"
)

// Formats lists all of them.
var Formats = []Format{Text, DOCX, PDF}

// CV is a made-up CV, laid out but not written yet.
type CV struct {
	Name string // of the file, without an ending
	Gold *gold.CV
	doc  *document
}

// New makes the CV of a number under a seed, always the same one.
func New(seed uint64, number int) *CV {
	d := newDraw(seed, number)
	f := newFacts(d)
	s := newStyle(d, f)
	doc, gold := compose(d, f, s)
	gold.Family = "made " + familyOf(s)
	return &CV{Name: fmt.Sprintf("made_%d_%05d", seed, number), Gold: gold, doc: doc}
}

// familyOf names the layout in a few words.
func familyOf(s *style) string {
	switch {
	case s.portal != "":
		return s.portal
	case len(s.sidebar) > 0:
		return "two-column"
	case s.rail:
		return "heading-rail"
	}
	return s.post
}

// Write returns the file in a format and its labels.
func (c *CV) Write(f Format) ([]byte, *gold.CV, error) {
	gold := *c.Gold
	gold.File = c.Name + "." + string(f)
	switch f {
	case Text:
		return c.doc.asText(), &gold, nil
	case DOCX:
		data, err := c.doc.asDOCX()
		return data, &gold, err
	case PDF:
		data, err := c.doc.asPDF()
		return data, &gold, err
	}
	return nil, nil, fmt.Errorf("cvgen: unknown format %q", f)
}
