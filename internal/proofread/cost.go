package proofread

import "strings"

// longestCosted is the length of a word beyond which nothing is weighed.
const longestCosted = 40

// alignment is the table of the cheapest ways from the beginnings of one word to those of another.
type alignment struct {
	wrong, right string
	rows         [longestCosted + 2][longestCosted + 2]float64
}

// editCost weighs how a word came to be misspelt: slips that writers make often
// (a letter doubled or not, neighbours swapped, a vowel for a vowel, letters
// that sound alike) cost less than arbitrary changes.
func editCost(wrong, right string) float64 {
	if len(wrong) > longestCosted || len(right) > longestCosted {
		return 9
	}
	a := alignment{wrong: wrong, right: right}
	a.borders()
	for i := 1; i <= len(wrong); i++ {
		for j := 1; j <= len(right); j++ {
			a.rows[i][j] = a.cheapest(i, j)
		}
	}
	return a.rows[len(wrong)][len(right)]
}

// borders fills in what it costs to begin with letters that the other word has not.
func (a *alignment) borders() {
	for i := 1; i <= len(a.wrong); i++ {
		a.rows[i][0] = a.rows[i-1][0] + 1.2
	}
	for j := 1; j <= len(a.right); j++ {
		a.rows[0][j] = a.rows[0][j-1] + 1.2
	}
}

func (a *alignment) cheapest(i, j int) float64 {
	best := a.rows[i-1][j-1]
	if x, y := a.wrong[i-1], a.right[j-1]; x != y {
		best += substitution(x, y, i == 1 || j == 1)
	}
	best = min(best, a.rows[i-1][j]+extra(a.wrong, i-1), a.rows[i][j-1]+missing(a.right, j-1))
	if a.swapped(i, j) {
		best = min(best, a.rows[i-2][j-2]+swap(i))
	}
	return best
}

// swapped reports that the last two letters stand the other way round.
func (a *alignment) swapped(i, j int) bool {
	if i < 2 || j < 2 {
		return false
	}
	x, y := a.wrong[i-1], a.right[j-1]
	return x == a.right[j-2] && a.wrong[i-2] == y && x != y
}

// swap is the cost of two letters in the wrong order, of which the second is the i-th of the word.
func swap(i int) float64 {
	if i == 2 {
		return 0.9
	}
	return 0.6
}

func vowel(c byte) bool { return strings.IndexByte("aeiouy", c) >= 0 }

// alike are consonants that English spells for one another.
const alike = "cs sc ck kc cq sz zs gj jg fv vf mn nm td dt ct tc"

// beside are neighbours on a keyboard.
const beside = "qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm aq sw de fr gt hy ju ki lo az sx dc fv gb hn jm"

func substitution(a, b byte, first bool) float64 {
	cost := confusion(a, b)
	if first {
		cost += 0.6
	}
	return cost
}

// confusion is the cost of one letter for another, the less the likelier.
func confusion(a, b byte) float64 {
	pair := string([]byte{a, b})
	switch {
	case vowel(a) && vowel(b):
		return 0.75
	case strings.Contains(alike, pair):
		return 0.8
	case strings.Contains(beside, pair), strings.Contains(beside, string([]byte{b, a})):
		return 1.0
	}
	return 1.7
}

// letterCost is the cost of a letter too many or too few by where it stands.
type letterCost struct{ doubled, first, last, vowel, other float64 }

var (
	extraLetter   = letterCost{doubled: 0.5, first: 1.5, last: 1.5, vowel: 0.75, other: 1.05} // the last one is an ending, not a slip
	missingLetter = letterCost{doubled: 0.45, first: 1.5, last: 1.2, vowel: 0.75, other: 0.85}
)

// extra is the cost of a letter too many at i.
func extra(wrong string, i int) float64 { return extraLetter.at(wrong, i) }

// missing is the cost of the letter at j that was left out.
func missing(right string, j int) float64 { return missingLetter.at(right, j) }

func (c *letterCost) at(text string, i int) float64 {
	switch {
	case i == 0:
		return c.first
	case text[i] == text[i-1]:
		return c.doubled
	case i == len(text)-1:
		return c.last
	case vowel(text[i]):
		return c.vowel
	}
	return c.other
}
