package condense

import (
	"slices"

	"focal/internal/language"
	"focal/internal/sieve"
)

// Bullets that leave away the auxiliary before what was done to somebody, or before how somebody stood, read like notes: "Elected by
// the crew", "Instrumental in the move". They get it; who did it and when stay as they were said.

var (
	// stood is how somebody was part of something: "Solely responsible for the stores", "Actively involved in the move".
	stood = sieve.MustCompile(`^(?:\p{Lu}\p{Ll}+ly (?:responsible|accountable) for|\p{Lu}\p{Ll}+ly (?:involved|engaged) in|` +
		`Instrumental in) \S`)
	// undergone is what others did with somebody, in words that say nothing else.
	undergone = sieve.MustCompile(`^(?:(?:Elected|Selected|Nominated|Appointed|Chosen|Recogni[sz]ed|Hired) (?:as|by) |` +
		`(?:Nominated|Recogni[sz]ed) for |(?:Appointed|Invited) to |Elected to (?:the|an?|our) |Entrusted with |Invited by |` +
		`Promoted (?:to|from) )\S`)
	// ownDeed is what looks like it and is what somebody did: filled posts from within, knew guests by name.
	ownDeed = sieve.MustCompile(`^(?:Promoted from within|\pL+ by (?:hand|name|sight|heart|default|choice|law))\b`)
	// selected is for what somebody was found.
	selected = sieve.MustCompile(`^(?:Selected|Chosen|Invited) to \p{Ll}`)
	// offered is a post that somebody was offered, and did not offer to others; "a job placement service" is none.
	offered = sieve.MustCompile(`^Offered an? (?:[\pL-]+ ){0,2}(?:position|job|role|contract|internship|apprenticeship|post)` +
		`(?: extension)?(?:[.,]?$| (?:after|upon|at|as|by|on|following|based|before|due|because)\b)`)
)

// leftAuxiliary gives such a bullet its auxiliary.
func leftAuxiliary(text string, s speaker) string {
	words := tagged(text)
	if len(words) < shortestDuty || finite(words[1:]) || !s.past && !s.third {
		return ""
	}
	switch {
	case stood.MatchString(text):
		return s.stands(lowerFirst(text, words), words)
	case selected.MatchString(text) && !isBare(words[2]), offered.MatchString(text) && toAnother(words):
		return ""
	case undergone.MatchString(text) && !ofGoods(words) && !ownDeed.MatchString(text) && !hasObject(words), selected.MatchString(text),
		s.past && offered.MatchString(text):
		return "Was " + lowerFirst(text, words)
	}
	return ""
}

// stands tells how somebody stands, or stood where the post is over; nothing where the neighbours tell of a time that is.
func (s speaker) stands(how string, words []language.Tagged) string {
	switch {
	case words[0].Is("currently", "presently") && s.past:
		return ""
	case s.past:
		return "Was " + how
	case s.among || slices.ContainsFunc(words, namesYear) || words[0].Is("formerly", "previously", "initially", "originally"):
		return ""
	}
	return "Is " + how
}

// ofGoods reports goods that were promoted to people, and no person to a post.
func ofGoods(words []language.Tagged) bool {
	return words[0].Is("promoted") && words[1].Is("to") && slices.ContainsFunc(words[2:min(len(words), 4)], isPeople)
}

// toAnother reports that a post was offered to somebody else.
func toAnother(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool { return isTo(w) || w.Is("for") })
}

// hasObject reports a thing of its own behind another one, which the person acted on: "Promoted to schools the reading scheme".
func hasObject(words []language.Tagged) bool {
	const first = 3 // behind the deed, its link and a thing that the tags may take for a verb: "to schools", "to tender"
	for i := first; i < len(words); i++ {
		opens := words[i].Tag == language.TagDeterminer || words[i].Tag == language.TagNumber
		if opens && (i == first || isThing(words[i-1])) {
			return true
		}
	}
	return false
}
