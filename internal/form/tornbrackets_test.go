package form

import (
	"testing"

	"focal/internal/cv"
)

func TestTornBrackets(t *testing.T) {
	for _, c := range []struct{ line, name, want string }{
		{"• Skilled in Office (Excel: formulas, Word)", "Skilled in Office (Excel)", "Skilled in Office (Excel: formulas, Word)|SAP"},
		{"Office (Excel): formulas, Word", "Office (Excel)", "formulas|Word|SAP"},
		{"Office (Excel: formulas, Word", "Office (Excel)", "formulas|Word|SAP"},
	} {
		doc := cv.Document{
			Source: []cv.SourceLine{{Text: c.line}, {Text: "SAP"}},
			Skills: []cv.SkillGroup{{Name: text(c.name, 0), Keywords: []cv.Text{text("formulas", 0), text("Word", 0), text("SAP", 1)}}},
		}
		f := former{doc: &doc}
		f.tornBrackets()
		got := ""
		for i, k := range doc.Skills[0].Keywords {
			if i > 0 {
				got += "|"
			}
			got += k.Value
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.line, got, c.want)
		}
	}
}
