package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// What the user says of lines (cv.Mark) is done one after the other on the document as it was read, in the order in which it
// was said. A gesture takes words from wherever they stand and puts them where they are said to belong. Lines are read anew
// where an entry or a section begins: from a start or a heading to the next one, and below a title or an employer of a line
// that was in no entry of its section. What was said of these lines before is done again.

// kindsOf translates sections.
var kindsOf = map[cv.Section]headings.Kind{
	cv.SectionPerson:       headings.Contact,
	cv.SectionSummary:      headings.Profile,
	cv.SectionClearance:    headings.Clearance,
	cv.SectionSkills:       headings.Skills,
	cv.SectionWork:         headings.Work,
	cv.SectionProjects:     headings.Projects,
	cv.SectionEducation:    headings.Education,
	cv.SectionCertificates: headings.Certificates,
	cv.SectionLanguages:    headings.Languages,
	cv.SectionPublications: headings.Publications,
	cv.SectionAwards:       headings.Awards,
	cv.SectionVolunteering: headings.Volunteering,
	cv.SectionMemberships:  headings.Memberships,
	cv.SectionInterests:    headings.Interests,
	cv.SectionReferences:   headings.References,
	cv.SectionAdditional:   headings.Other,
}

// mend does what the user says. Nothing is lost by it: what was read and has no place any more is kept as a text.
func (b *builder) mend(marks []cv.Mark) {
	said := b.behindMoves(b.addedLast(b.standing(marks)))
	if len(said) == 0 {
		return
	}
	read := b.doc.Clone()
	b.coming = said
	b.bringBack(said)
	b.indexLines()
	for from := 0; from < len(said); {
		to, paired := b.pairMoved(said, from)
		if !paired {
			to = from + b.oneGesture(said[from:])
			b.marks = said[:to]
			b.follow(said[from:to])
		}
		from = to
	}
	b.dropLoneLabels()
	b.settleOrder()
	b.settleShortYears()
	withoutDays(b.doc)
	b.keepTouched(read)
	b.keepRead(read)
	for i := range b.doc.Source {
		if at := &b.doc.Source[i]; at.As != cv.LineFurniture {
			at.As, at.Section = "", ""
		}
	}
	b.sayWhatLinesAre()
	b.doc.Places(func(r cv.Ref) { r.Text.ID = "" }) // entries have other places now
	b.doc.AssignIDs()
}

// standing are the marks that hold, of lines that there are.
func (b *builder) standing(marks []cv.Mark) []cv.Mark {
	said := cv.Standing(slices.DeleteFunc(slices.Clone(marks), func(m cv.Mark) bool { return m.Line < 0 || m.Line >= len(b.doc.Source) }))
	for i := range said {
		switch m := &said[i]; {
		case m.As == cv.MarkPlace && m.Section == cv.SectionPerson:
			m.As = cv.MarkContact
		case m.As == cv.MarkContact:
			m.Section = cv.SectionPerson
		case m.As == cv.MarkHeading && m.Part == "":
			m.Part = headingWords(b.lineText(m.Line))
		}
	}
	return said
}

// bringBack puts lines of which something is said, and which were no content, among the others.
func (b *builder) bringBack(said []cv.Mark) {
	for _, m := range said {
		at := slices.IndexFunc(b.aside, func(l line) bool { return l.index == m.Line })
		if at < 0 || textsAt(b.lines, m.Line) != nil {
			continue
		}
		to := slices.IndexFunc(b.lines, func(l line) bool { return l.index > m.Line })
		if to < 0 {
			to = len(b.lines)
		}
		b.lines = slices.Insert(b.lines, to, b.aside[at])
		b.doc.Source[m.Line].As = ""
	}
}

// oneGesture is how many of the first marks were made at once: of lines that go to one place together.
func (b *builder) oneGesture(said []cv.Mark) int {
	n := 1
	for ; n < len(said) && places(said[0]) && sameGoal(said[0], said[n]) && b.nextTo(said[n-1], said[n]); n++ {
	}
	return n
}

