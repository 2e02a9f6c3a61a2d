package extract

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
)

// slotFor is the entry that a field of a line belongs to: the one that the line is in;
// else the one below, where that lacks the field, else the one above. A title below the
// text of an entry that has one above it begins another entry.
func (b *builder) slotFor(m cv.Mark) *slot {
	at := b.slotAt(m.Line)
	of := sectionOfMark(m, at)
	if s := cmp.Or(b.slotOfWords(m), b.slotMoved(m), b.slotSharing(m), b.slotOfPlace(m)); s != nil {
		return s
	}
	if at != nil && at.section != of {
		at = b.slotWith(of, m.Line)
	}
	if at != nil && (b.begun(at) || at.headHolds(m.Line) || !at.over(m)) {
		return at
	}
	if after := b.slotAfter(of, m.Line); after != nil && after.lacks(m.As) && after.first() <= m.Line+3 {
		return after
	}
	before := cmp.Or(at, b.slotBefore(of, m.Line))
	switch {
	case before == nil:
		return b.newSlot(of, m.Line)
	case before.over(m) || before.under(m):
		return b.begin(of, m.Line, b.below(of, m.Line))
	}
	return before
}

// slotOfPlace is the entry that lacks its place and has lines above and below the one that is said to be a place, which is in none; nil for
// other lines.
func (b *builder) slotOfPlace(m cv.Mark) *slot {
	if m.As != cv.MarkPlace || b.slotAt(m.Line) != nil {
		return nil
	}
	if in := b.slotAround(sectionOfMark(m, nil), m.Line); in != nil && in.lacks(m.As) {
		return in
	}
	return nil
}

// begun reports an entry of which the user said where it begins.
func (b *builder) begun(s *slot) bool {
	return slices.ContainsFunc(s.lines(), func(l int) bool { return b.startsIn(l) == s.section })
}

// slotMoved is the entry that the line of a mark was moved to, of several that have words of it the one that has those of the mark; nil
// if it was not.
func (b *builder) slotMoved(m cv.Mark) *slot {
	if !b.isMoved(m.Line) {
		return nil
	}
	meant := b.meant(m)
	for _, s := range b.slots(m.Section) {
		for _, t := range append(s.fields(), s.text()...) {
			has := func(p wordPlace) bool { return meant[p] }
			if slices.Contains(t.Lines, m.Line) && slices.ContainsFunc(b.placesIn(*t).at, has) {
				return s
			}
		}
	}
	return b.slotWith(m.Section, m.Line)
}

// lacks reports an entry without the field that a kind of mark names.
func (s *slot) lacks(as cv.MarkKind) bool { return s.fieldOf(as) != nil && s.fieldOf(as).Value == "" }

// over reports an entry that has the field, and text below that, above the marked line.
func (s *slot) over(m cv.Mark) bool {
	field := s.fieldOf(m.As)
	if m.As == cv.MarkDates || m.As == cv.MarkPlace || field.Value == "" {
		return false
	}
	return slices.ContainsFunc(s.text(), func(t *cv.Text) bool {
		return len(t.Lines) > 0 && lastLine(field.Lines) < t.Lines[0] && t.Lines[0] < m.Line
	})
}

// under reports an entry that begins below the marked line and has the name that this gives: another one.
func (s *slot) under(m cv.Mark) bool {
	return (m.As == cv.MarkTitle || m.As == cv.MarkEmployer) && s.first() > m.Line
}

// sectionOfMark is the section that a mark is about: what it says, else that of the entry it stands in.
func sectionOfMark(m cv.Mark, at *slot) cv.Section {
	switch {
	case m.Section != "":
		return m.Section
	case at != nil:
		return at.section
	}
	return cv.SectionWork
}

// fieldOf is the field that a kind of mark names; nil for other kinds.
func (s *slot) fieldOf(as cv.MarkKind) *cv.Text {
	switch as {
	case cv.MarkTitle:
		return s.title
	case cv.MarkEmployer:
		return s.org
	case cv.MarkDates:
		return &s.dates.Text
	case cv.MarkPlace:
		return s.place
	}
	return nil
}

// headHolds reports a line that a field of the head came from.
func (s *slot) headHolds(line int) bool {
	return slices.ContainsFunc(s.fields(), func(t *cv.Text) bool { return slices.Contains(t.Lines, line) })
}

// first is the first line of an entry; -1 for an empty one.
func (s *slot) first() int {
	first, _ := s.span()
	return first
}

