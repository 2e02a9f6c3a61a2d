package extract

import (
	"slices"
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

// A post is asserted where the models are sure enough of it; what is doubted needs the less of a chance the more it holds. Of those that
// are none an undated half one is text of the post above, the lines of the others are kept apart: no word goes.
func TestWhichPostsAreAsserted(t *testing.T) {
	for name, c := range map[string]struct {
		title, employer string
		dated           bool
		sure            float64 // of the head and of both fields
		text            int
		posts, apart    int
	}{
		"sure":                              {"Site Engineer", "Tern Ltd", true, 0.99, 0, 2, 0},
		"sure, without an employer":         {"Site Engineer", "", true, 0.999, 0, 2, 0},
		"doubted":                           {"Two villas by the lake and their gardens", "Tern Ltd", true, 0.4, 0, 1, 1},
		"doubted, with a title that is one": {"Site Engineer", "Tern Ltd", true, 0.85, 0, 2, 0},
		"doubted, much text":                {"", "Lake Villas", true, 0.99, muchText, 2, 0},
		"doubted, some text":                {"", "Lake Villas", true, 0.99, muchText - 1, 1, 1},
		"undated half":                      {"", "Lake Villas", false, 0.6, 0, 1, 0},
		"undated, with both":                {"Two villas by the lake and their gardens", "Tern Ltd", false, 0.4, 0, 1, 1},
	} {
		t.Run(name, func(t *testing.T) {
			b := &builder{doc: &cv.Document{}, reading: &labeller.Reading{}, used: map[int]bool{}}
			var list []cv.Engagement
			var entries []*labeller.Entry
			add := func(title, employer string, sure float64, text int) *cv.Engagement {
				e := &labeller.Entry{Kind: labeller.Post, Head: []int{len(b.lines)}, Fields: map[string]labeller.Field{}}
				for field, value := range map[string]string{"title": title, "org": employer} {
					if value != "" {
						e.Fields[field] = labeller.Field{Value: value, Prob: sure}
					}
				}
				duties := slices.Repeat([]string{"Kept the gates of the yard."}, text)
				for n, what := range append([]string{title + " " + employer}, duties...) {
					if n > 0 {
						e.Body = append(e.Body, len(b.lines))
					}
					l := line{index: len(b.lines), segs: []segment{{text: what}}}
					l.finish()
					b.lines = append(b.lines, l)
					b.reading.Labels = append(b.reading.Labels, labeller.WorkStart)
					b.reading.Prob = append(b.reading.Prob, sure)
				}
				entries = append(entries, e)
				list = append(list, cv.Engagement{Title: cv.Text{Value: title}, Organisation: cv.Text{Value: employer}})
				return &list[len(list)-1]
			}
			add("Fitter", "Heron Ltd", 0.999, 0).Dates = cv.DateRange{Start: cv.Date{Year: 2001}, End: cv.Date{Year: 2003}}
			w := add(c.title, c.employer, c.sure, c.text)
			if c.dated {
				w.Dates = cv.DateRange{Start: cv.Date{Year: 2005}, End: cv.Date{Year: 2007}}
			}
			if got := b.asserted(b.assertPosts(list, entries)); len(got) != c.posts || len(b.doc.Additional) != c.apart {
				t.Errorf("%d posts, want %d; kept apart %v", len(got), c.posts, b.doc.Additional)
			}
		})
	}
}
