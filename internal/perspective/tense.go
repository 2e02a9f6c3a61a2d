package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
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
	if t.past || t.onceDone(v) {
		return false
	}
	if t.words[v].Is("lay") {
		next := language.Tagged{}
		if v+1 < len(t.words) {
			next = t.words[v+1]
		}
		return next.Tag == language.TagPlural || next.Tag == language.TagNoun || next.Tag == language.TagAdjective
	}
	return t.words[v].Is("put", "let", "read", "cut", "fit", "forecast", "input", "broadcast", "cost", "cast", "proofread", "bid", "spread")
}

// present looks for adverbs and dates, then at the candidate's other verbs.
func (t *clauses) present(v int) answer {
	if t.words[v].Tag == language.TagPast {
		return no
	}
	if t.ended {
		return no
	}
	if t.changedBy(v) || t.words[v].Is("read") && t.studied(v) {
		return no
	}
	for k, w := range t.words {
		switch {
		case w.Is("a", "per") && k > v && k+1 < len(t.words) && t.words[k-1].Tag != language.TagPreposition && t.words[k+1].Is("day", "week", "month", "shift", "term", "season") && (w.Is("per") || t.words[k-1].Tag == language.TagPlural || t.words[k-1].Kind == language.Number):
			return yes // "40 letters a day"
		case w.Kind == language.Number && len(w.Text) == 4 && (w.Text[0] == '1' || w.Text[0] == '2'), w.Is("ago", "previously", "formerly", "last", "yesterday"):
			return no
		case w.Is("always", "currently", "now", "regularly", "usually", "often") && k >= v-2 && k <= v, w.Is("daily", "weekly", "monthly"):
			return yes
		case w.Is("now", "today") && k > v && k > 0 && t.words[k-1].Tag == language.TagCoordinator:
			return no // "put out fires and now teach"
		case w.Is("every", "each") && k+1 < len(t.words) && t.words[k+1].Is("day", "week", "month", "year", "quarter", "morning", "evening", "night", "season", "term", "time") && !(k > 0 && t.words[k-1].Is("in")):
			return yes
		}
	}
	if t.ragged() {
		return no
	}
	for k, w := range t.words {
		if k > 0 && k != v && w.Tag == language.TagPast && !samePast(w) && t.words[k-1].Tag == language.TagSubject {
			return no // "when we moved"
		}
		if k == v || k == 0 || !(t.isI(k-1) || t.words[k-1].Tag == language.TagCoordinator || t.words[k-1].Is(",")) {
			continue
		}
		if w.Tag == language.TagPast {
			return no
		}
		if w.Tag == language.TagBase && !samePast(w) {
			return yes
		}
	}
	if t.withinTerm() {
		return no
	}
	return unknown
}

// onceDone reports a verb whose object is one certain thing ("put the plan to the
// board"): that is done once, while plans are put to boards again and again.
func (t *clauses) onceDone(v int) bool {
	if !t.words[v].Is("cut", "put", "read", "cast", "bid", "spread", "broadcast", "input") {
		return false
	}
	for k := v + 1; k < len(t.words) && k < v+6; k++ {
		w := t.words[k]
		switch {
		case w.Is("first", "before", "ahead", "at", "needs"):
			return false // "put the child first"
		case w.Tag == language.TagDeterminer || w.Tag == language.TagPossessive || w.Tag == language.TagAdjective || w.Tag == language.TagAdverb || w.Tag == language.TagPreposition && k == v+1 || w.Is("together", "forward", "up", "in", "out", "down"):
		case w.Tag == language.TagNoun:
			if k+1 < len(t.words) && (t.words[k+1].Tag == language.TagPlural || t.words[k+1].Tag == language.TagNoun || t.words[k+1].Is("first", "before", "ahead", "at")) {
				continue
			}
			return slices.ContainsFunc(t.words[v+1:k], func(d language.Tagged) bool { return d.Is("the", "a", "an", "this", "our") })
		default:
			return false
		}
	}
	return false
}

// changedBy reports a change that is told with its measure, and so is over: "from
// 12 to 4 days", "by 30 %", "in half".
func (t *clauses) changedBy(v int) bool {
	at := func(k int) language.Tagged {
		if k < len(t.words) {
			return t.words[k]
		}
		return language.Tagged{}
	}
	figure := func(k int) int { // index of the figure at k, a sign of money apart
		if at(k).Is("£", "$", "€") {
			k++
		}
		if w := at(k); w.Kind == language.Number || w.Text != "" && w.Text[0] >= '0' && w.Text[0] <= '9' && !strings.HasSuffix(w.Low, "m") || strings.HasSuffix(w.Low, "m") && k > 0 && at(k-1).Is("£", "$", "€") {
			return k // "40", "40k", "£2m", but no hour: "9am"
		}
		return -1
	}
	for k := v + 1; k < len(t.words); k++ {
		switch w := t.words[k]; {
		case w.Is("in") && at(k+1).Is("half"):
			return true
		case w.Is("by"):
			if n := figure(k + 1); n > 0 && !at(n+1).Is("am", "pm", "o'clock", ":", ".") || at(k+1).Is("half") || at(k+2).Is("third", "thirds", "quarter", "quarters", "fifth", "tenth") {
				return true
			}
		case w.Is("to") && t.words[v].Is("cut"):
			if n := figure(k + 1); n > 0 && (n == k+2 || at(n+1).Is("%", "per")) {
				return true // "cut waste to £40k"
			}
		case w.Is("from"):
			from := figure(k + 1)
			for m := from + 1; from > 0 && m < from+4; m++ {
				if !at(m).Is("to") {
					continue
				}
				if n := figure(m + 1); n > 0 && (n == m+2 || at(n+1).Is("%") || at(n+1).Kind == language.Word && !at(n+1).Is("am", "pm", "on", "in", "at", "and", "every", "each")) {
					return true
				}
			}
		}
	}
	return false
}

// withinTerm reports a stretch of time that has an end, in which something was
// done once: "in the first year", "within six months".
func (t *clauses) withinTerm() bool {
	for k := 0; k+2 < len(t.words); k++ {
		if !t.words[k].Is("in", "within", "during", "over", "after") {
			continue
		}
		m := k + 1
		if t.words[m].Is("the", "my", "her", "his", "their", "its", "our") && m+2 < len(t.words) && t.words[m+1].Is("first", "second", "third", "fourth", "final", "opening") {
			m++
		} else if !(t.words[m].Kind == language.Number || t.words[m].Tag == language.TagNumber || t.words[m].Is("a") && t.words[k].Is("within")) {
			continue
		}
		if t.words[m+1].Is("year", "years", "month", "months", "week", "weeks", "season", "seasons", "quarter", "quarters", "term", "terms") && !(m+2 < len(t.words) && t.words[m+2].Is("of")) {
			return true
		}
	}
	return false
}

// studied reports a place behind "read": "read law at Durham".
func (t *clauses) studied(v int) bool {
	for k := v + 1; k+1 < len(t.words); k++ {
		if t.words[k].Is("at") && t.words[k+1].Capital {
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
		if w.Is("have", "has", "had", "'ve", "be", "been", "is", "are", "was", "were", "get", "got") && !(w.Is("been") && k > 0) {
			return false
		}
		if k > 0 && w.Is("done", "been", "gone", "seen") && (t.words[k-1].Is(",") || t.words[k-1].Tag == language.TagCoordinator) && k+1 < len(t.words) && t.words[k+1].Kind == language.Word && !t.words[k+1].Is("by") {
			return true
		}
	}
	return false
}
