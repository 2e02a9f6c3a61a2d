package layout

import "unicode"

// unspace removes the spaces inside words that are set with wide letter spacing
// ("E X P E R I E N C E"); the wider gaps between the words stay.
func unspace(ls []letter) {
	for start := 0; start < len(ls); {
		end, words, single := stretch(ls, start)
		least := 5 // among other words: four are grades
		if start == 0 && end == len(ls) {
			least = 4
		}
		if words >= least && single*5 >= words*4 {
			closeUp(ls[start:end])
		}
		start = end
	}
}

// stretch returns the end of the words from start to the last single letter before a
// word of more than three letters, or of the first word if there is none, with the
// number of words and how many of them are single letters.
func stretch(ls []letter, start int) (end, words, single int) {
	end = endOfWord(ls, start)
	if end > start+1 && unicode.IsLower(ls[start].Rune) {
		return end, 1, 0 // a word before them
	}
	n := 0
	for from := start; from < len(ls); from = endOfWord(ls, from) {
		to := endOfWord(ls, from)
		if to-from > 3 {
			break
		}
		n++
		if r := ls[from].Rune; to == from+1 && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '&') {
			single++
			end, words = to, n
		}
	}
	return end, words, single
}

// endOfWord returns the end of the word that starts at from.
func endOfWord(ls []letter, from int) int {
	for from++; from < len(ls) && !ls[from].space; from++ {
	}
	return from
}

// closeUp joins the letters of a stretch; the space before the first one stays.
func closeUp(ls []letter) {
	gaps := make([]float64, 0, len(ls)-1)
	same := true
	for i := 1; i < len(ls); i++ {
		gaps = append(gaps, ls[i].X0-ls[i-1].X1)
		same = same && ls[i].Rune == ls[0].Rune
	}
	between := median(gaps)
	if between < 0.05*ls[0].size || same {
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
