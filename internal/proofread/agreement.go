package proofread

import (
	"slices"

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
		if s.tokens[i].kind != word {
			continue
		}
		if s.startsSentence(i) {
			s.subject(i)
		}
		s.plainPlural(i)
		s.whoVerb(i)
		s.relativeVerb(i)
		s.thatVerb(i)
		s.counted(i)
	}
}

// opening is the noun that opens a sentence, and its verb.
type opening struct {
	noun, verb token
	at         int  // the token of the noun
	led        bool // words of the phrase go before the noun
	one        bool // its determiner goes with one thing: "the", "my"
}

// subject corrects the verb of the noun that opens a sentence at i.
func (s *sentence) subject(i int) {
	o, ok := s.opening(i)
	if !ok {
		return
	}
	right, number := "", "plural"
	switch {
	case duties[o.noun.lower] && dutyVerbs[o.verb.lower] != "":
		right = dutyVerbs[o.verb.lower]
	case s.several(o):
		right = otherForms["plverb"][o.verb.lower]
	case o.single():
		right, number = singularVerbs[o.verb.lower], "singular"
	case o.one && o.oneThing() && s.verbByObject(o.at+1) && !s.finiteFrom(o.at+2):
		right, _ = inflect(o.verb.lower, "third")
		number = "singular"
	}
	if right != "" {
		s.change(o.at+1, o.at+1, right, cv.NoteGrammar, "agreement", "“"+o.noun.text+"” is "+number+".")
	}
}

// opening reads "The main duties include": a determiner, what ranks the noun, the noun and a verb.
func (s *sentence) opening(i int) (opening, bool) {
	o := opening{at: i}
	if determiners[s.at(i).lower] {
		if s.decidesNumber(i) {
			return o, false
		}
		o.one = s.at(i).is("the", "my", "this", "our")
		o.at++
	}
	for ranks[s.at(o.at).lower] {
		o.at++
	}
	o.led = o.at > i
	o.noun, o.verb = s.at(o.at), s.at(o.at+1)
	return o, o.plain() && s.goesBehindVerb(o.at+2)
}

// ranks go between the determiner and the noun.
var ranks = wordset.Of("main key other daily core primary current previous first last final")

// decidesNumber reports a determiner whose own number may be what is meant; "this role" is sure.
func (s *sentence) decidesNumber(i int) bool {
	return numberedDeterminers[s.at(i).lower] && !(s.at(i).is("this") && singularSubjects[s.at(i+1).lower])
}

var numberedDeterminers = wordset.Of("these those both several many all some this that each every a an")

// plain reports that noun and verb are words that stand for themselves.
func (o opening) plain() bool {
	return o.noun.lone() && !(o.noun.title() && o.led) && o.verb.lone()
}

// goesBehindVerb reports what an object or a complement may begin with.
func (s *sentence) goesBehindVerb(i int) bool {
	t := s.at(i)
	return t.kind == word || t.kind == number || t.is(":")
}

// several reports a plural noun with a verb for one: "The nurses was".
func (s *sentence) several(o opening) bool {
	return onlyPlural(o.noun) && otherForms["plverb"][o.verb.lower] != "" &&
		(o.led || cvPlural(o.noun.lower) || o.noun.is("goods")) && !s.one(o.at)
}

// single reports one thing with a verb for several: "The role include", "The site have".
func (o opening) single() bool {
	switch {
	case !o.one:
		return false
	case !singularSubjects[o.noun.lower]:
		return o.oneThing() && otherForms["sgverb"][o.verb.lower] != ""
	}
	if o.noun.is("work") && !o.verb.is("include", "involve", "require") {
		return otherForms["sgverb"][o.verb.lower] != ""
	}
	return otherForms["sgverb"][o.verb.lower] != "" || singularVerbs[o.verb.lower] != ""
}

// oneThing reports a noun that stands for one thing or person, behind its determiner; of those that people work in, the British
// also speak as of several: "the school were proud".
func (o opening) oneThing() bool {
	return o.led && !o.noun.title() && counted(o.noun.lower) && !peopled[o.noun.lower]
}

