package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// education puts what stands as bullets below a course into its line: the subject behind its label, the grade, the board
// or the school within a university, and the place.
func (f *former) education() {
	f.lostGrades()
	for i := range f.doc.Education {
		e := &f.doc.Education[i]
		f.classOfSchool(e)
		f.notHeld(e)
		f.timeBelow(e)
		f.ahead(e)
		f.withoutLabels(e)
		f.units(e)
		f.grades(e)
		f.gradeLabel(e)
		f.gradeTold(e)
		f.honoursApart(e)
		f.coursework(e)
		f.courseBits(e)
		e.Summary, e.Highlights = f.joined(e.Summary), f.joined(e.Highlights)
		f.openEnds(e)
		f.classAsSubject(e)
		f.subjects(e)
		f.saidOnce(e)
		f.subjectLeads(e)
		f.spaced(e)
		f.gluedLevel(e)
		f.withoutGradeLeader(e)
		evenTime(&e.Dates)
		f.planned(e)
		f.subjectsApart(e)
		e.Degree.Value, e.Area.Value = evenSubject(e.Degree.Value, e.Area.Value)
		for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
			*list = slices.DeleteFunc(*list, func(t cv.Text) bool { return f.free(t) && f.took(e, t) })
		}
	}
}

var (
	// gluedOrdinal is an ordinal that the next word stands right behind, its ending drawn high: "12thfrom", "10^th from".
	gluedOrdinal = sieve.MustCompile(`(\d)\^?(st|nd|rd|th)(from|in|at|of|with|class|std|standard|grade)?\b`)
	// leadsOn is the word that led from a degree to its school.
	leadsOn = sieve.MustCompile(`(?i) (?:from|at|with)$`)
)

// gluedLevel takes the word that led to the school off a degree, where it was written together with it.
func (f *former) gluedLevel(e *cv.Education) {
	if !f.free(e.Degree) {
		return
	}
	text := gluedOrdinal.ReplaceAllString(e.Degree.Value, "$1$2 $3")
	e.Degree.Value = strings.TrimSpace(leadsOn.ReplaceAllString(strings.Join(strings.Fields(text), " "), ""))
	if stopped := strings.TrimRight(e.Score.Value, " ."); f.free(e.Score) && strings.HasSuffix(stopped, "%") {
		e.Score.Value = stopped
	}
}

// withoutGradeLeader takes the words that led to the grade off a text of a course, whose grade has a field: "(Leith) with an aggregate".
func (f *former) withoutGradeLeader(e *cv.Education) {
	if e.Score.IsZero() {
		return
	}
	if f.free(e.Location) {
		e.Location.Value = gradeBehind.ReplaceAllString(e.Location.Value, "")
	}
	f.eachText(e, func(t *cv.Text) {
		if bare := strings.TrimSpace(gradeLeader.ReplaceAllString(t.Value, "")); bare != "" {
			t.Value = bare
		}
	})
}

// gradeBehind is the label of a grade behind the place of a school: "Hull, England - GPA".
var gradeBehind = sieve.MustCompile(`(?i)\W+(?:cumulative |overall )?c?gpa ?:?$`)

var gradeLeader = sieve.MustCompile(`(?i)[ ,]*\b(?:with|securing|secured|scoring)(?: an?)?(?: overall)? ?` +
	`(?:aggregate|percentage|marks|c?gpa|score)(?: ?of)?[ .:,]*$`)

// took gives a text to the field of the course that it is; false where it is none.
func (f *former) took(e *cv.Education, t cv.Text) bool {
	switch value := strings.TrimRight(t.Value, " .("); {
	case f.tornOff(e, t):
	case isPlaceOf(e, t.Value):
		t.Value = strings.TrimRight(placeLabel.ReplaceAllString(t.Value, ""), " .")
		e.Location = t
	case grade.MatchString(value) && !strings.EqualFold(value, e.Score.Value) && !classed.MatchString(e.Score.Value):
		if !e.Score.IsZero() && !class.MatchString(value) {
			return false
		}
		e.Score = with(e.Score, ", ", t)
	case f.bodyCell(e, t, value) && strings.Contains(spaced(e.Institution.Value), spaced(value)):
		e.Institution.Lines = lines(e.Institution, t) // the university that is the school too
	case (isBody(value) || f.boardCell(t, value)) && takesBody(e, value), f.bodyCell(e, t, value) && !named(e.Institution.Value, value):
		t.Value = strings.TrimPrefix(value, "From ")
		bodyBehind(e, t)
	default:
		return false
	}
	return true
}

