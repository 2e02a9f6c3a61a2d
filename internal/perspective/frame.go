package perspective

import (
	"strings"

	"focal/internal/language"
)

// kind tells whose verbs a frame holds.
type kind uint8

const (
	mine       kind = iota // finite verbs of the candidate
	infinitive             // behind "to", a modal, do, help
	plural                 // present verbs of others in the plural
	other                  // verbs of others that show it: third singular, past
)

// frame is a verb phrase that later coordinated verbs may continue; the stack of
// open frames runs from the main clause to the innermost.
type frame struct {
	kind     kind
	singular bool // mine: verbs take -s
	implied  bool // mine: no subject is written
	nested   bool // mine: within a relative clause set off by commas
	loose    bool // mine: implied, and the sentence did not open with a present verb
	present  bool // mine: the last verb was in the present
	perfect  bool // mine: have + participle
	ability  bool // infinitive behind can or could
	list     bool // an item followed a comma, so that an "and" must still come
	verb     int  // index of the last verb
}

// coordinate handles the coordinator or comma at words[c]; it returns the index
// of the last word it dealt with.
func (t *clauses) coordinate(c int) int {
	link := join{at: c}
	k := c
	for k < len(t.words) && joins(t.words[k]) {
		if !t.words[k].Is(",", ";") {
			link.and = true
			link.but = link.but || t.words[k].Is("but", "yet")
		} else if !link.and {
			link.comma = true // a comma behind the "and" opens an aside
		}
		k++
	}
	last := k - 1
	if link.and && t.words[last].Is(",") {
		if m := t.parenthesis(last); m > 0 {
			k = m + 1
		}
	}
	for k < len(t.words) && (t.words[k].Tag == language.TagAdverb || t.words[k].Is("not", "never", "then", "either", "neither")) {
		if t.words[k].Is("now", "currently", "still", "presently", "today") {
			link.now = true
		}
		k++
	}
	if k >= len(t.words) || !t.mayGoOn(c, k) {
		return last
	}
	w := t.words[k]
	switch {
	case t.back && (w.Tag == language.TagThird || !t.singular && w.Is("are", "were")):
		t.attach(k, link)
		return k
	case w.Is("are", "were", "'re", "be"), t.back && w.Tag == language.TagBase:
		return last
	case w.Tag == language.TagBase:
		t.attach(k, link)
		return k
	case w.Tag == language.TagModal:
		if t.cut(t.top(mine)) {
			t.stack = append(t.stack, frame{kind: infinitive, ability: w.Is("can", "could"), verb: k})
		}
		return k
	case w.Tag == language.TagPast:
		t.attachPast(k, link)
		return k
	}
	return last
}

// mayGoOn reports that the word at k behind the coordinator at c can be a verb of the candidate.
func (t *clauses) mayGoOn(c, k int) bool {
	w := t.words[k]
	return !t.twofold(c) && !t.isI(k) && !t.describes(k) && !t.madeWith(k) && !t.unlikely(k) && !(w.Capital && w.Tag != language.TagBase)
}

// twofold reports the "and" of a fixed pair that names a kind of thing: "a drag and drop page", "the stop
// and search unit". Behind "and" stands no second verb there.
func (t *clauses) twofold(c int) bool {
	if c < 2 || c+2 >= len(t.words) || !t.words[c].Is("and", "&") || !pairsOfKind[t.words[c-1].Low+" "+t.words[c+1].Low] {
		return false
	}
	before, noun := t.words[c-2], t.words[c+2]
	return before.Tag != language.TagMark && before.Tag != language.TagSubject && !t.isI(c-2) &&
		(noun.Tag == language.TagNoun || noun.Tag == language.TagPlural)
}

var pairsOfKind = pairSet(`drag drop|stop search|design build|search rescue|plug play|pick place|pick pack|track trace|test trace|cut fill|
	cut paste|copy paste|mix match|point click|drill blast|cash carry|supply install|meet greet|lift shift|store forward|push pull|
	read write|start stop|stop go|make sell|buy sell|wash fold|fit finish|wait see|hire drive|park ride|install maintain|operate maintain`)

// pairSet takes pairs of words apart.
func pairSet(list string) map[string]bool {
	set := map[string]bool{}
	for _, pair := range strings.Split(list, "|") {
		set[strings.Join(strings.Fields(pair), " ")] = true
	}
	return set
}

// joins reports a word or a mark that joins two verbs.
func joins(w language.Tagged) bool { return w.Tag == language.TagCoordinator || w.Is(",", ";", "&") }

