package extract

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// pair is a line and the next one, which goes on with it.
type pair struct{ above, below int }

// wrapped are the pairs of lines over which a value of the document runs.
func wrapped(d *cv.Document) []pair {
	found := map[pair]bool{}
	d.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleDate {
			return
		}
		for i := 1; i < len(r.Text.Lines); i++ {
			p := pair{r.Text.Lines[i-1], r.Text.Lines[i]}
			if p.above < p.below && runsOver(r.Text.Value, d.Source[p.above].Text, d.Source[p.below].Text) {
				found[p] = true
			}
		}
	})
	return slices.SortedFunc(maps.Keys(found), func(a, b pair) int {
		if a.above != b.above {
			return a.above - b.above
		}
		return a.below - b.below
	})
}

// runsOver reports a text that holds the last word of one line and the first of the next in one stretch.
func runsOver(text, above, below string) bool {
	a, b := words.Split(above), words.Split(below)
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	seam := a[len(a)-1] + b[0]
	return slices.ContainsFunc(strings.Split(text, "\n"), func(part string) bool { return strings.Contains(words.Squeeze(part), seam) })
}

// placeMoved takes lines, or words of lines, from where they stand and reads them as lines of the section that they are moved to.
func (b *builder) placeMoved(gesture []cv.Mark) {
	below := b.listBelow(gesture)
	lines := b.movedLines(gesture)
	if len(lines) == 0 {
		return
	}
	to := gesture[0]
	if b.isEntryAlready(to, lines) {
		return
	}
	if to.As == cv.MarkMove && to.Part == "" && (to.Entry == 0 || makesEntry(to, lines)) {
		if lines = b.carryMoved(to.Section, lines); len(lines) == 0 {
			return
		}
	}
	var whole []drawnOver
	if to.As == cv.MarkContact {
		whole = b.partGlued(lines)
	}
	if gesture[0].Part == "" {
		b.takeLines(lines)
	} else {
		gone := placeSet{}
		for _, m := range gesture {
			maps.Copy(gone, b.meant(m))
		}
		b.withdraw(gone, nil)
	}
	b.doc.DropEmptyEntries()
	s := &section{kind: kindsOf[to.Section], at: -1, lines: lines}
	b.nameList(to, s, below)
	b.placeLines(to, s)
	for _, a := range whole {
		b.replaceURL(a.shown, a.whole, []int{lines[0].index})
	}
	b.dropDoubled(lines)
}

// isEntryAlready reports lines that are to make an entry and are one of that section, by its name and when or with whom it was, and of
// nothing else: of a row that was read well a gesture on all rows makes nothing else.
func (b *builder) isEntryAlready(to cv.Mark, lines []line) bool {
	if to.As != cv.MarkMove || to.Part != "" || to.Entry == 0 || !makesEntry(to, lines) {
		return false
	}
	in := map[int]bool{}
	for i := range lines {
		in[lines[i].index] = true
	}
	s := b.slotWith(to.Section, lines[0].index)
	if s == nil || s.title.Value == "" || s.org.Value+s.dates.Text.Value == "" {
		return false
	}
	own := s.lineSet()
	for l := range in {
		if !own[l] || b.isOfOther(s, l) {
			return false
		}
		delete(own, l)
	}
	return len(own) == 0
}

// makesEntry reports lines that are moved to make a new entry together.
func makesEntry(to cv.Mark, lines []line) bool {
	return slices.ContainsFunc(lines, func(l line) bool { return l.index == to.Entry-1 })
}

// behindMoves puts what was said of words of lines behind the move that takes them along: they are that where they are then, and
// what they would have done before, such as begin an entry, is not done. Lines of which it was said what entries have are new ones.
func (b *builder) behindMoves(said []cv.Mark) (out []cv.Mark) {
	for from := 0; from < len(said); {
		b.marks = said[:from]
		run := slices.Clone(said[from : from+b.oneGesture(said[from:])])
		from += len(run)
		var along []cv.Mark
		if to := run[0]; to.As == cv.MarkMove && to.Part == "" {
			held := out
			out = nil
			for _, k := range held {
				switch {
				case !goesAlong(k, run):
					out = append(out, k)
				case !hasSaid(held, k, run):
					k.Section = to.Section
					along = append(along, k)
				}
			}
			if to.Entry == 0 && slices.ContainsFunc(along, namesEntry) {
				partEntries(run, along)
			}
		}
		out = slices.Concat(out, run, along)
	}
	return out
}

// namesEntry reports what makes an entry of lines.
func namesEntry(k cv.Mark) bool { return field(k.As) && k.As != cv.MarkPlace }

// hasSaid reports what the entry that lines are moved to has, of which the same was said of a line that was moved to it before.
func hasSaid(said []cv.Mark, k cv.Mark, run []cv.Mark) bool {
	if run[0].Entry == 0 || !field(k.As) || k.Add {
		return false
	}
	return slices.ContainsFunc(said, func(o cv.Mark) bool {
		return o.As == k.As && !moves(run, o.Line) && slices.ContainsFunc(said, func(m cv.Mark) bool {
			return m.As == cv.MarkMove && m.Line == o.Line && sameGoal(m, run[0])
		})
	})
}

// moves reports a gesture that moves a line.
func moves(run []cv.Mark, line int) bool {
	return slices.ContainsFunc(run, func(m cv.Mark) bool { return m.Line == line })
}

