package extract

import (
	"strings"
	"testing"
)

// One item of a list stays one skill where its parts would say nothing alone.
func TestPhrasesAreOneSkill(t *testing.T) {
	for text, want := range map[string]string{
		"Care of all winches like hand, steam and electric etc.": "Care of all winches like hand, steam and electric etc.",
		"Ability to work in a wet environment, calm manner":      "Ability to work in a wet environment, calm manner",
		"Good knowledge of knots, splices":                       "Good knowledge of knots, splices",
		"Knots, splices, bends":                                  "Knots; splices; bends",
		"Fluent in Spanish, welding":                             "Fluent in Spanish; welding",
	} {
		p := para{text: text, bullet: true, segs: []segment{{text: text}}, count: wordCount(text)}
		r := skillReader{b: &builder{}, paras: []para{p}}
		r.plain(0)
		var got []string
		for _, k := range r.group.Keywords {
			got = append(got, k.Value)
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%q: %q, want %q", text, s, want)
		}
	}
}

// What stands behind a label may be read as languages; the label alone is no skill.
func TestLabelWhoseTextIsReadElsewhere(t *testing.T) {
	doc, _ := Document(flow("**Mira Solberg-Katz**\nmira.sk@example.org\n\n# Skills\n"+
		"Computer: Excel, Word\nLanguage: Fluent in Spanish\nOther: knots, splices"), Options{})
	for _, g := range doc.Skills {
		if strings.HasPrefix(g.Name.Value, "Language") {
			t.Errorf("group %q: %v", g.Name.Value, g.Keywords)
		}
	}
	if len(doc.Languages) != 1 || doc.Languages[0].Name.Value != "Spanish" {
		t.Errorf("languages %v", doc.Languages)
	}
}
