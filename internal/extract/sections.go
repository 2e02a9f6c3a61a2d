package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/ingest/page"
)

// section is a heading and the lines under it.
type section struct {
	kind    headings.Kind
	heading string
	at      int // source line of the heading; -1 = none (the head)
	sure    bool
	guessed bool  // found by its form, not by a heading
	said    bool  // the user says what it is
	rail    *line // the heading, where the section stands beside it
	lines   []line
	paras   []para
}

// split finds the headings and cuts the document into sections; the first is the head.
func split(lines []line) []*section {
	heads := saidHeadings(lines, findHeaders(lines))
	head := &section{at: -1, sure: true}
	s := sectionSplit{lines: lines, heads: heads, sections: []*section{head}, current: head}
	s.columns = threads{top: firstHeading(lines, heads)}
	for i := 0; i < len(lines); {
		i += s.step(i)
	}
	return s.sections
}

// sectionSplit goes through the lines and knows in which section it is.
type sectionSplit struct {
	lines    []line
	heads    map[int]header
	sections []*section // the first is the head
	current  *section
	columns  threads
}

// step files line i and returns how many lines it took.
func (s *sectionSplit) step(i int) int {
	l := &s.lines[i]
	s.enterBlock(i)
	if l.kind == page.PageFooter {
		s.toHead(l)
		return 1
	}
	s.close(i)
	h, ok := s.heads[i]
	if !ok {
		s.file(i)
		return 1
	}
	if s.opens(h) {
		s.open(&section{kind: h.kind, heading: h.text, at: l.index, sure: h.sure})
	}
	if h.rest != nil {
		s.current.lines, s.current.rail = append(s.current.lines, *h.rest), l
	}
	return h.span
}

func (s *sectionSplit) open(next *section) {
	s.current = next
	s.sections = append(s.sections, next)
}

func (s *sectionSplit) toHead(l *line) { s.sections[0].lines = append(s.sections[0].lines, *l) }

// enterBlock follows the columns where a block begins.
func (s *sectionSplit) enterBlock(i int) {
	if i == 0 {
		s.columns.enter(s.lines, i, s.current, s.sections[0])
		return
	}
	if !inOneBlock(&s.lines[i], &s.lines[i-1]) {
		s.columns.keep(s.current)
		s.current = s.columns.enter(s.lines, i, s.current, s.sections[0])
	}
}

// close opens a section of its own for what ends a CV without a heading.
func (s *sectionSplit) close(i int) {
	text := s.lines[i].text
	if consent.MatchString(text) && len(text) > 40 || signed(s.lines, i) {
		s.open(&section{kind: headings.Other, at: -1})
	}
	if onRequest.MatchString(text) && s.heads[i].text == "" && s.current.kind != headings.References {
		s.open(&section{kind: headings.References, at: -1})
	}
}

// file adds a line that is no heading.
func (s *sectionSplit) file(i int) {
	l := &s.lines[i]
	if headlineBetween(s.lines, s.heads, i) {
		s.toHead(l)
		return
	}
	if s.current.kind == headings.Publications && listNumber.MatchString(l.text) {
		l.bullet = true
	}
	s.current.lines = append(s.current.lines, *l)
}

// opens reports a heading that begins a section; one with its text behind it may only go on with
// the section it repeats.
func (s *sectionSplit) opens(h header) bool {
	if h.kind == headings.Contact || h.rest == nil || s.current.kind != h.kind {
		return true
	}
	return !strings.EqualFold(s.current.heading, h.text) && len(s.current.lines) > 0
}

// headlineBetween reports a job title alone between the end of a text box and the first
// heading of the text beside it: the headline of the CV.
func headlineBetween(lines []line, heads map[int]header, i int) bool {
	l := &lines[i]
	if i == 0 || l.right > 0 || l.block == lines[i-1].block || !shortRow(l) {
		return false
	}
	_, heading := heads[i+1]
	return heading && evidence.Title(l.text) >= 1.6 && len(dates.Find(l.text)) == 0
}

// shortRow reports a few words alone on their line.
func shortRow(l *line) bool { return wordCount(l.text) <= 8 && len(l.segs) <= 1 && !l.bullet }

// consent begins the clause about personal data, or a declaration, that closes CVs in some countries.
var consent = regexp.MustCompile(`(?i)^(?:wyrażam zgodę|zgodnie z art|autorizzo il trattamento|i (?:hereby )?(?:consent|declare|certify)\b|hereby|ich erkläre|autorizo|consiento|souhlasím)`)

// signed reports the place and day under which a CV is signed, and what follows it.
func signed(lines []line, i int) bool {
	if i < len(lines)-3 || i == 0 {
		return false
	}
	text := lines[i].text
	m := dates.Find(text)
	if !singleDate(m) || m[0].Range.Start.Day == 0 || m[0].End < len(text)-1 {
		return false
	}
	place := strings.TrimRight(text[:m[0].Start], " ,")
	return wordCount(place) <= 3 && nameLike(place) && strings.Contains(text, ", ")
}

