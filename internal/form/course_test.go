package form

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// file is a document with these lines.
func file(lines ...string) *former {
	doc := &cv.Document{Locale: "en-US"}
	for _, l := range lines {
		doc.Source = append(doc.Source, cv.SourceLine{Text: l})
	}
	return &former{doc: doc}
}

// period is the time that a text tells, with the line that it stands in.
func period(t *testing.T, value string, line int) cv.DateRange {
	t.Helper()
	found := dates.Find(value)
	if len(found) != 1 {
		t.Fatalf("%q: %d dates", value, len(found))
	}
	r := found[0].Range
	r.Text = text(value, line)
	return r
}

func TestGrades(t *testing.T) {
	for _, c := range []struct {
		line, score, below string
		want, left         string
	}{
		{"Major GPA: 3.5; Cumulative GPA: 3.3", "GPA 3.3", "Major GPA: 3.5; Cumulative GPA", "Major GPA 3.5, cumulative GPA 3.3", ""},
		{"G.P.A. - 3.5", "3.5", "", "GPA 3.5", ""},
		{"Dean's List, GPA: 3.89", "GPA 3.89", "Dean's List, GPA", "GPA 3.89", "Dean's List"},
		{"Rope Science\t3.23 GPA", "3.23", "", "GPA 3.23", ""},
		{"Overall GPA: 3.21", "GPA 3.21", "", "GPA 3.21", ""},
		{"Overall GPA: 9.1 / 10", "9.1 / 10", "", "GPA 9.1/10", ""},
		{"CGPA: 7.4 out of 10", "7.4 out of 10", "", "CGPA 7.4 out of 10", ""},
		{"Cumulative GPA:\t3.06", "3.06", "Double subject; Cumulative GPA", "GPA 3.06", "Double subject"},
		{"Ropes (GPA: 3.5, four years)", "GPA 3.5", "Ropes (GPA: 3.5, four years)", "GPA 3.5", "Ropes (four years)"},
		{"GPA 3.2 (4.0 scale)", "GPA 3.2", "(4.0 scale)", "GPA 3.2 (4.0 scale)", "(4.0 scale)"},
		// what stays
		{"Botany GPA: 3.2", "GPA 3.2", "Botany", "GPA 3.2", "Botany"},
		{"about equivalent to GPA of 3 - 3.2", "2.1", "about equivalent to GPA of 3 - 3.2", "2.1", "about equivalent to GPA of 3 - 3.2"},
		{"Honor roll (3.5 GPA required)", "GPA 3.9", "Honor roll (3.5 GPA required)", "GPA 3.9", "Honor roll (3.5 GPA required)"},
		{"Ropes, GPA: 3.5; Knots, GPA: 3.8", "GPA 3.8", "GPA: 3.5; Knots", "GPA 3.8", "GPA: 3.5; Knots"},
		{"Honor society (GPA 3.5 required)", "", "Honor society (GPA 3.5 required)", "", "Honor society (GPA 3.5 required)"},
		{"Prize, GPA: 3.0 or higher", "", "Prize, GPA: 3.0 or higher", "", "Prize, GPA: 3.0 or higher"},
		{"GPA: 3.7 (Ash College GPA: 3.2)", "GPA 3.7", "Ash College GPA: 3.2", "GPA 3.7", "Ash College GPA: 3.2"},
		{
			"Left cum laude with an overall 3.5 GPA.", "", "Left cum laude with an overall 3.5 GPA.",
			"GPA 3.5", "Left cum laude with an overall 3.5 GPA.",
		},
		{"Marks: 310", "310", "", "310", ""},
		{"First class", "First class", "", "First class", ""},
		{"2:1", "2:1", "", "2:1", ""},
	} {
		f := file(c.line)
		e := &cv.Education{Degree: text("BSc", 0), Score: text(c.score, 0)}
		if c.below != "" {
			e.Summary = []cv.Text{text(c.below, 0)}
		}
		f.grades(e)
		left := ""
		if len(e.Summary) > 0 {
			left = e.Summary[0].Value
		}
		if e.Score.Value != c.want || left != c.left {
			t.Errorf("%q: %q and %q, want %q and %q", c.line, e.Score.Value, left, c.want, c.left)
		}
	}
}

