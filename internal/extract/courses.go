package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// settleCourses gives courses, whichever reader found them, their schools.
func (b *builder) settleCourses() {
	for i := range b.doc.Education {
		openBrackets(&b.doc.Education[i])
		schoolBehind(&b.doc.Education[i])
		townBehindSchool(&b.doc.Education[i])
		b.pointsAverage(&b.doc.Education[i].Score)
		bareGrade(&b.doc.Education[i].Score)
		b.signOfGrade(&b.doc.Education[i].Score)
	}
}

// bareGrade takes the label off a grade of figures, which stands for itself where a grade is printed: "Note 1,7". That of an
// average of points stays.
func bareGrade(score *cv.Text) {
	label, figures, found := strings.Cut(score.Value, " ")
	if found && plainGrade.MatchString(figures) && gradeLabels.Has(words.Fold(label)) && !gradePoints.MatchString(score.Value) {
		score.Value = figures
	}
}

// signOfGrade gives a grade of one letter the sign that its line writes to it: "C+." is no C.
func (b *builder) signOfGrade(score *cv.Text) {
	if l := b.lineOf(*score); l != nil && letterGrade.MatchString(score.Value) {
		found := regexp.MustCompile(`\b`+score.Value+`[+-](?:[\s.,;)]|$)`).FindAllString(l.text, -1)
		if bare := regexp.MustCompile(`\b` + score.Value + `\b`); len(found) == 1 && len(bare.FindAllString(l.text, -1)) == 1 {
			score.Value = found[0][:len("C+")]
		}
	}
}

var letterGrade = regexp.MustCompile(`^[A-F]$`)

// plainGrade is a grade of figures with decimals.
var plainGrade = regexp.MustCompile(`^\d{1,2}[.,]\d{1,2}$`)

// pointsAverage keeps the label of a grade that is a bare number: "3.5" alone says nothing, "GPA 3.5" does.
func (b *builder) pointsAverage(score *cv.Text) {
	l := b.lineOf(*score)
	if l == nil || !bareNumber.MatchString(score.Value) {
		return
	}
	for _, m := range gradePoints.FindAllStringSubmatch(l.text, -1) {
		if m[2] == score.Value {
			score.Value = m[1] + " " + m[2]
			return
		}
	}
}

// A grade of figures alone, and one behind its label.
var (
	bareNumber  = regexp.MustCompile(`^\d{1,2}(?:\.\d+)?(?:/\d{1,2}(?:\.\d+)?)?$`)
	gradePoints = regexp.MustCompile(`\b([CS]?GPA|CPI)(?: ?[:=–-] ?| (?:of )?)(\d[\d./]*)`)
)

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

func (b *builder) course(e *labeller.Entry) cv.Education {
	b.bulletsBelow(e)
	b.wholeBracket(e)
	b.noGrade(e)
	d := cv.Education{Degree: b.field(e.Fields["degree"]), Institution: b.field(e.Fields["school"]), Score: b.field(e.Fields["score"])}
	if l := b.lineOf(d.Degree); l != nil && l.text == d.Degree.Value+"." && wordCount(l.text) >= 5 && evidence.Degree(l.text) < 1 {
		d.Summary, d.Degree = append(d.Summary, d.Degree), cv.Text{} // a sentence
	}
	d.Degree.Value = b.notYet(e.Fields["degree"]) + d.Degree.Value
	d.Dates = b.period(b.withoutRemarks(e))
	if len(e.Fields) > 0 {
		for _, t := range b.leftovers(e, &d.Location) {
			b.courseLine(&d, t, &d.Summary)
		}
		b.subjectBehindSchool(&d)
	}
	b.courseBody(&d, paragraphs(b.numbered(b.linesAt(e.Body))))
	settleDegree(&d)
	return d
}

// wholeBracket gives a degree the rest of a bracket that it was read with only in part: "BSc Physics (credits only)" is no BSc.
func (b *builder) wholeBracket(e *labeller.Entry) {
	f, has := e.Fields["degree"]
	if !has || len(f.Lines) != 1 || strings.Count(f.Value, "(") <= strings.Count(f.Value, ")") {
		return
	}
	text := b.lines[f.Lines[0]].text
	end := strings.IndexByte(text[min(f.To, len(text)):], ')')
	if end < 0 || strings.ContainsAny(text[f.To:f.To+end], "(\t") {
		return
	}
	f.Parts[len(f.Parts)-1] += text[f.To : f.To+end+1]
	f.Value, f.To = f.Value+text[f.To:f.To+end+1], f.To+end+1
	e.Fields["degree"] = f
}

// bulletsBelow makes text of the list items in the head of a course that hold none of its fields, with the lines that
// go on with them.
func (b *builder) bulletsBelow(e *labeller.Entry) {
	var head, text []int
	for n, i := range e.Head {
		goesOn := len(text) > 0 && text[len(text)-1] == i-1 && len(paragraphs(b.linesAt([]int{i - 1, i}))) == 1
		if n > 0 && (b.lines[i].bullet || goesOn) && !fieldsOn(e, i) {
			text = append(text, i)
		} else {
			head = append(head, i)
		}
	}
	e.Head, e.Body = head, slices.Concat(text, e.Body)
}

// fieldsOn reports a line with a field of the entry.
func fieldsOn(e *labeller.Entry, i int) bool {
	for _, f := range e.Fields {
		if slices.Contains(f.Lines, i) {
			return true
		}
	}
	return false
}

// subjectBehindSchool takes the subject that stands between the school and the place, where the degree is told in short:
// "PhD | University of Hull, Geography | Hull".
func (b *builder) subjectBehindSchool(d *cv.Education) {
	fields := strings.Fields(d.Degree.Value)
	l := b.lineOf(d.Institution)
	if l == nil || len(l.segs) < 2 || !d.Area.IsZero() || len(fields) == 0 || shortDegree(fields) < len(fields) {
		return
	}
	at := slices.IndexFunc(d.Summary, func(t cv.Text) bool {
		return evidence.Subjects.Contains(words.Split(t.Value)) && strings.Contains(l.text+"\t", d.Institution.Value+", "+t.Value+"\t")
	})
	if at >= 0 {
		d.Area = d.Summary[at]
		d.Summary = slices.Delete(d.Summary, at, at+1)
	}
}

// notYet is what stands before a degree and says that it is not held yet, with a space behind
// it: "Candidate for ", "Pursuing ". Without it the document would say more than the CV.
func (b *builder) notYet(f labeller.Field) string {
	if f.Value == "" || len(f.Lines) == 0 {
		return ""
	}
	text := b.lines[f.Lines[0]].text
	return unfinishedDegree.FindString(text[:min(f.From, len(text))])
}

var unfinishedDegree = regexp.MustCompile(
	`(?i)\b(?:candidate for (?:an? |the )?|(?:currently )?(?:pursuing|persuing|studying(?: for)?) (?:an? |the |my )?)$`)

// completes gives a course what stands under it without a name of its own.
func (b *builder) completes(d, more *cv.Education) {
	if d.Dates.IsZero() {
		d.Dates = more.Dates
	}
	if d.Score.IsZero() {
		d.Score = more.Score
	}
	d.Summary = append(d.Summary, more.Summary...)
	d.Highlights = append(d.Highlights, more.Highlights...)
}
