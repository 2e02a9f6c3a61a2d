package engine

import "testing"

// A name without its brackets keeps what stands behind them.
func TestNameAsASentenceBeginsWithIt(t *testing.T) {
	for name, want := range map[string]string{
		"Jo Marsh":               "Jo Marsh",
		"Katarzyna (Kate) Nowak": "Katarzyna Nowak",
		"Jo Marsh (she/her)":     "Jo Marsh",
		"":                       "",
	} {
		if got := calledBy(name); got != want {
			t.Errorf("%q: %q, not %q", name, got, want)
		}
	}
}

func TestSentenceNamesThePerson(t *testing.T) {
	for _, c := range []struct {
		name, sentence string
		want           bool
	}{
		{"Jo Marsh", "Jo is a fitter.", true},
		{"Jo Marsh", "A fitter, MARSH keeps pumps.", true},
		{"Jo Marsh", "Marsh's pumps run.", true},
		{"Jo Marsh", "Joined Tamar in 2019 and runs pumps.", false},
		{"Jo Marsh", "Drained marshes.", false},
		{"J. Marsh", "Wrote part J of the code.", false},
		{"Ana Hill-Okonkwo", "Okonkwo is a fitter.", true},
	} {
		if got := callsBy(c.name, c.sentence); got != c.want {
			t.Errorf("%q in %q: %v", c.name, c.sentence, got)
		}
	}
}
