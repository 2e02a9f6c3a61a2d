package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// tornBrackets makes a skill whole that was cut at a colon inside its brackets: "Office (Excel: formulas, Word)" is no label
// "Office (Excel)" with skills behind it. What stands on other lines is of no such label either.
func (f *former) tornBrackets() {
	var out []cv.SkillGroup
	for _, g := range f.doc.Skills {
		line := trimmed(bulleted.ReplaceAllString(f.ownLine(g.Name), ""))
		stem, closed := strings.CutSuffix(g.Name.Value, ")")
		if !closed || !strings.HasPrefix(line, stem+":") || !balanced(line) || !f.freeRow(&g) {
			out = append(out, g)
			continue
		}
		rest := slices.DeleteFunc(slices.Clone(g.Keywords), func(t cv.Text) bool { return slices.Equal(t.Lines, g.Name.Lines) })
		out = append(out, cv.SkillGroup{Level: g.Level, Keywords: append([]cv.Text{withValue(g.Name, line)}, rest...)})
	}
	f.doc.Skills = out
}

// balanced reports a text whose brackets are all closed.
func balanced(s string) bool { return strings.Count(s, "(") == strings.Count(s, ")") }
