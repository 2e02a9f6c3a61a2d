package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestSpokenGroups(t *testing.T) {
	for _, c := range []struct{ label, skills, spoken, left string }{
		{"Bilingual", "English|Haitian Creole|Sage", "English (Bilingual)|Haitian Creole (Bilingual)", "Sage"},
		{"Languages", "Welsh|Irish", "Welsh|Irish", ""},
		{"Languages", "Go|Kotlin", "", "Go|Kotlin"},
		{"Software", "Sage|English", "", "Sage|English"},
	} {
		doc := cv.Document{Skills: []cv.SkillGroup{{Name: text(c.label, 1)}}}
		for _, s := range strings.Split(c.skills, "|") {
			doc.Skills[0].Keywords = append(doc.Skills[0].Keywords, text(s, 1))
		}
		f := former{doc: &doc}
		f.spokenGroups()
		var spoken, left []string
		for _, l := range doc.Languages {
			if spoken = append(spoken, l.Name.Value); !l.Fluency.IsZero() {
				spoken[len(spoken)-1] += " (" + l.Fluency.Value + ")"
			}
		}
		for _, g := range doc.Skills {
			for _, k := range g.Keywords {
				left = append(left, k.Value)
			}
		}
		if got := strings.Join(spoken, "|"); got != c.spoken || strings.Join(left, "|") != c.left {
			t.Errorf("%s: %s: spoken %q, left %q", c.label, c.skills, got, left)
		}
	}
}
