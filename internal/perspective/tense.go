package perspective

import (
	"slices"

	"focal/internal/language"
	"focal/internal/wordset"
)

// answer is yes, no or unknown.
type answer int8

const (
	unknown answer = iota
	yes
	no
)

// presentHere decides whether a form that is base and past alike ("put", "set")
// is in the present; where nothing tells, by the bullets around it, then by what
// is usual for the verb.
func (t *clauses) presentHere(v int) bool {
	if a := t.present(v); a != unknown {
		return a == yes
	}
	switch {
	case t.past || t.onceDone(v):
		return false
	case t.words[v].Is("lay"):
		next := t.at(v + 1)
		return isNoun(next) || next.Tag == language.TagAdjective
	}
	return mostlyPresent[t.words[v].Low]
}

// mostlyPresent are those that tell of a habit where nothing says otherwise.
var mostlyPresent = wordset.Of("put let read cut fit forecast input broadcast cost cast proofread bid spread")

// present looks for adverbs and dates, then at the candidate's other verbs.
func (t *clauses) present(v int) answer {
	if t.surelyPast(v) {
		return no
	}
	for k := range t.words {
		if a := t.timeAt(k, v); a != unknown {
			return a
		}
	}
	if t.ragged() {
		return no
	}
	for k := 1; k < len(t.words); k++ {
		if k == v {
			continue
		}
		if a := t.tenseAt(k); a != unknown {
			return a
		}
	}
	if t.withinTerm() {
		return no
	}
	return unknown
}

// surelyPast reports a verb that the post or what was reached puts into the past.
func (t *clauses) surelyPast(v int) bool {
	w := t.words[v]
	return w.Tag == language.TagPast || t.ended || t.changedBy(v) || w.Is("read") && t.studied(v)
}

// timeAt reads what the word at k says of the time of the verb at v.
func (t *clauses) timeAt(k, v int) answer {
	w := t.words[k]
	switch {
	case k > v && t.isRate(k):
		return yes // "40 letters a day"
	case w.Kind == language.Number && isYear(w), w.Is("ago", "previously", "formerly", "last", "yesterday"):
		return no
	case k >= v-2 && k <= v && saysHabit(w), w.Is("daily", "weekly", "monthly"):
		return yes
	case k > v && w.Is("now", "today") && t.at(k-1).Tag == language.TagCoordinator:
		return no // "put out fires and now teach"
	case t.isRepeated(k):
		return yes
	}
	return unknown
}

// saysHabit reports an adverb that makes its verb a habit.
func saysHabit(w language.Tagged) bool {
	return w.Is("always", "currently", "now", "regularly", "usually", "often")
}

// isRate reports the "a" of "40 letters a day".
func (t *clauses) isRate(k int) bool {
	w, prev := t.words[k], t.at(k-1)
	if !t.at(k+1).Is("day", "week", "month", "shift", "term", "season") || prev.Tag == language.TagPreposition {
		return false
	}
	return w.Is("per") || w.Is("a") && (prev.Tag == language.TagPlural || prev.Kind == language.Number)
}

// isRepeated reports the "every" of "every morning".
func (t *clauses) isRepeated(k int) bool {
	return t.words[k].Is("every", "each") && !t.at(k-1).Is("in") &&
		t.at(k+1).Is("day", "week", "month", "year", "quarter", "morning", "evening", "night", "season", "term", "time")
}

// tenseAt reads the tense of another verb of the candidate's at k, or of a clause with a past of its own.
func (t *clauses) tenseAt(k int) answer {
	w := t.words[k]
	switch {
	case w.Tag == language.TagPast && !samePast(w) && t.words[k-1].Tag == language.TagSubject:
		return no // "when we moved"
	case !t.behindLink(k):
		return unknown
	case w.Tag == language.TagPast:
		return no
	case w.Tag == language.TagBase && !samePast(w):
		return yes
	}
	return unknown
}

// behindLink reports that "I", a coordinator or a comma stands right before k.
func (t *clauses) behindLink(k int) bool {
	return t.words[k-1].Tag == language.TagCoordinator || t.words[k-1].Is(",") || t.isI(k-1)
}

