package form

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// Below a course stand bits that the reader found no field for: the school, the rest of its name, the head of the table, what led to the
// date, and the subject once more.

// courseBits gives those to their fields, and takes out what tells nothing.
func (f *former) courseBits(e *cv.Education) {
	f.eachText(e, func(t *cv.Text) {
		switch value := strings.Trim(t.Value, " .,:;"); {
		case headOfCourses(value), !e.Dates.IsZero() && leadsToDate.MatchString(strings.TrimSpace(t.Value)):
			t.Value = ""
		case saysSubject(e, value):
			e.Area.Lines = lines(e.Area, *t)
			t.Value = ""
		case distinction.MatchString(value) && !strings.Contains(strings.ToLower(e.Score.Value), "distinction"):
			e.Score = with(e.Score, ", ", withValue(*t, value))
			t.Value = ""
		case e.Institution.IsZero() && !e.Degree.IsZero() && (schoolAlone(value) || isBody(value)):
			e.Institution = withValue(*t, value)
			t.Value = ""
		case f.restOfSchool(e, *t):
			e.Institution = with(e.Institution, " ", *t)
			t.Value = ""
		}
	})
}

// distinction is the class of a degree, or what the grade is called.
var distinction = sieve.MustCompile(`(?i)^(?:(?:passed )?with )?(?:first class (?:with )?)?distinction$`)

// leadsToDate is what stood before the date of a course, whose figures were read: "Graduated- 25" before "July 2014". "Passed" alone
// tells how the course ended.
var leadsToDate = sieve.MustCompile(`(?i)^(?:(?:graduated|passed(?: out)?|completed)(?: (?:in|on)\b|[ ,]*[:–-]| \d)` +
	`|(?:year|date|month) of (?:passing|completion|graduation)(?: (?:in|on)\b)?)` +
	`[ :,–-]*(?:\d{1,2}(?:st|nd|rd|th)?)?[ .,;:]*$`)

// headOfCourses reports the heading of a section of courses or of a table of them, and nothing else.
func headOfCourses(text string) bool {
	kind, known := headings.Lookup(text)
	heading := known && kind == headings.Education && wordCount(text) <= 3
	return heading && !schoolName.MatchString(text) || tableHead.MatchString(text)
}

// tableHead are the heads of the columns of such a table.
var tableHead = sieve.MustCompile(`(?i)^(?:examinations?|exams?(?: passed)?|training titles?|(?:educational|academic) status|` +
	`qualifications?|` +
	`(?:technical|professional|educational|academic) qualifications?|year of passing|percentage|board ?/ ?university)$`)

// saysSubject reports the subject of a course once more, alone or behind the degree.
func saysSubject(e *cv.Education, text string) bool {
	area, said := words.Fold(e.Area.Value), words.Fold(text)
	degree := words.Fold(e.Degree.Value)
	return area != "" && (said == area || said == degree+" in "+area || said == degree+" "+area)
}

// schoolName is a text that ends with what names a school, its words perhaps written together: "ElmUniversity".
var schoolName = sieve.MustCompile(`^(?:\p{Lu}[\pL.’'&]*[ ,]+){0,6}(?:\p{Lu}\p{Ll}+)?` +
	`(?:University|College|Polytechnic|Institute|Vidyalaya|Academy)$|` +
	`^(?:University|College|Institute) (?:of|for) \p{Lu}[\pL &]{2,40}$`)

// schoolAlone reports the name of a school and nothing else.
func schoolAlone(text string) bool {
	return schoolName.MatchString(text) && !teaching.MatchString(text)
}

// restOfSchool reports the line below a school whose name it goes on with: "Elm School of", "Engineering & Technology".
func (f *former) restOfSchool(e *cv.Education, t cv.Text) bool {
	return f.free(e.Institution) && opensMore.MatchString(e.Institution.Value) && len(t.Lines) == 1 &&
		(t.Lines[0] == last(e.Institution.Lines)+1 || t.Lines[0] == last(lines(e.Institution, e.Degree, e.Dates.Text))+1) &&
		firstUpper(t.Value) && wordCount(t.Value) <= longestBody
}

// opensMore is the end of a name that goes on.
var opensMore = sieve.MustCompile(`(?:\b(?i:of|for|and)|&)$`)
