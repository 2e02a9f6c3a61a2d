package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// singularSubjects are nouns of CVs that are one thing, not a group of people
// (those take either number in British English).
var singularSubjects = wordset.Of(`
	role job project work budget system report degree experience target goal aim task duty responsibility process product course
	contract position programme program background knowledge career dissertation thesis software equipment information`)

// agreement: a noun at the start of a sentence and its verb.
func (s *sentence) agreement() {
	for i := range s.tokens {
		if s.tokens[i].kind == word && s.startsSentence(i) {
			s.subject(i)
		}
		if s.tokens[i].kind == word {
			s.plainPlural(i)
			s.whoVerb(i)
			s.counted(i)
		}
	}
}

func (s *sentence) subject(i int) {
	j, singularDeterminer := i, false
	if determiners[s.at(j).lower] || s.at(j).is("main", "key", "other", "daily") {
		if s.at(j).is("these", "those", "both", "several", "many", "all", "some", "this", "that", "each", "every", "a", "an") && !(s.at(j).is("this") && singularSubjects[s.at(j+1).lower]) {
			return
		}
		singularDeterminer = s.at(j).is("the", "my", "this", "our")
		j++
	}
	for s.at(j).is("main", "key", "other", "daily", "day-to-day", "core", "primary", "current", "previous", "first", "last", "final") {
		j++
	}
	noun, verb := s.at(j), s.at(j+1)
	if noun.kind != word || noun.joined || noun.title() && j > i || verb.kind != word || verb.joined || s.at(j+2).kind != word && s.at(j+2).kind != number && !s.at(j+2).is(":") {
		return
	}
	switch {
	case duties[noun.lower] && verb.is("is", "was", "has", "includes", "involves", "comprises", "consists", "requires", "covers"):
		right := map[string]string{"is": "are", "was": "were", "has": "have"}[verb.lower]
		if right == "" {
			right = strings.TrimSuffix(verb.lower, "s")
		}
		s.change(j+1, j+1, right, cv.NoteGrammar, "agreement", "“"+noun.text+"” is plural.")
	case onlyPlural(noun) && verb.is("is", "was", "has") && (j > i || cvPlural(noun.lower)) && !s.one(j):
		right, _ := inflect(verb.lower, "plverb")
		s.change(j+1, j+1, right, cv.NoteGrammar, "agreement", "“"+noun.text+"” is plural.")
	case singularDeterminer && singularSubjects[noun.lower] && (verb.is("were", "are", "have") || verb.is("include", "involve", "require", "consist") && !noun.is("work")):
		right, ok := inflect(verb.lower, "sgverb")
		if !ok {
			right = verb.lower + "s"
		}
		s.change(j+1, j+1, right, cv.NoteGrammar, "agreement", "“"+noun.text+"” is singular.")
	}
}

var duties = wordset.Of("responsibilities duties tasks achievements interests hobbies strengths qualifications accomplishments skills")

// cvPlural reports the plural of one of the nouns that CVs are full of; other
// words at the start may be surnames ("Waters was appointed").
func cvPlural(lower string) bool {
	stem, ok := singular(lower)
	return ok && cvNouns[stem]
}

// whoVerb: "pupils who thinks" -> "pupils who think". A noun before the plural may
// be what "who" stands for ("the head of services who leads"), so that stays.
func (s *sentence) whoVerb(i int) {
	people, who, verb := s.tokens[i], s.at(i+1), s.at(i+2)
	if !who.is("who") || verb.kind != word || verb.title() || verb.joined || !onlyPlural(people) && !people.is("people", "children", "men", "women") {
		return
	}
	if !(verb.info.Is(lexicon.Third) && strings.HasSuffix(verb.lower, "s")) {
		return
	}
	for j := max(0, i-4); j < i; j++ {
		if t := s.tokens[j]; t.is("of", "for", "one", "each", "in", "to", "at", "by") || t.kind == punct {
			return
		}
	}
	right, ok := inflect(verb.lower, "base")
	if plural := map[string]string{"is": "are", "was": "were", "has": "have", "does": "do"}[verb.lower]; plural != "" {
		right, ok = plural, true
	}
	if ok && right != verb.lower {
		s.change(i+2, i+2, right, cv.NoteGrammar, "agreement", "“"+people.text+"” is plural.")
	}
}

