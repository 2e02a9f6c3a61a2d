package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// A word that became a verb has to have been one. What stands around it says where it rather was a thing.

// turnsThing reports a word that was turned into a verb although it may have been the name of a thing.
func (t turning) turnsThing() bool {
	first := opener(t.words)
	for i := first; i+1 < len(t.words); i++ {
		switch form, base := t.origin(i); {
		case base == "":
		case i == first && (t.sure || t.was[0].Is("to")):
		case form == language.Base && t.turnsThingAt(i, first, base):
			return true
		case form == language.Gerund && i == first && (t.opensCompound(i) || t.opensOffice(i) || t.wasGiven(i)):
			return true
		}
	}
	return false
}

func (t turning) turnsThingAt(i, first int, base string) bool {
	r := language.Read(base)
	if t.namesFunction(i) || t.tornOff(i, base) || t.besideGerund(i) {
		return true
	}
	if i == first {
		if t.besideVerb(i) {
			return false
		}
		return r.Has(language.Noun) && (!t.countsOver(i) && opensThing(r, t.words[i+1]) || t.opensState(i, r.Share)) || t.opensCompound(i)
	}
	if i == first+2 && t.words[first+1].Is("and", "&") && opensRow(t.words[first]) {
		return false // the first verb has no object of its own
	}
	return t.thingBehind(i, first, base) || t.words[i+1].Is("ups", "throughs") || t.behindAim(i, first)
}

// countsOver reports a number of which there are more behind the word at i: "Records over 50 lifts".
func (t turning) countsOver(i int) bool {
	return i+2 < len(t.words) && t.words[i+1].Is("over") && t.words[i+2].Tag == language.TagNumber
}

// thingBehind reports a turned word behind the first verb that describes or is a thing where it stands.
func (t turning) thingBehind(i, first int, base string) bool {
	r := language.Read(base)
	if t.beforeSureVerb(i) {
		return false
	}
	return r.Has(language.Adjective) && t.describesThing(i, first) ||
		r.Has(language.Noun) && (t.amongThings(i, first, base) || t.numbersThings(i) || t.slippedIn(i, first))
}

// beforeSureVerb reports a word between commas of a row that goes on with what is nothing but a verb, or that "and" ends with a verb
// and its object: "checks stores, sets targets, and designs a plan".
func (t turning) beforeSureVerb(i int) bool {
	if !t.words[i-1].Is(",") {
		return false
	}
	for k := i + 1; k+1 < len(t.words); k++ {
		if !t.turned(k) || !t.words[k-1].Is("and", "&", ",") {
			continue
		}
		_, base := t.origin(k)
		if !language.Read(base).Has(language.Noun | language.Adjective) {
			return true
		}
		if t.words[k-1].Is("and", "&") {
			return t.words[k-2].Is(",") && language.OpensObject(t.words[k+1].Low)
		}
	}
	return false
}

// namesFunction reports a word right before the verb of a command, which together name what a program does: "Edit Create functions";
// "Helped create" has both.
func (t turning) namesFunction(i int) bool {
	return ofCommands[t.words[i+1].Low] && t.stayed(i+1) && !beforeVerb[baseOfFinite(t.words[i])] && isNounAt(t.words, i+2)
}

// isNounAt reports an open word at a place that can be a noun.
func isNounAt(words []language.Tagged, i int) bool {
	return i < len(words) && language.Closed(words[i].Low) == language.TagNone && words[i].Has(language.Noun|language.Plural)
}

var (
	// ofCommands are verbs that programs have commands for.
	ofCommands = wordset.Of("create add edit delete remove save insert select")
	// beforeVerb are verbs that another one follows without "to".
	beforeVerb = wordset.Of("help let make go come dare bid see hear watch")
)

// tornOff reports a word that the white space inside of a longer one made a verb: "confer ences".
func (t turning) tornOff(i int, base string) bool {
	rest := t.words[i+1]
	return rest.Kind == language.Word && !startsUpper(rest.Text) && !lexicon.Exact(rest.Low).Known() && lexicon.Exact(base+rest.Low).Known()
}

// besideVerb reports a first word that shares its object with a second one, which is a verb for certain: "Contact and collaborate
// with".
func (t turning) besideVerb(i int) bool {
	if i+3 >= len(t.words) || !t.words[i+1].Is("and", "&") {
		return false
	}
	form, base := t.origin(i + 2)
	second := language.Read(base)
	return base != "" && form == language.Base && (!second.Has(language.Noun|language.Adjective) || second.Share >= surelyPaired &&
		t.words[i+3].Tag == language.TagPreposition)
}

