package dates

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// point is one end of a period.
type point struct {
	date    cv.Date
	present bool
	unknown bool // "???", "20XX": something stands there that names no date
}

func (q point) dated() bool { return !q.present && !q.unknown }

func (q point) bareYear() bool { return q.dated() && q.date.Month == 0 && q.date.Season == "" }

// partOfYear reports a point that says more than its year.
func (q point) partOfYear() bool { return q.dated() && (q.date.Month != 0 || q.date.Season != "") }

// reaches reports that a period can go from q to the point; one of a list of years is followed
// by a year close by.
func (q point) reaches(to point, listed bool) bool {
	if listed {
		return to.bareYear() && to.date.Year >= q.date.Year && to.date.Year <= q.date.Year+3
	}
	return !to.dated() || q.unknown || to.date.Year >= q.date.Year
}

// shortYear completes the "21" of "2019–21".
func (q point) shortYear(two int) (year int, ok bool) {
	year = q.date.Year - q.date.Year%100 + two
	if year < q.date.Year {
		year += 100
	}
	return year, !q.unknown && q.date.Month == 0 && year-q.date.Year <= 60
}

func ranged(from, to point) Match {
	return Match{Period: true, Range: cv.DateRange{Start: from.date, End: to.date, Current: to.present}}
}

// openFrom is a period that lasts.
func openFrom(start cv.Date) Match {
	return Match{Period: true, Range: cv.DateRange{Start: start, Current: true}}
}

// withoutEnd is a period whose end is told and cannot be.
func withoutEnd(start cv.Date) Match { return Match{Period: true, Range: cv.DateRange{Start: start}} }

// EndUnknown reports words of a period that tell an end, and none that can be or that names a date: "8/2/08 till 15/2/02", "2014 – ???".
func EndUnknown(text string) bool {
	return slices.ContainsFunc(Find(text), func(m Match) bool {
		return m.Period && !m.Range.Start.IsZero() && m.Range.End.IsZero() && !m.Range.Current
	})
}

func (p *parser) period(i int) (Match, int, bool) {
	if m, next, ok := p.since(i); ok {
		return m, next, true
	}
	if m, next, ok := p.until(i); ok {
		return m, next, true
	}
	from, next, ok := p.point(i)
	if !ok {
		return p.shared(i)
	}
	to, end, ok := p.rest(next, from)
	switch {
	case ok:
		return ranged(from, to), end, to.present || !from.date.IsZero() || !to.date.IsZero()
	case from.dated() && p.falseEnd(next, end):
		return withoutEnd(from.date), end, true
	}
	if to, end, ok := p.beside(i, next, from); ok {
		if from.present { // "Currently 05/2025"
			from, to = to, from
		}
		return ranged(from, to), end, true
	}
	return p.single(i, next, from)
}

// beside reads the second end of "January 2019 Present" and "May, 2016: currently", behind which nothing stands, and of two
// points that begin a line: "October 2015 December 2018", "Currently 05/2025".
func (p *parser) beside(i, next int, from point) (point, int, bool) {
	at := p.skipMarks(next, 1, ":;,")
	if p.at(at).kind == none || p.toks[at].tabBefore || from.unknown {
		return point{}, 0, false
	}
	to, end, ok := p.point(at)
	switch {
	case !ok:
		return point{}, 0, false
	case from.present:
		return to, end, i == 0 && at == next && to.partOfYear()
	case to.present:
		return to, end, p.closes(end)
	}
	return to, end, i == 0 && at == next && from.partOfYear() && to.partOfYear() && to.date.Compare(from.date) > 0
}

// closes reports that a cell or brackets end at a token.
func (p *parser) closes(i int) bool {
	return p.at(i).kind == none || p.toks[i].tabBefore || p.is(i, ")")
}

// since reads a period that a word opens: "since May 2014", "from 2014 to 2016".
func (p *parser) since(i int) (Match, int, bool) {
	n := p.word(i, since)
	if t := p.at(i); n == 0 || len(t.folded) == 1 && i > 0 && !t.spaceBefore && !t.tabBefore { // the end of "L.L.C"
		return Match{}, 0, false
	}
	from, next, ok := p.point(p.skipMarks(p.skipGlue(i+n), 1, "-,"))
	if !ok || !from.dated() {
		return Match{}, 0, false
	}
	to, end, ok := p.rest(next, from)
	switch {
	case ok:
		return ranged(from, to), end, true
	case p.falseEnd(next, end):
		return withoutEnd(from.date), end, true
	}
	if about.Has(p.at(i).folded) {
		return p.single(i, next, from)
	}
	if to, end, ok := p.unjoined(i, next, from); ok {
		return ranged(from, to), end, true
	}
	return openFrom(from.date), next, true
}

