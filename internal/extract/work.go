package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
)

// body puts bullets and prose under an entry.
func (b *builder) body(paras []para, summary, highlights *[]cv.Text) {
	for i := range paras {
		p := &paras[i]
		if headings.IsLabel(p.text) {
			b.use(p.lines)
			continue
		}
		t := p.value(0.92)
		if p.bullet {
			*highlights = append(*highlights, t)
		} else {
			*summary = append(*summary, t)
		}
	}
}

// value is the paragraph as one text.
func (p *para) value(confidence float64) cv.Text {
	return cv.Text{Value: strings.ReplaceAll(p.text, "\t", " "), Lines: p.lines, Confidence: confidence}
}
