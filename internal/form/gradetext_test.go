package form

import (
	"testing"

	"focal/internal/cv"
)

func TestGradeText(t *testing.T) {
	for _, c := range []struct{ line, score, text, want, left string }{
		{"Honors: Moss Transfer Scholarship", "Honors: Moss Transfer Scholarship", "", "", "Honors: Moss Transfer Scholarship"},
		{"Honours: First Class", "Honours: First Class", "", "Honours: First Class", ""},
		{"Honours: 2:1", "Honours: 2:1", "", "Honours: 2:1", ""},
		{"Elm School scored mean grade of C+.", "C+", "scored mean grade", "scored mean grade of C+", ""},
		{"Elm School scored C+, mean grade B", "C+", "mean grade B", "C+", "mean grade B"},
		{"Elm School 2:1", "GPA 3.6", "2:1", "GPA 3.6, 2:1", ""},
	} {
		doc := cv.Document{
			Source:    []cv.SourceLine{{Text: "BSc in Moss Science"}, {Text: c.line}},
			Education: []cv.Education{{Degree: text("BSc in Moss Science", 0), Score: text(c.score, 1)}},
		}
		if c.text != "" {
			doc.Education[0].Highlights = []cv.Text{text(c.text, 1)}
		}
		f := former{doc: &doc}
		f.education()
		left := ""
		for _, t := range doc.Education[0].Highlights {
			left += t.Value
		}
		if got := doc.Education[0].Score.Value; got != c.want || left != c.left {
			t.Errorf("%s: %q, %q, want %q, %q", c.line, got, left, c.want, c.left)
		}
	}
}
