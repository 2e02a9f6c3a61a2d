package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// isHeld reports that the words of a mark, and no others, are the title or the employer that they were said to be.
func isHeld(d *cv.Document, m cv.Mark) (held bool) {
	ends := []string{".title", ".degree", ".name"}
	if m.As == cv.MarkEmployer {
		ends = []string{".organisation", ".institution", ".issuer"}
	}
	said := m.Part
	if said == "" {
		said = d.Source[m.Line].Text
	}
	d.Walk(func(r cv.Ref) {
		isPlace := slices.ContainsFunc(ends, func(end string) bool { return strings.HasSuffix(r.Path, end) })
		held = held || isPlace && slices.Contains(r.Text.Lines, m.Line) && words.Squeeze(r.Text.Value) == words.Squeeze(said)
	})
	return held
}

// A title and an employer stay what they were said to be where their lines are moved as an entry.
func TestPropertyWhatWasSaidStays(t *testing.T) {
	for name, src := range inOrder(formsOfCVs()) {
		read := Reader(src, Options{})
		plain := read(nil).Document
		for at := 1; at+4 < len(plain.Source); at++ {
			said := []cv.Mark{
				{Line: at, As: cv.MarkTitle, Section: cv.SectionWork}, {Line: at + 1, As: cv.MarkEmployer, Section: cv.SectionWork},
			}
			before := read(said).Document
			for _, to := range []cv.Mark{
				{Section: cv.SectionWork}, {Section: cv.SectionWork, Entry: at + 1}, {Section: cv.SectionEducation, Entry: at + 1},
			} {
				marks := slices.Clone(said)
				for line := at; line < at+4; line++ {
					marks = append(marks, cv.Mark{Line: line, As: cv.MarkMove, Section: to.Section, Entry: to.Entry})
				}
				doc := read(marks).Document
				for _, m := range said {
					if isHeld(before, m) && !isHeld(doc, m) {
						t.Errorf("%s: %v\n%s", name, shown(plain, marks), dumped(doc))
					}
				}
			}
		}
	}
}
