package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
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
