package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// papers are what is held: clearances, certificates and the highest degree.
func (c *composer) papers() []fact {
	list := slices.DeleteFunc(slices.Concat(c.clearances(), c.certificates()), func(f fact) bool {
		return c.Match == nil && len(f.text) < shortestPaper
	})
	if f, ok := c.highest(nil); ok {
		list = append(list, f)
	}
	return list[:min(len(list), mostHeld)]
}

// withSecond are papers with the second degree behind the first one, for who has nothing else to tell: "an LLB and a BA in Knots".
func (c *composer) withSecond(list []fact) []fact {
	if len(list) == 0 || !list[len(list)-1].degree || len(list) == mostHeld {
		return list
	}
	first := list[len(list)-1]
	second, ok := c.highest(&first)
	if !ok || levelOf(second.text) == 0 || len(strings.Fields(first.text+" "+second.text)) > longestDegrees {
		return list
	}
	if degree, school, both := strings.Cut(first.text, " from "); both && strings.HasSuffix(second.text, " from "+school) {
		first.text = degree
		list = append(slices.Clone(list[:len(list)-1]), first)
	}
	return append(slices.Clone(list), second)
}

// longestDegrees is how many words two degrees have at most that are told in one sentence.
const longestDegrees = 28

// shortestPaper is how many letters the name of a certificate has that says something by itself.
const shortestPaper = 3

// highest is the highest degree that is held, for a job the highest of those that answer it; of several the newest.
// The one that is told already does not count.
func (c *composer) highest(told *fact) (best fact, ok bool) {
	match := c.Match
	c.Match = nil // the others are told where none answers
	defer func() { c.Match = match }()
	courses := slices.Clone(c.doc.Education)
	slices.SortStableFunc(courses, newest)
	answered := false
	for i := range courses {
		f, is := c.fromSchool(&courses[i])
		answers := match != nil && c.answers(&courses[i])
		if !is || ok && answered && !answers || ok && answered == answers && levelOf(f.text) <= levelOf(best.text) {
			continue
		}
		if !c.holdsFact(f) || told != nil && sameDegree(f.text, told.text) {
			continue
		}
		best, ok, answered = f, true, answers
	}
	return best, ok
}

// sameDegree reports two degrees that begin alike.
func sameDegree(a, b string) bool {
	a, _, _ = strings.Cut(a, " from ")
	b, _, _ = strings.Cut(b, " from ")
	return strings.EqualFold(a, b)
}

// fromSchool is a degree with where it was taken, as far as that can be told; "a BA" alone says too little.
func (c *composer) fromSchool(e *cv.Education) (f fact, ok bool) {
	f, ok = c.degree(e)
	school := schoolOf(e)
	if f.text == "" || school == "" || !ok && !degree.MatchString(e.Degree.Value) {
		return f, ok
	}
	if school != strings.ToUpper(school) && !strings.Contains(f.text, " from ") {
		with := f
		with.text, with.lines = f.text+" from "+school, slices.Concat(f.lines, e.Institution.Lines)
		if c.holdsFact(with) {
			return with, true
		}
	}
	return f, ok
}

// holdsFact reports something held that may be told as far as the truth check can say.
func (c *composer) holdsFact(f fact) bool {
	lines := slices.Concat(f.lines, c.doc.Person.Name.Lines)
	return c.Holds == nil || c.Holds(cv.Text{Value: c.name() + " holds " + f.text + ".", Lines: lines})
}

// answers reports a degree that meets what the job asks for, or one of a subject that the advert speaks of.
func (c *composer) answers(e *cv.Education) bool {
	_, area := degreeOf(e)
	return len(c.proof[e.Degree.ID])+len(c.proof[e.Area.ID]) > 0 || c.near(area) >= answers
}

// levelOf orders degrees.
func levelOf(degree string) int {
	low := strings.ToLower(degree)
	switch {
	case strings.Contains(low, "doctor") || strings.Contains(low, "phd") || strings.Contains(low, "ph.d") ||
		strings.Contains(low, "dphil"):
		return 3
	case higher.MatchString(degree):
		return 2
	case strings.Contains(low, "diploma") || strings.Contains(low, "associate") || strings.Contains(low, "certificate"):
		return 0
	}
	return 1
}