func TestUnits(t *testing.T) {
	head := "Course\tBoard\tYear\t% of marks"
	for _, c := range []struct{ head, line, score, want string }{
		{head, "HSC\tElm Board\t2012\t70.3", "70.3", "70.3%"},
		{"Course\tSchool\tYear\tCGPA", "BE\tElm College\t2012\t7.2", "7.2", "CGPA 7.2"},
		{"", "scored a mean grade of C+.", "mean grade of C", "mean grade of C+"},
		{"", "Elm School scored 310 marks", "310", "310 marks"},
		{"", "HSC, 2nd division, Elm School", "2nd", "2nd division"},
		// what stays
		{"Course\tSchool\tYear\tCGPA/Percentage", "BE\tElm College\t2012\t7.2", "7.2", "7.2"},
		{"Course\tSchool\tYear\tMarks\tOut of", "BE\tElm College\t2012\t540\t600", "540", "540"},
		{"Percentage\tYear", "HSC\tElm Board\t2012\t70.3", "70.3", "70.3"},
		{"", "Grade B - Elm School", "Grade B", "Grade B"},
		{"", "HSC, 70.3, Elm School", "70.3", "70.3"},
		{"", "First, Elm School", "First", "First"},
		{"", "Ropes, Grade: B, Elm School B- campus", "B", "B"},
		{"", "First, Elm School, First position in an essay contest", "First", "First"},
		{head, "HSC\tElm Board\t2012\t7.8", "7.8", "7.8"},
		{"Course\tBoard\tYear\tCGPA", "HSC\tElm Board\t2012\t70.3", "70.3", "70.3"},
		{"Course\tBoard\tYear\t%ile", "HSC\tElm Board\t2012\t98.2", "98.2", "98.2"},
	} {
		f := file(c.head, c.line)
		e := &cv.Education{Degree: text("HSC", 1), Score: text(c.score, 1)}
		if f.units(e); e.Score.Value != c.want {
			t.Errorf("%q: %q, want %q", c.line, e.Score.Value, c.want)
		}
	}
}

func TestNotHeld(t *testing.T) {
	for _, c := range []struct{ line, degree, below, want, left string }{
		{"Coursework towards Bachelor of Arts", "Bachelor of Arts", "Coursework towards", "Coursework towards Bachelor of Arts", ""},
		{
			"Appeared in the final examination of\tDiploma in Rigging", "Diploma in Rigging", "Appeared in the final examination",
			"Appeared in the final examination of Diploma in Rigging", "",
		},
		{"Earned 42 credits towards BSc", "BSc", "Earned 42 credits towards", "Earned 42 credits towards BSc", ""},
		{"30 transfer credits towards BSc", "BSc", "30 transfer credits towards", "30 transfer credits towards BSc", ""},
		{"Currently pursuing a Master of Arts", "Master of Arts", "Currently pursuing", "Currently pursuing a Master of Arts", ""},
		{"Candidate for Bachelor of Arts", "Candidate for Bachelor of Arts", "Candidate", "Candidate for Bachelor of Arts", ""},
		// what stays
		{"Earned honours, Bachelor of Arts", "Bachelor of Arts", "Earned honours", "Bachelor of Arts", "Earned honours"},
		{"Coursework: ropes. Bachelor of Arts", "Bachelor of Arts", "Coursework: ropes", "Bachelor of Arts", "Coursework: ropes"},
		{"Dean's List Bachelor of Arts", "Bachelor of Arts", "Dean's List", "Bachelor of Arts", "Dean's List"},
		{
			"Studies of ropes and knots in harbours of two coasts, Bachelor of Arts", "Bachelor of Arts",
			"Studies of ropes and knots in harbours of two coasts", "Bachelor of Arts",
			"Studies of ropes and knots in harbours of two coasts",
		},
	} {
		f := file(c.line)
		e := &cv.Education{Degree: text(c.degree, 0), Summary: []cv.Text{text(c.below, 0)}}
		f.notHeld(e)
		left := ""
		if len(e.Summary) > 0 {
			left = e.Summary[0].Value
		}
		if e.Degree.Value != c.want || left != c.left {
			t.Errorf("%q: %q and %q, want %q", c.line, e.Degree.Value, left, c.want)
		}
	}
}

