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
