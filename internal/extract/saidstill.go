package extract

import (
	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// A short list and a long one may both name a post, which the reader makes one. Where the lines of one of them become another post, the
// first keeps what its own lines say.

// saidStill is what the other lines of a field say of it when all its words are gone; lines are those that it had them from.
func (b *builder) saidStill(s *placed, was cv.Text, lines map[int]bool, gone placeSet) cv.Text {
	for _, l := range was.Lines {
		if _, is := lines[l]; is || s.IsSentence() {
			continue
		}
		text := longestRun(b.lineText(l), was.Value)
		if s.Role == cv.RoleDate {
			text = onePeriod(b.lineText(l))
		}
		isFree := true
		for p := range b.placesOf(text, l) {
			isFree = isFree && !gone[p] && !b.out[p]
		}
		if isFree && sayableAlone(text) {
			return cv.Text{Value: text, Lines: []int{l}, Confidence: was.Confidence}
		}
	}
	return cv.Text{}
}

// onePeriod is the only period of a line; "" where there are none, or several.
func onePeriod(text string) string {
	if found := dates.Find(text); len(found) == 1 {
		return found[0].Range.Text.Value
	}
	return ""
}

// longestRun is the longest stretch of the words of a value that a line has, as the line writes it.
func longestRun(text, value string) string {
	list := wordsIn(value)
	for n := len(list) - 1; n > 0; n-- {
		for i := range len(list) - n + 1 {
			part := value[list[i].from:list[i+n-1].to]
			if found := whereWords(text, part); len(found) == 1 {
				return text[found[0][0]:found[0][1]]
			}
		}
	}
	return ""
}
