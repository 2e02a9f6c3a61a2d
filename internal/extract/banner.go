package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// banners finds employer lines that stand above several roles: the undated first
// line of an entry whose second line looks like the first line of the others.
func banners(paras []para, ts []traits, list []entry) []entry {
	if len(list) < 2 {
		return list
	}
	// an entry that is nothing but an employer's name belongs to the roles under it
	var kept []entry
	for i, e := range list {
		t := &ts[e.from]
		if e.to == e.from+1 && !t.a && i+1 < len(list) && anyTitle(ts, list[i+1]) && !anyOrganisation(ts, list[i+1]) &&
			(t.dates == 0 && t.b || spans(paras, e, list[i+1]) && evidence.Organisation(undated(&paras[e.from])) >= 0) {
			list[i+1].banner = e.from
			continue
		}
		kept = append(kept, list[i])
	}
	list = kept
	offset := func(e entry, from int) int {
		for i := from; i < e.headTo; i++ {
			if ts[i].dates > 0 {
				return i - from
			}
		}
		return -1
	}
	for i := range list {
		e := &list[i]
		if t := &ts[e.from]; t.firm && t.a && !t.b {
			continue // a degree above its school
		}
		if e.banner >= 0 || ts[e.from].dates > 0 || e.headTo-e.from < 2 || ts[e.from+1].onlyDt || evidence.Title(paras[e.from].text) >= 2.5 && evidence.Organisation(paras[e.from].text) < 1.5 {
			continue
		}
		own := offset(*e, e.from+1)
		if own < 0 {
			continue
		}
		// the others: the next entry, or the one before where the banner stands over one role
		for _, n := range []int{i + 1, beforeGap(ts, list, i)} {
			if n < 0 || n >= len(list) || n < i && list[n].banner < 0 && !hasBanner(list[:i]) {
				continue
			}
			o := list[n]
			if offset(o, o.from) == own && sameLook(ts[e.from+1].look, ts[o.from].look) && near(paras[e.from+1].first.x, paras[o.from].first.x) &&
				(own == 0 || !sameLook(ts[e.from].look, ts[o.from].look) || ts[e.from].b && ts[e.from+1].a) {
				e.banner = e.from
				e.from++
				break
			}
		}
	}
	return list
}

// spans reports an employer's line whose period holds that of the role under it: the
// whole time there, above what the person was in turn.
func spans(paras []para, e, next entry) bool {
	whole, ok := periodOf(boundaryDates(&paras[e.from]))
	part, found := entryPeriod(paras, next)
	return ok && found && whole.Period && part.Period && lies(part.Range, whole.Range)
}

// outlives reports an entry whose own period reaches out of that of the banner above it.
func outlives(paras []para, e entry, banner int) bool {
	whole, ok := periodOf(boundaryDates(&paras[banner]))
	part, found := entryPeriod(paras, e)
	return ok && found && whole.Period && part.Period && !lies(part.Range, whole.Range)
}

func entryPeriod(paras []para, e entry) (dates.Match, bool) {
	var found []dates.Match
	for i := e.from; i < e.headTo; i++ {
		found = append(found, boundaryDates(&paras[i])...)
	}
	return periodOf(found)
}

// lies reports a period inside of another, at the precision that both have.
func lies(part, whole cv.DateRange) bool {
	if part.Start.IsZero() || whole.Start.IsZero() || earlier(part.Start, whole.Start) {
		return false
	}
	if whole.Current {
		return true
	}
	return !part.Current && !part.End.IsZero() && !earlier(whole.End, part.End)
}

func earlier(a, b cv.Date) bool {
	if a.Month == 0 || b.Month == 0 {
		return a.Year < b.Year
	}
	return a.Compare(b) < 0
}

// undated is the text of a line without its dates.
func undated(p *para) string {
	text := p.text
	found := boundaryDates(p)
	for i := len(found) - 1; i >= 0; i-- {
		text = text[:found[i].Start] + text[found[i].End:]
	}
	return trimField(text)
}

func anyTitle(ts []traits, e entry) bool {
	for i := e.from; i < e.headTo; i++ {
		if ts[i].a {
			return true
		}
	}
	return false
}

func anyOrganisation(ts []traits, e entry) bool {
	for i := e.from; i < e.headTo; i++ {
		if ts[i].b {
			return true
		}
	}
	return false
}

// beforeGap is the entry before i that explains no gap; -1 without one.
func beforeGap(ts []traits, list []entry, i int) int {
	for i--; i >= 0 && ts[list[i].from].away; i-- {
	}
	return i
}

func hasBanner(list []entry) bool {
	for _, e := range list {
		if e.banner >= 0 {
			return true
		}
	}
	return false
}

func near(a, b float64) bool { return a-b < 4 && b-a < 4 }

// openEnded reports that a date of the paragraph ends in a dash: its other end may
// stand on the next line.
func openEnded(p *para) bool {
	for i := range p.segs {
		text := strings.TrimRight(p.segs[i].text, " ")
		if hasAnySuffix(text, "–", "-", "—") && len(dates.Find(text)) == 1 {
			return true
		}
	}
	return false
}

// periodOf joins the dates of a header: the first period wins; two single dates are its ends.
func periodOf(found []dates.Match) (dates.Match, bool) {
	if len(found) == 0 {
		return dates.Match{}, false
	}
	for i, m := range found {
		if !m.Period {
			continue
		}
		// "Jan 2018 –" above "Dec 2020"
		if next := i + 1; m.Range.Current && next < len(found) && hasAnySuffix(strings.TrimRight(m.Range.Text.Value, " "), "–", "-", "—") && (found[next].Range.Current || !found[next].Period) {
			m.Range.Current = found[next].Range.Current
			if !m.Range.Current {
				m.Range.End = found[next].Range.Start
			}
			m.Range.Text.Value += " " + found[next].Range.Text.Value
		}
		return m, true
	}
	m := found[0]
	if len(found) == 2 && found[1].Range.Start.Compare(m.Range.Start) > 0 {
		m.Range.End = found[1].Range.Start
		m.Period = true
		m.Range.Text.Value += " – " + found[1].Range.Text.Value
	}
	return m, true
}
