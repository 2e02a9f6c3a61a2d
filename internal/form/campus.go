package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

// schoolsAbove gives a degree the school that stands alone in the lines directly above it.
func (f *former) schoolsAbove() {
	f.eachSchool(func(school, e *cv.Education) ([]cv.Education, bool) {
		if !f.degreeBelow(school, e) {
			return nil, false
		}
		f.givenSchool(e, school)
		return nil, true
	})
}

// eachSchool tries each entry that is only a school with the others; where one took it, it goes, and what it made follows that.
func (f *former) eachSchool(take func(school, e *cv.Education) ([]cv.Education, bool)) {
	list := f.doc.Education
	for i := 0; i < len(list); i++ {
		for k := range list {
			if k == i || !f.aloneASchoolEntry(&list[i]) {
				continue
			}
			made, ok := take(&list[i], &list[k])
			if !ok {
				continue
			}
			list[i].Institution.Value = ""
			list = slices.Insert(list, k+1, made...)
			list = slices.DeleteFunc(list, func(e cv.Education) bool { return e.Institution.Value == "" && len(e.Institution.Lines) > 0 })
			i = -1
			break
		}
	}
	f.doc.Education = list
}

// aloneASchoolEntry reports an entry that is no more than a school, perhaps with its place, a grade or a time.
func (f *former) aloneASchoolEntry(e *cv.Education) bool {
	return !e.Institution.IsZero() && e.Degree.IsZero() && e.Area.IsZero() && f.free(e.Institution) &&
		len(e.Institution.Lines) > 0 && len(e.Courses)+len(e.Summary)+len(e.Highlights) == 0 && e.URL.IsZero()
}

// ownLines are the lines of all that an entry says.
func ownLines(e *cv.Education) []int {
	list := []cv.Text{e.Institution, e.Degree, e.Area, e.Location, e.Score, e.Dates.Text}
	return lines(slices.Concat(list, e.Courses, e.Summary, e.Highlights)...)
}

// degreeBelow reports a degree that begins on the line below the school, and has none or only a part of one.
func (f *former) degreeBelow(school, e *cv.Education) bool {
	if !f.freeDegree(e) || average.MatchString(e.Degree.Value) {
		return false
	}
	above, own := ownLines(school), ownLines(e)
	if last(above)+1 != first(own) || first(e.Degree.Lines) > first(own)+1 || twice(school, e) || f.takenAbove(school) {
		return false
	}
	return e.Institution.IsZero() || f.mentioned(e) || first(e.Institution.Lines) <= last(e.Degree.Lines)+1 &&
		partOfSchool(e.Institution.Value) && university.MatchString(school.Institution.Value)
}

// takenAbove reports a school whose degree stands on the line above it, and has none yet.
func (f *former) takenAbove(school *cv.Education) bool {
	return slices.ContainsFunc(f.doc.Education, func(e cv.Education) bool {
		return !e.Degree.IsZero() && e.Institution.IsZero() && last(ownLines(&e))+1 == first(ownLines(school))
	})
}

// freeDegree reports an entry with a degree that may be changed.
func (f *former) freeDegree(e *cv.Education) bool {
	return f.free(e.Degree) && len(e.Degree.Lines) > 0 && (e.Institution.IsZero() || f.free(e.Institution))
}

// twice reports two entries that cannot be one: each has its own grade, or its own time.
func twice(one, two *cv.Education) bool {
	return !one.Score.IsZero() && !two.Score.IsZero() || !one.Dates.IsZero() && !two.Dates.IsZero()
}

// partOfSchool reports the name of a school or faculty that stands within a university.
func partOfSchool(name string) bool { return within.MatchString(name) && !university.MatchString(name) }

var within = sieve.MustCompile(`^(?:\p{Lu}[\p{L}.’'&]* ){0,6}` +
	`(?i:(?:business )?school|faculty|department|dept\.?|college) of \p{L}|` +
	`^(?:\p{Lu}[\p{L}.’'&]* ){1,4}(?i:business|engineering|law|medical) school$`)

