package perspective

import (
	"slices"

	"focal/internal/language"
	"focal/internal/wordset"
)

// pronoun replaces my, me, mine and myself.
func (t *clauses) pronoun(i int) {
	w := t.words[i]
	if w.Is("myself") && t.opensPair(i) {
		if isCapital(w.Text) {
			t.replace(i, t.subject) // "Myself and two others built it", not the rest of a line: "myself and grow"
		}
		return
	}
	if w.Capital || t.myTitle(i) {
		return // "My Health", "ME": part of a name
	}
	t.mistaken = t.mistaken || !t.becomesThe(i) && t.mistakes(i)
	switch w.Low {
	case "my":
		t.my(i)
		t.told = true
	case "our":
		t.inCommon(i)
	case "myself":
		t.myself(i)
	case "me":
		t.me(i)
	case "mine":
		t.mine(i)
	}
}

// becomesThe reports a pronoun for which "the" may stand.
func (t *clauses) becomesThe(i int) bool {
	return t.words[i].Is("our") || t.words[i].Is("my") && t.silent && t.definite(i+1)
}

// myself replaces "myself", which goes behind a verb that says as much without it.
func (t *clauses) myself(i int) {
	if t.needless(i) {
		t.edit(t.words[i-1].End(), t.words[i].End(), "", "the verb says it by itself")
		return
	}
	t.replace(i, t.reflexive)
}

// needless reports a "myself" behind such a verb.
func (t *clauses) needless(i int) bool { return t.words[i].Is("myself") && itself[t.at(i-1).Low] }

// itself are verbs that mean the same without "myself": "I adapt myself to new crews".
var itself = wordset.Of(`adapt adapts adapted adapting adjust adjusts adjusted adjusting engage engages engaged engaging
	acclimatise acclimatised acclimatising acclimatize acclimatized acclimatizing`)

// mistakes reports an object for which "them" would be somebody else, or agree with no verb: one in a text that has not
// told of the candidate yet ("The crews of both yards allowed me to stay"), and "myself" right behind a verb that is singular
// ("Adapts themselves").
func (t *clauses) mistakes(i int) bool {
	if t.singular {
		return false
	}
	if t.othersToo() {
		return true
	}
	if t.words[i].Is("myself") {
		return !t.needless(i) && i > 0 && t.claimed == i-1 && len(t.stack) > 0 && t.stack[len(t.stack)-1].singular
	}
	if i == 1 && appeals[t.words[0].Low] {
		return true // "Email me"
	}
	return t.words[i].Is("me") && !t.told && slices.ContainsFunc(t.words[:i], func(w language.Tagged) bool {
		return tagged(w, language.TagPlural, language.TagProper) || w.Tag == language.TagNoun && (people[w.Low] || language.IsRole(w.Low))
	})
}

// othersToo reports a sentence that has a "they" or "them" of its own.
func (t *clauses) othersToo() bool {
	return slices.ContainsFunc(t.words, func(w language.Tagged) bool {
		return w.Kind == language.Word && w.Is("they", "them", "themselves")
	})
}

// actsOnOthers reports an "I" that opens its sentence, of which the only others are the "them" that it does something to: "I like
// making models and explaining them". Behind "to", or in a clause of its own, they could be the subject.
func (t *clauses) actsOnOthers(i int) bool {
	at := slices.IndexFunc(t.words, func(w language.Tagged) bool { return w.Is("them") })
	return i == 0 && at > 0 && !t.has(0, "they") && !t.has(0, "themselves") && !slices.ContainsFunc(t.words[1:at], opensClause)
}

// opensClause reports a word that another subject or another verb's object may follow.
func opensClause(w language.Tagged) bool {
	return w.Is("to") || tagged(w, language.TagRelative, language.TagSubordinator, language.TagSubject)
}

// othersBeside reports a sentence with others for whom a "they" would be taken.
func (t *clauses) othersBeside(i int) bool { return !t.singular && t.othersToo() && !t.actsOnOthers(i) }

// behindThings reports an "I" behind things that "they" would mean: "Pumps and motors, I was responsible".
func (t *clauses) behindThings(i int) bool {
	if t.singular || i < 3 || t.bullet && t.behindLabel(i) {
		return false
	}
	opener := t.words[0]
	if !isNoun(opener) && !tagged(opener, language.TagProper) && opener.Tag != language.TagAdjective {
		return false
	}
	return !slices.ContainsFunc(t.words[:i], func(w language.Tagged) bool {
		return isVerb(w) || tagged(w, language.TagSubordinator, language.TagRelative, language.TagGerund)
	}) && slices.ContainsFunc(t.words[:i], func(w language.Tagged) bool { return w.Is(",", "and", "&") })
}

