package cvgen

import (
	"fmt"
	"strings"
)

// dateForm is how a person writes periods.
type dateForm struct {
	month    func(month) string
	parts    int // 1 years only, 2 months
	between  string
	from     string // before
	present  string
	since    string // in the place of from and present, when set
	wrap     [2]string
	duration int  // 1 "(2 years 3 months)" after it
	upper    bool // JAN 2012
}

var (
	longMonths  = []string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"}
	shortMonths = []string{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"}
)

func long(m month) string  { return longMonths[m.month-1] }
func short(m month) string { return shortMonths[m.month-1] }

// ordinal is a day that goes with the month, so that the same month has the same day.
func ordinal(m month) string {
	n := (m.year+m.month*3)%28 + 1
	suffix := "th"
	switch {
	case n%10 == 1 && n != 11:
		suffix = "st"
	case n%10 == 2 && n != 12:
		suffix = "nd"
	case n%10 == 3 && n != 13:
		suffix = "rd"
	}
	return fmt.Sprint(n) + suffix
}

func day(m month) int { return (m.year+m.month*3)%28 + 1 }

func monthForms() []option[func(month) string] {
	return []option[func(month) string]{
		{26, func(m month) string { return fmt.Sprintf("%s %d", short(m), m.year) }},
		{22, func(m month) string { return fmt.Sprintf("%s %d", long(m), m.year) }},
		{5, func(m month) string { return fmt.Sprintf("%s. %d", short(m), m.year) }},
		{4, func(m month) string { return fmt.Sprintf("%s-%d", short(m), m.year) }},
		{4, func(m month) string { return fmt.Sprintf("%s, %d", long(m), m.year) }},
		{4, func(m month) string { return fmt.Sprintf("%s’%02d", short(m), m.year%100) }},
		{3, func(m month) string { return fmt.Sprintf("%s'%02d", short(m), m.year%100) }},
		{2, func(m month) string { return fmt.Sprintf("%s-%02d", short(m), m.year%100) }},
		{12, func(m month) string { return fmt.Sprintf("%02d/%d", m.month, m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%d/%d", m.month, m.year) }},
		{3, func(m month) string { return fmt.Sprintf("%02d.%d", m.month, m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%02d-%d", m.month, m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%d-%02d", m.year, m.month) }},
		{3, func(m month) string { return fmt.Sprintf("%d / %02d", m.year, m.month) }},
		{2, func(m month) string { return fmt.Sprintf("%d/%02d", m.year, m.month) }},
		{3, func(m month) string { return fmt.Sprintf("%d %s", m.year, long(m)) }},
		{4, func(m month) string { return fmt.Sprintf("%s %s %d", ordinal(m), long(m), m.year) }},
		{3, func(m month) string { return fmt.Sprintf("%s %s %d", ordinal(m), short(m), m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%02d/%02d/%d", day(m), m.month, m.year) }},
		{3, func(m month) string { return fmt.Sprintf("%02d.%02d.%d", day(m), m.month, m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%02d-%02d-%d", day(m), m.month, m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%d-%s-%d", day(m), short(m), m.year) }},
		{1, func(m month) string { return fmt.Sprintf("%s of %d", long(m), m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%s%d", short(m), m.year) }},
	}
}

func newDateForm(d *draw) dateForm {
	f := dateForm{
		month:   choose(d, monthForms()),
		parts:   choose(d, []option[int]{{82, 2}, {18, 1}}),
		between: choose(d, []option[string]{{24, " - "}, {22, " – "}, {7, "-"}, {7, "–"}, {22, " to "}, {3, " To "}, {3, " TO "}, {3, " till "}, {2, " until "}, {2, " -- "}, {2, " — "}, {2, " –"}}),
		from:    choose(d, []option[string]{{86, ""}, {7, "From "}, {4, "from "}, {1, "FROM "}, {1, "Since "}}),
		present: choose(d, []option[string]{{34, "Present"}, {14, "present"}, {10, "Till Date"}, {8, "till date"}, {6, "To Date"}, {6, "Current"}, {3, "Now"}, {3, "till now"}, {3, "Till Now"}, {2, "Ongoing"}, {2, "date"}, {2, "to date"}, {1, "tilldate"}, {2, "today"}}),
		since:   choose(d, []option[string]{{88, ""}, {6, "Since %"}, {4, "% onwards"}, {1, "since %"}}),
		wrap:    choose(d, []option[[2]string]{{72, [2]string{"", ""}}, {20, [2]string{"(", ")"}}, {5, [2]string{"[", "]"}}, {2, [2]string{"( ", " )"}}}),
		upper:   d.chance(0.08),
	}
	if d.chance(0.07) {
		f.duration = d.between(1, 2)
	}
	if f.from == "Since " {
		f.from, f.since = "", "Since %"
	}
	return f
}

func (f *dateForm) one(m month) string {
	if f.parts == 1 {
		return fmt.Sprint(m.year)
	}
	s := f.month(m)
	if f.upper {
		s = strings.ToUpper(s)
	}
	return s
}

func (f *dateForm) iso(m month) string {
	if f.parts == 1 {
		return fmt.Sprint(m.year)
	}
	return fmt.Sprintf("%d-%02d", m.year, m.month)
}

// period writes the dates of a post; start and end are what a reader would note.
func (f *dateForm) period(d *draw, p post) (text, start, end string) {
	if p.undated {
		return "", "", ""
	}
	if !p.current && p.start.until(p.end) < 4 && p.start.year == p.end.year && d.chance(0.15) {
		s := d.pick("Summer", "Summer", "Spring", "Fall", "Winter")
		y := fmt.Sprint(p.start.year)
		return f.wrap[0] + s + " " + y + f.wrap[1], y, y
	}
	start, end = f.iso(p.start), f.iso(p.end)
	switch {
	case p.current && f.since != "":
		text, end = strings.Replace(f.since, "%", f.one(p.start), 1), "present"
	case p.current:
		text, end = f.from+f.one(p.start)+f.between+f.present, "present"
		if strings.HasSuffix(strings.TrimSpace(strings.ToLower(f.between)), "till") || strings.TrimSpace(f.between) == "until" {
			text = f.from + f.one(p.start) + f.between + "date"
		} else if strings.EqualFold(strings.TrimSpace(f.between), "to") && strings.HasPrefix(strings.ToLower(f.present), "t") {
			text = f.from + f.one(p.start) + " " + f.present
		}
	case f.parts == 1 && p.start.year == p.end.year:
		text = f.one(p.start)
	default:
		text = f.from + f.one(p.start) + f.between + f.one(p.end)
	}
	text = f.wrap[0] + text + f.wrap[1]
	if f.duration > 0 && f.parts == 2 {
		text += f.span(p)
	}
	return text, start, end
}

// span tells how long a post was, as networks do.
func (f *dateForm) span(p post) string {
	n := p.start.until(p.end) + 1
	s := ""
	if y := n / 12; y == 1 {
		s = "1 year"
	} else if y > 1 {
		s = fmt.Sprintf("%d years", y)
	}
	if m := n % 12; m == 1 {
		s += " 1 month"
	} else if m > 1 {
		s += fmt.Sprintf(" %d months", m)
	}
	if f.duration == 2 {
		s = strings.NewReplacer("years", "yrs", "year", "yr", "months", "mos", "month", "mo").Replace(s)
	}
	return " (" + strings.TrimSpace(s) + ")"
}
