package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// MissingWords are the words of each line, counted from 0 (see words.Spans), that the finished document lacks though it prints others
// of the line. What only leads to a value, the number of an item and the label before a value are never missed.
func MissingWords(read, printed *cv.Document) [][]int {
	isPrinted := map[string]bool{}
	printed.Walk(func(r cv.Ref) { isPrinted[r.Text.ID] = true })
	held := make([]map[string]bool, len(read.Source))
	all, in := make([]strings.Builder, len(read.Source)), make([]cv.Section, len(read.Source))
	hold := func(r cv.Ref) {
		for _, l := range r.Text.Lines {
			if !isPrinted[r.Text.ID] || l < 0 || l >= len(held) {
				continue
			}
			if held[l] == nil {
				held[l], in[l] = map[string]bool{}, r.Section
			}
			for _, w := range wordsIn(r.Text.Value) {
				held[l][w.letters] = true
			}
			all[l].WriteString(words.Squeeze(r.Text.Value) + " ")
		}
	}
	read.Walk(hold)
	printed.Walk(hold)
	out := make([][]int, len(held))
	for l := range held {
		if held[l] == nil || read.Source[l].As != "" {
			continue
		}
		text := read.Source[l].Text
		if strings.Contains(all[l].String(), words.Squeeze(text)+" ") {
			continue // all of it, though letters stand apart
		}
		for _, w := range wordsIn(headOfSection(text, in[l]) + " " + knownLabel(text) + " " + titleOfCV(text)) {
			held[l][w.letters] = true
		}
		out[l] = missingIn(gestureWords(text), held[l], all[l].String())
	}
	return out
}

// headOfSection are the first words of a line that are the heading of the section which the others stand in, and are printed as that.
func headOfSection(text string, of cv.Section) string {
	fields := strings.Fields(text)
	if _, whole := headings.Lookup(headings.Bare(text)); whole {
		return ""
	}
	for n := min(len(fields)-1, wordsInHeading); n > 0; n-- {
		words := strings.Join(fields[:n], " ")
		if kind, known := headings.Lookup(headings.Bare(words)); known && of != "" && kind == kindsOf[of] {
			return words
		}
	}
	return ""
}

// titleOfCV are the first words of a line that say what the file is, and are never printed: "Curriculum Vitae of".
func titleOfCV(text string) string {
	fields := strings.Fields(text)
	for n := min(len(fields)-1, wordsInHeading); n > 0; n-- {
		if words := strings.Join(fields[:n], " "); headings.IsTitle(words) {
			return words
		}
	}
	return ""
}

// missingIn are the words of a line that no value has, alone or within another word.
func missingIn(list []string, held map[string]bool, all string) (out []int) {
	for i, w := range list {
		isLabel := strings.HasSuffix(w, ":") || i+1 < len(list) && list[i+1] == ":"
		isBroken := i+1 == len(list) && strings.HasSuffix(w, "-") // its other half stands in the next line
		if isLabel || isBroken || enumerator(w) || tieWord(strings.ToLower(w)) {
			continue
		}
		for _, own := range wordsIn(w) {
			isWithin := len(own.letters) > fewLetters && strings.Contains(all, words.Squeeze(own.letters))
			if !held[own.letters] && !isWithin && tellsItself(own.letters) {
				out = append(out, i)
				break
			}
		}
	}
	return out
}

// tellsItself reports a word that says what no field says itself: no letter alone, and no "batch", which its year tells.
func tellsItself(word string) bool { return len(word) > 1 && !negligible(word) && word != "batch" }

// fewLetters are found within other words by chance.
const fewLetters = 2
