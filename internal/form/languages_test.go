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

func TestSharedLevels(t *testing.T) {
	for _, c := range []struct{ line, level, read, skills, spoken string }{
		{"Fluent in Welsh, Urdu, and Hindi.", "Fluent", "Welsh", "Urdu|Hindi.", "Welsh (Fluent)|Urdu (Fluent)|Hindi (Fluent)"},
		{"Bilingual: fluent in French, Dutch, and Frisian", "fluent", "French", "", "French (fluent)|Dutch (fluent)|Frisian (fluent)"},
		{"Native English and Welsh", "Native", "English", "Welsh", "English (Native)|Welsh (Native)"},
		{"Fluent English, Welsh", "Fluent", "English", "Welsh", "English (Fluent)"},
		{"Fluent in English, Welsh (basic)", "Fluent", "English", "Welsh", "English (Fluent)"},
		{"Fluent in English, Excel and Word", "Fluent", "English", "Excel|Word", "English (Fluent)"},
		{"Fluent in English and Spanish, conversational Italian", "Fluent", "English", "Spanish", "English (Fluent)|Spanish (Fluent)"},
	} {
		doc := cv.Document{
			Source:    []cv.SourceLine{{Text: c.line}},
			Languages: []cv.Language{{Name: text(c.read, 0), Fluency: text(c.level, 0)}},
			Skills:    []cv.SkillGroup{{}},
		}
		for _, s := range strings.Split(c.skills, "|") {
			doc.Skills[0].Keywords = append(doc.Skills[0].Keywords, text(s, 0))
		}
		f := former{doc: &doc}
		f.sharedLevels()
		var spoken []string
		for _, l := range doc.Languages {
			if spoken = append(spoken, l.Name.Value); !l.Fluency.IsZero() {
				spoken[len(spoken)-1] += " (" + l.Fluency.Value + ")"
			}
		}
		if got := strings.Join(spoken, "|"); got != c.spoken {
			t.Errorf("%s: %q", c.line, got)
		}
	}
}

func TestSharedLevelsOfGroup(t *testing.T) {
	doc := cv.Document{
		Source:    []cv.SourceLine{{Text: "Bilingual: fluent in French, Dutch and Frisian"}, {Text: "Typing"}},
		Languages: []cv.Language{{Name: text("French", 0), Fluency: text("fluent", 0)}},
		Skills: []cv.SkillGroup{{
			Name:     text("Bilingual", 0),
			Keywords: []cv.Text{text("Dutch", 0), text("Frisian", 0), text("Typing", 1)},
		}},
	}
	f := former{doc: &doc}
	f.sharedLevels()
	for i, l := range doc.Languages {
		if l.Fluency.Value != "Bilingual, fluent" || len(doc.Languages) != 3 {
			t.Errorf("%d: %s (%s)", i, l.Name.Value, l.Fluency.Value)
		}
	}
	if g := doc.Skills[0]; !g.Name.IsZero() || len(g.Keywords) != 1 {
		t.Errorf("left: %q, %d skills", g.Name.Value, len(g.Keywords))
	}
}
