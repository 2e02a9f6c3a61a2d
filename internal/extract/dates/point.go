package dates

import (
	"focal/internal/cv"
	"focal/internal/extract/words"
)

// point reads one date, "present" or a placeholder.
func (p *parser) point(i int) (point, int, bool) {
	if n := p.present(i); n > 0 {
		return point{present: true}, i + n, true
	}
	switch p.at(i).kind {
	case placeholder:
		return point{unknown: true}, i + 1, true
	case number:
		d, next, ok := p.beginningNumber(i)
		return point{date: d}, next, ok
	case letters:
		d, next, ok := p.beginningWord(i)
		return point{date: d}, next, ok
	}
	return point{}, 0, false
}

// beginningNumber reads a date that begins with a number: "2019", "03/2019", "2019 Mar", "1 May 2018".
func (p *parser) beginningNumber(i int) (cv.Date, int, bool) {
	d, next, ok := p.numeric(i)
	if !ok {
		return p.dayMonth(i)
	}
	if d.Month == 0 && next == i+1 {
		if m, end := p.monthBehind(next); end > 0 {
			return cv.Date{Year: d.Year, Month: m}, end, true
		}
	}
	return d, next, true
}

// beginningWord reads a date that begins with a word: "May 2018", "Spring 2004", "Q3 2020".
func (p *parser) beginningWord(i int) (cv.Date, int, bool) {
	if m := p.month(i); m > 0 {
		if d, next, ok := p.afterMonth(i+1, m); ok {
			return d, next, true
		}
	}
	if d, next, ok := p.seasonYear(i); ok {
		return d, next, true
	}
	return p.quarterYear(i)
}

// dashedYear reports "Fall - 2011"; in "2010 Fall - 2014 Spring" the season is that of the year before it.
func (p *parser) dashedYear(season int) bool {
	if p.dash(season+1) != 1 || p.at(season+1).kind == letters {
		return false
	}
	_, after, ok := p.year(season+2, true)
	before := p.at(season - 1)
	return ok && p.season(after) == "" && !before.digits(4) && !before.digits(2)
}

// seasonYear reads "Spring 2004", "Fall term 2004", "Summer of '69".
func (p *parser) seasonYear(i int) (cv.Date, int, bool) {
	s := p.season(i)
	if s == "" {
		return cv.Date{}, 0, false
	}
	j := i + 1
	if p.at(j).in(",.") || behindSeason.Has(p.toksFold(j)) || p.dashedYear(i) {
		j++ // "Fall, 2011", "Fall term 2011", "Fall - 2011"
	}
	y, next, ok := p.year(j, true)
	return cv.Date{Year: y, Season: s}, next, ok
}

// quarterYear reads "Q3 2020", "Q3/2020".
func (p *parser) quarterYear(i int) (cv.Date, int, bool) {
	s, n := p.quarter(i)
	if n == 0 {
		return cv.Date{}, 0, false
	}
	j := i + n
	if p.at(j).in(",/-") {
		j++
	}
	y, next, ok := p.year(j, true)
	return cv.Date{Year: y, Season: s}, next, ok
}

// monthBehind reads the month of "2019 Mar", "2015 – January", "2014, mai": a month's
// name after which nothing but the end of the date can follow. It returns the month and
// the index after it, 0 where there is none.
func (p *parser) monthBehind(i int) (month, next int) {
	marked := p.marksMonth(i)
	if marked {
		i++
	}
	m := p.lastMonth(i, marked)
	if m == 0 {
		return 0, 0
	}
	return m, p.endOfMonth(i+1, marked && len(p.toks[i].text) > 3)
}

// marksMonth reports the mark between a year and its month.
func (p *parser) marksMonth(i int) bool {
	return p.is(i, ",") || p.at(i).kind == punct && !p.is(i, "/") && p.dash(i) == 1
}

// lastMonth is the month whose name stands at i and is no beginning of a date of its own.
func (p *parser) lastMonth(i int, marked bool) int {
	m := p.month(i)
	if m == 0 || p.toks[i].tabBefore || !marked && !p.namedApart(i) {
		return 0
	}
	if _, _, own := p.afterMonth(i+1, m); own {
		return 0
	}
	return m
}

// namedApart tells "2019 Mar", "2004March", "2014 july –" and "2014 october:" from "in 2014 may be".
func (p *parser) namedApart(i int) bool {
	long := len(p.toks[i].text) > 3
	apart := p.toks[i].spaceBefore || long && p.at(i-1).digits(4)
	return apart && (!words.StartsLower(p.toks[i].text) || p.dash(i+1) > 0 || long && p.endsField(i+1))
}

// endOfMonth is the index where a date ends whose month came last, with the day of "2016
// July 25th"; 0 where it goes on. A month behind a mark may stand before anything.
func (p *parser) endOfMonth(i int, marked bool) int {
	if _, day := p.ordinalDay(i); day {
		return i + 2
	}
	if p.is(i, ".") && p.dash(i+1) > 0 { // "2008 JAN. to"
		return i + 1
	}
	if marked || p.endsField(i) || p.dash(i) > 0 || p.present(i) > 0 {
		return i
	}
	return 0
}

