package condense

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// The lines and fragments of a profile that are claims about its owner.

// openLines are the texts of a profile, by their IDs, that may go on in the next one: those without a full stop at their end before
// a line that opens nothing of its own.
func openLines(list []cv.Text) map[string]bool {
	open, own := map[string]bool{}, 0
	for _, t := range list {
		if claims(t.Value) {
			own++
		}
	}
	for i, t := range list {
		if i+1 < len(list) && !ended.MatchString(t.Value) && !endsLine(t.Value, list[i+1].Value, own >= fewestListed && own*2 > len(list)) {
			open[t.ID] = true
		}
	}
	return open
}

// fewestListed is how many lines of a profile that are claims make a list of them.
const fewestListed = 4

// endsLine reports a line that is whole although no full stop ends it: its last word leads to no other, and the next one is a claim
// of its own, or both stand in a list of such.
func endsLine(line, next string, listed bool) bool {
	words := tagged(line)
	if len(words) < 2 || !startsUpper(strings.TrimSpace(next)) {
		return false
	}
	last := words[len(words)-1]
	switch last.Tag {
	case language.TagPreposition, language.TagDeterminer, language.TagPossessive, language.TagCoordinator, language.TagTo,
		language.TagSubordinator, language.TagRelative, language.TagModal, language.TagMark, language.TagAdjective:
		return last.Is(")")
	}
	return claims(next) || listed && claims(line)
}

// claims reports a line that is about its owner from its first word on.
func claims(line string) bool {
	first := line
	if spans := language.Sentences(line); len(spans) > 0 {
		first = strings.TrimSpace(spans[0].Of(line))
	}
	if strings.HasPrefix(first, "I ") || isAim(first) {
		return true
	}
	_, is := subject(first, true)
	return is
}

// wishes reports a sentence that opens with what its owner wants or has, in the base form of a verb that says nothing of others:
// "Intend to build boats", "Possess a licence".
func wishes(words []language.Tagged) bool {
	if len(words) < 3 || !openings[words[0].Low] {
		return false
	}
	next := words[1]
	switch {
	case words[0].Is("intend", "aim", "aspire", "wish", "hope", "strive", "desire"):
		return next.Is("to", "for")
	case words[0].Is("believe"):
		return next.Is("in", "that")
	case words[0].Is("bring"):
		return next.Is("with", "along")
	}
	return false
}

var openings = wordset.Of("intend aim aspire wish hope strive desire believe bring")

// sharesOwner is a fragment whose only verb goes on from what its owner is, as it goes on behind "I am": "An able sailor, and has
// a licence", "Qualified fitter with a van seeks a position". "" for others.
func sharesOwner(s string, words []language.Tagged) string {
	for i, w := range words {
		switch {
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator, w.Tag == language.TagSubject, w.Tag == language.TagModal,
			w.Is("are", "was", "were", "had", "am", "have"):
			return ""
		case w.Tag != language.TagThird || w.Has(language.Plural):
		case w.Is("has", "is") && i > 1 && words[i-1].Is("and", "&"):
			return s[:w.Start] + map[string]string{"has": "have", "is": "am"}[w.Low] + s[w.Start+len(w.Text):]
		default:
			return ""
		}
	}
	return ""
}

// pairState are the second words of what somebody is that is written in two: "self motivated", "result oriented".
var pairState = wordset.Of("motivated driven oriented focused focussed disciplined starter working mannered spoken organised organized")

// allStates reports a fragment that only says how somebody is: "Highly trustworthy, discreet and ethical". One of its words has to
// be said of people only.
func allStates(words []language.Tagged) bool {
	said := false
	for i, w := range words {
		switch {
		case states[w.Low], pairState[w.Low] && i > 0:
			said = true
		case i+1 < len(words) && pairState[words[i+1].Low] && w.Kind == language.Word:
		case w.Tag == language.TagAdjective, w.Tag == language.TagAdverb, w.Is(",", "and", "&", "-"):
		case w.Is(".") && i == len(words)-1:
		case w.Is("with") && i > 2: // "with a wide outlook"
			return said
		default:
			return false
		}
	}
	return said && len(words) > 2
}

// forYears is how long somebody has done something: "1.8 years of experience in rigging".
var forYears = regexp.MustCompile(`^(?:(?:Over|More than|Around|About|Nearly|Almost|Overall|Approximately) )?\d[\d.]*\s?\+? ` +
	`(?:[Yy]ears?|yrs?|[Mm]onths?)['’]? (?:and \d+ months['’]? )?(?:of )?(?:\p{L}+ ){0,3}[Ee]xperience\b`)

// goodCommunication is how well somebody speaks, without the word for the skill.
var goodCommunication = regexp.MustCompile(`^(?:Good|Excellent|Strong|Effective|Clear|Great) (?:(?:verbal|oral|written|and|&) ){0,4}communications?\.?$`)

// formerly is said of what somebody was.
var formerly = regexp.MustCompile(`(?i)\b(?:before that|previously|formerly|former|until|earlier|ex)\b`)

// takesPart opens what somebody has had a part in, still or before.
var takesPart = regexp.MustCompile(`^Involved in (?:all|every|the|various|many|several|both|different) `)

// describedFor is how somebody is and for how long they have worked, as one sentence: "Hardworking, 5 years' experience in retail".
// "" for others.
func describedFor(s string, words []language.Tagged) string {
	for i, w := range words {
		if w.Tag != language.TagNumber {
			continue
		}
		if i < 2 || !words[i-1].Is(",") || !forYears.MatchString(s[w.Start:]) || mainVerb(words) {
			return ""
		}
		for _, before := range words[:i-1] {
			if !states[before.Low] && !before.Is(",", "and", "&") && before.Tag != language.TagAdverb {
				return ""
			}
		}
		return "I am " + strings.ToLower(s[:1]) + s[1:words[i-2].Start+len(words[i-2].Text)] + " and have " + s[w.Start:]
	}
	return ""
}
