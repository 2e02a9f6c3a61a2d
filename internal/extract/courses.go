package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// A degree is often told twice: "B.E in Civil Engineering from Elm College", and in the row of a table below
// it "B.E", the university and the year. Somebody who reads the CV sees one degree.

// settleCourses gives courses, whichever reader found them, their schools, and tells each once.
func (b *builder) settleCourses() {
	for i := range b.doc.Education {
		schoolBehind(&b.doc.Education[i])
	}
	b.doc.Education = coursesToldTwice(b.doc.Education)
}

// coursesToldTwice makes one course of two rows about the same degree.
func coursesToldTwice(list []cv.Education) []cv.Education {
	var out []cv.Education
next:
	for _, d := range list {
		for i := range out {
			switch o := &out[i]; {
			case tellsMore(o, &d):
				completeCourse(o, d)
				continue next
			case tellsMore(&d, o):
				completeCourse(&d, *o)
				*o = d
				continue next
			}
		}
		out = append(out, d)
	}
	return out
}

// tellsMore reports that a names the degree and subject of which b has the short form of the degree only,
// and that nothing says that they are two: years, or a second college.
func tellsMore(a, b *cv.Education) bool {
	if !b.Area.IsZero() || !degreeLetters.MatchString(b.Degree.Value) || !lettersAndMore(a, b.Degree.Value) {
		return false
	}
	dated := a.Dates.IsZero() != b.Dates.IsZero()
	if !dated && !a.Dates.IsZero() {
		return false
	}
	return dated || a.Institution.IsZero() != b.Institution.IsZero() || shortName(b.Institution.Value)
}

// lettersAndMore reports a course whose degree begins with the same letters, and goes on.
func lettersAndMore(a *cv.Education, letters string) bool {
	short := words.Squeeze(letters)
	return len(words.Squeeze(a.Degree.Value+a.Area.Value)) > len(short) && words.Squeeze(lettersOf(a.Degree.Value)) == short
}

// degreeLetters is the short form of a degree that hardly anybody takes twice.
var degreeLetters = regexp.MustCompile(`^(?i:[bm][. ]{0,2}(?:e|tech|sc|com|ca|ba|arch|pharm|pharma))\.?$`)

// lettersOf are the letters of a degree that stand before its subject: "B.E" of "B.E (Civil)".
func lettersOf(degree string) string {
	if at := strings.IndexAny(degree, "(["); at > 0 {
		degree = degree[:at]
	}
	before, _, _ := strings.Cut(degree, " in ")
	for f := strings.Fields(before); len(f) > 0; f = f[:len(f)-1] {
		if v := strings.Join(f, " "); degreeLetters.MatchString(v) {
			return v
		}
	}
	return before
}

// completeCourse gives a course what the other row about it says.
func completeCourse(d *cv.Education, more cv.Education) {
	for _, f := range [][2]*cv.Text{{&d.Institution, &more.Institution}, {&d.Location, &more.Location}, {&d.Score, &more.Score}} {
		switch {
		case f[1].IsZero() || words.Squeeze(f[0].Value) == words.Squeeze(f[1].Value):
		case f[0].IsZero():
			*f[0] = *f[1]
		default:
			d.Summary = append(d.Summary, *f[1])
		}
	}
	if d.Dates.IsZero() {
		d.Dates = more.Dates
	}
	d.Degree.Lines = addLines(append([]int{}, d.Degree.Lines...), more.Degree.Lines)
	d.Summary = append(d.Summary, more.Summary...)
	d.Highlights = append(d.Highlights, more.Highlights...)
	d.Courses = append(d.Courses, more.Courses...)
}

// schoolBehind takes the school out of a degree that was read with it: "B.Sc in Botany from Elm College".
func schoolBehind(d *cv.Education) {
	degree, school, found := strings.Cut(d.Degree.Value, " from ")
	school = strings.TrimRight(school, " .,")
	if !found || !d.Institution.IsZero() || evidence.School(school) < 1 || strings.Contains(school, " from ") {
		return
	}
	d.Institution = d.Degree
	d.Degree.Value, d.Institution.Value = trimField(degree), school
}