// saidStart makes an entry begin at a line, or at words of it.
func (b *builder) saidStart(m cv.Mark) {
	of := sectionOfMark(m, nil)
	if m.Part != "" {
		b.startInside(m)
		return
	}
	b.noHeadingHere(m.Line)
	was, sentence := b.postCutAt(of, m.Line), b.sentenceAlone(m.Line)
	if !slices.Contains(b.beginnings(of), m.Line) || b.isTextFarAbove(of, m.Line) || b.lacksPeriod(of, m.Line) || b.isTornItem(of, m.Line) {
		b.begin(of, m.Line, b.below(of, m.Line))
		b.settleCut(of, m.Line, was)
		b.followLabels(of, m.Line)
		b.tellWhole(b.slotWith(of, m.Line), sentence)
	}
	b.takeOwnPeriod(of, m.Line)
	b.takeDatesAbove(of, m.Line)
}

// lacksPeriod reports a line that begins an entry which has no dates, though the line tells some.
func (b *builder) lacksPeriod(of cv.Section, line int) bool {
	s := b.slotWith(of, line)
	return s != nil && s.first() == line && s.dates.IsZero() && len(dates.Find(b.lineText(line))) == 1
}

// isTextFarAbove reports a line that is text of an entry of which the head stands elsewhere, further down.
func (b *builder) isTextFarAbove(of cv.Section, line int) bool {
	s := b.slotWith(of, line)
	if s == nil || s.headHolds(line) || s.title.Value+s.org.Value+s.dates.Text.Value == "" {
		return false
	}
	return s.headBegins()-line > linesToPeriod
}

// startsIn is the section of which the user says that an entry begins at a line; "" where none does.
func (b *builder) startsIn(index int) cv.Section {
	for _, m := range b.marks {
		if m.Line == index && m.As == cv.MarkStart {
			return sectionOfMark(m, nil)
		}
	}
	return ""
}

// beginnings are the first lines of the entries of a section, and their first own ones: an employer that is
// named once for several posts stands above all of them.
func (b *builder) beginnings(of cv.Section) (out []int) {
	list, held := b.slots(of), map[int]int{}
	for _, s := range list {
		for l := range s.lineSet() {
			held[l]++
		}
	}
	for _, s := range list {
		own := math.MaxInt
		for l := range s.lineSet() {
			if held[l] == 1 {
				own = min(own, l)
			}
		}
		out = append(out, s.first(), own)
	}
	return out
}

func (s *slot) lineSet() map[int]bool {
	out := map[int]bool{}
	for _, l := range s.lines() {
		out[l] = true
	}
	return out
}

// begin makes an entry of lines.
func (b *builder) begin(of cv.Section, at int, lines []line) *slot {
	if isNamed(of) {
		lines = b.withoutNumber(lines)
	} else if b.isItem(at) {
		defer b.withdraw(placeSet{{at, 0}: true}, nil)
	}
	if of == cv.SectionCertificates && len(lines) > 0 {
		lines = lines[:1] // a certificate has no text
	}
	labels := b.labelsAmong(lines)
	b.readBlock(lines, func(free []line) {
		s := &section{kind: kindsOf[of], at: -1, lines: free}
		s.gather()
		into := b.newSlot(of, at)
		b.fillSlot(into, s)
		b.keepIn(of, into, s)
		b.keepLabels(of, labels)
		b.seat(of, into.entry)
		b.found = append(b.found, s)
	})
	if s := b.slotWith(of, at); s != nil {
		return s
	}
	return b.newSlot(of, at)
}

// labelsAmong are the lines that were read as labels of what stands below them ("Responsibilities:"), and are no text.
func (b *builder) labelsAmong(lines []line) map[int]bool {
	out := map[int]bool{}
	for i := range lines[min(1, len(lines)):] {
		l := lines[i+1].index
		out[l] = b.used[l] && !b.isHeading(l) && !b.holdsLine(l) && !b.isOut(l)
	}
	return out
}

// keepLabels takes labels out of the text of an entry that was read anew.
func (b *builder) keepLabels(of cv.Section, labels map[int]bool) {
	for _, s := range b.slots(of) {
		for _, t := range s.text() {
			if len(t.Lines) == 1 && labels[t.Lines[0]] {
				b.used[t.Lines[0]] = true
				*t = cv.Text{}
			}
		}
	}
}

// below are the lines of an entry that begins at a line.
func (b *builder) below(of cv.Section, at int) []line {
	r := b.reachOfEntry(of, at)
	lines := b.linesFrom(at, func(l *line) bool { return r.ends(b, l) })
	if b.isMoved(at) && b.slotAt(at) != nil {
		here := b.heldWith(at) // what stands below it in the file is of another one
		lines = b.linesFrom(at, func(*line) bool { return false })
		lines = slices.DeleteFunc(lines, func(l line) bool { return !here[l.index] })
	}
	return b.withoutContacts(lines, at)
}