func TestAhead(t *testing.T) {
	for _, c := range []struct{ line, dates, below, want, left string }{
		{"Elm College\tExpected - Dec 2026", "Dec 2026", "Expected", "Expected Dec 2026", ""},
		{
			"Elm College, August 2021 - May 2025 (Anticipated)", "August 2021 - May 2025", "Anticipated",
			"Aug 2021 – Anticipated May 2025", "",
		},
		{"BSc May 2027 (expected), Relevant", "May 2027", "(expected), Relevant", "Expected May 2027", "Relevant"},
		{
			"Elm College - Hull, England, Degree expected Aug 2026", "Aug 2026", "Hull, England, Degree expected",
			"Expected Aug 2026", "Hull, England",
		},
		{"PhD, 2024 (Doing)", "2024", "Doing", "2024 (doing)", ""},
		{"BSc\tanticipated May 2026", "May 2026", "", "Anticipated May 2026", ""},
		// what stays
		{"BSc, May 2014", "May 2014", "Expected high standards of the crew", "May 2014", "Expected high standards of the crew"},
		{"BSc, May 2014. Led the expected crowd; 2014 games", "May 2014", "", "May 2014", ""},
		{"BSc\t2010 - Present", "2010 - Present", "Pursuing", "2010 - Present", ""},
	} {
		f := file(c.line)
		e := &cv.Education{Degree: text("BSc", 0), Dates: period(t, c.dates, 0)}
		if c.below != "" {
			e.Summary = []cv.Text{text(c.below, 0)}
		}
		f.ahead(e)
		left := ""
		if len(e.Summary) > 0 {
			left = e.Summary[0].Value
		}
		if e.Dates.Text.Value != c.want || left != c.left {
			t.Errorf("%q: %q and %q, want %q and %q", c.line, e.Dates.Text.Value, left, c.want, c.left)
		}
	}
}

func TestCoursework(t *testing.T) {
	for _, c := range []struct {
		lines, texts []string
		want, left   []string
	}{
		{
			[]string{"Relevant Courses: Rope Making, Knots of Two Coasts, Harbour Law and Practice, Technical", "Drawing, Tides, Boats"},
			[]string{"Rope Making, Knots of Two Coasts, Harbour Law and Practice, Technical", "Drawing, Tides, Boats"},
			[]string{"Rope Making", "Knots of Two Coasts", "Harbour Law and Practice", "Technical Drawing", "Tides", "Boats"},
			nil,
		},
		{
			[]string{"Modules include: Ropes, Knots &", "Tides"},
			[]string{"Modules include: Ropes, Knots", "Tides"},
			[]string{"Ropes", "Knots & Tides"},
			nil,
		},
		{
			[]string{"Coursework: Ropes | Knots (of silk, of hemp) |", "Tides"},
			[]string{"Ropes | Knots (of silk, of hemp)", "Tides"},
			[]string{"Ropes", "Knots (of silk, of hemp)", "Tides"},
			nil,
		},
		// what stays
		{
			[]string{"Courses: Ropes, Knots", "• Member of the sailing club, Hull"},
			[]string{"Ropes, Knots", "Member of the sailing club, Hull"},
			[]string{"Ropes", "Knots"},
			[]string{"Member of the sailing club, Hull"},
		},
		{
			[]string{"Courses: Ropes, Knots", "Awards: Elm Prize"},
			[]string{"Ropes, Knots", "Awards: Elm Prize"},
			[]string{"Ropes", "Knots"},
			[]string{"Awards: Elm Prize"},
		},
		{
			[]string{"Courses taught by visitors from three harbours"},
			[]string{"Courses taught by visitors from three harbours"},
			nil,
			[]string{"Courses taught by visitors from three harbours"},
		},
		{
			[]string{"Coursework in the harbour: a report"},
			[]string{"Coursework in the harbour: a report"},
			nil,
			[]string{"Coursework in the harbour: a report"},
		},
	} {
		f := file(c.lines...)
		e := &cv.Education{Degree: text("BSc", 0)}
		for i, s := range c.texts {
			e.Summary = append(e.Summary, text(s, i))
		}
		if f.coursework(e); !slices.Equal(values(e.Courses), c.want) || !slices.Equal(values(e.Summary), c.left) {
			t.Errorf("%q: %q and %q", c.lines, values(e.Courses), values(e.Summary))
		}
	}
}

