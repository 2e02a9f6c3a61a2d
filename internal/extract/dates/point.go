package dates

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/typo"
)

// point reads one date, "present" or a placeholder.
func (p *parser) point(i int) (point, int, bool) {
	if i >= len(p.toks) {
		return point{}, 0, false
	}
	if n := p.present(i); n > 0 {
		return point{present: true}, i + n, true
	}
	t := p.toks[i]
	switch {
	case t.kind == placeholder:
		return point{unknown: true}, i + 1, true
	case t.kind == number:
		if d, next, ok := p.numeric(i); ok {
			if d.Month == 0 && next == i+1 {
				if m, end := p.monthBehind(next); m > 0 {
					return point{date: cv.Date{Year: d.Year, Month: m}}, end, true
				}
			}
			return point{date: d}, next, true
		}
		if d, next, ok := p.dayMonth(i); ok {
			return point{date: d}, next, true
		}
	case t.kind == letters:
		if m := p.month(i); m > 0 {
			if d, next, ok := p.afterMonth(i+1, m); ok {
				return point{date: d}, next, true
			}
		}
		if s := p.season(i); s != "" {
			j := i + 1
			if p.is(j, ",") || p.is(j, ".") || p.toksFold(j) == "semester" || p.toksFold(j) == "term" || p.toksFold(j) == "of" {
				j++
			}
			if y, next, ok := p.year(j, true); ok {
				return point{date: cv.Date{Year: y, Season: s}}, next, true
			}
		}
		if s, n := p.quarter(i); n > 0 {
			j := i + n
			if p.is(j, ",") || p.is(j, "/") || p.is(j, "-") {
				j++
			}
			if y, next, ok := p.year(j, true); ok {
				return point{date: cv.Date{Year: y, Season: s}}, next, true
			}
		}
	}
	return point{}, 0, false
}

// monthBehind reads the month of "2019 Mar", "2015 – January", "2014, mai": a month's
// name after which nothing but the end of the date can follow. It returns the month and
// the index after it.
func (p *parser) monthBehind(i int) (month, next int) {
	marked := p.is(i, ",") || p.dash(i) == 1 && p.toks[i].kind == punct && p.toks[i].text != "/"
	if marked {
		i++
	}
	m := p.month(i)
	if m == 0 || p.toks[i].tabBefore || !marked && !p.toks[i].spaceBefore || !marked && startsLower(p.toks[i].text) && p.dash(i+1) == 0 {
		return 0, 0
	}
	if _, _, own := p.afterMonth(i+1, m); own { // the month begins a date of its own
		return 0, 0
	}
	if next := p.endOfMonth(i+1, marked && len(p.toks[i].text) > 3); next > 0 {
		return m, next
	}
	return 0, 0
}

// endOfMonth is the index where a date ends whose month came last, with the day of "2016
// July 25th"; 0 where it goes on. A month behind a mark may stand before anything.
func (p *parser) endOfMonth(i int, marked bool) int {
	if _, day := p.small(i, 31); day && ordinal(p.toksFold(i+1)) {
		return i + 2
	}
	if p.is(i, ".") && p.dash(i+1) > 0 { // "2008 JAN. to"
		return i + 1
	}
	if i == len(p.toks) || p.toks[i].tabBefore || p.toks[i].kind == punct || p.dash(i) > 0 || p.present(i) > 0 || marked {
		return i
	}
	return 0
}

func startsLower(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(r)
}

// afterMonth reads what follows a month's name: "2019", ", 2019", "'19", "’ 2019",
// " - 2019", " / 2019", " (2019)", "01, 2019", "of 2019".
func (p *parser) afterMonth(i, month int) (cv.Date, int, bool) {
	if p.is(i, ".") {
		i++
	}
	if d, next, ok := p.decoratedYear(i, month); ok {
		return d, next, true
	}
	if p.is(i, ",") || p.is(i, "/") || p.is(i, "-") && !p.spaced(i) {
		i++
	}
	if f := p.toksFold(i); f == "of" || f == "de" || f == "del" || f == "do" || f == "di" {
		i++
	}
	if day, next, ok := p.dayAfterMonth(i); ok {
		if y, end, ok := p.year(next, false); ok {
			return cv.Date{Year: y, Month: month, Day: day}, end, true
		}
	}
	if y, next, ok := p.year(i, true); ok {
		return cv.Date{Year: y, Month: month}, next, true
	}
	return cv.Date{}, 0, false
}

