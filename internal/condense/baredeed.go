package condense

import (
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// A plain verb that opens a bullet among others that tell what was done takes their form, also where the word may be a noun
// elsewhere, if nothing but a verb may stand there: "Assist patient transport", "Actively market rope courses", "Function as
// a contact for both yards".

// bareDeed gives such a verb the form of its list.
func bareDeed(text string, s speaker) string {
	words := tagged(text)
	at := behindManner(words)
	if !s.told || s.project || !startsUpper(text) || at+1 >= len(words) || strings.Contains(text, ":") {
		return ""
	}
	w := words[at]
	if !isBare(w) || clauseSoon(words[at+1:]) || !onlyVerbAt(words, at) {
		return ""
	}
	after := text[w.End():]
	if second := at + 2; sharesObject(words, at) {
		after = text[w.End():words[second].Start] + s.verb(words[second].Low) + text[words[second].End():]
	}
	return capital(text[:w.Start] + s.verb(w.Low) + after)
}

// sharesObject reports a second verb that "and" joins to the one at a place, before what is done by both: "open and close the shop".
func sharesObject(words []language.Tagged, at int) bool {
	return at+3 < len(words) && words[at+1].Is("and", "&") && isBare(words[at+2]) && words[at+2].Share >= halfVerb &&
		!startsUpper(words[at+2].Text) && isObjectAt(words, at+3)
}

// behindManner is the place behind an adverb that opens a bullet and describes no thing: "Actively".
func behindManner(words []language.Tagged) int {
	if len(words) > 0 && strings.HasSuffix(words[0].Low, "ly") && !words[0].Has(language.Adjective|language.Base|language.Noun) &&
		!often[words[0].Low] {
		return 1
	}
	return 0
}

// isBare reports a base form that is no other form as well.
func isBare(w language.Tagged) bool {
	return w.Has(language.Base) && !w.Has(language.Past|language.Participle|language.Third) && formBase(w.Low, language.Base) == w.Low &&
		!w.Is("be", "have", "do", "please", "see", "welcome", "thank", "admit") // "Admit card"
}

// clauseSoon reports a finite verb near the beginning, of which the words before it may be the subject: "Process owners are".
func clauseSoon(words []language.Tagged) bool {
	for _, w := range words[:min(len(words), subjectReach)] {
		switch {
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator:
			return false
		case w.Tag == language.TagModal, isBe(w), w.Is("has", "had", "have"), w.Tag == language.TagPast,
			w.Tag == language.TagThird && !w.Has(language.Plural):
			return true
		}
	}
	return false
}

// subjectReach is how many words behind the first one the subject of a sentence has at most.
const subjectReach = 5

// onlyVerbAt reports a word at a place where no noun and no adjective may stand, by what stands around it.
func onlyVerbAt(words []language.Tagged, at int) bool {
	w, next := words[at], words[at+1]
	switch {
	case next.Kind != language.Word || next.Tag == language.TagGerund || lexicon.Compound(w.Low, next.Low):
		return false
	case next.Is("as") && at+2 < len(words) && words[at+2].Is("a", "an", "the"):
		return w.Share >= halfVerb
	case w.Share > mostlyVerb:
		return !w.Has(language.Adjective) && isObjectAt(words, at+1) && !(w.Is("lead") && isThing(next)) // "Lead generation"
	case at == 0 || w.Share < halfVerb:
		return false
	}
	return sharesObject(words, at) || !w.Has(language.Adjective) && isObjectAt(words, at+1)
}

// isObjectAt reports what a verb is done to, at a place behind it.
func isObjectAt(words []language.Tagged, at int) bool {
	w := words[at]
	if verbParticles[w.Low] {
		return at+1 < len(words) && !words[at+1].Is("of", "for") // "Follow up of" names what is done
	}
	return opensAfterVerb(w) && !w.Is("with", "over") || isThing(w) && (!w.Has(language.Base) || w.Share <= halfVerb) ||
		w.Tag == language.TagProper
}