// opensPair reports the first of several subjects: "Me and my team won".
func (t *clauses) opensPair(i int) bool { return t.at(i+1).Is("and", "&") && t.opens(i) }

// my replaces "my"; without pronouns it goes before a plural.
func (t *clauses) my(i int) {
	next := t.at(i + 1)
	switch {
	case t.ownerToName(i):
		t.edit(t.words[i].Start, t.words[i].End(), t.name+"’s", "third person")
		t.name = ""
	case t.silent && !t.opens(i) && t.ofMany(i+1) && !t.needsOwner(i):
		t.edit(t.words[i].Start, t.at(pick(next.Is("own"), i+2, i+1)).Start, "", "no pronoun needed")
	case t.silent && t.definite(i+1):
		t.replace(i, "the")
	case t.silent && t.opensLabel(i), t.silent && t.opens(i) && t.ofCareer(i+1):
		t.edit(t.words[i].Start, next.End(), capital(next.Text), "no pronoun needed")
	default:
		t.replace(i, t.possessive)
	}
}

// ownerToName reports the first words of a profile that tell what is the candidate's: "My career", "It is my aim".
func (t *clauses) ownerToName(i int) bool {
	if t.name == "" || t.late || t.told || !isNoun(t.at(t.skip(i+1, qualifies)-1)) {
		return false
	}
	return t.opens(i) || i == 2 && t.words[0].Is("it") && t.words[1].Is("is")
}

// opensLabel reports the "my" of a label, which needs none: "My role: rigging", "My role in the project – rigging".
func (t *clauses) opensLabel(i int) bool {
	if !t.opens(i) || !isNoun(t.at(i+1)) && t.at(i+1).Tag != language.TagProper {
		return false
	}
	for k := i + 2; k < len(t.words) && k < i+longestOwnLabel; k++ {
		switch w := t.words[k]; {
		case w.Is(":", "-", "–"):
			return true
		case isVerb(w) || w.Tag == language.TagMark:
			return false
		}
	}
	return false
}

// longestOwnLabel is how many words such a label has at most, and one.
const longestOwnLabel = 6

// ofCareer reports that the thing named from i on is somebody's work as a whole: "my field experience".
func (t *clauses) ofCareer(i int) bool {
	end := t.skip(i, qualifies)
	return wholes[t.at(end-1).Low] && t.at(end).Tag.IsVerb()
}

var wholes = wordset.Of("experience background expertise knowledge work focus training")

// ofMany reports that the thing named from i on stands in the plural, which needs no word before it.
func (t *clauses) ofMany(i int) bool {
	end := t.skip(i, qualifies)
	return t.at(end).Tag == language.TagPlural && !t.at(end+1).Is("'", "’")
}

// needsOwner reports a "my" that a plural cannot go without: "one of my aims", "because of my skills", "in my veins",
// "the class my grades were taken in".
func (t *clauses) needsOwner(i int) bool {
	before := t.at(i - 1)
	switch {
	case before.Is("of"):
		return partOf[t.at(i-2).Low] || t.at(i-2).Tag == language.TagNumber
	case before.Is("all", "both"), tagged(before, language.TagNoun, language.TagPlural, language.TagProper):
		return true
	case before.Is("and", "&") && isNoun(t.at(i-2)), t.sharedFurther(i), t.tellsOwn(i):
		return true
	}
	return ofBody[t.at(t.skip(i+1, qualifies)).Low]
}

// tellsOwn reports that the plural behind a "my" and a noun is a verb, as an object follows it: "I think my work benefits other people".
func (t *clauses) tellsOwn(i int) bool {
	end := t.skip(i+1, qualifies)
	return end > i+1 && t.at(end).Has(language.Third) &&
		tagged(t.at(end+1), language.TagDeterminer, language.TagPossessive, language.TagObject, language.TagAdjective, language.TagPlural)
}

// sharedFurther reports a further "my" beside this one, which would be left alone: "my ropes and my boat".
func (t *clauses) sharedFurther(i int) bool {
	end := t.skip(i+1, func(w language.Tagged) bool { return qualifies(w) || w.Tag == language.TagPlural })
	return t.at(end).Is("and", "&", ",") && t.at(end+1).Is("my")
}

