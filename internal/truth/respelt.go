package truth

import "strings"

// respelt is a fact with the listed corrections of single words that are one slip away.
func respelt(fact string, listed []correction) string {
	for _, fix := range listed {
		if len(fix.before) == 1 && len(fix.after) == 1 && (isSlip(fix.before[0], fix.after[0]) || isOwner(fix.before[0], fix.after[0])) {
			fact = strings.Replace(fact, fix.before[0].text, fix.after[0].text, 1)
		}
	}
	return fact
}

// isOwner reports a word that got the apostrophe of an owner and no other letter: "Deans List".
func isOwner(wrong, right word) bool {
	stem, owner := strings.CutSuffix(right.text, "'s")
	return owner && wrong.text == stem+"s"
}

// mended is a sentence with the listed corrections of the spelling of its longer words: what they say may be
// told in another form, "Liasing" as "Liaised".
func mended(sentence string, listed []correction) string {
	for _, fix := range listed {
		if len(fix.before) != 1 || len(fix.after) != 1 || len(fix.before[0].text) < shortestMended {
			continue
		}
		sentence = strings.Replace(sentence, fix.before[0].text, fix.after[0].text, 1)
	}
	return sentence
}

// shortestMended is how many letters a word has that stands in no other.
const shortestMended = 5

// shortestSlip is how many letters a word has of which one slip leaves no other word.
const shortestSlip = 6

// isSlip reports a long word that differs from another in two letters that stand together at most.
func isSlip(wrong, right word) bool {
	a, b := wrong.folded, right.folded
	if len(a) < shortestSlip || len(b) < 2 || a[:2] != b[:2] || wrong.figure() || right.figure() { // "Licensed", "Unlicensed"
		return false
	}
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return len(a) < 3 && len(b) < 3 && len(a)+len(b) < 5 && len(a) < len(wrong.folded)-2
}
