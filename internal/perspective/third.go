package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// clauses rewrites one sentence: it follows its verb phrases from left to right.
type clauses struct {
	passage
	forms
	back     bool   // from the third person
	over     bool   // into the past: see Over
	american bool   // with American spellings
	name     string // the candidate's name, to be used once; "" when it was
	bullet   bool
	listed   bool // an item of a list that is told: see toldOfOneself
	late     bool // a pronoun of the sentence came before the name
	ended    bool // the text is about a post that has ended
	past     bool // most bullets around it tell of the past
	verbal   bool // neighbours open with a plain verb
	wrapped  bool // the text may be the rest of a line that was wrapped
	claimed  int  // index of the last verb that a subject took
	stack    []frame
	edits    []Edit
}

func toThird(text string, s Subject, how style) []Edit {
	name := ""
	if how.introduce {
		name = DisplayName(s.Name)
	}
	var edits []Edit
	for i, p := range passages(text) {
		t := clauses{
			passage: p, forms: formsOf(s.Pronouns), name: name, bullet: how.bullet && i == 0, listed: how.listed && i == 0, ended: how.ended, past: how.past, verbal: how.verbal && i == 0,
			wrapped: i == 0 && !how.lower && startsLower(p.words),
		}
		t.sentence()
		name = t.name
		edits = append(edits, t.edits...)
	}
	return edits
}

// sentence walks the words once, from left to right.
func (t *clauses) sentence() {
	t.implied()
	t.walk(func(i int) bool {
		switch {
		case t.isI(i):
			t.subjectI(i)
		case t.words[i].Is("my", "me", "mine", "myself", "our"):
			t.pronoun(i)
		default:
			return false
		}
		return true
	})
}

// walk follows the verb phrases; visit takes the words it knows.
func (t *clauses) walk(visit func(i int) bool) {
	var saved [][]frame
	for i := 0; i < len(t.words); i++ {
		w := t.words[i]
		switch {
		case w.Kind == language.Opaque, visit(i):
		case w.Is("("):
			saved = append(saved, t.stack)
			t.stack = nil
		case w.Is(")") && len(saved) > 0:
			t.stack = saved[len(saved)-1]
			saved = saved[:len(saved)-1]
		case w.Is(":"):
			t.stack = nil
		case joins(w):
			from := i + 1
			i = t.coordinate(i)
			t.aside(from, i, visit)
		default:
			t.open(i)
		}
	}
}

// aside visits the pronouns of "and, with my wife, run", which the coordination
// has passed over.
func (t *clauses) aside(from, upto int, visit func(i int) bool) {
	for i := from; i < upto; i++ {
		if t.words[i].Kind == language.Opaque {
			continue
		}
		stack := slices.Clone(t.stack)
		visit(i)
		t.stack = stack
	}
}

// pronoun replaces my, me, mine and myself.
func (t *clauses) pronoun(i int) {
	w := t.words[i]
	if w.Is("myself") && t.opens(i) && i+1 < len(t.words) && t.words[i+1].Is("and", "&") {
		t.replace(i, t.subject) // "Myself and two others built it"
		return
	}
	if w.Capital || t.myTitle(i) {
		return // "My Health", "ME": part of a name
	}
	switch w.Low {
	case "my":
		t.my(i)
	case "our":
		t.inCommon(i)
	case "myself":
		t.replace(i, t.reflexive)
	case "me":
		t.me(i)
	case "mine":
		if t.isMine(i) {
			t.replace(i, t.absolute)
		}
	}
}

// my replaces "my"; without pronouns it goes before a plural.
func (t *clauses) my(i int) {
	if t.silent && !t.opens(i) && t.ofMany(i+1) {
		t.edits = append(t.edits, Edit{Start: t.words[i].Start, End: t.words[i+1].Start, Reason: "no pronoun needed"})
		return
	}
	if t.silent && t.opens(i) && t.ofCareer(i+1) {
		next := t.words[i+1]
		t.edits = append(t.edits, Edit{Start: t.words[i].Start, End: next.End(), After: capital(next.Text), Reason: "no pronoun needed"})
		return
	}
	t.replace(i, t.possessive)
}

