package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/detail"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// A line may say more than the fields that were read from it: "(Contractor)" behind the time of a post, the employer alone beside a
// place, the state behind a school, the board in a column of its own. What no value has of such a line goes to the entry that it is of.

// leftWords gives entries the words of their lines that no value has.
func (f *former) leftWords() {
	for n, missing := range f.missing(f.doc, f.doc) {
		if l := f.doc.Source[n]; l.As == "" && len(missing) > 0 && len(missing) <= mostLeft {
			f.leftOn(n, missing)
		}
	}
	f.lostDetails()
}

// mostLeft is how many words of a line are left at most that are a remark or a name: more may be a text that was taken for something else.
const mostLeft = 5

// leftOn places what is left of a line.
func (f *former) leftOn(n int, missing []int) {
	line := f.line(n)
	spans := words.Spans(line)
	run := strings.Join(strings.Fields(line[spans[missing[0]][0]:spans[missing[len(missing)-1]][1]]), " ")
	if missing[len(missing)-1]-missing[0] >= len(missing) || len(dates.Find(run)) > 0 {
		return
	}
	left := cv.Text{Value: run, Lines: []int{n}, Confidence: headingConfidence}
	for _, paid := range []bool{true, false} {
		list := f.doc.Volunteering
		if paid {
			list = f.doc.Work
		}
		for i := range list {
			if e := &list[i]; slices.Contains(lines(e.Title, e.Organisation, e.Location, e.Dates.Text), n) {
				f.leftOfPost(e, left, paid)
				return
			}
		}
	}
	for i := range f.doc.Education {
		if e := &f.doc.Education[i]; slices.Contains(lines(e.Institution, e.Degree, e.Area, e.Dates.Text), n) {
			f.leftOfCourse(e, left)
			return
		}
	}
}

// remark is what stands in brackets, or behind a stroke, at the end of a cell.
var remark = sieve.MustCompile(`^(?:\(([\p{L}][\p{L} -]*)\)|/ ?(\p{L}[\p{L} -]*))$`)

// leftOfPost gives a post the remark behind it, or the employer that it lacks. What else stands beside voluntary work is what it was
// done for; beside a post it may be a client, or another employer.
func (f *former) leftOfPost(e *cv.Engagement, left cv.Text, paid bool) {
	if m := remark.FindStringSubmatch(left.Value); m != nil {
		left.Value = m[1] + m[2]
		if !f.addRemark(left, m[0], &e.Title, &e.Organisation, &e.Location) && f.endsWithTime(left, m[0], e.Dates.Text) {
			e.Summary = slices.Insert(e.Summary, 0, left) // "(Contractor)" is said of the person: behind the employer it would be the firm
		}
		return
	}
	if !f.wholeCell(left) || !namesSomething(left.Value) {
		return
	}
	switch {
	case e.Organisation.IsZero() && !e.Title.IsZero() && f.free(e.Title):
		e.Organisation = left
	case !paid && !e.Title.IsZero() && !e.Organisation.IsZero() && slices.Equal(e.Title.Lines, left.Lines) && f.free(e.Title):
		e.Highlights = slices.Insert(e.Highlights, 0, left)
	}
}

// addRemark puts a remark behind the value that stands before it in the line; false where none does.
func (f *former) addRemark(remark cv.Text, asWritten string, values ...*cv.Text) bool {
	line := f.ownLine(remark)
	before := flat(line[:max(strings.Index(line, asWritten), 0)])
	for _, t := range values {
		if f.free(*t) && strings.HasSuffix(before, flat(t.Value)) {
			*t = with(*t, " (", withValue(remark, remark.Value+")"))
			return true
		}
	}
	return false
}

// endsWithTime reports a remark that ends the line of a time.
func (f *former) endsWithTime(remark cv.Text, asWritten string, when cv.Text) bool {
	return !when.IsZero() && slices.Equal(when.Lines, remark.Lines) && strings.HasSuffix(strings.TrimSpace(f.ownLine(remark)), asWritten)
}

// leftOfCourse gives a course the state behind its school, or the board that examined.
func (f *former) leftOfCourse(e *cv.Education, left cv.Text) {
	line := f.ownLine(left)
	value := strings.TrimRight(left.Value, " .")
	switch {
	case stateLetters.MatchString(value) && e.Location.IsZero() && f.free(e.Institution) &&
		strings.Contains(line, e.Institution.Value+", "+value):
		e.Location = withValue(left, value)
	case f.wholeCell(left) && f.free(e.Institution) && f.boardColumn(left):
		e.Institution = with(e.Institution, ", ", withValue(left, value))
	}
}

var stateLetters = sieve.MustCompile(`^[A-Z]{2}$`)

// boardColumn reports a cell below a head that speaks of boards and universities.
func (f *former) boardColumn(t cv.Text) bool {
	cells := cellsOf(f.ownLine(t))
	column := slices.Index(cells, t.Value)
	return len(cells) > 2 && column >= 0 && boardHead.MatchString(f.columnHead(t.Lines[0], column, len(cells)))
}

// wholeCell reports a text that is all of a cell of its line.
func (f *former) wholeCell(t cv.Text) bool {
	cells := strings.FieldsFunc(f.ownLine(t), func(r rune) bool { return r == '\t' || r == '|' })
	return len(cells) > 1 && slices.ContainsFunc(cells, func(c string) bool { return strings.TrimSpace(c) == t.Value })
}

// namesSomething reports a few words that begin as a name does: "Moss Labs", "go4it".
func namesSomething(s string) bool {
	if wordCount(s) > longestInner || strings.ContainsAny(s, ":;()“”\"") {
		return false
	}
	marked := func(r rune) bool { return unicode.IsDigit(r) || unicode.IsUpper(r) }
	first := []rune(s)[0]
	return unicode.IsUpper(first) || unicode.IsLetter(first) && strings.ContainsFunc(s, marked)
}

// lostDetails files rows of a form that no value came from: a label of the person with what stands behind it.
func (f *former) lostDetails() {
	used := f.usedLines()
	for i := range f.doc.Person.Details {
		f.unlabelled(&f.doc.Person.Details[i], used)
	}
	for n, l := range f.doc.Source {
		if l.As != "" || used[n] {
			continue
		}
		for _, r := range detail.Rows(l.Text) {
			t := cv.Text{Value: r.Label, Lines: []int{n}, Confidence: headingConfidence}
			f.addDetail(cv.Detail{Label: t, Value: withValue(t, r.Text)})
		}
	}
}

// addDetail files a detail that is not told yet.
func (f *former) addDetail(d cv.Detail) {
	f.detail(&d)
	same := func(o cv.Detail) bool { return words.Fold(o.Value.Value) == words.Fold(d.Value.Value) }
	if !slices.ContainsFunc(f.doc.Person.Details, same) {
		f.doc.Person.Details = append(f.doc.Person.Details, d)
	}
}

// usedLines are the lines that a value came from.
func (f *former) usedLines() map[int]bool {
	used := map[int]bool{}
	f.doc.Walk(func(r cv.Ref) {
		for _, n := range r.Text.Lines {
			used[n] = true
		}
	})
	return used
}

// unlabelled gives a detail the label that stands alone on the line above it.
func (f *former) unlabelled(d *cv.Detail, used map[int]bool) {
	at := first(d.Value.Lines) - 1
	if !d.Label.IsZero() || !f.free(d.Value) || at < 0 || used[at] {
		return
	}
	label := trimmed(f.line(at))
	if ofPerson(label, d.Value.Value) {
		d.Label = cv.Text{Value: label, Lines: []int{at}, Confidence: headingConfidence}
		f.detail(d)
	}
}
