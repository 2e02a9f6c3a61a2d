package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// implied opens the frame of a sentence without a subject ("Manage a team").
func (t *clauses) implied() {
	if t.wrapped {
		return // "to ¶ increase sales": without its beginning no verb is finite
	}
	i := t.skip(0, func(w language.Tagged) bool { return tagged(w, language.TagMark, language.TagAdverb) || w.Is("not") })
	if !t.mayImply(i) {
		return
	}
	if t.opensVerbally(i) {
		t.words[0].Tag = language.TagBase
		if t.pairsUp() {
			t.words[2].Tag = language.TagBase
		}
	}
	t.paired(i)
	w := t.words[i]
	switch {
	case w.Tag == language.TagPast || w.Tag == language.TagAdjective && !w.Capital && (t.back || !w.Is("direct")):
		t.push(frame{kind: mine, singular: true, implied: true, loose: w.Tag != language.TagPast})
	case t.back:
		t.impliedThird(i)
	case !t.alone && t.isImplied(i):
		t.impliedBase(i)
	}
}

// mayImply reports that the sentence may open with a verb at i.
func (t *clauses) mayImply(i int) bool {
	if t.at(i-1).Is("first", "second", "last") || t.onlyNames() || t.isName() || t.oneWord() {
		return false // "First place in a race", the "Speak" of a table
	}
	if t.at(i+1).Is("-") && t.words[i+1].Start == t.words[i].End() || t.at(i).Is("sub") {
		return false // "Sub- panel boards", "Sub main boards"
	}
	if t.titlesList() || t.namesAm(i) {
		return false
	}
	return i < len(t.words) && (t.opens(i) || !t.words[i].Capital) && !t.inTitle(i)
}

// namesAm reports an "am" that is part of a name: "Am J Tides" is a journal, "AM Ropes" a firm.
func (t *clauses) namesAm(i int) bool {
	return t.at(i).Is("am") && (len(t.at(i+1).Text) == 1 || t.at(i).Text == "AM" && !t.shout)
}

// titlesList reports a title in capitals with its colon: "Forget Password/ Change Password:".
func (t *clauses) titlesList() bool {
	last := len(t.words) - 1
	if t.shout || last < 2 || !t.words[last].Is(":") {
		return false
	}
	return !slices.ContainsFunc(t.words[:last], func(w language.Tagged) bool { return isWord(w) && !isCapital(w.Text) })
}

// oneWord reports a text of one word, whatever the marks around it: "(Empower)".
func (t *clauses) oneWord() bool {
	words := 0
	for _, w := range t.words {
		if isWord(w) {
			words++
		}
	}
	return words == 1
}

// onlyNames reports a list of words in capitals and nothing else: "Spring, Hibernate".
func (t *clauses) onlyNames() bool {
	commas := 0
	for i, w := range t.words {
		switch {
		case w.Is(","):
			commas++
		case w.Is(".") && i == len(t.words)-1:
		case !isCapitalWord(w):
			return false
		}
	}
	return commas > 0
}

// isName reports the name of a firm that is no deed of a row of such: "Ask Home Ropes Ltd, Leith".
func (t *clauses) isName() bool {
	end := t.skip(0, func(w language.Tagged) bool { return isWord(w) && isCapital(w.Text) && !t.shout })
	return !t.verbal && end > 0 && endsFirm(t.words[end-1]) && t.at(end).Kind != language.Word
}

// endsFirm reports the legal form behind the name of a firm.
func endsFirm(w language.Tagged) bool {
	return w.Is("ltd", "pvt", "llc", "inc", "gmbh", "limited", "plc")
}

// impliedThird opens the frame of a verb in the third person.
func (t *clauses) impliedThird(i int) {
	if t.words[i].Tag != language.TagThird {
		return
	}
	t.verb(i, true)
	t.claimed = i
	t.push(frame{kind: mine, present: true, implied: true})
}

// impliedBase opens the frame of a base form.
func (t *clauses) impliedBase(i int) {
	f := frame{kind: mine, present: true, singular: true, implied: true} // one person, whatever the pronoun
	if samePast(t.words[i]) {
		f.present = t.present(i) == yes
	}
	if f.present {
		t.verb(i, true)
		t.slashed(i)
	}
	t.claimed = i
	t.push(f)
	t.within(i)
}

