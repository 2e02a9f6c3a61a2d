// Package dates finds dates and periods in a line of a CV and keeps them at the
// precision that is written: no month and no day is made up.
package dates

import (
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// Match is a period or a date in a text.
type Match struct {
	Start, End int // byte offsets of the text, labels such as "Expected" and durations included
	Range      cv.DateRange
	// Period tells two ends, an open end or a word such as "since" from a single date.
	Period bool
}

// Years that a CV can name.
const firstYear, lastYear = 1850, 2099

// Find returns the dates of text from left to right. Range.Text.Value holds the
// words as written. It takes linear time.
func Find(text string) []Match { return FindOrdered(text, Unknown) }

// Order says how dates such as 03/04/2019 are meant.
type Order int

// Orders. Under Unknown such a date keeps its year only.
const (
	Unknown Order = iota
	DayFirst
	MonthFirst
)

// FindOrdered is Find with the order of day and month known from elsewhere.
func FindOrdered(text string, order Order) []Match {
	if !promising(text) {
		return nil
	}
	p := parser{text: text, toks: tokens(text), order: order}
	var out []Match
	for i := 0; i < len(p.toks); {
		if n := p.standard(i); n > 0 {
			i += n
			continue
		}
		m, next, ok := p.period(i)
		if !ok {
			i++
			continue
		}
		m.Start, m.End = p.widen(i, next)
		if n := len(out); n > 0 { // a label between two dates belongs to one of them
			m.Start = max(m.Start, out[n-1].End)
		}
		m.Range.Text = cv.Text{Value: strings.TrimSpace(text[m.Start:m.End])}
		out = append(out, m)
		for i < len(p.toks) && p.toks[i].start < m.End {
			i++
		}
	}
	return out
}

// promising is a cheap test that a text may hold a date at all.
func promising(text string) bool {
	digits := 0
	for i := 0; i < len(text); i++ {
		if text[i] >= '0' && text[i] <= '9' {
			if digits++; digits >= 2 {
				return true
			}
		}
	}
	return len(text) < 120 && strings.ContainsAny(text, "?-–—") || len(text) < 60
}

// parser walks over tokens; every method takes the index of a token and returns
// the index after what it read.
type parser struct {
	text  string
	toks  []token
	order Order
}

// point is one end of a period.
type point struct {
	date    cv.Date
	present bool
	unknown bool // "???", "20XX": something stands there that names no date
}

func (p *parser) period(i int) (Match, int, bool) {
	var m Match
	if n := p.word(i, since); n > 0 {
		if from, next, ok := p.point(p.skipGlue(i + n)); ok && !from.present && !from.unknown {
			if to, end, ok := p.rest(next, &from); ok {
				return ranged(from, to), end, true
			}
			m.Range.Start, m.Range.Current, m.Period = from.date, true, true
			return m, next, true
		}
	}
	if m, next, ok := p.until(i); ok {
		return m, next, true
	}
	from, next, ok := p.point(i)
	if !ok {
		return p.shared(i)
	}
	if to, end, ok := p.rest(next, &from); ok {
		return ranged(from, to), end, !from.date.IsZero() || !to.date.IsZero() || to.present
	}
	if from.unknown {
		return m, 0, false
	}
	if from.present {
		m.Range.Current, m.Period = true, true
		return m, next, p.alone(i, next)
	}
	m.Range.Start = from.date
	if n := p.word(next, onwards); n > 0 && !p.toks[next].tabBefore {
		m.Range.Current, m.Period = true, true
		return m, next + n, true
	}
	if p.openEnd(next) {
		m.Range.Current, m.Period = true, true
		return m, next + 1, true
	}
	return m, next, true
}

// until reads a period of which only the end is said, and one behind the label "From / To".
func (p *parser) until(i int) (Match, int, bool) {
	var m Match
	n := p.word(i, until)
	if n == 0 {
		return m, 0, false
	}
	to, next, ok := p.point(p.skipGlue(i + n))
	if !ok || to.unknown {
		return m, 0, false
	}
	if end, after, ok := p.rest(next, &to); ok && !to.present {
		return ranged(to, end), after, true
	}
	m.Range.End, m.Range.Current, m.Period = to.date, to.present, true
	return m, next, true
}

func ranged(from, to point) Match {
	m := Match{Period: true}
	m.Range.Start, m.Range.End, m.Range.Current = from.date, to.date, to.present
	return m
}

// rest reads a dash or "to" and the second end of a period; first completes a
// short second end ("2019–21", "2013, 2014").
func (p *parser) rest(i int, first *point) (point, int, bool) {
	n := p.dash(i)
	comma := false
	if n == 0 && first.date.Month == 0 && (p.is(i, ",") || p.is(i, "&") || both.Has(p.toksFold(i))) { // "2013, 2014"
		n, comma = 1, true
	}
	if n == 0 {
		return point{}, 0, false
	}
	for k := i + 1; k <= i+n; k++ { // "– Till"
		if p.openTill(k) {
			return point{present: true}, k + 1, true
		}
	}
	j := p.behindDash(i + n)
	if to, next, ok := p.point(j); ok {
		switch {
		case comma && (to.present || to.unknown || to.date.Month != 0 || to.date.Season != "" || to.date.Year < first.date.Year || to.date.Year > first.date.Year+3):
		case !to.present && !to.unknown && !first.unknown && to.date.Year < first.date.Year:
		default:
			return to, next, true
		}
		return point{}, 0, false
	}
	if m := p.month(j); m >= first.date.Month && p.toks[i-1].kind == letters && first.date.Month > 0 && p.boundary(j+1) { // "2014 January-March"
		return point{date: cv.Date{Year: first.date.Year, Month: m}}, j + 1, true
	}
	if comma || j >= len(p.toks) || p.toks[j].kind != number || first.unknown || len(p.toks[j].text) != 2 {
		return point{}, 0, false
	}
	// "2019–21", "2010/11"
	if two, err := strconv.Atoi(p.toks[j].text); err == nil && first.date.Month == 0 && p.boundary(j+1) {
		year := first.date.Year - first.date.Year%100 + two
		if year < first.date.Year {
			year += 100
		}
		if year-first.date.Year <= 60 {
			return point{date: cv.Date{Year: year}}, j + 1, true
		}
	}
	return point{}, 0, false
}

// behindDash is where the second end of a period begins.
func (p *parser) behindDash(i int) int {
	j := p.skipGlue(i)
	if p.is(j, ".") && p.toks[j-1].kind == letters { // "to.31st May"
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
	for j := i; j < i+3 && j < len(p.toks); j++ {
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
	if word != "till" && word != "til" || p.toksFold(i-1) == word {
		return false
	}
	if i+1 == len(p.toks) || p.toks[i+1].tabBefore {
		return true
	}
	return p.toks[i+1].kind == punct && strings.Contains(").;|", p.toks[i+1].text)
}

// shared reads periods whose first end borrows the year of the second: "June –
// August 2019", "Spring/Summer 2004", "3 - 7/2019".
func (p *parser) shared(i int) (Match, int, bool) {
	first, j := p.yearless(i)
	if j == i {
		return p.sharedNumbers(i)
	}
	n := p.dash(j)
	if n == 0 && (p.is(j, "/") || p.is(j, "&")) {
		n = 1
	}
	if n == 0 {
		return Match{}, 0, false
	}
	to, next, ok := p.point(j + n)
	if !ok || to.present || to.unknown || to.date.Month == 0 && to.date.Season == "" {
		return Match{}, 0, false
	}
	first.Year = to.date.Year
	if first.Month > to.date.Month && to.date.Month > 0 { // "Nov – Feb 2019"
		first.Year--
	}
	m := Match{Period: true}
	m.Range.Start, m.Range.End = first, to.date
	return m, next, true
}

// yearless reads a month, with or without its day, or a season: "11th April", "Nov.",
// "Spring". next is i where there is none.
func (p *parser) yearless(i int) (first cv.Date, next int) {
	at := i
	if day, ok := p.small(i, 31); ok && ordinal(p.toksFold(i+1)) && p.month(i+2) > 0 {
		first.Day = day
		at += 2
	}
	first.Month = p.month(at)
	if first.Month == 0 {
		first.Season = p.season(at)
	}
	if first.Month == 0 && first.Season == "" {
		return cv.Date{}, i
	}
	if p.is(at+1, ".") {
		at++
	}
	return first, at + 1
}

// sharedNumbers is shared for figures: the months "3 - 7/2019", the days "25.3.-31.8.2019"
// and "5-12.6.2017". A number that the word before it needs ("Level 3 - 4/2019") is none.
func (p *parser) sharedNumbers(i int) (Match, int, bool) {
	first, ok := p.small(i, 31)
	if !ok || i > 0 && !p.toks[i].tabBefore && p.toks[i-1].kind != punct {
		return Match{}, 0, false
	}
	month, j := p.dottedMonth(i + 1)
	n := p.dash(j)
	if n == 0 || p.toks[j].kind != punct || p.toks[j].text == "/" || j+n >= len(p.toks) || p.toks[j+n].kind != number {
		return Match{}, 0, false
	}
	to, next, ok := p.point(j + n)
	if !ok || to.date.Month == 0 {
		return Match{}, 0, false
	}
	start, ok := sharing(first, month, to.date)
	m := Match{Period: true}
	m.Range.Start, m.Range.End = start, to.date
	return m, next, ok
}

// dottedMonth reads the ".3" and ".3." of "25.3.-31.8.2019"; month is 0 without one. next is
// the index after it.
func (p *parser) dottedMonth(i int) (month, next int) {
	m, ok := p.small(i+1, 12)
	if !ok || !p.is(i, ".") || p.toks[i+1].spaceBefore {
		return 0, i
	}
	if i += 2; p.is(i, ".") {
		i++
	}
	return m, i
}

// sharing is the first end of a period of which only a figure, and the month of a day, are
// written; the rest is that of the second end.
func sharing(figure, month int, end cv.Date) (cv.Date, bool) {
	switch {
	case end.Day == 0 && month == 0: // months
		return cv.Date{Year: end.Year, Month: figure}, figure <= end.Month
	case end.Day > 0 && month > end.Month: // days of two years
		return cv.Date{Year: end.Year - 1, Month: month, Day: figure}, true
	case end.Day > 0 && month > 0:
		return cv.Date{Year: end.Year, Month: month, Day: figure}, true
	}
	return cv.Date{Year: end.Year, Month: end.Month, Day: figure}, end.Day >= figure
}

// openEnd reports a dash with nothing after it: the end is open.
func (p *parser) openEnd(i int) bool {
	if p.dash(i) == 0 || p.toks[i].kind != punct {
		return false
	}
	if i+1 >= len(p.toks) || p.toks[i+1].tabBefore {
		return true
	}
	switch p.toks[i+1].text {
	case ")", "]", "|", "·", "•", ",", ";":
		return true
	}
	// "2019 – Carlisle": what follows is a place and nothing else
	rest := words.Fold(p.text[p.toks[i+1].start:])
	return words.Places().City.Has(rest) || words.Places().Country.Has(rest)
}

// alone reports whether a bare "present" stands apart from other words.
func (p *parser) alone(i, next int) bool {
	before := i == 0 || p.toks[i-1].kind == punct || p.toks[i].tabBefore
	after := next >= len(p.toks) || p.toks[next].kind == punct || p.toks[next].tabBefore
	return before && after && strings.TrimSpace(p.text) != "" && len(p.toks) <= 6
}

var (
	since   = words.NewSet("since", "from", "seit", "ab", "von", "vom", "depuis", "depuis le", "du", "de", "desde", "dal", "dal 1", "da", "od", "sinds", "vanaf", "van", "fra", "siden", "sedan", "fran", "starting", "as of", "mula sa", "od roku", "din", "c", "circa")
	until   = words.NewSet("until", "till", "bis", "bis zum", "jusqu en", "jusqu a", "hasta", "fino a", "fino al", "ate", "tot", "do", "til", "till och med", "to")
	onwards = words.NewSet("onwards", "onward", "and ongoing", "and counting")
	both    = words.NewSet("and", "et", "und", "y", "e", "en", "i", "og", "och")
	further = words.NewSet("to", "till", "til", "until", "upto", "up", "at", "the")
	glue    = words.NewSet("the", "zum", "einschliesslich", "le", "el", "il", "o", "den", "einschl", "de", "of", "r", "roku")
)

// word returns the number of tokens at i that form a phrase of the set.
func (p *parser) word(i int, set *words.Set) int {
	phrase, said := "", 0
	best := 0
	for n := 1; n <= 3 && i+n <= len(p.toks); n++ {
		t := p.toks[i+n-1]
		if t.kind != letters && t.text != "'" && t.text != "’" {
			break
		}
		if t.kind != punct {
			if said++; said > set.Longest() {
				break
			}
			if phrase != "" {
				phrase += " "
			}
			phrase += t.folded
		}
		if t.kind != punct && set.Has(phrase) {
			best = n
		}
	}
	return best
}

func (p *parser) skipGlue(i int) int {
	if n := p.word(i, glue); n > 0 && i+n < len(p.toks) {
		return i + n
	}
	return i
}