// oneGoal is how many of the first marks take lines to one place, wherever these stand.
func oneGoal(said []cv.Mark) int {
	n := 1
	for ; n < len(said) && places(said[0]) && sameGoal(said[0], said[n]) && said[0].Part == "" && said[n].Part == ""; n++ {
	}
	return n
}

// places reports a mark that moves lines.
func places(m cv.Mark) bool { return m.As == cv.MarkMove || m.As == cv.MarkContact }

func sameGoal(a, b cv.Mark) bool { return a.As == b.As && a.Section == b.Section && a.Entry == b.Entry }

// nextTo reports marks of two lines with nothing between them but what was left out before.
func (b *builder) nextTo(above, below cv.Mark) bool {
	if below.Line <= above.Line {
		return false
	}
	for l := above.Line + 1; l < below.Line; l++ {
		if b.holdsLine(l) && !b.isOut(l) {
			return false
		}
	}
	return true
}

// isOut reports a line that was said to be left out.
func (b *builder) isOut(line int) bool {
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == line && m.As == cv.MarkOut && m.Part == "" })
}

// follow does what one gesture says.
func (b *builder) follow(gesture []cv.Mark) {
	m := gesture[0]
	if places(m) {
		b.placeMoved(gesture)
	} else if do := followMark[m.As]; do != nil {
		do(b, m)
	}
	b.doc.DropEmptyEntries()
}

// followMark is what each kind of mark makes of its line.
var followMark map[cv.MarkKind]func(*builder, cv.Mark)

func init() {
	followMark = map[cv.MarkKind]func(*builder, cv.Mark){
		cv.MarkName:     (*builder).saidName,
		cv.MarkTitle:    (*builder).saidField,
		cv.MarkEmployer: (*builder).saidField,
		cv.MarkPlace:    (*builder).saidField,
		cv.MarkDates:    (*builder).saidDates,
		cv.MarkStart:    (*builder).saidStart,
		cv.MarkJoin:     (*builder).saidJoin,
		cv.MarkHeading:  (*builder).saidHeading,
		cv.MarkText:     (*builder).saidText,
		cv.MarkOut:      (*builder).saidOut,
		cv.MarkSame:     (*builder).saidSame,
	}
}

// readBlock reads lines anew, by what they are said to be, and does again what was said of them before.
func (b *builder) readBlock(lines []line, read func([]line)) {
	free, in := b.free(lines), map[int]bool{}
	for i := range free {
		in[free[i].index], b.used[free[i].index] = true, false
	}
	all := b.ofLinesHere(free)
	free = b.withoutReached(free)
	b.withdrawButContacts(all)
	b.doc.DropEmptyEntries()
	if len(free) > 0 {
		read(free)
		b.dropDoubled(free)
	}
	for _, m := range b.marks[:len(b.marks)-1] {
		if in[m.Line] && (field(m.As) || m.As == cv.MarkText || m.As == cv.MarkJoin) {
			followMark[m.As](b, m)
			b.doc.DropEmptyEntries()
		} else if in[m.Line] && m.As == cv.MarkSame {
			b.sameAgain(m)
			b.doc.DropEmptyEntries()
		}
	}
}

// field reports marks that make words a field of their entry.
func field(as cv.MarkKind) bool {
	return as == cv.MarkTitle || as == cv.MarkEmployer || as == cv.MarkDates || as == cv.MarkPlace
}

// free are lines without those, and without the words, that are said to be elsewhere; what was moved to where the first line is, and
// that line, are here.
func (b *builder) free(lines []line) (out []line) {
	here := map[int]bool{}
	if len(lines) > 0 {
		here = b.heldWith(lines[0].index)
	}
	for _, l := range lines {
		l = b.lineWithout(l, func(m cv.Mark) bool {
			isElse := places(m) && (m.As != cv.MarkMove || m.Part != "" || !here[m.Line])
			return isElse || m.As == cv.MarkOut || m.As == cv.MarkName
		})
		if l.text != "" {
			out = append(out, l)
		}
	}
	return out
}

