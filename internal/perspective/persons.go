package perspective

import (
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// people are nouns a singular pronoun may mean.
var people = wordset.Of(`manager director ceo cto cfo coo boss client customer patient colleague teacher mentor wife husband mother father daughter son friend pupil
	student doctor minister head chair chairman chairwoman president owner founder supervisor predecessor successor child woman man girl boy sister brother
	partner resident guest candidate artist principal tenant mayor chef nurse bishop judge duke queen king prince princess lady lord baroness baron duchess
	widow lodger neighbour neighbor parent grandmother grandfather aunt uncle niece nephew baby toddler individual person user learner employee
	apprentice trainee witness victim offender author actor coach captain sergeant colonel general solicitor barrister deputy assistant secretary
	headteacher matron consultant surgeon accountant lecturer professor dean heir ambassador senator governor councillor landlord landlady`)

// offices stand before the name of somebody ("Princess Ann", "Nurse Hill").
var offices = wordset.Of(`princess prince king queen lady lord baroness baron duchess duke count countess saint st sister brother nurse chef sergeant colonel major captain
	general inspector constable judge justice bishop president minister senator governor councillor ambassador mayor aunt uncle coach master mister madam sheikh`)

// given are frequent given names; a single capitalised word may be a place or a
// firm, but not these.
var given = wordset.Of(`adam agnes aisha alan alex alexander ali alice alison amanda amina amy andrea andrew angela ann anna anne anthony asha ben bernard beth betty
	bill bob brenda brian carol caroline catherine charles charlotte chris christine christopher claire colin craig daniel dave david dawn deborah denise
	derek diana donna dorothy doug edward eileen elaine elizabeth ellen emily emma eric eva fatima fiona frances frank fred gareth gary geoff george
	gerald gillian gordon grace graham greg hannah harry hassan heather helen henry howard hugh ian ibrahim imran irene isabel jack jacob jacqueline
	james jane janet jason jean jeff jennifer jenny jeremy jessica jill jim joan joanna joanne joe john jonathan joseph joyce judith julia julian julie
	karen kate katherine kathleen keith ken kevin kim kofi kwame larry laura lauren lee leon leonard lesley lewis liam linda lisa liz louise lucy luke
	lynn malcolm margaret maria marie mark martin mary matthew maureen maurice melissa michael michelle mike mohammed muhammad nadia nancy naomi natalie
	neil nicholas nicola nigel nina norman oliver olivia omar oscar pam pamela patricia patrick paul pauline peter phil philip priya rachel raj ralph
	ravi ray rebecca richard rita robert robin roger ron rosa rose rosemary roy ruth ryan sally sam samantha samuel sandra sara sarah sean sharon sheila
	shirley simon sophie stella stephen steve steven stuart sue susan sylvia ted teresa terry thomas tim timothy tina tom tony tracey tracy trevor
	valerie vera victor victoria vincent wendy william yusuf yvonne zoe`)

// times are plurals that nothing else in a sentence refers to.
var times = wordset.Of("years months weeks days nights evenings mornings weekends hours minutes pounds euros dollars percent")

// several reports a word that "they" may mean: a plural, an organisation, a
// group of people or a name.
func (p passage) several(i int) bool {
	w := p.words[i]
	switch {
	case w.Kind != language.Word:
		return false
	case w.Tag == language.TagPlural:
		return !times[w.Low]
	case w.Tag == language.TagProper:
		return isCapital(w.Text) && !(i > 0 && p.words[i-1].Is("in", "near", "across", "throughout"))
	}
	return w.Tag == language.TagNoun && (w.Has(language.Plural) || people[w.Low] || p.byTrade(i) && !p.predicate(i)) && !p.predicate(i) ||
		w.Is("people", "children", "staff", "team", "board", "company", "firm", "council", "committee", "family", "crew", "public", "police", "group", "others", "everyone", "anyone", "somebody", "someone")
}

// owns reports whether what "they" may mean has something of its own: people and
// organisations, not things.
func (p passage) owns(i int) bool {
	w := p.words[i]
	if w.Tag != language.TagPlural {
		return true
	}
	singular := strings.TrimSuffix(w.Low, "s")
	return people[singular] || !things[singular] && language.IsPerson(singular) || w.Is("people", "children", "women", "men", "families", "companies", "firms", "teams", "councils", "charities")
}

// somebodyElse reports a word that "she" or "he" may mean: a person by trade, kin
// or office who is not said to be the candidate, or a name that may be a person's.
func (p passage) somebodyElse(i int) bool {
	w := p.words[i]
	switch {
	case w.Kind != language.Word:
		return false
	case honorifics[w.Low] && isCapital(w.Text), given[w.Low] && isCapital(w.Text) && (w.Capital || p.subjectOfVerb(i)):
		return true
	case people[w.Low] || w.Tag == language.TagNoun && p.byTrade(i):
		return (p.determined(i) || p.subjectOfVerb(i)) && !p.predicate(i) || w.Capital && !p.predicate(i)
	case w.Tag == language.TagProper && isCapital(w.Text) && w.Text != strings.ToUpper(w.Text):
		return p.personName(i)
	}
	return false
}

// byTrade reports a noun that names a person by the ending of its trade.
func (p passage) byTrade(i int) bool {
	return language.IsPerson(p.words[i].Low) && !things[p.words[i].Low]
}

// things only look as if they named people.
var things = wordset.Of(`degree career better number letter order paper water power tower computer server sector factor motor monitor tractor trailer committee
	coffee guarantee newsletter register charter matter quarter winter summer corner counter center layer border timber rubber copper silver chapter folder
	printer scanner router freezer cooker boiler container transfer tender error mirror corridor vector checklist shortlist waitlist median former further
	master river shelter theater meter filter cluster poster offer cover answer dinner supper buffer ladder lumber sewer shower
	calculator elevator refrigerator generator simulator indicator sensor reactor compressor ventilator conveyor interior exterior senior junior prior major minor
	weather leather feather gender slider disaster another other together bachelor whatever however`)

// determined reports whether the noun phrase of the noun at i begins with a
// determiner or a possessive.
func (p passage) determined(i int) bool {
	k := p.phraseStart(i)
	if k < 0 {
		return false
	}
	tag := p.words[k].Tag
	return tag == language.TagDeterminer || tag == language.TagPossessive || p.words[k].Is("one") || tag == language.TagNumber
}

// phraseStart returns the index of the determiner before the noun at i, or of the
// word before its noun phrase; -1 when the phrase opens the sentence.
func (p passage) phraseStart(i int) int {
	k := i - 1
	for ; k >= 0; k-- {
		switch w := p.words[k]; {
		case w.Tag == language.TagAdjective, w.Tag == language.TagNoun, w.Is("then", "former"), w.Tag == language.TagGerund, w.Tag == language.TagParticiple, w.Tag == language.TagProper && w.Kind == language.Word && w.Capital:
		default:
			return k
		}
	}
	return -1
}

// predicate reports whether the noun at i says what somebody is: "is a trained
// nurse", "worked as a chef", "Ada, a surveyor,", "A born organiser, she".
func (p passage) predicate(i int) bool {
	k := p.phraseStart(i)
	if k >= 0 && (p.words[k].Tag == language.TagDeterminer || p.words[k].Tag == language.TagNumber || p.words[k].Is("one")) && !p.words[k].Is("the") {
		k--
	} else if k >= 0 && p.words[k].Is("the") && k > 0 && p.words[k-1].Is("is", "was", "as", "became", "are", "were", "been") {
		k--
	}
	for k >= 0 && (p.words[k].Tag == language.TagAdverb || p.words[k].Is("both", "also", "not")) {
		k--
	}
	if k < 0 {
		return !p.subjectOfVerb(i) // "Experienced tiler with her own van"
	}
	w := p.words[k]
	switch {
	case w.Is("is", "was", "are", "were", "be", "been", "being", "'s", "'re", "as", "became", "become", "becomes", "remains", "remained", "am"):
		return true
	case w.Is("and", "or", ",") && k > 0 && i-k < 5:
		// "is a carer and first aider", "Ada, a surveyor,"
		for m := k - 1; m >= 0; m-- {
			if p.words[m].Is("is", "as", "was", "are", "were", "'s") {
				return true
			}
			if p.words[m].Tag.IsVerb() || p.words[m].Tag == language.TagPreposition || p.words[m].Tag == language.TagMark {
				return false
			}
		}
		return w.Is(",")
	}
	return false
}

// subjectOfVerb reports whether a finite verb follows the noun at i.
func (p passage) subjectOfVerb(i int) bool {
	for k := i + 1; k < len(p.words); k++ {
		w := p.words[k]
		if w.Tag == language.TagAdverb || w.Tag == language.TagNot || w.Tag == language.TagProper && w.Capital {
			continue
		}
		return w.Tag == language.TagThird || w.Tag == language.TagPast || w.Tag == language.TagModal || w.Is("are", "have")
	}
	return false
}

// personName reports whether the name at i may be a person's: a given name, two
// capitalised words that no place preposition stands before, or the object or the
// subject of a verb.
func (p passage) personName(i int) bool {
	w := p.words[i]
	if given[w.Low] {
		return true
	}
	first, last := i, i
	for first > 0 && p.words[first-1].Kind == language.Word && p.words[first-1].Tag == language.TagProper && isCapital(p.words[first-1].Text) {
		first--
	}
	for last+1 < len(p.words) && p.words[last+1].Kind == language.Word && p.words[last+1].Tag == language.TagProper && isCapital(p.words[last+1].Text) {
		last++
	}
	for k := first; k <= last; k++ {
		if bodies[p.words[k].Low] || p.words[k].Text == strings.ToUpper(p.words[k].Text) {
			return false // a firm, an acronym
		}
	}
	var prev language.Tagged
	if first > 0 {
		prev = p.words[first-1]
	}
	switch {
	case prev.Is("in", "at", "near", "across", "around", "throughout", "within", "through", "via", "using", "on", "the", "an", "a", "into", "of", "between"):
		return false
	case last == first+1:
		return p.unknownWord(first) || p.unknownWord(last)
	case last > first:
		return false
	}
	return p.unknownWord(i) && (prev.Is("with", "for", "to", "by", "under", "alongside", "beside", "behind", "after") || prev.Tag.IsVerb() && prev.Tag != language.TagGerund && prev.Tag != language.TagParticiple && !prev.Is("joined", "left", "use", "uses", "used") || first == 0 && p.subjectOfVerb(i))
}

// unknownWord reports a capitalised word that is no common word in small letters.
func (p passage) unknownWord(i int) bool { return language.Read(p.words[i].Low).Class == language.Noun }

// bodies are words in the names of organisations and places.
var bodies = wordset.Of(`ltd limited plc llp inc gmbh group holdings university college school academy hospital trust council bank society institute association club
	church museum theatre street road park house hall city county borough partnership consulting services systems solutions partners press foundation
	centre center airport station agency office department ministry committee board company co corporation north south east west royal new great
	united saint port mount lake river language english french spanish german microsoft google`)
