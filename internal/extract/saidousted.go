package extract

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// A value that gave way to another one of the same field stays as text where it says something else. Where the new one says it too,
// it stands nowhere beside it.

// whatElse is what a value that gave way says beside the words that are in its place now; none where that is nothing.
func (b *builder) whatElse(before cv.Text, now *cv.Text, here placeSet) []cv.Text {
	maps.DeleteFunc(b.covered, func(p wordPlace, _ bool) bool { return slices.Contains(before.Lines, p.line) })
	if holdsWords(now.Value, before.Value) { // the same, said in another line too
		b.cover(before)
		now.Lines = slices.Compact(slices.Sorted(slices.Values(append(slices.Clone(now.Lines), before.Lines...))))
		return nil
	}
	if rest := b.rest(before, here); sayableAlone(rest.Value) {
		return []cv.Text{rest}
	}
	return nil
}

// saysInText reports a value that a sentence of the entry says, as it stands in the file.
func (s *slot) saysInText(value cv.Text) bool {
	return slices.ContainsFunc(s.text(), func(t *cv.Text) bool {
		elsewhere := slices.ContainsFunc(value.Lines, func(l int) bool { return !slices.Contains(t.Lines, l) })
		return !elsewhere && holdsWords(t.Value, value.Value)
	})
}

// cover notes the words of a value that the document says with others.
func (b *builder) cover(t cv.Text) { b.covered.add(b.placesIn(t).at...) }

// addOusted adds the words of values that gave way to those that need no place.
func (b *builder) addOusted(held placeSet) {
	said := map[string]bool{}
	b.doc.Walk(func(r cv.Ref) {
		for _, w := range wordsIn(r.Text.Value) {
			said[w.letters] = true
		}
	})
	for p := range b.covered { // unless the new value gave way, too
		held[p] = held[p] || said[b.wordsOfLine(p.line)[p.word].letters]
	}
	maps.Copy(held, b.lacking)
}

// keepOldDates keeps what a period that gave way says beside the new one: as text, or where it was one with it in its line, beside that.
func (b *builder) keepOldDates(s *slot, rest cv.Text, line int) {
	switch {
	case saysPeriod(s.dates.Text.Value, rest.Value):
		b.cover(rest)
		for _, w := range words.Split(rest.Value) {
			if onlyFrame(w) {
				b.sayWords(rest.Lines[0], w)
			}
		}
	case slices.Contains(rest.Lines, line):
		b.lacking.add(b.placesIn(rest).at...)
	default:
		b.keepPeriod(s, rest)
	}
}

// saysPeriod reports dates that say all that others do: "May 2014" what "Graduated 2014" does.
func saysPeriod(text, other string) bool {
	in := words.Split(text)
	return !slices.ContainsFunc(words.Split(other), func(w string) bool {
		isDate := strings.ContainsAny(w, "0123456789") || !onlyFrame(w)
		return isDate && !slices.Contains(in, w)
	})
}
