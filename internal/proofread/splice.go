package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// leastClause is how many words each side of a comma has before it is taken for a
// sentence of its own: "I came, I saw" is a figure of speech.
const leastClause = 4

// splice: "I ran the shop floor, I also trained new staff": two sentences with the
// same subject and nothing but a comma between them take a semicolon.
func (s *sentence) splice() {
	comma := -1
	for i, t := range s.tokens {
		switch {
		case t.is(","):
			if comma >= 0 {
				return // a list of sentences, or an aside
			}
			comma = i
		case t.kind == punct && !(t.is(".", "!") && i == len(s.tokens)-1) && !t.is("-", "%", "£", "$", "€", "&"), t.kind == opaque,
			t.is("when", "if", "although", "though", "while", "because", "since", "as", "unless", "until", "where", "which", "who", "that", "whether", "how", "what", "just", "only", "both", "think", "believe", "hope", "guess", "know", "say", "said"):
			return
		}
	}
	if comma < leastClause || len(s.tokens)-comma <= leastClause {
		return
	}
	first, second := s.at(0), s.at(comma+1)
	if !first.is("i", "we", "she", "he", "they") || second.lower != first.lower {
		return
	}
	if s.finiteAt(1) && s.finiteAt(comma+2) {
		s.change(comma, comma, ";", cv.NoteGrammar, "comma-splice", "A comma alone does not join two sentences.")
	}
}

// finiteAt reports a finite verb at i, behind an adverb if there is one.
func (s *sentence) finiteAt(i int) bool {
	if t := s.at(i); t.info.Is(lexicon.Adv) && (strings.HasSuffix(t.lower, "ly") || t.is("also", "then", "now", "still", "later", "soon", "often")) {
		i++
	}
	t := s.at(i)
	return t.kind == word && !t.title() && (t.is("am", "was", "have", "had", "can", "could", "would", "will") || t.info.Is(lexicon.Past) && !t.info.Is(lexicon.Noun) || t.info.Is(lexicon.Base) && t.info.Is(lexicon.VerbFirst))
}

// thirdRow: "Identifies risks and report them to the board": a sentence that opens
// in the third person goes on in it.
func (s *sentence) thirdRow(i int) {
	first, next := s.at(i), s.at(i+1)
	if first.info = lexicon.Exact(first.lower); first.joined || first.is("helps", "lets", "makes", "has", "sees", "watches", "ensures", "assists", "gets") || !first.info.Is(lexicon.Third) || !strings.HasSuffix(first.lower, "s") ||
		first.info.Is(lexicon.Plural|lexicon.Noun) && !determiners[next.lower] && !next.is("to") && !onlyPlural(next) {
		return
	}
	for j := i + 2; j+2 < len(s.tokens) && j < i+12; j++ {
		t := s.tokens[j]
		if t.kind == punct && !t.is("-", "%") || t.kind == opaque || helpers[t.lower] || t.is("to", "who", "which", "that", "how", "what", "where", "when", "can", "could", "will", "would", "must", "should", "may", "might", "do", "did", "not", "help", "helps", "make", "makes", "let", "lets", "i", "we", "they", "you") && j > i+1 {
			return
		}
		if !t.is("and") {
			if onlyVerb(t) {
				return
			}
			continue
		}
		verb, object := s.tokens[j+1], s.tokens[j+2]
		if verb.kind != word || verb.joined || verb.info.Is(lexicon.Past|lexicon.PastPart) ||
			!(onlyVerb(verb) && (determiners[object.lower] && !object.is("that", "those", "each", "no") || object.is("it", "them") || onlyPlural(object)) ||
				verb.info.Is(lexicon.Base) && !verb.title() && object.is("it", "them")) {
			return
		}
		if right, ok := inflect(verb.lower, "third"); ok && right != verb.lower {
			s.change(j+1, j+1, right, cv.NoteGrammar, "coordination", reasonCoordinate)
		}
		return
	}
}

// inanimate nouns have no "who", so that ", that" behind them stands for ", which".
var inanimate = wordset.Of(`
	app bridge system tool website site project programme program product platform service scheme campaign event book report
	branch shop course building factory plant pilot trial`)

// tells are verbs that go on about such a thing.
var tells = wordset.Of(`
	was had opened reached won cost served ran made covers serves employs includes used helped saved raised gave led cut`)

// openers begin with a phrase, behind whose comma "that" may point back: "In the
// end of the project, that was the risk".
var openers = wordset.Of(`
	in on at for with during after before by from to as since when while if because under over within through of once until
	without about like`)

// thatWhich: "The scheme, that opened in 2018, saved £2m" -> "which".
func (s *sentence) thatWhich(i int) {
	if !s.at(i).is("that") || !s.at(i-1).is(",") || !inanimate[s.at(i-2).lower] || !tells[s.at(i+1).lower] || s.at(i+2).is(",") {
		return
	}
	for k := i - 2; k >= 0; k-- {
		if t := s.tokens[k]; s.startsSentence(k) {
			if openers[t.lower] {
				return
			}
			break
		} else if t.is(",", ";", ":") {
			return
		}
	}
	s.change(i, i, "which", cv.NoteGrammar, "that-which", "Behind a comma the relative is “which”.")
}

// between: "Led the clinic, vaccinate staff and kept the log": a plain verb between
// two pasts of one row.
func (s *sentence) between(i int) {
	first := lexicon.Exact(s.at(i).lower)
	if s.at(i).joined || !first.Is(lexicon.Past) || first.Is(lexicon.Base) || helpers[s.at(i).lower] {
		return
	}
	for j := i + 1; j+3 < len(s.tokens) && j < i+10; j++ {
		t, verb := s.tokens[j], s.tokens[j+1]
		if t.kind == punct && !t.is(",", "-", "%") || t.kind == opaque || t.is("to", "who", "which", "that", "how", "what", "can", "could", "will", "would", "must", "should", "did", "not", "and", "or") || helpers[t.lower] {
			return
		}
		if !t.is(",") || !onlyVerb(verb) || verb.info.Is(lexicon.Past|lexicon.PastPart) || !determiners[s.at(j+2).lower] && !s.at(j+2).info.Is(lexicon.Noun|lexicon.Plural) {
			continue
		}
		for k := j + 3; k+1 < len(s.tokens) && k < j+8; k++ {
			if s.tokens[k].kind == punct && !s.tokens[k].is(",") {
				return
			}
			if !s.tokens[k].is("and") {
				continue
			}
			last := s.tokens[k+1]
			if last.info.Is(lexicon.Past) && !last.info.Is(lexicon.Base|lexicon.Noun) && (!last.info.Is(lexicon.Adj) || determiners[s.at(k+2).lower]) {
				if right, ok := inflect(verb.lower, "past"); ok && right != verb.lower {
					s.change(j+1, j+1, right, cv.NoteGrammar, "coordination", reasonCoordinate)
				}
			}
			return
		}
		return
	}
}
