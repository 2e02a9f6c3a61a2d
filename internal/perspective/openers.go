package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// opener says where a word that may be a noun is a verb at the head of a bullet.
type opener uint8

const (
	always      opener = 1 << iota // before anything that can be its object
	amongPlain                     // among bullets that open with a plain verb, before what it governs
	takesPeople                    // it takes people as its object
	duty                           // among bullets that open with a plain verb, before any phrase
	paired                         // the same, where a second verb shares its object
)

// openers are the words that may be nouns and open bullets as verbs.
var openers = openersOf(map[opener]string{
	always:                   "implement take make handle conduct",
	amongPlain:               "work run drive travel talk lecture partner focus meet",
	amongPlain | paired:      "report",
	amongPlain | takesPeople: "mentor coach chair host tutor shadow champion document",
	duty | paired:            "review monitor hold keep",
	paired:                   "test plan control support schedule design check study",
})

// compounds are nouns that make a noun of the opener before them: "Review meetings", "Control panel".
var compounds = wordset.Of("meeting meetings committee board panel time up screen display unit tank report reports arm arms stand stands")

// kinds are nouns that mostly say what kind of thing they are by the noun before them: "Claim forms", "Store rooms".
var kinds = wordset.Of(`form forms sheet sheets list lists paper papers book books chart charts map maps card cards board boards
	room rooms rail rails hall halls stall stalls panel panels group groups chain chains engine engines trail trails type types
	trip trips scheme schemes ticket tickets takes checks yard yards duty hand`)

func openersOf(lists map[opener]string) map[string]opener {
	out := map[string]opener{}
	for kind, list := range lists {
		for _, w := range strings.Fields(list) {
			out[w] = kind
		}
	}
	return out
}

// opener reports that the first word is an opener of the kind.
func (t *clauses) opener(kind opener) bool { return openers[t.words[0].Low]&kind != 0 }

// opensVerbally reports a first word that is a verb among neighbours that open with one.
func (t *clauses) opensVerbally(i int) bool {
	return t.verbal && i == 0 && len(t.words) > 1 && !t.listsValues() && !labels(t.words[0], t.words[1]) &&
		(t.mayOpen() || t.amongVerbs() || t.surely(i))
}

// listsValues reports a figure right behind a colon: what stands before is no deed but has that value, unless it has an object, as in
// "Lead a crew: 9 pilots".
func (t *clauses) listsValues() bool {
	colon := slices.IndexFunc(t.words, func(w language.Tagged) bool { return w.Is(":") })
	return colon > 0 && t.at(colon+1).Kind == language.Number && t.words[0].Has(language.Noun) && !language.OpensObject(t.at(1).Low)
}

// surely reports a word that opens a bullet as a verb, although it may be a noun elsewhere: "Implement Quay
// Standards", "Take corrective action".
func (t *clauses) surely(i int) bool {
	if !t.bullet || i > 0 || len(t.words) < 3 || !t.opener(always) {
		return false
	}
	next := t.words[1]
	// "Implement handling of faults", "Make joining papers"
	handled := next.Tag == language.TagGerund && (t.words[2].Is("of") || isNoun(t.words[2]))
	return (handled || qualifies(next) || startsPhrase(next) || tagged(next, language.TagPlural, language.TagProper)) &&
		!next.Is("home", "away", "up", "over", "bar", "bars", "off", "time", "book", "books")
}

// mayOpen reports that the first word is such a verb with what it governs behind
// it, for bullets among others that open with a plain verb: "Mentor student nurses"
// and "Work rotating days", but not "Work experience" or "Report writing".
func (t *clauses) mayOpen() bool {
	if len(t.words) < 3 || !t.opener(amongPlain) {
		return false
	}
	if t.present(0) == yes && !tagged(t.words[1], language.TagMark, language.TagGerund) && !t.pluralActs(1) {
		return true // "Report pick rates every morning"
	}
	return t.opensObject(t.words[0])
}

// amongVerbs reports an opener that neighbours which open with a verb tell for one: "Review contractor drawings",
// "Monitor and control the works", not "Review meetings" or "Cost and schedule control".
func (t *clauses) amongVerbs() bool {
	if !t.verbal || len(t.words) < 4 || t.namesWork(0) {
		return false
	}
	if t.opener(duty) && isReviewed(t.words[1]) || t.pairsOrRow() {
		return true
	}
	if next := t.words[1]; kinds[next.Low] && t.words[0].Share < leastShare || language.IsRole(next.Low) && next.Tag == language.TagNoun {
		return false // "Claim forms", "Train driver"
	}
	return t.mostlyDeed() ||
		!t.describesDeed() && language.OpensDeed(t.words) && !t.isLabel(0) && !t.pluralActs(1)
}

// pairsOrRow reports several verbs of one object at the head of a duty.
func (t *clauses) pairsOrRow() bool { return t.pairsUp() || t.opensRow() }

// describesDeed reports a first word that may only say which deed the noun behind it names: "Test pack preparation for".
func (t *clauses) describesDeed() bool {
	end := t.skip(1, func(w language.Tagged) bool { return inNounPhrase(w) || w.Tag == language.TagPlural })
	return end > 1 && namesDeed(t.words[end-1]) || namesDeed(t.words[1])
}

// leastShare is how often of nine a word is a verb that opens a deed among others.
const leastShare = 7