// falseEnd reports an end behind a word at i that was read up to a token and cannot be: "from 8/2/08 till 15/2/02". It is not known
// then, and not today.
func (p *parser) falseEnd(i, end int) bool { return end > i && p.at(i).kind == letters }

// unjoined reads the second end of "from June 2010 October 2016", which nothing joins to the first.
func (p *parser) unjoined(i, next int, from point) (point, int, bool) {
	if p.toksFold(i) != "from" || p.at(next).kind == none || p.toks[next].tabBefore && p.at(next).kind != number {
		return point{}, 0, false
	}
	to, end, ok := p.point(p.skipMarks(next, 1, ","))
	return to, end, ok && from.partOfYear() && to.partOfYear() && to.date.Compare(from.date) > 0
}

// shortSecond reads the second end of "Jan '11 to Nov 16 with …" and "Feb 22-Dec 23, Fowey": the first end has a year and
// no day, so 16 is a year too.
func (p *parser) shortSecond(j int, first point) (point, int, bool) {
	month := p.month(j)
	two, ok := p.two(j + 1)
	goesOn := p.at(j+2).kind == letters && !ordinal(p.toksFold(j+2)) || p.is(j+2, ",") && p.at(j+3).kind == letters && !p.yearBehind(j+3)
	if !ok || month == 0 || !first.partOfYear() || first.date.Day != 0 || !goesOn {
		return point{}, 0, false
	}
	to := point{date: cv.Date{Year: Century(two), Month: month}}
	return to, j + 2, to.date.Compare(first.date) > 0
}

// yearBehind reports a year of four figures in the rest of the text: "Jul 12 - Aug 14, Oxford, 2019" has days.
func (p *parser) yearBehind(i int) bool {
	for ; p.at(i).kind != none; i++ {
		if p.at(i).digits(4) {
			return true
		}
	}
	return false
}

// until reads a period of which only the end is said, and one behind the label "From / To".
func (p *parser) until(i int) (Match, int, bool) {
	n := p.word(i, until)
	if n == 0 {
		return Match{}, 0, false
	}
	to, next, ok := p.point(p.skipGlue(i + n))
	if !ok || to.unknown {
		return Match{}, 0, false
	}
	if end, after, ok := p.rest(next, to); ok && !to.present {
		return ranged(to, end), after, true
	}
	return ranged(point{}, to), next, true
}

// single makes a match of the one point that was read from i to next.
func (p *parser) single(i, next int, from point) (Match, int, bool) {
	switch {
	case from.unknown:
		return Match{}, 0, false
	case from.present:
		return openFrom(cv.Date{}), next, p.alone(i, next)
	}
	if n := p.openTail(next); n > 0 {
		return openFrom(from.date), next + n, true
	}
	return Match{Range: cv.DateRange{Start: from.date}}, next, true
}

// openTail returns the tokens at i that say that a period lasts: "onwards", also in brackets, a dash with
// nothing after it; 0 is none.
func (p *parser) openTail(i int) int {
	if n := p.word(i, onwards); n > 0 && !p.toks[i].tabBefore {
		return n
	}
	if n := p.word(i+1, onwards); n > 0 && p.is(i, "(") && p.is(i+1+n, ")") { // "2011 (still working)"
		return n + 2
	}
	if p.openEnd(i) {
		return 1
	}
	return 0
}

// openEnd reports a dash with nothing after it: the end is open.
func (p *parser) openEnd(i int) bool {
	if p.at(i).kind != punct || p.dash(i) == 0 {
		return false
	}
	next := p.at(i + 1)
	if next.kind == none || next.tabBefore || next.in(")]|·•,;") {
		return true
	}
	// "2019 – Carlisle": what follows is a place and nothing else
	rest := words.Fold(p.text[next.start:])
	return words.Places().City.Has(rest) || words.Places().Country.Has(rest)
}

// alone reports whether a bare "present" stands apart from other words, or in a cell of its own beside a date.
// "Date" that opens a line is the label of a field, filled or not.
func (p *parser) alone(i, next int) bool {
	if i == 0 && next == 1 && p.toks[i].folded == "date" {
		return false
	}
	if p.toks[i].tabBefore && p.at(i-1).kind == number && (p.at(next).kind == none || p.toks[next].tabBefore) {
		return true
	}
	return len(p.toks) <= 6 && p.beginsField(i) && p.endsField(next)
}