// isImplied reports a base form at i whose subject is the candidate.
func (t *clauses) isImplied(i int) bool {
	if t.namesThing(i) || t.happenedOnce(i) || t.words[i].Is("link") && t.at(i+1).Is("to") { // "Link to the project"
		return false
	}
	if t.at(i+1).Tag == language.TagCoordinator && (t.at(i+2).Low == t.words[i].Low || worksOf[t.at(i+3).Low]) {
		return false // "Splice and Splice", "Restock and inventory duties"
	}
	return t.words[i].Tag == language.TagBase && (t.verbEvidence(i) || t.opensVerbally(i)) &&
		!t.onlyAuxiliary(i) && !t.addressed(i) && !t.asks(i)
}

// worksOf are what is named by the kinds of work before it.
var worksOf = wordset.Of("duties tasks responsibilities")

// onlyAuxiliary reports a form of "be" or "do" that no subject was left out before.
func (t *clauses) onlyAuxiliary(i int) bool {
	return t.words[i].Is("are", "be", "do", "'m", "'ve", "'re") && !t.doNot(i) && !t.doesWork(i)
}

// doesWork reports the "do" of a bullet before what is done: "Do audit of the ledgers", not "Do you sail?".
func (t *clauses) doesWork(i int) bool {
	next := t.at(i + 1)
	return t.bullet && t.words[i].Is("do") && (next.Is("the", "a", "an", "all") ||
		next.Has(language.Noun|language.Plural|language.Adjective) && language.Closed(next.Low) == language.TagNone)
}

// asks reports an inversion, a question or an offer: "Seldom have I seen", "Have we lowered the threshold?", "Have a look",
// "Do high tides raise costs".
func (t *clauses) asks(i int) bool {
	next := t.at(i + 1)
	if t.words[i].Is("do") {
		end := t.skip(i+1, inPhrase)
		if t.at(end-1).Tag == language.TagPlural && t.at(end).Tag == language.TagBase {
			return true
		}
	}
	return next.Is("i", "we", "you", "they", "he", "she") || t.words[i].Is("have") && next.Is("a") && t.offers(i+2)
}

// offers reports what "Have a" offers or asks, at i or behind an adjective: "look", "nice day", "question?".
func (t *clauses) offers(i int) bool {
	if t.at(i).Has(language.Adjective) && !offered[t.at(i).Low] {
		i++
	}
	return offered[t.at(i).Low] || t.at(len(t.words)-1).Is("?")
}

var offered = wordset.Of("look seat go try chat day weekend evening time one fun break drink guess laugh listen read")

// slashed takes the verb behind a slash along: "Manage/coordinate the crews", "Assign berths/manage crews".
func (t *clauses) slashed(i int) {
	for k := i + 2; k+2 < len(t.words); k++ {
		verb, behind := t.words[k+1], t.words[k+2]
		if t.words[k].Is("/") && isNoun(t.words[k-1]) && verb.Has(language.Base) && !verb.Has(language.Noun|language.Adjective) &&
			(inPhrase(behind) || language.OpensObject(behind.Low)) {
			t.verb(k+1, true)
		}
	}
	if i+3 >= len(t.words) || !t.words[i+1].Is("/") {
		return
	}
	second := t.words[i+2]
	if second.Has(language.Base) &&
		(second.Start <= t.words[i].End()+2 || language.OpensObject(t.words[i+3].Low)) {
		t.verb(i+2, true)
	}
}

// regular reports a noun behind how often it comes: "Daily follow up of the logs".
func (t *clauses) regular(i int) bool {
	return i+1 < len(t.words) && t.at(i-1).Is("daily", "weekly", "monthly", "regular") &&
		t.words[i].Is("follow", "check", "work", "report", "update", "review", "support") && !language.OpensObject(t.words[i+1].Low)
}

// paired reads two words that may be nouns as the verbs that they are where both take
// the object behind them: "Coach and mentor six apprentices".
func (t *clauses) paired(i int) {
	if t.back || i+3 >= len(t.words) {
		return
	}
	if upto := t.rowEndsInVerb(i); upto > 0 {
		for k := i; k <= upto; k++ {
			if t.words[k].Has(language.Base) {
				t.words[k].Tag = language.TagBase
			}
		}
		return
	}
	if t.words[i+1].Tag != language.TagCoordinator {
		return
	}
	first, second := &t.words[i], &t.words[i+2]
	either := t.words[i+1].Is("or") && first.Share >= oftenVerb && second.Share >= oftenVerb && t.words[i+3].Tag == language.TagPlural
	if first.Has(language.Base) && mayPair(*second) && (either || governs(*second, t.words[i+3])) {
		first.Tag, second.Tag = language.TagBase, language.TagBase
	}
}

