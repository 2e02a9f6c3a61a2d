package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

// schoolsBelow gives a degree without a school the one that stands alone in the lines directly below it, where no other degree can have it.
func (f *former) schoolsBelow() {
	f.eachSchool(func(school, e *cv.Education) ([]cv.Education, bool) {
		below := first(ownLines(school))
		if !f.freeDegree(e) || !e.Institution.IsZero() || last(ownLines(e))+1 != below || twice(school, e) || lowerThan(e, school) {
			return nil, false
		}
		next := last(ownLines(school)) + 1
		if slices.ContainsFunc(f.doc.Education, func(other cv.Education) bool { return first(ownLines(&other)) == next }) {
			return nil, false // which may be the degree of that school
		}
		f.givenSchool(e, school)
		return nil, true
	})
}

// highSchoolBelow parts a degree from the high school below it, which gave none, where its university stands alone above it.
func (f *former) highSchoolBelow() {
	f.eachSchool(func(school, e *cv.Education) ([]cv.Education, bool) {
		at := first(e.Institution.Lines)
		if !f.freeDegree(e) || !lowerThan(e, e) || highSchool.MatchString(school.Institution.Value) ||
			at <= last(e.Degree.Lines) || first(e.Degree.Lines) != last(ownLines(school))+1 {
			return nil, false
		}
		lower := f.takenFrom(e, at)
		lower.Institution, e.Institution = e.Institution, cv.Text{}
		f.givenSchool(e, school)
		return []cv.Education{lower}, true
	})
}

// lowerThan reports a school that does not give such a degree.
func lowerThan(e, school *cv.Education) bool {
	return higherDegree.MatchString(e.Degree.Value) && highSchool.MatchString(school.Institution.Value)
}

var (
	highSchool = sieve.MustCompile(`(?i)\b` +
		`(?:(?:high|secondary|hr\.? sec\.?|public|grammar|central|convent) school|gymnasium|h\.?s\.?s\.?)(?:\W|$)`)
	higherDegree = sieve.MustCompile(`(?i)^(?:bachelor|master|[bm]\.? ?(?:a|s|sc|e|tech|com|b\.?a)\b\.?|ph\.? ?d)`)
)

// takenFrom takes from a course what stands in its lines from one on.
func (f *former) takenFrom(e *cv.Education, from int) (lower cv.Education) {
	for _, t := range []struct{ of, to *cv.Text }{{&e.Location, &lower.Location}, {&e.Score, &lower.Score}} {
		if first(t.of.Lines) >= from {
			*t.to, *t.of = *t.of, cv.Text{}
		}
	}
	if first(e.Dates.Text.Lines) >= from {
		lower.Dates, e.Dates = e.Dates, cv.DateRange{}
	}
	for _, list := range []struct{ of, to *[]cv.Text }{
		{&e.Summary, &lower.Summary}, {&e.Highlights, &lower.Highlights}, {&e.Courses, &lower.Courses},
	} {
		for _, t := range *list.of {
			if first(t.Lines) >= from {
				*list.to = append(*list.to, t)
			}
		}
		*list.of = slices.DeleteFunc(*list.of, func(t cv.Text) bool { return first(t.Lines) >= from })
	}
	return lower
}

// schoolsInText makes a course of its own of a school that begins a line below another course, with its place or its time behind it: what
// stands in its lines and below them is told of it.
func (f *former) schoolsInText() {
	list := f.doc.Education
	for i := 0; i < len(list); i++ {
		e := &list[i]
		t := f.schoolInText(e)
		if t == nil {
			continue
		}
		school, at := *t, t.Lines[0]
		lower := f.takenFrom(e, at)
		lower.Institution = school
		f.headOfSchool(&lower, at)
		list = slices.Insert(list, i+1, lower)
	}
	f.doc.Education = list
}

// schoolInText is the text of a course that is a school with lines of its own, or nil.
func (f *former) schoolInText(e *cv.Education) *cv.Text {
	if e.Institution.IsZero() || !f.free(e.Institution) {
		return nil
	}
	head := last(lines(e.Institution, e.Degree, e.Area))
	for _, list := range [][]cv.Text{e.Summary, e.Highlights} {
		for k := range list {
			t := &list[k]
			if f.free(*t) && len(t.Lines) == 1 && t.Lines[0] > head && school.MatchString(t.Value) && capitals(t.Value) &&
				!partOfSchool(t.Value) && !named(e.Institution.Value, t.Value) && !timesDegree(e, *t, head) && f.tellsSchool(*t) {
				return t
			}
		}
	}
	return nil
}

// timesDegree reports the line right below the head of a degree that has its time: the university that a college belongs to.
func timesDegree(e *cv.Education, t cv.Text, head int) bool {
	return !e.Degree.IsZero() && t.Lines[0] == head+1 && slices.Equal(e.Dates.Text.Lines, t.Lines)
}

// tellsSchool reports a line that a school begins and that goes on with its place, its time, or both.
func (f *former) tellsSchool(t cv.Text) bool {
	line := trimmed(bulleted.ReplaceAllString(f.ownLine(t), ""))
	rest, begins := strings.CutPrefix(line, t.Value)
	if !begins || trimmed(rest) == "" {
		return false
	}
	found := dates.Find(rest)
	if len(found) == 1 {
		before, behind := timeOnly.ReplaceAllString(rest[:found[0].Start], ""), rest[found[0].End:]
		rest = strings.Trim(before+" "+behind, " \t()[],;:|–—-")
		rest = strings.TrimSpace(classOf.ReplaceAllString(rest, ""))
	}
	return len(found) < 2 && (rest == "" || isPlaceToo(strings.Trim(rest, " \t()[],;:|–—-")))
}

// classOf leads to the year of a class.
var classOf = sieve.MustCompile(`(?i)^class of\b[\s()]*`)

// headOfSchool gives a school its place and its time from its line.
func (f *former) headOfSchool(e *cv.Education, at int) {
	keep := func(t cv.Text) bool {
		switch {
		case t.Lines[0] != at:
			return false
		case t.Value == e.Institution.Value:
			return true
		case e.Location.IsZero() && isPlaceToo(t.Value):
			e.Location = t
			return true
		}
		return false
	}
	e.Summary, e.Highlights = slices.DeleteFunc(e.Summary, keep), slices.DeleteFunc(e.Highlights, keep)
	if found := dates.Find(f.line(at)); len(found) == 1 && e.Dates.IsZero() {
		e.Dates = found[0].Range
		e.Dates.Text.Lines, e.Dates.Text.Confidence = []int{at}, e.Institution.Confidence
	}
}
