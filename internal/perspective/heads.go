package perspective

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// namesThing reports a noun or an adjective at the head of a note: "Follow up of the logs", "Scope The project calls for",
// "Separate rules are".
func (t *clauses) namesThing(i int) bool {
	next, third := t.at(i+1), t.at(i+2)
	switch {
	case t.splitNoun(i), t.namesTwo(i), t.namesRole(i), next.Is("in") && third.Is("charge"), isCompound(t.words[i], next),
		oneNoun(t.words[i], next), t.saidOfThing(i), t.rarelyDone(i), lacksPreposition(t.words[i], next),
		t.words[i].Is("involve") && next.Is("in"), t.endsInYear(i), t.namesByVerb(i), t.wasDone(i):
		return true
	case next.Capital && next.Is("the", "this", "a", "an", "my", "your", "our") && !t.shout:
		return true
	}
	return next.Tag == language.TagPlural && (third.Is("are", "were") || third.Tag == language.TagModal) &&
		t.words[i].Has(language.Adjective) || t.aims(i)
}

// wasDone reports a word right before a verb in the past that has its object, which says how it was done: "Peer reviewed the logs".
func (t *clauses) wasDone(i int) bool {
	w, object := t.at(i+1), t.at(i+2)
	return w.Tag == language.TagPast && t.words[i].Has(language.Noun) &&
		(language.OpensObject(object.Low) || object.Tag == language.TagAdjective)
}

// namesByVerb reports the name of a thing that a verb is a part of: "Admit card", "Table less pages".
func (t *clauses) namesByVerb(i int) bool {
	w, next := t.words[i], t.at(i+1)
	return w.Is("admit") && !startsPhrase(next) && next.Tag != language.TagPlural || next.Is("less", "free", "wise") && w.Has(language.Noun)
}

// namesTwo reports two words with capitals and no more, of which CVs do not use the first: "Josh Brolin".
func (t *clauses) namesTwo(i int) bool {
	return i == 0 && len(t.words) == 2 && !t.shout && isCapital(t.words[1].Text) && lexicon.Uses(t.words[0].Low) < 2
}

// namesRole reports a noun before who does something about it: "Process owner", "Panel member of".
func (t *clauses) namesRole(i int) bool {
	w, next := t.words[i], t.at(i+1)
	return i == 0 && w.Has(language.Noun) && w.Share < leastShare && next.Tag == language.TagNoun && language.IsRole(next.Low)
}

// saidOfThing reports a noun that the clause behind it says something of ("Conduct that harms"), and a label before the
// name of a maker ("Make Moss 8 t").
func (t *clauses) saidOfThing(i int) bool {
	w, next, third := t.words[i], t.at(i+1), t.at(i+2)
	finite := tagged(third, language.TagThird, language.TagModal) || third.Is("are", "were")
	return w.Has(language.Noun) && next.Is("that", "which") && finite || w.Is("make") && next.Tag == language.TagProper
}

// rarelyDone reports a first word that CVs do not use, before a single bare noun or a name: "Cheat Sheet", "Admit scholarship
// for two years". Nothing shows there that it is a verb.
func (t *clauses) rarelyDone(i int) bool {
	next := t.at(1)
	if i > 0 || isUsed(t.words[0].Low) || !tagged(next, language.TagNoun, language.TagProper) {
		return false
	}
	decorated := !t.words[0].Has(language.Noun) && !strings.Contains(t.words[0].Low, "-")
	if next.Tag == language.TagProper && decorated && lexicon.Exact(next.Low).Known() {
		return false // "Categorise Cargo": a capital of decoration
	}
	end := t.skip(1, func(w language.Tagged) bool { return inNounPhrase(w) && w.Tag != language.TagCoordinator })
	return t.at(end).Tag != language.TagPlural
}

// lacksPreposition reports a word that takes no object as a verb, before a noun: "Travel plans".
func lacksPreposition(w, next language.Tagged) bool {
	return w.Is("travel", "talk", "partner", "focus") && isNoun(next)
}

// isUsed reports a verb that CVs use, in one of its forms.
func isUsed(verb string) bool {
	american, _ := lexicon.American(verb)
	for _, form := range [...]string{verb, american, language.PastTense(verb), language.PresentParticiple(verb)} {
		if lexicon.Uses(form) > 0 {
			return true
		}
	}
	return false
}

// aims reports an objective that is no deed: "Obtain a challenging position in a shipyard".
func (t *clauses) aims(i int) bool {
	if t.words[i].Is("work") {
		return t.seeksEmployer(i)
	}
	if !t.words[i].Is("obtain", "secure", "gain", "find", "achieve", "attain", "land") || !t.at(i+1).Is("a", "an") {
		return false
	}
	k := t.skip(i+2, func(w language.Tagged) bool {
		return language.Closed(w.Low) == language.TagNone && isWord(w) && !sought[w.Low]
	})
	return sought[t.at(k).Low] && (t.endsAt(k) || t.at(k+1).Is("in", "with", "where", "that"))
}

// seeksEmployer reports work at a place that nobody names: "Work as a planner in a reputed company".
func (t *clauses) seeksEmployer(i int) bool {
	for k := i + 1; k < len(t.words); k++ {
		if t.words[k].Is("company", "organisation", "organization", "firm", "environment") && t.at(t.phraseStart(k)).Is("a", "an") {
			return t.at(t.phraseStart(k)-1).Is("in", "with", "for")
		}
	}
	return false
}

// endsInYear reports a note that is dated at its end: what was done then is over, whatever the form of its verb.
func (t *clauses) endsInYear(i int) bool {
	last := len(t.words) - 1
	if bracket := slices.IndexFunc(t.words, func(w language.Tagged) bool { return w.Is("(") }); bracket > 0 {
		last = bracket - 1
	}
	if t.words[last].Tag == language.TagMark {
		last--
	}
	if last <= i+1 || t.over || t.words[last].Kind != language.Number {
		return false
	}
	year, before := t.words[last], t.words[last-1]
	named := before.Kind == language.Word && !tagged(before, language.TagPreposition, language.TagSubordinator)
	return isYear(year) && named || dayDate.MatchString(year.Text)
}

// dayDate is a day with its month and year: "20/02/2010".
var dayDate = regexp.MustCompile(`^\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d$`)

// sought is what objectives ask for.
var sought = wordset.Of("position job career role")

// splitNoun reports a noun that is written as two words: "the follow up of the logs", "planned and break down maintenance".
func (t *clauses) splitNoun(i int) bool {
	w, next, third := t.words[i], t.at(i+1), t.at(i+2)
	return next.Is("up") && (third.Is("of") || w.Is("follow") && third.Is("for", ".")) ||
		w.Is("fit") && next.Is("out") && !language.OpensObject(third.Low) ||
		w.Is("break", "shut") && next.Is("down") && third.Is("maintenance", "work", "works", "repair", "repairs", "service", "calls")
}
