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
	if f, ok := c.highest(); ok {
		list = append(list, f)
	}
	return list[:min(len(list), mostHeld)]
}

// shortestPaper is how many letters the name of a certificate has that says something by itself.
const shortestPaper = 3

// highest is the highest degree that is held, for a job the highest of those that answer it; of several the newest.
func (c *composer) highest() (best fact, ok bool) {
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
		if !c.holdsFact(f) {
			continue
		}
		best, ok, answered = f, true, answers
	}
	return best, ok
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