// bodyBehind puts the body that examines or teaches behind the school and its town, as tables of courses have them; the town once.
func bodyBehind(e *cv.Education, t cv.Text) {
	if bare, told := strings.CutSuffix(t.Value, ", "+e.Location.Value); told && !e.Location.IsZero() {
		t.Value = strings.TrimRight(bare, " ,") // the place of the course tells it
	} else if !e.Location.IsZero() && first(e.Location.Lines) <= first(t.Lines) { // one that stands below it is of it all
		e.Institution = with(e.Institution, ", ", e.Location)
		e.Location = cv.Text{}
	}
	e.Institution = with(e.Institution, ", ", t)
}

var (
	// class is the class of a degree; grade is that or a figure behind its label.
	class = sieve.MustCompile(`(?i)^(?:(?:first|second|third|1st|2nd|3rd) (?:class|division)` +
		`(?: with distinction| \(?hon(?:ou)?rs\)?)?|2[:.][12])$`)
	grade = sieve.MustCompile(`(?i)^(?:(?:cumulative |overall )?c?gpa ?[:–-]? ?\d(?:\.\d+)?(?: ?(?:/|out of) ?\d+(?:\.\d+)?)?` +
		`|(?:first|second|third|1st|2nd|3rd) (?:class|division)(?: with distinction| \(?hon(?:ou)?rs\)?)?|2[:.][12])$`)
	// body is what examines or teaches; teaching opens what is told about one.
	body     = sieve.MustCompile(`(?i)\b(?:boa?rd|university|school of|faculty of|college of|department of)\b`)
	teaching = sieve.MustCompile(`(?i)[:;!?&(]|\d|\b(?:at|with|for|by|to|study|studied|studies|student|course|courses|program|` +
		`programme|award|` +
		`awarded|club|society|member|team|scholarship|scholar|president|abroad|exam|examination|list|project|internship|trip|` +
		`fair|journal|newspaper|radio|orchestra|choir|band|union|council|association|director|officer|games|gpa|affiliated)\b`)
)

// classed is a grade that names a class.
var classed = sieve.MustCompile(`(?i)\b(?:class|division)\b`)

// another reports a body that is no part of the school, but one more: a second university, or a body beside another.
func another(school, body string) bool {
	return university.MatchString(body) && university.MatchString(school) || strings.Count(school, ", ") > 1
}

var university = sieve.MustCompile(`\b[Uu]niversity\b`)

// named reports that the name of a school begins as that of the body does, or has it.
func named(school, body string) bool {
	first, _, _ := strings.Cut(strings.TrimPrefix(body, "The "), " ")
	return strings.Contains(school, body) || strings.HasPrefix(school, first)
}

// longestBody is how many words the name of a board or of a school within a university has.
const longestBody = 8

// boardInitials are the letters of a board or a university: "C.B.S.E.".
var boardInitials = sieve.MustCompile(`^(?:[A-Z]\. ?){2,6}[A-Z]$|^[A-Z]{3,7}$`)

// isPlaceOf reports the place of a school that has none.
func isPlaceOf(e *cv.Education, text string) bool {
	return e.Location.IsZero() && !e.Institution.IsZero() && isPlaceToo(placeLabel.ReplaceAllString(text, "")) && !body.MatchString(text)
}

// takesBody reports a course with a school that the body may stand behind.
func takesBody(e *cv.Education, body string) bool {
	return !e.Institution.IsZero() && !e.Degree.IsZero() && !named(e.Institution.Value, body) && !another(e.Institution.Value, body)
}

// boardHead is the head of a column of those who examine or teach.
var boardHead = sieve.MustCompile(`(?i)\b(?:board|univ\w*|institut\w*|affiliat\w*|council|college|school)\b`)

// boardCell reports such letters in a cell of their own, below a head that says so.
func (f *former) boardCell(t cv.Text, value string) bool {
	if !boardInitials.MatchString(value) || lexicon.Word(value).Known() {
		return false
	}
	return boardHead.MatchString(f.headOver(t, value))
}

// headOver is the head of the column in which a value is a cell of its own.
func (f *former) headOver(t cv.Text, value string) string {
	cells := cellsOf(f.ownLine(t))
	column := slices.IndexFunc(cells, func(c string) bool { return strings.TrimRight(c, " .") == value })
	if len(cells) < 3 || column < 0 {
		return ""
	}
	return f.columnHead(t.Lines[0], column, len(cells))
}