// lineWithout is a line, or a piece of it, without the words of its marks of some kinds; they are looked for in the whole line
// before any of them is cut out.
func (b *builder) lineWithout(l line, isGone func(cv.Mark) bool) line {
	var cuts [][2]int
	start := max(0, strings.Index(b.lineText(l.index), l.text))
	for _, m := range b.marks {
		if m.Line != l.index || !isGone(m) {
			continue
		}
		if m.Part == "" {
			l.text = ""
			return l
		}
		if from, to, ok := b.whereMeant(m); ok && to > start && from < start+len(l.text) {
			cuts = append(cuts, [2]int{max(0, from-start), min(to-start, len(l.text))})
		}
	}
	return l.cut(cuts)
}

// cut is a line without pieces of its text; what stood around one goes on in its cell.
func (l line) cut(cuts [][2]int) line {
	if len(cuts) == 0 {
		return l
	}
	slices.SortFunc(cuts, func(x, y [2]int) int { return x[0] - y[0] })
	out, from, end := l, 0, 0
	out.segs = nil
	for _, c := range append(cuts, [2]int{len(l.text), len(l.text)}) {
		kept := strings.TrimSpace(l.text[from:max(from, c[0])])
		if kept != "" {
			at := from + strings.Index(l.text[from:], kept)
			segs := l.between(at, at+len(kept)).segs
			if n := len(out.segs); n > 0 && !strings.Contains(l.text[end:at], "\t") {
				out.segs[n-1] = glueSegments(out.segs[n-1], segs[0], " ")
				segs = segs[1:]
			}
			out.segs = append(out.segs, segs...)
			end = at + len(kept)
		}
		from = max(from, c[1])
	}
	out.finish()
	return out
}

// linesFrom are the lines from one on, up to one that something else begins with.
func (b *builder) linesFrom(at int, ends func(*line) bool) (out []line) {
	for i := range b.lines {
		l := &b.lines[i]
		if l.index > at && ends(l) {
			break
		}
		if l.index >= at {
			out = append(out, *l)
		}
	}
	return out
}

// isHeading reports a line that a section begins with.
func (b *builder) isHeading(line int) bool {
	return b.used[line] && slices.ContainsFunc(b.found, func(s *section) bool { return s.at == line })
}

// noHeadingHere makes a line that was taken for a heading a line like others.
func (b *builder) noHeadingHere(line int) {
	for _, s := range b.found {
		if s.at == line {
			s.at = -1
		}
	}
	b.used[line] = false
}

// saidHeading opens a section at a line, or at its first words: what stands below is read as lines of that section, unless
// it is in one already.
func (b *builder) saidHeading(m cv.Mark) {
	wasHeading := b.wasReadAsHeading(m)
	b.noHeadingHere(m.Line)
	words := m.Part
	if text := b.lineText(m.Line); words == "" || !strings.HasPrefix(text, words) {
		words = text
	}
	kind := kindsOf[m.Section]
	reach := b.reachOfHeading(m)
	if wasHeading {
		clear(reach.entries)
	}
	below := b.linesFrom(m.Line, func(l *line) bool { return reach.ends(b, l) })
	if m.Section != cv.SectionPerson {
		below = b.withoutContacts(below, m.Line)
	}
	s := &section{kind: kind, heading: headings.Bare(words), at: m.Line}
	b.withdraw(b.placesOf(words, m.Line), nil)
	b.used[m.Line] = words == b.lineText(m.Line)
	under := slices.IndexFunc(below, func(l line) bool { return l.index > m.Line })
	if under > 0 {
		below = append(slices.Clip(below[:under]), b.carryBelow(m.Section, below[under:])...)
	}
	lines := b.underHeading(below, words)
	if kind == headings.Other || !b.allIn(m.Section, lines) {
		for i := range lines {
			b.taken[lines[i].index] = true
		}
		b.readBlock(lines, func(free []line) {
			s.lines = free
			b.sectionOf(m.Section, s)
		})
	}
	b.found = append(b.found, s)
	b.used[m.Line] = true
}

// wasReadAsHeading reports a line that the reader took for a heading: what it made of the lines below, up to the next one, it made under
// that name, and all of them go where the user says that it leads.
func (b *builder) wasReadAsHeading(m cv.Mark) bool {
	isSaid := func(o cv.Mark) bool { return o.Line == m.Line && (o.As == cv.MarkHeading || o.As == cv.MarkText) }
	return b.isHeading(m.Line) && !slices.ContainsFunc(b.marks[:len(b.marks)-1], isSaid)
}

