package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/personal"
)

// several reports a word that "they" may mean: a plural, an organisation, a
// group of people or a name.
func (p passage) several(i int) bool {
	w := p.words[i]
	switch {
	case !isWord(w):
		return false
	case w.Tag == language.TagPlural:
		return !times[w.Low]
	case w.Tag == language.TagProper:
		return isCapital(w.Text) && !p.at(i-1).Is("in", "near", "across", "throughout")
	}
	return groups[w.Low] || w.Tag == language.TagNoun && p.mayBeTheirs(i) && !p.predicate(i)
}

// mayBeTheirs reports a noun that "they" may mean: one that is a plural as well, or a person.
func (p passage) mayBeTheirs(i int) bool {
	w := p.words[i]
	return w.Has(language.Plural) || people[w.Low] || p.byTrade(i)
}

// owns reports whether what "they" may mean has something of its own: people and
// organisations, not things.
func (p passage) owns(i int) bool {
	w := p.words[i]
	if w.Tag != language.TagPlural {
		return true
	}
	singular := strings.TrimSuffix(w.Low, "s")
	return people[singular] || !things[singular] && language.IsPerson(singular) ||
		w.Is("people", "children", "women", "men", "families", "companies", "firms", "teams", "councils", "charities")
}

// somebodyElse reports a word that "she" or "he" may mean: a person by trade, kin
// or office who is not said to be the candidate, or a name that may be a person's.
func (p passage) somebodyElse(i int) bool {
	w := p.words[i]
	switch {
	case !isWord(w):
		return false
	case isCapital(w.Text) && p.titleOrGiven(i):
		return true
	case people[w.Low] || w.Tag == language.TagNoun && p.byTrade(i):
		return (w.Capital || p.determined(i) || p.subjectOfVerb(i)) && !p.predicate(i)
	}
	return w.Tag == language.TagProper && isCapital(w.Text) && !isShouted(w.Text) && p.personName(i)
}

// titleOrGiven reports a title or a given name, which at the beginning of a sentence needs its verb.
func (p passage) titleOrGiven(i int) bool {
	w := p.words[i]
	return honorifics[w.Low] || p.givenName(i) && (w.Capital || p.subjectOfVerb(i))
}

// givenName reports a given name; behind "in" or "at" it is a town or a tool that is spelt alike ("a shop in Santiago").
func (p passage) givenName(i int) bool {
	first, _ := p.nameAround(i)
	return personal.IsGivenName(p.words[i].Low) && !leadsToPlace(p.at(first-1))
}

// byTrade reports a noun that names a person by the ending of its trade.
func (p passage) byTrade(i int) bool {
	return language.IsPerson(p.words[i].Low) && !things[p.words[i].Low]
}

// determined reports whether the noun phrase of the noun at i begins with a
// determiner or a possessive.
func (p passage) determined(i int) bool {
	w := p.at(p.phraseStart(i))
	return countsOne(w) || w.Tag == language.TagPossessive
}

// countsOne reports a determiner or a number.
func countsOne(w language.Tagged) bool {
	return tagged(w, language.TagDeterminer, language.TagNumber) || w.Is("one")
}

// phraseStart returns the index of the determiner before the noun at i, or of the
// word before its noun phrase; -1 when the phrase opens the sentence.
func (p passage) phraseStart(i int) int {
	k := i - 1
	for k >= 0 && leadsToNoun(p.words[k]) {
		k--
	}
	return k
}

// leadsToNoun reports what may stand between a determiner and its noun.
func leadsToNoun(w language.Tagged) bool {
	return qualifies(w) || tagged(w, language.TagGerund, language.TagParticiple) || w.Is("then", "former") ||
		isWord(w) && inName(w)
}

