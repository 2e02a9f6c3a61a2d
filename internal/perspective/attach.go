package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// attach finds the frame that the base form words[k] continues and makes it
// agree when that frame is the candidate's.
func (t *clauses) attach(k int, link join) {
	at := t.host(k, link)
	if at < 0 || t.nestedList(at, link) || t.doubtful(t.stack[at], k, link) {
		return
	}
	t.cut(at)
	f := &t.stack[at]
	f.list = link.lists()
	if f.kind == mine {
		t.attachMine(f, k, link)
	}
	f.verb = k
	t.within(k)
}

// nestedList reports a list inside a relative clause that commas set off: whose verbs it holds is open.
func (t *clauses) nestedList(at int, link join) bool {
	return at == 0 && t.stack[at].nested && link.lists()
}

// attachMine makes the base form words[k] agree with the candidate.
func (t *clauses) attachMine(f *frame, k int, link join) {
	w := t.words[k]
	switch {
	case t.back:
		t.verb(k, f.singular)
	case !link.now && f.pastLooks(w):
	case t.besidePast(f, link):
	default:
		f.present, f.perfect = true, w.Is("have") && t.verbAfter(k, language.Participle)
		if !f.implied || f.singular || w.Is("am") {
			t.verb(k, f.singular)
		}
	}
}

// besidePast reports that a sentence without a subject opened with a past form, beside which no other verb is in the
// present unless something says so: "Built the page and add notes".
func (t *clauses) besidePast(f *frame, link join) bool {
	if t.over || !f.implied || f.present || f.perfect || f.loose || link.but {
		return false
	}
	return !slices.ContainsFunc(t.words, saysNow)
}

// settleTense leaves the plain verbs of a sentence without a subject as they were where a past form at k goes on behind them:
// "Prepare the plan and achieved the targets".
func (t *clauses) settleTense(f *frame, k int) {
	sure := k == t.claimed+2 || language.OpensObject(t.at(k+1).Low)
	if t.back || t.over || !f.implied || !f.present || !sure || t.words[k].Is("was", "had", "did") ||
		slices.ContainsFunc(t.words, saysNow) {
		return
	}
	t.edits = slices.DeleteFunc(t.edits, func(e Edit) bool { return e.Reason == "agreement" })
}

// pastLooks reports a base form that is rather a past one behind the verbs of the frame.
func (f *frame) pastLooks(w language.Tagged) bool {
	return w.Is("found", "felt", "saw", "left") || // hardly ever the base of another verb
		f.perfect && w.Has(language.Participle) || !f.present && samePast(w)
}

// doubtful reports whether a word that is a noun as well is no verb behind this
// frame: a present form seldom follows a past one ("wrote method statements and
// risk assessments").
func (t *clauses) doubtful(f frame, k int, link join) bool {
	return t.afterBeen(f, k) || t.ofState(f, k) || t.namedRow(k) || t.listOfState(f, k, link) ||
		!link.now && t.tellsPast(f) && nounToo(t.words[k]) && !slices.ContainsFunc(t.stack, frame.tellsPresent) &&
			(f.loose || t.words[k].Share < 8 || link.lists() && t.at(k+1).Tag == language.TagPlural) && !language.OpensObject(t.at(k+1).Low)
}

// namedRow reports a word behind the first of several by whose names a preposition tells what work is meant: "the cycle of design,
// build, test".
func (t *clauses) namedRow(k int) bool {
	first := t.at(k - 2)
	return k > 3 && t.at(k-1).Is(",") && t.at(k-3).Is("of", "in", "for", "through") && first.Has(language.Base) && first.Has(language.Noun)
}

func isPreposition(w language.Tagged) bool { return w.Tag == language.TagPreposition }

// listOfState reports a word behind a comma in a list without an "and", which says what somebody is or has: no deed goes on from
// that ("is an engineer with skills in build, release, deploy management"); behind the bare name of what somebody is deeds do.
func (t *clauses) listOfState(f frame, k int, link join) bool {
	return !t.back && f.kind == mine && link.lists() && t.words[f.verb].Is("have", "has", "'ve", "am", "is", "are", "'m") &&
		!language.OpensObject(t.at(k+1).Low) && slices.ContainsFunc(t.words[f.verb:k], isPreposition) &&
		!slices.ContainsFunc(t.words[k:], func(w language.Tagged) bool { return w.Tag == language.TagCoordinator })
}

