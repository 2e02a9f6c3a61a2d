package dates

import "focal/internal/cv"

// shared reads periods whose first end borrows the year of the second: "June –
// August 2019", "Spring/Summer 2004", "3 - 7/2019".
func (p *parser) shared(i int) (Match, int, bool) {
	first, j := p.yearless(i)
	if j == i {
		return p.sharedNumbers(i)
	}
	n := p.dash(j)
	if p.is(j, "&") {
		n = 1
	}
	if n == 0 {
		return Match{}, 0, false
	}
	to, next, ok := p.point(j + n)
	if !ok || !to.partOfYear() {
		return Match{}, 0, false
	}
	return ranged(point{date: before(first, to.date)}, to), next, true
}

// before gives the first end of a period its year, that of the end or, in "Nov – Feb 2019", the
// year before.
func before(first, end cv.Date) cv.Date {
	first.Year = end.Year
	if end.Month > 0 && first.Month > end.Month {
		first.Year--
	}
	return first
}

// yearless reads a month, with or without its day, or a season: "11th April", "Nov.",
// "Spring". next is i where there is none.
func (p *parser) yearless(i int) (first cv.Date, next int) {
	at := i
	if day, ok := p.ordinalDay(i); ok && p.month(i+2) > 0 {
		first.Day = day
		at += 2
	}
	if first.Month = p.month(at); first.Month == 0 {
		first.Season = p.season(at)
	}
	if first.Month == 0 && first.Season == "" {
		return cv.Date{}, i
	}
	return first, p.skipDot(at + 1)
}

// sharedNumbers is shared for figures: the months "3 - 7/2019", the days "25.3.-31.8.2019"
// and "5-12.6.2017". A number that the word before it needs ("Level 3 - 4/2019") is none.
func (p *parser) sharedNumbers(i int) (Match, int, bool) {
	first, ok := p.small(i, 31)
	if !ok || !p.beginsField(i) {
		return Match{}, 0, false
	}
	month, j := p.dottedMonth(i + 1)
	n := p.numbersDash(j)
	if n == 0 {
		return Match{}, 0, false
	}
	to, next, ok := p.point(j + n)
	if !ok || to.date.Month == 0 {
		return Match{}, 0, false
	}
	start, ok := sharing(first, month, to.date)
	return ranged(point{date: start}, to), next, ok
}

// numbersDash returns the tokens of a drawn dash that a number follows; 0 is none.
func (p *parser) numbersDash(i int) int {
	n := p.dash(i)
	if t := p.at(i); t.kind != punct || t.text == "/" || p.at(i+n).kind != number {
		return 0
	}
	return n
}

// dottedMonth reads the ".3" and ".3." of "25.3.-31.8.2019"; month is 0 without one. next is
// the index after it.
func (p *parser) dottedMonth(i int) (month, next int) {
	m, ok := p.small(i+1, 12)
	if !ok || !p.is(i, ".") || p.toks[i+1].spaceBefore {
		return 0, i
	}
	return m, p.skipDot(i + 2)
}

// sharing is the first end of a period of which only a figure, and the month of a day, are
// written; the rest is that of the second end.
func sharing(figure, month int, end cv.Date) (cv.Date, bool) {
	switch {
	case end.Day == 0: // months
		return cv.Date{Year: end.Year, Month: figure}, month == 0 && figure <= end.Month
	case month == 0:
		return cv.Date{Year: end.Year, Month: end.Month, Day: figure}, figure <= end.Day
	}
	return before(cv.Date{Month: month, Day: figure}, end), true
}
