package proofread

import (
	"strings"

	"focal/internal/lexicon"
)

type scored struct {
	word string
	cost float64
}

// ceilings is the highest cost of a silent correction by length of the word, and
// margin how far the next candidate must be: short words have many neighbours.
var ceilings = [...]float64{0, 0, 0, 0, 0, 0.8, 1.0, 1.15, 1.5, 1.8, 1.9}

const margin = 0.3

// guess returns the one word that the writer can only have meant, or "".
// A weak word is one that only the largest list knows: it needs clear evidence.
func (s *sentence) guess(lower string, weak bool) string {
	if right := pluralInYs(lower); right != "" && !weak {
		return right
	}
	if len(lower) < 4 || strings.Contains(lower, "'") || derived(lower) || glued(lower) {
		return ""
	}
	c := choice{lower: lower, localise: lexicon.British, best: scored{cost: 9}, second: scored{cost: 9}}
	if s.locale() == americanEnglish {
		c.localise = lexicon.American
	}
	lexicon.Near(lower, reach(lower), c.consider)
	if !c.clear(weak) || !supported(lower, c.best) {
		return ""
	}
	return c.best.word
}

// pluralInYs: "countrys" is "countries", "branchs" is "branches".
func pluralInYs(lower string) string {
	if stem, ok := strings.CutSuffix(lower, "s"); ok && hisses(stem) && lexicon.Exact(stem).Is(lexicon.Noun) && common(stem, 50) {
		return stem + "es"
	}
	stem, ok := strings.CutSuffix(lower, "ys")
	if !ok || len(stem) <= 3 || vowel(stem[len(stem)-1]) || !lexicon.Exact(stem+"y").Is(lexicon.Noun) {
		return ""
	}
	return stem + "ies"
}

// hisses reports a long noun whose plural ends in "es".
func hisses(noun string) bool {
	return len(noun) > 4 && (strings.HasSuffix(noun, "ch") || strings.HasSuffix(noun, "sh") || strings.HasSuffix(noun, "x"))
}

// reach is how many changes away from a word the one that was meant may be.
func reach(lower string) int {
	if len(lower) > 6 {
		return 2
	}
	return 1
}

// choice keeps the two likeliest of the words near to one.
type choice struct {
	lower        string
	localise     func(string) (string, bool) // into the spelling of the text's tradition
	best, second scored
}

// consider weighs a word at a distance from the one in question.
func (c *choice) consider(candidate string, distance int, info lexicon.Info) {
	if tooRare(info, distance) || distance > 0 && !c.beginsAlike(candidate) {
		return
	}
	cost := editCost(c.lower, candidate) + rarity(info)
	if other, ok := c.localise(candidate); ok {
		candidate = other
	}
	c.rank(scored{candidate, cost})
}

// tooRare reports a word that is not the one that was meant; what is further away must be commoner.
func tooRare(info lexicon.Info, distance int) bool {
	if info.Is(lexicon.Abbreviation | lexicon.Variant) {
		return true
	}
	return info.Level() > 60 || distance > 1 && info.Level() > 50
}

// beginsAlike reports the same first letter, or one too many before it.
func (c *choice) beginsAlike(candidate string) bool {
	return candidate[0] == c.lower[0] || len(c.lower) > 1 && candidate[0] == c.lower[1]
}

func (c *choice) rank(n scored) {
	switch {
	case n.word == c.best.word:
		c.best.cost = min(c.best.cost, n.cost)
	case n.cost < c.best.cost:
		c.best, c.second = n, c.best
	case n.cost < c.second.cost:
		c.second = n
	}
}

// clear reports that the best is near enough and the next one far behind it.
func (c *choice) clear(weak bool) bool {
	ceiling := ceilings[min(len(c.lower), len(ceilings)-1)]
	if weak {
		ceiling -= 0.6
	}
	return c.best.cost <= ceiling && c.second.cost-c.best.cost >= margin
}

// supported asks real CVs whether the correction is likelier than the word: one
// that several people write is a term of theirs ("templating", "glanding") unless the
// correction is far more common, and a correction that nobody uses is no improvement
// but for a plain slip in a long word or one of the commonest words of English.
func supported(word string, right scored) bool {
	if right.word+"s" == word {
		return false // its plural, of which the dictionaries know nothing: "comparables"
	}
	uses := usesOf(right.word)
	if seen := lexicon.Uses(word); seen > 0 {
		return uses >= seen+muchMore
	}
	return uses > 0 || lexicon.Exact(right.word).Level() <= 20 || isPlainSlip(word, right.word)
}

// usesOf counts a word in the spelling that is used more.
func usesOf(word string) int {
	uses := lexicon.Uses(word)
	if american, ok := lexicon.American(word); ok {
		return max(uses, lexicon.Uses(american))
	}
	return uses
}

// isPlainSlip reports one slip in a long word.
func isPlainSlip(wrong, right string) bool {
	return len(wrong) > 6 && editCost(wrong, right) <= plainSlip
}

// muchMore is 32 times as many documents; plainSlip is the cost of a vowel, of
// a letter that sounds alike, or of one that was doubled, left single or swapped.
const (
	muchMore  = 5
	plainSlip = 0.8
)

// glued reports a word that lost the space to a small one beside it ("ofoperation",
// "executionis"), as it happens in the text of some PDF files. The nearest single
// word would be another word.
func glued(lower string) bool {
	return gluedTo(lower, gluedBefore, strings.CutPrefix) || gluedTo(lower, gluedBehind, strings.CutSuffix)
}

// gluedTo reports a common word that one of the small ones is cut from.
func gluedTo(lower string, small []string, cut func(text, end string) (string, bool)) bool {
	for _, w := range small {
		if rest, ok := cut(lower, w); ok && len(rest) > 3 && common(rest, 50) {
			return true
		}
	}
	return false
}

// gluedBefore and gluedBehind are the small words that are lost most.
var (
	gluedBefore = strings.Fields("of the and for with to by an my at on in")
	gluedBehind = strings.Fields("of the and for with is a to by as")
)

// rarity makes common words likelier.
func rarity(info lexicon.Info) float64 {
	cost, ok := levelCosts[info.Level()]
	if !ok {
		cost = 1.0
	}
	return cost - 0.02*float64(info.Frequency())
}

var levelCosts = map[int]float64{10: 0, 20: 0.08, 35: 0.2, 40: 0.35, 50: 0.5, 55: 0.7}
