package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
	"focal/internal/sieve"
)

// In the head of a course, beside its degree and its school, stand remarks with a time of their own: "Dean's List, fall 2011", a term
// abroad, who belonged to a society from when on. That is no time of the course.

var (
	// honour is what such a line speaks of, and no course is.
	honour = sieve.MustCompile(`(?i)\bdean[’']?s['’]?\b|\bhono(?:u)?rs? (?:list|roll|society)\b|` +
		`\b(?:awards?|prizes?|fraternity|sorority|inducted|president['’]s list)\b`)
	// besideCourse is what it may speak of where another line tells the time of the course: a summer abroad is also one by itself.
	besideCourse = sieve.MustCompile(`(?i)\bhono(?:u)?rs? program(?:me)?\b|\b(?:scholar(?:s|ship|ships)?|fellowship|society|club|` +
		`recipient|volunteer|captain|president|treasurer|secretary|(?:study|studied|studies|semester|term|year|summer) abroad|exchange)\b`)
)

// endsCourse is said where a course ends, whatever else the line tells.
var endsCourse = sieve.MustCompile(`(?i)\b(?:graduat\w+|complet\w+|conferred|pass(?:ed|ing)|expected|anticipated|class of|` +
	`candidate|batch|session|percentage|marks)\b|%`)

// remarks are the lines in the head of a course that tell something beside it at a time of its own.
func (b *builder) remarks(e *labeller.Entry) (list []int) {
	timed := slices.ContainsFunc(e.Head, func(i int) bool {
		return b.datedLine(i) && !b.tellsBeside(e, i, besideCourse) && !b.tellsBeside(e, i, honour)
	})
	named := slices.ContainsFunc(e.Head, func(i int) bool { return namesCourse(e, i) && b.datedLine(i) })
	for _, i := range e.Head {
		if b.datedLine(i) && (b.tellsBeside(e, i, honour) || timed && b.tellsBeside(e, i, besideCourse) || named && b.tellsOther(e, i)) {
			list = append(list, i)
		}
	}
	return list
}

// tellsOther reports a line of words that are no frame and no place, beside a degree or a school that has its time on its own line.
func (b *builder) tellsOther(e *labeller.Entry, i int) bool {
	if fieldsOn(e, i) || !b.tellsBeside(e, i, anyText) || timeOfCourse.MatchString(b.lines[i].text) {
		return false
	}
	var words strings.Builder
	for _, part := range b.unread(e, i, b.datesOf([]int{i}).taken[i]) {
		words.WriteString(" " + leftover(part.text))
	}
	rest := strings.TrimSpace(words.String())
	return wordCount(rest) >= fewestOther && !townOnly(rest)
}

// fewestOther is how many words such a line has at least.
const fewestOther = 3

var (
	anyText = sieve.MustCompile(`\p{L}`)
	// timeOfCourse is said of when somebody was at a school.
	timeOfCourse = sieve.MustCompile(`(?i)\b(?:attended|attending|enrol\w+|duration|period|years?|dates?|from|since|until|till|` +
		`stud(?:y|ied|ies)|joined|began|admitted|degree|diploma|certificate|semester|sem|transfer\w*)\b`)
)

func (b *builder) datedLine(i int) bool { return len(dates.Find(b.lines[i].text)) > 0 }

// tellsBeside reports a line that names neither the degree nor the school nor the end of a course, but something else.
func (b *builder) tellsBeside(e *labeller.Entry, i int, what *sieve.Regexp) bool {
	text := b.lines[i].text
	return !namesCourse(e, i) && what.MatchString(text) && !endsCourse.MatchString(text)
}

// remarkApart reports a line that is nothing but such a remark.
func (b *builder) remarkApart(e *labeller.Entry, i int) bool {
	return e.Kind == labeller.Course && !fieldsOn(e, i) && slices.Contains(b.remarks(e), i)
}

// cellMark is what parts the cells of a line.
var cellMark = sieve.MustCompile(`[ ,;:–-]*\t[ ,;–-]*`)

// namesCourse reports a line with the degree or the school of a course.
func namesCourse(e *labeller.Entry, i int) bool {
	return slices.Contains(e.Fields["degree"].Lines, i) || slices.Contains(e.Fields["school"].Lines, i)
}

// withoutRemarks are the lines of a head that may tell its time.
func (b *builder) withoutRemarks(e *labeller.Entry) []int { return leaving(e.Head, b.remarks(e)) }

// timesTaken are the lines of a head whose dates are not printed with the rest of the line: of a course those that tell its time, and
// those of which a field took all but the date.
func (b *builder) timesTaken(e *labeller.Entry) []int {
	if e.Kind != labeller.Course {
		return e.Head
	}
	remarks, when := b.remarks(e), b.period(b.withoutRemarks(e))
	return slices.DeleteFunc(slices.Clone(e.Head), func(i int) bool {
		parts := b.unread(e, i, b.datesOf([]int{i}).taken[i])
		if !slices.Contains(remarks, i) && (namesCourse(e, i) || !b.datedLine(i) || b.endsPeriod(i, when) || namesSchool(parts)) {
			return false
		}
		return liesAhead.MatchString(b.lines[i].text) || slices.ContainsFunc(parts, tellsInWords)
	})
}

// tellsInWords reports a part that stays as text, and is no figure of a table.
func tellsInWords(p leftPart) bool { return strings.ContainsFunc(leftover(p.text), unicode.IsLetter) }

// namesSchool reports another school, which has the time beside it.
func namesSchool(parts []leftPart) bool {
	return slices.ContainsFunc(parts, func(p leftPart) bool { return evidence.School(strings.TrimSpace(p.text)) >= 1 })
}

// liesAhead is said of the end of a course that is not over.
var liesAhead = sieve.MustCompile(`(?i)\b(?:expected|anticipated|projected)\b`)

// endsPeriod reports a line with a date that a period begins or ends with.
func (b *builder) endsPeriod(i int, when cv.DateRange) bool {
	return slices.ContainsFunc(dates.FindOrdered(b.lines[i].text, b.order()), func(m dates.Match) bool {
		for _, d := range []cv.Date{m.Range.Start, m.Range.End} {
			if d.Year != 0 && (d.Year == when.Start.Year || d.Year == when.End.Year) {
				return true
			}
		}
		return m.Range.Current && when.Current
	})
}

// leaving is a list without some of its items.
func leaving(list, some []int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(i int) bool { return slices.Contains(some, i) })
}

// noGrade takes back a grade that is the first word of a name, or a label: "Merit List", "merit-based grant", "Honors: Moss Prize"; and
// a list of honours.
func (b *builder) noGrade(e *labeller.Entry) {
	f, has := e.Fields["score"]
	if !has || len(f.Lines) != 1 {
		return
	}
	text := b.lines[f.Lines[0]].text
	if deansList.MatchString(f.Value) || gradeWord.MatchString(f.Value) && goesOnAsName.MatchString(text[min(f.To, len(text)):]) {
		delete(e.Fields, "score")
	}
}

var (
	deansList    = sieve.MustCompile(`(?i)^(?:the )?dean[’']?s['’]? (?:hono(?:u)?rs? )?list\b[^\d]*$`)
	gradeWord    = sieve.MustCompile(`(?i)^(?:merit|distinction|hono(?:u)?rs?|credit|pass)$`)
	goesOnAsName = sieve.MustCompile(`(?i)^(?:[ -](?:based|list|roll|scholar\w*|awards?|certificates?|program(?:me)?|society|societies|` +
		`college|thes[ie]s|project|grant|prize|student|fraternity|courses?|classes|seminar)\b|\s?:\s?\S)`)
)
