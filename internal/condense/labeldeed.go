package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// A bullet may be headed by the field of work that it tells of: "Start-up: Carrying out the last checks". What stands behind such
// a label is told as in other bullets.

// labelledDeed tells it, "" where nothing changes.
func labelledDeed(text string, s speaker) string {
	head := behindLabel(text, s)
	if head == 0 {
		return ""
	}
	rest := statement(text[head:], s)
	if rest == text[head:] {
		rest = listedDuties(rest, s)
	}
	if rest == text[head:] || half(rest, s) || gerundBeside(tagged(rest)) {
		return ""
	}
	return text[:head] + rest
}

// longestLabel is how many words and marks such a label has at most.
const longestLabel = 5

// behindLabel is where a bullet of a list of deeds goes on behind the label that it opens with, 0 without one.
func behindLabel(text string, s speaker) int {
	label, rest, found := strings.Cut(text, ": ")
	if !found || !s.listed || s.project || strings.Contains(rest, ":") || !startsUpper(label) || !startsUpper(rest) {
		return 0
	}
	if !headsWork(tagged(label)) || !opensWork(tagged(rest)) {
		return 0
	}
	return len(label) + len(": ")
}

// headsWork reports the words of a label that name a field of work.
func headsWork(words []language.Tagged) bool {
	if len(words) == 0 || len(words) > longestLabel {
		return false
	}
	last := words[len(words)-1]
	return (isGerund(last) || last.Is("up") || strings.HasSuffix(last.Low, "-up")) && !notDone[last.Low]
}

// opensWork reports a gerund before more.
func opensWork(words []language.Tagged) bool {
	if len(words) < shortestDuty {
		return false
	}
	return isGerund(words[0])
}

// notDone are labels like names of deeds behind which is told what others do, or shall.
var notDone = wordset.Of("training meeting meaning following understanding reading finding")

// gerundBeside reports a deed that is still a gerund beside others.
func gerundBeside(words []language.Tagged) bool {
	return slices.ContainsFunc(words[min(1, len(words)):], isGerund) && slices.ContainsFunc(linkedTo(words), isDeed)
}

// linkedTo are the words right behind links.
func linkedTo(words []language.Tagged) (list []language.Tagged) {
	for i := 2; i < len(words); i++ {
		if words[i-1].Is("and", "&", ",") {
			list = append(list, words[i])
		}
	}
	return list
}
