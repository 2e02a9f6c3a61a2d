package extract

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
)

// headDates are the dates that stand in the head of an entry.
type headDates struct {
	found []dates.Match
	lines []int            // source lines that hold them
	taken map[int][][2]int // by line of the builder: where dates stand in its text, in bytes
}

// datesOf finds the dates of lines, also those that a line break cuts in two ("from June
// 2012 to" above "August 2013").
func (b *builder) datesOf(head []int) headDates {
	d := headDates{taken: map[int][][2]int{}}
	done, doneAt := 0, -1 // bytes of line doneAt that the line above already used
	for _, i := range head {
		list := dates.FindOrdered(b.lines[i].text, b.order())
		if i+1 < len(b.lines) {
			if m, end, ok := b.straddles(i); ok {
				list = append(before(list, m.Start), m)
				done, doneAt = end[1], i+1
				d.taken[i+1] = append(d.taken[i+1], end)
				d.lines = addLines(d.lines, []int{b.lines[i+1].index})
			}
		}
		used := 0
		if doneAt == i {
			used = done
		}
		d.add(&b.lines[i], i, list, used)
	}
	return d
}

// add notes the dates of line i, but for those in its first bytes, which the line above used.
func (d *headDates) add(l *line, i int, list []dates.Match, used int) {
	for _, m := range list {
		if m.Start < used || !hasBothEnds(m.Range) && ofPapers.MatchString(l.text[max(0, m.Start-wideLabel):min(m.Start, len(l.text))]) {
			continue
		}
		d.found = append(d.found, m)
		d.taken[i] = append(d.taken[i], [2]int{m.Start, min(m.End, len(l.text))})
		d.lines = addLines(d.lines, []int{l.index})
	}
}

// ofPapers is what stands before the date of a passport, a visa, a licence: no time of a post or a course.
var ofPapers = regexp.MustCompile(`(?i)\b(?:` +
	`(?:passport|visa|licen[cs]e|permit|iqama|insurance|residency|(?:id|identity|health|cscs) card)\b.{0,24}?\b` +
	`(?:issued?|expiry|expires|valid|validity|renewed|until|till)|` +
	`dates? of (?:birth|issue|expiry|expiration)|(?:issue|expiry|expiration) date|expir(?:y|es)|` +
	`valid (?:until|till|thru|through|up ?to))\W*(?:(?:date|on|until|till|through|up ?to|in|from)\W+)?$`)

// wideLabel is how many bytes before a date its label may begin.
const wideLabel = 60

// straddles finds a period that line i begins and the line below it ends: in the whole
// lines, or in their first or last cells ("Jan 2016 –" above "Aug 2017" in a column of dates).
// end is where the line below holds its last part.
func (b *builder) straddles(i int) (m dates.Match, end [2]int, ok bool) {
	text, below := b.lines[i].text, b.lines[i+1].text
	if m, ok = b.straddling(text, below); ok {
		return m, [2]int{0, m.End - len(text) - 1}, true
	}
	cell, _, cells := strings.Cut(text, "\t")
	first, _, cellsBelow := strings.Cut(below, "\t")
	if !cells || !cellsBelow {
		return m, end, false
	}
	if len(dates.Find(first)) > 0 {
		m, ok = b.straddling(cell, first)
		return m, [2]int{0, m.End - len(cell) - 1}, ok && m.Period
	}
	from, fromBelow := strings.LastIndexByte(text, '\t')+1, strings.LastIndexByte(below, '\t')+1
	m, ok = b.straddling(text[from:], below[fromBelow:])
	if !ok || !m.Period || m.Range.Current || len(dates.Find(below[:fromBelow])) > 0 {
		return m, end, false
	}
	m.Start, m.End = m.Start+from, m.End+from
	return m, [2]int{fromBelow, fromBelow + m.End - len(text) - 1}, true
}

// telling reports a letter or a figure: the full stop of the line above begins no period.
func telling(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// straddling finds a period that begins in the text and ends in the line below it.
func (b *builder) straddling(text, below string) (dates.Match, bool) {
	if len(text) > wideLine {
		return dates.Match{}, false
	}
	for _, m := range dates.FindOrdered(text+" "+below[:min(len(below), longestDateText)], b.order()) {
		if m.Start < len(text) && m.End > len(text)+1 && strings.ContainsFunc(text[m.Start:], telling) && !insideNumber(text, m.Start) {
			return m, true
		}
	}
	return dates.Match{}, false
}

// insideNumber reports a place behind the point of a number: "GPA: 3.05" ends with no day.
func insideNumber(text string, at int) bool {
	return at > 1 && text[at-1] == '.' && text[at-2] >= '0' && text[at-2] <= '9' && !strings.Contains(text[at:], ".")
}

const (
	wideLine        = 400 // bytes of a line that a date can end
	longestDateText = 64  // bytes of a period on the line below: "of September 2012 to the 30th of November 2015"
)

// before are the dates that end before a place of the text.
func before(list []dates.Match, at int) []dates.Match {
	for n, m := range list {
		if m.End > at {
			return list[:n]
		}
	}
	return list
}

// period is the time that the lines of a head name.
func (b *builder) period(head []int) cv.DateRange {
	d := b.datesOf(head)
	m, ok := periodOf(d.found)
	if !ok {
		return cv.DateRange{}
	}
	m.Range.Text.Lines, m.Range.Text.Confidence = d.lines, 0.95
	return inMonths(m.Range)
}

// postPeriod is the time of a post. Where the employer above the title has a time too, that of
// all its posts, the one beside or below the title counts: "Oakfield Ltd, 2009 – 2014" above
// "Foreman, 2012 – 2014".
func (b *builder) postPeriod(e *labeller.Entry) cv.DateRange {
	all := b.period(e.Head)
	title, org := e.Fields["title"].Lines, e.Fields["org"].Lines
	if len(title) == 0 || len(org) == 0 || lastOf(org) >= title[0] {
		return all
	}
	from := slices.Index(e.Head, title[0])
	if from <= 0 {
		return all
	}
	if own := b.period(e.Head[from:]); isPartOf(own, all) {
		return own
	}
	return all
}

// isPartOf reports a period that lies in another one and is not the same.
func isPartOf(own, all cv.DateRange) bool {
	if !hasBothEnds(own) || !hasBothEnds(all) || later(own.Start, all.Start) < 0 || outlasts(own, all) {
		return false
	}
	return own.Start != all.Start || own.End != all.End || own.Current != all.Current
}

// hasBothEnds reports a period with a start, and an end or none yet.
func hasBothEnds(r cv.DateRange) bool { return !r.Start.IsZero() && (!r.End.IsZero() || r.Current) }

// outlasts reports that one period ends after another.
func outlasts(own, all cv.DateRange) bool {
	if own.Current || all.Current {
		return !all.Current
	}
	return later(all.End, own.End) < 0
}

// later is above 0 where a is later than b as far as both are written, below 0 where it is earlier.
func later(a, b cv.Date) int {
	if a.Month == 0 || b.Month == 0 {
		return a.Year - b.Year
	}
	return a.Compare(b)
}