// givenSchool gives a degree its school, with the place, the time and the grade that stand beside that.
func (f *former) givenSchool(e, school *cv.Education) {
	if f.mentioned(e) {
		f.told(e)
		e.Institution = cv.Text{}
	}
	e.Institution = with(school.Institution, ", ", e.Institution)
	if e.Institution.Value = strings.TrimSuffix(e.Institution.Value, ", "); e.Location.IsZero() {
		e.Location = school.Location
	}
	if e.Dates.IsZero() {
		e.Dates = school.Dates
	}
	if e.Score.IsZero() {
		e.Score = school.Score
	}
}

// mentioned reports a school that only the text below a degree speaks of, lines below it and behind other words.
func (f *former) mentioned(e *cv.Education) bool {
	if e.Institution.IsZero() || first(e.Institution.Lines) < last(e.Degree.Lines)+2 {
		return false
	}
	before, _, found := strings.Cut(f.ownLine(e.Institution), e.Institution.Value)
	return found && wordCount(before) > 2 && f.textOn(e, first(e.Institution.Lines)) != nil
}

// told gives a text below a degree back the school that it speaks of.
func (f *former) told(e *cv.Education) {
	f.textOn(e, first(e.Institution.Lines)).Value = strings.TrimSpace(strings.TrimLeft(f.ownLine(e.Institution), " \t•·-–*"))
}

// textOn is the text of an entry that is all of one line, or nil.
func (f *former) textOn(e *cv.Education, n int) *cv.Text {
	for _, list := range [][]cv.Text{e.Summary, e.Highlights} {
		for i := range list {
			if slices.Equal(list[i].Lines, []int{n}) && f.free(list[i]) {
				return &list[i]
			}
		}
	}
	return nil
}

// townAndState is a place without its comma: "Toledo OH".
var townAndState = sieve.MustCompile(`^(\p{Lu}[\p{L}.’' -]+) ([A-Z]{2})$`)

// isPlaceToo reports a place, also one whose letters of a state stand without a comma.
func isPlaceToo(text string) bool {
	if m := townAndState.FindStringSubmatch(strings.Trim(text, " .")); m != nil {
		return isPlace(m[1] + ", " + m[2])
	}
	return isPlace(text)
}

// shifted mends a list of schools with their degrees below each of which the reader took the school of the next entry: the
// first school stands alone then, and the last degree as text.
func (f *former) shifted() {
	f.eachSchool(func(school, e *cv.Education) ([]cv.Education, bool) {
		if !f.freeDegree(e) || e.Institution.IsZero() || first(e.Degree.Lines) != last(ownLines(school))+1 ||
			first(e.Institution.Lines) != last(e.Degree.Lines)+1 {
			return nil, false
		}
		t := f.textOn(e, last(e.Institution.Lines)+1)
		if t == nil || !degreeLine.MatchString(t.Value) {
			return nil, false
		}
		next := dated(*t)
		next.Institution, next.Location = e.Institution, e.Location
		e.Institution, e.Location, t.Value = school.Institution, school.Location, ""
		f.eachText(e, func(*cv.Text) {})
		return []cv.Education{next}, true
	})
}

// dated is a degree with the time that stands in its text.
func dated(t cv.Text) cv.Education {
	e := cv.Education{Degree: t}
	if found := dates.Find(t.Value); len(found) == 1 {
		at := found[0]
		e.Dates, e.Dates.Text = at.Range, t
		e.Dates.Text.Value = strings.TrimSpace(t.Value[at.Start:at.End])
		e.Degree.Value = trimmed(t.Value[:at.Start] + t.Value[at.End:])
	}
	return e
}

// none is a line that no file has, and none that is next to one.
const none = -9

func first(list []int) int {
	if len(list) == 0 {
		return none
	}
	return list[0]
}

func last(list []int) int {
	if len(list) == 0 {
		return none
	}
	return list[len(list)-1]
}
