package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

const (
	reasonCoordinate = "Verbs that are joined stand in the same form."
	reasonPerfect    = "“Have” takes the past participle."
	reasonLed        = "The past tense of “lead” is “led”."
)

// verbs corrects verb forms that other verbs of the sentence decide.
func (s *sentence) verbs() {
	for i := range s.tokens {
		t := s.tokens[i]
		if t.kind != word || t.joined {
			continue
		}
		if t.is("have", "has", "had", "having", "i've", "we've", "they've", "was", "were", "been", "being", "is", "are") {
			s.perfect(i)
		}
		if t.is("am", "is", "are") {
			s.since(i)
		}
		if t.is("and") {
			s.orphan(i + 1)
		}
		if t.is("that") {
			s.thatWhich(i)
		}
		if s.startsSentence(i) {
			s.coordination(i)
			s.thirdRow(i)
			s.between(i)
			s.joinedToI(i)
			s.lead(i)
		}
	}
}

// perfect: "have wrote", "was chose" -> "have written", "was chosen".
func (s *sentence) perfect(i int) {
	j := i + 1
	for j < i+3 && (s.at(j).info.Is(lexicon.Adv) && strings.HasSuffix(s.at(j).lower, "ly") || s.at(j).is("also", "never", "always", "not", "just", "already")) {
		j++
	}
	t := s.at(j)
	if t.kind != word || t.title() || t.joined {
		return
	}
	switch info := t.info; {
	case info.Is(lexicon.Past) && !info.Is(lexicon.PastPart|lexicon.Noun|lexicon.Base|lexicon.Adj):
	case s.tokens[i].is("have", "has", "had", "i've", "we've", "they've") && pastOnly[t.lower]:
	case s.tokens[i].is("have", "has", "i've", "we've", "they've") && onlyVerb(t) && !info.Is(lexicon.PastPart) &&
		(determiners[s.at(j+1).lower] || isCount(s.at(j+1))) && !s.tokens[i].title():
	default:
		return
	}
	if right, ok := inflect(t.lower, "pp"); ok && right != t.lower {
		s.change(j, j, right, cv.NoteGrammar, "participle", reasonPerfect)
	}
}

// orphan: "Set up the lab and begun the trials" -> "began": a participle that has an
// object of its own and nothing before it that it could belong to.
func (s *sentence) orphan(i int) {
	t := s.at(i)
	if !orphans[t.lower] || t.joined || !s.at(i+1).is("the", "a", "an", "my", "our", "their", "its") || !s.tokens[0].info.Is(lexicon.Past) && !lexicon.Exact(s.tokens[0].lower).Is(lexicon.Past) {
		return
	}
	if i > 2 && s.at(i-2).info.Is(lexicon.PastPart) {
		return // "the plans drawn and written the year before"
	}
	for j := range i {
		if s.tokens[j].kind == punct && !s.tokens[j].is(",") || s.tokens[j].is("have", "has", "had", "having", "be", "been", "being", "was", "were", "is", "are", "get", "got", "who", "which", "that") || strings.HasSuffix(s.tokens[j].lower, "'ve") {
			return
		}
	}
	if right, ok := inflect(t.lower, "past"); ok && right != t.lower {
		s.change(i, i, right, cv.NoteGrammar, "coordination", reasonCoordinate)
	}
}

// orphans are participles that differ from the past form and are no adjectives.
var orphans = wordset.Of(`
	begun done written taken driven undertaken overseen chosen spoken drawn flown become sung woven rewritten overtaken`)

// pastOnly are past forms that are other words too, or plain forms of rare verbs.
var pastOnly = wordset.Of(`
	did ran began came became overcame drove spoke broke chose froze stole woke wore tore shook rang sang sank swam flew threw
	grew knew blew drew`)

