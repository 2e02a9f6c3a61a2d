package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// average is a grade of points as a file has it, its label before or behind the figures.
var average = sieve.MustCompile(`(?i)` + averageLabel +
	`(?: ?[:=：–-]+\s?| (?:of )?)(` + points + `)|\b(` + points + `) ?(c?g\.?p\.?a\b\.?)`)

const (
	averageLabel = `((?:\b(?:overall|cumulative|cum\.?|major|minor|final|in-major|departmental|undergraduate|graduate|core|current) )*` +
		`\b(?:[csq]?gpa\b|qpa\b|(?:[cs]\.)?g\.p\.a\b\.?))`
	points = `\d(?:\.\d+)?(?: ?/ ?\d{1,2}(?:\.\d+)?| out of \d{1,2}(?:\.\d+)?)?` +
		`(?: ?\(\d(?:\.\d+)?[ -]scale\)| on an? \d(?:\.\d+)?[ -]scale)?`
)

// averageLeft is the label of such a grade at the end of a text, of which the figures were taken.
var averageLeft = sieve.MustCompile(`(?i)[\s,;(|–-]*` + averageLabel + `\s*[:=：–-]*\s*$`)

// gradePoints is one grade of points.
type gradePoints struct{ label, figures string }

// grades gives the grades of points of a course their labels: all that the file says of it, in its order, each once.
func (f *former) grades(e *cv.Education) {
	found, at := f.gradesOf(e)
	with := withHonours.FindStringSubmatch(e.Score.Value)
	if with != nil && len(found) > 0 && f.free(e.Score) {
		e.Score.Value = with[1]
		defer func() { e.Score.Value += ", " + with[2] }()
	}
	if len(found) == 0 || rivals(found) || !f.amongGrades(e.Score, found) {
		return
	}
	score := cv.Text{Value: gradeText(found), Lines: at, Confidence: e.Score.Confidence}
	if e.Score.IsZero() {
		score.Confidence = e.Degree.Confidence
	}
	e.Score = score
	for _, t := range []*cv.Text{&e.Degree, &e.Area} {
		if f.free(*t) {
			t.Value = trimmed(averageLeft.ReplaceAllString(t.Value, ""))
		}
	}
	f.eachText(e, func(t *cv.Text) {
		if !sentence(t.Value) && slices.ContainsFunc(t.Lines, func(n int) bool { return slices.Contains(at, n) }) {
			withoutGrades(t, found)
		}
	})
}

// withHonours is a grade with the honours of the degree behind it: "3.9/4.0 - Summa Cum Laude".
var withHonours = sieve.MustCompile(`(?i)^(.*\d)[\s,;(–-]+((?:summa |magna )?cum laude)\)?$`)

// rivals reports two grades that nothing tells apart: one of them is of another degree, or none that was given.
func rivals(found []gradePoints) bool {
	return slices.ContainsFunc(found, func(one gradePoints) bool {
		return slices.ContainsFunc(found, func(other gradePoints) bool {
			return evenLabel(one.label) == evenLabel(other.label) && pointsOf(one.figures) != pointsOf(other.figures)
		})
	})
}

// amongGrades reports that a course has no grade yet, or one of these.
func (f *former) amongGrades(score cv.Text, found []gradePoints) bool {
	if score.IsZero() {
		return true
	}
	return f.free(score) && figuresOnly.MatchString(score.Value) &&
		slices.ContainsFunc(found, func(g gradePoints) bool { return pointsOf(g.figures) == pointsOf(score.Value) })
}

// gradeLabel gives a grade the label that stands as a text below its course, directly before the figures in their line:
// "School of Ropes GPA".
func (f *former) gradeLabel(e *cv.Education) {
	figures := pointsBare.FindString(e.Score.Value)
	if figures == "" || !f.free(e.Score) || !figuresOnly.MatchString(e.Score.Value) {
		return
	}
	line := flat(f.ownLine(e.Score))
	f.eachText(e, func(t *cv.Text) {
		if !slices.Equal(t.Lines, e.Score.Lines) || wordCount(t.Value) > longestBody || !averageWord.MatchString(t.Value) {
			return
		}
		_, behind, found := strings.Cut(line, flat(t.Value))
		if found && strings.HasPrefix(strings.TrimLeft(behind, ":–-=："), flat(figures)) {
			e.Score.Value, t.Value = t.Value+" "+figures, ""
		}
	})
}

var (
	pointsBare  = sieve.MustCompile(points + `$`)
	averageWord = sieve.MustCompile(`(?i)^[^,;.:]*\b(?:c?gpa|grade point average)\)?$`)
)

// figuresOnly is a grade of points, with its label or without.
var figuresOnly = sieve.MustCompile(`(?i)^(?:` + averageLabel + ` )?` + points + `(?: ?c?g\.?p\.?a\.?)?$`)

var firstPoints = sieve.MustCompile(`\d(?:\.\d+)?`)

// pointsOf is the first number of a grade.
func pointsOf(grade string) string { return firstPoints.FindString(grade) }