// rest reads a dash or "to" and the second end of a period; first completes a
// short second end ("2019–21", "2013, 2014").
func (p *parser) rest(i int, first point) (point, int, bool) {
	n, listed := p.joint(i, first)
	if n == 0 {
		return point{}, 0, false
	}
	for k := i + 1; k <= i+n; k++ { // "– Till"
		if p.openTill(k) {
			return point{present: true}, k + 1, true
		}
	}
	j := p.behindDash(i + n)
	if p.presentSlip(j) && first.dated() {
		return point{present: true}, j + 1, true
	}
	if to, next, ok := p.point(j); ok {
		return to, next, first.reaches(to, listed)
	}
	if to, next, ok := p.shortSecond(j, first); ok {
		return to, next, true
	}
	if to, next, ok := p.tornMonth(j); ok {
		return to, next, first.reaches(to, listed)
	}
	if m := p.laterMonth(j, first); m > 0 && p.toks[i-1].kind == letters { // "2014 January-March"
		return point{date: cv.Date{Year: first.date.Year, Month: m}}, j + 1, true
	}
	if listed {
		return point{}, 0, false
	}
	if _, day := p.small(j, 31); day && p.behindDay(j) > 0 { // "4 July 2013 to 14 August"
		k := p.behindDay(j)
		if m := p.laterMonth(k, first); m > 0 {
			return point{date: cv.Date{Year: first.date.Year, Month: m}}, k + 1, true
		}
	}
	return p.restOfYears(j, first)
}

// tornMonth reads a month and its year with a word between them that joins periods: "to Dec to 2013".
func (p *parser) tornMonth(i int) (point, int, bool) {
	m := p.month(i)
	if m == 0 || !further.Has(p.toksFold(i+1)) {
		return point{}, 0, false
	}
	year, next, ok := p.year(i+2, false)
	return point{date: cv.Date{Year: year, Month: m}}, next, ok
}

// joint returns the number of tokens at i that join two ends of a period, and whether they only
// list years: "2013, 2014".
func (p *parser) joint(i int, first point) (n int, listed bool) {
	if n := p.dash(i); n > 0 {
		return n, false
	}
	if n := p.dash(i + 1); n > 0 && p.at(i).in(")]") && p.at(i+1+n).in("([") { // "[2014] – [2016]"
		return n + 2, false
	}
	if n := p.dash(i + 1); n > 0 && p.is(i, ".") && first.partOfYear() { // "19 Feb, 2013. To 11 May, 2015"
		return n + 1, false
	}
	if first.date.Month == 0 && (p.at(i).in(",&") || both.Has(p.toksFold(i))) {
		return 1, true
	}
	return 0, false
}

// laterMonth reads a month without a year that comes after first in its year; 0 is none.
func (p *parser) laterMonth(i int, first point) int {
	if m := p.month(i); first.date.Month > 0 && m >= first.date.Month && p.boundary(i+1) {
		return m
	}
	return 0
}

// restOfYears reads the second year of "2019–21", "2010/11".
func (p *parser) restOfYears(i int, first point) (point, int, bool) {
	two, ok := p.two(i)
	if !ok || !p.boundary(i+1) {
		return point{}, 0, false
	}
	year, ok := first.shortYear(two)
	return point{date: cv.Date{Year: year}}, i + 1, ok
}

// behindDash is where the second end of a period begins.
func (p *parser) behindDash(i int) int {
	j := p.skipGlue(i)
	if p.at(j).in(".:") && p.toks[j-1].kind == letters { // "to.31st May", "From: May 2014 To: June 2016"
		j++
	}
	if p.is(j, "(") && p.present(j+1) > 0 { // "– (Present)"
		j++
	}
	if p.toks[j-1].kind == letters {
		return p.saidAgain(j)
	}
	return j
}

// saidAgain is the index behind further words that join, where a date follows them: "to till
// continue", "up to Till the date", "to at present".
func (p *parser) saidAgain(i int) int {
	for j := i; j < min(i+3, len(p.toks)); j++ {
		if _, _, ok := p.point(j); ok {
			return j
		}
		if !further.Has(p.toksFold(j)) || p.toks[j].tabBefore {
			break
		}
	}
	return i
}

// openTill reports the "till" of "May 2014 to till", which the words to come were forgotten behind.
func (p *parser) openTill(i int) bool {
	word := p.toksFold(i)
	if !tills.Has(word) || p.toksFold(i-1) == word {
		return false
	}
	next := p.at(i + 1)
	return next.kind == none || next.tabBefore || next.in(").;|")
}

var (
	since   = words.Dates()["since"]
	about   = words.NewSet("c", "ca", "circa") // a time that is not exact, and no open end
	until   = words.Dates()["until"]
	onwards = words.NewSet("onwards", "onward", "and ongoing", "and counting", "still working", "still continuing", "still employed",
		"and still working")
	both    = words.NewSet("and", "et", "und", "y", "e", "en", "i", "og", "och")
	further = words.NewSet("to", "till", "til", "until", "untill", "upto", "up", "at", "the")
	tills   = words.NewSet("till", "til", "bis")
)
