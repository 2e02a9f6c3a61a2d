package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// schoolsAbove gives a degree the school that stands alone in the lines directly above it. Where that degree was given the
// school below, this belongs to the degree below in turn.
func (f *former) schoolsAbove() {
	for i := 0; i < len(f.doc.Education); i++ {
		if !f.aloneASchoolEntry(&f.doc.Education[i]) {
			continue
		}
		for k := range f.doc.Education {
			if k != i && f.degreeBelow(&f.doc.Education[i], &f.doc.Education[k]) {
				f.givenSchool(&f.doc.Education[k], &f.doc.Education[i])
				f.doc.Education = slices.Delete(f.doc.Education, i, i+1)
				i--
				break
			}
		}
	}
}

// aloneASchoolEntry reports an entry that is no more than a school, perhaps with its place, a grade or a time.
func (f *former) aloneASchoolEntry(e *cv.Education) bool {
	return !e.Institution.IsZero() && e.Degree.IsZero() && e.Area.IsZero() && f.free(e.Institution) && f.inFile(e.Institution) &&
		len(e.Institution.Lines) > 0 && len(e.Courses)+len(e.Summary)+len(e.Highlights) == 0 && e.URL.IsZero()
}

// ownLines are the lines of all that an entry says.
func ownLines(e *cv.Education) []int {
	list := []cv.Text{e.Institution, e.Degree, e.Area, e.Location, e.Score, e.Dates.Text}
	return lines(slices.Concat(list, e.Courses, e.Summary, e.Highlights)...)
}

// degreeBelow reports a degree that begins on the line below the school, and has none or only a part of one.
func (f *former) degreeBelow(school, e *cv.Education) bool {
	if e.Degree.IsZero() || !f.free(e.Degree) || !f.free(e.Institution) && !e.Institution.IsZero() {
		return false
	}
	above, own := ownLines(school), ownLines(e)
	if len(above) == 0 || len(own) == 0 || above[len(above)-1]+1 != own[0] || len(e.Degree.Lines) == 0 || e.Degree.Lines[0] > own[0]+1 {
		return false
	}
	if !e.Score.IsZero() && !school.Score.IsZero() || !e.Dates.IsZero() && !school.Dates.IsZero() {
		return false
	}
	return e.Institution.IsZero() || f.mentioned(e) || e.Institution.Lines[0] <= last(e.Degree.Lines)+1 && partOfSchool(e.Institution.Value) && !slices.Contains(above, e.Institution.Lines[0])
}

// partOfSchool reports the name of a school or faculty that stands within a university.
func partOfSchool(name string) bool { return within.MatchString(name) && !university.MatchString(name) }

var within = regexp.MustCompile(`(?i)^(?:\p{L}[\p{L}.’'&]* ){0,6}(?:(?:business )?school|faculty|department|dept\.?|college|institute) of \p{L}|` +
	`^(?:\p{L}[\p{L}.’'&]* ){1,4}(?:business|engineering|law|medical) school$`)

// givenSchool gives a degree its school, with the place, the time and the grade that stand beside that.
func (f *former) givenSchool(e, school *cv.Education) {
	if f.mentioned(e) {
		f.told(e)
		e.Institution = cv.Text{}
	}
	if e.Institution.IsZero() {
		e.Institution = school.Institution
	} else {
		e.Institution = with(school.Institution, ", ", e.Institution)
	}
	if e.Location.IsZero() {
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
	if e.Institution.IsZero() || len(e.Institution.Lines) != 1 || !f.inFile(e.Institution) || e.Institution.Lines[0] < last(e.Degree.Lines)+2 {
		return false
	}
	before, _, found := strings.Cut(f.doc.Source[e.Institution.Lines[0]].Text, e.Institution.Value)
	return found && wordCount(before) > 2 && f.textOn(e, e.Institution.Lines[0]) != nil
}

// told gives a text below a degree back the school that it speaks of.
func (f *former) told(e *cv.Education) {
	n := e.Institution.Lines[0]
	t := f.textOn(e, n)
	whole := strings.TrimSpace(strings.TrimLeft(f.doc.Source[n].Text, " \t•·-–*"))
	if len(t.Lines) == 1 {
		t.Value = whole
	}
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
var townAndState = regexp.MustCompile(`^(\p{Lu}[\p{L}.’' -]+) ([A-Z]{2})$`)

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
	for i := 0; i < len(f.doc.Education); i++ {
		if !f.aloneASchoolEntry(&f.doc.Education[i]) {
			continue
		}
		for k := range f.doc.Education {
			if k == i {
				continue
			}
			next, ok := f.parted(&f.doc.Education[i], &f.doc.Education[k])
			if !ok {
				continue
			}
			f.doc.Education = slices.Insert(f.doc.Education, k+1, next)
			if i > k {
				i++
			}
			f.doc.Education = slices.Delete(f.doc.Education, i, i+1)
			i--
			break
		}
	}
}

// parted gives a degree the school above it, and makes an entry of the school below it with the degree in the text below that.
func (f *former) parted(school, e *cv.Education) (next cv.Education, ok bool) {
	above := ownLines(school)
	if e.Institution.IsZero() || e.Degree.IsZero() || !f.free(e.Institution) || !f.free(e.Degree) || len(e.Degree.Lines) == 0 ||
		len(e.Institution.Lines) != 1 || e.Degree.Lines[0] != above[len(above)-1]+1 || e.Institution.Lines[0] != last(e.Degree.Lines)+1 {
		return next, false
	}
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		for i, t := range *list {
			if len(t.Lines) == 0 || t.Lines[0] != e.Institution.Lines[0]+1 || !f.free(t) || !degreeLine.MatchString(t.Value) {
				continue
			}
			next.Institution, next.Location, next.Degree = e.Institution, e.Location, t
			if found := dates.Find(t.Value); len(found) == 1 {
				next.Dates = found[0].Range
				next.Dates.Text = t
				next.Dates.Text.Value = strings.TrimSpace(t.Value[found[0].Start:found[0].End])
				next.Degree.Value = trimmed(t.Value[:found[0].Start] + t.Value[found[0].End:])
			}
			*list = slices.Delete(*list, i, i+1)
			e.Institution, e.Location = school.Institution, school.Location
			return next, true
		}
	}
	return next, false
}

func last(list []int) int { return list[len(list)-1] }
