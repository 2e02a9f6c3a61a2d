package proofread

import (
	"strings"
	"sync"

	"focal/internal/lexicon"
)

// function words that English does not have, by language. They decide: short
// texts are too short for letter statistics.
const functionWords = `
fr: le la les du des une dans sur avec pour chez sous et est sont aux au par ses leur leurs cette ces responsable qui que plus très ainsi mise vers entre afin depuis lors équipe gestion
de: der die das und mit für von bei im am zum zur ein eine einer einen eines des dem den auf aus nach als auch ist sind wurde durch über unter sowie nicht sich oder
es: responsable el la los las del una por con para en y desde hasta como más entre sus sobre al equipo gestión
it: il lo la gli le di del della dei delle degli nel nella con per una e sono che presso dal alla al
pt: o os as da do das dos em no na nos nas com para por uma e ao à pelo pela
nl: het een van en met voor bij op aan naar door uit als ook zijn werd werden de binnen
pl: w i na z do oraz od dla przez się jest przy po za
sv: och att för med av på som den det ett en till från vid
`

var foreignWords = sync.OnceValue(func() map[string]uint16 {
	out := map[string]uint16{}
	bit := uint16(1)
	for line := range strings.Lines(functionWords) {
		_, words, ok := strings.Cut(line, ": ")
		if !ok {
			continue
		}
		for w := range strings.FieldsSeq(words) {
			out[w] |= bit
		}
		bit <<= 1
	}
	return out
})

var englishWords = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(`the of and to in for with on at by from a an is are was were be been has have had as that this which who
		my our their his her its i we they he she it or but not over under into through across within while after before more than all each per up out also both`) {
		out[w] = true
	}
	return out
})

// foreign reports a text in another language than English: nothing in it is
// changed (decisions D-61).
func (s *sentence) foreign() bool {
	var hits [16]int
	english, unknown, words, sure := 0, 0, 0, 0
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind != word {
			continue
		}
		if t.text == "I" {
			english++
			continue
		}
		lower := t.lower
		if head, rest, ok := strings.Cut(lower, "'"); ok && len(head) <= 2 && len(rest) > 1 && strings.Contains("d l qu n s j c m", head) && head != "o" && head != "i" {
			hits[0]++ // French elision: d', l', qu'
			lower = rest
		}
		mask := foreignWords()[lower]
		if mask != 0 && lexicon.Exact(lower).Level() > 35 {
			sure++
		}
		for b := 0; mask != 0; b, mask = b+1, mask>>1 {
			hits[b] += int(mask & 1)
		}
		if englishWords()[lower] && foreignWords()[lower] == 0 {
			english++
		}
		if !t.title() || i == 0 {
			words++
			if !lexicon.Word(lower).Known() && fixOf(lower) == "" {
				unknown++
			}
		}
	}
	most := 0
	for _, n := range hits {
		most = max(most, n)
	}
	if sure > 0 && english == 0 && words <= 3 {
		return true
	}
	if most > english && (most >= 2 || unknown > 0 && words > 1) {
		return true
	}
	return words >= 3 && unknown*2 >= words && english <= unknown/2 && !(english > 0 && most == 0 && s.slips()*2 > unknown)
}

// slips counts the unknown words that are near to one English word: a text full of
// them is badly spelt, not foreign.
func (s *sentence) slips() int {
	n := 0
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind == word && (!t.title() || i == 0) && !lexicon.Word(t.lower).Known() && fixOf(t.lower) == "" && s.guess(t.lower, false) != "" {
			n++
		}
	}
	return n
}
