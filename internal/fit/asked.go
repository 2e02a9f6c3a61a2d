package fit

import "slices"

// asked is what a value weighs at least that proves what the job must have. A post of years ago may hold the only proof, so that
// its age alone is no reason to leave that out.
const asked = 0.6

// askedLast leaves the cuts of what the job asks for to page limits that the user chose, behind all those that leave posts more
// than their line: nothing that is asked for goes for a length that nobody insists on. The order of the others stays.
func askedLast(cuts []cut, weights Weights) []cut {
	if len(weights) == 0 {
		return cuts
	}
	var out, late, far []cut
	for _, c := range cuts {
		switch isAsked := slices.ContainsFunc(c.ids, func(id string) bool { return weights[id] >= asked }); {
		case c.grade == last:
			far = append(far, c)
		case isAsked:
			c.grade = last
			late = append(late, c)
		default:
			out = append(out, c)
		}
	}
	return slices.Concat(out, late, far)
}
