package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
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
const fewestListed = 3

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
// a licence"; the fragment itself where it has no verb, "" for others.
func sharesOwner(s string, words []language.Tagged) string {
	if !mainVerb(words) {
		return s
	}
	at := slices.IndexFunc(words, func(w language.Tagged) bool {
		return finiteTags[w.Tag] && !w.Has(language.Plural) || w.Is("are", "was", "were", "had", "have")
	})
	if at < 2 || !words[at].Is("has", "is", "have") || !words[at-1].Is("and", "&") {
		return ""
	}
	w := words[at]
	return s[:w.Start] + map[string]string{"has": "have", "have": "have", "is": "am"}[w.Low] + s[w.Start+len(w.Text):]
}

// finiteTags are those of words that tell of a verb with a subject, or of a clause that begins.
var finiteTags = tags{
	language.TagRelative: true, language.TagSubordinator: true, language.TagSubject: true, language.TagModal: true, language.TagThird: true,
}

// pairState are the second words of what somebody is that is written in two: "self motivated", "result oriented".
var pairState = wordset.Of("motivated driven oriented focused focussed disciplined starter working mannered spoken organised organized")

// allStates reports a fragment that only says how somebody is: "Highly trustworthy, discreet and ethical". One of its words has to
// be said of people only.
func allStates(words []language.Tagged) bool {
	if with := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is("with") }); with > 2 { // "with a wide outlook"
		words = words[:with]
	}
	said := false
	for i, w := range words {
		is := states[w.Low] || pairState[w.Low] && i > 0 && pairs(words[i-1], w)
		if said = said || is; !is && !besideStates(words, i) {
			return false
		}
	}
	return len(words) > 2 && said
}

// besideStates reports a word that may stand among those for how somebody is.
func besideStates(words []language.Tagged, i int) bool {
	w := words[i]
	switch {
	case i+1 < len(words) && pairState[words[i+1].Low]:
		return w.Kind == language.Word && pairs(w, words[i+1])
	case w.Tag == language.TagAdjective, w.Tag == language.TagAdverb:
		return true
	}
	return w.Is(",", "and", "&", "-") || w.Is(".") && i == len(words)-1
}

// pairs reports the two words of what somebody is: "hard working", but not "shift working", which is work.
func pairs(w, state language.Tagged) bool {
	switch {
	case state.Is("working", "spoken", "mannered"):
		return w.Is("hard", "well", "soft", "good")
	case state.Is("driven", "starter"):
		return w.Is("self", "result", "results", "goal", "target")
	}
	return w.Tag == language.TagNoun || w.Is("self", "hard", "well", "highly", "result", "results", "goal")
}

// ownClaim is a fragment as a sentence that opens with a verb, or is one in other words; "" for others.
func ownClaim(s string, words []language.Tagged) string {
	switch {
	case wishes(words):
		return "I " + strings.ToLower(s[:1]) + s[1:]
	case words[0].Is("having", "possessing") && !mainVerb(words[1:]), words[0].Is("have") && tellsHas(words), bears(words):
		return "I have" + s[len(words[0].Text):]
	case len(words) > 2 && words[0].Is("also") && words[1].Is("having", "possessing") && !mainVerb(words[2:]):
		return "I also have" + s[words[1].Start+len(words[1].Text):]
	case takesPart.MatchString(s) && !mainVerb(words[1:]):
		return "I have been involved" + s[len("involved"):]
	}
	return describedFor(s, words)
}

// tellsHas reports a fragment that opens with "have" and tells what its owner has, with no subject left out that would be another's.
func tellsHas(words []language.Tagged) bool {
	thing := slices.IndexFunc(words, func(w language.Tagged) bool { return held[w.Low] || w.Is("years") })
	return thing > 0 && !slices.ContainsFunc(words[1:thing], isThingElse) && !mainVerb(words[1:])
}

// bearing are the gerunds by which a fragment tells what its owner has.
var bearing = wordset.Of("having offering possessing bringing")

// bears reports a fragment of what somebody has: who is "offering a seat" does something.
func bears(words []language.Tagged) bool {
	at := slices.IndexFunc(words, func(w language.Tagged) bool { return held[w.Low] || w.Is("years") })
	return at > 0 && bearing[words[0].Low] && !slices.ContainsFunc(words[1:at], isThingElse)
}

// isThingElse reports a word before what somebody has by which they have, or give, something else: "offering workshops in skills".
func isThingElse(w language.Tagged) bool {
	return w.Tag != language.TagNumber && !w.Has(language.Adjective) && w.Tag != language.TagAdverb && w.Tag != language.TagDeterminer &&
		!w.Is("over", "more", "than", "of", "years", "+", "a", "an", "around", "about", "nearly", "almost", "in", "-", "depth", "track")
}

// forYears is how long somebody has done something: "1.8 years of experience in rigging".
var forYears = sieve.MustCompile(`^(?:(?:Over|More than|Around|About|Nearly|Almost|Overall|Approximately) )?` +
	`(?:\d[\d.]*\s?\+?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en) ` +
	`(?:[Yy]ears?|yrs?|[Mm]onths?)['’]? (?:and \d+ months['’]? )?(?:of )?(?:\p{L}+ ){0,3}[Ee]xperience\b`)

// goodCommunication is how well somebody speaks, without the word for the skill.
var goodCommunication = sieve.MustCompile(`^(?:Good|Excellent|Strong|Effective|Clear|Great) (?:(?:verbal|oral|written|and|&) ){0,4}` +
	`communications?\.?$`)

// formerly is said of what somebody was.
var formerly = sieve.MustCompile(`(?i)\b(?:before that|previously|formerly|former|until|earlier|ex)\b`)

// takesPart opens what somebody has had a part in, still or before.
var takesPart = sieve.MustCompile(`^Involved in (?:all|every|the|various|many|several|both|different) `)

// describedFor is how somebody is and for how long they have worked, as one sentence: "Hardworking, 5 years' experience in retail".
// "" for others.
func describedFor(s string, words []language.Tagged) string {
	i := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Tag == language.TagNumber })
	if i < 2 || !words[i-1].Is(",") || !forYears.MatchString(s[words[i].Start:]) || mainVerb(words) {
		return ""
	}
	for k := range words[:i-1] {
		if !states[words[k].Low] && !besideStates(words[:i-1], k) {
			return ""
		}
	}
	return "I am " + strings.ToLower(s[:1]) + s[1:words[i-2].Start+len(words[i-2].Text)] + " and have " + s[words[i].Start:]
}