// ofState reports a word that is a noun as well behind what somebody has knowledge of or is skilled in: no deed goes on from that
// without an object that shows it ("has an understanding of tides and stock control", "is skilled in mending ropes and clean decks").
func (t *clauses) ofState(f frame, k int) bool {
	if t.back || f.kind != mine || !nounToo(t.words[k]) || language.OpensObject(t.at(k+1).Low) ||
		!t.words[f.verb].Is("have", "has", "'ve", "am", "is", "are", "'m") {
		return false
	}
	for i := f.verb + 1; i+1 < k; i++ {
		if (ofMind[t.words[i].Low] || skilled[t.words[i].Low]) && t.words[i+1].Is("of", "in", "with", "for") {
			return isNoun(t.at(k+1)) || tagged(t.at(k+1), language.TagPlural, language.TagGerund)
		}
	}
	return false
}

// skilled are words for who can do what follows them.
var skilled = wordset.Of("skilled experienced proficient versed adept expert competent trained")

// nounToo reports a form that does not have to be a verb, and is no past.
func nounToo(w language.Tagged) bool { return w.Has(language.Noun|language.Adjective) && !samePast(w) }

// tellsPast reports a frame of the candidate without a present verb.
func (t *clauses) tellsPast(f frame) bool { return !t.back && f.kind == mine && !f.present }

// tellsPresent reports a frame of the candidate with a present verb.
func (f frame) tellsPresent() bool { return f.kind == mine && f.present }

// afterBeen reports a noun in the row of "have been involved in tests, start up and
// shut down".
func (t *clauses) afterBeen(f frame, k int) bool {
	return !t.back && f.kind == mine && f.perfect && t.words[k].Has(language.Noun) && t.has(f.verb, "been") &&
		!language.OpensObject(t.at(k+1).Low)
}

// host returns the index of the frame that a coordinated base form continues.
// The nearest one, unless: an open list waits for its "and"; "but" or "now" show
// a new finite verb; or a comma stands before the "and" and no list is open.
func (t *clauses) host(k int, link join) int {
	mineAt, nearest := t.top(mine), t.nearest()
	switch {
	case mineAt < 0 || nearest <= mineAt:
		return nearest
	case link.parts && t.closesClause(t.stack[mineAt], t.stack[nearest]), t.startsAnew(k, link, t.stack[nearest]):
		return mineAt
	case t.stack[nearest].verb == link.at-1 && !link.setsOff(), link.setsOff() && t.listedBehindModal(nearest, link):
		return nearest
	}
	if i := t.openList(nearest); i >= 0 {
		return i
	}
	return pick(link.setsOff(), mineAt, nearest)
}

// listedBehindModal reports a list that a modal governs: "would be calm, patient, and go on learning".
func (t *clauses) listedBehindModal(at int, link join) bool {
	verb := t.stack[at].verb
	return t.stack[at].kind == infinitive && t.at(verb-1).Tag == language.TagModal &&
		slices.ContainsFunc(t.words[verb:link.at], func(w language.Tagged) bool { return w.Is(",") })
}

// closesClause reports a clause that a semicolon closes: "Partner with owners on what they ask; provide clear plans", but not
// "Trained juniors who sail; cook and clean" or "Told the crew what they do; write logs".
func (t *clauses) closesClause(own, clause frame) bool {
	return own.implied && (own.present || clause.kind == infinitive) && t.at(clause.verb-1).Tag != language.TagRelative
}

// nearest returns the index of the innermost frame whose verbs look like the candidate's, or -1.
func (t *clauses) nearest() int {
	i := len(t.stack) - 1
	for i >= 0 && t.stack[i].kind != mine && !t.rival(t.stack[i].kind) {
		i--
	}
	return i
}

// startsAnew reports a finite verb that leaves the frame behind it: "can cook and have a licence".
func (t *clauses) startsAnew(k int, link join, f frame) bool {
	w := t.words[k]
	return link.now || link.but || w.Is("am") || f.ability && w.Is("have", "hold", "own", "enjoy", "know")
}