// surelyPaired is how often of nine a word is a verb that is one before a preposition, too: "Witness and report on".
const surelyPaired = 7

// tellsOf reports a verb that can be no description of the thing before it: "Return rates fell", "Report cards were".
func tellsOf(w language.Tagged) bool {
	return isBe(w) && w.Has(language.Third|language.Past) || w.Tag == language.TagModal ||
		w.Tag == language.TagPast && !w.Has(language.Participle)
}

// opensState reports a first word before what says how a thing is or what was done to it, and no object: "Program wide, this
// meant", "Work inspected & checked", "Return rates fell".
func (t turning) opensState(i, share int) bool {
	if i+2 >= len(t.words) {
		return false
	}
	next, second := t.words[i+1], t.words[i+2]
	switch {
	case next.Is("wide") && (share <= halfVerb || !isThing(second)), next.Has(language.Plural|language.Noun) && tellsOf(second):
		return true
	case next.Has(language.Past) && t.stayed(i+1):
		return second.Is("and", "&", "by", "as", "per")
	}
	return false
}

// numbersThings reports a word whose numbers are told: "rates and index no of all ropes".
func (t turning) numbersThings(i int) bool {
	return t.words[i+1].Is("no", "nos") && i+2 < len(t.words) && t.words[i+2].Is("of", ".", "for", ",")
}

// slippedIn reports a word in its base behind a verb that stood in another form, where it would have been a slip: with no object
// that a verb alone takes it is a thing. "Checked tide tables and scan notes for each boat".
func (t turning) slippedIn(i, first int) bool {
	form, base := t.origin(first)
	_, named := t.origin(i)
	if form == language.Noun && deedNouns[named] != "" && t.oneRow(first, i) {
		return false // "Installation and repair of pumps"
	}
	if t.asItWas(i, named) > surelyNoThing {
		return false // "Sold ropes and monitor mooring points"
	}
	single := t.words[i+1].Tag == language.TagNoun && t.endsPart(i+1) // "an accelerator and break system"
	if base != "" && form == language.Base || t.words[i].Share > mostlyVerb && !single || t.rowOfBases(i) {
		return false
	}
	return isThing(t.words[i+1]) && !t.words[i+1].Has(language.Past)
}

// describesThing reports a word in its base behind a verb that stood in another form, right before a thing that it may describe:
// "Built the yard and complete quay access".
func (t turning) describesThing(i, first int) bool {
	form, base := t.origin(first)
	return !(base != "" && form == language.Base) && t.words[i-1].Is("and", "&") && describable[t.words[i+1].Tag] && !t.rowOfBases(i)
}

// describable are the tags of single things.
var describable = tags{language.TagNoun: true, language.TagProper: true}

// oneRow reports nothing but links and turned words between two places.
func (t turning) oneRow(from, upto int) bool {
	for k := from + 1; k < upto; k++ {
		if !t.words[k].Is(",", "and", "&", "/") && !t.turned(k) {
			return false
		}
	}
	return true
}

// rowOfBases reports a verb before the word at i that stood in its base as well and is no thing: "Managing bookings; respond to
// owners and update lists".
func (t turning) rowOfBases(i int) bool {
	for k := range i {
		if form, base := t.origin(k); base != "" && form == language.Base && !language.Read(base).Has(language.Noun) {
			return true
		}
	}
	return false
}

// wasGiven reports a gerund before a participle that says what was done with it: "Training provided to crews".
func (t turning) wasGiven(i int) bool {
	return i+2 < len(t.words) && t.words[i+1].Is("provided", "given", "delivered", "conducted", "received") &&
		(t.words[i+2].Is("to") || isPreposition(t.words[i+2]))
}

// opensOffice reports a gerund before an office without an article, which is a part of its name: "Organizing Committee Member",
// "Organising Secretary".
func (t turning) opensOffice(i int) bool {
	end := i + 1
	for end < len(t.words) && startsUpper(t.words[end].Text) && t.words[end].Kind == language.Word {
		end++
	}
	if end < i+2 || end < len(t.words) && t.words[end].Tag != language.TagMark && !t.words[end].Is("of", "for", "at") {
		return false
	}
	last := t.words[end-1]
	return (isRole(last) || last.Is("chair", "hand")) && last.Tag != language.TagPlural && !helpsOne[baseOfFinite(t.words[i])]
}

// helpsOne are verbs whose object is somebody by an office: "Assisting Harbour Master".
var helpsOne = wordset.Of("assist support help replace relieve shadow report advise represent train")

