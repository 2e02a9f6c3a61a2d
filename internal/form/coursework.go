package form

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// courseLabel opens a list of courses: "Relevant Coursework:", "Modules include:".
var courseLabel = regexp.MustCompile(`(?i)^[^\pL]{0,4}(?:(?:relevant|related|core|key|major|main|selected|specific|applicable|graduate|` +
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

var relevantLast = regexp.MustCompile(`(?:^|[,.;] )(?:Relevant|Related|Selected)$`)

// courseList is the list of courses that the first of the texts opens; n is how many of them it has, 0 = none.
func (f *former) courseList(texts []cv.Text) (n int, taught []cv.Text) {
	first := texts[0]
	if !f.free(first) || len(first.Lines) == 0 || !f.inFile(first) {
		return 0, nil
	}
	line := f.doc.Source[first.Lines[0]].Text
	label := courseLabel.FindString(line)
	if label == "" && !f.belowLabel(first.Lines[0]) {
		return 0, nil
	}
	rest := strings.TrimSpace(line[len(label):])
	value := strings.TrimSpace(courseLabel.ReplaceAllString(first.Value, ""))
	if rest == "" || value == "" || !strings.HasPrefix(flat(rest), flat(opening(value))) {
		return 0, nil
	}
	all := first
	all.Value = value
	for n = 1; n < len(texts) && f.listGoesOn(all, texts[n]); n++ {
		mark := " "
		if m := markLast.FindString(strings.TrimSpace(lastLine(f.doc, all))); m != "" && !strings.HasSuffix(all.Value, m) {
			mark = m + " " // the reader took it off
			if m == "&" {
				mark = " & "
			}
		}
		all = with(all, mark, texts[n])
	}
	if n == 1 && value != first.Value {
		return 0, nil // it has its label already
	}
	return n, coursesIn(all)
}

// belowLabel reports a line below one that is nothing but such a label.
func (f *former) belowLabel(n int) bool {
	return n > 0 && bareLabel.MatchString(f.doc.Source[n-1].Text) && strings.Count(f.doc.Source[n].Text, ",") > 1
}

var bareLabel = regexp.MustCompile(`(?i)^\s*(?:relevant|related|selected|key|core) (?:course ?work|courses|modules)\s*:?\s*$`)

// markLast is a mark at the end of a line that something follows.
var markLast = regexp.MustCompile(`[,;|&]$`)

// opening are the first letters of a text, enough to know it by.
func opening(s string) string {
	r := []rune(s)
	return string(r[:min(len(r), 12)])
}

// flat is a text without white space.
func flat(s string) string { return strings.Join(strings.Fields(s), "") }

func (f *former) inFile(t cv.Text) bool {
	return !slices.ContainsFunc(t.Lines, func(n int) bool { return n < 0 || n >= len(f.doc.Source) })
}

// listGoesOn reports the line below an unfinished list that goes on with it.
func (f *former) listGoesOn(t, next cv.Text) bool {
	if !f.free(next) || len(next.Lines) == 0 || !f.inFile(next) || !f.justBelow(t, next) {
		return false
	}
	above, below := strings.TrimSpace(lastLine(f.doc, t)), f.doc.Source[next.Lines[0]].Text
	if bulleted.MatchString(below) || labelled.MatchString(below) || len(dates.Find(below)) > 0 || average.MatchString(below) {
		return false
	}
	if strings.HasSuffix(above, ",") || strings.HasSuffix(above, "|") || strings.HasSuffix(above, "&") || unfinished.MatchString(above) ||
		open(t.Value) {
		return true
	}
	// A line that is full and does not end as a sentence wraps, where the rest is a list as well.
	return utf8.RuneCountInString(above) >= fullLine && !strings.HasSuffix(above, ".") && strings.Contains(next.Value, ",") &&
		(strings.Count(next.Value, ",") > 1 || !opensVerb(next.Value))
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
