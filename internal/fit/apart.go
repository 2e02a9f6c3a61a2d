package fit

import (
	"fmt"
	"strings"

	"focal/internal/cv"
)

const (
	// skillsByDefault is the limit of skills where the user sets none, and the highest one: nobody asked for fewer.
	skillsByDefault = 20
	// mostApart and mostWordsApart bound what is set apart, which no page limit takes away.
	mostApart, mostWordsApart = 3, 60
)

// apart sets rows with a label ("Equipment: lathes, mills") of which no skill would stay under the additional information: such a row
// tells what stands nowhere else. Rows of what somebody is like go.
func (s *skillChoice) apart(n int, goes func(cv.Note) bool) {
	if n != skillsByDefault {
		return
	}
	rows, words := 0, 0
	for g := range s.doc.Skills {
		row, ok := s.rowLeftOut(g)
		more := words + len(strings.Fields(row.Value))
		if !ok || rows == mostApart || more > mostWordsApart || !goes(cv.Note{
			Kind: cv.NoteOrder, Field: s.doc.Skills[g].Name.ID, Before: row.Value, After: row.Value, Lines: row.Lines,
			Reason: fmt.Sprintf("The limit is %s: this row stands under the additional information.", count(n, "skill")),
		}) {
			continue
		}
		rows, words = rows+1, more
		s.doc.Additional = append(s.doc.Additional, cv.OtherSection{Items: []cv.Item{{Text: row}}})
		s.moved[g] = true
	}
}

// rowLeftOut is a group as one line, where the limit leaves all of it out.
func (s *skillChoice) rowLeftOut(g int) (row cv.Text, ok bool) {
	group := &s.doc.Skills[g]
	if group.Name.IsZero() || group.Qualities() || len(group.Keywords) == 0 {
		return row, false
	}
	row.Lines = append(row.Lines, group.Name.Lines...)
	values := make([]string, 0, len(group.Keywords))
	for k, t := range group.Keywords {
		if s.keep[[2]int{g, k}] {
			return row, false
		}
		values = append(values, t.Value)
		row.Lines = append(row.Lines, t.Lines...)
	}
	row.Value = skillHeading(group) + ": " + strings.Join(values, ", ")
	row.Confidence, row.Lines = group.Name.Confidence, sorted(row.Lines)
	return row, true
}

// skillHeading is the label of a group with its level.
func skillHeading(g *cv.SkillGroup) string {
	return strings.TrimSpace(g.Name.Value + " " + g.Level.Value)
}
