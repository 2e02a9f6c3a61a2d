package condense

import (
	"slices"

	"focal/internal/language"
)

// halfState reports a sentence that got a "have" for the first of two things that somebody is or has: "Has good manners and
// self-motivated".
func (t turning) halfState() bool {
	if !t.newHave(opener(t.words)) {
		return false
	}
	for k := 3; k < len(t.words); k++ {
		link := k - 1
		if t.words[link].Is("self") {
			link--
		}
		if t.stayed(k) && t.words[link].Is("and", "&") && tellsHow(t.words[k]) && isThing(t.words[link-1]) && t.endsPart(k) {
			return true
		}
	}
	return false
}

// newHave reports a "have" or "has" at the beginning, or behind the subject there, that was not there before.
func (t turning) newHave(first int) bool {
	return !t.stayed(first) && (isHave(t.words[first]) || first+1 < len(t.words) && isHave(t.words[first+1]))
}

func isHave(w language.Tagged) bool { return w.Is("have", "has") }

// endsPart reports a word behind which nothing stands that it could describe.
func (t turning) endsPart(k int) bool {
	return k+1 == len(t.words) || t.words[k+1].Tag == language.TagMark || t.words[k+1].Tag == language.TagPreposition
}

// tellsHow reports a word that says how somebody is and names nothing.
func tellsHow(w language.Tagged) bool { return howTags[w.Tag] && !w.Has(language.Noun) }

var howTags = tags{language.TagParticiple: true, language.TagPast: true, language.TagAdjective: true}

// toldBeside reports a verb that was put into the present while another sentence tells of the past: "Reviews the fleet. The
// review covered nine boats".
func toldBeside(list []turning) bool {
	return slices.ContainsFunc(list, func(t turning) bool { return t.intoPresent(opener(t.words)) }) &&
		slices.ContainsFunc(list, turning.tellsPast)
}

// tellsPast reports a sentence that was there before, about a thing in the past.
func (t turning) tellsPast() bool {
	if t.words[0].Tag != language.TagDeterminer || t.words[0].Is("no") {
		return false
	}
	for k := 1; k+1 < len(t.words) && k < farSubject && t.stayed(k) && t.words[k].Tag != language.TagRelative; k++ {
		if isThing(t.words[k-1]) && t.finitePast(k) {
			return true
		}
	}
	return false
}

// finitePast reports a verb in the past with its object, or what was.
func (t turning) finitePast(k int) bool {
	w, next := t.words[k], t.words[k+1]
	return w.Is("was", "were", "had") || w.Tag == language.TagPast && (opensAfterVerb(next) || isThing(next))
}

// farSubject is how many words a subject has at most in which a verb is looked for behind it.
const farSubject = 6

// leavesAim reports aims of which some were made sentences and some were not: "To keep the peace. I seek to work at sea".
func leavesAim(list []turning) bool {
	if len(list) < 2 {
		return false
	}
	after := 0
	for _, t := range list {
		if t.words[0].Tag == language.TagTo {
			after++
		}
	}
	return after > 0 && after < aimsOf(list[0].was)
}

// aimsOf counts the sentences that open with an infinitive.
func aimsOf(words []language.Tagged) (n int) {
	for i, w := range words {
		if w.Tag == language.TagTo && (i == 0 || words[i-1].Is(".")) {
			n++
		}
	}
	return n
}
