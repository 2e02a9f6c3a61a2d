package flow

import "testing"

func TestCleanSeatsAccents(t *testing.T) {
	for text, want := range map[string]string{
		"J¨org M¨uller":     "Jörg Müller",
		"Fran¸cois, Na¨ıve": "François, Naïve",
		"ˇZiˇzka":           "Žižka",
		"a ¨ alone ¨":       "a ¨ alone ¨",
		"O´Brien, d´Arc":    "O´Brien, d´Arc",
		"5 ˜ 7":             "5 ˜ 7",
	} {
		if got := Clean(text); got != want {
			t.Errorf("Clean(%q) = %q, want %q", text, got, want)
		}
	}
}
