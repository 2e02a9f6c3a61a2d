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

// endsBelow reports "Jan 2018 –" above "Dec 2020".
func endsBelow(m, next *dates.Match) bool {
	return m.Range.Current && hasAnySuffix(strings.TrimRight(m.Range.Text.Value, " "), "–", "-", "—") && (next.Range.Current || !next.Period)
}

// closePeriod gives a period its end.
func closePeriod(m, end *dates.Match) {
	m.Range.Current = end.Range.Current
	if !m.Range.Current {
		m.Range.End = end.Range.Start
	}
	m.Range.Text.Value += " " + end.Range.Text.Value
}
