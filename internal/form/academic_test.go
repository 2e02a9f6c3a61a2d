package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// B.4: grants and courses that are taught keep their headings; awards, and posts at a school, stay what they are.
func TestB4_GrantsAndTeaching(t *testing.T) {
	const whole = ": Tide Fellowship, 2015; Ropes and Knots I, 2017, Marked the papers | awards 0, posts 0"
	for _, c := range []struct{ heading, employer, want string }{
		{"GRANTS", "", "Grants" + whole},
		{"Research grants and funding", "", "Research grants and funding" + whole},
		{"Awards", "", " | awards 1, posts 1"},
		{"Grants", "University of Tarn", "Grants: Tide Fellowship, 2015 | awards 0, posts 1"},
	} {
		year := func(y string, line int) cv.DateRange {
			return cv.DateRange{Start: cv.Date{Year: 2015}, Text: cv.Text{Value: y, Lines: []int{line}}}
		}
		teaching := "TEACHING"
		if c.heading == "Awards" {
			teaching = "Experience"
		}
		doc := &cv.Document{Locale: "en", Source: []cv.SourceLine{
			{Text: c.heading, As: cv.LineHeading},
			{Text: "Tide Fellowship, 2015"},
			{Text: teaching, As: cv.LineHeading},
			{Text: "Ropes and Knots I, 2017"},
			{Text: "Marked the papers"},
		}}
		doc.Awards = []cv.Award{{Title: cv.Text{Value: "Tide Fellowship", Lines: []int{1}}, Dates: year("2015", 1)}}
		doc.Work = []cv.Engagement{{
			Title: cv.Text{Value: "Ropes and Knots I", Lines: []int{3}}, Dates: year("2017", 3),
			Highlights: []cv.Text{{Value: "Marked the papers", Lines: []int{4}}},
		}}
		if c.employer != "" {
			doc.Work[0].Organisation = cv.Text{Value: c.employer, Lines: []int{3}}
		}
		f := former{doc: doc}
		f.academic()
		var told []string
		for _, s := range doc.Additional {
			var items []string
			for _, item := range s.Items {
				items = append(items, item.Value)
			}
			told = append(told, strings.Join(items, ", "))
		}
		got := ""
		if len(doc.Additional) > 0 {
			got = doc.Additional[0].Heading.Value + ": " + strings.Join(told, "; ")
		}
		if got += " | awards " + string(rune('0'+len(doc.Awards))) + ", posts " + string(rune('0'+len(doc.Work))); got != c.want {
			t.Errorf("%s:\n got  %s\n want %s", c.heading, got, c.want)
		}
	}
}