// bodyCell reports who examines or teaches, in whatever words, beside the school of a row: the head of the column says so.
func (f *former) bodyCell(e *cv.Education, t cv.Text, value string) bool {
	return len(t.Lines) == 1 && f.free(e.Institution) && slices.Contains(e.Institution.Lines, t.Lines[0]) &&
		wordCount(value) <= longestBody && !besideBody.MatchString(value) && (boardInitials.MatchString(value) || wordCount(value) > 1) &&
		(wordCount(value) > 1 || !lexicon.Word(value).Known()) && (body.MatchString(value) || !paper.MatchString(value)) &&
		bodyHead.MatchString(f.headOver(t, value))
}

// spaced are the words of a name, each between spaces.
func spaced(name string) string {
	return " " + strings.Join(strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), " ") + " "
}

var (
	// bodyHead is the head of a column of nothing else.
	bodyHead = sieve.MustCompile(`(?i)\b(?:boards?|univ\w*|council)\b`)
	// paper is what was sat or given, unless a board has its name of it.
	paper = sieve.MustCompile(`(?i)\b(?:exam(?:ination)?s?|certificates?|degree|diploma)\b`)
	// besideBody is what such a column holds too: how somebody studied, figures, a time.
	besideBody = sieve.MustCompile(`(?i)^\(?deemed\b|\b(?:autonomous|approved|regular|distance|private|syllabus|` +
		`pursuing|appear(?:ed|ing)|results?|awaited|pass(?:ed)?|class|division|grade|marks|stream)\b|%|\d{3}|^\W*\d| [-–] |[:;?!]`)
)

// isBody reports the name of a board or of a school within a university, alone: "Punjab State Board".
func isBody(text string) bool {
	bare := strings.TrimPrefix(text, "From ")
	return wordCount(bare) <= longestBody && body.MatchString(bare) && !teaching.MatchString(bare) && capitals(bare) &&
		!kindAlone.MatchString(bare)
}

// capitals reports that every word but the smallest has a capital, but for the words that name such a body.
func capitals(text string) bool {
	for _, w := range strings.Fields(text) {
		low := strings.ToLower(w)
		if w[0] >= 'a' && w[0] <= 'z' && !smallInNames[low] && !body.MatchString(low) {
			return false
		}
	}
	return true
}

// subject is a line that says what was studied: a label and the subject.
var subject = sieve.MustCompile(`(?i)^(?:(majors?|double major|minors?|concentrations?|speciali[sz]ation|` +
	`emphasis)(?: ?[:–-] ?| in )|` +
	`(branch|stream|discipline) ?[:–-] ?)(\p{L}.{1,80})$`)

// mostOfSubject is how many words a subject has.
const mostOfSubject = 9

// subjects takes the lines that say what was studied: the major first, whatever the order of the lines.
func (f *former) subjects(e *cv.Education) {
	if e.Degree.IsZero() {
		return // the subject is no name of a course
	}
	for _, major := range []bool{true, false} {
		for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
			*list = slices.DeleteFunc(*list, func(t cv.Text) bool {
				m := subject.FindStringSubmatch(strings.TrimRight(t.Value, " ."))
				if m == nil || !f.free(t) || isMajor(m[1]+m[2]) != major || !plainSubject(m[3]) {
					return false
				}
				studied(e, t, m[1]+m[2], m[3])
				return true
			})
		}
	}
}

func isMajor(label string) bool {
	low := strings.ToLower(label)
	return !strings.HasPrefix(low, "minor") && !strings.HasPrefix(low, "concentration") && low != "emphasis"
}

// plainSubject reports a few words that are no sentence and hold no further label or grade.
func plainSubject(s string) bool {
	return wordCount(s) <= mostOfSubject && !noSubject.MatchString(s) && !strings.ContainsAny(s, ":;0123456789") &&
		!strings.Contains(s, ". ")
}

// noSubject is said where there is none.
var noSubject = sieve.MustCompile(`(?i)^(?:none|nil|n/?a|undeclared|undecided|not )`)

// studied puts a subject to a course: the major as its subject, anything else behind it with its label.
func studied(e *cv.Education, t cv.Text, label, name string) {
	labelled := t
	labelled.Value = strings.ToUpper(label[:1]) + strings.ToLower(label[1:]) + " in " + name
	switch {
	case isMajor(label) &&
		strings.EqualFold(e.Area.Value, name), strings.Contains(strings.ToLower(e.Area.Value), strings.ToLower(labelled.Value)):
		e.Area.Lines = lines(e.Area, t)
	case isMajor(label) && e.Area.IsZero() && !strings.Contains(e.Degree.Value, " in "):
		t.Value = name
		e.Area = t
	case e.Area.IsZero():
		e.Degree = with(e.Degree, ", ", labelled)
	default:
		e.Area = with(e.Area, ", ", labelled)
	}
}