// mayPair reports a word that can be the second of two verbs.
func mayPair(w language.Tagged) bool {
	return w.Has(language.Base) && !w.Capital && !w.Has(language.Plural)
}

// governs reports that what stands behind a word is what it takes as a verb.
func governs(w, behind language.Tagged) bool {
	plain := behind.Has(language.Adjective) && !behind.Has(language.Gerund|language.Base) && !behind.Capital &&
		!lexicon.MostlyNoun(behind.Low) // "review and test current plans"
	return language.OpensObject(behind.Low) || behind.Tag == language.TagNumber || plain ||
		w.Is("report", "advise", "comment", "respond") && behind.Is("on", "to")
}

// pluralEndsIn reports nouns from i on whose participle closes the clause: "Coach
// drivers rostered", but not "Run clubs held on Fridays", which may be either.
func (t *clauses) pluralEndsIn(i int) bool {
	if !t.pluralActs(i) {
		return false
	}
	k := t.skip(i, func(w language.Tagged) bool { return !tagged(w, language.TagPast, language.TagParticiple) })
	return k < len(t.words) && (t.endsAt(k) || t.words[k+1].Tag == language.TagCoordinator)
}

// pluralActs reports that the nouns from i on have a verb of their own behind them
// ("Partner schools visited each term"), so that the word before them is one of them.
func (t *clauses) pluralActs(i int) bool {
	plural := false
	for ; i < len(t.words); i++ {
		switch w := t.words[i]; {
		case w.Tag == language.TagPlural:
			plural = true
		case plural && w.Tag == language.TagGerund:
			return false
		case w.Tag == language.TagCoordinator && t.at(i+1).Tag.IsVerb():
			return false // a second verb of the sentence: "Mentor nurses and sign their logs"
		case t.describesPlural(i):
		case !inNounPhrase(w):
			return plural && w.Tag.IsVerb()
		}
	}
	return false
}

// describesPlural reports a participle with an adverb that describes a plural: "newly qualified nurses".
func (t *clauses) describesPlural(i int) bool {
	return tagged(t.words[i], language.TagPast, language.TagParticiple) && t.at(i-1).Tag == language.TagAdverb &&
		t.at(i+1).Tag == language.TagPlural
}

// inPhrase reports what may stand in a noun phrase, whatever begins it.
func inPhrase(w language.Tagged) bool {
	return inNounPhrase(w) || startsPhrase(w) || w.Tag == language.TagPlural
}

// inNounPhrase reports what may stand in a row of nouns.
func inNounPhrase(w language.Tagged) bool {
	return tagged(w, language.TagNoun, language.TagAdjective, language.TagProper, language.TagAdverb,
		language.TagCoordinator, language.TagGerund)
}

// verbEvidence reports whether what stands behind a bare opener that is a noun as
// well shows the verb: "Support the board", not "Run rate: 12%" or "Part no. 7".
func (t *clauses) verbEvidence(i int) bool {
	if t.words[i].Has(language.Noun) && t.words[i].Share < 2 && t.at(i+1).Tag == language.TagNoun {
		return false // "Panel discussion"
	}
	return !lexicon.Compound(t.words[i].Low, t.at(i+1).Low) && (t.surely(i) || t.seemsVerb(i))
}

func (t *clauses) seemsVerb(i int) bool {
	w, next := t.words[i], t.at(i+1)
	switch {
	case !w.Has(language.Noun | language.Adjective):
		return !subjectBefore(next)
	case i+1 >= len(t.words), t.isLabel(i), next.Is("for") && w.Share < leastShare, t.namesWork(i):
		return false
	case i+2 < len(t.words) && (next.Is(",") || next.Tag == language.TagCoordinator):
		return t.words[i+2].Tag == language.TagBase // "Lead, coach and train"
	case tagged(next, language.TagNoun, language.TagAdjective, language.TagParticiple):
		return t.nounPhraseTells(i)
	}
	return !tagged(next, language.TagPast, language.TagThird, language.TagModal, language.TagMark)
}