// heldWith are a line and those of the entry that it is in.
func (b *builder) heldWith(line int) map[int]bool {
	here := map[int]bool{}
	if s := b.slotAt(line); s != nil {
		here = s.lineSet()
	}
	here[line] = true
	return here
}

// entryReach knows where an entry that the user begins at a line must end.
type entryReach struct {
	slots map[int]*slot
	in    *slot // the entry that the line was in
	at    int
}

func (b *builder) reachOfEntry(of cv.Section, at int) entryReach {
	r := entryReach{slots: b.slotsByLine(), at: at}
	r.in = r.slots[at]
	if around := b.slotAround(of, at); r.in == nil && around != nil && !around.isWholeBelow(at) {
		r.in = around
	}
	if below := b.slotBelow(of, at); below != nil {
		r.in = below
	}
	return r
}

// isWholeBelow reports an entry of which only text stands above a line, and all that it should have below that: another one.
func (s *slot) isWholeBelow(line int) bool {
	return s.title.Value != "" && s.org.Value != "" && !s.dates.IsZero() && s.headBegins() > line
}

// slotBelow is the entry that was read to begin right below a line and lacks what that is: a period, or a name.
func (b *builder) slotBelow(of cv.Section, at int) *slot {
	pos := slices.IndexFunc(b.lines, func(l line) bool { return l.index > at })
	if pos < 0 {
		return nil
	}
	s, own := b.slotWith(of, b.lines[pos].index), undatedCells(plainDates(b.lineText(at)))
	if s == nil || s.first() != b.lines[pos].index || b.begun(s) {
		return nil
	}
	isDated := len(dates.Find(b.lineText(at))) > 0
	switch {
	case own == "":
		return s
	case isNamed(of): // its line tells all of it
		return nil
	case isDated && s.dates.IsZero(), !isDated && (s.title.Value == "" || s.org.Value == "") && !b.standsAlone(pos-1, s):
		return s
	}
	return nil
}

// standsAlone reports a line that is an entry by itself above one that begins right below it: what that one has already, an item
// of a list as that one is, or a sentence beside another one without dates.
func (b *builder) standsAlone(pos int, s *slot) bool {
	if pos < 0 {
		return false
	}
	l := &b.lines[pos]
	isTitle, isOrg := evidence.Title(l.text) >= 1, evidence.Organisation(l.text) >= 1
	switch {
	case isTitle != isOrg && (s.title.Value == "") != (s.org.Value == ""):
		return isTitle == (s.title.Value != "")
	case s.title.Value == "" && s.org.Value == "":
		return false
	case l.bullet && b.lines[pos+1].bullet:
		return true
	}
	return s.dates.IsZero() && endsWith(l.text, ".") && wordCount(l.text) > wordsOfHead
}

// wordsOfHead has no name that ends with a full stop ("Holm Ferries and Sons Pvt. Ltd.").
const wordsOfHead = 6

// ends reports a line that another entry or section begins with.
func (r *entryReach) ends(b *builder, l *line) bool {
	if b.startsIn(l.index) != "" || b.isHeading(l.index) {
		return true
	}
	other := r.slots[l.index]
	if other == nil || r.in != nil && other.section == r.in.section && other.entry == r.in.entry {
		return false
	}
	if isNamed(other.section) && b.isItem(r.at) && b.numberAt(other.first()) == 0 {
		return false // a line of the item
	}
	if b.isLabelledRest(r.at, other) {
		return false
	}
	inSentence := startsLower(b.lineText(other.first())) && !startsLower(strings.TrimLeftFunc(b.lineText(r.at), isSign))
	return b.begun(other) || !inSentence // what was read to begin in the midst of a sentence is no other entry
}

