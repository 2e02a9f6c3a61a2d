package extract

import "testing"

func TestWordsBrokenInsideOfALine(t *testing.T) {
	for text, want := range map[string]string{
		"built appli- cations for ports":     "built applications for ports",
		"an under- standing of imple- ments": "an understanding of implements",
		"Obser- vatory of the isles":         "Observatory of the isles",
		"Manage- ment of imple- mentation":   "Management of implementation",
		"on- site and off- site work":        "on- site and off- site work",
		"pre- and post-sales":                "pre- and post-sales",
		"Rope Works- harbour of Grimsby":     "Rope Works- harbour of Grimsby",
		"team- work and data- base":          "team- work and data- base",
		"well- known and self- taught":       "well- known and self- taught",
		"Sales Manager- Splicing":            "Sales Manager- Splicing",
		"customer- focused, goal- oriented":  "customer- focused, goal- oriented",
		"front- end and back- end":           "front- end and back- end",
	} {
		s := segment{text: text, spans: []span{{end: 3}, {start: 3, end: len(text)}}}
		s.joinBroken()
		if s.text != want {
			t.Errorf("%q: %q, want %q", text, s.text, want)
		}
		if end := s.spans[1].end; end != len(s.text) {
			t.Errorf("%q: the last run ends at %d, the text at %d", text, end, len(s.text))
		}
	}
}