// rowEndsInVerb is the place of the last of three single words, at least, that commas and an "and" join, which is a verb with its
// object and nothing else: "Design, test, and maintain the masts"; 0 for other rows.
func (t *clauses) rowEndsInVerb(i int) int {
	if !t.at(i + 1).Is(",") {
		return 0
	}
	for k := i; t.at(k).Has(language.Base) && t.at(k).Share >= perhapsVerb; {
		link, linked := k+1, false
		for joins(t.at(link)) {
			linked = linked || t.at(link).Tag == language.TagCoordinator
			link++
		}
		if link == k+1 {
			return 0
		}
		k = link
		last, next := t.at(k), t.at(k+1)
		if linked {
			sure := last.Has(language.Base) && !last.Has(language.Noun|language.Adjective) && isWord(next) && !joins(next)
			return pick(sure, k, 0)
		}
	}
	return 0
}

// perhapsVerb is how often of nine a word is a verb that may be one in a row with others.
const perhapsVerb = 3

// namesWork reports a noun phrase that the name of a deed ends: "Support staff training", "Relay panel wiring and testing".
func (t *clauses) namesWork(i int) bool {
	people := t.namesPeople(i)
	end := t.skip(pick(people, i+2, i+1), inNounPhrase)
	if !t.endsAt(end) || end <= i+2 || t.words[i].Share >= leastShare && !people {
		return false
	}
	head := t.words[end-1]
	return head.Has(language.Gerund) && lexicon.Exact(head.Low).Is(lexicon.Noun)
}

// namesPeople reports two words that together name people at work as well: "Support staff".
func (t *clauses) namesPeople(i int) bool {
	return t.words[i].Is("support", "design", "test", "service", "process", "audit") && t.at(i+1).Is("staff", "team", "crew", "personnel")
}

// subjectBefore reports a verb that needs the word before it as its subject.
func subjectBefore(w language.Tagged) bool {
	return w.Tag == language.TagModal ||
		w.Tag == language.TagPast && w.Has(language.Past) && !w.Has(language.Base|language.Adjective)
}

// isLabel reports an opener that names what follows rather than telling of it.
func (t *clauses) isLabel(i int) bool {
	return labels(t.words[i], t.words[i+1]) || t.hasValue(i) || t.listsValues() || i == 0 && t.opener(amongPlain) && t.pluralEndsIn(1)
}

// inMonth reports the name of a month at the beginning: "March in Leith", "May 2014 to June".
func (t *clauses) inMonth(i int) bool {
	return t.words[i].Is("march", "may") && (i+1 == len(t.words) || t.words[i+1].Is("in", "to", "till", "until", "-", "–") ||
		t.words[i+1].Kind == language.Number)
}

// hasValue reports a label, which a figure or a colon soon follows: "Run rate 12%", "Steam
// temperature (low, high): 200 C".
func (t *clauses) hasValue(i int) bool {
	reach := pick(language.OpensObject(t.words[i+1].Low), 3, 9)
	return t.valueAt(i+1) || t.valueAt(i+2) ||
		slices.ContainsFunc(t.words[i+1:min(i+reach, len(t.words))], func(w language.Tagged) bool { return w.Is(":") })
}

// valueAt reports a figure that counts nothing, or years: "Experience 5.6 Years".
func (t *clauses) valueAt(k int) bool {
	return t.at(k).Kind == language.Number && (!t.counts(k) || t.at(k+1).Is("years", "year", "yrs", "months", "month"))
}

// labels reports a noun before its number or value, or a part of a name: "Part no. 7",
// "Work placement in a yard".
func labels(w, next language.Tagged) bool {
	return next.Is("no", "nos", "number", "ref", "mine", "#", ":", "/") ||
		isCompound(w, next) ||
		next.Kind == language.Number && measures[w.Low] ||
		w.Is("work") && (tagged(next, language.TagNoun, language.TagProper) || next.Tag == language.TagBase && next.Has(language.Noun))
}

// isCompound reports a word that makes one noun with the next: "Answer sheets".
func isCompound(w, next language.Tagged) bool {
	return slices.Contains(strings.Fields(compoundsOf[w.Low]), next.Low)
}