var (
	// labelInside is a label of a subject within a degree: "Forestry: Major: Soils".
	labelInside = sieve.MustCompile(`(?i)([ ,:;|•·–-]+|^)\b` +
		`(majors?|minors?|emphasis|concentration|speciali[sz]ation) ?[:,–-] ?(\p{L})`)
	// majorFirst is the label of a subject that has a degree before it.
	majorFirst = sieve.MustCompile(`(?i)^majors? ?[:,–-]? ?(?:in )?(\p{L})`)
	majorLast  = sieve.MustCompile(`(?i),? majors?$`)
	// minorLast is the label of a minor that stands behind another subject.
	minorLast = sieve.MustCompile(`(?i)^(.*\pL) ?[,;|•] ?(minors?) ?:?$`)
)

// evenSubject sets labels inside of a degree and its subject in one form: "BSc in Forestry, Major in Soils, Minor in Dance".
func evenSubject(degree, area string) (evenDegree, evenArea string) {
	if m := minorLast.FindStringSubmatch(degree); m != nil && area != "" { // the subject that was read is the minor
		degree, area = m[1]+", "+m[2]+": "+area, ""
	}
	if area != "" && degree != "" {
		degree = majorLast.ReplaceAllString(degree, "")
		area = majorFirst.ReplaceAllString(area, "$1")
	}
	return evenLabels(degree), evenLabels(area)
}

func evenLabels(s string) string {
	return labelInside.ReplaceAllStringFunc(s, func(found string) string {
		m := labelInside.FindStringSubmatch(found)
		label := strings.ToUpper(m[2][:1]) + strings.ToLower(m[2][1:]) + " in " + m[3]
		if strings.HasPrefix(s, found) {
			return label
		}
		return ", " + label
	})
}

// timeLabel says of the time of a degree that it is when the degree was given, or will be.
var timeLabel = sieve.MustCompile(`(?i)^\(?(?:(` + liesAhead + `)(?: (?:date of )?(?:` + isGiven + `)(?: date)?)?|completed|graduated|` +
	`graduation(?: date)?|date of (?:` + isGiven + `)|conferred)(?: in| on)?[ :–-]+$`)

// plannedLabel is a line that says of the time of a degree that it lies ahead.
var plannedLabel = sieve.MustCompile(`(?i)^\(?(` + liesAhead + `)(?: date of)? (?:` + isGiven + `)(?: date)?[ ).:–-]*$`)

// plannedWord is said with a time that lies ahead.
var plannedWord = sieve.MustCompile(`(?i)\b(?:` + liesAhead + `|candidate|pending)\b`)

// planned puts a label that stands on a line of its own before the time of the degree, which would read as given without it.
func (f *former) planned(e *cv.Education) {
	f.eachText(e, func(t *cv.Text) {
		if m := plannedLabel.FindStringSubmatch(t.Value); m != nil && f.expect(e, m[1], *t) {
			t.Value = ""
		}
	})
}

// asPrinted is a time as it is printed, in the season that the file names.
func asPrinted(r cv.DateRange) string {
	if strings.Contains(strings.ToLower(r.Text.Value), "fall") {
		return strings.ReplaceAll(r.Display(), "Autumn", "Fall")
	}
	return r.Display()
}

// evenTime sets the time of a degree in one form: "May 2009", "Expected May 2027".
func evenTime(r *cv.DateRange) {
	text := strings.TrimRight(r.Text.Value, " ).")
	found := dates.Find(text)
	if len(found) != 1 || found[0].Period || r.Current || r.Display() == "" || strings.Contains(r.Display(), "–") {
		return
	}
	at := strings.IndexAny(text, "0123456789")
	for at > 0 && text[at-1] != ' ' {
		at--
	}
	for _, from := range []int{at, strings.LastIndexByte(strings.TrimRight(text[:max(at, 0)], " "), ' ') + 1} {
		if from <= 0 {
			continue
		}
		if m := timeLabel.FindStringSubmatch(text[:from]); m != nil {
			said := asPrinted(*r)
			r.Text.Value = said
			if m[1] != "" {
				r.Text.Value = strings.ToUpper(m[1][:1]) + strings.ToLower(m[1][1:]) + " " + said
			}
			return
		}
	}
}
