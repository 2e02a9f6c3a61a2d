package advice

import (
	"fmt"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

var (
	// ends begins what a text says about the end of a paper: "exp. 08/2026".
	ends = sieve.MustCompile(`(?i)\b(?:(expired|lapsed|ran out)|exp(?:ir(?:es|y|ing|ation))?|lapses|runs out|renewal|renew|valid(?:ity)?(?:\s+date)?[\s:]*(?:until|till|to|through|thru|up to))\b\.?(?:\s+date)?(?:\s+due)?[\s:]*(?:(?:until|till|to|on|in|by|due)\s+)?`)
	// counted is the experience of "5 yrs exp 2019".
	counted = sieve.MustCompile(`(?i)\b(?:years?|yrs?|months?|work(?:ing)?|prior|previous|relevant)\W*$`)
	// over is a paper whose end is stated without a date: "IPAF (lapsed)".
	over = sieve.MustCompile(`(?i)[(,;:–—-]\s*(expired|lapsed|no longer valid)\s*\)?\s*$`)
)

// stated reads the end of a paper from the text of a value: where it begins, the
// date, and whether the text says that it is past.
func stated(text string) (at int, end cv.Date, past, ok bool) {
	for _, m := range ends.FindAllStringSubmatchIndex(text, 4) {
		if counted.MatchString(text[:m[0]]) {
			continue
		}
		if end = firstDate(text[m[1]:]); !end.IsZero() {
			return m[0], end, m[2] >= 0, true
		}
	}
	return 0, cv.Date{}, false, false
}

// dayOrMonth is "03/09", which may be a day as well as a month.
var dayOrMonth = sieve.MustCompile(`^\d{1,2}[/.-](?:0\d|1[0-2])(?:[^\d/.-]|$)`)

// firstDate reads the date that a text begins with. Of a day and a month that may be
// either way round the later month counts, to be sure; a period is no end.
func firstDate(text string) cv.Date {
	var end cv.Date
	for _, order := range []dates.Order{dates.DayFirst, dates.MonthFirst} {
		found := dates.FindOrdered(text[:min(len(text), longestDate)], order)
		if len(found) == 0 || found[0].Start > 0 || found[0].Period || dayOrMonth.MatchString(text) {
			return cv.Date{}
		}
		d := found[0].Range.End
		if d.IsZero() {
			d = found[0].Range.Start
		}
		if d.Year > end.Year || d.Month > end.Month {
			end = d
		}
	}
	if end.Year < 1950 {
		return cv.Date{}
	}
	return cv.Date{Year: end.Year, Month: end.Month}
}

// longestDate is longer than any way to write a date or a period.
const longestDate = 60

// ranOut is the finding about a value whose text states its end; name stands for
// the paper where the value is nothing but the statement.
func ranOut(field cv.Text, name string, today cv.Date) []cv.Note {
	at, end, past, ok := stated(field.Value)
	what := strings.TrimRight(field.Value[:at], " ,;:(–—-|")
	if what == "" {
		what = name
	}
	switch {
	case !ok || what == "":
		return nil
	case past && earliest(end) <= latest(today):
		return []cv.Note{advise(field, fmt.Sprintf("“%s” ran out in %s.", what, end.Display()))}
	}
	return lapsed(field, "“"+what+"”", end, today)
}

// lapsedSkills tells of papers that stand among the skills.
func lapsedSkills(list []cv.SkillGroup, today cv.Date) (notes []cv.Note) {
	for i := range list {
		g := &list[i]
		before := g.Name.Value
		notes = append(notes, ranOut(g.Level, g.Name.Value, today)...)
		for _, k := range g.Keywords {
			notes = append(notes, ranOut(k, before, today)...)
			before = k.Value
		}
	}
	return notes
}
