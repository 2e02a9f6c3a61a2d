package form

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// labelsOfSpoken are labels of groups of skills that are languages; some of them say how well.
var labelsOfSpoken = words.NewSet("bilingual", "trilingual", "multilingual", "language", "languages", "language skills", "languages known",
	"languages spoken", "foreign languages")

// spokenGroups files languages that stand as skills behind a label of languages. What else stands in the group has no label then;
// languages of programs keep theirs.
func (f *former) spokenGroups() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		label := words.Fold(g.Name.Value)
		if !labelsOfSpoken.Has(label) || !f.free(g.Name) {
			continue
		}
		level := cv.Text{}
		if label == "bilingual" || label == "trilingual" {
			level = g.Name
		}
		before := len(g.Keywords)
		g.Keywords = slices.DeleteFunc(g.Keywords, func(t cv.Text) bool {
			if !f.free(t) || !words.Languages().Has(words.Fold(t.Value)) {
				return false
			}
			f.doc.Languages = append(f.doc.Languages, cv.Language{Name: t, Fluency: level})
			return true
		})
		if len(g.Keywords) < before {
			g.Name = cv.Text{}
		}
	}
	f.doc.Skills = slices.DeleteFunc(f.doc.Skills, func(g cv.SkillGroup) bool { return g.Name.IsZero() && len(g.Keywords) == 0 })
}
