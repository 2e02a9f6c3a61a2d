package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// An undated course among dated ones is one where its degree and its school are named and nobody doubts where it begins; what lacks one of
// them, or may be something else, is kept apart.
func TestUndatedCourseAmongDated(t *testing.T) {
	const doubtful = 0.55
	for text, c := range map[string]struct {
		sure float64
		want bool
	}{
		"Diploma in Rigging|Tern College":     {1, true},
		"Diploma in Rigging|Tern College ":    {doubtful, false},
		"Diploma in Rigging|":                 {1, false},
		"Walked along the coast|Tern College": {1, false},
		"|Tern College":                       {1, false},
	} {
		degree, school, _ := strings.Cut(text, "|")
		lines := []line{{index: 0, text: "head"}}
		read := &labeller.Reading{Prob: []float64{1}, Labels: []labeller.Label{labeller.EduStart}}
		var list []cv.Education
		var entries []*labeller.Entry
		add := func(e cv.Education, sure float64) {
			i := len(lines)
			lines = append(lines, line{index: i, text: e.Degree.Value + " " + e.Institution.Value})
			read.Prob, read.Labels = append(read.Prob, sure), append(read.Labels, labeller.EduStart)
			list = append(list, e)
			entries = append(entries, &labeller.Entry{Kind: labeller.Course, Head: []int{i}, Fields: map[string]labeller.Field{
				"degree": {Prob: 0.5}, "school": {Prob: 0.5},
			}})
		}
		for range 8 {
			dated := cv.Education{Degree: cv.Text{Value: "BSc"}, Institution: cv.Text{Value: "Tern University"}}
			dated.Dates.End.Year = 2016
			add(dated, 1)
		}
		add(cv.Education{Degree: cv.Text{Value: degree}, Institution: cv.Text{Value: strings.TrimSpace(school)}}, c.sure)
		b := &builder{doc: &cv.Document{}, lines: lines, reading: read, used: map[int]bool{}}
		got := b.assertCourses(list, entries)
		kept := false
		for _, e := range got {
			kept = kept || e.Dates.IsZero()
		}
		if kept != c.want {
			t.Errorf("%q, %.2f sure: kept %v", text, c.sure, kept)
		}
	}
}

// The head of an entry that is no post is text of the post above it, once: a sentence that its fields were found in stands there already.
func TestHeadThatIsTextAlready(t *testing.T) {
	lines := []line{
		{index: 0, text: "Fitter, Tern Ltd"},
		{index: 1, text: "Worked as fitter in the yard of Tern Ltd", segs: []segment{{text: "Worked as fitter in the yard of Tern Ltd"}}},
	}
	b := &builder{doc: &cv.Document{}, lines: lines, used: map[int]bool{}}
	e := &labeller.Entry{Kind: labeller.Post, Head: []int{1}}
	text := func(value string, line int) cv.Engagement {
		return cv.Engagement{Summary: []cv.Text{{Value: value, Lines: []int{line}}}}
	}
	for name, c := range map[string]struct {
		post cv.Engagement
		want int
	}{
		"said already":             {text(lines[1].text, 1), 0},
		"a part of it":             {text("in the yard", 1), 1},
		"the same words elsewhere": {text(lines[1].text, 0), 1},
		"nothing":                  {cv.Engagement{}, 1},
	} {
		if got := b.headAsText(e, &c.post); len(got) != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// What is left of the head of an entry that is no post stands in the whole line already.
func TestHeadAsTextIsNotSaidTwice(t *testing.T) {
	const whole = "Forty days training in the loft of Tern Ltd"
	lines := []line{{index: 0, text: whole, segs: []segment{{text: whole}}}}
	for left, want := range map[string]int{"Forty days training": 1, "Sewed 3 sails": 2} {
		b := &builder{doc: &cv.Document{}, lines: lines, used: map[int]bool{}}
		w := cv.Engagement{Summary: []cv.Text{{Value: left, Lines: []int{0}}}}
		if got := b.withHeadAsText(&labeller.Entry{Kind: labeller.Post, Head: []int{0}}, &w); len(got) != want {
			t.Errorf("%q: %v", left, got)
		}
	}
}