// openList returns the index of the innermost frame, from i outwards, with an open list, or -1.
func (t *clauses) openList(i int) int {
	for i >= 0 && !t.stack[i].list {
		i--
	}
	return i
}

// rival reports whether verbs of a kind look like the candidate's: base forms on
// the way to the third person, the third person singular on the way back.
func (t *clauses) rival(k kind) bool {
	if t.back {
		return k == other
	}
	return k == infinitive || k == plural
}

// attachPast continues the candidate's verbs with a past form. Only "was" may
// change; a singular relative clause keeps its own.
func (t *clauses) attachPast(k int, link join) {
	at := t.top(mine)
	if t.back || at < 0 || t.refusesPast(at, k, link) {
		return
	}
	t.cut(at)
	f := &t.stack[at]
	t.settleTense(f, k)
	f.present, f.perfect, f.verb = false, false, k
	f.list = link.lists()
	if t.words[k].Is("was") && !f.implied {
		t.verb(k, f.singular)
	}
}

// refusesPast reports that the past form at k does not continue the candidate's frame.
func (t *clauses) refusesPast(at, k int, link join) bool {
	w := t.words[k]
	return w.Is("did", "had") && t.stack[at].implied || t.nestedList(at, link) ||
		w.Is("was") && t.stack[len(t.stack)-1].kind == other && !link.comma && !t.personal(k)
}

// personal reports that something is said of people behind k: "and was promoted".
func (t *clauses) personal(k int) bool { return saidOfPeople[t.at(k+1).Low] }

var saidOfPeople = wordset.Of(`promoted appointed invited asked chosen elected commended seconded nominated responsible hired
	selected made awarded recognised recognized praised trained based deployed head-hunted headhunted retained`)

// open starts the frames that words other than the candidate's pronouns begin.
func (t *clauses) open(i int) {
	w := t.words[i]
	if len(t.stack) == 0 && w.Tag != language.TagTo || i == t.claimed && i > 0 {
		return
	}
	switch w.Tag {
	case language.TagTo:
		if k := t.behindAdverbs(i + 1); t.at(k).Tag == language.TagBase || t.joinsHyphenated(k) {
			t.push(frame{kind: infinitive, verb: k})
		}
	case language.TagModal:
		t.push(frame{kind: infinitive, verb: i + 1})
	case language.TagBase:
		t.openBase(i)
	case language.TagThird, language.TagPast:
		if t.at(i-1).Tag != language.TagAdverb && i != t.claimed {
			t.push(frame{kind: other, verb: i})
		}
	}
}

// joinsHyphenated reports a verb of two words that no lexicon has, beside another one behind the same "to": "able to multi-task and
// work".
func (t *clauses) joinsHyphenated(k int) bool {
	at := strings.LastIndexByte(t.at(k).Low, '-')
	return at > 0 && language.Read(t.words[k].Low[at+1:]).Has(language.Base) && t.at(k+1).Is("and", "or", "&") &&
		t.at(k+2).Has(language.Base)
}

// openBase starts the frame of a base form that somebody else is the subject of.
func (t *clauses) openBase(i int) {
	switch prev := t.at(i - 1); {
	case prev.Tag == language.TagPlural, prev.Is("we", "you", "they", "who", "that", "which"):
		t.push(frame{kind: plural, verb: i})
	case prev.Is("help", "helping", "helped", "helps"),
		tagged(prev, language.TagObject, language.TagNoun) && language.Causative(t.words, i-1):
		t.push(frame{kind: infinitive, verb: i})
	}
}

// within opens the infinitive behind do-support, and marks the perfect.
func (t *clauses) within(k int) {
	w, next := t.words[k], t.at(k+1)
	switch {
	case w.Is("do") && (next.Is("not", "n't") || next.Tag == language.TagBase && !next.Has(language.Noun)):
		t.push(frame{kind: infinitive, verb: k + 1})
	case w.Is("have", "'ve") && t.verbAfter(k, language.Participle):
		t.stack[len(t.stack)-1].perfect = true
	}
}
