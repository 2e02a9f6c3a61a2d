package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// ofCourses is a heading, or a label, of what was taught in a course of study.
var (
	ofCourses    = regexp.MustCompile(`(?i)^(?:(?:relevant|related|selected|major|core) (?:course ?works?|courses)|course ?works?) ?:?$`)
	labelCourses = regexp.MustCompile(`(?i)^(?:relevant|related|selected|key|core) (?:course ?works?|courses) ?: ?\p{L}`)
	// otherHeading says no more than the section in which such lines stand.
	otherHeading = regexp.MustCompile(`(?i)^(?:others?|miscellaneous|additional|additional information|other information) ?:?$`)
)

// courses puts the list of what was taught to the course of study, where there is one only, and takes a heading off that says
// no more than that there is something more, where no other lines stand beside it that its own would run into.
func (f *former) courses() {
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if otherHeading.MatchString(s.Heading.Value) && f.free(s.Heading) && len(s.Items) > 0 && len(f.doc.Additional) == 1 {
			s.Heading = cv.Text{}
		}
	}
	if len(f.doc.Education) != 1 || f.doc.Education[0].Degree.IsZero() {
		return
	}
	for i := range f.doc.Additional {
		f.coursesOf(&f.doc.Education[0], &f.doc.Additional[i])
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return s.Heading.IsZero() && len(s.Items) == 0 })
}

// coursesOf moves a section of courses, or a list of them behind its label.
func (f *former) coursesOf(e *cv.Education, s *cv.OtherSection) {
	if len(s.Items) == 0 || len(e.Courses) > 0 || slices.ContainsFunc(s.Items, func(t cv.Item) bool { return !f.free(t.Text) }) {
		return
	}
	if s.Heading.IsZero() {
		f.labelledCourses(e, s)
		return
	}
	if !ofCourses.MatchString(s.Heading.Value) || !f.free(s.Heading) || !f.taught(e, s.Heading) {
		return
	}
	for _, t := range s.Items {
		e.Courses = append(e.Courses, t.Text)
	}
	e.Courses[0].Lines = lines(s.Heading, e.Courses[0])
	s.Items, s.Heading = nil, cv.Text{}
}

// labelledCourses moves a list of courses behind its label, with the line that it goes on with.
func (f *former) labelledCourses(e *cv.Education, s *cv.OtherSection) {
	at := slices.IndexFunc(s.Items, func(t cv.Item) bool { return labelCourses.MatchString(t.Value) && f.taught(e, t.Text) })
	if at < 0 {
		return
	}
	list, next := s.Items[at].Text, at+1
	for ; next < len(s.Items) && f.below(list, s.Items[next].Text) && isList(s.Items[next].Value); next++ {
		list = with(list, " ", s.Items[next].Text)
	}
	_, list.Value, _ = strings.Cut(list.Value, ":")
	list.Value = strings.TrimSpace(list.Value)
	e.Courses = append(e.Courses, list)
	s.Items = slices.Delete(s.Items, at, next)
}

// taught reports a label of what was taught: it says coursework, or stands on the line behind the course of study. Elsewhere
// "Relevant courses" may be training.
func (f *former) taught(e *cv.Education, label cv.Text) bool {
	if courseWork.MatchString(label.Value) {
		return true
	}
	all := lines(slices.Concat([]cv.Text{e.Degree, e.Area, e.Institution}, e.Summary, e.Highlights)...)
	return len(all) > 0 && len(label.Lines) > 0 && all[len(all)-1]+1 == label.Lines[0]
}

// courseWork is a label that nothing but a course of study has.
var courseWork = regexp.MustCompile(`(?i)^(?:\p{L}+ )?course ?works?\b`)

// isList reports a line that goes on with a list: names between commas and nothing else.
func isList(text string) bool {
	return strings.Count(text, ",") > 1 && !strings.ContainsAny(text, ":;!?")
}
