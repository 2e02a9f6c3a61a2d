package extract

import (
	"strings"

	"focal/internal/extract/dates"
)

// periodOf joins the dates of a header: the first period wins; two single dates are its ends.
func periodOf(found []dates.Match) (dates.Match, bool) {
	if len(found) == 0 {
		return dates.Match{}, false
	}
	for i, m := range found {
		if !m.Period {
			continue
		}
		if next := i + 1; next < len(found) && endsBelow(&m, &found[next]) {
			closePeriod(&m, &found[next])
		}
		if i > 0 && m.Range.Start.IsZero() && endsStarted(&found[i-1], &m) {
			m.Range.Start = found[i-1].Range.Start
			m.Range.Text.Value = found[i-1].Range.Text.Value + " – " + m.Range.Text.Value
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

// endsStarted reports an end without a start behind a date of its own: "Jan 15 | At present" in two cells.
func endsStarted(start, end *dates.Match) bool {
	return !start.Period && (end.Range.Current || end.Range.End.Compare(start.Range.Start) > 0)
}

// endsBelow reports "Jan 2018 –" above "Dec 2020".
func endsBelow(m, next *dates.Match) bool {
	open := hasAnySuffix(strings.TrimRight(m.Range.Text.Value, " "), "–", "-", "—")
	return m.Range.Current && open && (next.Range.Current || !next.Period)
}

// closePeriod gives a period its end.
func closePeriod(m, end *dates.Match) {
	m.Range.Current = end.Range.Current
	if !m.Range.Current {
		m.Range.End = end.Range.Start
	}
	m.Range.Text.Value += " " + end.Range.Text.Value
}
