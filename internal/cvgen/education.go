package cvgen

import (
	"fmt"
	"strings"

	"focal/internal/gold"
)

var courseForms = []option[string]{{38, "lines"}, {24, "table"}, {20, "sentence"}, {7, "labels"}, {6, "rail"}, {5, "oneliner"}}

func (w *writer) education() {
	if w.s.course == "table" {
		w.courseTable()
		return
	}
	for i := range w.f.courses {
		c := w.f.courses[i]
		before := w.take()
		switch w.s.course {
		case "sentence":
			w.sentenceCourse(&c)
		case "labels":
			w.labelCourse(&c)
		case "rail":
			w.railCourse(&c)
		case "eurorail":
			w.euroCourse(&c)
		case "oneliner":
			w.shortCourse(&c)
		default:
			w.linesCourse(&c)
		}
		content := w.take()
		if i > 0 && len(content) > 0 && content[0].para != nil && content[0].para.bullet == "" {
			content[0].para.above, content[0].para.blank = w.s.gap, w.s.gap > 0.5
		}
		w.out = append(before, content...)
	}
}

// dressCourse gives the fields of a course their letters and notes them.
func (w *writer) dressCourse(c *course, withStart bool) (dates string, g *gold.Course) {
	if strings.Contains(w.s.upperFields, "O") {
		c.school = strings.ToUpper(c.school)
	}
	if strings.Contains(w.s.upperFields, "T") {
		c.degree = strings.ToUpper(c.degree)
	}
	row := gold.Course{Degree: c.degree, Institution: c.school}
	f := &w.s.courseDates
	switch {
	case c.undated:
	case withStart && !c.row:
		text, start, end := f.period(w.d, post{start: c.start, end: c.end})
		dates, row.StartDate, row.EndDate = text, start, end
	default:
		dates = f.wrap[0] + f.one(c.end) + f.wrap[1]
		row.EndDate = f.iso(c.end)
	}
	w.gold.Education = append(w.gold.Education, row)
	return dates, &w.gold.Education[len(w.gold.Education)-1]
}

// withStarts says whether a CV tells when courses began.
func (w *writer) withStarts() bool { return w.s.side < 0.5 }

func (w *writer) linesCourse(c *course) {
	dates, g := w.dressCourse(c, w.withStarts())
	score := ""
	if strings.Contains(w.s.courseHead, "%S") {
		score = c.score
		g.Score = score
	}
	fields := map[byte]string{'T': c.degree, 'O': c.school, 'P': c.place, 'D': dates, 'S': score}
	if strings.Contains(c.school, c.place) || w.d.chance(0.5) && w.s.portal == "" {
		fields['P'] = ""
	}
	oneLine := !strings.Contains(w.s.courseHead, "\n")
	for k, q := range w.pattern(w.s.courseHead, fields, w.s.courseSep) {
		if oneLine && w.s.side > 0.6 && q.right == nil {
			q.bullet = w.s.bullet
		}
		q.keep = k == 0 && !oneLine
		w.para(q)
	}
	w.underCourse(c, g)
}

// underCourse writes what is under the head of a course.
func (w *writer) underCourse(c *course, g *gold.Course) {
	if c.score != "" && g.Score == "" && w.d.chance(0.7) {
		g.Score = c.score
		w.para(text(w.d.pick("", "Percentage: ", "Marks - ", "Result: ", "Grade: ", "CGPA/Percentage : ", "Aggregate: ") + c.score))
	}
	if c.row {
		return
	}
	if w.d.chance(0.05) {
		w.para(text(w.d.pick("Coursework: ", "Subjects: ", "Relevant courses: ", "Modules: ") + strings.Join(w.f.several(w.d, "subject", 3), ", ")))
	}
	if w.d.chance(0.04) {
		w.para(text(w.d.pick("Thesis: ", "Dissertation: ", "Project: ", "Final year project: ") + strings.TrimSpace(w.f.say(w.d, "project"))))
	}
}

var courseSentences = []string{
	"%T from %O in %D with %S",
	"%T from %O with %S in %D",
	"%T ([D]) from %O, with %S",
	"Completed %T from %O in the year %D with %S",
	"%T [%D] with aggregate of %S from %O",
	"%T passed from %O in %D",
	"Passed %T from %O in %D",
	"%T, %O, %D (%S)",
	"%T from %O",
	"%T done from %O, %D",
	"%D - %T from %O",
	"%T in %D from %O securing %S",
	"%T - %D, %O - %S",
	"%T with %S from %O in %D",
}

func (w *writer) sentenceCourse(c *course) {
	saved := w.s.courseDates
	w.s.courseDates.wrap = [2]string{}
	w.s.courseDates.from = ""
	if w.d.chance(0.7) {
		w.s.courseDates.parts = 1
	}
	if c.row && w.d.chance(0.5) {
		c.school = c.board
	}
	dates, g := w.dressCourse(c, false)
	w.s.courseDates = saved
	i := int(w.s.side*float64(len(courseSentences))) % len(courseSentences)
	if w.d.chance(0.1) {
		i = w.d.IntN(len(courseSentences))
	}
	s := strings.Replace(courseSentences[i], "[D]", "%D", 1)
	if !strings.Contains(s, "%D") {
		g.EndDate = ""
	}
	if c.score == "" || !strings.Contains(s, "%S") {
		for _, x := range []string{" securing %S", ", with %S", " with aggregate of %S", " with %S", " (%S)", " - %S"} {
			s = strings.Replace(s, x, "", 1)
		}
	} else {
		g.Score = c.score
	}
	if dates == "" {
		for _, x := range []string{" in the year %D", " in %D", " (%D)", " [%D]", "%D - ", ", %D", " - %D"} {
			s = strings.Replace(s, x, "", 1)
		}
	}
	q := text(strings.NewReplacer("%T", c.degree, "%O", c.school, "%D", dates, "%S", c.score).Replace(s))
	if w.d.chance(0.3) {
		q.spans[0].text += "."
	}
	q.bullet, q.indent = w.s.bullet, w.s.indent
	w.para(q)
}

