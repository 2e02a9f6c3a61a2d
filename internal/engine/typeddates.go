package engine

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"focal/internal/extract/dates"
	"focal/internal/problem"
)

// Dates that a user types are printed as they are understood, and others as they stand ("6 months"). What can be no date is refused:
// nobody means a thirteenth month, and an end before its start puts a post in the wrong place. The web app says the same beside the field
// (typed-dates.ts), and testdata/typed-dates.txt is tried by both.

// typedPiece is a date in figures with day, month and year; year and month, or two years; month and year; a short year, a number, a word,
// a dash.
var typedPiece = regexp.MustCompile(`(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\b([./]\d)?|(\d{4})[./-](\d{1,2})\b|(\d{1,2})([./-])(\d{4})\b` +
	`|['‘’]\d{2}\b|\d+|\p{L}+|[–—-]`)

var (
	typedMonth = regexp.MustCompile(`(?i)^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec` +
		`|january|february|march|april|august|september|october|november|december)$`)
	typedRange = regexp.MustCompile(`(?i)^(?:[–—-]|to|till?|until)$`)
	typedOther = regexp.MustCompile(`(?i)^(?:present|current|now|today|ongoing|date|from|since|of|in|the|and|st|nd|rd|th` +
		`|summer|winter|spring|autumn|fall)$`)
)

var (
	dashes = strings.NewReplacer("\u2011", "-", "\u2212", "–")
	// dashInDate parts a month from its day or year, and no two dates.
	dashInDate = regexp.MustCompile(`\b(\d{1,2})-(\p{L})|(\p{L})-(\d)`)
)

// typedPoint is a date as far as it was put together.
type typedPoint struct {
	day, month, year int // 0 = not known, or one of two
	monthWord, small string
	hasDay           bool
	years            int
}

// typedRead says what became of a piece.
type typedRead int

const (
	typedTaken  typedRead = iota
	typedNone             // there is no such date
	typedUntold           // the words are of no date, or of one that nobody can tell from others
)

// checkDates refuses dates that cannot be.
func checkDates(text string) error {
	points, none, told := typedPoints(text)
	switch {
	case !told:
		return nil
	case none != "":
		return problem.New(problem.Invalid, "There is no date “%s”. Write for example Mar 2020 – Jun 2023, or 2019 – present.", none)
	case len(points) == 2 && points[0].years < 2 && points[1].years < 2 && points[1].before(points[0]):
		return problem.New(problem.Invalid,
			"The end is before the start. Write the earlier date first, for example Mar 2020 – Jun 2023, or 2019 – present.")
	}
	return nil
}

// typedPoints are the dates of a text, with the words of the first one that does not exist.
func typedPoints(text string) (points []typedPoint, none string, told bool) {
	points = []typedPoint{{}}
	text = dashes.Replace(text)
	for range 2 { // the letter of "1-Jan-2020" is between both
		text = dashInDate.ReplaceAllString(text, "$1$3 $2$4")
	}
	for _, m := range typedPiece.FindAllStringSubmatch(text, -1) {
		if typedRange.MatchString(m[0]) {
			points = append(points, typedPoint{})
			continue
		}
		switch points[len(points)-1].take(m) {
		case typedUntold:
			return nil, "", false
		case typedNone:
			if none == "" {
				none = m[0]
			}
		case typedTaken:
		}
	}
	for _, p := range points {
		if none == "" && p.monthWord != "" && p.hasDay && !isDay(p.day, p.month, p.year) {
			none = strconv.Itoa(p.day) + " " + p.monthWord
		}
	}
	return points, none, true
}