// ofCareer reports that the thing named from i on is somebody's work as a whole: "my field experience".
func (t *clauses) ofCareer(i int) bool {
	for i < len(t.words) && (t.words[i].Tag == language.TagAdjective || t.words[i].Tag == language.TagNoun) {
		i++
	}
	return i > 0 && i < len(t.words) && wholes[t.words[i-1].Low] && t.words[i].Tag.IsVerb()
}

var wholes = wordset.Of("experience background expertise knowledge work focus training")

// ofMany reports that the thing named from i on stands in the plural, which needs no word before it.
func (t *clauses) ofMany(i int) bool {
	for ; i < len(t.words); i++ {
		switch t.words[i].Tag {
		case language.TagAdjective, language.TagNoun:
		case language.TagPlural:
			return i+1 == len(t.words) || !t.words[i+1].Is("'", "’")
		default:
			return false
		}
	}
	return false
}

// inCommon writes "the" for "our" before what the candidate has in common with others.
func (t *clauses) inCommon(i int) {
	if !t.back && !t.opens(i) && i+1 < len(t.words) && sharedBy[t.words[i+1].Low] {
		t.replace(i, "the")
	}
}

// sharedBy are what people call theirs together: "our" says no more there than "the".
var sharedBy = wordset.Of(`college school university institute campus department company organisation organization firm hospital
	branch office project team class country district state division unit site`)

// me replaces "me", which opens a sentence as its subject.
func (t *clauses) me(i int) {
	switch {
	case t.opens(i) && i+1 < len(t.words) && t.words[i+1].Is("and", "&"):
		t.replace(i, t.subject) // "Me and my team won"
	case t.words[i].Text == "me" || t.shout:
		t.replace(i, t.object)
	}
}

// isMine tells the pronoun from the pit.
func (t *clauses) isMine(i int) bool {
	if i == 0 {
		return len(t.words) > 1 && t.words[1].Is("is", "was", "are", "were")
	}
	prev := t.words[i-1]
	if i+1 < len(t.words) {
		next := t.words[i+1]
		switch {
		case next.Is("alone", "outright"), next.Tag == language.TagMark, next.Tag == language.TagCoordinator, next.Tag.IsVerb() && next.Tag != language.TagGerund:
		case next.Tag == language.TagAdverb, next.Tag == language.TagPreposition, next.Tag == language.TagSubordinator, next.Tag == language.TagRelative, next.Tag == language.TagSubject:
		default:
			return false
		}
	}
	return prev.Is("'m", "of", "is", "was", "are", "were", "be", "been", "than", "as", "with", "like", "to", "from", "not", "became", "become", "and", "for", "entirely", "solely")
}

func (t *clauses) replace(i int, word string) {
	w := t.words[i]
	t.edits = append(t.edits, Edit{Start: w.Start, End: w.End(), After: t.like(i, word), Reason: "third person"})
}

// verb makes words[i] agree; a clitic becomes a word of its own.
func (t *clauses) verb(i int, singular bool) {
	if t.over {
		t.intoPast(i)
		return
	}
	w := t.words[i]
	if !t.back && w.Tag == language.TagBase && !w.Is("am", "have", "do", "'m", "'ve") && t.ragged() {
		return
	}
	if w.Is("had", "did", "would") || w.Tag == language.TagModal || w.Tag == language.TagParticiple || w.Tag == language.TagGerund || !t.back && w.Low != "am" && (w.Is("is", "are", "were", "does", "has", "'re") || w.Has(language.Third) && !w.Has(language.Base)) {
		return
	}
	after := agree(w.Low, singular)
	if t.back {
		after = disagree(w)
	}
	if w.Low == after {
		return
	}
	if w.Text[0] == '\'' || w.Text[0] >= 0x80 {
		after = " " + after
	}
	if after == "am" && i+1 < len(t.words) && t.words[i+1].Is("n't") {
		n := t.words[i+1]
		t.edits = append(t.edits, Edit{Start: n.Start, End: n.End(), After: " not", Reason: "contraction written out"})
	}
	after = t.like(i, after)
	if isCapital(w.Text) && !t.shout {
		after = capital(after)
	}
	t.edits = append(t.edits, Edit{Start: w.Start, End: w.End(), After: after, Reason: "agreement"})
}