// onceDone reports a verb whose object is one certain thing ("put the plan to the
// board"): that is done once, while plans are put to boards again and again.
func (t *clauses) onceDone(v int) bool {
	if !t.words[v].Is("cut", "put", "read", "cast", "bid", "spread", "broadcast", "input") {
		return false
	}
	for k := v + 1; k < min(len(t.words), v+6); k++ {
		w := t.words[k]
		switch {
		case placesFirst(w) || w.Is("needs"):
			return false // "put the child first"
		case mayLeadObject(w), w.Tag == language.TagPreposition && k == v+1, w.Tag == language.TagNoun && t.namesOn(k+1):
		case w.Tag == language.TagNoun:
			return slices.ContainsFunc(t.words[v+1:k], certain)
		default:
			return false
		}
	}
	return false
}

// placesFirst reports what says where a thing is put among others.
func placesFirst(w language.Tagged) bool { return w.Is("first", "before", "ahead", "at") }

// mayLeadObject reports what may stand between a verb and the noun of its object.
func mayLeadObject(w language.Tagged) bool {
	return startsPhrase(w) || tagged(w, language.TagAdjective, language.TagAdverb) ||
		w.Is("together", "forward", "up", "in", "out", "down")
}

// namesOn reports that the noun before k is not the one that the object ends with.
func (t *clauses) namesOn(k int) bool { return isNoun(t.at(k)) || placesFirst(t.at(k)) }

// certain reports what makes an object one certain thing.
func certain(w language.Tagged) bool { return w.Is("the", "a", "an", "this", "our") }

// withinTerm reports a stretch of time that has an end, in which something was
// done once: "in the first year", "within six months".
func (t *clauses) withinTerm() bool {
	for k := range t.words {
		if t.words[k].Is("in", "within", "during", "over", "after") && t.isTerm(t.termAfter(k)) {
			return true
		}
	}
	return false
}

// termAfter returns the index behind the first word of the measure that follows the preposition at k:
// behind "the first" or "six"; -1 where no measure follows.
func (t *clauses) termAfter(k int) int {
	w := t.at(k + 1)
	switch {
	case w.Is("the", "my", "her", "his", "their", "its", "our") &&
		t.at(k+2).Is("first", "second", "third", "fourth", "final", "opening"):
		return k + 3
	case w.Kind == language.Number, w.Tag == language.TagNumber, w.Is("a") && t.words[k].Is("within"):
		return k + 2
	}
	return -1
}

// isTerm reports a measure of time at k that nothing follows to be measured.
func (t *clauses) isTerm(k int) bool {
	return t.at(k).Is("year", "years", "month", "months", "week", "weeks", "season", "seasons", "quarter", "quarters", "term", "terms") &&
		!t.at(k+1).Is("of")
}

// studied reports a place behind "read": "read law at Durham".
func (t *clauses) studied(v int) bool {
	for k := v + 1; k < len(t.words); k++ {
		if t.words[k].Is("at") && t.at(k+1).Capital {
			return true
		}
	}
	return false
}

// ragged reports a bare participle that goes on a list of verbs without its
// auxiliary ("checked the seams, done the tests"): whoever writes so tells of the
// past, and a present form beside it would mend half of the sentence.
func (t *clauses) ragged() bool {
	for k, w := range t.words {
		if takesParticiple(w) && !(w.Is("been") && k > 0) {
			return false
		}
		if t.bareParticiple(k) {
			return true
		}
	}
	return false
}

// takesParticiple reports an auxiliary that a participle may belong to.
func takesParticiple(w language.Tagged) bool {
	return w.Is("have", "has", "had", "'ve", "be", "been", "is", "are", "was", "were", "get", "got")
}

// bareParticiple reports a participle that goes on a list as if it were a past form.
func (t *clauses) bareParticiple(k int) bool {
	prev, next := t.at(k-1), t.at(k+1)
	return t.words[k].Is("done", "been", "gone", "seen") && (prev.Is(",") || prev.Tag == language.TagCoordinator) &&
		isWord(next) && !next.Is("by")
}
