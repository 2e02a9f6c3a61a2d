package form

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
)

func looseLines(from int, bullet bool, values ...string) (list []cv.Item) {
	for i, v := range values {
		list = append(list, cv.Item{Text: text(v, from+i), Bullet: bullet && i > 0})
	}
	return list
}

func TestLooseStudies(t *testing.T) {
	for _, c := range []struct{ heading, school, lines, want, left string }{
		{
			"EDUCATION", "", "Moss University, Elm School of Ropes|Track in Knots|Ropes Club",
			"Moss University, Elm School of Ropes [Track in Knots Ropes Club]", "",
		},
		{"EDUCATION", "Oak College", "Moss University, Elm School of Ropes", "Oak College []", "Moss University, Elm School of Ropes"},
		{"EDUCATION", "Oak College", "Thesis: Old Ropes|Spare line", "Oak College [Thesis: Old Ropes]", "Spare line"},
		{"EDUCATION", "", "Honorary Surgeon: Moss Hospital", " []", "Honorary Surgeon: Moss Hospital"},
		{"EDUCATION", "", "Lecturer, Moss University", " []", "Lecturer, Moss University"},
		{"SKILLS", "", "Moss University", " []", "Moss University"},
	} {
		list := strings.Split(c.lines, "|")
		doc := cv.Document{
			Source:     []cv.SourceLine{{Text: c.heading, As: cv.LineHeading}, {Text: "MSc Rope Science"}},
			Education:  []cv.Education{{Degree: text("MSc Rope Science", 1), Institution: cv.Text{Value: c.school}}},
			Additional: []cv.OtherSection{{Items: looseLines(2, false, list...)}},
		}
		for _, l := range list {
			doc.Source = append(doc.Source, cv.SourceLine{Text: l})
		}
		f := former{doc: &doc}
		f.looseEntries()
		var told, left []string
		for _, h := range doc.Education[0].Highlights {
			told = append(told, h.Value)
		}
		for _, s := range doc.Additional {
			for _, it := range s.Items {
				left = append(left, it.Value)
			}
		}
		if got := fmt.Sprint(doc.Education[0].Institution.Value, " ", told); got != c.want || strings.Join(left, "|") != c.left {
			t.Errorf("%s: %s, left %q", c.lines, got, left)
		}
	}
}

func TestLoosePost(t *testing.T) {
	for _, c := range []struct {
		lines string
		posts int
	}{
		{"Moss Research Project | Team Member|Ran assays of moss|Kept the records", 1},
		{"Moss Research Project | Growing|Ran assays", 0},
		{"Moss Research Project, Team Member|Ran assays", 0},
		{"Moss Research Project | Team Member", 0},
	} {
		list := strings.Split(strings.ReplaceAll(c.lines, " | ", "~"), "|")
		for i := range list {
			list[i] = strings.ReplaceAll(list[i], "~", " | ")
		}
		doc := cv.Document{
			Source:     []cv.SourceLine{{Text: "WORK EXPERIENCE", As: cv.LineHeading}},
			Additional: []cv.OtherSection{{Items: looseLines(1, true, list...)}},
		}
		for _, l := range list {
			doc.Source = append(doc.Source, cv.SourceLine{Text: l})
		}
		f := former{doc: &doc}
		f.looseEntries()
		if len(doc.Work) != c.posts {
			t.Errorf("%s: %d posts", c.lines, len(doc.Work))
		}
	}
}
