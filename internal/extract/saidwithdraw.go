package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// withdraw takes words of lines out of every value that has them, but one.
func (b *builder) withdraw(gone placeSet, but *cv.Text) {
	if len(gone) == 0 {
		return
	}
	lines := gone.lines()
	torn := map[*cv.Text]bool{}
	for _, s := range b.standings(b.doc, lines) {
		if s.Text == but || b.saysElsewhere(s, gone, lines) {
			continue
		}
		if before := s.Text.Value; b.takeWords(s, gone) && s.Text.Value != "" && s.Text.Value != before {
			torn[s.Text] = true
			for _, l := range s.Text.Lines {
				lines[l] = true
			}
		}
	}
	if len(torn) > 0 {
		all := b.standings(b.doc, lines)
		b.dropHeld(slices.DeleteFunc(slices.Clone(all), func(s *placed) bool { return !torn[s.Text] }), all)
	}
	if p := &b.doc.Person.Location; p.Value == "" && but != &p.Text {
		*p = cv.Place{}
	}
	for line := range lines {
		b.readDatesAgain(line)
	}
}

// saysElsewhere reports a text that stands in the file twice, and loses a line that says it.
func (b *builder) saysElsewhere(s *placed, gone placeSet, lines map[int]bool) bool {
	others := slices.DeleteFunc(slices.Clone(s.Text.Lines), func(l int) bool { return lines[l] })
	if len(others) == 0 || !b.saidIn(s.Text.Value, others) {
		return false
	}
	for l := range lines {
		if slices.Contains(s.Text.Lines, l) && slices.ContainsFunc(s.at, func(p wordPlace) bool { return p.line == l && !gone[p] }) {
			return false
		}
	}
	s.Text.Lines = others
	return true
}

// saidIn reports words that stand in lines side by side.
func (b *builder) saidIn(text string, lines []int) bool {
	_, at := b.align(text, lines, nil)
	for i, p := range at {
		if p == nowhere || i > 0 && p.line == at[i-1].line && p.word != at[i-1].word+1 && p.word != at[i-1].word {
			return false
		}
	}
	return len(at) > 0
}

// takeWords takes words out of a value; false where it has none of them.
func (b *builder) takeWords(s *placed, gone placeSet) bool {
	at := b.nearWords(s, gone)
	left := map[int]bool{}
	some := false
	for _, p := range at {
		left[p.line] = left[p.line] || !gone[p]
		some = some || gone[p]
	}
	if !some {
		return false
	}
	t := s.Text
	t.Value = without(t.Value, s.words, func(i int) bool { return gone[at[i]] })
	if lines := slices.DeleteFunc(slices.Clone(t.Lines), func(l int) bool { in, is := left[l]; return is && !in }); len(lines) > 0 {
		t.Lines = lines
	}
	if !slices.ContainsFunc(at, func(p wordPlace) bool { return !gone[p] }) {
		t.Value = ""
	}
	if t.Value == "" && s.Role != cv.RoleDate {
		*t = cv.Text{}
	}
	b.noteLeft(*t, s.at, func(i int) bool { return !gone[at[i]] })
	return true
}

// noteLeft keeps where those words of a value stand that are left of it.
func (b *builder) noteLeft(t cv.Text, at []wordPlace, isLeft func(i int) bool) {
	left := knownPlaces{words: wordsIn(t.Value)}
	for i, p := range at {
		if isLeft(i) {
			left.at = append(left.at, p)
		}
	}
	if len(left.at) == len(left.words) { // no word of it is broken
		b.noteAt(t, left)
	}
}

// nearWords are the places of the words of a value; one of the program's own stands where the one before it does, or the one
// behind, or where all of its line is gone.
func (b *builder) nearWords(s *placed, gone placeSet) []wordPlace {
	at := slices.Clone(s.at)
	for i := range at {
		if i > 0 && at[i] == nowhere {
			at[i] = at[i-1]
		}
	}
	for i := len(at) - 2; i >= 0; i-- {
		if at[i] == nowhere {
			at[i] = at[i+1]
		}
	}
	if len(at) > 0 && at[0] == nowhere {
		for _, l := range s.Text.Lines {
			for p := range b.allOf(l) {
				if !gone[p] {
					return nil
				}
				for i := range at {
					at[i] = p
				}
			}
		}
	}
	return at
}

// dropDoubled drops texts of lines that say what other values do.
func (b *builder) dropDoubled(lines []line) {
	of := map[int]bool{}
	for i := range lines {
		of[lines[i].index] = true
	}
	all := b.standings(b.doc, of)
	b.dropHeld(all, all)
}

// dropHeld drops texts all words of which others of the values have too.
func (b *builder) dropHeld(texts, all []*placed) {
	held := map[wordPlace]int{}
	for _, s := range all {
		for _, p := range s.at {
			held[p]++
		}
	}
	for _, s := range texts {
		if !s.IsSentence() && s.Role != cv.RoleDetail && s.Role != cv.RoleSkill || s.Text.Value == "" {
			continue
		}
		own := map[wordPlace]int{nowhere: held[nowhere]}
		for _, p := range s.at {
			own[p]++
		}
		if !slices.ContainsFunc(s.at, func(p wordPlace) bool { return held[p] <= own[p] }) {
			*s.Text = cv.Text{}
			for _, p := range s.at {
				held[p]--
			}
		}
	}
}

// rest is what is left of a value that came from lines without some words of them.
func (b *builder) rest(t cv.Text, gone placeSet) cv.Text {
	was := b.placesIn(t)
	list, at := was.words, was.at
	if !slices.ContainsFunc(at, func(p wordPlace) bool { return p != nowhere && !gone[p] }) {
		return cv.Text{}
	}
	t.Value = without(t.Value, list, func(i int) bool { return gone[at[i]] })
	var lines []int
	for _, l := range t.Lines {
		if slices.ContainsFunc(at, func(p wordPlace) bool { return p.line == l && !gone[p] }) {
			lines = append(lines, l)
		}
	}
	if len(lines) > 0 {
		t.Lines = lines
	}
	b.noteLeft(t, at, func(i int) bool { return !gone[at[i]] })
	return t
}

// sayableAlone reports words that say something where they stand alone.
func sayableAlone(text string) bool {
	if len(wordsIn(text)) == 0 || onlyFrame(text) {
		return false
	}
	for _, w := range strings.Fields(text) {
		for _, one := range wordsIn(w) {
			if !negligible(one.letters) {
				return true
			}
		}
	}
	return false
}
