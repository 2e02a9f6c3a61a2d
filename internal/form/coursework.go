package form

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

// courseLabel opens a list of courses: "Relevant Coursework:", "Modules include:".
var courseLabel = sieve.MustCompile(`(?i)^[^\pL]{0,4}(?:(?:relevant|related|core|key|major|main|selected|specific|applicable|graduate|` +
	`undergraduate|advanced) )*(?:course ?work|courses?|modules?|subjects?)(?: (?:taken|completed|studied|included?|includes|including))*` +
	`(?:\s?[:–]|\s(?:includes?|including)\b:?)\s*`)

// coursework gives a course the list that stands below it behind such a label, which the reader took for the frame of a field:
// whole, with the lines that it wraps into.
func (f *former) coursework(e *cv.Education) {
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		for i := 0; i < len(*list); i++ {
			if n, taught := f.courseList((*list)[i:]); n > 0 {
				e.Courses = append(e.Courses, taught...)
				*list = slices.Delete(*list, i, i+n)
				if f.withoutRelevant(*list, i) {
					*list = slices.Delete(*list, i-1, i)
					i--
				}
				i--
			}
		}
	}
}

// withoutRelevant takes from the end of the line before a list of courses the word that its label began with; true where
// nothing else is left of it.
func (f *former) withoutRelevant(list []cv.Text, i int) (empty bool) {
	if i == 0 || !f.free(list[i-1]) {
		return false
	}
	list[i-1].Value = relevantLast.ReplaceAllString(list[i-1].Value, "")
	return list[i-1].Value == ""
}

var relevantLast = sieve.MustCompile(`(?:^|[,.;] )(?:Relevant|Related|Selected)$`)

// courseList is the list of courses that the first of the texts opens; n is how many of them it has, 0 = none.
func (f *former) courseList(texts []cv.Text) (n int, taught []cv.Text) {
	all, ok := f.opensList(texts[0])
	if !ok {
		return 0, nil
	}
	for n = 1; n < len(texts) && f.listGoesOn(all, texts[n]); n++ {
		all = with(all, f.markAfter(all), texts[n])
	}
	if n == 1 && all.Value != texts[0].Value {
		return 0, nil // it has its label already
	}
	return n, coursesIn(all)
}

// opensList is the first line of a list of courses without its label; false where it is none.
func (f *former) opensList(t cv.Text) (cv.Text, bool) {
	if !f.free(t) || len(t.Lines) == 0 {
		return t, false
	}
	line := f.line(t.Lines[0])
	label := courseLabel.FindString(line)
	if label == "" && !f.belowLabel(t.Lines[0]) {
		return t, false
	}
	t.Value = strings.TrimSpace(courseLabel.ReplaceAllString(t.Value, ""))
	return t, t.Value != "" && strings.HasPrefix(flat(line[len(label):]), flat(opening(t.Value)))
}

// markAfter is what stood between the lines of a list: a space, or the mark that the reader took off the end of the first.
func (f *former) markAfter(t cv.Text) string {
	m := markLast.FindString(strings.TrimSpace(lastLine(f.doc, t)))
	switch {
	case strings.HasSuffix(t.Value, m):
		return " "
	case m == "&" || m == "and":
		return " " + m + " "
	}
	return m + " "
}

// belowLabel reports a line below one that is nothing but such a label.
func (f *former) belowLabel(n int) bool {
	return bareLabel.MatchString(f.line(n-1)) && strings.Count(f.line(n), ",") > 1
}

var bareLabel = sieve.MustCompile(`(?i)^\s*(?:relevant|related|selected|key|core) (?:course ?work|courses|modules)\s*:?\s*$`)

// markLast is a mark at the end of a line that something follows.
var markLast = sieve.MustCompile(`(?:[,;|&]|\band)$`)

// opening are the first letters of a text, enough to know it by.
func opening(s string) string {
	r := []rune(s)
	return string(r[:min(len(r), 12)])
}

// flat is a text without white space.
func flat(s string) string { return strings.Join(strings.Fields(s), "") }

// listGoesOn reports the line below an unfinished list that goes on with it.
func (f *former) listGoesOn(t, next cv.Text) bool {
	if !f.free(next) || !f.justBelow(t, next) || opensOther(f.line(next.Lines[0])) {
		return false
	}
	above := strings.TrimSpace(lastLine(f.doc, t))
	if markLast.MatchString(above) || unfinished.MatchString(above) || open(t.Value) {
		return true
	}
	// A line that is full and does not end as a sentence wraps, where the rest is a list as well.
	return utf8.RuneCountInString(above) >= fullLine && !strings.HasSuffix(above, ".") && strings.Contains(next.Value, ",") &&
		(strings.Count(next.Value, ",") > 1 || !opensVerb(next.Value))
}

// opensOther reports a line that begins something else: a bullet, a label, a time, a grade.
func opensOther(line string) bool {
	return bulleted.MatchString(line) || labelled.MatchString(line) || len(dates.Find(line)) > 0 || average.MatchString(line)
}

// coursesIn are the courses of a list, cut at the marks outside of brackets.
func coursesIn(all cv.Text) (list []cv.Text) {
	value, mark := strings.TrimRight(all.Value, " .,;|"), ','
	for _, other := range []rune{'|', ';', '•'} {
		if strings.ContainsRune(value, other) {
			mark = other
		}
	}
	depth := 0
	for _, part := range strings.FieldsFunc(value, func(r rune) bool {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		}
		return r == mark && depth <= 0
	}) {
		if part = strings.TrimSpace(part); part != "" {
			one := all
			one.Value = part
			list = append(list, one)
		}
	}
	return list
}