// implied opens the frame of a sentence without a subject ("Manage a team").
func (t *clauses) implied() {
	if t.wrapped {
		return // "to ¶ increase sales": without its beginning no verb is finite
	}
	i := 0
	for i < len(t.words) && (t.words[i].Tag == language.TagMark || t.words[i].Tag == language.TagAdverb || t.words[i].Is("not")) {
		i++
	}
	if i > 0 && t.words[i-1].Is("first", "second", "last") {
		return // "First place in a race"
	}
	if i >= len(t.words) || !t.opens(i) && t.words[i].Capital || t.inTitle(i) {
		return
	}
	if t.verbal && i == 0 && t.mayOpen() {
		t.words[0].Tag = language.TagBase
	}
	t.paired(i)
	w := t.words[i]
	if w.Tag == language.TagPast || w.Tag == language.TagAdjective && !w.Capital {
		t.stack = append(t.stack, frame{kind: mine, singular: true, implied: true, loose: w.Tag != language.TagPast})
		return
	}
	if t.back {
		if w.Tag == language.TagThird {
			t.verb(i, true)
			t.claimed = i
			t.stack = append(t.stack, frame{kind: mine, present: true, implied: true})
		}
		return
	}
	if w.Tag == language.TagBase && !t.verbEvidence(i) && !(t.verbal && i == 0 && t.mayOpen()) {
		return
	}
	if w.Tag != language.TagBase || w.Is("are", "be", "do", "'m", "'ve", "'re") && !t.doNot(i) || t.addressed(i) {
		return
	}
	if i+1 < len(t.words) && t.words[i+1].Is("i", "we", "you", "they", "he", "she") {
		return // "Seldom have I seen", "Have we lowered the threshold?"
	}
	if w.Is("have") && !t.verbAfter(i, language.Participle) && !t.verbAfter(i, language.Past) && i+1 < len(t.words) && t.words[i+1].Is("you", "a") {
		return
	}
	f := frame{kind: mine, present: true, singular: true, implied: true} // one person, whatever the pronoun
	if samePast(w) {
		f.present = t.present(i) == yes
	}
	if f.present {
		t.verb(i, true)
		t.slashed(i)
	}
	t.claimed = i
	t.stack = append(t.stack, f)
	t.within(i)
}

// slashed takes the verb behind a slash along: "Manage/coordinate the crews".
func (t *clauses) slashed(i int) {
	if i+3 < len(t.words) && t.words[i+1].Is("/") && t.words[i+2].Has(language.Base) && isLower(t.words[i+2].Text) &&
		(t.words[i+2].Start == t.words[i].End()+1 || language.OpensObject(t.words[i+3].Low)) {
		t.verb(i+2, true)
	}
}

// regular reports a noun behind how often it comes: "Daily follow up of the logs".
func (t *clauses) regular(i int) bool {
	return i > 0 && i+1 < len(t.words) && t.words[i-1].Is("daily", "weekly", "monthly", "regular") &&
		t.words[i].Is("follow", "check", "work", "report", "update", "review", "support") && !language.OpensObject(t.words[i+1].Low)
}