// since: "I am working here since 2015" -> "I have been working".
func (s *sentence) since(i int) {
	if !s.at(i-1).is("i", "he", "she", "they", "we") || !s.at(i+1).info.Is(lexicon.Ing) || !strings.HasSuffix(s.at(i+1).lower, "ing") {
		return
	}
	for j := i + 2; j < i+10 && j < len(s.tokens); j++ {
		t := s.tokens[j]
		if t.is("since") {
			if year := s.at(j + 1); year.kind == number && len(year.text) == 4 || s.at(j+2).kind == number && len(s.at(j+2).text) == 4 {
				right := "have been"
				if s.at(i-1).is("he", "she") {
					right = "has been"
				}
				s.change(i, i, right, cv.NoteGrammar, "since", "With “since” the perfect tense is used.")
			}
			return
		}
		if t.kind == punct || t.info.Is(lexicon.Ing) && !t.info.Is(lexicon.Noun) || t.is("that", "which", "who") {
			return
		}
	}
}

// coordination makes a row of verbs at the start of a sentence agree with the
// first: "Developed and implement a", "Planned, coordinated and executing 14".
func (s *sentence) coordination(i int) {
	first := s.at(i)
	j := i
	if first.is("i", "we") {
		j++
		first = s.at(j)
	}
	if first.title() {
		first.info = lexicon.Exact(first.lower) // "Sat" is a day as well
	}
	if first.joined || !first.info.Is(lexicon.Past) || first.info.Is(lexicon.Base) || first.is("left") {
		return
	}
	row := 1
	for s.at(j+1).is(",") && s.at(j+2).info.Is(lexicon.Past) && !s.at(j+2).info.Is(lexicon.Base) {
		j += 2
		row++
	}
	and := j + 1
	if s.at(and).is(",") && row > 1 {
		and++
	}
	if !s.at(and).is("and", "&") {
		s.distant(j + 1)
		return
	}
	t, next := s.at(and+1), s.at(and+2)
	if t.kind != word || t.title() || t.joined || !next.space || t.info.Is(lexicon.Past) {
		s.distant(and + 1)
		return
	}
	object := t.is("lead") && onlyPlural(s.at(and+3)) || determiners[next.lower] || next.kind == number || isCount(next) || next.title() || next.is("new", "all", "with")
	switch {
	case t.info.Is(lexicon.Base) && (object || onlyVerb(t)) && !t.info.Is(lexicon.Plural|lexicon.Adv):
	case t.info.Is(lexicon.Ing) && row > 1 && object && strings.HasSuffix(t.lower, "ing"):
	case t.info.Is(lexicon.Ing) && row == 1 && (determiners[next.lower] && !next.is("all", "no")) && strings.HasSuffix(t.lower, "ing") && !t.info.Is(lexicon.Noun):
	case t.info.Is(lexicon.Third) && !t.info.Is(lexicon.Noun) && determiners[next.lower]:
	default:
		s.distant(and + 1)
		return
	}
	if right, ok := inflect(t.lower, "past"); ok && right != t.lower {
		s.change(and+1, and+1, right, cv.NoteGrammar, "coordination", reasonCoordinate)
	}
}

// joinedToI: "I live in Leeds and works as a baker" -> "work".
func (s *sentence) joinedToI(i int) {
	if !s.at(i).is("i") || !s.at(i+1).is("am", "have", "was") && !s.at(i+1).info.Is(lexicon.Base) || s.at(i+1).info.Is(lexicon.Past) && !s.at(i+1).is("was") {
		return
	}
	for j := i + 2; j+2 < len(s.tokens) && j < i+14; j++ {
		t := s.tokens[j]
		if t.kind == punct || t.is("who", "which", "that", "what", "how", "where", "it", "he", "she", "this") {
			return
		}
		verb := s.tokens[j+1]
		if !t.is("and") || verb.kind != word || verb.joined || !(verb.is("works", "lives", "speaks", "has", "enjoys", "is", "does", "likes", "runs", "manages", "studies", "leads") || verb.info.Is(lexicon.Third) && !verb.info.Is(lexicon.Noun|lexicon.Plural)) {
			continue
		}
		next := s.at(j + 2)
		if !determiners[next.lower] && !onlyPlural(next) && !next.is("as", "at", "in", "for", "with", "currently", "now") && !(verb.is("speaks") && next.title()) {
			return
		}
		right, _ := inflect(verb.lower, "base")
		switch verb.lower {
		case "is":
			right = "am"
		case "has":
			right = "have"
		}
		s.change(j+1, j+1, right, cv.NoteGrammar, "coordination", reasonCoordinate)
		return
	}
}