// decoratedYear reads a year of four figures behind the marks that people put after a
// month: "May’2006", "Jul ‘ 2016", "October- 2016", "August - 2003", "SEP / 2016", "July (2017)".
func (p *parser) decoratedYear(i, month int) (cv.Date, int, bool) {
	if i >= 2 && p.toks[i-2].kind == number && len(p.toks[i-2].text) == 4 { // "2019 Mar – 2020 Nov"
		return cv.Date{}, 0, false
	}
	if y, next, ok := p.year(i+1, false); ok && p.is(i, "(") && p.is(next, ")") {
		return cv.Date{Year: y, Month: month}, next + 1, true
	}
	j := p.skipMarks(i)
	if j == i || j >= len(p.toks) || p.toks[j].kind != number || len(p.toks[j].text) != 4 || p.toks[j].tabBefore {
		return cv.Date{}, 0, false
	}
	y, next, ok := p.year(j, false)
	return cv.Date{Year: y, Month: month}, next, ok
}

// skipMarks is the index after up to three marks that stand before a year.
func (p *parser) skipMarks(i int) int {
	j := i
	for j < i+3 && j < len(p.toks) && (p.toks[j].kind == punct || p.toks[j].kind == other) && strings.Contains(yearMarks, p.toks[j].text) {
		j++
	}
	return j
}

const yearMarks = "'’‘`´\"“”,.-–/"

