package extract

import (
	"slices"
	"testing"

	"focal/internal/extract/labeller"
)

// railLine is a line with its left edge; a heading beside the text stands before it.
func railLine(x float64, text string, railed bool) line {
	l := line{x: x, right: x + 100, segs: []segment{{text: text}}, railed: railed}
	l.finish()
	return l
}

// A column of headings beside the text says what stands under them; the labels of a form, which come again with
// each of its parts, and headings of several edges do not.
func TestHeadingsInAColumn(t *testing.T) {
	whole := []line{
		railLine(50, "Mira Solberg", false),
		railLine(90, "Skills", true), railLine(200, "Splicing", false), railLine(210, "Rigging", false),
		railLine(70, "Education", true), railLine(200, "Elm College", false),
		railLine(80, "Work Experience", true), railLine(200, "Cook", false), railLine(50, "Page 1", false),
	}
	form := append(slices.Clone(whole), railLine(90, "Skills", true), railLine(200, "Caulking", false))
	apart := slices.Clone(whole)
	apart[5].x = 260
	person := slices.Clone(whole)
	person[4] = railLine(70, "Hobbies", true)
	for name, c := range map[string]struct {
		lines []line
		want  map[int]labeller.Label // the first that a line may have
	}{
		"a column": {whole, map[int]labeller.Label{
			1: "h:skills", 2: labeller.Skill, 3: labeller.Skill, 4: "h:education", 5: labeller.EduStart,
			6: "h:work", 7: labeller.WorkStart,
		}},
		"a form":        {form, nil},
		"several edges": {apart, nil},
		"a person":      {person, nil},
	} {
		known := map[int][]labeller.Label{}
		b := builder{lines: c.lines}
		b.railedHeadings(known)
		for i := range c.lines {
			if got := append(known[i], ""); got[0] != c.want[i] {
				t.Errorf("%s: line %d is %q, want %q", name, i, got[0], c.want[i])
			}
		}
	}
}
