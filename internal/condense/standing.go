package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
)

// Bullets that say what somebody answers for without a verb.

var (
	// dutyAimed is "Responsible to keep the logs", in the words of an aim, and "My role is to keep the logs".
	dutyAimed = sieve.MustCompile(`^(?:(?:(?:I|He|She|They) )?(?i:(?:am|is|are|was|were) )?(?i:responsible)|` +
		`(?:My|Her|His|Their|The) (?:main |key |primary |daily )?(?:role|job|duty|task|responsibility|work) (?:is|was)) (to \pL)`)
	// stands is what somebody was in charge of or accountable for.
	stands = sieve.MustCompile(`^(?:In charge of|In-charge of|Accountable for) \S`)
	// followsUp is the name of a deed that "with" or "on" leads on from.
	followsUp = sieve.MustCompile(`^Follow[- ]?up (?:with|on|of) (?:the |all |any )?\pL+`)
)

// dutyTo tells such a duty as what was done.
func dutyTo(text string, s speaker) string {
	m := dutyAimed.FindStringSubmatchIndex(text)
	if m == nil {
		return ""
	}
	words := tagged(text[m[2]:])
	if len(words) < 3 || !surelyDone(words[1], words[2]) || !s.past && slices.ContainsFunc(words, namesYear) || hopedFor(words) {
		return "" // "to chair of governors", "to guide dogs charity", "to open the yard in 2020", "to reduce costs"
	}
	if strings.HasSuffix(text[:m[2]], " was ") {
		if !s.past && slices.ContainsFunc(words, isAnd) {
			return "" // two deeds in the past are not believed of a post that goes on, and "My role was" would be left
		}
		s.past = true
	}
	return aimedDuty(capital(text[m[2]:]), s)
}

// hopedFor reports a change, which may have been the aim and not what came of it.
func hopedFor(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool { return changing[w.Low] })
}

// surelyDone reports a verb with what it is done to, or one that is no noun.
func surelyDone(w, next language.Tagged) bool {
	return !next.Is("of") && next.Kind == language.Word && (!w.Has(language.Noun) || opensAfterVerb(next))
}

// standing is the smallest honest wording of the others: "In charge of the yard" is "Was in charge of the yard".
func standing(text string, s speaker) string {
	words := tagged(text)
	switch {
	case !stands.MatchString(text) || mainVerb(words) || finite(words) || slices.ContainsFunc(words, namesYear):
	case s.past:
		return "Was " + lowerFirst(text, words)
	case s.third && !s.among:
		return "Is " + lowerFirst(text, words)
	}
	return ""
}

// followed tells what was followed up: "Follow-up with clients" is "Followed up with clients".
func followed(text string, s speaker) string {
	if !s.listed || !followsUp.MatchString(text) {
		return ""
	}
	words := tagged(text)
	if mainVerb(words) || finite(words) || slices.ContainsFunc(words, isRelative) {
		return ""
	}
	return capital(s.verb("follow")) + " up" + strings.TrimPrefix(text[len("Follow-up"):], " of")
}

func isRelative(w language.Tagged) bool { return w.Tag == language.TagRelative }

// leftAsParticiple opens a bullet about what is over with the third form of an irregular verb, where the past is meant: "Overseen
// the works of two yards".
func leftAsParticiple(text string, s speaker) string {
	words := tagged(text)
	if !s.past || !s.listed || len(words) < shortestDuty || !opensObject(words[1]) || finite(words) {
		return ""
	}
	base := meantAsPast[words[0].Low]
	if base == "" {
		return ""
	}
	return capital(s.verb(base)) + text[words[0].End():]
}

// meantAsPast are participles that are no past and describe no thing, and their verbs.
var meantAsPast = map[string]string{
	"overseen": "oversee", "undertaken": "undertake", "taken": "take", "done": "do", "undergone": "undergo",
}

func opensObject(w language.Tagged) bool {
	return opensAfterVerb(w) && w.Tag != language.TagNumber && w.Kind == language.Word || isThing(w)
}
