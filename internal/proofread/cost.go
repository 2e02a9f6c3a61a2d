package proofread

import "strings"

// editCost weighs how a word came to be misspelt: slips that writers make often
// (a letter doubled or not, neighbours swapped, a vowel for a vowel, letters
// that sound alike) cost less than arbitrary changes.
func editCost(wrong, right string) float64 {
	n, m := len(wrong), len(right)
	if n > 40 || m > 40 {
		return 9
	}
	var rows [42][42]float64
	for i := 1; i <= n; i++ {
		rows[i][0] = rows[i-1][0] + 1.2
	}
	for j := 1; j <= m; j++ {
		rows[0][j] = rows[0][j-1] + 1.2
	}
	for i := 1; i <= n; i++ {
		for j := 1; j <= m; j++ {
			a, b := wrong[i-1], right[j-1]
			best := rows[i-1][j-1]
			if a != b {
				best += substitution(a, b, i == 1 || j == 1)
			}
			best = min(best, rows[i-1][j]+extra(wrong, i-1), rows[i][j-1]+missing(right, j-1))
			if i > 1 && j > 1 && a == right[j-2] && wrong[i-2] == b && a != b {
				swap := 0.6
				if i == 2 {
					swap = 0.9
				}
				best = min(best, rows[i-2][j-2]+swap)
			}
			rows[i][j] = best
		}
	}
	return rows[n][m]
}

func vowel(c byte) bool { return strings.IndexByte("aeiouy", c) >= 0 }

// alike are consonants that English spells for one another.
const alike = "cs sc ck kc cq sz zs gj jg fv vf mn nm td dt ct tc"

// beside are neighbours on a keyboard.
const beside = "qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm aq sw de fr gt hy ju ki lo az sx dc fv gb hn jm"

func substitution(a, b byte, first bool) float64 {
	cost := 1.7
	pair, back := string([]byte{a, b}), string([]byte{b, a})
	switch {
	case vowel(a) && vowel(b):
		cost = 0.75
	case strings.Contains(alike, pair):
		cost = 0.8
	case strings.Contains(beside, pair) || strings.Contains(beside, back):
		cost = 1.0
	}
	if first {
		cost += 0.6
	}
	return cost
}

// extra is the cost of a letter too many at i.
func extra(wrong string, i int) float64 {
	switch {
	case i > 0 && wrong[i] == wrong[i-1]:
		return 0.5
	case i == 0:
		return 1.5
	case i == len(wrong)-1:
		return 1.5 // an ending, not a slip
	case vowel(wrong[i]):
		return 0.75
	}
	return 1.05
}

// missing is the cost of the letter at j that was left out.
func missing(right string, j int) float64 {
	switch {
	case j > 0 && right[j] == right[j-1]:
		return 0.45
	case j == 0:
		return 1.5
	case j == len(right)-1:
		return 1.2
	case vowel(right[j]):
		return 0.75
	}
	return 0.85
}
