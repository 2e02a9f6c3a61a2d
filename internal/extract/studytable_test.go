package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// tableOf is a CV with a table: rows of cells parted by bars, as the tables of word processors are read.
func tableOf(before, table string) *page.Document {
	doc := flow(before)
	lines := &doc.Pages[0].Lines
	for _, row := range strings.Split(table, "\n") {
		l := page.Line{Kind: page.TableRow, Size: 11, Block: 1}
		for k, cell := range strings.Split(row, "|") {
			if cell = strings.TrimSpace(cell); cell != "" {
				l.Segments = append(l.Segments, page.Segment{Column: k + 1, Runs: runs(cell, 11)})
			}
		}
		*lines = append(*lines, l)
	}
	return doc
}

const aboveTable = "Mira Solberg\nmira.solberg@example.org\nMobile: 07700 900118\n# Work Experience\nSite Engineer\n" +
	"Bramble Construction Pvt Ltd\nMarch 2015 to June 2018\n- Supervised the work of three crews on site.\n# Educational Qualification\n"

// courseShown is a course in one line.
func courseShown(e *cv.Education) string {
	out := e.Degree.Value + " ~ " + e.Area.Value + " | " + e.Institution.Value + " | " + e.Dates.Display() + " | " + e.Score.Value
	for _, t := range e.Summary {
		out += " // " + t.Value
	}
	return out
}

func TestTablesOfStudies(t *testing.T) {
	cases := []struct {
		name, table string
		want        []string
	}{
		{
			"columns say what is what, also where it does not look like it",
			"Exam | Institute | Board/University | Year of Passing | %\nBE (ENTC) | TARN, Elmstead | TBU | 2018 | 62.37\n" +
				"XII | Mirefield | TSB | 2014 | 52.9\nX | Mirefield | TSB | 2012 | 69",
			[]string{
				"BE (ENTC) ~  | TARN, Elmstead | 2018 | 62.37% // TBU", "XII ~  | Mirefield | 2014 | 52.9% // TSB",
				"X ~  | Mirefield | 2012 | 69% // TSB",
			},
		},
		{
			"the subject has a column, and marks are of two kinds",
			"S. No. | Degree/Examination | Discipline | University | Passing Year | CGPA/ %\n" +
				"1 | B.Tech | Electronics | Tarnbeck University | 2016 | 7.2\n" +
				"2 | Higher Secondary | Science | Tarnbeck Board | 2012 | 71.5",
			[]string{
				"B.Tech ~ Electronics | Tarnbeck University | 2016 | CGPA 7.2",
				"Higher Secondary ~ Science | Tarnbeck Board | 2012 | 71.5%",
			},
		},
		{
			"an empty cell is the board's, and the town stays with the school",
			"Qualification | School/College | Board | Year | Percentage\n" +
				"Diploma | Tarnbeck Polytechnic, Elmstead, Westmark | TBTE | 2016 | 80 %\nSSC |  | Westmark State Board | 2013 | 68",
			[]string{
				"Diploma ~  | Tarnbeck Polytechnic, Elmstead, Westmark | 2016 | 80% // TBTE",
				"SSC ~  | Westmark State Board | 2013 | 68%",
			},
		},
		{
			"no heading above what was studied",
			" | Year | Class | University\nS.S.C | March 1998 | First Class | Tarnbeck\nGraduation | June 2009 | Second Class | Elmstead",
			[]string{"S.S.C ~  | Tarnbeck | Mar 1998 | First Class", "Graduation ~  | Elmstead | Jun 2009 | Second Class"},
		},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(tableOf(aboveTable, c.table), Options{})
			var got []string
			for i := range doc.Education {
				got = append(got, courseShown(&doc.Education[i]))
			}
			if a, z := strings.Join(got, "\n"), strings.Join(c.want, "\n"); a != z {
				t.Errorf("read\n%s\nwant\n%s", a, z)
			}
		})
	}
}

func TestStudyColumns(t *testing.T) {
	cases := []struct {
		head string
		want bool
	}{
		{"Course | Institution | Board / University | Year of Completion | Marks % / CGPA", true},
		{"Name of the Examination | Board | Name of the Institution | Year of passing out | Percentage of marks Obtained | Division", true},
		{"Academic Year | Degree | College | Aggregate", true},
		{"Organization | Designation | Duration", false},
		{"Course | Project | Institute | Year", false},
		{"Degree | Year", false},
		{"B.Tech | Tarnbeck University | 2016 | 71", false},
		{"Board/ Examination University | Name of Institution | Year", false},
		{"Language | Read | Write | Speak", false},
	}
	for _, c := range cases {
		var head []segment
		for k, text := range strings.Split(c.head, " | ") {
			head = append(head, segment{text: text, column: k + 1})
		}
		if got := studyColumns(head) != nil; got != c.want {
			t.Errorf("%q: %v", c.head, got)
		}
	}
}
