package proofread

import (
	"slices"
	"strings"
	"sync"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// functionWords are those that English does not have, by language. They decide: short
// texts are too short for letter statistics.
var functionWords = [...]string{
	`le la les du des une dans sur avec pour chez sous et est sont aux au par ses leur leurs cette ces responsable qui que
	plus très ainsi mise vers entre afin depuis lors équipe gestion`, // fr
	`der die das und mit für von bei im am zum zur ein eine einer einen eines des dem den auf aus nach als auch ist sind
	wurde durch über unter sowie nicht sich oder`, // de
	`responsable el la los las del una por con para en y desde hasta como más entre sus sobre al equipo gestión`, // es
	`il lo la gli le di del della dei delle degli nel nella con per una e sono che presso dal alla al`,           // it
	`o os as da do das dos em no na nos nas com para por uma e ao à pelo pela`,                                   // pt
	`het een van en met voor bij op aan naar door uit als ook zijn werd werden de binnen`,                        // nl
	`w i na z do oraz od dla przez się jest przy po za`,                                                          // pl
	`och att för med av på som den det ett en till från vid`,                                                     // sv
}

// foreignWords holds, for each such word, one bit for each language that has it.
var foreignWords = sync.OnceValue(func() map[string]uint16 {
	out := map[string]uint16{}
	for n, words := range functionWords {
		for w := range strings.FieldsSeq(words) {
			out[w] |= 1 << n
		}
	}
	return out
})

var englishWords = wordset.Of(`
	the of and to in for with on at by from a an is are was were be been has had have that this as which who my our their his
	her its i we they he she it or but not over under into through across within while after before more than all each per up
	out also both`)

// french is the language of functionWords that elisions count for.
const french = 0

// census counts the words of a text by what they tell of its language.
type census struct {
	hits    [len(functionWords)]int // function words of each language
	sure    int                     // those that are no common word of English
	english int
	words   int // without names
	unknown int // of them
}

// foreign reports a text in another language than English: nothing in it is
// changed (decisions D-61).
func (s *sentence) foreign() bool {
	c := census{}
	for i := range s.tokens {
		if t := &s.tokens[i]; t.kind == word {
			c.count(t, i == 0)
		}
	}
	return c.shortForeign() || c.mostlyForeign() || c.mostlyUnknown() && !(c.misspelt() && s.slips()*2 > c.unknown)
}

func (c *census) count(t *token, first bool) {
	if t.text == "I" {
		c.english++
		return
	}
	lower, elided := elision(t.lower)
	if elided {
		c.hits[french]++
	}
	c.function(lower)
	if first || !t.title() {
		c.words++
		if unheard(lower) {
			c.unknown++
		}
	}
}

// elision cuts the article or the pronoun from a French word: d', l', qu'.
func elision(lower string) (string, bool) {
	head, rest, ok := strings.Cut(lower, "'")
	if !ok || len(head) > 2 || len(rest) < 2 || head == "o" || head == "i" || !strings.Contains("d l qu n s j c m", head) {
		return lower, false
	}
	return rest, true
}

// function counts a word if it is a function word of some language.
func (c *census) function(lower string) {
	mask := foreignWords()[lower]
	if mask == 0 {
		if englishWords[lower] {
			c.english++
		}
		return
	}
	if lexicon.Exact(lower).Level() > 35 {
		c.sure++
	}
	for n := range c.hits {
		c.hits[n] += int(mask >> n & 1)
	}
}

// unheard reports a word that neither the lexicon nor the list of misspellings has.
func unheard(lower string) bool { return !lexicon.Word(lower).Known() && fixOf(lower) == "" }

// most is the number of function words of the language that has most of them.
func (c *census) most() int { return slices.Max(c.hits[:]) }

// shortForeign reports a few words one of which is surely foreign.
func (c *census) shortForeign() bool { return c.sure > 0 && c.english == 0 && c.words <= 3 }

// mostlyForeign reports more function words of another language than of English.
func (c *census) mostlyForeign() bool {
	most := c.most()
	return most > c.english && (most >= 2 || c.unknown > 0 && c.words > 1)
}

// mostlyUnknown reports a text half of whose words no list has, with few function words of English.
func (c *census) mostlyUnknown() bool {
	return c.words >= 3 && c.unknown*2 >= c.words && c.english <= c.unknown/2
}

// misspelt reports that a text of unknown words may be English: it has function words of no other language.
func (c *census) misspelt() bool { return c.english > 0 && c.most() == 0 }

// slips counts the unknown words that are near to one English word: a text full of
// them is badly spelt, not foreign.
func (s *sentence) slips() int {
	n := 0
	for i := range s.tokens {
		if s.slip(i) {
			n++
		}
	}
	return n
}

func (s *sentence) slip(i int) bool {
	t := &s.tokens[i]
	if t.kind != word || t.title() && i > 0 {
		return false
	}
	return unheard(t.lower) && s.guess(t.lower, false) != ""
}