// gradesOf are the grades of points on the lines of a course, and their lines.
func (f *former) gradesOf(e *cv.Education) (found []gradePoints, in []int) {
	own := lines(slices.Concat([]cv.Text{e.Score}, e.Summary, e.Highlights)...)
	for _, n := range own {
		if f.inSentence(e, n) {
			continue
		}
		for _, g := range gradesIn(f.line(n)) {
			if !slices.Contains(found, g) {
				found, in = append(found, g), append(in, n)
			}
		}
	}
	return found, slices.Compact(in)
}

// gradesIn are the grades of points in a line.
func gradesIn(line string) (list []gradePoints) {
	for _, at := range average.FindAllStringSubmatchIndex(line, -1) {
		if m := parts(line, at); !ofAnother(line, at) {
			list = append(list, gradePoints{label: m[1] + m[4], figures: slashSpaces.ReplaceAllString(m[2]+m[3], "/")})
		}
	}
	return list
}

// parts are the texts of the groups of a match.
func parts(line string, at []int) []string {
	list := make([]string, len(at)/2)
	for i := range list {
		if at[2*i] >= 0 {
			list[i] = line[at[2*i]:at[2*i+1]]
		}
	}
	return list
}

// ofAnother reports a grade that is no single one of this degree: a range, what another grade is worth, and that of a subject
// or a school named before it ("Botany GPA: 3.2").
func ofAnother(line string, at []int) bool {
	before, behind := strings.TrimRight(line[:at[0]], " "), line[at[1]:]
	if rangeOn.MatchString(behind) || asked.MatchString(behind) || worth.MatchString(before) {
		return true
	}
	m := parts(line, at)
	if m[1] == "" || strings.Contains(m[1], " ") || before == "" {
		return false
	}
	return wordLast.MatchString(before) && !stateLast.MatchString(before) && len(before) == len(strings.TrimRight(line[:at[0]], " \t"))
}

var (
	rangeOn   = sieve.MustCompile(`^ ?(?:[-–—]|to) ?\d`)
	asked     = sieve.MustCompile(`(?i)^(?:\+| ?(?:or (?:higher|above|more|better)|and (?:above|higher)|minimum|required|needed)\b)`)
	worth     = sieve.MustCompile(`(?i)\b(?:equivalent|equal|equates|minimum|above|over|with a|and a)\b[^.;]{0,20}$`)
	wordLast  = sieve.MustCompile(`\pL$`)
	stateLast = sieve.MustCompile(`, [A-Z]{2}$`)
)

var slashSpaces = sieve.MustCompile(` ?/ ?`)

// gradeText says the grades: a single one without "overall", several with what tells them apart.
func gradeText(list []gradePoints) string {
	var said []string
	for i, g := range list {
		label := evenLabel(g.label)
		if len(list) == 1 {
			label = wholeDegree.ReplaceAllString(label, "")
		}
		if i == 0 {
			label = strings.ToUpper(label[:1]) + label[1:]
		}
		said = append(said, label+" "+g.figures)
	}
	return strings.Join(said, ", ")
}

// evenLabel is a label in one form: "cumulative GPA".
func evenLabel(label string) string {
	at := strings.LastIndexByte(label, ' ') + 1
	return strings.ToLower(label[:at]) + strings.ToUpper(strings.ReplaceAll(label[at:], ".", ""))
}

// wholeDegree says of a grade that it is that of the degree.
var wholeDegree = sieve.MustCompile(`^(?:overall|cumulative|cum\.?|final) `)

// inSentence reports a line that stands in a longer text of a course.
func (f *former) inSentence(e *cv.Education, n int) bool {
	return slices.ContainsFunc(slices.Concat(e.Summary, e.Highlights), func(t cv.Text) bool {
		return slices.Contains(t.Lines, n) && sentence(t.Value)
	})
}

// sentence reports a text that tells more than a grade.
func sentence(text string) bool { return wordCount(text) > mostBesideGrade }

// mostBesideGrade is how many words a line has at most that a grade is taken out of.
const mostBesideGrade = 14

// neededThere is the place of a grade without which its sentence would break off: "Graduated with an overall 3.5 GPA".
var neededThere = sieve.MustCompile(`(?i)\b(?:with|an?|of|at|having|and|the|holding|earned|maintained)` +
	`(?: (?:overall|cumulative|final|current))?\W*(?:\t|$)`)

// withoutGrades takes these grades, and labels of them at the end, out of a text; one with any other grade stays whole, and so does a
// sentence that needs them.
func withoutGrades(t *cv.Text, found []gradePoints) {
	for _, m := range average.FindAllStringSubmatch(t.Value, -1) {
		if !slices.ContainsFunc(found, func(g gradePoints) bool { return pointsOf(g.figures) == pointsOf(m[2]+m[3]) }) {
			return
		}
	}
	value := averageLeft.ReplaceAllString(average.ReplaceAllString(t.Value, "\t"), "")
	if value == t.Value || neededThere.MatchString(value) {
		return
	}
	parts := strings.FieldsFunc(value, func(r rune) bool { return r == '\t' })
	kept := parts[:0]
	for _, p := range parts {
		if p = trimmed(p); strings.Trim(p, "()[]|/ ") != "" {
			kept = append(kept, p)
		}
	}
	t.Value = strings.ReplaceAll(strings.Join(kept, ", "), "(, ", "(")
}