var (
	partOf = wordset.Of(`one some most many each none all both few several any part much either neither because best
		heart core centre center`)
	ofBody = wordset.Of("veins hands eyes ears feet shoulders genes bones fingers knees legs arms roots dreams")
)

// inCommon writes "the" for "our" before what the candidate has in common with others: "our college", "our finance
// department".
func (t *clauses) inCommon(i int) {
	if t.back || t.opens(i) || slices.ContainsFunc(t.words, func(w language.Tagged) bool { return w.Is("we", "us", "please") }) {
		return // somebody else speaks for the firm
	}
	if t.at(i + 1).Is("own") {
		t.replace(i, t.possessive)
		return
	}
	if thing := t.thing(i + 1); sharedBy[t.at(i+1).Low] || sharedBy[thing] || ofFirms[thing] {
		t.replace(i, "the")
	}
}

// thing is the noun that a few words from i on name, "" where they are many.
func (t *clauses) thing(i int) string {
	end := t.skip(i, func(w language.Tagged) bool {
		return qualifies(w) || inNounPhrase(w) && w.Tag != language.TagCoordinator || w.Tag == language.TagPlural
	})
	for k := i + 1; k < end; k++ {
		if t.words[k].Tag == language.TagGerund && t.words[k-1].Tag == language.TagPlural {
			end = k // "our clients using"
		}
	}
	if end == i || end >= i+longestShared {
		return ""
	}
	return t.words[end-1].Low
}

// definite reports a thing that there is only one of for somebody at work, so that "the" says what "my" did: "reported to my
// manager", "during my working period".
func (t *clauses) definite(i int) bool {
	if t.at(i).Is("own") {
		return false
	}
	low := t.thing(i)
	return sharedBy[low] && !founded[low] || onlyOne[low]
}

var onlyOne = wordset.Of("period internship apprenticeship placement course shift")

// founded may be the person's own: "sold my company".
var founded = wordset.Of("company firm organisation organization product network portal")

// longestShared is how many words behind "our" name what is shared, and one.
const longestShared = 4

// sharedBy are what people call theirs together: "our" says no more there than "the".
var sharedBy = wordset.Of(`college school university institute campus department company organisation organization firm hospital area region
	branch branches office offices project projects team class country district state division unit site sites plant factory
	management institution portal network product products client clients customer customers vendor vendors supplier suppliers
	principals staff students department departments head director directors manager managers supervisor chairman ceo
	leader boss superior tool tools system systems platform website blog menu community offering offerings service services
	meetings promoters retailers landscape scope store shop shops society vehicle
	engineer engineers advisor advisors adviser advisers consultant consultants developer developers account accounts
	class classes code codebase course courses partnership partnerships partner partners resident residents guest guests
	member members club user users reader readers audience database server servers application applications app apps
	process processes brand brands programme programmes program programs floors magazine newsletter directory`)

// ofFirms are things that may be somebody's own as "mine", and are the firm's as "ours".
var ofFirms = wordset.Of(`goal goals target targets standard standards sponsor sponsors headquarters campaign campaigns event events
	efforts procedure procedures policy policies`)

// me replaces "me", which opens a sentence as its subject. Alone between a comma and the end it is a state: "Elmford, me".
func (t *clauses) me(i int) {
	switch ends := i+1 == len(t.words) || t.at(i+1).Tag == language.TagMark; {
	case ends && i > 0 && t.words[i-1].Is(","):
	case t.opensPair(i):
		t.replace(i, t.subject) // "Me and my team won"
	case t.words[i].Text == "me" || t.shout:
		t.replace(i, t.object)
	}
}

// mine replaces "mine", unless it is the pit.
func (t *clauses) mine(i int) {
	if t.isMine(i) {
		t.replace(i, t.absolute)
	}
}

// isMine tells the pronoun from the pit.
func (t *clauses) isMine(i int) bool {
	if i == 0 {
		return t.at(1).Is("is", "was", "are", "were")
	}
	if i+1 < len(t.words) && !closesPhrase(t.words[i+1]) {
		return false
	}
	return beforeMine[t.words[i-1].Low]
}

// closesPhrase reports a word behind which no noun of the same phrase can come.
func closesPhrase(w language.Tagged) bool {
	return isVerb(w) || w.Is("alone", "outright") ||
		tagged(w, language.TagMark, language.TagCoordinator, language.TagAdverb, language.TagPreposition,
			language.TagSubordinator, language.TagRelative, language.TagSubject)
}

// beforeMine are words that the pronoun may follow.
var beforeMine = wordset.Of(`'m of is was are were be been than as with like to from not became become and for entirely solely`)
