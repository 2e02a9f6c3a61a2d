package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// A qualification may be told in a sentence of several lines: "Did a diploma in Carnatic", "music from Moss School, Leeds." Each line
// was read as one of its own then. What opens with what was done and has no end goes on until a line ends it.

// tornPapers puts the lines of such sentences among the certificates together.
func (f *former) tornPapers() {
	list := f.doc.Certificates
	for i := 0; i < len(list); i++ {
		n := f.sentenceOf(list[i:])
		if n < 2 {
			continue
		}
		name := list[i].Name
		for _, c := range list[i+1 : i+n] {
			for _, at := range lines(c.Name, c.Issuer) {
				rest := cv.Text{Value: strings.Join(strings.Fields(f.line(at)), " "), Lines: []int{at}, Confidence: c.Name.Confidence}
				name = with(name, " ", rest)
			}
		}
		list[i] = cv.Certificate{Name: withValue(name, strings.TrimRight(name.Value, " ."))}
		list = slices.Delete(list, i+1, i+n)
	}
	f.doc.Certificates = list
}

// longestPaper is how many lines such a sentence has at most.
const longestPaper = 3

// sentenceOf is how many certificates are lines of the sentence that the first one opens; 1 where that is none.
func (f *former) sentenceOf(list []cv.Certificate) int {
	opening := list[0]
	if !tellsDone(opening.Name.Value) || f.ownLine(opening.Name) == "" || ended(f.ownLine(opening.Name)) ||
		!opening.Issuer.IsZero() || !opening.Dates.IsZero() {
		return 1
	}
	for n := 1; n < len(list) && n < longestPaper; n++ {
		own := lines(list[n].Name, list[n].Issuer)
		if !f.free(list[n].Name) || first(own) != last(lines(list[n-1].Name, list[n-1].Issuer))+1 || !f.goOnPaper(own) ||
			!f.runsOn(first(own)) {
			return 1
		}
		if ended(f.line(last(own))) {
			return n + 1
		}
	}
	return 1
}

// goOnPaper reports lines that may go on with a sentence: none has a sign, a label or a cell, or opens with what was done. A noun in
// capitals is none of that ("TRAINING from").
func (f *former) goOnPaper(own []int) bool {
	return !slices.ContainsFunc(own, func(n int) bool {
		line := strings.TrimSpace(f.line(n))
		word, _, _ := strings.Cut(line, " ")
		return bulleted.MatchString(line) || strings.ContainsAny(line, "\t:") || word != strings.ToUpper(word) && opensDone(line)
	})
}

// runsOn reports a line whose sentence began above it: it opens in small letters, or with a noun in capitals that such a word
// follows, or the line above ends with a comma. Else it may be the next paper ("Rope Licence").
func (f *former) runsOn(n int) bool {
	line := strings.TrimSpace(f.line(n))
	word, rest, _ := strings.Cut(line, " ")
	return !firstUpper(line) || word == strings.ToUpper(word) && rest != "" && !firstUpper(rest) ||
		n > 0 && strings.HasSuffix(strings.TrimSpace(f.line(n-1)), ",")
}

// tellsDone reports a text that opens a sentence of what somebody did for a paper. A name in capitals is none ("Certified Rope
// Master", "Managing Elms"), nor is a form in -ing without the time it goes on.
func tellsDone(text string) bool {
	verb, adverb := withoutAdverb(text)
	word, rest, _ := strings.Cut(verb, " ")
	return opensDone(text) && !firstUpper(rest) && (adverb || !strings.HasSuffix(strings.ToLower(word), "ing"))
}

// opensDone reports a text that opens with what somebody did or does for a paper.
func opensDone(text string) bool {
	verb, _ := withoutAdverb(text)
	word, _, _ := strings.Cut(verb, " ")
	return strings.EqualFold(word, "did") || opensVerb(word)
}

// withoutAdverb is a text from its verb on, and whether an adverb stood before that.
func withoutAdverb(text string) (verb string, adverb bool) {
	switch word, rest, _ := strings.Cut(text, " "); strings.ToLower(word) {
	case "presently", "currently", "successfully":
		return rest, true
	}
	return text, false
}

func ended(line string) bool { return strings.HasSuffix(strings.TrimSpace(line), ".") }
