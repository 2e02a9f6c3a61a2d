// Package alike finds what else can be said with the gesture that was made last: CVs repeat themselves, so that what was read
// wrongly of one post was mostly read wrongly of the others that are set like it.
package alike

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// most is how many other places one gesture is offered for: nobody looks through more.
const most = 24

// furthest is how many lines one gesture can be about to be repeated.
const furthest = 6

// repeatable are the kinds of marks that can mean other lines as well. A name, a contact and the address are there once,
// and a heading opens what its own words say; what was moved was wrong of the others more often than right.
var repeatable = []cv.MarkKind{
	cv.MarkTitle, cv.MarkEmployer, cv.MarkDates, cv.MarkPlace, cv.MarkSame, cv.MarkStart, cv.MarkText, cv.MarkOut, cv.MarkJoin,
}

// Marks are those that say of other lines what the last ones of said say of theirs; read reads the CV with marks, or is nil where
// there is no more time. They are those that hold together with all that was said before, and that were not so already.
func Marks(lines []page.Line, read func([]cv.Mark) *cv.Document, said []cv.Mark, last int) []cv.Mark {
	if last < 1 || last > len(said) {
		return nil
	}
	gesture, earlier := said[len(said)-last:], said[:len(said)-last]
	if !canRepeat(gesture, len(lines)) {
		return nil
	}
	before := read(earlier)
	if before == nil {
		return nil
	}
	f := &finder{lines: lines, gesture: gesture, before: newReading(before), spoken: map[int]bool{}}
	for _, m := range said {
		f.spoken[m.Line] = true
	}
	f.look()
	return f.proved(read, said)
}

// canRepeat reports a gesture about a few lines that stand together, of which each can have its like elsewhere.
func canRepeat(gesture []cv.Mark, lines int) bool {
	base := gesture[0].Line
	for _, m := range gesture {
		isWordsAsText := m.As == cv.MarkText && m.Part != "" // which words are none of a field tells nothing of others
		isHere := m.Line >= base && m.Line < lines && m.Line-base <= furthest
		isNewEntry := m.Entry == 0 || m.Entry-1 >= base && m.Entry-1-base <= furthest
		if !isHere || isWordsAsText || !isNewEntry || !slices.Contains(repeatable, m.As) || m.Section == cv.SectionPerson {
			return false
		}
	}
	return true
}

// finder looks for the places that are like that of a gesture.
type finder struct {
	lines   []page.Line
	gesture []cv.Mark
	before  *reading
	spoken  map[int]bool // something was said of them
	looks   []look
}

// look tells how every line is set.
func (f *finder) look() {
	for i := range f.lines {
		f.looks = append(f.looks, lookOf(&f.lines[i], f.before.isHeading(i)))
	}
}

// proved are the marks of the likes which do what they say, one place after the other: each is read with all before it.
func (f *finder) proved(read func([]cv.Mark) *cv.Document, said []cv.Mark) (out []cv.Mark) {
	done := read(said)
	if done == nil {
		return nil
	}
	now := newReading(done)
	if !f.holds(now, f.gesture) {
		return nil // it did not even do it where it was made
	}
	standing, places := slices.Clone(said), 0
	for at := range f.lines {
		made := f.like(at)
		if made == nil || f.holds(now, made) {
			continue
		}
		tried := read(slices.Concat(standing, made))
		if tried == nil {
			break
		}
		then := newReading(tried)
		if !f.holds(then, made) || then.breaks(now, standing) || then.shifts(now, made) {
			continue
		}
		standing, out, now = append(standing, made...), append(out, made...), then
		if places++; places == most {
			break
		}
	}
	return out
}

// like is the gesture made at another line; nil where that is not set like the one it was made at.
func (f *finder) like(at int) (out []cv.Mark) {
	base := f.gesture[0].Line
	if at == base || at+f.gesture[len(f.gesture)-1].Line-base >= len(f.lines) {
		return nil
	}
	for _, m := range f.gesture {
		to := at + m.Line - base
		if f.spoken[to] || !f.areAlike(m, to) {
			return nil
		}
		made := m
		made.Line, made.Word = to, 0
		if m.Entry > 0 {
			made.Entry = m.Entry - base + at
		}
		if m.Part != "" {
			words, ok := wordsLike(f.textOf(m.Line), m, f.textOf(to))
			if !ok || !f.replacesNothing(m, to, words) {
				return nil
			}
			made.Part = words
		}
		out = append(out, made)
	}
	return out
}

