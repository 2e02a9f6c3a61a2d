package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// A year and two digits are two years where the CV writes its periods so, and a month
// where it writes months.
func TestYearAndTwoDigits(t *testing.T) {
	for text, want := range map[string]string{
		"BA Fine Art, University of Hull, 2010-13\nFoundation Diploma in Art, Selby College, 2009-10":           "2009..2010",
		"BA Fine Art, University of Hull, 2010-13\nFoundation Diploma in Art, Selby College, from 2009-10":      "2009..2010",
		"BA Fine Art, University of Hull, 2010-11\nFoundation Diploma in Art, Selby College, 2007-08":           "2007..2008",
		"BA Fine Art, University of Hull, 2010-12\nFoundation Diploma in Art, Selby College, 2007-08":           "..2007-08",
		"BA Fine Art, University of Hull, 2014\nFoundation Diploma in Art, Selby College, 2001-02, 2004-05":     "2001..2005",
		"BA Fine Art, University of Hull, 2014\nFoundation Diploma in Art, Selby College, 2002-03":              "2002..2003",
		"BA Fine Art, University of Hull, 2014\nFoundation Diploma in Art, Selby College, 2002-04":              "..2002-04",
		"BA Fine Art, University of Hull, 2010-03\nFoundation Diploma in Art, Selby College, 2009-10":           "..2009-10",
		"BA Fine Art, University of Hull, 2014\nFoundation Diploma in Art, Selby College, 2001-02 - 2004-05":    "2001-02..2004-05",
		"BA Fine Art, University of Hull, 2005-06 to 2007-08\nDiploma in Art, Selby College, 2001-02 – 2004-05": "2001-02..2004-05",
		"BA Fine Art, University of Hull, 2011-12 to date\nDiploma in Art, Selby College, 2010-11 to 2011-12":   "2010-11..2011-12",
	} {
		doc, _ := Document(flow(top+"# Education\n"+text), Options{})
		got := period(doc.Education[1].Dates)
		if strings.HasPrefix(want, "..") {
			got = ".." + doc.Education[1].Dates.Start.ISO()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// School examinations keep their evidence.Subjects and grades together, in every form; the class of
// a degree is no part of its subject.
func TestSubjectsAndClasses(t *testing.T) {
	for text, want := range map[string]string{
		"2009 – 2011\tElmfield Sixth Form\tA Levels – Maths A, Physics B, Music C":     "A Levels | Maths A, Physics B, Music C | Elmfield Sixth Form | 2009..2011 | ",
		"Elmfield Sixth Form\t2009 – 2011\nA Level Biology (B), A Level Chemistry (C)": "A Level Biology (B), A Level Chemistry (C) |  | Elmfield Sixth Form | 2009..2011 | ",
		"2013 – 2014: Selby Law School, Legal Practice Course (Distinction)":           "Legal Practice Course |  | Selby Law School | 2013..2014 | Distinction",
	} {
		doc, _ := Document(flow(top+"# Education\n"+text), Options{})
		if got := schools(doc.Education); !slices.Equal(got, []string{want}) {
			t.Errorf("%q\ngot  %q\nwant %q", text, got, want)
		}
	}
}

// The subject right behind a diploma or a certificate is parted from it; what kind it is, is not.
func TestSubjectsBehindDiplomas(t *testing.T) {
	for text, want := range map[string][2]string{
		"Vocational diploma Welding and Metalwork": {"Vocational diploma", "Welding and Metalwork"},
		"Diploma Mechanical Engineering":           {"Diploma", "Mechanical Engineering"},
		"Diploma Course":                           {"Diploma Course", ""},
		"Certificate III Carpentry":                {"Certificate III Carpentry", ""},
		"Certificate Programme Marketing":          {"Certificate Programme Marketing", ""},
		"Trade Certificate Board of Education":     {"Trade Certificate Board of Education", ""},
		"School Leaving Certificate":               {"School Leaving Certificate", ""},
	} {
		d := cv.Education{Degree: cv.Text{Value: text}}
		splitDegree(&d)
		if got := [2]string{d.Degree.Value, d.Area.Value}; got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// Grades of posts are neither dates nor employers, and a department behind a dash is one.
func TestGradesAndDepartments(t *testing.T) {
	for text, want := range map[string]string{
		"Staff Nurse, Selby General Hospital. Band 6. 2012 – 2015\n- Nursed children on a ward of twelve beds": "Staff Nurse | Selby General Hospital |  | 2012..2015 | 2",
		"**Radiographer**\nSelby NHS Trust – Radiology Department\n2012 – 2015\n- Took scans":                  "Radiographer | Selby NHS Trust |  | 2012..2015 | 1",
	} {
		doc, _ := Document(flow(top+"# Work\n"+text), Options{})
		if got := posts(doc.Work); !slices.Equal(got, []string{want}) {
			t.Errorf("%q\ngot  %q\nwant %q", text, got, want)
			continue
		}
		if unit := doc.Work[0].Unit.Value; strings.Contains(text, "Department") && unit != "Radiology Department" {
			t.Errorf("unit %q", unit)
		}
	}
}

// Posts of one line follow one another as items of a list.
func TestPostsInOneLine(t *testing.T) {
	for _, text := range []string{
		"- Scout leader, 3rd Selby Scouts, 2012 – present\n- Governor, Elmfield School, 2015 – 2019",
	} {
		doc, _ := Document(flow(top+"# Volunteering\n"+text), Options{})
		if v := doc.Volunteering; len(v) != 2 || v[0].Organisation.Value != "3rd Selby Scouts" || v[1].Organisation.Value != "Elmfield School" || period(v[1].Dates) != "2015..2019" || len(doc.Additional) > 0 {
			t.Errorf("%q: %v, additional %v", text, posts(v), doc.Additional)
		}
	}
}

// A list of topics is as many courses as it names; another course is no issuer.
func TestCoursesInASentence(t *testing.T) {
	for text, want := range map[string]string{
		"CSCS Gold Card / SMSTS / IPAF 3a 3b / Asbestos Awareness": "CSCS Gold Card;SMSTS;IPAF 3a 3b;Asbestos Awareness",
		"2022: Coaching skills (two days), Leadership for change":  "Coaching skills (two days), Leadership for change",
	} {
		doc, _ := Document(flow(top+"# Courses\n"+text), Options{})
		var got []string
		for _, c := range doc.Certificates {
			got = append(got, c.Name.Value)
			if !c.Issuer.IsZero() {
				t.Errorf("%q: issuer %q", text, c.Issuer.Value)
			}
		}
		if strings.Join(got, ";") != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// Labels in capitals open sections on the line of their first words; the last line that
// only names the document is no post; languages among skills are languages.
func TestInlineCapitalsAndTheLastLine(t *testing.T) {
	doc, _ := Document(flow(top+"LICENCES: Driver CPC (2024)\n\nWORK:\nDriver, Walling Sports Ltd, 2012 – 2015\n- Drove\n\nSCHOOL: Selby College, BTEC Diploma in Mechanics, 2002 – 2006\n\nLANGUAGES: Romanian (native)\n\nSKILLS: Excel, Fluent in Spanish\n\nMira Solberg-Katz | Curriculum Vitae | March 2024"), Options{})
	if got := posts(doc.Work); len(got) != 1 || len(doc.Education) != 1 || doc.Education[0].Institution.Value != "Selby College" || len(doc.Languages) != 2 || len(doc.Certificates) != 1 {
		t.Errorf("work %v, education %v, languages %v, certificates %v", got, schools(doc.Education), doc.Languages, doc.Certificates)
	}
}
