package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/lexicon"
)

// brokenInside is a word that a line once ended in, which now stands inside of one: "appli- cations". The second part
// goes on in small letters.
var brokenInside = regexp.MustCompile(`(\pL{2,})(- )(\p{Ll}{2,})`)

// brokenPlaces are the places of the hyphens and spaces inside of words, ascending. The whole is a word and its second part is
// none, or its first part is none and the second one is rarer: "on- site" and "pre- and" stay.
func brokenPlaces(text string) [][2]int {
	var at [][2]int
	for _, m := range brokenInside.FindAllStringSubmatchIndex(text, -1) {
		left, right := strings.ToLower(text[m[2]:m[3]]), text[m[6]:m[7]]
		rarer := lexicon.Uses(left+right) > lexicon.Uses(right)
		if isWord(left+right) && (!isWord(right) || rarer || !isWord(left) && lexicon.Uses(right) < everydayUses) {
			at = append(at, [2]int{m[4], m[5]})
		}
	}
	return at
}

// isWord reports a word of the lexicon or one that CVs use.
func isWord(w string) bool { return lexicon.Uses(w) > 0 || lexicon.Word(w) != 0 }

// joinBroken makes the words of a segment whole that a former line end broke.
func (s *segment) joinBroken() {
	for _, gap := range slices.Backward(brokenPlaces(s.text)) {
		s.text = s.text[:gap[0]] + s.text[gap[1]:]
		for k := range s.spans {
			s.spans[k].start = withoutGap(s.spans[k].start, gap)
			s.spans[k].end = withoutGap(s.spans[k].end, gap)
		}
	}
}

// withoutGap is a place in a text once a gap in it is closed.
func withoutGap(at int, gap [2]int) int {
	return at - max(0, min(at, gap[1])-gap[0])
}
