package dates

import (
	"strconv"
	"strings"

	"focal/internal/cv"
)

// numeral is a number of a date in figures.
type numeral struct {
	value, length int
	spaceBefore   bool
}

func numeralOf(t *token) numeral {
	value, _ := strconv.Atoi(t.text) // one too long to be read is too long for a date
	return numeral{value: value, length: len(t.text), spaceBefore: t.spaceBefore}
}

func (n numeral) year() bool  { return n.length == 4 && n.value >= firstYear && n.value <= lastYear }
func (n numeral) month() bool { return n.upTo(12) }
func (n numeral) day() bool   { return n.upTo(31) }

func (n numeral) upTo(limit int) bool { return n.length <= 2 && n.value >= 1 && n.value <= limit }

// numerals are up to three numbers with one kind of mark between them.
type numerals struct {
	n    int
	at   [3]numeral
	mark string
}

// date reads the first n numerals.
func (r *numerals) date(n int, order Order) (cv.Date, bool) {
	switch n {
	case 1:
		return cv.Date{Year: r.at[0].value}, r.at[0].year()
	case 2:
		return r.monthYear()
	}
	return r.fullDate(order)
}

// monthYear reads "03/2019", "2019-03", "03/19".
func (r *numerals) monthYear() (cv.Date, bool) {
	a, b := r.at[0], r.at[1]
	switch {
	case r.mark == "–":
	case a.month() && b.year():
		return cv.Date{Year: b.value, Month: a.value}, true
	case r.yearFirst():
		return cv.Date{Year: a.value, Month: b.value}, true
	case r.mark == "/" && a.month() && a.length == 2 && b.length == 2:
		return cv.Date{Year: Century(b.value), Month: a.value}, true
	}
	return cv.Date{}, false
}

// yearFirst reports "2019-03"; "2010/11" are two years.
func (r *numerals) yearFirst() bool {
	year, month := r.at[0], r.at[1]
	next := r.mark == "/" && month.value == year.value%100+1
	return year.year() && month.month() && month.length == 2 && !next && strings.Contains("-./", r.mark)
}

// fullDate reads "2019-03-09", "09/03/2019", "9.3.2019".
func (r *numerals) fullDate(known Order) (cv.Date, bool) {
	a, b, c := r.at[0], r.at[1], r.at[2]
	switch {
	case r.mark == "–":
		return cv.Date{}, false
	case a.year():
		return cv.Date{Year: a.value, Month: b.value, Day: c.value}, b.month() && c.day()
	}
	month, day, ok := r.monthDay(known)
	return cv.Date{Year: c.value, Month: month, Day: day}, ok && c.year()
}

// monthDay tells the month of the first two numerals from the day. Both are 0 where that cannot
// be told: 03/04/2019.
func (r *numerals) monthDay(known Order) (month, day int, ok bool) {
	a, b := r.at[0], r.at[1]
	switch r.order(known) {
	case DayFirst:
		return b.value, a.value, a.day() && b.month()
	case MonthFirst:
		return a.value, b.value, a.month() && b.day()
	}
	return 0, 0, true
}

// order is what the numerals themselves, or else the CV, say about the order of day and month.
func (r *numerals) order(known Order) Order {
	a, b := r.at[0], r.at[1]
	switch {
	case !b.month():
		return MonthFirst
	case !a.month() || a.value == b.value || r.mark == "." || r.mark == "-":
		return DayFirst
	}
	return known
}

// numeric reads dates of numbers: 2019, 03/2019, 2019-03, 2019-03-09, 09/03/2019, 9.3.2019, 03/19.
func (p *parser) numeric(i int) (cv.Date, int, bool) {
	if p.glued(i) {
		return cv.Date{}, 0, false
	}
	r := p.numerals(i)
	if d, ok := p.shortDay(i, r); ok {
		return d, i + 5, true
	}
	if r.n == 2 {
		if r.mark == "/" && p.monthlyEnd(i) || r.mark == "." && p.dottedEnd(i) {
			return cv.Date{Year: r.at[0].value, Month: r.at[1].value}, i + 3, true
		}
		if p.listNumber(i, &r) {
			return cv.Date{}, 0, false
		}
		if r.mark == "/" && r.at[0].length == 1 && r.at[1].length == 2 {
			return p.bareMonthYear(i)
		}
	}
	return p.longest(i, &r)
}

