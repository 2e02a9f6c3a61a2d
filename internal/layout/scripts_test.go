package layout

import (
	"strings"
	"testing"
)

// Scripts whose fonts are not measured are taken wider and higher than Latin:
// a document must not turn out longer than it was said to be.
func TestScriptsWithoutTables(t *testing.T) {
	const letters = 160
	free := func(text string) float64 { return measure(t, para("", text)).FreeLinesOnLast }
	latin := free(strings.Repeat("n", letters))
	for name, letter := range map[string]string{"Thai": "ก", "Devanagari": "क", "Tamil": "க", "Ethiopic": "ሀ", "Khmer": "ក"} {
		if got := free(strings.Repeat(letter, letters)); got > latin-1 {
			t.Errorf("%s: %.1f lines are free, %.1f below as many Latin letters", name, got, latin)
		}
	}
	for name, word := range map[string]string{"Arabic": "خزف", "Urdu": "کام", "Hebrew": "שלום", "Chinese": "中文", "Korean": "한국"} {
		if got, of := free(word), free("pot"); got >= of {
			t.Errorf("%s: a line is no higher than one in Latin (%.2f, %.2f)", name, got, of)
		}
	}
}

// A token longer than the line is moved to a line of its own and then cut, as
// LibreOffice does; hyphens in it are places to break.
func TestLongTokens(t *testing.T) {
	long := "https://kilns.example.org/" + strings.Repeat("aBcDeFgHiJ", 10)
	for text, want := range map[string]float64{
		strings.Repeat("a", 20):        1,
		long:                           3,
		"Proof: " + long:               4,
		"Proof: " + long + " and then": 4,
		"see https://kilns.example.org/" + strings.Repeat("first-trial-", 6): 2,
	} {
		if got := 20 - measure(t, para("", text)).FreeLinesOnLast; got < want-0.5 || got > want+0.5 {
			t.Errorf("%.30q… takes %.1f lines, want %.0f", text, got, want)
		}
	}
}
