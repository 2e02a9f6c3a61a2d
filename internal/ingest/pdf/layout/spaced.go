package layout

import (
	"slices"
	"unicode"
)

// unspace removes the spaces inside words that are set with wide letter spacing
// ("E X P E R I E N C E"); the wider gaps between the words stay.
func unspace(ls []letter) {
	words, single := 0, 0
	for i := range ls {
		if i > 0 && !ls[i].space {
			continue
		}
		words++
		if (i+1 == len(ls) || ls[i+1].space) && (unicode.IsLetter(ls[i].Rune) || unicode.IsDigit(ls[i].Rune) || ls[i].Rune == '&') {
			single++
		}
	}
	if words < 4 || single*5 < words*4 {
		return
	}
	gaps := make([]float64, 0, len(ls)-1)
	for i := 1; i < len(ls); i++ {
		gaps = append(gaps, ls[i].X0-ls[i-1].X1)
	}
	slices.Sort(gaps)
	between := gaps[len(gaps)/2]
	if between < 0.05*ls[0].size {
		return // single letters as such: "C R S"
	}
	for i := 1; i < len(ls); i++ {
		ls[i].space = ls[i].X0-ls[i-1].X1 > 1.45*between+0.08*ls[i].size
	}
}

// spacedOut reports whether two fragments are words of one heading that is set
// with spaces between its letters.
func spacedOut(a, b *fragment) bool {
	return apart(a) && apart(b) && len(a.letters)+len(b.letters) > 3 && sameLook(a, b) && b.x0-a.x1 < 3*b.size
}

// apart reports whether spaces stand between all letters.
func apart(f *fragment) bool {
	for i, l := range f.letters {
		if i > 0 && !l.space || !unicode.IsLetter(l.Rune) {
			return false
		}
	}
	return true
}
