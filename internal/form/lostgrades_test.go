package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

func TestLostGrades(t *testing.T) {
	for _, c := range []struct {
		name  string
		file  []string
		line  int // of the degree
		score string
		want  []string
	}{
		{"above the school", []string{"Current GPA: 3.6", "BSc"}, 1, "Honours", []string{"Current GPA: 3.6"}},
		{"below the degree", []string{"BSc", "GPA: 3.4/4.0"}, 0, "Honours", []string{"GPA: 3.4/4.0"}},
		{"further away", []string{"GPA: 3.4", "", "BSc"}, 2, "Honours", nil},
		{"more than a grade", []string{"GPA: 3.4 in ropes", "BSc"}, 1, "Honours", nil},
		{"an empty line", []string{"", "BSc"}, 1, "Honours", nil},
	} {
		doc := fileOf(c.file...)
		doc.Education = []cv.Education{{Degree: text("BSc", c.line), Score: text(c.score, c.line)}}
		(&former{doc: doc}).lostGrades()
		if got := values(doc.Education[0].Highlights); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q", c.name, got)
		}
	}
}

func TestSeasonsKeepTheirWord(t *testing.T) {
	r := cv.DateRange{Start: cv.Date{Year: 2007, Season: cv.Autumn}, Text: text("Completed Fall 2007")}
	if evenTime(&r); r.Text.Value != "Fall 2007" {
		t.Errorf("got %q", r.Text.Value)
	}
}

func TestGradeWithHonours(t *testing.T) {
	for _, c := range []struct{ line, read, want string }{
		{"GPA 3.9/4.0 - Summa Cum Laude", "3.9/4.0 - Summa Cum Laude", "GPA 3.9/4.0, Summa Cum Laude"},
		{"QPA: 3.57", "3.57", "QPA 3.57"},
		{"Cum Laude", "Cum Laude", "Cum Laude"},
	} {
		doc := cv.Document{
			Source:    []cv.SourceLine{{Text: "BSc in Moss Science"}, {Text: c.line}},
			Education: []cv.Education{{Degree: text("BSc in Moss Science", 0), Score: text(c.read, 1)}},
		}
		f := former{doc: &doc}
		f.grades(&doc.Education[0])
		if got := doc.Education[0].Score.Value; got != c.want {
			t.Errorf("%s: %q, want %q", c.line, got, c.want)
		}
	}
}
