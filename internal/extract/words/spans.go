package words

import (
	"regexp"
	"unicode"
	"unicode/utf8"
)

// Spans are where the words of a line that a gesture can be about begin and end: what blanks part, words in brackets that
// stand close to another one ("2011(Contract)"), and words with but a line or a comma between ("2021|Kirkwall", "Holm,Orkney").
func Spans(text string) (spans [][]int) {
	for _, at := range oneWord.FindAllStringIndex(text, -1) {
		from := at[0]
		for i, r := range text[at[0]:at[1]] {
			to := at[0] + i + utf8.RuneLen(r)
			if to < at[1] && endsGlued(text[at[0]:at[0]+i], r, text[to:at[1]]) {
				spans = append(spans, []int{from, to})
				from = to
			}
		}
		spans = append(spans, []int{from, at[1]})
	}
	return spans
}

// endsGlued reports a letter, a figure or a sign that ends a word though no blank follows.
func endsGlued(before string, r rune, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(after)
	isWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	switch r {
	case '|':
		return (isWord(last) || last == ')') && (isWord(next) || next == '(')
	case ',', ';': // figures have a comma of their own: "1,000"
		return isWord(last) && isWord(next) && (unicode.IsLetter(last) || unicode.IsLetter(next))
	}
	return isWord(r) && bracketBegins.MatchString(after)
}

var (
	oneWord       = regexp.MustCompile(`\S+`)
	bracketBegins = regexp.MustCompile(`^[(\[]\pL{3}`)
)
