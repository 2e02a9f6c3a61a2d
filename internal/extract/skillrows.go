package extract

import (
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