// afterMonth reads what follows a month's name: "2019", ", 2019", "'19", "’ 2019",
// " - 2019", " / 2019", " (2019)", "01, 2019", "of 2019".
func (p *parser) afterMonth(i, month int) (cv.Date, int, bool) {
	i = p.skipDot(i)
	if d, next, ok := p.decoratedYear(i, month); ok {
		return d, next, true
	}
	if p.at(i).in(",/") || p.hyphened(i) || p.hangs(i) {
		i++
	}
	i = p.skipOne(i, ofYear)
	if d, next, ok := p.dayYear(i, month); ok {
		return d, next, true
	}
	if y, ok := p.two(i + 1); ok && p.at(i).in("\"“”") && p.yearLike(i+1) { // "Sep “16"
		return cv.Date{Year: Century(y), Month: month}, i + 2, true
	}
	y, next, ok := p.year(i, true)
	return cv.Date{Year: y, Month: month}, next, ok
}

// decoratedYear reads a year of four figures behind the marks that people put after a
// month: "May’2006", "Jul ‘ 2016", "October- 2016", "August - 2003", "SEP / 2016", "July (2017)".
func (p *parser) decoratedYear(i, month int) (cv.Date, int, bool) {
	if p.at(i - 2).digits(4) { // "2019 Mar – 2020 Nov"
		return cv.Date{}, 0, false
	}
	if y, next, ok := p.year(i+1, false); ok && p.is(i, "(") && p.is(next, ")") {
		return cv.Date{Year: y, Month: month}, next + 1, true
	}
	j := p.skipMarks(i, 3, "'’‘`´′\"“”,.-–/")
	if j == i || !p.at(j).sameFieldYear() {
		return cv.Date{}, 0, false
	}
	y, next, ok := p.year(j, false)
	return cv.Date{Year: y, Month: month}, next, ok
}

// dayYear reads the day and the year of "May 01, 2018".
func (p *parser) dayYear(i, month int) (cv.Date, int, bool) {
	day, next, ok := p.dayAfterMonth(i)
	if !ok {
		return cv.Date{}, 0, false
	}
	y, end, ok := p.year(next, false)
	return cv.Date{Year: y, Month: month, Day: day}, end, ok
}

// dayAfterMonth reads "01,", "1st", "22 -" between a month and its year.
func (p *parser) dayAfterMonth(i int) (day, next int, ok bool) {
	if p.at(i).in("’'-") {
		i++
	}
	day, ok = p.small(i, 31)
	if !ok {
		return 0, 0, false
	}
	j := i + 1
	if ordinal(p.toksFold(j)) {
		j++
	}
	j = p.skipMarks(j, 2, ",.-–'’")
	return day, j, p.at(j).digits(4)
}

// dayMonth reads "1 May 2018", "1st May 2018", "1. Mai 2018".
func (p *parser) dayMonth(i int) (cv.Date, int, bool) {
	day, ok := p.small(i, 31)
	j := p.behindDay(i)
	if !ok || j == 0 {
		return cv.Date{}, 0, false
	}
	d, next, ok := p.monthYear(j)
	d.Day = day
	return d, next, ok
}

// behindDay is where the month of the day at i begins; 0 where the number is no day.
func (p *parser) behindDay(i int) int {
	j := i + 1
	switch {
	case ordinal(p.toksFold(j)) && p.is(j+1, "-"): // "01st -Apr-1995"
		j += 2
	case ordinal(p.toksFold(j)) || behindDay.Has(p.toksFold(j)), p.is(j, "/") && p.month(j+1) > 0: // "08/ Jan/ 2014"
		j++
	case p.is(j, ".") || p.hyphened(j):
		if p.belongsBefore(i) {
			return 0
		}
		j++
	}
	return p.skipOne(j, ofMonth)
}

// monthYear reads the month and the year behind a day. In "Team Leader 2	Mar 2019" the number belongs
// to the title.
func (p *parser) monthYear(i int) (cv.Date, int, bool) {
	m := p.month(i)
	if m == 0 || p.toks[i].tabBefore && !ordinal(p.toksFold(i-1)) {
		return cv.Date{}, 0, false
	}
	d, next, ok := p.afterMonth(i+1, m)
	return d, next, ok && d.Day == 0
}

// belongsBefore reports a number that the word before it needs: "Band 6. 2012", "Band 7.
// March 2018".
func (p *parser) belongsBefore(i int) bool {
	return i > 0 && !p.toks[i].tabBefore && numbered.Has(p.toks[i-1].folded)
}

var (
	behindSeason = words.NewSet("semester", "term", "of")
	behindDay    = words.NewSet("er", "de", "of", "o")
	ofMonth      = words.NewSet("of", "de")
	ofYear       = words.NewSet("of", "de", "del", "do", "di")
	numbered     = words.NewSet(
		"band", "grade", "level", "scale", "tier", "step", "point", "stage", "year", "class", "group", "ks", "stufe", "no", "nr",
	)
)
