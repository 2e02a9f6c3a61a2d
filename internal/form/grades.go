package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// average is a grade of points as a file has it, its label before or behind the figures.
var average = regexp.MustCompile(`(?i)` + averageLabel + `(?: ?[:=–-]+ ?| (?:of )?)(` + points + `)|\b(` + points + `) ?(c?g\.?p\.?a\b\.?)`)

const (
	averageLabel = `((?:\b(?:overall|cumulative|cum\.?|major|minor|final|in-major|departmental|undergraduate|graduate|core) )*` +
		`\b(?:[csq]?gpa\b|(?:[cs]\.)?g\.p\.a\b\.?))`
	points = `\d(?:\.\d+)?(?: ?/ ?\d{1,2}(?:\.\d+)?| out of \d{1,2}(?:\.\d+)?)?`
)

// averageLeft is the label of such a grade at the end of a text, of which the figures were taken.
var averageLeft = regexp.MustCompile(`(?i)[\s,;(|–-]*` + averageLabel + `\s*[:=–-]*\s*$`)

// gradePoints is one grade of points.
type gradePoints struct{ label, figures string }

// grades gives the grades of points of a course their labels: all that the file says of it, in its order, each once.
func (f *former) grades(e *cv.Education) {
	if !e.Score.IsZero() && (!f.free(e.Score) || !figuresOnly.MatchString(e.Score.Value)) {
		return
	}
	found, at := f.gradesOf(e)
	has := func(g gradePoints) bool { return g.figures == pointsOf(e.Score.Value) }
	if len(found) == 0 || !e.Score.IsZero() && !slices.ContainsFunc(found, has) {
		return
	}
	score := cv.Text{Value: gradeText(found), Lines: at, Confidence: e.Score.Confidence}
	if e.Score.IsZero() {
		score.Confidence = e.Degree.Confidence
	}
	e.Score = score
	for _, t := range []*cv.Text{&e.Degree, &e.Area} {
		if f.free(*t) && !t.IsZero() {
			t.Value = trimmed(averageLeft.ReplaceAllString(t.Value, ""))
		}
	}
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		for i := range *list {
			if t := &(*list)[i]; f.free(*t) && slices.ContainsFunc(t.Lines, func(n int) bool { return slices.Contains(at, n) }) {
				withoutGrades(t)
			}
		}
		*list = slices.DeleteFunc(*list, func(t cv.Text) bool { return t.Value == "" })
	}
}

// figuresOnly is a grade of points, with its label or without.
var figuresOnly = regexp.MustCompile(`(?i)^(?:` + averageLabel + ` )?` + points + `(?: ?c?g\.?p\.?a\.?)?$`)

// pointsOf are the figures of a grade, without spaces.
func pointsOf(grade string) string {
	return strings.ReplaceAll(regexp.MustCompile(points).FindString(grade), " ", "")
}

// gradesOf are the grades of points on the lines of a course, and their lines.
func (f *former) gradesOf(e *cv.Education) (found []gradePoints, at []int) {
	own := lines(slices.Concat([]cv.Text{e.Score}, e.Summary, e.Highlights)...)
	for _, n := range own {
		if n < 0 || n >= len(f.doc.Source) {
			continue
		}
		for _, m := range average.FindAllStringSubmatch(f.doc.Source[n].Text, -1) {
			g := gradePoints{label: m[1] + m[4], figures: strings.ReplaceAll(m[2]+m[3], " ", "")}
			if strings.Contains(m[2]+m[3], "out of") {
				g.figures = m[2] + m[3]
			}
			if !slices.Contains(found, g) {
				found, at = append(found, g), append(at, n)
			}
		}
	}
	return found, slices.Compact(at)
}

// gradeText says the grades: a single one without "overall", several with what tells them apart.
func gradeText(list []gradePoints) string {
	var said []string
	for i, g := range list {
		before, last := "", g.label
		if at := strings.LastIndexByte(g.label, ' '); at >= 0 {
			before, last = strings.ToLower(g.label[:at])+" ", g.label[at+1:]
		}
		if len(list) == 1 && wholeDegree.MatchString(before) {
			before = ""
		}
		if i == 0 && before != "" {
			before = strings.ToUpper(before[:1]) + before[1:]
		}
		said = append(said, before+strings.ToUpper(strings.ReplaceAll(last, ".", ""))+" "+g.figures)
	}
	return strings.Join(said, ", ")
}

// wholeDegree says of a grade that it is that of the degree.
var wholeDegree = regexp.MustCompile(`^(?:overall|cumulative|cum\.?|final) $`)

// withoutGrades takes the grades, and labels of them at the end, out of a text.
func withoutGrades(t *cv.Text) {
	value := averageLeft.ReplaceAllString(average.ReplaceAllString(t.Value, "\t"), "")
	if value == t.Value {
		return
	}
	parts := strings.FieldsFunc(value, func(r rune) bool { return r == '\t' })
	kept := parts[:0]
	for _, p := range parts {
		if p = trimmed(p); strings.Trim(p, "()[]|/ ") != "" {
			kept = append(kept, p)
		}
	}
	t.Value = strings.Join(kept, ", ")
}
