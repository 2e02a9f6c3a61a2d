package perspective

import "focal/internal/language"

// answer is yes, no or unknown.
type answer int8

const (
	unknown answer = iota
	yes
	no
)

// presentHere decides whether a form that is base and past alike ("put", "set")
// is in the present; where nothing tells, by what is usual for the verb.
func (t *clauses) presentHere(v int) bool {
	if a := t.present(v); a != unknown {
		return a == yes
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
	for k, w := range t.words {
		switch {
		case w.Kind == language.Number && len(w.Text) == 4 && (w.Text[0] == '1' || w.Text[0] == '2'), w.Is("ago", "previously", "formerly", "last"):
			return no
		case w.Is("always", "currently", "now", "regularly", "usually", "often") && k >= v-2 && k <= v, w.Is("daily", "weekly", "monthly"):
			return yes
		case w.Is("now", "today") && k > v && k > 0 && t.words[k-1].Tag == language.TagCoordinator:
			return no // "put out fires and now teach"
		case w.Is("every", "each") && k+1 < len(t.words) && t.words[k+1].Is("day", "week", "month", "year", "quarter", "morning", "evening", "night", "season", "term", "time") && !(k > 0 && t.words[k-1].Is("in")):
			return yes
		}
	}
	for k, w := range t.words {
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
	return unknown
}