// longest reads the date of as many of the numerals as can be.
func (p *parser) longest(i int, r *numerals) (cv.Date, int, bool) {
	for n := r.n; n > 0; n-- {
		next := i + 2*n - 1
		if d, ok := r.date(n, p.order); ok && p.boundary(next) {
			return d, next, true
		}
	}
	return cv.Date{}, 0, false
}

// glued reports a number glued to a letter or a symbol before it, which is no date ("B2017",
// "€2017", "v2.2019"), other than in "Summer2017" and "1994 to1996".
func (p *parser) glued(i int) bool {
	if p.toks[i].spaceBefore { // as the first token is counted
		return false
	}
	switch p.toks[i-1].kind {
	case other:
		return true
	case letters:
		joins := p.toksFold(i-1) == "to" && p.at(i-2).kind == number
		return !joins && p.season(i-1) == ""
	}
	return false
}

// listNumber reports the "3." of "3. 1998 – 2000" and of "Band 3. 1998".
func (p *parser) listNumber(i int, r *numerals) bool {
	return r.mark == "." && r.at[1].spaceBefore && (p.belongsBefore(i) || p.numbersLine(i))
}

// numbersLine reports the "3." of "3. 1998 – 2000": a month before a year is written at both ends.
func (p *parser) numbersLine(i int) bool {
	j := i + 3
	n := p.dash(j)
	if i > 0 || n == 0 || p.at(j+n).kind != number {
		return false
	}
	r := p.numerals(j + n)
	return r.n == 1 && r.at[0].length == 4
}

// shortDay reads "10-02-11" where it is an end of a period whose other end is a day in figures
// too, or is the present: alone it could be anything. The day comes first where the
// numbers or the order of the CV say so; else the year is all that is sure.
func (p *parser) shortDay(i int, r numerals) (cv.Date, bool) {
	if r.n != 3 || r.at[2].length != 2 || !p.boundary(i+5) || !p.besideShortDay(i) {
		return cv.Date{}, false
	}
	r.at[2] = numeral{value: Century(r.at[2].value), length: 4}
	return r.date(3, p.orderBeside(i, r))
}

// orderBeside is the order of the day at i, or, where that cannot be told from it, of the other end of its period:
// "5/22/15 - 9/1/16".
func (p *parser) orderBeside(i int, r numerals) Order {
	if own := r.order(p.order); own != Unknown {
		return own
	}
	for _, k := range []int{i + 5 + p.dash(i+5), i - 6} {
		if p.dayInFigures(k) {
			other := p.numerals(k)
			return other.order(Unknown)
		}
	}
	return Unknown
}

// besideShortDay reports that another day in figures or the present is the other end of the
// period that the one at i is an end of.
func (p *parser) besideShortDay(i int) bool {
	return p.beforeEnd(i+5, p.dayInFigures) || p.dash(i-1) == 1 && p.dayInFigures(i-6)
}

// beforeEnd reports a dash and the end of a period, of the kind given or the present.
func (p *parser) beforeEnd(i int, end func(int) bool) bool {
	n := p.dash(i)
	return n > 0 && (end(i+n) || p.present(i+n) > 0)
}

func (p *parser) dayInFigures(i int) bool {
	if p.at(i).kind != number {
		return false
	}
	r := p.numerals(i)
	year := r.at[2].length
	return r.n == 3 && r.at[0].length <= 2 && (year == 2 || year == 4)
}

// bareMonthYear reads "6/67" where it is an end of a period: alone it could be a ratio.
func (p *parser) bareMonthYear(i int) (cv.Date, int, bool) {
	month, ok := p.small(i, 12)
	year, two := p.two(i + 2)
	if !ok || !two || !p.boundary(i+3) {
		return cv.Date{}, 0, false
	}
	end := p.beforeEnd(i+3, p.slashed) || p.dash(i-1) > 0 && p.slashed(i-4)
	return cv.Date{Year: Century(year), Month: month}, i + 3, end
}