var onRequest = regexp.MustCompile(`(?i)^(?:references?|referees|referenzen|référence?s|referencias|referenze|referenties)\b.{0,20}(?:request|anfrage|wunsch|demande|petición|solicitud|richiesta|aanvraag|verzoek)\b.{0,10}$`)

// firstHeading is the height of the topmost heading of the first page.
func firstHeading(lines []line, heads map[int]header) float64 {
	top := 1e6
	for i := range heads {
		if lines[i].page == 1 {
			top = min(top, lines[i].y)
		}
	}
	return top
}

// threads remembers which section each column of a page was in, so that a column
// that goes on over a page break goes on with its section.
type threads struct {
	list        []thread
	left, right float64
	top         float64 // height of the first heading of the first page
}

type thread struct {
	left, right float64
	section     *section
}

func (t *threads) keep(s *section) {
	if t.right == 0 {
		return
	}
	for i := range t.list {
		if overlap(t.list[i].left, t.list[i].right, t.left, t.right) > 0.6 {
			t.list[i] = thread{t.left, t.right, s}
			return
		}
	}
	t.list = append(t.list, thread{t.left, t.right, s})
}

// enter starts the block at lines[i] and returns the section that it goes on with.
func (t *threads) enter(lines []line, i int, current, head *section) *section {
	left, right := extent(lines, i)
	was := t.right > 0
	wl, wr := t.left, t.right
	t.left, t.right = left, right
	if right == 0 || !was || overlap(left, right, wl, wr) > 0.3 || current.besides(&lines[i], left) {
		return current
	}
	if s := t.of(left, right); s != nil {
		return s
	}
	if t.columnBeside(lines, i) && !current.entriesGoOn(lines, i) {
		return head
	}
	return current
}

// columnBeside reports a block of the first page that stands beside the one before it.
func (t *threads) columnBeside(lines []line, i int) bool {
	return lines[i].page == 1 && i > 0 && lines[i-1].page == 1 && lines[i].y < lines[i-1].y && lines[i].y < t.top+40
}

// entriesGoOn reports posts or courses that go on in another column.
func (s *section) entriesGoOn(lines []line, i int) bool {
	return (s.kind == headings.Work || s.kind == headings.Education) && s.sure && entryAhead(lines, i, s.kind)
}

// of is the section that the column was in; nil where there was none.
func (t *threads) of(left, right float64) *section {
	for _, k := range t.list {
		if overlap(left, right, k.left, k.right) > 0.6 {
			return k.section
		}
	}
	return nil
}

// besides reports a line further down at the right of the heading of a section that stands beside
// it: whatever columns there are belong to it.
func (s *section) besides(l *line, left float64) bool {
	return s.rail != nil && l.page == s.rail.page && l.y > s.rail.y-s.rail.size && left > s.rail.x+s.rail.size
}

// entryAhead reports that a block begins with an entry of the section: a title or an
// employer, a degree or a school, and a period or a year within the first lines.
func entryAhead(lines []line, i int, kind headings.Kind) bool {
	read := postAhead
	if kind == headings.Education {
		read = courseAhead
	}
	named, dated := false, false
	for j := i; j < min(len(lines), i+4) && lines[j].block == lines[i].block && !lines[j].bullet; j++ {
		if strings.Contains(lines[j].text, "@") {
			return false
		}
		names, when := read(&lines[j])
		named, dated = named || names, dated || when
	}
	return named && dated
}

// courseAhead reports a degree or a school, and a date.
func courseAhead(l *line) (named, dated bool) {
	text := l.segs[0].text
	return evidence.Degree(text) >= 1.8 || evidence.School(text) >= 2, len(dates.Find(l.text)) > 0
}

// postAhead reports a title or an employer, and a period.
func postAhead(l *line) (named, dated bool) {
	text, found := l.segs[0].text, dates.Find(l.text)
	return evidence.Title(text) >= 1.6 || evidence.Organisation(text) >= 2, len(found) > 0 && found[0].Period
}

// extent is the width of the block that starts at lines[i]; 0,0 without geometry.
func extent(lines []line, i int) (left, right float64) {
	left = lines[i].x
	for j := i; j < len(lines) && inOneBlock(&lines[j], &lines[i]); j++ {
		left, right = min(left, lines[j].x), max(right, lines[j].right)
	}
	return left, right
}

// overlap is the common width as a share of the narrower of two intervals.
func overlap(a, b, c, d float64) float64 {
	common := min(b, d) - max(a, c)
	narrow := max(min(b-a, d-c), 1)
	return common / narrow
}