// paired reads two words that may be nouns as the verbs that they are where both take
// the object behind them: "Coach and mentor six apprentices".
func (t *clauses) paired(i int) {
	if t.back || i+3 >= len(t.words) || t.words[i+1].Tag != language.TagCoordinator {
		return
	}
	first, second, behind := &t.words[i], &t.words[i+2], t.words[i+3]
	if first.Has(language.Base) && second.Has(language.Base) && !second.Capital && !second.Has(language.Plural) &&
		(language.OpensObject(behind.Low) || behind.Tag == language.TagNumber ||
			second.Is("report", "advise", "comment", "respond") && behind.Is("on", "to")) {
		first.Tag, second.Tag = language.TagBase, language.TagBase
	}
}

// verbOpeners are nouns that mostly are verbs where they open a bullet, and
// ofPeople those of them that take people as their object.
var (
	verbOpeners = []string{"work", "run", "drive", "travel", "report", "talk", "lecture", "mentor", "coach", "partner", "chair", "host", "tutor", "shadow", "champion"}
	ofPeople    = []string{"mentor", "coach", "chair", "host", "tutor", "shadow", "champion"}
)

// mayOpen reports that the first word is such a verb with what it governs behind
// it, for bullets among others that open with a plain verb: "Mentor student nurses"
// and "Work rotating days", but not "Work experience" or "Report writing".
func (t *clauses) mayOpen() bool {
	if len(t.words) < 3 || !t.words[0].Is(verbOpeners...) {
		return false
	}
	next := t.words[1]
	if t.present(0) == yes && next.Tag != language.TagMark && next.Tag != language.TagGerund && !t.pluralActs(1) {
		return true // "Report pick rates every morning"
	}
	switch next.Tag {
	case language.TagPreposition, language.TagTo:
		return !next.Is("of", "for")
	case language.TagParticiple, language.TagGerund, language.TagAdjective, language.TagPast:
		return t.words[0].Is("work", "run", "drive") && t.words[2].Tag != language.TagPreposition && !t.pluralActs(1)
	case language.TagPlural:
		return t.words[0].Is(ofPeople...) && !t.pluralActs(1)
	case language.TagNoun:
		return t.words[0].Is(ofPeople...) && t.words[2].Tag == language.TagPlural && !t.pluralActs(2)
	}
	return false
}

// pluralEndsIn reports nouns from i on whose participle closes the clause: "Coach
// drivers rostered", but not "Run clubs held on Fridays", which may be either.
func (t *clauses) pluralEndsIn(i int) bool {
	if !t.pluralActs(i) {
		return false
	}
	for ; i < len(t.words); i++ {
		if tag := t.words[i].Tag; tag == language.TagPast || tag == language.TagParticiple {
			return i+1 == len(t.words) || t.words[i+1].Tag == language.TagMark || t.words[i+1].Tag == language.TagCoordinator
		}
	}
	return false
}

// pluralActs reports that the nouns from i on have a verb of their own behind them
// ("Partner schools visited each term"), so that the word before them is one of them.
func (t *clauses) pluralActs(i int) bool {
	plural := false
	for ; i < len(t.words); i++ {
		switch w := t.words[i]; w.Tag {
		case language.TagPlural:
			plural = true
		case language.TagNoun, language.TagAdjective, language.TagProper, language.TagAdverb:
		case language.TagCoordinator:
			if i+1 < len(t.words) && t.words[i+1].Tag.IsVerb() {
				return false // a second verb of the sentence: "Mentor nurses and sign their logs"
			}
		case language.TagGerund:
			if plural {
				return false
			}
		default:
			return plural && (w.Tag.IsVerb() || w.Tag == language.TagModal || w.Tag == language.TagParticiple)
		}
	}
	return false
}

// verbEvidence reports whether what stands behind a bare opener that is a noun as
// well shows the verb: "Support the board", not "Run rate: 12%" or "Part no. 7".
func (t *clauses) verbEvidence(i int) bool { return t.surely(i) || t.seemsVerb(i) }

