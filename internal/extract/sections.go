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
	sections := []*section{{at: -1, sure: true}}
	current := sections[0]
	columns := threads{top: firstHeading(lines, heads)}
	for i := 0; i < len(lines); i++ {
		l := &lines[i]
		if i > 0 && (l.block != lines[i-1].block || l.page != lines[i-1].page) {
			columns.keep(current)
			current = columns.enter(lines, i, current, sections[0])
		} else if i == 0 {
			columns.enter(lines, i, current, sections[0])
		}
		if l.kind == page.PageFooter {
			sections[0].lines = append(sections[0].lines, *l)
			continue
		}
		if consent.MatchString(l.text) && len(l.text) > 40 || signed(lines, i) {
			current = &section{kind: headings.Other, at: -1}
			sections = append(sections, current)
		}
		if onRequest.MatchString(l.text) && heads[i].text == "" && current.kind != headings.References {
			current = &section{kind: headings.References, at: -1}
			sections = append(sections, current)
		}
		h, ok := heads[i]
		if !ok {
			if headlineBetween(lines, heads, i) {
				sections[0].lines = append(sections[0].lines, *l)
				continue
			}
			if current.kind == headings.Publications && listNumber.MatchString(l.text) {
				l.bullet = true
			}
			current.lines = append(current.lines, *l)
			continue
		}
		if h.kind == headings.Contact {
			current = &section{kind: h.kind, heading: h.text, at: l.index, sure: h.sure}
			sections = append(sections, current)
		} else if h.rest == nil || current.kind != h.kind || !strings.EqualFold(current.heading, h.text) {
			if !(current.kind == h.kind && len(current.lines) == 0 && h.rest != nil) {
				current = &section{kind: h.kind, heading: h.text, at: l.index, sure: h.sure}
				sections = append(sections, current)
			}
		}
		if h.rest != nil {
			current.lines, current.rail = append(current.lines, *h.rest), l
		}
		i += h.span - 1
	}
	return sections
}

// headlineBetween reports a job title alone between the end of a text box and the first
// heading of the text beside it: the headline of the CV.
func headlineBetween(lines []line, heads map[int]header, i int) bool {
	l := &lines[i]
	if i == 0 || l.right > 0 || l.block == lines[i-1].block || i+1 >= len(lines) || wordCount(l.text) > 8 || len(l.segs) > 1 || l.bullet {
		return false
	}
	_, heading := heads[i+1]
	return heading && evidence.Title(l.text) >= 1.6 && len(dates.Find(l.text)) == 0
}

// consent begins the clause about personal data, or a declaration, that closes CVs in some countries.
var consent = regexp.MustCompile(`(?i)^(?:wyrażam zgodę|zgodnie z art|autorizzo il trattamento|i (?:hereby )?(?:consent|declare|certify)\b|hereby|ich erkläre|autorizo|consiento|souhlasím)`)

// signed reports the place and day under which a CV is signed, and what follows it.
func signed(lines []line, i int) bool {
	if i < len(lines)-3 || i == 0 {
		return false
	}
	m := dates.Find(lines[i].text)
	if len(m) != 1 || m[0].Period || m[0].Range.Start.Day == 0 || m[0].End < len(lines[i].text)-1 {
		return false
	}
	place := strings.TrimRight(lines[i].text[:m[0].Start], " ,")
	return wordCount(place) <= 3 && nameLike(place) && strings.Contains(lines[i].text, ", ")
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
	if right == 0 || !was || overlap(left, right, wl, wr) > 0.3 {
		return current
	}
	if current.besides(&lines[i], left) {
		return current
	}
	if s := t.of(left, right); s != nil {
		return s
	}
	if lines[i].page == 1 && i > 0 && lines[i-1].page == 1 && lines[i].y < lines[i-1].y && lines[i].y < t.top+40 {
		if (current.kind == headings.Work || current.kind == headings.Education) && current.sure && entryAhead(lines, i, current.kind) {
			return current // the entries go on there
		}
		return head // a column beside the one before
	}
	return current
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

// besides reports a line further down at the right of the heading of a section that stands beside it: whatever
// columns there are belong to it.
func (s *section) besides(l *line, left float64) bool {
	return s.rail != nil && l.page == s.rail.page && l.y > s.rail.y-s.rail.size && left > s.rail.x+s.rail.size
}

// entryAhead reports that a block begins with an entry of the section: a title or an
// employer, a degree or a school, and a period or a year within the first lines.
func entryAhead(lines []line, i int, kind headings.Kind) bool {
	named, dated := false, false
	for j := i; j < len(lines) && j < i+4 && lines[j].block == lines[i].block && !lines[j].bullet; j++ {
		if strings.Contains(lines[j].text, "@") {
			return false
		}
		text, found := lines[j].segs[0].text, dates.Find(lines[j].text)
		if kind == headings.Education {
			named = named || evidence.Degree(text) >= 1.8 || evidence.School(text) >= 2
			dated = dated || len(found) > 0
			continue
		}
		named = named || evidence.Title(text) >= 1.6 || evidence.Organisation(text) >= 2
		dated = dated || len(found) > 0 && found[0].Period
	}
	return named && dated
}

// extent is the width of the block that starts at lines[i]; 0,0 without geometry.
func extent(lines []line, i int) (left, right float64) {
	left = lines[i].x
	for j := i; j < len(lines) && lines[j].block == lines[i].block && lines[j].page == lines[i].page; j++ {
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
