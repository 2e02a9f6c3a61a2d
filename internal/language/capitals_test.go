package language

import "testing"

func TestCapitals(t *testing.T) {
	for _, c := range []struct {
		name string
		of   func(string) string
		text string
		want string
	}{
		{"consonant", Article, "mill engineer", "a"},
		{"vowel", Article, "engineer", "an"},
		{"spoken with a vowel", Article, "hour's walk", "an"},
		{"spoken with a consonant", Article, "university", "a"},
		{"letters", Article, "MBA", "an"},
		{"letters with points", Article, "M.Eng. in Ceramics", "an"},
		{"letters with points, a consonant", Article, "B.A.", "a"},
		{"the first part counts", Article, "award-winning baker", "an"},
		{"unsure", Article, "historic site", "a"},
		{"unsure, likely a vowel", Article, "RYA skipper", "an"},
		{"nothing", Capital, "", ""},
		{"small", Capital, "led a team", "Led a team"},
		{"more than a byte", Capital, "über", "Über"},
		{"no letter", Capital, "3 ships", "3 ships"},
		{"name", NameCase, "brandreth", "Brandreth"},
		{"parts of a name", NameCase, "o'brien-mcleod", "O'Brien-McLeod"},
		{"whose it is", NameCase, "mary’s", "Mary’s"},
		{"whose they are", NameCase, "o'brien's ropes", "O'Brien's ropes"},
		{"a part that begins so", NameCase, "d'souza", "D'Souza"},
		{"initials", NameCase, "j.r.", "J.R."},
	} {
		if got := c.of(c.text); got != c.want {
			t.Errorf("%s: %q of %q, want %q", c.name, got, c.text, c.want)
		}
	}
}
