package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// educationSection reads lines that the user moved or said to stand under such a heading.
func (b *builder) educationSection(s *section) {
	b.doc.Education = append(b.doc.Education, b.asCourses(s.lines)...)
}

// courseBody files the lines under a course.
func (b *builder) courseBody(d *cv.Education, paras []para) {
	var summary, bullets []cv.Text
	b.body(paras, &summary, &bullets)
	for _, t := range summary {
		b.courseLine(d, t, &d.Summary)
	}
	for _, t := range bullets {
		b.courseLine(d, t, &d.Highlights)
	}
}

// settleDegree parts the degree, its subject and its class.
func settleDegree(d *cv.Education) {
	classBehind(d)
	splitDegree(d)
	bracketedSubject(d)
}

// courseLine sorts a line under a course: its grade, its list of courses, or text.
func (b *builder) courseLine(d *cv.Education, t cv.Text, to *[]cv.Text) {
	label, rest, ok := strings.Cut(t.Value, ":")
	named := t
	named.Value = strings.TrimSpace(rest)
	switch f := words.Fold(label); {
	case ok && courseLabels.Has(f):
		d.Courses = append(d.Courses, items(named)...)
	case !d.Score.IsZero():
		*to = append(*to, t)
	case evidence.Grade(t.Value) > 1 && !honour.MatchString(t.Value):
		d.Score = t
	case ok && gradeLabels.Has(f) && len(rest) < 50:
		d.Score = named
	default:
		*to = append(*to, t)
	}
}

var (
	courseLabels = words.NewSet("coursework", "courses", "relevant coursework", "relevant courses", "modules", "key modules", "relevant modules", "subjects", "selected coursework", "graduate coursework", "undergraduate coursework", "schwerpunkte", "facher", "module", "cours", "asignaturas", "materias", "corsi", "disciplinas", "vakken", "przedmioty", "key courses", "core modules", "main subjects")
	gradeLabels  = words.NewSet("grade", "grades", "gpa", "note", "abschlussnote", "gesamtnote", "result", "classification", "mention", "nota", "voto", "cijfer", "ocena", "score", "final grade", "marks", "votazione", "nota media", "nota final", "honours", "honors", "award", "endnote")
)

// headsDegrees reports a school on a line of its own above its degree: others may follow.
func headsDegrees(d *cv.Education) bool {
	return len(d.Institution.Lines) > 0 && len(d.Degree.Lines) > 0 && lastLine(d.Institution.Lines) < d.Degree.Lines[0]
}