// slashed reports "6/67".
func (p *parser) slashed(i int) bool {
	return p.at(i).kind == number && p.is(i+1, "/") && p.at(i+2).digits(2)
}

// numerals reads up to three numbers with one kind of mark between them.
func (p *parser) numerals(i int) numerals {
	r := numerals{n: 1}
	r.at[0] = numeralOf(p.at(i))
	for j := i + 1; r.n < len(r.at) && p.marksDate(j, r.mark); j += 2 {
		r.mark = p.at(j).text
		r.at[r.n] = numeralOf(p.at(j + 1))
		r.n++
	}
	return r
}

// marksDate reports a mark between two numbers of a date, of the kind given if one is.
func (p *parser) marksDate(i int, mark string) bool {
	t := p.at(i)
	if !t.in("/.-–‑") || p.at(i+1).kind != number || mark != "" && mark != t.text {
		return false
	}
	return p.tight(i) || p.spacedSlash(i) || p.spacedYear(i) || p.spacedMonth(i)
}

// tight reports a mark without space around it; a full stop may have some behind it.
func (p *parser) tight(i int) bool {
	return !p.at(i).spaceBefore && (p.is(i, ".") || !p.at(i+1).spaceBefore)
}

// spacedSlash reports the slash of "08/ 2024", "4 /7/2016".
func (p *parser) spacedSlash(i int) bool {
	before, next := p.at(i-1), p.at(i+1)
	if !p.is(i, "/") || before.kind != number || len(before.text) > 2 || p.at(i).tabBefore {
		return false
	}
	return next.sameFieldYear() || next.kind == number && !next.tabBefore && p.is(i+2, "/")
}

// spacedMonth reports the slash of "2014 / 03", which alone could be two years, where the other end of the period is
// written so, too, or is the present.
func (p *parser) spacedMonth(i int) bool {
	return p.yearAndMonth(i-1) && (p.beforeEnd(i+2, p.yearAndMonth) || p.dash(i-2) == 1 && p.yearAndMonth(i-5))
}

// yearAndMonth reports "2014 / 03" and "2014/03".
func (p *parser) yearAndMonth(i int) bool {
	if p.at(i).kind != number || !p.is(i+1, "/") || !p.at(i+2).digits(2) {
		return false
	}
	year, month := numeralOf(p.at(i)), numeralOf(p.at(i+2))
	return year.year() && month.month()
}

// monthlyEnd reports the "2009/10" of "2009/10 – 2012/03", which alone could be two years: the other end of the period is no
// two years.
func (p *parser) monthlyEnd(i int) bool {
	month := func(k int) bool {
		if !p.yearAndMonth(k) {
			return false
		}
		r := p.numerals(k)
		return r.n == 2 && r.yearFirst()
	}
	return p.yearAndMonth(i) && p.boundary(i+3) && (p.beforeEnd(i+3, month) && p.present(i+3+p.dash(i+3)) == 0 ||
		p.dash(i-1) == 1 && month(i-4))
}

// dottedEnd reports the "2011.9" of "2011.9 - 2013.5", which alone could be any number.
func (p *parser) dottedEnd(i int) bool {
	return p.yearDotMonth(i) && p.boundary(i+3) && (p.beforeEnd(i+3, p.yearDotMonth) || p.dash(i-1) == 1 && p.yearDotMonth(i-4))
}

// yearDotMonth reports "2011.9" and "2011.10".
func (p *parser) yearDotMonth(i int) bool {
	if p.at(i).kind != number || !p.is(i+1, ".") || p.at(i+2).kind != number || !p.tight(i+1) || p.at(i+2).spaceBefore {
		return false
	}
	return numeralOf(p.at(i)).year() && numeralOf(p.at(i+2)).month()
}

// spacedYear reports the second dash of "19-4- 1995".
func (p *parser) spacedYear(i int) bool {
	return p.is(i-2, "-") && !p.at(i-1).spaceBefore && p.is(i, "-") && !p.at(i).spaceBefore && p.at(i+1).sameFieldYear()
}
