package proofread

import (
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
	comma, ok := s.onlyComma()
	if !ok || comma < leastClause || len(s.tokens)-comma <= leastClause {
		return
	}
	if s.sameSubject(0, comma+1) && s.finiteAt(1) && s.finiteAt(comma+2) {
		s.change(comma, comma, ";", cv.NoteGrammar, "comma-splice", "A comma alone does not join two sentences.")
	}
}

// onlyComma returns the one comma of a text in which nothing else joins or parts sentences: two are
// a list of sentences, or an aside.
func (s *sentence) onlyComma() (int, bool) {
	comma := -1
	for i, t := range s.tokens {
		switch {
		case t.is(","):
			if comma >= 0 {
				return 0, false
			}
			comma = i
		case joinsClauses[t.lower], t.kind == opaque, t.kind == punct && !s.leavesClause(i):
			return 0, false
		}
	}
	return comma, comma >= 0
}

// leavesClause reports a mark that parts no sentences: one inside them, or the last full stop.
func (s *sentence) leavesClause(i int) bool {
	t := s.tokens[i]
	return t.is("-", "%", "£", "$", "€", "&") || t.is(".", "!") && i == len(s.tokens)-1
}

// joinsClauses join clauses, or have one for an object.
var joinsClauses = wordset.Of(`
	when if although though while because since as unless until where which who that whether how what just only both think
	believe hope guess know say said`)

func (s *sentence) sameSubject(first, second int) bool {
	return s.at(first).is("i", "we", "she", "he", "they") && s.at(second).lower == s.at(first).lower
}

// finiteAt reports a finite verb at i, behind an adverb if there is one.
func (s *sentence) finiteAt(i int) bool {
	if s.adverbAt(i) {
		i++
	}
	t := s.at(i)
	return t.kind == word && !t.title() && (finiteHelpers[t.lower] || finite(t.info))
}

func (s *sentence) adverbAt(i int) bool {
	t := s.at(i)
	return lyAdverb(t) || t.info.Is(lexicon.Adv) && t.is("also", "then", "now", "still", "later", "soon", "often")
}

var finiteHelpers = wordset.Of("am was have had can could would will")

// finite reports a past form that is no noun, or a plain form that is a verb before all else.
func finite(info lexicon.Info) bool {
	return info.Is(lexicon.Past) && !info.Is(lexicon.Noun) || plainVerb(info)
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
	if s.at(i).is("that") && s.tellsOf(i) && s.inMainClause(i-2) {
		s.change(i, i, "which", cv.NoteGrammar, "that-which", "Behind a comma the relative is “which”.")
	}
}

// tellsOf reports a thing and a comma before the word, and a verb behind it that goes on about the thing.
func (s *sentence) tellsOf(i int) bool {
	return s.at(i-1).is(",") && inanimate[s.at(i-2).lower] && tells[s.at(i+1).lower] && !s.at(i+2).is(",")
}

// inMainClause reports that no comma parts the word from the start of its sentence, and that this
// is no phrase of circumstance.
func (s *sentence) inMainClause(i int) bool {
	for k := i; k >= 0; k-- {
		switch t := s.tokens[k]; {
		case s.startsSentence(k):
			return !openers[t.lower]
		case t.is(",", ";", ":"):
			return false
		}
	}
	return true
}