// partEntries makes new entries of a gesture. Where several titles and as many employers were said, the next entry begins with the line
// that is said to be what the one above has already; a second title alone takes the place of the first.
func partEntries(run, along []cv.Mark) {
	names := map[int]map[cv.MarkKind]bool{}
	count := map[cv.MarkKind]int{}
	for _, k := range along {
		isJoined := slices.ContainsFunc(along, func(j cv.Mark) bool { return j.Line == k.Line && j.As == cv.MarkJoin })
		if k.As != cv.MarkTitle && k.As != cv.MarkEmployer || k.Add || isJoined {
			continue
		}
		if names[k.Line] == nil {
			names[k.Line] = map[cv.MarkKind]bool{}
		}
		names[k.Line][k.As] = true
		count[k.As]++
	}
	areSeveral := count[cv.MarkTitle] > 1 && count[cv.MarkTitle] == count[cv.MarkEmployer]
	first, has := run[0].Line, map[cv.MarkKind]bool{}
	for i := range run {
		own := names[run[i].Line]
		if areSeveral && (own[cv.MarkTitle] && has[cv.MarkTitle] || own[cv.MarkEmployer] && has[cv.MarkEmployer]) {
			first = run[i].Line
			clear(has)
		}
		maps.Copy(has, own)
		run[i].Entry = first + 1
	}
}

// addedLast puts words that are added to a value behind what is said later of other words of their line, which may begin the entry
// that they belong to; but not those that run over lines.
func (b *builder) addedLast(said []cv.Mark) []cv.Mark {
	for i := len(said) - 1; i >= 0; i-- {
		m := said[i]
		if !m.Add || m.Part == "" || i > 0 && b.runsOn(said[i-1], m) || i+1 < len(said) && b.runsOn(m, said[i+1]) {
			continue
		}
		for j := len(said) - 1; j > i; j-- {
			if besideWords(said[j], m) {
				copy(said[i:j], said[i+1:j+1])
				said[j] = m
				break
			}
		}
	}
	return said
}

// runsOn reports words that are added to those of a line above.
func (b *builder) runsOn(m, next cv.Mark) bool {
	return next.Add && next.As == m.As && m.Part != "" && next.Part != "" && b.nextTo(m, next) && b.meet(m, next)
}

// besideWords reports a title or an employer of other words of a line than those of a mark.
func besideWords(m, of cv.Mark) bool {
	if m.Line != of.Line || m.Section != of.Section || m.Add || m.Part == "" || m.As != cv.MarkTitle && m.As != cv.MarkEmployer {
		return false
	}
	own := strings.Fields(of.Part)
	return !slices.ContainsFunc(strings.Fields(m.Part), func(w string) bool { return slices.Contains(own, w) })
}

// goesAlong reports a mark that stands beside a move of its line, or joins two lines that are moved.
func goesAlong(k cv.Mark, run []cv.Mark) bool {
	if k.As == cv.MarkJoin {
		return k.Part == "" && moves(run, k.Line) && k.Line > run[0].Line
	}
	return (field(k.As) || k.As == cv.MarkName || k.As == cv.MarkContact) && moves(run, k.Line)
}

// takeLines takes lines from wherever they stand, also as headings.
func (b *builder) takeLines(lines []line) {
	gone := placeSet{}
	for i := range lines {
		b.noHeadingHere(lines[i].index)
		maps.Copy(gone, b.allOf(lines[i].index))
	}
	b.withdraw(gone, nil)
}

// movedLines are the lines of a gesture in the order of the file, with the other lines of a text that runs over several.
func (b *builder) movedLines(gesture []cv.Mark) (out []line) {
	if gesture[0].Part != "" {
		for _, m := range gesture {
			if l, from, to := b.wordsAt(m); l != nil {
				out = append(out, l.between(from, to))
			}
		}
		return out
	}
	wraps := wrapped(b.doc)
	moves := b.withWraps(gesture, wraps)
	for _, l := range b.listBelow(gesture) {
		moves[l] = true
	}
	var at []int
	for i := range b.lines {
		if moves[b.lines[i].index] {
			at = append(at, i)
		}
	}
	for _, l := range b.linesAt(at) {
		l = b.lineWithout(l, func(m cv.Mark) bool { return m.As == cv.MarkOut && m.Part != "" })
		l.follows = len(out) > 0 && slices.Contains(wraps, pair{lastOfLines(out), l.index})
		if l.text != "" {
			out = append(out, l)
		}
	}
	return out
}

func lastOfLines(list []line) int { return list[len(list)-1].index }

// withWraps are the lines of a gesture and those that a text which it moves runs over.
func (b *builder) withWraps(gesture []cv.Mark, wraps []pair) map[int]bool {
	moves := map[int]bool{}
	for _, m := range gesture {
		moves[m.Line] = true
	}
	first := gesture[0]
	for grown := first.As == cv.MarkMove; grown; {
		grown = false
		for _, p := range wraps {
			if p.below == first.Line && first.Entry == first.Line+1 { // something new begins here
				continue
			}
			if moves[p.above] != moves[p.below] && !b.speaksElse(p, moves) {
				moves[p.above], moves[p.below], grown = true, true, true
			}
		}
	}
	return moves
}

// speaksElse reports that something else was said of the one of two lines that is not moved.
func (b *builder) speaksElse(p pair, moves map[int]bool) bool {
	isOther := func(m cv.Mark) bool { return (m.Line == p.above || m.Line == p.below) && !moves[m.Line] }
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return isOther(m) && m.As != cv.MarkJoin }) ||
		slices.ContainsFunc(b.coming, func(m cv.Mark) bool { return isOther(m) && m.As == cv.MarkMove && m.Part == "" && m.Entry > 0 })
}
