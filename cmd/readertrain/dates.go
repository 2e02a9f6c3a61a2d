package main

import (
	"fmt"

	cvdata "focal/internal/cv"
	"focal/internal/extract/dates"
)

// datesCommand shows where the dates of labelled entries are read otherwise than the
// labels say.
type datesCommand struct{ corpus }

func (d *datesCommand) Run() error {
	list, err := d.load()
	if err != nil {
		return err
	}
	right, total := 0, 0
	for _, a := range list {
		for i, p := range a.posts {
			w := &a.cv.gold.Work[i]
			if len(p.head) == 0 || w.StartDate == "" {
				continue
			}
			total++
			found := a.datesOf(p)
			if anyIs(found, w.StartDate, w.EndDate) {
				right++
				continue
			}
			fmt.Printf("%s: %s to %s\n", a.cv.gold.File, w.StartDate, w.EndDate)
			for _, l := range a.headOf(p) {
				fmt.Println("    ", a.lines[l].Text)
			}
			for _, m := range found {
				fmt.Printf("     = %q %s %s current=%v\n", m.Range.Text.Value, m.Range.Start.ISO(), m.Range.End.ISO(), m.Range.Current)
			}
		}
	}
	fmt.Printf("%d of %d periods are read as labelled\n", right, total)
	return nil
}

func (a *aligned) datesOf(p placed) []dates.Match {
	var out []dates.Match
	for _, l := range a.headOf(p) {
		out = append(out, dates.Find(a.lines[l].Text)...)
	}
	return out
}

func anyIs(found []dates.Match, start, end string) bool {
	for i, m := range found {
		if month(m.Range.Start) != start {
			continue
		}
		if endsAt(m, start, end) {
			return true
		}
		if i+1 < len(found) && month(found[i+1].Range.Start) == end && !m.Period {
			return true
		}
	}
	return false
}

// endsAt reports whether a match ends when the label says.
func endsAt(m dates.Match, start, end string) bool {
	e := month(m.Range.End)
	switch {
	case m.Range.Current:
		return end == "present"
	case e == "":
		return end == "" || end == "present" || !m.Period && start == end
	}
	return e == end
}

// month is a date without its day: nobody reads a CV for the day.
func month(d cvdata.Date) string {
	d.Day = 0
	return d.ISO()
}
