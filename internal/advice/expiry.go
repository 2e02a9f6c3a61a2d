package advice

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"focal/internal/cv"
)

var (
	// ends begins what a text says about the end of a paper: "exp. 08/2026".
	ends = regexp.MustCompile(`(?i)\b(?:(expired|lapsed|ran out)|exp(?:ir(?:es|y|ing|ation))?|lapses|runs out|renewal|renew|valid(?:ity)?(?:\s+date)?[\s:]*(?:until|till|to|through|thru|up to))\b\.?(?:\s+date)?(?:\s+due)?[\s:]*(?:(?:until|till|to|on|in|by|due)\s+)?`)
	// endDate is the date behind it, in the ways that people write one.
	endDate = regexp.MustCompile(`(?i)^(?:(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d\d)|(\d{1,2})[/.-](\d{4}|\d\d)|(\d{4})-(\d\d)(?:-\d\d)?|(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:(\d{4})|['’]?(\d\d))|(\d{4}))(?:\D|$)`)
	// goesOn is a period: "exp 2019 – 2023" counts experience.
	goesOn = regexp.MustCompile(`(?i)^\s*(?:[-–—]|to\b)\s*(?:\d|present|now|date)`)
	// counted is the experience of "5 yrs exp 2019".
	counted = regexp.MustCompile(`(?i)\b(?:years?|yrs?|months?|work(?:ing)?|prior|previous|relevant)\W*$`)
	// over is a paper whose end is stated without a date: "IPAF (lapsed)".
	over = regexp.MustCompile(`(?i)[(,;:–—-]\s*(expired|lapsed|no longer valid)\s*\)?\s*$`)
)

// stated reads the end of a paper from the text of a value: where it begins, the
// date, and whether the text says that it is past.
func stated(text string) (at int, end cv.Date, past, ok bool) {
	for _, m := range ends.FindAllStringSubmatchIndex(text, 4) {
		d := endDate.FindStringSubmatchIndex(text[m[1]:])
		if d == nil || counted.MatchString(text[:m[0]]) {
			continue
		}
		part := func(n int) int {
			if d[2*n] < 0 {
				return 0
			}
			v, _ := strconv.Atoi(text[m[1]+d[2*n] : m[1]+d[2*n+1]])
			return v
		}
		written := strings.TrimRightFunc(text[m[1]:m[1]+d[1]], func(r rune) bool { return !unicode.IsDigit(r) })
		if goesOn.MatchString(text[m[1]+len(written):]) {
			continue
		}
		switch {
		case d[2] >= 0: // a day and a month in either order: the later month, to be sure
			day, month := part(1), part(2)
			if month > 12 || day <= 12 && day > month {
				month = day
			}
			end = cv.Date{Year: fullYear(part(3)), Month: month}
		case d[8] >= 0:
			if year := part(5); year > 12 { // "03/09" may be a day
				end = cv.Date{Year: fullYear(year), Month: part(4)}
			}
		case d[12] >= 0:
			end = cv.Date{Year: part(6), Month: part(7)}
		case d[16] >= 0:
			name := strings.ToLower(text[m[1]+d[16] : m[1]+d[17]])
			end = cv.Date{Year: fullYear(part(9) + part(10)), Month: strings.Index("janfebmaraprmayjunjulaugsepoctnovdec", name)/3 + 1}
		default:
			end = cv.Date{Year: part(11)}
		}
		if end.Year < 1950 || end.Year > 2100 || end.Month > 12 {
			continue
		}
		return m[0], end, m[2] >= 0, true
	}
	return 0, cv.Date{}, false, false
}

func fullYear(year int) int {
	if year < 100 {
		return 2000 + year
	}
	return year
}

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
