package fit

import "slices"

// asked is what a value weighs at least that proves what the job must have. A post of years ago may hold the only proof, so that
// its age alone is no reason to leave that out.
const asked = 0.6

// askedLast puts off the cuts of what the job asks for, single points and posts in one line, behind those of the other grades
// that leave the posts of the last ten years a point: nothing that is asked for goes while there is anything else to leave out.
// The order of the others stays.
func askedLast(cuts []cut, weights Weights) []cut {
	if len(weights) == 0 {
		return cuts
	}
	isAsked := func(c cut) bool {
		return (c.kind == oneValue || c.kind == oneLine) && slices.ContainsFunc(c.ids, func(id string) bool { return weights[id] >= asked })
	}
	var out, late []cut
	for _, c := range cuts {
		if c.grade > thinned && len(late) > 0 {
			out, late = append(out, late...), nil
		}
		if c.grade <= thinned && isAsked(c) {
			c.grade = thinned
			late = append(late, c)
			continue
		}
		out = append(out, c)
	}
	return append(out, late...)
}
