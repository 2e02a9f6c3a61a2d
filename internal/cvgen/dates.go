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
	collapse bool // January - December 2013
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
		{2, func(m month) string { return fmt.Sprintf("%s %s. %d", ordinal(m), short(m), m.year) }},
		{2, func(m month) string { return fmt.Sprintf("%s %02d", short(m), m.year%100) }},
		{1, func(m month) string { return fmt.Sprintf("%s,%d", short(m), m.year) }},
		{1, func(m month) string { return fmt.Sprintf("%s - %d", long(m), m.year) }},
		{1, func(m month) string { return fmt.Sprintf("%02d/%02d", m.month, m.year%100) }},
		{2, func(m month) string { return fmt.Sprintf("%s %s, %d", long(m), ordinal(m), m.year) }},
		{1, func(m month) string { return fmt.Sprintf("%s %d, %d", short(m), day(m), m.year) }},
	}
}

func newDateForm(d *draw) dateForm {
	f := dateForm{
		month:   choose(d, monthForms()),
		parts:   choose(d, []option[int]{{82, 2}, {18, 1}}),
		between: choose(d, []option[string]{{24, " - "}, {22, " – "}, {7, "-"}, {7, "–"}, {22, " to "}, {3, " To "}, {3, " TO "}, {3, " till "}, {2, " until "}, {2, " -- "}, {2, " — "}, {2, " –"}, {3, "- "}, {1, "~"}, {1, " -to- "}}),
		from:    choose(d, []option[string]{{86, ""}, {7, "From "}, {4, "from "}, {1, "FROM "}, {1, "Since "}}),
		present: choose(d, []option[string]{{34, "Present"}, {14, "present"}, {10, "Till Date"}, {8, "till date"}, {6, "To Date"}, {6, "Current"}, {3, "Now"}, {3, "till now"}, {3, "Till Now"}, {2, "Ongoing"}, {2, "date"}, {2, "to date"}, {1, "tilldate"}, {1, "today"}, {2, "Till Present"}, {1, "till current date"}, {1, "Continue"}, {1, "PRESENT"}, {1, "NOW"}, {1, "Currently"}}),
		since:   choose(d, []option[string]{{88, ""}, {6, "Since %"}, {4, "% onwards"}, {1, "since %"}}),
		wrap:    choose(d, []option[[2]string]{{72, [2]string{"", ""}}, {20, [2]string{"(", ")"}}, {5, [2]string{"[", "]"}}, {2, [2]string{"( ", " )"}}}),
		upper:   d.chance(0.08), collapse: d.chance(0.06),
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
		y := year(p.start)
		return f.wrap[0] + s + " " + y + f.wrap[1], y, y
	}
	start, end = f.iso(p.start), f.iso(p.end)
	if p.current {
		text, end = f.open(p.start), "present"
	} else {
		text = f.closed(p.start, p.end)
	}
	text = f.wrap[0] + text + f.wrap[1]
	if f.duration > 0 && f.parts == 2 {
		text += f.span(p)
	}
	return text, start, end
}

// open is a period that goes on.
func (f *dateForm) open(start month) string {
	from := f.from + f.one(start)
	between := strings.ToLower(strings.TrimSpace(f.between))
	switch {
	case f.since != "":
		return strings.Replace(f.since, "%", f.one(start), 1)
	case between == "till" || between == "until":
		return from + f.between + "date"
	case between == "to" && strings.HasPrefix(strings.ToLower(f.present), "t") && f.present != "today":
		return from + " " + f.present
	}
	return from + f.between + f.present
}

// closed is a period that has ended.
func (f *dateForm) closed(start, end month) string {
	same := start.year == end.year
	if same && f.parts == 1 {
		return f.one(start)
	}
	first := f.one(start)
	if same && f.collapse {
		first = strings.TrimSuffix(first, " "+year(start))
	}
	return f.from + first + f.between + f.one(end)
}

// span says how long a post was, as networks do.
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
