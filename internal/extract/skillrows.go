package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// skillHead reports the row that names the columns of a table of skills.
func skillHead(p *para) bool {
	for _, s := range p.segs {
		if !columnNames.Has(words.Fold(s.text)) {
			return false
		}
	}
	return true
}

var columnNames = words.NewSet("area", "areas", "category", "details", "detail", "skill", "skills", "skill area", "level",
	"proficiency", "description", "technology", "technologies", "tools", "group", "type", "years", "experience", "rating",
	"competence", "competency", "bereich", "kenntnisse", "domaine", "competences", "years of experience", "last used")

// labelledCells reads a row of labels that have their colons in the cells behind them, several of them in a line:
// "Office", ": Word, Excel", "Systems", ": Linux"; false where it is none. A heading of skills before them names nothing.
func (r *skillReader) labelledCells(p *para) bool {
	if len(p.segs) < minLabelledCells || !colonCell(p, len(p.segs)-1) {
		return false
	}
	for i := range p.segs {
		if colonCell(p, i) && colonCell(p, i+1) { // the label of the second ends the first
			return false
		}
	}
	for i := range p.segs {
		text := p.segs[i].text
		switch {
		case colonCell(p, i+1) && !colonCell(p, i):
			r.begin(strings.TrimRight(text, ": "), p, 0.85)
		case i == 0 && headings.IsLabel(text), i == 0 && namesSkills(text):
			r.flush()
		default:
			value := cv.Text{Value: strings.TrimLeft(text, ": "), Lines: p.lines, Confidence: 0.9}
			r.group.Keywords = append(r.group.Keywords, items(value)...)
			if colonCell(p, i) {
				r.flush()
			}
		}
	}
	return true
}

// minLabelledCells is from how many cells on a row may hold more than one label and its value.
const minLabelledCells = 3

// colonCell reports a cell that begins with the colon of the label before it.
func colonCell(p *para, i int) bool {
	return i > 0 && i < len(p.segs) && strings.HasPrefix(p.segs[i].text, ":")
}

func namesSkills(text string) bool {
	kind, known := headings.Lookup(text)
	return known && kind == headings.Skills
}