// unlikely reports words that are no verbs where they stand: "Word & Excel format",
// "guidance and support in planning".
func (t *clauses) unlikely(k int) bool {
	next := language.Tagged{}
	if k+1 < len(t.words) {
		next = t.words[k+1]
	}
	w := t.words[k]
	bare := (next.Tag == language.TagNoun || next.Tag == language.TagPlural) && !language.OpensObject(next.Low)
	switch {

	case w.Is("excel"):
		return !next.Is("in", "at")
	case w.Is("support"):
		return next.Tag == language.TagPreposition
	case w.Is("work"):
		return bare // "processes or work instructions"
	case next.Is(","):
		return w.Has(language.Noun) && k > 1 && t.words[k-2].Tag == language.TagGerund // "testing, repair, …"
	}
	return w.Is("repair") && next.Is("service", "work", "works") || t.over && bare && seldomVerb(w)
}

// describes reports the second of two adjectives: "a safe and secure place", "is true and correct".
func (t *clauses) describes(k int) bool {
	return k > 1 && t.words[k].Has(language.Adjective) && t.words[k-1].Is("and", "or", "&") &&
		(t.words[k-2].Tag == language.TagAdjective ||
			k > 2 && t.words[k-2].Has(language.Adjective) && t.words[k-3].Tag == language.TagDeterminer)
}

// madeWith reports the second of two nouns that a gerund of an aside has before a third: ", taking food
// and drink orders".
func (t *clauses) madeWith(k int) bool {
	return k > 3 && k+1 < len(t.words) && t.words[k+1].Tag == language.TagPlural && t.words[k].Has(language.Noun) &&
		t.words[k-1].Is("and", "or", "&") && t.words[k-2].Tag == language.TagNoun &&
		t.words[k-3].Tag == language.TagGerund && (t.words[k-4].Is(",") || t.words[k-4].Tag == language.TagPreposition)
}

// seldomVerb reports a word that is rather a noun before another noun: "the audit board and
// footnote disclosures".
func seldomVerb(w language.Tagged) bool {
	return w.Has(language.Noun) && w.Tag == language.TagBase && w.Share <= 2 // tenths of its uses
}

// join is what stands between two verbs.
type join struct {
	at                   int
	and, but, comma, now bool
}

// parenthesis returns the index of the comma that closes the one at i, or 0.
func (t *clauses) parenthesis(i int) int {
	for k := i + 1; k < len(t.words) && k < i+12; k++ {
		if t.words[k].Is(",") {
			return k
		}
		if t.words[k].Tag == language.TagCoordinator && t.words[k].Is("and", "but") {
			return 0
		}
	}
	return 0
}

// top returns the index of the innermost frame of a kind, or -1.
func (t *clauses) top(k kind) int {
	for i := len(t.stack) - 1; i >= 0; i-- {
		if t.stack[i].kind == k {
			return i
		}
	}
	return -1
}

// cut closes the frames inside the one given; it reports whether there is one.
func (t *clauses) cut(i int) bool {
	if i < 0 {
		return false
	}
	t.stack = t.stack[:i+1]
	return true
}

// attach finds the frame that the base form words[k] continues and makes it
// agree when that frame is the candidate's.
func (t *clauses) attach(k int, link join) {
	at := t.host(k, link)
	if at == 0 && t.stack[at].nested && link.comma && !link.and {
		return
	}
	if at >= 0 && t.doubtful(t.stack[at], k, link) || !t.cut(at) {
		return
	}
	f := &t.stack[at]
	f.list = link.comma && !link.and
	w := t.words[k]
	if f.kind == mine {
		switch {
		case t.back:
			t.verb(k, f.singular)
		case w.Is("found", "felt", "saw", "left") && !link.now: // hardly ever the base of another verb
		case f.perfect && w.Has(language.Participle) && !link.now, !f.present && samePast(w) && !link.now:
		default:
			f.present, f.perfect = true, w.Is("have") && t.verbAfter(k, language.Participle)
			if !f.implied || f.singular || w.Is("am") {
				t.verb(k, f.singular)
			}
		}
	}
	f.verb = k
	t.within(k)
}

// doubtful reports whether a word that is a noun as well is no verb behind this
// frame: a present form seldom follows a past one ("wrote method statements and
// risk assessments").
func (t *clauses) doubtful(f frame, k int, link join) bool {
	w := t.words[k]
	if t.afterBeen(f, k) {
		return true
	}
	if t.back || f.kind != mine || f.present || link.now || !w.Has(language.Noun|language.Adjective) || samePast(w) {
		return false
	}
	for _, outer := range t.stack {
		if outer.kind == mine && outer.present {
			return false
		}
	}
	return (f.loose || w.Share < 8) && !(k+1 < len(t.words) && language.OpensObject(t.words[k+1].Low))
}

