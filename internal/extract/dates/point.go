package dates

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/words"
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
			if m := p.monthBehind(next); m > 0 && d.Month == 0 && next == i+1 {
				return point{date: cv.Date{Year: d.Year, Month: m}}, next + 1, true
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

// monthBehind reads the month of "2019 Mar": a month's name after which nothing but
// the end of the date can follow.
func (p *parser) monthBehind(i int) int {
	m := p.month(i)
	if m == 0 || p.toks[i].tabBefore || !p.toks[i].spaceBefore || startsLower(p.toks[i].text) {
		return 0
	}
	if i+1 == len(p.toks) || p.toks[i+1].tabBefore || p.toks[i+1].kind == punct || p.dash(i+1) > 0 || p.present(i+1) > 0 {
		return m
	}
	return 0
}

func startsLower(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(r)
}

// afterMonth reads what follows a month's name: "2019", ", 2019", "'19", "01, 2019", "of 2019".
func (p *parser) afterMonth(i, month int) (cv.Date, int, bool) {
	if p.is(i, ".") {
		i++
	}
	if p.is(i, ",") || p.is(i, "/") || p.is(i, "-") && !p.spaced(i) {
		i++
	}
	if f := p.toksFold(i); f == "of" || f == "de" || f == "del" || f == "do" || f == "di" {
		i++
	}
	if y, next, ok := p.year(i, true); ok {
		return cv.Date{Year: y, Month: month}, next, true
	}
	// "May 01, 2018"
	if day, ok := p.small(i, 31); ok {
		j := i + 1
		if f := p.toksFold(j); f == "st" || f == "nd" || f == "rd" || f == "th" {
			j++
		}
		if p.is(j, ",") || p.is(j, ".") {
			j++
		}
		if y, next, ok := p.year(j, false); ok {
			return cv.Date{Year: y, Month: month, Day: day}, next, true
		}
	}
	return cv.Date{}, 0, false
}

// dayMonth reads "1 May 2018", "1st May 2018", "1. Mai 2018".
func (p *parser) dayMonth(i int) (cv.Date, int, bool) {
	day, ok := p.small(i, 31)
	if !ok {
		return cv.Date{}, 0, false
	}
	j := i + 1
	if f := p.toksFold(j); f == "st" || f == "nd" || f == "rd" || f == "th" || f == "er" || f == "de" || f == "of" || f == "o" {
		j++
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

// numeric reads dates of numbers: 2019, 03/2019, 2019-03, 2019-03-09, 09/03/2019, 9.3.2019, 03/19.
func (p *parser) numeric(i int) (cv.Date, int, bool) {
	// A number glued to a letter or a symbol before it is no date ("B2017", "€2017", "v2.2019").
	if i > 0 && !p.toks[i].spaceBefore && (p.toks[i-1].kind == letters && p.season(i-1) == "" || p.toks[i-1].kind == other) {
		return cv.Date{}, 0, false
	}
	var nums []token
	sep := ""
	j := i
	for len(nums) < 3 && j < len(p.toks) && p.toks[j].kind == number && (len(nums) == 0 || !p.toks[j].spaceBefore || sep == ".") {
		nums = append(nums, p.toks[j])
		j++
		if j+1 < len(p.toks) && p.toks[j+1].kind == number && p.toks[j].kind == punct && dateSeparator(p.toks[j].text) &&
			(sep == "" || sep == p.toks[j].text) && !p.toks[j].spaceBefore && (!p.toks[j+1].spaceBefore || p.toks[j].text == ".") {
			sep = p.toks[j].text
			j++
			continue
		}
		break
	}
	if len(nums) == 2 && sep == "." && nums[1].spaceBefore && p.belongsBefore(i) {
		return cv.Date{}, 0, false
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
	if p.is(i, "'") || p.is(i, "’") || p.is(i, "‘") {
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
	return n.tabBefore || p.dash(i+1) > 0 || n.text == ")" || n.text == "|" || n.text == ";"
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
		return 0
	}
	n, _ := strconv.Atoi(v)
	return n
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