// mostlyDeed reports a word that is mostly a verb, with its object behind it and more: "Estimate project
// costs", not "Estimate preparation for ropes" or "Update analysis".
func (t *clauses) mostlyDeed() bool {
	w, next := t.words[0], t.words[1]
	if last := t.words[len(t.words)-1]; tagged(last, language.TagParticiple, language.TagPast) {
		return false // "Rebuild times cut"
	}
	if !mostlyVerb(w) || compounds[next.Low] || lexicon.Compound(w.Low, next.Low) {
		return false
	}
	if w.Is("follow") && next.Is("up") {
		return t.words[2].Is("with", "on", "the", "all")
	}
	thing := qualifies(next) || next.Tag == language.TagBase && next.Has(language.Noun)
	opens := startsPhrase(next) || thing && !namesDeed(next) || tagged(next, language.TagPlural, language.TagProper)
	return opens && !t.isLabel(0) && !t.pluralActs(1) && t.nounPhraseTells(0)
}

// mostlyVerb reports a plain verb that is seldom anything else.
func mostlyVerb(w language.Tagged) bool {
	return w.Has(language.Base) && w.Share >= leastShare && !w.Has(language.Adjective) && !lexicon.MostlyNoun(w.Low) &&
		!mostlyThings[w.Low]
}

// mostlyThings are words that open notes as nouns more often than elsewhere: "Design drawings", "Control panels".
var mostlyThings = wordset.Of("work design report control steam fit display use set purchase update mark stock lead contract head draft " +
	"refuse permit import export compound rebuild invite monitor produce conduct convert")

// namesDeed reports a noun that names what is done, so that the word before it is what it is done to.
func namesDeed(w language.Tagged) bool {
	for _, end := range []string{"tion", "sion", "ment", "ance", "ysis", "ing", "ery"} {
		if strings.HasSuffix(strings.TrimSuffix(w.Low, "s"), strings.TrimSuffix(end, "s")) {
			return true
		}
	}
	return false
}

// isReviewed reports a word that begins what somebody reviews, monitors, holds or keeps.
func isReviewed(w language.Tagged) bool {
	return !compounds[w.Low] && (qualifies(w) || startsPhrase(w) ||
		tagged(w, language.TagPlural, language.TagProper, language.TagGerund, language.TagParticiple))
}

// pairsUp reports two words at the head of a duty that are verbs of one object: "Test and repair circuits".
func (t *clauses) pairsUp() bool {
	if len(t.words) < 4 || !t.words[1].Is("and", "&") || !t.words[0].Has(language.Base) || !isSecondVerb(t.words[2]) ||
		t.words[0].Share < leastPaired {
		return false
	}
	behind := t.words[3]
	if behind.Is("off", "up", "out", "down") {
		return true
	}
	if tagged(behind, language.TagPreposition, language.TagMark, language.TagCoordinator) || !isWord(behind) ||
		strings.HasSuffix(behind.Low, "ing") {
		return false
	}
	return t.opener(paired) && !t.pluralActs(3) || t.endsInPlural(3)
}

// opensRow reports a word before a comma that opens a row of verbs with one object, of which the last two are nothing else or seldom:
// "Interview, register and enroll new riggers".
func (t *clauses) opensRow() bool {
	if len(t.words) < 7 || !t.words[1].Is(",") || !t.words[0].Has(language.Base) || t.words[0].Share < leastPaired {
		return false
	}
	second, last := t.words[2], t.at(4)
	if t.words[3].Is(",") && t.at(4).Is("and", "&") {
		last = t.at(5)
	} else if !t.words[3].Is("and", "&") {
		return false
	}
	return second.Has(language.Base) && second.Share >= leastShare && last.Tag == language.TagBase &&
		!last.Has(language.Noun|language.Adjective)
}

// leastPaired is how often of nine the first of two such words is a verb: "Sauce and fish sections" names two.
const leastPaired = 4

// isSecondVerb reports a word that can be the second of two verbs, whatever its first letter.
func isSecondVerb(w language.Tagged) bool {
	return w.Has(language.Base) && !w.Has(language.Plural) && w.Tag != language.TagGerund && !lexicon.MostlyNoun(w.Low)
}

// endsInPlural reports a noun phrase from i on whose last word is a plural.
func (t *clauses) endsInPlural(i int) bool {
	end := t.skip(i, func(w language.Tagged) bool { return inNounPhrase(w) || w.Tag == language.TagPlural })
	return end > i && t.words[end-1].Tag == language.TagPlural && !t.pluralActs(i) && !lexicon.MostlyNoun(t.words[0].Low)
}

// opensObject reports what the opener takes, behind the opener.
func (t *clauses) opensObject(opener language.Tagged) bool {
	switch next := t.words[1]; next.Tag {
	case language.TagPreposition, language.TagTo:
		return !next.Is("of", "for")
	case language.TagParticiple, language.TagGerund, language.TagAdjective, language.TagPast:
		return opener.Is("work", "run", "drive") && t.words[2].Tag != language.TagPreposition && !t.pluralActs(1)
	case language.TagPlural:
		return t.opener(takesPeople) && !t.pluralActs(1)
	case language.TagNoun:
		return t.opener(takesPeople) && t.words[2].Tag == language.TagPlural && !t.pluralActs(2)
	}
	return false
}