// A list that wraps within a bracket keeps the comma there: it is read as a list before lines are joined.
func TestCourseworkInBracket(t *testing.T) {
	f := file("Courses: Ropes, Law (Harbours,", "Coasts), Tides")
	below := []cv.Text{text("Ropes, Law (Harbours", 0), text("Coasts), Tides", 1)}
	f.doc.Education = []cv.Education{{Degree: text("BSc", 0), Summary: below}}
	Document(f.doc, nil, missingWords)
	if got := values(f.doc.Education[0].Courses); !slices.Equal(got, []string{"Ropes", "Law (Harbours, Coasts)", "Tides"}) {
		t.Errorf("%q", got)
	}
}

func TestGradeLabel(t *testing.T) {
	for _, c := range []struct{ line, score, below, want string }{
		{"School of Ropes GPA: 3.12/4.0", "GPA 3.12/4.0", "School of Ropes GPA", "School of Ropes GPA 3.12/4.0"},
		{"Ropes grade point average (GPA): 3.4", "3.4", "Ropes grade point average (GPA)", "Ropes grade point average (GPA) 3.4"},
		// what stays
		{"Dean's List 3.4", "3.4", "Dean's List", "3.4"},
		{"School of Ropes GPA: 3.9; GPA 3.1", "GPA 3.1", "School of Ropes GPA", "GPA 3.1"},
	} {
		f := file(c.line)
		e := &cv.Education{Degree: text("BSc", 0), Score: text(c.score, 0), Summary: []cv.Text{text(c.below, 0)}}
		if f.gradeLabel(e); e.Score.Value != c.want {
			t.Errorf("%q: %q, want %q", c.line, e.Score.Value, c.want)
		}
	}
}

