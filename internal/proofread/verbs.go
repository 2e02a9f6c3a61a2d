package proofread

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

const (
	reasonPerfect = "“Have” takes the past participle."
	reasonLed     = "The past tense of “lead” is “led”."
)

// verbs corrects verb forms that other verbs of the sentence decide.
func (s *sentence) verbs() {
	for i := range s.tokens {
		if !s.tokens[i].lone() {
			continue
		}
		s.behindHelper(i)
		if s.startsSentence(i) {
			s.openingVerb(i)
		}
	}
}

// behindHelper corrects what follows a word that decides the form of a verb.
func (s *sentence) behindHelper(i int) {
	switch t := s.tokens[i]; t.lower {
	case "am":
		s.since(i)
	case "is", "are":
		s.perfect(i)
		s.since(i)
	case "have", "has", "had", "having", "i've", "we've", "they've", "was", "were", "been", "being":
		s.perfect(i)
	case "and":
		s.orphan(i + 1)
	case "that":
		s.thatWhich(i)
	}
}

// openingVerb corrects what the verb decides with which a sentence opens.
func (s *sentence) openingVerb(i int) {
	s.coordination(i)
	s.thirdRow(i)
	s.between(i)
	s.joinedToI(i)
	s.lead(i)
}

// perfect: "have wrote", "was chose" -> "have written", "was chosen".
func (s *sentence) perfect(i int) {
	j := s.behindAdverbs(i + 1)
	if t := s.at(j); !t.lone() || t.title() || t.is("was", "were") {
		return
	}
	if pastForParticiple(s.at(j).info) || s.pastBehindHave(i, j) || s.plainBehindHave(i, j) {
		s.recast(j, "pp", "participle", reasonPerfect)
	}
}

// behindAdverbs goes past two adverbs at most: "have also successfully".
func (s *sentence) behindAdverbs(from int) int {
	j := from
	for j < from+2 && (lyAdverb(s.at(j)) || s.at(j).is("also", "never", "always", "not", "just", "already")) {
		j++
	}
	return j
}

// pastForParticiple reports a past form that differs from the participle and is nothing else.
func pastForParticiple(info lexicon.Info) bool {
	return info.Is(lexicon.Past) && !info.Is(lexicon.PastPart|lexicon.Noun|lexicon.Base|lexicon.Adj)
}

// pastBehindHave: "had began".
func (s *sentence) pastBehindHave(have, verb int) bool {
	return pastOnly[s.at(verb).lower] && (s.tokens[have].is("had") || haves[s.tokens[have].lower])
}

// haves are the forms of "have" that are told of the present.
var haves = wordset.Of("have has i've we've they've")

// plainBehindHave: "have manage a team".
func (s *sentence) plainBehindHave(have, verb int) bool {
	if helper := s.tokens[have]; !haves[helper.lower] || helper.title() {
		return false
	}
	t := s.at(verb)
	return onlyVerb(t) && !t.info.Is(lexicon.PastPart) && opensPhrase(s.at(verb+1))
}

// orphan: "Set up the lab and begun the trials" -> "began": a participle that has an
// object of its own and nothing before it that it could belong to.
func (s *sentence) orphan(i int) {
	if s.orphanAt(i) && s.opensPast() && !s.ownsParticiple(i) {
		s.recast(i, "past", "coordination", reasonCoordinate)
	}
}

// orphanAt reports such a participle and its object.
func (s *sentence) orphanAt(i int) bool {
	t := s.at(i)
	return orphans[t.lower] && !t.joined && s.at(i+1).is("the", "a", "an", "my", "our", "their", "its")
}

// opensPast reports a text that opens with a past form.
func (s *sentence) opensPast() bool {
	first := s.tokens[0]
	return first.info.Is(lexicon.Past) || lexicon.Exact(first.lower).Is(lexicon.Past)
}

// ownsParticiple reports something before the participle that it may belong to: a helper, another
// clause, or a participle that it is joined to ("the plans drawn and written the year before").
func (s *sentence) ownsParticiple(i int) bool {
	if i > 2 && s.at(i-2).info.Is(lexicon.PastPart) {
		return true
	}
	return slices.ContainsFunc(s.tokens[:i], takesParticiple)
}

// takesParticiple reports a mark other than a comma, a helper or a relative.
func takesParticiple(t token) bool {
	if t.kind == punct {
		return !t.is(",")
	}
	return participleTakers[t.lower] || strings.HasSuffix(t.lower, "'ve")
}

var participleTakers = wordset.Of("have has had having be been being was were is are get got who which that")