var (
	// compoundsOf are nouns that make another one of a word that may be a verb.
	compoundsOf = map[string]string{
		"fit": "up", "split": "unit units type", "draw": "works", "patch": "panel panels", "work": "done planning scheduling",
		"design": "review reviews calculation calculations change changes", "contact": "details detail lens lenses",
		"guard": "dog dogs duty", "interview": "note notes questions", "dispatch": "note notes",
		"research": "paper papers fellow fellows associate associates intern interns",
		"notice":   "period periods board boards",
		"answer":   "sheet sheets scripts", "install": "base", "lead": "generation time times", "cook": "book books shop",
		"peer": "review reviews", "program": "manager managers", "test": "driven", "purchase": "ledger", "target": "audience",
		"update":  "meeting meetings",
		"exhibit": "design designs hall halls", "sketch": "design designs book books",
	}
	// measures are words before a figure that is their value.
	measures = wordset.Of("value cost rate range order contract budget")
)

// counts reports whether the figure at k counts what a noun behind it names
// ("Lead 12 people"), rather than being the value of a label.
func (t *clauses) counts(k int) bool {
	next := t.at(k + 1)
	return !isYear(t.words[k]) && isWord(next) && next.Tag != language.TagCoordinator
}

// nounPhraseTells reports whether the singular noun behind the opener leads to a
// plural, or the phrase goes on as only the object of a verb does.
func (t *clauses) nounPhraseTells(i int) bool {
	for _, w := range t.words[i+1 : min(i+7, len(t.words))] {
		switch {
		case w.Is(",", "as", "per") || w.Tag == language.TagAdverb && strings.HasSuffix(w.Low, "ly"),
			tagged(w, language.TagPlural, language.TagGerund, language.TagTo, language.TagPreposition, language.TagCoordinator):
			return true
		case !tagged(w, language.TagNoun, language.TagAdjective, language.TagParticiple, language.TagProper):
			return false
		}
	}
	return false
}

// inTitle reports an opener that may be a noun in a row of capitalised words: the
// title of a publication or a course ("Support Vector Machines for Ranking Pages").
func (t *clauses) inTitle(i int) bool {
	switch {
	case t.shout:
		return false
	case t.titleBeforeDash(i), t.regular(i), t.inMonth(i), t.twoWordName(i):
		return true
	case t.words[i].Is("hold") && t.at(i+1).Is("a", "an"):
		return false // "Hold a Diploma in Rope Work"
	}
	return t.words[i].Has(language.Noun|language.Adjective) && !t.surely(i) && !t.opensVerbally(i) && mostlyCapitals(t.words[i+1:])
}

// twoWordName reports a heading of two nouns, or a stay abroad: "Chat Application", "Study Abroad".
func (t *clauses) twoWordName(i int) bool {
	next := t.at(i + 1)
	if i != 0 || len(t.words) != 2 || !t.words[0].Has(language.Noun) || !isCapital(next.Text) || t.surely(i) {
		return false
	}
	return next.Is("abroad") || tagged(next, language.TagNoun, language.TagProper) && madeThings[next.Low]
}

// madeThings are what the names of projects end with.
var madeThings = wordset.Of(`application app system portal website tool game platform software project engine bot tracker module database
	dashboard simulator`)

// mostlyCapitals reports that three of four longer words, of three at least, have a capital.
func mostlyCapitals(words []language.Tagged) bool {
	capitals, all := 0, 0
	for _, w := range words {
		if isWord(w) && len(w.Text) > 3 {
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
	for k, w := range t.words[i:min(i+8, len(t.words))] {
		if w.Is("–", "—", "-", ":") {
			return k >= 3
		}
		if !isCapitalWord(w) {
			return false
		}
	}
	return false
}

func (t *clauses) doNot(i int) bool {
	return t.words[i].Is("do") && t.at(i+1).Is("not", "n't")
}

func (t *clauses) has(from int, word string) bool {
	return slices.ContainsFunc(t.words[from:], func(w language.Tagged) bool { return w.Is(word) })
}

// verbAfter reports whether the word behind i, adverbs apart, has the form.
func (t *clauses) verbAfter(i int, form language.Class) bool {
	w := t.at(t.skip(i+1, isAdverbial))
	return w.Has(form) || form == language.Participle && w.Is("been", "done", "had")
}
