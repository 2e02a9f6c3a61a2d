package proofread

import (
	"slices"
	"strings"

	"focal/internal/wordset"
)

// mayRepeat are words that may rightly stand twice in a row.
var mayRepeat = wordset.Of(`
	had did that very is so no bye yes do again more many much really ha far long night day little never never big bora pago
	wagga knock tut chop dum yo cha pom can log new half many`)

// repeated drops the second of two equal words among the commonest thousand.
func (s *sentence) repeated() {
	for i := 1; i < len(s.tokens); i++ {
		if s.standsTwice(i) && s.isRepeat(i) {
			s.drop(i, "repeated", "The word “"+s.tokens[i].text+"” stands twice.")
		}
	}
}

// standsTwice reports the word of the token before, which stands neither a third time nor in a compound.
func (s *sentence) standsTwice(i int) bool {
	a, b := &s.tokens[i-1], &s.tokens[i]
	if a.lower != b.lower || !a.lone() || !b.lone() || !b.space {
		return false
	}
	return s.at(i-2).lower != b.lower && s.at(i+1).lower != b.lower && !s.at(i+1).is("=")
}

// isRepeat reports a word that stands twice by mistake alone.
func (s *sentence) isRepeat(i int) bool {
	t := s.tokens[i]
	if mayRepeat[t.lower] || !commonest(t) || s.tokens[i-1].title() && !s.startsSentence(i-1) {
		return false
	}
	return !s.twoParticles(i) && !s.at(i-2).is("what") // "what was was recorded"
}

// commonest reports one of the commonest words in small letters; single letters are none, but for "a".
func commonest(t token) bool {
	return t.text == t.lower && (len(t.text) > 1 || t.text == "a") && t.info.Level() <= 10
}

var particles = wordset.Of("in on up over out off by down")

// twoParticles: "logged in in 2019", "took over over a weekend".
func (s *sentence) twoParticles(i int) bool {
	t, verb := s.tokens[i], s.at(i-2)
	return particles[t.lower] && verb.kind == word && s.at(i+1).kind == word && verbWithParticle(verb, t.lower)
}

// particleVerbs are the verbs that take each of these particles.
var particleVerbs = map[string][]string{
	"in":   strings.Fields("log put sign check move fill stand bring come plug step join phone call stay settle fit hand pay"),
	"on":   strings.Fields("log sign carry move go work take turn build pass get add"),
	"over": strings.Fields("take hand carry move roll turn"),
}

// verbWithParticle reports verbs that take the particle themselves, so that it
// may be followed by the same preposition.
func verbWithParticle(t token, particle string) bool {
	base, ok := baseOf(t.lower)
	if !ok {
		return false
	}
	verbs, listed := particleVerbs[particle]
	return !listed || slices.Contains(verbs, base)
}