// dayAfterMonth reads "01,", "1st", "22 -" between a month and its year.
func (p *parser) dayAfterMonth(i int) (day, next int, ok bool) {
	if p.is(i, "’") || p.is(i, "'") || p.is(i, "-") {
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
	for n := 0; n < 2 && j < len(p.toks) && p.toks[j].kind == punct && strings.Contains(",.-–'’", p.toks[j].text); n++ {
		j++
	}
	return day, j, j < len(p.toks) && p.toks[j].kind == number && len(p.toks[j].text) == 4
}

func ordinal(s string) bool { return s == "st" || s == "nd" || s == "rd" || s == "th" }

// dayMonth reads "1 May 2018", "1st May 2018", "1. Mai 2018".
func (p *parser) dayMonth(i int) (cv.Date, int, bool) {
	day, ok := p.small(i, 31)
	if !ok {
		return cv.Date{}, 0, false
	}
	j := i + 1
	if f := p.toksFold(j); ordinal(f) || f == "er" || f == "de" || f == "of" || f == "o" {
		j = p.behindOrdinal(j)
	} else if p.is(j, ".") || p.is(j, "-") && !p.spaced(j) {
		if p.belongsBefore(i) {
			return cv.Date{}, 0, false
		}
		j++
	}
	if f := p.toksFold(j); f == "of" || f == "de" {
		j++
	}
	m := p.month(j)
	if m == 0 || p.toks[j].tabBefore { // "Team Leader 2	Mar 2019": the number belongs to the title
		return cv.Date{}, 0, false
	}
	d, next, ok := p.afterMonth(j+1, m)
	if !ok || d.Day != 0 {
		return cv.Date{}, 0, false
	}
	d.Day = day
	return d, next, true
}

// behindOrdinal is the index behind the "st" of "01st -Apr-1995", with the dash.
func (p *parser) behindOrdinal(i int) int {
	if ordinal(p.toksFold(i)) && p.is(i+1, "-") {
		return i + 2
	}
	return i + 1
}

// belongsBefore reports a number that the word before it needs: "Band 6. 2012", "Band 7.
// March 2018".
func (p *parser) belongsBefore(i int) bool {
	if i == 0 || p.toks[i].tabBefore {
		return false
	}
	switch p.toks[i-1].folded {
	case "band", "grade", "level", "scale", "tier", "step", "point", "stage", "year", "class", "group", "key stage", "ks", "stufe", "no", "nr":
		return true
	}
	return false
}

// numbersLine reports the "3." of "3. 1998 – 2000": a month before a year is written at both ends.
func (p *parser) numbersLine(i int) bool {
	j := i + 3
	n := p.dash(j)
	if i > 0 || n == 0 || j+n >= len(p.toks) || p.toks[j+n].kind != number {
		return false
	}
	nums, _ := p.figures(j + n)
	return len(nums) == 1 && len(nums[0].text) == 4
}

// numeric reads dates of numbers: 2019, 03/2019, 2019-03, 2019-03-09, 09/03/2019, 9.3.2019, 03/19.
func (p *parser) numeric(i int) (cv.Date, int, bool) {
	if p.glued(i) {
		return cv.Date{}, 0, false
	}
	nums, sep := p.figures(i)
	if d, ok := p.shortDay(i, nums, sep); ok {
		return d, i + 5, true
	}
	if len(nums) == 2 && sep == "." && nums[1].spaceBefore && (p.belongsBefore(i) || p.numbersLine(i)) {
		return cv.Date{}, 0, false
	}
	if len(nums) == 2 && sep == "/" && len(nums[0].text) == 1 && len(nums[1].text) == 2 {
		return p.bareMonthYear(i)
	}
	for n := len(nums); n > 0; n-- {
		if d, ok := p.numericDate(nums[:n], sep); ok {
			next := i + 2*n - 1
			if !p.boundary(next) {
				continue
			}
			return d, next, true
		}
	}
	return cv.Date{}, 0, false
}

// glued reports a number glued to a letter or a symbol before it, which is no date ("B2017",
// "€2017", "v2.2019"), other than in "Summer2017" and "1994 to1996".
func (p *parser) glued(i int) bool {
	if i == 0 || p.toks[i].spaceBefore {
		return false
	}
	before := p.toks[i-1]
	joins := i > 1 && before.folded == "to" && p.toks[i-2].kind == number
	return before.kind == other || before.kind == letters && p.season(i-1) == "" && !joins
}

// shortDay reads "10-02-11" where it is an end of a period whose other end is a day in figures
// too, or is the present: alone it could be anything. The day comes first where the
// numbers or the order of the CV say so; else the year is all that is sure.
func (p *parser) shortDay(i int, nums []token, sep string) (cv.Date, bool) {
	if len(nums) != 3 || sep == "–" || len(nums[2].text) != 2 || !p.boundary(i+5) || !p.besideShortDay(i) {
		return cv.Date{}, false
	}
	year, err := strconv.Atoi(nums[2].text)
	if err != nil {
		return cv.Date{}, false
	}
	full := nums[2]
	full.text = strconv.Itoa(century(year))
	return p.numericDate([]token{nums[0], nums[1], full}, sep)
}

// besideShortDay reports that another day in figures or the present is the other end of the
// period that the one at i is an end of.
func (p *parser) besideShortDay(i int) bool {
	day := func(j int) bool {
		if j < 0 || j >= len(p.toks) || p.toks[j].kind != number {
			return false
		}
		nums, _ := p.figures(j)
		return len(nums) == 3 && (len(nums[2].text) == 2 || len(nums[2].text) == 4) && len(nums[0].text) <= 2
	}
	if n := p.dash(i + 5); n > 0 && (day(i+5+n) || p.present(i+5+n) > 0) {
		return true
	}
	return i >= 6 && p.dash(i-1) == 1 && day(i-6)
}

// figures reads up to three numbers with one kind of mark between them.
func (p *parser) figures(i int) (nums []token, mark string) {
	nums = append(nums, p.toks[i])
	for j := i + 1; len(nums) < 3 && p.marksDate(j, mark); j += 2 {
		mark = p.toks[j].text
		nums = append(nums, p.toks[j+1])
	}
	return nums, mark
}

// marksDate reports a mark between two numbers of a date, of the kind given if one is.
func (p *parser) marksDate(j int, mark string) bool {
	if j+1 >= len(p.toks) || p.toks[j+1].kind != number || p.toks[j].kind != punct || !dateSeparator(p.toks[j].text) || mark != "" && mark != p.toks[j].text {
		return false
	}
	tight := !p.toks[j].spaceBefore && (!p.toks[j+1].spaceBefore || p.toks[j].text == ".")
	return tight || p.spacedSlash(j) || p.spacedYear(j)
}

// spacedSlash reports the slash of "08/ 2024", "4 /7/2016".
func (p *parser) spacedSlash(j int) bool {
	return p.is(j, "/") && j > 0 && p.toks[j-1].kind == number && len(p.toks[j-1].text) <= 2 && j+1 < len(p.toks) &&
		!p.toks[j].tabBefore && !p.toks[j+1].tabBefore && p.toks[j+1].kind == number && (len(p.toks[j+1].text) == 4 || p.is(j+2, "/"))
}

// spacedYear reports the second dash of "19-4- 1995".
func (p *parser) spacedYear(j int) bool {
	return p.is(j, "-") && p.is(j-2, "-") && !p.toks[j].spaceBefore && !p.toks[j-1].spaceBefore &&
		j+1 < len(p.toks) && !p.toks[j+1].tabBefore && p.toks[j+1].kind == number && len(p.toks[j+1].text) == 4
}

// bareMonthYear reads "6/67" where it is an end of a period: alone it could be a ratio.
func (p *parser) bareMonthYear(i int) (cv.Date, int, bool) {
	month, ok := p.small(i, 12)
	year, two := p.two(i + 2)
	if !ok || !two || !p.boundary(i+3) {
		return cv.Date{}, 0, false
	}
	d := cv.Date{Year: century(year), Month: month}
	slashed := func(j int) bool {
		return j >= 0 && j+2 < len(p.toks) && p.toks[j].kind == number && p.is(j+1, "/") && p.toks[j+2].kind == number && len(p.toks[j+2].text) == 2
	}
	if n := p.dash(i + 3); n > 0 && (slashed(i+3+n) || p.present(i+3+n) > 0) {
		return d, i + 3, true
	}
	return d, i + 3, i >= 4 && p.dash(i-1) > 0 && slashed(i-4)
}

func dateSeparator(s string) bool {
	return s == "/" || s == "." || s == "-" || s == "–" || s == "‑"
}

func (p *parser) numericDate(nums []token, sep string) (cv.Date, bool) {
	v := make([]int, len(nums))
	for k, t := range nums {
		n, err := strconv.Atoi(t.text)
		if err != nil || len(t.text) > 4 {
			return cv.Date{}, false
		}
		v[k] = n
	}
	long := func(k int) bool { return len(nums[k].text) == 4 && v[k] >= firstYear && v[k] <= lastYear }
	month := func(k int) bool { return len(nums[k].text) <= 2 && v[k] >= 1 && v[k] <= 12 }
	day := func(k int) bool { return len(nums[k].text) <= 2 && v[k] >= 1 && v[k] <= 31 }
	switch len(v) {
	case 1:
		if long(0) {
			return cv.Date{Year: v[0]}, true
		}
	case 2:
		switch {
		case month(0) && long(1) && sep != "–":
			return cv.Date{Year: v[1], Month: v[0]}, true
		case long(0) && month(1) && len(nums[1].text) == 2 && (sep == "-" || sep == "." || sep == "/") && !(sep == "/" && v[1] == v[0]%100+1):
			return cv.Date{Year: v[0], Month: v[1]}, true
		case month(0) && len(nums[0].text) == 2 && len(nums[1].text) == 2 && sep == "/":
			return cv.Date{Year: century(v[1]), Month: v[0]}, true
		}
	case 3:
		switch {
		case sep == "–":
		case long(0) && month(1) && day(2):
			return cv.Date{Year: v[0], Month: v[1], Day: v[2]}, true
		case long(2) && day(0) && month(1) && (sep == "." || sep == "-" || !month(0) || v[0] == v[1]):
			return cv.Date{Year: v[2], Month: v[1], Day: v[0]}, true
		case long(2) && month(0) && day(1) && !month(1):
			return cv.Date{Year: v[2], Month: v[0], Day: v[1]}, true
		case long(2) && p.order == DayFirst && day(0) && month(1):
			return cv.Date{Year: v[2], Month: v[1], Day: v[0]}, true
		case long(2) && p.order == MonthFirst && month(0) && day(1):
			return cv.Date{Year: v[2], Month: v[0], Day: v[1]}, true
		case long(2) && day(0) && month(1): // 03/04/2019: day and month cannot be told apart
			return cv.Date{Year: v[2]}, true
		}
	}
	return cv.Date{}, false
}

func century(two int) int {
	if two > 60 {
		return 1900 + two
	}
	return 2000 + two
}

// year reads a year; short allows "'19" and, after a month's name, "19".
func (p *parser) year(i int, short bool) (int, int, bool) {
	if p.is(i, "'") || p.is(i, "’") || p.is(i, "‘") || i < len(p.toks) && p.toks[i].kind == other && strings.Contains("`´", p.toks[i].text) {
		if n, ok := p.two(i + 1); ok {
			return century(n), i + 2, true
		}
		return 0, 0, false
	}
	if i >= len(p.toks) || p.toks[i].kind != number {
		return 0, 0, false
	}
	t := p.toks[i]
	n, err := strconv.Atoi(t.text)
	switch {
	case err != nil:
	case len(t.text) == 4 && n >= firstYear && n <= lastYear && p.boundary(i+1):
		return n, i + 1, true
	case short && len(t.text) == 2 && n >= 50 && p.boundary(i+1), short && len(t.text) == 2 && p.yearLike(i):
		return century(n), i + 1, true
	}
	return 0, 0, false
}

// yearLike tells "Jan 18 – Mar 20" from "Jan 18, 2019": a two-digit number after a
// month is a year when a dash, a bracket or the end follows.
func (p *parser) yearLike(i int) bool {
	if i+1 >= len(p.toks) {
		return true
	}
	n := p.toks[i+1]
	return n.tabBefore || p.dash(i+1) > 0 || n.text == "." && i+2 == len(p.toks) || n.text == ")" || n.text == "|" || n.text == ";"
}

func (p *parser) two(i int) (int, bool) {
	if i >= len(p.toks) || p.toks[i].kind != number || len(p.toks[i].text) != 2 {
		return 0, false
	}
	n, err := strconv.Atoi(p.toks[i].text)
	return n, err == nil
}

func (p *parser) small(i, limit int) (int, bool) {
	if i >= len(p.toks) || p.toks[i].kind != number || len(p.toks[i].text) > 2 {
		return 0, false
	}
	n, err := strconv.Atoi(p.toks[i].text)
	return n, err == nil && n >= 1 && n <= limit
}

func (p *parser) month(i int) int {
	if i >= len(p.toks) || p.toks[i].kind != letters {
		return 0
	}
	v, ok := words.Months().Value(p.toks[i].folded)
	if !ok {
		return p.misspelt(i)
	}
	n, _ := strconv.Atoi(v)
	return n
}

// misspelt reads a long month's name with a slip in it ("Janaury", "Dececmber") where a
// year follows.
func (p *parser) misspelt(i int) int {
	w := p.toks[i].folded
	if len(w) < 6 || len(w) > 11 || i+1 >= len(p.toks) || len(p.toks[min(i+2, len(p.toks)-1)].text) != 4 && len(p.toks[i+1].text) != 4 {
		return 0
	}
	for m, name := range words.EnglishMonths() {
		if w[0] == name[0] && len(name) >= 6 && typo.Distance(w, name) <= len(name)/4 {
			return m + 1
		}
	}
	return 0
}

func (p *parser) season(i int) cv.Season {
	if i >= len(p.toks) || p.toks[i].kind != letters {
		return ""
	}
	v, _ := words.Seasons().Value(p.toks[i].folded)
	return cv.Season(v)
}

// quarter reads "Q3", "3Q".
func (p *parser) quarter(i int) (cv.Season, int) {
	t := p.toks[i]
	if t.folded == "q" {
		if n, ok := p.small(i+1, 4); ok && !p.toks[i+1].spaceBefore {
			return []cv.Season{cv.Q1, cv.Q2, cv.Q3, cv.Q4}[n-1], 2
		}
	}
	return "", 0
}

func (p *parser) present(i int) int { return p.word(i, words.Present()) }