// opensCompound reports a verb with an adverb before a single thing without an article, which is the name of that thing: "Study
// abroad course", "Steering Safely Course".
func (t turning) opensCompound(i int) bool {
	if i+2 >= len(t.words) || !plainAdverb(t.words[i+1]) {
		return false
	}
	w := t.words[i+2]
	return (w.Tag == language.TagNoun || w.Tag == language.TagProper) && t.endsName(i)
}

// endsName reports that the name of a thing, an adverb and a noun behind the word at i, ends there, or goes on in capitals throughout.
func (t turning) endsName(i int) bool {
	if i+3 == len(t.words) {
		return true
	}
	next := t.words[i+3]
	titled := !slices.ContainsFunc(t.words[i:i+4], func(w language.Tagged) bool { return !startsUpper(w.Text) })
	return titled || next.Tag == language.TagMark || next.Tag == language.TagPreposition || next.Is("focusing", "focused", "covering")
}

// plainAdverb reports an adverb that describes no things: no "weekly".
func plainAdverb(w language.Tagged) bool {
	return (w.Tag == language.TagAdverb || strings.HasSuffix(w.Low, "ly")) && !w.Has(language.Adjective) && !often[w.Low]
}

// opensThing reports a word that is seldom a verb, before what no verb of its kind stands before: "Post launch support", "Control on
// waste".
func opensThing(r language.Reading, next language.Tagged) bool {
	return r.Share <= seldomVerb && (isThing(next) && !isPeople(next) || next.Tag == language.TagAdjective) ||
		r.Share <= halfVerb && next.Is("on", "of", "over") && !r.Has(language.Adjective)
}

const (
	seldomVerb = 4 // how often of nine a word is a verb that rather is a thing
	halfVerb   = 5 // and one that is as often the one as the other
)

// amongThings reports a word at i that stands in a row of things: "accurate scanning, coding, and archive services", "cash and check
// payments", "with dealers, order entry".
func (t turning) amongThings(i, first int, base string) bool {
	link := i - 1
	if link > 0 && t.words[link].Is("and", "&") && t.words[link-1].Is(",") {
		link--
	}
	switch {
	case link < 2 || !isThing(t.words[i+1]) && t.words[i+1].Tag != language.TagProper:
		return false
	case t.bareGerund(link - 1), t.oneObject(link, first):
		return true
	}
	score, short := t.asItWas(i, base), t.shortItem(i) && language.Read(base).Share <= mostlyVerb
	if link == i-1 && t.words[link].Is(",") {
		return score < rather || score < doubtless && short
	}
	return score < doubtless && short && startsUpper(t.words[i+1].Text)
}

// shortItem reports a single thing behind the word at i, and nothing more in its part.
func (t turning) shortItem(i int) bool { return t.endsPart(i+1) && !t.words[i+1].Has(language.Plural) }

// bareGerund reports a gerund alone between two commas.
func (t turning) bareGerund(k int) bool {
	return t.words[k].Tag == language.TagGerund && t.stayed(k) && t.words[k-1].Is(",")
}

// oneObject reports an "and" behind a verb and a single noun.
func (t turning) oneObject(link, first int) bool {
	return t.words[link].Is("and", "&") && link-2 == first && t.words[link-1].Tag == language.TagNoun
}

// rather is the score under which a word rather is a thing.
const rather = -0.5

// asItWas is what was learned of words in lists says of the word that became a verb at i, in the sentence as it was.
func (t turning) asItWas(i int, base string) float64 {
	words := slices.Clone(t.words)
	for k := range words {
		if form, was := t.origin(k); was != "" && form == language.Base {
			words[k] = tagged(was)[0]
			words[k].Tag = language.TagBase
		}
	}
	last := language.Governs(words, i)
	if last < 0 {
		return 0
	}
	return language.Beside{Words: words, At: i, Last: last, Base: base, Form: language.Base}.Score()
}

// behindAim reports a verb at i in a sentence that opens with no verb and says before what somebody can or wants: "Able to plan
// shifts; trains crews" was a row of infinitives.
func (t turning) behindAim(i, first int) bool {
	opens := t.words[first].Tag
	if tells[opens] || opens == language.TagPast || t.turned(first) || t.words[i-1].Is(".") {
		return false
	}
	return slices.ContainsFunc(t.words[:i], isTo) && !slices.ContainsFunc(t.words[:i], tellsClause)
}

func tellsClause(w language.Tagged) bool { return tells[w.Tag] && w.Tag != language.TagBase }

// tells are the tags of what a clause of its own has.
var tells = tags{
	language.TagBase: true, language.TagThird: true, language.TagSubject: true, language.TagModal: true, language.TagRelative: true,
}
