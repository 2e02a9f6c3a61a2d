package language

import (
	"strings"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// compoundVerbs are verbs of two words, by the second: the first never changes
// ("project manages").
var compoundVerbs = compoundTable(`manage:project,line,performance,case,account,programme,stage,event,risk,stakeholder,change check:quality,spot,fact,double,cross,safety,health
	test:stress,load,field,road,user,pressure,penetration,pen,unit,smoke,regression,beta,acceptance,leak,hydro assess:risk,needs lead:team call:cold share:car,job desk:hot
	review:peer,code shop:mystery drive:test train:cross build:team code:hand feed:hand rear:hand`)

func compoundTable(rows string) map[string]map[string]bool {
	table := prepositionTable(rows)
	for verb := range table {
		if table[ThirdPerson(verb)] == nil {
			table[ThirdPerson(verb)] = table[verb]
		}
	}
	return table
}

// opensCompound reports whether the word at i is the first half of a verb of two
// words: behind a subject in any form, else in the base form with an object.
func (t *tagger) opensCompound(i, before int, prev Tag) bool {
	if i+1 >= len(t.words) || !compoundVerbs[t.words[i+1].Low][t.words[i].Low] {
		return false
	}
	second := t.words[i+1].Reading
	switch prev {
	case TagSubject, TagModal:
		return true
	case TagCoordinator, TagTo:
	default:
		if before >= 0 && !t.words[before].Is(",") {
			return false
		}
	}
	return second.Has(Base|Third) && i+2 < len(t.words) && opensThing(t.words[i+2], second.Share >= 5)
}

// opensThing reports the beginning of an object; a bare plural is one where the verb is likely.
func opensThing(w Tagged, plural bool) bool {
	if OpensObject(w.Low) || w.Kind == Number || closed[w.Low] == TagNumber {
		return true
	}
	return plural && w.Kind == Word && closed[w.Low] == TagNone && Read(w.Low).Has(Plural)
}

// afterAside reports whether the comma at i closes an aside behind a subject: "I,
// as duty officer, answer calls".
func (t *tagger) afterAside(i int) bool {
	for k := i - 1; k > 0 && k > i-9; k-- {
		switch w := t.words[k]; {
		case w.Is(","):
			return t.words[k-1].Tag == TagSubject && t.words[k-1].Is("i", "he", "she", "they", "we")
		case w.Tag == TagCoordinator, w.Tag == TagSubject, w.Tag == TagBase, w.Tag == TagThird, w.Tag == TagPast:
			return false
		}
	}
	return false
}

// acronym reports a word in capitals among others that are not: a short one ("SAP",
// "SET") or one of several ("LISTEN UP").
func (t *tagger) acronym(i int) bool {
	if t.shout || !inCapitals(t.words[i]) || closed[t.words[i].Low] != TagNone {
		return false
	}
	return len(t.words[i].Text) < 6 || i+1 < len(t.words) && inCapitals(t.words[i+1])
}

func inCapitals(w Tagged) bool {
	return len(w.Text) > 1 && w.Text == strings.ToUpper(w.Text) && w.Text != w.Low
}

// product reports a word that is the name of a product where it stands with a
// capital ("Excel, Word and Outlook", "Tally for the accounts"), unless an object or a
// preposition of the verb follows ("Access the site", "React to alarms").
func (t *tagger) product(i int) bool {
	w := t.words[i]
	if !isUpperFirst(w.Text) || t.shout || !products[w.Low] && !lexicon.MostlyName(w.Low) {
		return false
	}
	if i+1 >= len(t.words) {
		return true
	}
	next := t.words[i+1]
	return !OpensObject(next.Low) && !next.Is("in", "at", "to")
}

// products are programs whose names are verbs or plain nouns.
var products = wordset.Of("excel access word outlook project teams publisher spark notion stripe hibernate flutter bootstrap")

// amongNames reports a capitalised word in a list of names ("SAP, Revit and Excel")
// or one that is a product far more often than a verb.
func (t *tagger) amongNames(i, before int) bool {
	return products[t.words[i].Low] || before > 0 && t.words[before-1].Tag == TagProper
}

// semiModal reports whether "need" or "dare" is used like "must": "needn't", "I
// dare not stop".
func (t *tagger) semiModal(i int) bool {
	if t.at(i + 1).Is("n't") {
		return true
	}
	verb := t.at(i + 2)
	if !t.at(i+1).Is("not") || verb.Kind != Word {
		return false
	}
	return verb.Is("be", "have", "do") || Read(verb.Low).Has(Base) && closed[verb.Low] == TagNone
}

// prepositionalTo reports whether the "to" at words[to] is a preposition before
// words[i]: "due to delays", "attention to detail", "from draft to contract
// award", "cycle to work".
func (t *tagger) prepositionalTo(to, i int) bool {
	w := t.words[i]
	if !w.Has(Noun | Adjective) {
		return false
	}
	before, next := t.at(to-1).Low, t.at(i+1)
	switch {
	case beforeTo[before], destinations[w.Low] && travels[before]:
		return true
	case OpensObject(next.Low), w.Share >= 5:
		return false
	case t.fromBefore(to):
		return true
	}
	coordinated := closed[next.Low] == TagCoordinator
	switch {
	case coordinated && w.Share > 0 && t.pairedVerb(i):
		return false // "to re-architect and build a tool"
	case coordinated, next.Tag == TagMark:
		return w.Share < 4
	}
	return w.Share < 3 && (w.Has(Adjective) || !Read(next.Low).Has(Plural))
}

var (
	// beforeTo are words that go on with the preposition.
	beforeTo = wordset.Of(`due addition view according thanks prior close access up relation regard respect contrary attention commitment
		approach dedication exposure contribution`)
	destinations = wordset.Of("work market press school sea court")
	travels      = wordset.Of("cycle commute travel walk drive go get return run back way journey bring take")
)

// fromBefore reports a "from" before the "to", with no verb between them.
func (t *tagger) fromBefore(to int) bool {
	for k := to - 1; k >= 0 && k > to-6 && !t.words[k].Tag.IsVerb(); k-- {
		if t.words[k].Is("from") {
			return true
		}
	}
	return false
}

// Causative reports whether words[object] is the object of a verb that takes a
// bare infinitive: "help them wash", "let others speak".
func Causative(words []Tagged, object int) bool {
	for k := object - 1; k >= 0 && k >= object-3; k-- {
		if words[k].Is("help", "helps", "helped", "helping", "let", "lets", "letting", "make", "makes", "made", "making", "watch", "see", "hear") {
			return true
		}
	}
	return false
}

// verbFollows reports whether a function word that could be a verb after a
// subject is used as one ("I like the"), and not as an adverb ("I further
// develop").
func (t *tagger) verbFollows(i int) bool {
	if i+1 >= len(t.words) {
		return false
	}
	next := t.words[i+1]
	if t.words[i].Is("like") {
		return true
	}
	return closed[next.Low] == TagDeterminer || closed[next.Low] == TagPossessive
}

// relative reports whether words[i] opens a relative clause whose subject it is:
// "who", or "that" and "which" behind a noun.
func (t *tagger) relative(i int) bool {
	if t.words[i].Is("who") {
		return true
	}
	if i == 0 || !t.words[i].Is("that", "which") {
		return false
	}
	switch t.words[i-1].Tag {
	case TagNoun, TagPlural, TagProper:
		return true
	}
	return t.words[i-1].Is(",") && t.words[i].Is("which")
}