// orphans are participles that differ from the past form and are no adjectives.
var orphans = wordset.Of(`
	begun done written taken driven undertaken overseen chosen spoken drawn flown become sung woven rewritten overtaken`)

// pastOnly are past forms that are other words too, or plain forms of rare verbs.
var pastOnly = wordset.Of(`
	did ran began came became overcame drove spoke broke chose froze stole woke wore tore shook rang sang sank swam flew threw
	grew knew blew drew`)

// since: "I am working here since 2015" -> "I have been working".
func (s *sentence) since(i int) {
	if !s.at(i-1).is("i", "he", "she", "they", "we") || !ingForm(s.at(i+1)) || !s.sinceYear(i+2) {
		return
	}
	right := "have been"
	if s.at(i-1).is("he", "she") {
		right = "has been"
	}
	s.change(i, i, right, cv.NoteGrammar, "since", "With “since” the perfect tense is used.")
}

// upToNow reports how long something has gone on: "3 years".
func (s *sentence) upToNow(i int) bool {
	return isCount(s.at(i)) && s.at(i+1).is("years", "months", "year", "yrs")
}

// sinceYear reports "since 2015", "since May 2015", "since 3 years" or "for the last" time in the same clause.
func (s *sentence) sinceYear(from int) bool {
	for j := from; j < from+8 && j < len(s.tokens); j++ {
		switch t := s.tokens[j]; {
		case t.is("since"):
			return s.at(j+1).fourDigits() || s.at(j+2).fourDigits() || s.upToNow(j+1)
		case t.is("for") && s.at(j+1).is("last", "past"), t.is("for") && s.at(j+1).is("the") && s.at(j+2).is("last", "past"):
			return true
		case opensClause(t):
			return false
		}
	}
	return false
}

// opensClause reports a mark, another verb or a relative.
func opensClause(t token) bool {
	return t.kind == punct || t.info.Is(lexicon.Ing) && !t.info.Is(lexicon.Noun) || t.is("that", "which", "who")
}

// beginnings are pasts after which one may well still lead: "Joined in May and
// lead the night shift".
var beginnings = wordset.Of(`
	joined became moved started began trained qualified founded promoted returned transferred took came rose inherited built set
	grew hired graduated progressed stepped studied completed gained been was were`)

// stillLeading are words of one who leads today, or has yet to.
var stillLeading = wordset.Of("now currently still since today both plan")

// ledThen reports whether a "lead" behind a past verb, before an object, is "led":
// nothing says that it goes on.
func (s *sentence) ledThen(next token) bool {
	return next.is("the", "a", "an", "its", "their", "my", "our", "his", "her") && !slices.ContainsFunc(s.tokens, mayLeadOn)
}

func mayLeadOn(t token) bool { return beginnings[t.lower] || stillLeading[t.lower] || isYear(t) }

// lead: a post that is over was led: "Lead a team from 2014 to 2018".
func (s *sentence) lead(i int) {
	j := i
	if s.at(j).is("i", "we", "he", "she", "they") {
		j++
	}
	if t := s.at(j); !t.is("lead") || t.joined || !opensPhrase(s.at(j+1)) {
		return
	}
	if j == i && s.pastFollows(j) || s.isOver(j) {
		s.change(j, j, "led", cv.NoteGrammar, "led", reasonLed)
	}
}

// pastFollows: "Lead a team and trained the".
func (s *sentence) pastFollows(verb int) bool {
	for k := verb + 1; k < verb+8 && k < len(s.tokens); k++ {
		if s.tokens[k].is("and") && soundPast(s.at(k+1).info) && (opensPhrase(s.at(k+2)) || s.at(k+2).is("them", "it")) {
			return true
		}
	}
	return false
}

// isOver reports a year behind the verb in which what it tells of ended.
func (s *sentence) isOver(verb int) bool {
	for k := verb + 1; k < len(s.tokens); k++ {
		if isYear(s.tokens[k]) && s.endsWith(k) {
			return true
		}
	}
	return false
}

// endsWith: "from 2014 to 2018", "until 2018", "during the 2018 season", "in 2018" at the end.
func (s *sentence) endsWith(year int) bool {
	switch s.at(year - 1).lower {
	case "from", "between":
		return s.at(year+1).is("to", "until", "till", "and", "-", "–") && isYear(s.at(year+2))
	case "until", "till":
		return true
	case "the":
		return s.at(year-2).is("during", "throughout") && s.at(year+1).kind == word
	case "in":
		return s.endsText(year)
	}
	return false
}

// endsText reports the last token but for one mark.
func (s *sentence) endsText(i int) bool {
	return i == len(s.tokens)-1 || i == len(s.tokens)-2 && s.at(i+1).kind == punct
}
