package cv

import (
	"fmt"
	"time"
)

// Season of a year, for dates such as "Summer 2004".
type Season string

// Seasons and quarters, as dates are written in CVs.
const (
	Spring Season = "Spring"
	Summer Season = "Summer"
	Autumn Season = "Autumn"
	Winter Season = "Winter"
	Q1     Season = "Q1"
	Q2     Season = "Q2"
	Q3     Season = "Q3"
	Q4     Season = "Q4"
)

// Date keeps the precision the CV has; no month or day is ever made up.
type Date struct {
	Year   int    `json:"year,omitempty"`
	Month  int    `json:"month,omitempty"` // 1..12; 0 = not written
	Day    int    `json:"day,omitempty"`   // only where the CV prints a day
	Season Season `json:"season,omitempty"`
}

// IsZero reports whether no date was written.
func (d Date) IsZero() bool { return d.Year == 0 }

// ISO returns the JSON Resume form: "2014", "2014-03" or "2014-03-09".
func (d Date) ISO() string {
	switch {
	case d.Year == 0:
		return ""
	case d.Month == 0:
		return fmt.Sprintf("%04d", d.Year)
	case d.Day == 0:
		return fmt.Sprintf("%04d-%02d", d.Year, d.Month)
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
}

// Display returns the document form: "Mar 2020", "Summer 2004", "2019".
func (d Date) Display() string {
	switch {
	case d.Year == 0:
		return ""
	case d.Month != 0:
		return fmt.Sprintf("%s %d", time.Month(d.Month).String()[:3], d.Year)
	case d.Season != "":
		return fmt.Sprintf("%s %d", d.Season, d.Year)
	}
	return fmt.Sprintf("%d", d.Year)
}

// Compare orders dates by year, then month; a missing month sorts first.
func (d Date) Compare(e Date) int {
	if d.Year != e.Year {
		return sign(d.Year - e.Year)
	}
	return sign(d.Month - e.Month)
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// DateRange is a period as written. Current means the CV says "present" (in any
// language) or leaves the end open after a dash.
type DateRange struct {
	Start   Date `json:"start"`
	End     Date `json:"end"`
	Current bool `json:"current,omitempty"`
	Text    Text `json:"text"` // verbatim, with its source lines
}

// IsZero reports whether no date was written.
func (r DateRange) IsZero() bool { return r.Start.IsZero() && r.End.IsZero() && !r.Current }

// Display returns "Mar 2020 – Present", "2014 – 2017", "2019" or "".
func (r DateRange) Display() string {
	start, end := r.Start.Display(), r.End.Display()
	if r.Current {
		end = "Present"
	}
	switch {
	case start == "":
		return end
	case end == "" || end == start:
		return start
	}
	return start + " – " + end
}