func (t *clauses) seemsVerb(i int) bool {
	w := t.words[i]
	if !w.Has(language.Noun | language.Adjective) {
		return !(i+1 < len(t.words) && (t.words[i+1].Tag == language.TagPast && t.words[i+1].Has(language.Past) && !t.words[i+1].Has(language.Base|language.Adjective) || t.words[i+1].Tag == language.TagModal))
	}
	if i+1 >= len(t.words) {
		return false
	}
	next := t.words[i+1]
	if labels(w, next) || t.hasValue(i) || i == 0 && w.Is(verbOpeners...) && t.pluralEndsIn(i+1) {
		return false
	}
	if k := i + 2; k < len(t.words) && (next.Is(",") || next.Tag == language.TagCoordinator) {
		return t.words[k].Tag == language.TagBase // "Lead, coach and train"
	}
	switch next.Tag {
	case language.TagNoun, language.TagAdjective, language.TagParticiple:
		return t.nounPhraseTells(i)
	case language.TagPast, language.TagThird, language.TagModal, language.TagMark:
		return false
	}
	return true
}

// inMonth reports the name of a month at the beginning: "March in Leith", "May 2014 to June".
func (t *clauses) inMonth(i int) bool {
	return t.words[i].Is("march", "may") && (i+1 == len(t.words) || t.words[i+1].Is("in", "to", "till", "until", "-", "–") ||
		t.words[i+1].Kind == language.Number)
}

// surely reports a word that opens a bullet as a verb, although it may be a noun elsewhere: "Implement Quay
// Standards", "Take corrective action".
func (t *clauses) surely(i int) bool {
	if !t.bullet || i > 0 || i+2 >= len(t.words) || !surely[t.words[i].Low] {
		return false
	}
	switch next := t.words[i+1]; next.Tag {
	case language.TagNoun, language.TagAdjective, language.TagPlural, language.TagProper, language.TagDeterminer, language.TagPossessive:
		return !next.Is("home", "away", "up", "over", "bar", "bars", "off", "time", "book", "books")
	}
	return false
}

var surely = wordset.Of("implement take make handle conduct")

// hasValue reports a label, which a figure or a colon soon follows: "Run rate 12%", "Steam
// temperature (low, high): 200 C".
func (t *clauses) hasValue(i int) bool {
	object := language.OpensObject(t.words[i+1].Low)
	for k := i + 1; k < len(t.words) && k < i+9; k++ {
		near := k < i+3
		if t.words[k].Is(":") && (near || !object) || near && t.words[k].Kind == language.Number && !t.counts(k) {
			return true
		}
	}
	return false
}

// labels reports a noun before its number or value, or a part of a name: "Part no. 7",
// "Work placement in a yard".
func labels(w, next language.Tagged) bool {
	return next.Is("no", "nos", "number", "ref", "mine", "#", ":", "/") ||
		w.Is("design") && next.Is("review", "reviews", "calculation", "calculations", "change", "changes") ||
		w.Is("work") && (next.Tag == language.TagNoun || next.Tag == language.TagProper || next.Is("done", "planning", "scheduling"))
}

// counts reports whether the figure at k counts what a noun behind it names
// ("Lead 12 people"), rather than being the value of a label.
func (t *clauses) counts(k int) bool {
	if len(t.words[k].Text) == 4 && (t.words[k].Text[0] == '1' || t.words[k].Text[0] == '2') {
		return false
	}
	return k+1 < len(t.words) && t.words[k+1].Kind == language.Word && t.words[k+1].Tag != language.TagCoordinator
}

// nounPhraseTells reports whether the singular noun behind the opener leads to a
// plural, or the phrase goes on as only the object of a verb does.
func (t *clauses) nounPhraseTells(i int) bool {
	for k := i + 1; k < len(t.words) && k < i+7; k++ {
		switch w := t.words[k]; {
		case w.Tag == language.TagPlural, w.Tag == language.TagGerund, w.Tag == language.TagTo, w.Tag == language.TagPreposition, w.Tag == language.TagCoordinator, w.Is(","):
			return true
		case w.Tag != language.TagNoun && w.Tag != language.TagAdjective && w.Tag != language.TagParticiple && w.Tag != language.TagProper:
			return false
		}
	}
	return false
}

