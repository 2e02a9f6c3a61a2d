package proofread

import (
	"strings"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// shortAdjectives are compared by their endings: "cheaper", not "more cheap".
var shortAdjectives = wordset.Of(`
	cheap fast quick slow small large big high low short long young old safe strong weak hard easy busy clean clear close cold
	dark deep fine great heavy hot late light loud neat nice poor rich rough sharp simple soft thick thin tidy tight tough warm
	wide early happy healthy tall smooth lean dry wet tiny noisy dirty lucky friendly`)

// comparisons are the forms of those adjectives, and of "good" and "bad", by what they are formed from.
var comparatives, superlatives = compared("er", "better worse"), compared("est", "best worst")

func compared(end, others string) map[string]bool {
	forms := wordset.Of(others)
	for adjective := range shortAdjectives {
		forms[withEnding(adjective, end)] = true
	}
	return forms
}

// comparative and superlative return "cheaper" and "cheapest".
func comparative(lower string) (string, bool) {
	return withEnding(lower, "er"), shortAdjectives[lower]
}

func superlative(lower string) (string, bool) {
	return withEnding(lower, "est"), shortAdjectives[lower]
}

// withEnding adds "er" or "est" to an adjective as it is spelt: "busier", "later", "bigger".
func withEnding(adjective, end string) string {
	n := len(adjective)
	switch last := adjective[n-1]; {
	case last == 'y' && n > 3:
		return adjective[:n-1] + "i" + end
	case last == 'e':
		return adjective + end[1:]
	case n == 3 && last != 'w' && last != 'y' && vowel(adjective[1]) && !vowel(adjective[0]),
		strings.HasPrefix(adjective, "th") && n == 4 && last == 'n':
		return adjective + string(last) + end
	case adjective == "dry":
		return "dri" + end
	}
	return adjective + end
}

// acted reports a past form that takes an object and no plain verb behind it: "fixed", not "helped" or "was".
func acted(t token) bool {
	return !t.title() && surePast(t.info) && !helpers[t.lower] && !takesNoObject[t.lower] ||
		t.title() && surePast(lexicon.Exact(t.lower)) && !helpers[t.lower] && !takesNoObject[t.lower]
}

var takesNoObject = wordset.Of(`
	was were been had did went worked lived stayed remained became seemed arrived moved stood sat came studied trained served
	spent taught kept felt looked got appeared`)
