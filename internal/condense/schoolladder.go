package condense

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// ladder are the steps of education, the lowest first: school, its upper forms, a first degree or a diploma, and what follows one.
var ladder = []*sieve.Regexp{
	sieve.MustCompile(`(?i)^(?:x|10(?:th)?|s\.? ?s\.? ?c\.?|s\.? ?s\.? ?l\.? ?c\.?|matric\p{L}*|` +
		`secondary(?: school\b.*)?|o[- ]levels?|gcses?|class x)(?: \(?\p{L}+\)?)?$`),
	sieve.MustCompile(`(?i)^(?:xii|12(?:th)?|10 ?\+ ?2|h\.? ?s\.? ?c\.?|inter(?:mediate)?|` +
		`(?:senior|higher|sr\.?) secondary\b.*|puc|a[- ]levels?|high school\b.*|class xii)(?: ?\(?\p{L}+\)?)?$`),
	sieve.MustCompile(`(?i)^(?:bachelors?\b|b\.? ?(?:a|e|sc|com|tech|ed|b\.? ?a)\b|graduat(?:ion|e)\b(?: ?\(|$)|diploma\b|iti\b)`),
	sieve.MustCompile(`(?i)^(?:masters?\b|m\.? ?(?:a|e|sc|com|tech|ed|b\.? ?a)\b|post[- ]?graduat|p\.? ?g\.? ?d|ph\.? ?d)`),
}

// step is the place of a course on the ladder, -1 for none.
func step(e cv.Education) int {
	for i := len(ladder) - 1; i >= 0; i-- {
		if ladder[i].MatchString(e.Degree.Value) {
			return i
		}
	}
	return -1
}

// highestFirst turns a list of courses round that has no dates and climbs from school: newer ones stand before older ones.
func (t *tidier) highestFirst(list []cv.Education) {
	steps := make([]int, len(list))
	for i, e := range list {
		steps[i] = step(e)
		if steps[i] < 0 || !e.Dates.IsZero() {
			return
		}
	}
	if len(list) < 2 || steps[0] == steps[len(list)-1] || !slices.IsSorted(steps) {
		return
	}
	last := list[len(list)-1].Degree
	if !t.made(cv.Note{
		Kind: cv.NoteOrder, Field: last.ID, Before: last.Value, After: last.Value, Lines: last.Lines,
		Reason: "Courses are listed newest first.",
	}) {
		return
	}
	slices.SortStableFunc(list, func(a, b cv.Education) int { return step(b) - step(a) })
}
