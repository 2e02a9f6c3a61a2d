package proofread

import "focal/internal/wordset"

// mayRepeat are words that may rightly stand twice in a row.
var mayRepeat = wordset.Of(`
	had did that very is so no bye yes do again more many much really ha far long night day little never never big bora pago
	wagga knock tut chop dum yo cha pom can log new half many`)

// repeated drops the second of two equal words among the commonest thousand.
func (s *sentence) repeated() {
	for i := 1; i < len(s.tokens); i++ {
		a, b := s.tokens[i-1], s.tokens[i]
		if a.kind != word || b.kind != word || a.lower != b.lower || !b.space || a.joined || b.joined || mayRepeat[b.lower] || s.at(i-2).lower == b.lower || s.at(i+1).lower == b.lower {
			continue
		}
		if b.text != b.lower || len(b.text) < 2 && b.text != "a" || b.info.Level() > 10 {
			continue
		}
		if a.title() && !s.startsSentence(i-1) {
			continue
		}
		if particle := b.is("in", "on", "up", "over", "out", "off", "by", "down"); particle && s.at(i-2).kind == word && s.at(i+1).kind == word && verbWithParticle(s.at(i-2), b.lower) {
			continue // "logged in in 2019", "took over over a weekend"
		}
		s.drop(i, "repeated", "The word “"+b.text+"” stands twice.")
	}
}

// verbWithParticle reports verbs that take the particle themselves, so that it
// may be followed by the same preposition.
func verbWithParticle(t token, particle string) bool {
	base, ok := baseOf(t.lower)
	if !ok {
		return false
	}
	switch particle {
	case "in":
		return wordSetIn(base, "log sign check move fill stand bring come plug step join phone call stay settle fit hand pay")
	case "on":
		return wordSetIn(base, "log sign carry move go work take turn build pass get add")
	case "over":
		return wordSetIn(base, "take hand carry move roll turn")
	}
	return true
}