// predicate reports whether the noun at i says what somebody is: "is a trained
// nurse", "worked as a chef", "Ada, a surveyor,", "A born organiser, she".
func (p passage) predicate(i int) bool {
	k := p.beforePredicate(p.phraseStart(i))
	if k < 0 {
		return !p.subjectOfVerb(i) // "Experienced tiler with her own van"
	}
	w := p.words[k]
	if w.Is("and", "or", ",") && k > 0 && i-k < 5 {
		return p.secondPredicate(k)
	}
	return linksPredicate(w)
}

// beforePredicate returns the index of the verb that a predicate belongs to, from its determiner at k.
func (p passage) beforePredicate(k int) int {
	switch w := p.at(k); {
	case w.Is("the"):
		if p.at(k-1).Is("is", "was", "as", "became", "are", "were", "been") {
			k--
		}
	case countsOne(w):
		k--
	}
	for k >= 0 && (p.words[k].Tag == language.TagAdverb || p.words[k].Is("both", "also", "not")) {
		k--
	}
	return k
}

// linksPredicate reports a form of "be" or what stands for one.
func linksPredicate(w language.Tagged) bool {
	return w.Is("is", "was", "are", "were", "be", "been", "being", "'s", "'re", "am", "as",
		"became", "become", "becomes", "remains", "remained")
}

// secondPredicate reports a further predicate, or one set off by a comma, behind the mark or coordinator at k: "is a
// carer and first aider", "Ada, a surveyor,".
func (p passage) secondPredicate(k int) bool {
	for _, w := range slices.Backward(p.words[:k]) {
		if w.Is("is", "as", "was", "are", "were", "'s") {
			return true
		}
		if w.Tag.IsVerb() || tagged(w, language.TagPreposition, language.TagMark) {
			return false
		}
	}
	return p.words[k].Is(",")
}

// subjectOfVerb reports whether a finite verb follows the noun at i.
func (p passage) subjectOfVerb(i int) bool {
	w := p.at(p.skip(i+1, func(w language.Tagged) bool { return isAdverbial(w) || inName(w) }))
	return states(w) || w.Tag == language.TagModal
}

// personName reports whether the name at i may be a person's: a given name, two
// capitalised words that no place preposition stands before, or the object or the
// subject of a verb.
func (p passage) personName(i int) bool {
	if p.givenName(i) {
		return true
	}
	first, last := p.nameAround(i)
	prev := p.at(first - 1)
	if slices.ContainsFunc(p.words[first:last+1], namesBody) || leadsToPlace(prev) {
		return false
	}
	switch last - first {
	case 0:
		return p.unknownWord(i) && (takesPerson(prev) || first == 0 && p.subjectOfVerb(i))
	case 1:
		return p.unknownWord(first) || p.unknownWord(last)
	}
	return false
}

// nameAround returns the indexes of the first and the last word of the name that holds words[i].
func (p passage) nameAround(i int) (first, last int) {
	isName := func(w language.Tagged) bool { return isCapitalWord(w) && w.Tag == language.TagProper }
	first = i
	for isName(p.at(first - 1)) {
		first--
	}
	return first, p.skip(i+1, isName) - 1
}

// namesBody reports a word in the name of a firm, or an acronym.
func namesBody(w language.Tagged) bool { return bodies[w.Low] || isShouted(w.Text) }

// leadsToPlace reports a word that stands before places and things rather than people.
func leadsToPlace(w language.Tagged) bool {
	return w.Is("in", "at", "near", "across", "around", "throughout", "within", "through", "via", "using", "on",
		"into", "of", "between", "the", "an", "a")
}

// takesPerson reports a preposition or a verb that takes a person as its object.
func takesPerson(w language.Tagged) bool {
	return w.Is("with", "for", "to", "by", "under", "alongside", "beside", "behind", "after") ||
		isFinite(w) && !w.Is("joined", "left", "use", "uses", "used")
}

// unknownWord reports a capitalised word that is no common word in small letters.
func (p passage) unknownWord(i int) bool { return language.Read(p.words[i].Low).Class == language.Noun }