func isSign(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// fillSlot reads the lines of one entry: as a post where it is one, else
// the first line is the name.
func (b *builder) fillSlot(into *slot, s *section) {
	if period, is := letterSpaced(s.lines); is {
		b.fillBelow(into, s, period)
		return
	}
	if b.fillAsNamed(into, s) {
		return
	}
	period, isDated := onlyPeriod(s.lines[0].text)
	if b.fillAsPost(into, s) || b.fillAsCourse(into, s) {
		if isDated && len(s.lines) > 1 && b.slots(into.section)[into.entry].dates.IsZero() {
			b.fillUndated(into, s, period)
			return
		}
		if t := b.slots(into.section)[into.entry].title; t.Value != "" {
			b.withdraw(b.placesOf(t.Value, t.Lines...), t) // a title that is all of its line has no words beside it
		}
		return
	}
	if isDated {
		b.fillBelow(into, s, period)
		return
	}
	*into.title = cv.Text{Value: fieldText(s.lines[0].text), Lines: []int{s.lines[0].index}, Confidence: sure}
	if into.summary != nil && len(s.paras) > 1 {
		b.giveParas(into, &section{paras: s.paras[1:]})
	}
	b.dateFrom(into, s.lines[:min(4, len(s.lines))])
}

// fillBelow reads the lines of an entry that begins with a line of nothing but its period.
func (b *builder) fillBelow(into *slot, s *section, period cv.DateRange) {
	of, at := into.section, into.entry
	first := s.lines[0].index
	if s.lines = s.lines[1:]; len(s.lines) > 0 {
		s.gather()
		b.fillSlot(into, s)
	}
	period.Text.Lines, period.Text.Confidence = []int{first}, 0.9
	switch into = b.slots(of)[at]; {
	case into.dates.IsZero():
		*into.dates = period
	case into.summary != nil:
		b.giveText(into, period.Text, false)
	default:
		b.keepTexts([]cv.Text{period.Text})
	}
}

// letterSpaced is the period that the first of some lines tells letter by letter, which no reader understands.
func letterSpaced(lines []line) (cv.DateRange, bool) {
	if len(lines) == 0 {
		return cv.DateRange{}, false
	}
	text := unspaced(lines[0].text)
	found, ok := periodOf(dates.Find(text))
	if !ok || text == lines[0].text || undatedCells(text) != "" {
		return cv.DateRange{}, false
	}
	return found.Range, true
}

// fillAsPost reads the lines as a post; false where they are none.
func (b *builder) fillAsPost(into *slot, s *section) bool {
	if into.section != cv.SectionWork && into.section != cv.SectionVolunteering {
		return false
	}
	head, tail := s.headLines()
	list := b.asPosts(head, true)
	if len(list) != 1 {
		return false
	}
	w := &list[0]
	if w.Title.IsZero() && w.Organisation.IsZero() {
		return false
	}
	*into.title, *into.org, *into.dates, *into.summary, *into.items = w.Title, w.Organisation, w.Dates, w.Summary, w.Highlights
	*into.others[0], *into.others[1] = w.Unit, w.Location
	b.giveParas(into, &section{paras: paragraphs(tail)})
	b.nameLikeOthers(into)
	return true
}

// nameLikeOthers makes the one name on the line of a post, beside its period, what it is in the posts that have such a line: where
// they are titles, and none an employer, a branch that "Holm Centre 2016 – 2018" names is no employer either; and the other way round.
func (b *builder) nameLikeOthers(s *slot) {
	lone := func(name, other *cv.Text, of *slot) bool {
		return name.Value != "" && other.Value == "" && len(name.Lines) == 1 && slices.Equal(name.Lines, of.dates.Text.Lines)
	}
	titles, orgs := 0, 0
	for _, o := range b.slots(s.section) {
		switch {
		case o.entry == s.entry:
		case lone(o.title, o.org, o):
			titles++
		case lone(o.org, o.title, o):
			orgs++
		}
	}
	asTitle := lone(s.org, s.title, s) && titles >= fewestAlike && orgs == 0
	asEmployer := lone(s.title, s.org, s) && orgs >= fewestAlike && titles == 0
	if asTitle || asEmployer {
		*s.title, *s.org = *s.org, *s.title
	}
}

// fewestAlike are so many posts that their form is no accident.
const fewestAlike = 2

// linesOfPost are those of a long post: what stands below tells nothing of its head.
const linesOfPost = 80

// headLines are the lines that tell what an entry is, and the texts far below them.
func (s *section) headLines() (head, tail []line) {
	for i := linesOfPost; i < len(s.lines); i++ {
		if s.lines[i].bullet {
			return s.lines[:i], s.lines[i:]
		}
	}
	return s.lines, nil
}

// fillAsCourse reads the lines as a course; false where they are not one.
func (b *builder) fillAsCourse(into *slot, s *section) bool {
	if into.section != cv.SectionEducation {
		return false
	}
	list := b.asCourses(s.lines)
	if len(list) != 1 || list[0].Degree.IsZero() && list[0].Institution.IsZero() {
		return false
	}
	b.doc.Education[into.entry] = list[0]
	return true
}

// dateFrom takes the first period of lines.
func (b *builder) dateFrom(s *slot, lines []line) {
	for i := range lines {
		if found, ok := periodOf(dates.Find(lines[i].text)); ok {
			b.withdraw(b.placesOf(found.Range.Text.Value, lines[i].index), nil)
			*s.dates = found.Range
			s.dates.Text.Lines, s.dates.Text.Confidence = []int{lines[i].index}, 0.9
			s.dropFrame(lines[i].index)
			return
		}
	}
}