// afterBeen reports a noun in the row of "have been involved in tests, start up and
// shut down".
func (t *clauses) afterBeen(f frame, k int) bool {
	if t.back || f.kind != mine || !f.perfect || !t.words[k].Has(language.Noun) || !t.has(f.verb, "been") {
		return false
	}
	return k+1 >= len(t.words) || !language.OpensObject(t.words[k+1].Low)
}

// host returns the index of the frame that a coordinated base form continues.
// The nearest one, unless: an open list waits for its "and"; "but" or "now" show
// a new finite verb; or a comma stands before the "and" and no list is open.
func (t *clauses) host(k int, link join) int {
	mineAt := t.top(mine)
	nearest := len(t.stack) - 1
	for nearest >= 0 && t.stack[nearest].kind != mine && !t.rival(t.stack[nearest].kind) {
		nearest--
	}
	if mineAt < 0 || nearest <= mineAt {
		return nearest
	}
	w := t.words[k]
	switch {
	case w.Is("am"), link.now, link.but:
		return mineAt
	case t.stack[nearest].ability && w.Is("have", "hold", "own", "enjoy", "know"):
		return mineAt
	case t.stack[nearest].verb == link.at-1 && !(link.and && link.comma):
		return nearest
	}
	for i := nearest; i >= 0; i-- {
		if t.stack[i].list {
			return i
		}
	}
	if link.and && link.comma {
		return mineAt
	}
	return nearest
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
	if at < 0 || t.words[k].Is("did", "had") && t.stack[at].implied || at == 0 && t.stack[at].nested && link.comma && !link.and {
		return
	}
	inner := t.stack[len(t.stack)-1]
	w := t.words[k]
	if t.back {
		return
	}
	if w.Is("was") && inner.kind == other && !link.comma && !t.personal(k) {
		return
	}
	t.cut(at)
	f := &t.stack[at]
	f.present, f.perfect, f.verb = false, false, k
	f.list = link.comma && !link.and
	if w.Is("was") && !f.implied {
		t.verb(k, f.singular)
	}
}

// personal participles are said of people: "and was promoted".
func (t *clauses) personal(k int) bool {
	return k+1 < len(t.words) && t.words[k+1].Is("promoted", "appointed", "invited", "asked", "chosen", "elected", "commended", "seconded", "nominated", "responsible",
		"hired", "selected", "made", "awarded", "recognised", "recognized", "praised", "trained", "based", "deployed", "head-hunted", "headhunted", "retained")
}

// open starts the frames that words other than the candidate's pronouns begin.
func (t *clauses) open(i int) {
	w := t.words[i]
	if len(t.stack) == 0 && w.Tag != language.TagTo || i == t.claimed && i > 0 {
		return
	}
	prev := language.Tagged{}
	if i > 0 {
		prev = t.words[i-1]
	}
	switch w.Tag {
	case language.TagTo:
		for k := i + 1; k < len(t.words); k++ {
			if tag := t.words[k].Tag; tag == language.TagAdverb || tag == language.TagNot {
				continue
			}
			if t.words[k].Tag == language.TagBase {
				t.stack = append(t.stack, frame{kind: infinitive, verb: k})
			}
			return
		}
	case language.TagModal:
		t.stack = append(t.stack, frame{kind: infinitive, verb: i + 1})
	case language.TagBase:
		switch {
		case prev.Tag == language.TagPlural, prev.Is("we", "you", "they", "who", "that", "which"):
			t.stack = append(t.stack, frame{kind: plural, verb: i})
		case prev.Is("help", "helping", "helped", "helps"), (prev.Tag == language.TagObject || prev.Tag == language.TagNoun) && language.Causative(t.words, i-1):
			t.stack = append(t.stack, frame{kind: infinitive, verb: i})
		}
	case language.TagThird, language.TagPast:
		if prev.Tag != language.TagAdverb && i != t.claimed {
			t.stack = append(t.stack, frame{kind: other, verb: i})
		}
	}
}

// within opens the infinitive behind do-support, and marks the perfect.
func (t *clauses) within(k int) {
	w := t.words[k]
	switch {
	case w.Is("do") && k+1 < len(t.words) && (t.words[k+1].Is("not", "n't") || t.words[k+1].Tag == language.TagBase):
		t.stack = append(t.stack, frame{kind: infinitive, verb: k + 1})
	case w.Is("have", "'ve") && t.verbAfter(k, language.Participle):
		t.stack[len(t.stack)-1].perfect = true
	}
}