// shortCourse is "12th – State Board (2009)".
func (w *writer) shortCourse(c *course) {
	if c.row {
		c.school = c.board
	}
	w.s.courseDates.parts = 1
	dates, _ := w.dressCourse(c, false)
	sep := w.d.pick(": ", " – ", " - ", " : ", ", ")
	q := text(c.degree + sep + c.school)
	if dates != "" {
		q.spans[0].text += w.d.pick(" ", ", ", " - ") + dates
	}
	w.para(q)
}

func (w *writer) labelCourse(c *course) {
	dates, g := w.dressCourse(c, false)
	mark := w.s.labels.mark
	for _, k := range []struct{ label, value string }{
		{w.d.pick("Degree", "Course", "Qualification", "Examination"), c.degree},
		{w.d.pick("Institution", "College", "Institute", "School/College", "University"), c.school},
		{w.d.pick("Year of Passing", "Year", "Passing Year", "Completed"), dates},
		{w.d.pick("Percentage", "Marks", "Grade", "CGPA"), c.score},
	} {
		if k.value != "" {
			q := w.key(k.label, k.value, mark)
			q.keep = true
			w.para(q)
		}
	}
	g.Score = c.score
}

func (w *writer) railCourse(c *course) {
	dates, g := w.dressCourse(c, w.withStarts())
	before := w.take()
	for _, q := range w.pattern(w.d.pick("%T~%O", "%T\n%O", "%O\n%T"), map[byte]string{'T': c.degree, 'O': c.school}, w.s.courseSep) {
		w.para(q)
	}
	if c.score != "" {
		g.Score = c.score
		w.para(text(c.score))
	}
	inside := w.take()
	w.out = before
	if dates == "" {
		dates = "–"
	}
	w.add(block{row: &row{rail: []para{text(dates)}, content: inside, share: 0.2, railRight: w.s.side > 0.85}})
}

// courseTable writes all courses as rows: degree, board, school, year, marks in any order.
func (w *writer) courseTable() {
	order := choose(w.d, []option[string]{{6, "TODS"}, {5, "TBODS"}, {4, "TOBDS"}, {3, "DTOS"}, {3, "TBDS"}, {3, "NTODS"}, {2, "TDOS"}, {2, "TODBS"}, {2, "OTDS"}, {2, "NTBOSD"}, {1, "TOSD"}, {2, "TOD"}, {1, "NDTOBS"}})
	head := map[rune]string{
		'T': w.d.pick("Qualification", "Degree", "Course", "Examination", "Exam", "Class", "Degree/Examination", "Exam Passed", "QUALIFICATION", "Education"),
		'O': w.d.pick("Institution", "School/College", "College", "Institute", "Name of Institution", "University/College", "INSTITUTION", "Name of the School"),
		'B': w.d.pick("Board/University", "University", "Board", "University / Board", "BOARD/UNIVERSITY", "Affiliated to"),
		'D': w.d.pick("Year", "Year of Passing", "Passing Year", "YEAR OF PASSING", "Session", "Year of completion"),
		'S': w.d.pick("Percentage", "%", "Marks", "% of Marks", "CGPA/%", "Division", "PERCENTAGE", "Grade", "Result"),
		'N': w.d.pick("S.No", "Sr. No.", "Sl. No", "#"),
	}
	t := &table{border: w.d.chance(0.85), header: true}
	var cells []string
	for _, k := range order {
		cells = append(cells, head[k])
		t.shares = append(t.shares, map[rune]float64{'T': 2.4, 'O': 3, 'B': 2.4, 'D': 1.4, 'S': 1.4, 'N': 0.7}[k])
	}
	t.rows = append(t.rows, cells)
	w.s.courseDates.wrap = [2]string{}
	if w.d.chance(0.75) {
		w.s.courseDates.parts = 1
	}
	for i := range w.f.courses {
		t.rows = append(t.rows, w.courseRow(w.f.courses[i], order, i))
	}
	w.add(block{table: t})
}

func (w *writer) courseRow(c course, order string, i int) []string {
	if !strings.Contains(order, "O") { // a board alone stands for the school
		c.school = c.board
	}
	dates, g := w.dressCourse(&c, false)
	if c.score == "" && w.d.chance(0.6) {
		c.score = w.d.expand("{5|6|7|8}#{%|.#%|.##|}", w.f.words)
	}
	g.Score = ""
	var cells []string
	for _, k := range order {
		switch k {
		case 'T':
			cells = append(cells, c.degree)
		case 'O':
			cells = append(cells, c.school)
		case 'B':
			cells = append(cells, c.board)
		case 'D':
			cells = append(cells, dates)
		case 'S':
			cells = append(cells, c.score)
			g.Score = c.score
		case 'N':
			cells = append(cells, fmt.Sprint(i+1))
		}
	}
	if !strings.Contains(order, "O") {
		g.Institution = c.board
		for k, name := range order {
			if name == 'B' {
				cells[k] = c.board
			}
		}
	}
	return cells
}
