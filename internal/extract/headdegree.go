package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// degreeInHead is the degree by which a CV without a title calls the person below or behind the name: "B.Tech, Mechanical
// Engineering". Below the education it would be one more course, apart from everything it would be a line that says nothing.
func (b *builder) degreeInHead(r *labeller.Reading) cv.Text {
	name := b.lineOf(b.doc.Person.Name)
	if name == nil {
		return cv.Text{}
	}
	for i := range b.lines {
		l := &b.lines[i]
		if l.index < name.index || r.Labels[i] != labeller.Head {
			continue
		}
		if l.index > name.index+nearTheName {
			break
		}
		if degree := b.degreeOfRow(i); degree != "" {
			return cv.Text{Value: degree, Lines: []int{l.index}, Confidence: 0.6}
		}
	}
	return cv.Text{}
}

// degreeOfRow is the degree that a row of the head is, but for the name before it; empty if the row says something else or
// more, or goes on in the row below.
func (b *builder) degreeOfRow(i int) string {
	l := &b.lines[i]
	if l.bullet || len(l.segs) > 1 || i+1 < len(b.lines) && tellsOfCourse(b.lines[i+1].text) {
		return ""
	}
	text := strings.Trim(strings.TrimPrefix(l.text, b.doc.Person.Name.Value), " ,;–-")
	if !degreeOnly(text) {
		return ""
	}
	return text
}

// tellsOfCourse reports the row below the degree of a course: its subject in brackets, its school.
func tellsOfCourse(below string) bool {
	return strings.HasPrefix(below, "(") || ofSchool(below)
}

// degreeOnly reports a degree with its subject, and no letters behind a name, school, year, label or sentence.
func degreeOnly(text string) bool {
	first, more, _ := strings.Cut(text, ",")
	degree := evidence.Degree(first) >= surelyDegree && evidence.Degree(more) < surelyDegree
	plain := !strings.ContainsAny(text, ":@0123456789") && !running(text) && !endsWith(text, ".") && wordCount(text) <= longestDegree
	return degree && plain && evidence.Subjects.Contains(words.Split(text)) && !ofSchool(text)
}

func ofSchool(text string) bool {
	return evidence.School(text) >= surelyDegree || words.Organisations().School.Contains(words.Split(text))
}

const (
	surelyDegree  = 1.5
	longestDegree = 10 // words: "Bachelor of Engineering in Information Science and Engineering"
)
