package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Courses that were taken are told below their degree, in a section of their own or as a row of skills. In a finished document they
// stand with the degree; where several may be meant they stay, under the label that the file gives them.

// strayCourses gives degrees the courses that ended elsewhere.
func (f *former) strayCourses() {
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if s.Heading.IsZero() {
			f.unheadedCourses(s)
		} else if studiedLabel(s.Heading.Value) && f.allFree(s.Items) {
			if e := f.onlyDegree(); e != nil {
				e.Courses = append(e.Courses, coursesOf(s.Items)...)
				s.Items = nil
			}
		}
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
	f.doc.Skills = slices.DeleteFunc(f.doc.Skills, func(g cv.SkillGroup) bool {
		e := f.onlyDegree()
		if e == nil || !studiedLabel(g.Name.Value) || !f.freeRow(&g) {
			return false
		}
		e.Courses = append(e.Courses, g.Keywords...)
		return true
	})
}

// coursesLabel says that courses follow, and of no kind of skill.
var coursesLabel = sieve.MustCompile(`(?i)^\W*((?:(?:relevant|related|selected|key|core|major|completed|academic) )*)` +
	`(course ?works?|courses(?: taken| completed| of study)?|modules)\W*$`)

func onlyCourses(label cv.Text) bool { return coursesLabel.MatchString(label.Value) }

// ofStudies are words before "courses" or "modules" that tell those of a school: alone these may be trainings, or parts of a program.
var ofStudies = wordset.Of("relevant related academic")

// studiedLabel reports a label of courses that were taken at a school.
func studiedLabel(label string) bool {
	m := coursesLabel.FindStringSubmatch(strings.ToLower(label))
	return m != nil && (strings.Contains(m[2], "work") || ofStudies[strings.TrimSpace(m[1])] && !strings.Contains(m[2], " "))
}

func (f *former) allFree(items []cv.Item) bool {
	return !slices.ContainsFunc(items, func(t cv.Item) bool { return !f.free(t.Text) })
}

// coursesOf are the courses of a section: of a few lines each is a list, of many each is a course.
func coursesOf(items []cv.Item) (list []cv.Text) {
	for _, t := range items {
		if len(items) > fewestItems || strings.Contains(t.Value, ":") {
			list = append(list, t.Text)
			continue
		}
		list = append(list, coursesIn(t.Text)...)
	}
	return list
}

// onlyDegree is the only degree of a CV, its schools apart; nil where there are none or more.
func (f *former) onlyDegree() (only *cv.Education) {
	for i := range f.doc.Education {
		e := &f.doc.Education[i]
		switch {
		case e.Degree.IsZero() && e.Area.IsZero() || ofSchool.MatchString(e.Degree.Value+" "+e.Institution.Value):
		case only != nil:
			return nil
		default:
			only = e
		}
	}
	return only
}

// ofSchool is what is given before anybody studies, or part of what another degree is given for.
var ofSchool = sieve.MustCompile(`(?i)\b(?:high|secondary|grammar|middle) school|\b(?:hsc|ssc|sslc|ged|gcse|matric\w*|` +
	`intermediate|secondary|10 ?th|12 ?th|xii?th|a[ -]levels?)\b|\b(?:x|xii)\b|` +
	`\b(?:study|studied|studies|semester|year) abroad\b|\bexchange\b`)

// unheadedCourses files the courses among lines without a heading: those of no degree get the label that the file has above them.
func (f *former) unheadedCourses(s *cv.OtherSection) {
	texts := make([]cv.Text, len(s.Items))
	for i, t := range s.Items {
		texts[i] = t.Text
	}
	var rest []cv.Item
	var below cv.OtherSection
	for i := 0; i < len(texts); i++ {
		n, taught := f.listedCourses(texts[i:])
		label := f.courseLabelAbove(texts[i])
		switch {
		case n == 0 && !label.IsZero() && f.free(texts[i]):
			n, taught = 1, coursesIn(texts[i])
		case n == 0:
			rest = append(rest, s.Items[i])
			continue
		}
		switch e := f.degreeAbove(texts[i], label); {
		case e != nil:
			e.Courses = append(e.Courses, taught...)
		case label.IsZero():
			s.Items[i].Value = f.courseLabelOf(texts[i]) + s.Items[i].Value
			rest = append(rest, s.Items[i:i+n]...)
		default:
			below.Heading, below.Items = label, append(below.Items, s.Items[i:i+n]...)
		}
		i += n - 1
	}
	if s.Items = rest; len(below.Items) > 0 {
		f.doc.Additional = append(f.doc.Additional, below)
	}
}

// courseLabelOf is the label that the file has on the line of a list of courses, which the reader took for the frame of a field.
func (f *former) courseLabelOf(t cv.Text) string {
	label := trimmed(courseLabel.FindString(f.line(first(t.Lines))))
	if label == "" || courseLabel.MatchString(t.Value) {
		return ""
	}
	return label + ": "
}

// listedCourses is a list of courses, also one that has its label still.
func (f *former) listedCourses(texts []cv.Text) (n int, taught []cv.Text) {
	if n, taught = f.courseList(texts); n > 0 {
		return n, taught
	}
	if all, ok := f.opensList(texts[0]); ok {
		return 1, coursesIn(all)
	}
	return 0, nil
}

// courseLabelAbove is the heading or label that a text stands under, where it says that courses follow.
func (f *former) courseLabelAbove(t cv.Text) cv.Text {
	if len(t.Lines) == 0 {
		return cv.Text{}
	}
	for n := t.Lines[0] - 1; n >= 0 && n < len(f.doc.Source); n-- {
		if s := f.doc.Source[n]; s.As == cv.LineHeading || s.As == cv.LineLabel {
			label := cv.Text{Value: language.Capital(quietly(trimmed(s.Text))), Lines: []int{n}, Confidence: headingConfidence}
			if onlyCourses(label) {
				return label
			}
			return cv.Text{}
		}
	}
	return cv.Text{}
}

// degreeAbove is the degree that courses are of: the only one, or the one that ends right above their label.
func (f *former) degreeAbove(t, label cv.Text) *cv.Education {
	if e := f.onlyDegree(); e != nil && studiedLabel(label.Value) {
		return e
	}
	at := first(lines(t, label))
	if at > 0 && !label.IsZero() && f.doc.Source[at].As == cv.LineHeading {
		return nil // a section of its own is about all of them
	}
	for i := range f.doc.Education {
		if e := &f.doc.Education[i]; last(ownLines(e))+1 == at {
			return e
		}
	}
	return nil
}