func TestSchoolsAbove(t *testing.T) {
	f := file("Elm University, Hull, England", "BSc Ropes, May 2014", "School of Knots")
	school := cv.Education{Institution: text("Elm University", 0), Location: text("Hull, England", 0)}
	degree := cv.Education{Degree: text("BSc Ropes", 1), Dates: period(t, "May 2014", 1)}
	part := degree
	part.Institution = text("School of Knots", 2)
	whole := degree
	whole.Institution = text("Oak University", 2)
	institute := degree
	institute.Institution = text("Oak Institute of Ropes", 2)
	grammar := school
	grammar.Institution = text("Elm Grammar School", 0)
	own := cv.Education{Degree: text("MSc Knots", 0)}
	below := cv.Education{Institution: text("Elm University", 1)}
	next := cv.Education{Degree: text("BSc Ropes", 2)}
	told := school
	told.Summary = []cv.Text{text("Dean's List", 0)}
	dated := school
	dated.Dates = period(t, "2010", 0)
	for name, c := range map[string]struct {
		list []cv.Education
		want []string
	}{
		"a school above":           {[]cv.Education{school, degree}, []string{"Elm University"}},
		"behind its degree":        {[]cv.Education{degree, school}, []string{"Elm University"}},
		"a part of it":             {[]cv.Education{school, part}, []string{"Elm University, School of Knots"}},
		"a degree with a school":   {[]cv.Education{school, whole}, []string{"Elm University", "Oak University"}},
		"a school with text":       {[]cv.Education{told, degree}, []string{"Elm University", ""}},
		"a school with its time":   {[]cv.Education{dated, degree}, []string{"Elm University", ""}},
		"another institute":        {[]cv.Education{school, institute}, []string{"Elm University", "Oak Institute of Ropes"}},
		"no university":            {[]cv.Education{grammar, part}, []string{"Elm Grammar School", "School of Knots"}},
		"that of the degree above": {[]cv.Education{own, below, next}, []string{"", "Elm University", ""}},
		"a school without degrees": {[]cv.Education{school}, []string{"Elm University"}},
	} {
		f.doc.Education = c.list
		f.schoolsAbove()
		var got []string
		for _, e := range f.doc.Education {
			got = append(got, e.Institution.Value)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestShifted(t *testing.T) {
	f := file("Elm University, Hull, England", "BSc Ropes 2014", "Oak College, Leeds, England", "Associate of Arts, Knots 2010")
	f.doc.Education = []cv.Education{
		{Institution: text("Elm University", 0), Location: text("Hull, England", 0)},
		{
			Degree: text("BSc Ropes", 1), Institution: text("Oak College", 2), Location: text("Leeds, England", 2),
			Summary: []cv.Text{text("Associate of Arts, Knots 2010", 3)},
		},
	}
	f.shifted()
	if n := len(f.doc.Education); n != 2 {
		t.Fatalf("%d entries", n)
	}
	one, two := f.doc.Education[0], f.doc.Education[1]
	if one.Degree.Value != "BSc Ropes" || one.Institution.Value != "Elm University" || one.Location.Value != "Hull, England" ||
		two.Degree.Value != "Associate of Arts, Knots" || two.Institution.Value != "Oak College" || two.Dates.Display() != "2010" {
		t.Errorf("%+v\n%+v", one, two)
	}
}

func TestPaperText(t *testing.T) {
	for _, c := range []struct {
		name, by         string
		dated            bool
		want, wantIssuer string
	}{
		{"2., Attended the course on knots held in", "", true, "Attended the course on knots", ""},
		{"Workshop on ropes", "Elm Guild, Hull in", true, "Workshop on ropes", "Elm Guild, Hull"},
		{"Course on ropes conducted by", "Elm Guild", false, "Course on ropes", "Elm Guild"},
		{"Certificate of safety presented by Elm Guild in", "", true, "Certificate of safety presented by Elm Guild", ""},
		// what stays
		{"First Aid at Work", "", true, "First Aid at Work", ""},
		{"Working on", "", false, "Working on", ""},
		{"2.5 litre class", "", false, "2.5 litre class", ""},
		{"Log In", "", true, "Log In", ""},
	} {
		f := file()
		name, by := text(c.name), text(c.by)
		if f.paperText(&name, &by, c.dated); name.Value != c.want || by.Value != c.wantIssuer {
			t.Errorf("%q, %q: %q, %q", c.name, c.by, name.Value, by.Value)
		}
	}
}

func TestTimeBelow(t *testing.T) {
	for s, want := range map[string]string{
		"Graduated: May 2014": "May 2014", "From 2011 to 2012": "2011 – 2012", "Fall 2012 to Summer 2017.": "Autumn 2012 – Summer 2017",
		"Won the Elm Cup in 2014": "", "Dean's List, 2014": "", "May 2014, with honors": "", "Joined in 2013, left in 2014": "",
	} {
		f := file(s)
		e := &cv.Education{Degree: text("BSc", 0), Summary: []cv.Text{text(s, 0)}}
		if f.timeBelow(e); e.Dates.Display() != want || (len(e.Summary) == 0) != (want != "") {
			t.Errorf("%q: %q, %q", s, e.Dates.Display(), values(e.Summary))
		}
	}
}

func TestEvenCourse(t *testing.T) {
	for s, want := range map[string]string{
		"Ropes& knots": "Ropes & knots", "Engineering&Technology": "Engineering & Technology", "Diploma(rope work)": "Diploma (rope work)",
		"B.E(Mech)": "B.E (Mech)", "R&D": "R&D", "B.Sc": "B.Sc", "AT&T Institute": "AT&T Institute",
		"f(x) club": "f(x) club", "Course(s)": "Course(s)",
		"Diploma Diploma in Ropes": "Diploma in Ropes", "Bachelor of Ropes": "Bachelor of Ropes",
	} {
		f := file()
		e := &cv.Education{Degree: text(s)}
		f.saidOnce(e)
		if f.spaced(e); e.Degree.Value != want {
			t.Errorf("%q: %q", s, e.Degree.Value)
		}
	}
}

func TestWhatLeadsToASubject(t *testing.T) {
	for is, want := range map[string]string{
		"Bachelor of Science in|Rope Work": "Bachelor of Science|Rope Work", "BSc|in Rope Work": "BSc|Rope Work",
		"Diploma in the field of|Rope Work": "Diploma|Rope Work", "Bachelor’s degree in:|Ropes": "Bachelor’s degree|Ropes",
		"Bachelor of|Rope Work": "Bachelor of Rope Work|", "Master’s Degree of|Ropes": "Master’s Degree of Ropes|",
		"Bachelor|of Rope Work": "Bachelor of Rope Work|", "BSc in|": "BSc|", "Bachelor of|": "Bachelor of|",
		"BSc|Ropes": "BSc|Ropes", "Certificate of|Ropes": "Certificate of|Ropes", "Check-in|Ropes": "Check-in|Ropes",
		"BSc|In: Rope Work": "BSc|Rope Work", "BSc|In (Ropes)": "BSc|(Ropes)",
		"MSc|In Situ Rigging": "MSc|In Situ Rigging", "MSc|in situ rigging": "MSc|in situ rigging",
		"Diploma|In-Yard Rigging": "Diploma|In-Yard Rigging", "Diploma|In-Berth Teaching": "Diploma|In-Berth Teaching",
		"BSc|Indoor Sails": "BSc|Indoor Sails", "BSc|of Ropes": "BSc|of Ropes",
	} {
		degree, area, _ := strings.Cut(is, "|")
		e := &cv.Education{Degree: text(degree, 1), Area: text(area, 2)}
		f := file()
		if f.subjectLeads(e); e.Degree.Value+"|"+e.Area.Value != want {
			t.Errorf("%q: %q, %q", is, e.Degree.Value, e.Area.Value)
		}
	}
}

func TestBoardCell(t *testing.T) {
	for _, c := range []struct {
		head, line, cell string
		want             bool
	}{
		{"Course\tSchool\tBoard\tGrade", "HSC\tElm School\tC.B.K.E.\t70%", "C.B.K.E", true},
		{"Course\tSchool\tBoard\tGrade", "HSC\tElm School\tQXBE\t70%", "QXBE", true},
		{"Course\tSchool\tBoard\tGrade", "HSC\tElm School\tSTATE\t70%", "STATE", false},
		{"Course\tSchool\tMode\tGrade", "HSC\tElm School\tQXBE\t70%", "QXBE", false},
		{"", "HSC, QXBE, 70%", "QXBE", false},
	} {
		f := file(c.head, c.line)
		if got := f.boardCell(text(c.cell, 1), c.cell); got != c.want {
			t.Errorf("%q: %v", c.line, got)
		}
	}
}

// Who examines stands behind the school of a row where the head of the column says so, however it is written.
func TestBodyCells(t *testing.T) {
	const head = "Course\tSchool\tBoard / University\tGrade"
	for _, c := range []struct{ head, cell, school, want, left string }{
		{head, "kelp board of secondary education", "Elm School", "Elm School, kelp board of secondary education", ""},
		{head, "C.B.K.E Hull", "Elm School", "Elm School, C.B.K.E Hull", ""},
		{head, "Q.X.U", "Elm College of Ropes, Hull, Kent", "Elm College of Ropes, Hull, Kent, Q.X.U", ""},
		{head, "Elm University", "Institute of Knots, Elm University", "Institute of Knots, Elm University", ""},
		{head, "QXU", "Q.X.U.T. (QXU) Campus", "Q.X.U.T. (QXU) Campus", ""},
		// what stays
		{"Course\tSchool\tSubjects\tGrade", "Ropes and knots", "Elm School", "Elm School", "Ropes and knots"},
		{"Course\tSchool\tInstitute\tGrade", "Ropes and knots", "Elm School", "Elm School", "Ropes and knots"},
		{head, "Distance education", "Elm School", "Elm School", "Distance education"},
		{head, "Commerce stream", "Elm School", "Elm School", "Commerce stream"},
		{head, "Board of public exams, Kelp", "Elm School", "Elm School, Board of public exams, Kelp", ""},
		{head, "Higher Secondary Examination", "Elm School", "Elm School", "Higher Secondary Examination"},
		{head, "Deemed University", "Elm University, Hull", "Elm University, Hull", "Deemed University"},
		{head, "State", "Elm School", "Elm School", "State"},
		{head, "2009 to 2012", "Elm School", "Elm School", "2009 to 2012"},
		{head, "Regular - state syllabus", "Elm School", "Elm School", "Regular - state syllabus"},
		{"", "kelp council of secondary education", "Elm School", "Elm School", "kelp council of secondary education"},
	} {
		f := file(c.head, "HSC\t"+c.school+"\t"+c.cell+"\t70%")
		e := &cv.Education{Degree: text("HSC", 1), Institution: text(c.school, 1), Score: text("70%", 1)}
		left := ""
		if t := text(c.cell, 1); !f.took(e, t) {
			left = t.Value
		}
		if e.Institution.Value != c.want || left != c.left {
			t.Errorf("%q: %q and %q, want %q", c.cell, e.Institution.Value, left, c.want)
		}
	}
}

// A body that names the town of the school does so once; any other stands behind that town.
func TestBodiesBehindSchools(t *testing.T) {
	for _, c := range []struct {
		school, town string
		line         int // of the town
		body, want   string
		place        string
	}{
		{"Elm College", "Pune", 0, "Oak University, Pune", "Elm College, Oak University", "Pune"},
		{"Elm College", "Pune", 0, "Oak State Board", "Elm College, Pune, Oak State Board", ""},
		{"Elm College", "Pune", 0, "Oak University, Hull", "Elm College, Pune, Oak University, Hull", ""},
		{"Elm College", "", 0, "Oak University, Hull", "Elm College, Oak University, Hull", ""},
		{"Elm College", "India", 2, "Oak University, Pune", "Elm College, Oak University, Pune", "India"},
	} {
		e := cv.Education{Institution: text(c.school, 0), Location: text(c.town, c.line)}
		bodyBehind(&e, text(c.body, 1))
		if e.Institution.Value != c.want || e.Location.Value != c.place {
			t.Errorf("%s, %s: %q in %q", c.school, c.body, e.Institution.Value, e.Location.Value)
		}
	}
}

// The end of the name of a body, alone on a line, is no body: it goes on from the name that the line above begins.
func TestTornBodies(t *testing.T) {
	for _, c := range []struct{ above, below, want string }{
		{"Affiliated to Oak Technical", "University, Hull, UK", "Affiliated to Oak Technical University, Hull, UK"},
		{"Member of the Oak State", "Board", "Member of the Oak State Board"},

		{"Taught knots to children", "University, Hull, UK", "Taught knots to children|University, Hull, UK"},
		{"Affiliated to Oak Council.", "University, Hull, UK", "Affiliated to Oak Council.|University, Hull, UK"},
		{"Affiliated to Oak Technical", "University fees were paid", "Affiliated to Oak Technical|University fees were paid"},
	} {
		f := file(c.above, c.below)
		got := strings.Join(values(f.joined([]cv.Text{text(c.above, 0), text(c.below, 1)})), "|")
		if got != c.want {
			t.Errorf("%q above %q: %q, want %q", c.above, c.below, got, c.want)
		}
	}
	for text, want := range map[string]bool{"Oak University, Hull": true, "University of Oak": true, "University, Hull": false} {
		if isBody(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
