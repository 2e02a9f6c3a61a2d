package engine

import (
	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// KnownMark is a mark with the text of its line, or of the whole file where it is about the order of its lines, by which it is known
// whether it still fits.
type KnownMark struct {
	cv.Mark
	Text string `json:"text"`
}

func (r *Result) knownMarks() []KnownMark {
	if r.Lines == nil {
		return nil
	}
	lines := r.Lines.Lines()
	var known []KnownMark
	for _, m := range r.Marks {
		switch {
		case m.As == cv.MarkOrder:
			known = append(known, KnownMark{Mark: m, Text: r.Lines.PlainText()})
		case m.Line >= 0 && m.Line < len(lines):
			known = append(known, KnownMark{Mark: m, Text: lines[m.Line].Text()})
		}
	}
	return known
}

// stillTrue are the marks that can be made, and whose lines say what they said, with the lines in the order that these ask for.
func stillTrue(known []KnownMark, lines *page.Document) (*page.Document, []cv.Mark) {
	all := lines.Lines()
	var marks []cv.Mark
	for _, m := range known {
		if m.As == cv.MarkOrder {
			if next, is := lines.InOrder(m.Order); is && next.PlainText() == m.Text {
				lines, all, marks = next, next.Lines(), append(marks, m.Mark)
			}
		} else if checkMark(m.Mark, len(all)) == nil && all[m.Line].Text() == m.Text {
			marks = append(marks, m.Mark)
		}
	}
	return lines, marks
}
