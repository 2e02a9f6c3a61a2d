package cv

import "slices"

const monthsOfYear = 12

// YearsIn are the full years that periods cover together, what overlaps counted once. A period without a start or an end
// does not count, nor one that goes on: nothing tells when the CV was written. Where a month is missing, both ends count
// from the beginning of their years.
func YearsIn(periods []DateRange) int {
	var spans [][2]int
	for _, p := range periods {
		from, to := monthOf(p.Start, p.End), monthOf(p.End, p.Start)
		if !p.Current && !p.Start.IsZero() && !p.End.IsZero() && to > from {
			spans = append(spans, [2]int{from, to})
		}
	}
	slices.SortFunc(spans, func(a, b [2]int) int { return a[0] - b[0] })
	months, reached := 0, 0
	for _, s := range spans {
		if s[1] > reached {
			months += s[1] - max(s[0], reached)
			reached = s[1]
		}
	}
	return months / monthsOfYear
}

// monthOf counts months; where the other end of the period has no month, neither has this one.
func monthOf(d, other Date) int {
	if d.Month == 0 || other.Month == 0 {
		return d.Year * monthsOfYear
	}
	return d.Year*monthsOfYear + d.Month - 1
}