func (p *typedPoint) take(m []string) typedRead {
	number := func(s string) int { n, _ := strconv.Atoi(s); return n }
	switch {
	case m[1] != "":
		return p.ofThree(m[1], m[2], m[3], m[4] != "")
	case m[5] != "":
		year, next := number(m[5]), number(m[6])
		return p.ofTwo(year, next, next > year%100 || year%100 == 99 && next == 0)
	case m[7] != "":
		month := number(m[7])
		return p.ofTwo(number(m[9]), month, m[8] == "-" && month > 31)
	case strings.ContainsAny(m[0], "'‘’"):
		year := dates.Century(number(m[0][len(m[0])-2:]))
		return p.number(strconv.Itoa(year), year)
	case m[0][0] >= '0' && m[0][0] <= '9':
		return p.number(m[0], number(m[0]))
	}
	return p.word(m[0])
}

// ofThree takes day, month and year in figures, in the order of any country.
func (p *typedPoint) ofThree(a, b, c string, more bool) typedRead {
	yearFirst := len(a) == 4
	if more || len(a) == 3 || len(c) == 3 || yearFirst && len(c) == 4 {
		return typedUntold
	}
	first, _ := strconv.Atoi(a)
	second, _ := strconv.Atoi(b)
	third, _ := strconv.Atoi(c)
	year := 0
	switch {
	case yearFirst:
		first, year = third, first
	case len(c) == 4:
		year = third
	}
	if year > 0 && !isYear(year) {
		return typedNone
	}
	dayFirst, monthFirst := isDay(first, second, year), !yearFirst && isDay(second, first, year)
	switch {
	case dayFirst && monthFirst:
		first, second = 0, 0
	case monthFirst:
		first, second = second, first
	case !dayFirst:
		return typedNone
	}
	p.day, p.month, p.year = first, second, year
	p.years++
	return typedTaken
}

// ofTwo takes "2016-05" or "2016/17", "05/2016" or "99-2003".
func (p *typedPoint) ofTwo(year, other int, mayBeYears bool) typedRead {
	switch {
	case !isYear(year):
		return typedNone
	case other >= 1 && other <= 12:
		p.month = other
	case mayBeYears:
		p.month = 0
	default:
		return typedNone
	}
	p.day, p.year = 0, year
	p.years++
	return typedTaken
}

// number takes one that stands by itself: a year, or a day or a short year beside a month.
func (p *typedPoint) number(digits string, n int) typedRead {
	switch {
	case len(digits) <= 2:
		if p.year == 0 {
			p.small = digits
		}
		return typedTaken
	case len(digits) == 6 || len(digits) == 8: // "20160101"
		return typedUntold
	case len(digits) != 4 || !isYear(n):
		return typedNone
	}
	p.years++
	p.year = n
	if p.monthWord != "" {
		p.takeDay() // "Feb 3, 2016"
	}
	return typedTaken
}

func (p *typedPoint) word(word string) typedRead {
	switch {
	case typedMonth.MatchString(word):
		p.month = 1 + strings.Index("janfebmaraprmayjunjulaugsepoctnovdec", strings.ToLower(word[:3]))/3
		p.monthWord = word
		p.takeDay()
	case !typedOther.MatchString(word):
		return typedUntold
	}
	return typedTaken
}

func (p *typedPoint) takeDay() {
	if n, err := strconv.Atoi(p.small); err == nil {
		p.day, p.hasDay = n, true
	}
}

// before compares what is known of both.
func (p typedPoint) before(start typedPoint) bool {
	end, begin := []int{p.year, p.month, p.day}, []int{start.year, start.month, start.day}
	for i := range end {
		if end[i] == 0 || begin[i] == 0 || end[i] != begin[i] {
			return end[i] > 0 && end[i] < begin[i]
		}
	}
	return false
}

func isYear(year int) bool { return year >= 1900 && year < 2100 }

// isDay reports a day that the month has; of a year that is not known, February has 29.
func isDay(day, month, year int) bool {
	if year == 0 {
		year = 2000
	}
	return month >= 1 && month <= 12 && day >= 1 && day <= time.Date(year, time.Month(month)+1, 0, 0, 0, 0, 0, time.UTC).Day()
}