// helpers take a plain verb after their object.
var helpers = wordset.Of("helped made let had saw watched assisted required asked recommended suggested ensured enabled allowed")

// distant: "Managed budgets and supervise a team": a plain verb after "and",
// with an object, and nothing before it that could govern it.
func (s *sentence) distant(from int) {
	for k := range from {
		if helpers[s.tokens[k].lower] {
			return
		}
	}
	for j := from; j+2 < len(s.tokens) && j < from+12; j++ {
		t := s.tokens[j]
		if t.kind == punct && !t.is(",", "%", "-") || t.kind == opaque || t.is("to", "who", "which", "that", "how", "what", "where", "when", "can", "could", "will", "would", "must", "should", "may", "might", "do", "did", "not", "i", "we", "they", "you") {
			return
		}
		if !t.is("and") {
			if onlyVerb(t) && j > from {
				return
			}
			continue
		}
		verb, next := s.tokens[j+1], s.tokens[j+2]
		if verb.is("seen", "done", "begun", "undertaken", "overseen") && (determiners[next.lower] || next.is("it", "them", "this", "many")) {
			right, _ := inflect(verb.lower, "past")
			s.change(j+1, j+1, right, cv.NoteGrammar, "coordination", reasonCoordinate)
			return
		}
		if verb.kind == word && !verb.joined && (onlyVerb(verb) || verb.is("lead") && s.ledThen(next)) && !verb.info.Is(lexicon.Past|lexicon.PastPart) && (determiners[next.lower] && !next.is("that", "those", "each", "no") || next.kind == word && onlyPlural(next)) {
			if right, ok := inflect(verb.lower, "past"); ok && right != verb.lower {
				s.change(j+1, j+1, right, cv.NoteGrammar, "coordination", reasonCoordinate)
			}
			return
		}
	}
}

// beginnings are pasts after which one may well still lead: "Joined in May and
// lead the night shift".
var beginnings = wordset.Of(`
	joined became moved started began trained qualified founded promoted returned transferred took came rose inherited built set
	grew hired graduated progressed stepped studied completed gained been was were`)

// ledThen reports whether a "lead" behind a past verb, before an object, is "led":
// nothing says that it goes on.
func (s *sentence) ledThen(next token) bool {
	if !next.is("the", "a", "an", "its", "their", "my", "our", "his", "her") {
		return false
	}
	for _, t := range s.tokens {
		if beginnings[t.lower] || isYear(t) || t.is("now", "currently", "still", "since", "today", "both", "plan") {
			return false
		}
	}
	return true
}

// lead: a post that is over was led: "Lead a team from 2014 to 2018".
func (s *sentence) lead(i int) {
	j := i
	if s.at(j).is("i", "we", "he", "she", "they") {
		j++
	}
	t := s.at(j)
	if !t.is("lead") || t.joined {
		return
	}
	next := s.at(j + 1)
	if !(determiners[next.lower] || isCount(next)) {
		return
	}
	over := false
	for k := j + 1; k < len(s.tokens); k++ {
		a := s.tokens[k]
		if a.is("and") && j == i && k < j+8 && s.at(k+1).info.Is(lexicon.Past) && !s.at(k+1).info.Is(lexicon.Base|lexicon.Adj|lexicon.Noun) && (determiners[s.at(k+2).lower] || isCount(s.at(k+2))) {
			over = true
		}
		if !isYear(a) {
			continue
		}
		before := s.at(k - 1)
		switch {
		case s.at(k+1).is("to", "until", "till", "and", "-", "–") && isYear(s.at(k+2)) && before.is("from", "between"), before.is("until", "till"):
			over = true
		case before.is("the") && s.at(k-2).is("during", "throughout") && s.at(k+1).kind == word:
			over = true
		case before.is("in") && (k == len(s.tokens)-1 || k == len(s.tokens)-2 && s.at(k+1).kind == punct):
			over = true
		}
	}
	if over {
		s.change(j, j, "led", cv.NoteGrammar, "led", reasonLed)
	}
}

func isYear(t token) bool {
	return t.kind == number && len(t.text) == 4 && (t.text[:2] == "19" || t.text[:2] == "20")
}
