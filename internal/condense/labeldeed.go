package condense

import (
	"strings"
	"unicode/utf8"

	"focal/internal/language"
)

// A bullet may be headed by the field of work that it tells of: "Start-up: Carrying out the last checks". What stands behind such
// a label is told as in other bullets.

// longestLabel is how many words such a label has at most.
const longestLabel = 3

// behindLabel is where a bullet of a list of deeds goes on behind the label that it opens with, 0 without one.
func behindLabel(text string, s speaker) int {
	colon := strings.Index(text, ": ")
	if colon < 2 || !s.listed || s.project || strings.Contains(text[colon+1:], ":") {
		return 0
	}
	head, rest := tagged(text[:colon]), text[colon+2:]
	if first, _ := utf8.DecodeRuneInString(rest); len(head) > longestLabel+2 || !startsUpper(text) || !startsUpper(string(first)) {
		return 0
	}
	words := tagged(rest)
	if last := head[len(head)-1]; len(words) < shortestDuty || !(isGerund(last) || last.Is("up") || strings.HasSuffix(last.Low, "-up")) || notDone[last.Low] {
		return 0
	}
	if !isGerund(words[0]) && !(words[0].Has(language.Base) && !words[0].Has(language.Noun|language.Adjective)) {
		return 0
	}
	return colon + 2
}

// notDone are labels like names of deeds behind which is told what others do, or shall.
var notDone = map[string]bool{"training": true, "meeting": true, "meaning": true, "following": true, "understanding": true, "reading": true, "finding": true}

// gerundBeside reports a deed that is still a gerund beside others.
func gerundBeside(words []language.Tagged) bool {
	for i := 2; i < len(words); i++ {
		if words[i-1].Is("and", "&", ",") && isDeed(words[i]) && isGerund(words[i]) {
			return true
		}
	}
	return false
}