// inTitle reports an opener that may be a noun in a row of capitalised words: the
// title of a publication or a course ("Support Vector Machines for Ranking Pages").
func (t *clauses) inTitle(i int) bool {
	if t.shout {
		return false
	}
	if t.titleBeforeDash(i) || t.regular(i) || t.inMonth(i) {
		return true
	}
	if !t.words[i].Has(language.Noun|language.Adjective) || t.surely(i) {
		return false
	}
	capitals, all := 0, 0
	for _, w := range t.words[i+1:] {
		if w.Kind == language.Word && len(w.Text) > 3 {
			all++
			if isCapital(w.Text) {
				capitals++
			}
		}
	}
	return all >= 3 && capitals*4 >= all*3
}

// titleBeforeDash reports the name of a work that a dash parts from what is said of
// it: "Choose My College – a site for pupils".
func (t *clauses) titleBeforeDash(i int) bool {
	for k := i; k < len(t.words) && k < i+8; k++ {
		w := t.words[k]
		if w.Is("–", "—", "-", ":") {
			return k >= i+3
		}
		if w.Kind != language.Word || !isCapital(w.Text) {
			return false
		}
	}
	return false
}

func (t *clauses) doNot(i int) bool {
	return t.words[i].Is("do") && i+1 < len(t.words) && t.words[i+1].Is("not", "n't")
}

// addressed reports whether the sentence speaks to the reader ("Please contact
// me", "See my portfolio").
func (t *clauses) addressed(i int) bool {
	if slices.ContainsFunc(t.words[:i], func(w language.Tagged) bool { return w.Is("please") }) {
		return true
	}
	if t.saysYou(i) {
		return true
	}
	if t.words[i].Is("see") && !t.has(i, "through") {
		return true
	}
	if t.words[i].Is("contact", "please", "note", "ask", "call", "email", "e-mail", "ring", "phone", "visit", "click", "let", "feel", "thank", "hire",
		"consider", "imagine", "meet", "follow", "connect", "find", "refer", "do", "give", "tell", "reach", "look", "remember", "message", "view", "download") {
		for _, w := range t.words[i+1:] {
			if w.Is("me", "my", "her", "him", "his", "their", "them", "you", "your", "our", "us", "here", "attached", "free", "below", "above", "not", "n't") || w.Kind == language.Opaque {
				return true
			}
		}
	}
	if t.words[i].Is("write", "apply", "go", "refer", "turn") && slices.ContainsFunc(t.words[i:], func(w language.Tagged) bool {
		return w.Kind == language.Opaque && !strings.ContainsAny(w.Text[:1], "\"“‘'")
	}) {
		return true
	}
	if t.words[i].Is("write", "speak", "talk", "apply") && i+2 < len(t.words) && t.words[i+1].Is("to") && t.words[i+2].Is("her", "him", "them") {
		return true
	}
	return slices.ContainsFunc(t.words[i+1:min(i+4, len(t.words))], func(w language.Tagged) bool { return w.Is("me") })
}

// saysYou reports "Choose the font of your cover letter".
func (t *clauses) saysYou(from int) bool {
	return slices.ContainsFunc(t.words[from:], func(w language.Tagged) bool {
		return w.Kind != language.Opaque && w.Is("you", "your", "yourself")
	})
}

func (t *clauses) has(from int, word string) bool {
	return slices.ContainsFunc(t.words[from:], func(w language.Tagged) bool { return w.Is(word) })
}

// verbAfter reports whether the word behind i, adverbs apart, has the form.
func (t *clauses) verbAfter(i int, form language.Class) bool {
	for i++; i < len(t.words); i++ {
		if tag := t.words[i].Tag; tag != language.TagAdverb && tag != language.TagNot {
			return t.words[i].Has(form) || form == language.Participle && t.words[i].Is("been", "done", "had")
		}
	}
	return false
}