// one reports a plural that is one thing: "Five years is a long time", "Smith Engineers is a
// dealer".
func (s *sentence) one(noun int) bool {
	return amounts[s.at(noun).lower] || s.at(noun).title() && s.at(noun+2).is("a", "an")
}

// amounts are plurals that count as one: "Five years is a long time".
var amounts = wordset.Of("years months weeks days hours")

// plainPlural drops the apostrophe of a plural: "trained the nurse's on three wards".
func (s *sentence) plainPlural(i int) {
	t := s.tokens[i]
	s.plainAcronym(i)
	stem, ok := strings.CutSuffix(t.lower, "'s")
	if ok && s.startsSentence(i) && !t.joined && (cvNouns[stem] || things[stem]) && s.at(i+1).is("were", "are", "have") {
		if right, ok := plural(stem); ok {
			s.change(i, i, right, cv.NoteGrammar, "plural-apostrophe", "A plain plural has no apostrophe.")
		}
		return
	}
	if !ok || t.title() || s.startsSentence(i) || t.joined || !cvNouns[stem] && !things[stem] {
		return
	}
	next, before := s.at(i+1), s.at(i-1)
	if !next.is("on", "in", "for", "with", "from", "across", "at", "per", "were", "are", "who", "and", "to", "by", "of", ",", ".") || before.is("a", "an", "each", "every", "one", "this", "that") {
		return
	}
	if next.is("and") && (s.at(i+2).kind != word || strings.Contains(s.at(i+2).lower, "'") || !s.at(i+2).info.Is(lexicon.Plural)) {
		return
	}
	if next.is(",", ".") && !isCount(before) && !before.is("all", "new", "other") || next.is("of") && !isCount(before) && !(s.startsSentence(i-1) && before.info.Is(lexicon.Past) && groups[stem]) {
		return
	}
	governed := isCount(before) || before.is("all", "new", "other", "our") || before.info.Is(lexicon.Past|lexicon.Ing) && (s.startsSentence(i-1) || !before.info.Is(lexicon.Adj)) ||
		before.is("the") && (s.at(i-2).info.Is(lexicon.Past|lexicon.Ing) || s.at(i-2).is("of", "all", "with"))
	if !governed {
		return
	}
	if right, ok := plural(stem); ok {
		s.change(i, i, right, cv.NoteGrammar, "plural-apostrophe", "A plain plural has no apostrophe.")
	}
}

// plainAcronym: "repaired TV's and PC's" -> "repaired TVs and PCs", where a verb or
// a number governs the plural and nothing is behind that it could own.
func (s *sentence) plainAcronym(i int) {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	stem, ok := strings.CutSuffix(strings.ReplaceAll(t.text, "’", "'"), "'s")
	if !ok || len(stem) < 2 || len(stem) > 4 || stem != strings.ToUpper(stem) || t.joined || strings.Trim(stem, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" {
		return
	}
	alone := next.end == 0 || next.is(".", ",", ";", "in", "on", "for", "from", "at", "with", "to", "per", "were", "are") ||
		next.is("and") && (strings.HasSuffix(s.at(i+2).lower, "'s") || onlyPlural(s.at(i+2)) || s.at(i+2).kind == word && s.at(i+2).info.Is(lexicon.Past))
	governed := isCount(before) || before.kind == word && s.startsSentence(i-1) && before.info.Is(lexicon.Past|lexicon.Ing|lexicon.Base) ||
		before.is("and") && (strings.HasSuffix(s.at(i-2).lower, "'s") && s.at(i-2).capitals() || s.changed(i-2)) || before.is("many", "several", "new", "all", "various", "other")
	if alone && governed {
		s.change(i, i, stem+"s", cv.NoteGrammar, "plural-apostrophe", "A plain plural has no apostrophe.")
	}
}

// changed reports whether an edit of this pass lies on the token.
func (s *sentence) changed(i int) bool {
	for _, e := range s.edits {
		if i >= 0 && e.Start <= s.tokens[i].start && s.tokens[i].start < e.End {
			return true
		}
	}
	return false
}

var groups = wordset.Of("team group crew squad range number series fleet shift ward")

var things = wordset.Of(`
	part photo budget target order invoice report machine truck van car computer account sale price photo video pc shift class
	lesson pupil child skill team site plan trainee apprentice soldier officer driver worker team resident guest visitor ward
	shop`)
