package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// Subjects that were studied look like skills ("Business Law", "Web Development"), and the labeller takes some of them for
// these. Under a heading that says what they are they stay together, and nobody is said to be skilled in each of them.

// ofCourses reports a line that was read as a skill under a heading of courses; one with a label of its own is none of them.
func (s *section) ofCourses(kind headings.Kind, text string) bool {
	return s.at >= 0 && kindIn(s.kind, headings.Skills, headings.Other) && kindIn(kind, headings.Skills, headings.Other) &&
		namesCoursework(s.heading) && !strings.Contains(text, ":")
}

// namesCoursework reports a heading of what was studied for a degree, and of nothing else: "Computer courses" may be trainings.
func namesCoursework(heading string) bool {
	f := words.Split(heading)
	n := len(f)
	switch {
	case n == 0 || n > 5 || slices.ContainsFunc(f, besideCourses.Has):
		return false
	case n > 1 && f[n-2] == "course":
		return f[n-1] == "work" || f[n-1] == "works"
	case courseWords.Has(f[n-1]):
		return f[n-1] == "coursework" || n > 1 && studiedWords.Has(f[0])
	}
	return false
}

var (
	courseWords  = words.NewSet("coursework", "courses", "modules", "classes")
	studiedWords = words.NewSet("relevant", "related", "academic", "selected", "major", "core", "key", "undergraduate", "graduate",
		"university")
	besideCourses = words.NewSet("skills", "skill", "and", "training", "trainings", "certifications", "certificates", "online",
		"professional")
)

// cellsApart makes each cell of a row a paragraph: columns of courses are read across, and each cell is one.
func cellsApart(paras []para) []para {
	var out []para
	for _, p := range paras {
		if len(p.segs) < 2 || len(p.lines) > 1 {
			out = append(out, p)
			continue
		}
		for _, s := range p.segs {
			cell := p
			cell.segs, cell.text = []segment{s}, strings.TrimRight(s.text, " ,;")
			cell.found, cell.count = dates.Find(cell.text), wordCount(cell.text)
			out = append(out, cell)
		}
	}
	return out
}
