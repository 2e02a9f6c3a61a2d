package flow

import "strings"

// letterLigatures are the signs that PDFs written by Word name the ligatures of its fonts by: "ApplicaƟon", "baƩery",
// "SoŌware", "plaƞorm". They are letters of other languages, so only amid small Latin ones are they taken for ligatures.
var letterLigatures = map[rune]string{'Ɵ': "ti", 'Ʃ': "tt", 'Ō': "ft", 'ƫ': "tti", 'ƞ': "tf"}

// Spelt writes such signs as the letters that they were drawn for.
func Spelt(s string) string {
	if !strings.ContainsAny(s, "ƟƩŌƫƞ") {
		return s
	}
	var b strings.Builder
	all := []rune(s)
	for i, r := range all {
		letters, known := letterLigatures[r]
		after := i > 0 && smallLatin(all[i-1])
		if known && (after || r == 'Ɵ' && i+1 < len(all) && smallLatin(all[i+1])) { // "Ɵme": only this one begins words
			b.WriteString(letters)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

func smallLatin(r rune) bool { return r >= 'a' && r <= 'z' }