// underHeading are lines without the words that are their heading.
func (b *builder) underHeading(lines []line, words string) (out []line) {
	if len(lines) == 0 {
		return nil
	}
	first := lines[0]
	for len(lines) > 0 && lines[0].index == first.index {
		if l := lines[0]; strings.HasPrefix(l.text, words) {
			rest := strings.TrimLeft(l.text[len(words):], " :")
			if l = l.between(len(l.text)-len(rest), len(l.text)); strings.Trim(rest, "\t -–—") != "" {
				out = append(out, l)
			}
		} else if !strings.Contains(words, l.text) {
			out = append(out, l)
		}
		lines = lines[1:]
	}
	said := map[int]bool{}
	for _, s := range b.slotsByLine() {
		if held := s.lines(); len(held) > 0 && slices.Min(held) > first.index && b.speaksOf(s) { // what began above ends here
			for _, l := range held {
				said[l] = true
			}
		}
	}
	for _, l := range lines {
		if !said[l.index] {
			out = append(out, l)
		}
	}
	return out
}

// speaksOf reports an entry of which something was said.
func (b *builder) speaksOf(s *slot) bool {
	lines := s.lineSet()
	return slices.ContainsFunc(b.marks[:len(b.marks)-1], func(m cv.Mark) bool {
		return lines[m.Line] && (field(m.As) || m.As == cv.MarkStart)
	})
}

// allIn reports lines that all have their place in a section.
func (b *builder) allIn(of cv.Section, lines []line) bool {
	in, held := map[int]bool{}, map[int]bool{}
	b.doc.Walk(func(r cv.Ref) {
		for _, l := range r.Text.Lines {
			in[l], held[l] = in[l] || r.Section == of, true
		}
	})
	return !slices.ContainsFunc(lines, func(l line) bool { return !in[l.index] && (held[l.index] || !b.used[l.index]) })
}

// headingWords are the first words of a line that are a heading before its own text ("What I like: choral singing"), also where
// that stands in a cell of its own: nobody means a text by a heading. "" for others.
func headingWords(text string) string {
	end := strings.IndexAny(text, ":\t")
	if _, known := headings.Lookup(strings.ReplaceAll(text, "\t", " ")); known || end < 0 || wordCount(text[:end]) > wordsInHeading {
		return ""
	}
	before, behind := strings.TrimSpace(text[:end]), strings.TrimLeft(text[end:], ":")
	isTime := behind != "" && unicode.IsDigit(rune(behind[0])) || strings.HasPrefix(behind, "//")
	if isTime || len(wordsIn(before)) == 0 || len(wordsIn(behind)) == 0 {
		return ""
	}
	return before
}

// contents are the labels of what stands under the heading of a kind.
var contents = map[headings.Kind][]labeller.Label{
	headings.Profile: {labeller.Summary}, headings.Work: {labeller.WorkStart, labeller.WorkHead, labeller.WorkBody},
	headings.Education: {labeller.EduStart, labeller.EduHead, labeller.EduBody}, headings.Projects: {labeller.ProjStart, labeller.ProjBody},
	headings.Certificates: {labeller.CertStart, labeller.CertMore}, headings.Skills: {labeller.Skill}, headings.Languages: {labeller.Language},
	headings.Awards: {labeller.Award}, headings.Publications: {labeller.Publication}, headings.Volunteering: {labeller.Volunteer},
	headings.Interests: {labeller.Interest}, headings.References: {labeller.Reference}, headings.Contact: {labeller.Personal},
	headings.Memberships: {labeller.Other}, headings.Clearance: {labeller.Other}, headings.Other: {labeller.Other},
}

// headingLabels are the labels of a heading of a kind.
func headingLabels(kind headings.Kind) (list []labeller.Label) {
	for name, k := range headingKinds {
		if k == kind || name == "other" && labelledOther(kind) {
			list = append(list, labeller.HeadingOf(name))
		}
	}
	return list
}

// labelledOther reports a section that the labeller knows no name for.
func labelledOther(kind headings.Kind) bool {
	return kind == headings.Memberships || kind == headings.Clearance
}