// replacesNothing reports words that are a field which the line lacked, or that only cut what was read, as those of the mark do.
func (f *finder) replacesNothing(m cv.Mark, to int, words string) bool {
	return f.before.cuts(m, to, words) && f.before.cuts(m, m.Line, m.Part)
}

func (f *finder) textOf(line int) string { return f.before.doc.Source[line].Text }

// holds reports marks each of which is so.
func (f *finder) holds(r *reading, marks []cv.Mark) bool {
	return !slices.ContainsFunc(marks, func(m cv.Mark) bool { return !r.holds(m) })
}

// areAlike reports a line that is what the line of a mark is: set like it, in the same part of the CV, between lines that are
// set like those around it, and read as the same until now.
func (f *finder) areAlike(m cv.Mark, to int) bool {
	if f.before.isFurniture(to) || m.As == cv.MarkStart && !f.opensAlike(m, to) {
		return false
	}
	if m.Part == "" && sameButFigures(f.textOf(m.Line), f.textOf(to)) {
		return m.As == cv.MarkOut || f.before.inOnePart(m.Line, to)
	}
	a, b := &f.looks[m.Line], &f.looks[to]
	if b.empty || !a.sameStyle(b) || !f.before.inOnePart(m.Line, to) || !f.before.readAlike(m, to) {
		return false
	}
	if m.Part != "" {
		return f.sameRow(m, to) // its words stand where those of the mark do
	}
	return f.wholeLineAlike(m, to)
}

// wholeLineAlike reports a line of the same label or, without labels, between lines set alike. A look alone does not tell a head from
// the next line of text.
func (f *finder) wholeLineAlike(m cv.Mark, to int) bool {
	if m.As == cv.MarkTitle || m.As == cv.MarkEmployer || !f.looks[m.Line].like(&f.looks[to]) {
		return false
	}
	label := labelOf(f.textOf(m.Line))
	return label == labelOf(f.textOf(to)) && (label != "" || f.standAlike(m, to))
}

// opensAlike reports just the same line, set the same: what else opens an entry is told by its meaning. A row of a form may stand
// in the middle of an entry here and open one there.
func (f *finder) opensAlike(m cv.Mark, to int) bool {
	a, b := f.textOf(m.Line), f.textOf(to)
	return m.Part == "" && plain(a) == plain(b) && labelOf(a) == "" && f.looks[m.Line].sameStyle(&f.looks[to])
}

// sameRow reports rows with the same cells, dated or not, and of one name where the CV repeats it ("Designation: …"); other labels
// may be what each line is about, but not where they are the words that are said or name a date ("Date of Birth: …").
func (f *finder) sameRow(m cv.Mark, to int) bool {
	a, b := &f.looks[m.Line], &f.looks[to]
	if a.cells != b.cells || m.As != cv.MarkDates && a.hasDate != b.hasDate {
		return false
	}
	label, times := labelOf(f.textOf(m.Line)), 0
	for i := range f.lines {
		if label != "" && labelOf(f.textOf(i)) == label {
			times++
		}
	}
	if label != "" && plain(m.Part) == label {
		return false
	}
	return times < 2 && m.As != cv.MarkDates || labelOf(f.textOf(to)) == label
}

// standAlike reports lines between neighbours of the same kinds; one will do where more tells that they are alike.
func (f *finder) standAlike(m cv.Mark, to int) bool {
	same := 0
	for _, by := range []int{-1, 1} {
		if f.kindAt(m.Line+by) == f.kindAt(to+by) {
			same++
		}
	}
	return same == 2 || same == 1 && (f.standsOut(&f.looks[m.Line]) || opensNothing(m.As) && f.before.isField(m.Line))
}

// opensNothing reports marks that take a line to where it belongs: what it is read as tells more of its likes than its neighbours.
func opensNothing(as cv.MarkKind) bool {
	return as == cv.MarkJoin || as == cv.MarkMove || as == cv.MarkOut
}

// standsOut reports a look that few lines have: it alone tells what a line is.
func (f *finder) standsOut(a *look) bool {
	if a.isPlain() {
		return false
	}
	n := 0
	for i := range f.looks {
		if a.sameStyle(&f.looks[i]) {
			n++
		}
	}
	return n*3 <= len(f.looks)
}

// kindAt is what stands around a line, roughly.
func (f *finder) kindAt(line int) around {
	if line < 0 || line >= len(f.looks) {
		return around{isEnd: true}
	}
	return f.looks[line].around()
}