// finiteFrom reports a verb from i on that tells something: "the audit report the firm sent was late" has its own.
func (s *sentence) finiteFrom(i int) bool {
	return slices.ContainsFunc(s.tokens[i:], func(t token) bool {
		return helpers[t.lower] || t.info.Is(lexicon.Past|lexicon.Third) && !t.title()
	})
}

var peopled = wordset.Of(`
	hotel school college client university hospital clinic office shop store bank charity bakery restaurant factory plant trust
	museum theatre studio brewery farm studio franchise practice customer supplier vendor contractor enemy opposition
	side brand household church station label venue garage salon nursery business academy bureau branch base kitchen pair couple court
	press`)

// singularVerbs and dutyVerbs are the right forms of verbs behind one thing and behind several.
var (
	singularVerbs = map[string]string{
		"were": "was", "are": "is", "have": "has", "include": "includes", "involve": "involves", "require": "requires",
		"consist": "consists",
	}
	dutyVerbs = map[string]string{
		"is": "are", "was": "were", "has": "have", "includes": "include", "involves": "involve", "comprises": "comprise",
		"consists": "consist", "requires": "require", "covers": "cover",
	}
)

var duties = wordset.Of("responsibilities duties tasks achievements interests hobbies strengths qualifications accomplishments skills")

// cvPlural reports the plural of one of the nouns that CVs are full of; other
// words at the start may be surnames ("Waters was appointed").
func cvPlural(lower string) bool {
	stem, ok := singular(lower)
	return ok && cvNouns[stem]
}

// one reports a plural that is one thing: "Five years is a long time", "Smith Engineers is a
// dealer".
func (s *sentence) one(noun int) bool {
	return amounts[s.at(noun).lower] || s.at(noun).title() && s.at(noun+2).is("a", "an")
}

// amounts are plurals that count as one: "Five years is a long time".
var amounts = wordset.Of("years months weeks days hours")

// whoVerb: "pupils who thinks" -> "pupils who think".
func (s *sentence) whoVerb(i int) {
	people, verb := s.tokens[i], s.at(i+2)
	if !s.at(i+1).is("who") || !severalPeople(people) || !thirdForm(verb) || s.otherWho(i) || s.thirdBehindAnd(i+3) {
		return
	}
	if right, ok := behindSeveral(verb.lower); ok && right != verb.lower {
		s.change(i+2, i+2, right, cv.NoteGrammar, "agreement", "“"+people.text+"” is plural.")
	}
}

// thirdBehindAnd reports a second verb of the clause from i on, which would stay in the singular: "who runs ferries and trains
// crews".
func (s *sentence) thirdBehindAnd(i int) bool {
	for ; i+1 < len(s.tokens) && s.tokens[i].kind != punct; i++ {
		if s.tokens[i].is("and") && thirdForm(s.at(i+1)) && s.at(i+2).kind == word {
			return true
		}
	}
	return false
}

func severalPeople(t token) bool {
	return onlyPlural(t) || t.is("people", "children", "men", "women")
}

// thirdForm reports a verb in the form of "he thinks".
func thirdForm(t token) bool {
	return t.lone() && !t.title() && t.endsIn(lexicon.Third, "s")
}

// otherWho reports a noun before the plural that may be what "who" stands for: "the head of
// services who leads".
func (s *sentence) otherWho(i int) bool {
	for j := max(0, i-4); j < i; j++ {
		if t := s.tokens[j]; t.is("of", "for", "one", "each", "in", "to", "at", "by") || t.kind == punct {
			return true
		}
	}
	return false
}

// behindSeveral returns the form of a verb that goes with a plural.
func behindSeveral(verb string) (string, bool) {
	if right := irregularPlurals[verb]; right != "" {
		return right, true
	}
	return inflect(verb, "base")
}

var irregularPlurals = map[string]string{"is": "are", "was": "were", "has": "have", "does": "do"}
