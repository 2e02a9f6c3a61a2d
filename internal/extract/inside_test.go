package extract

import (
	"slices"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// What stands under a heading in the midst of posts is text of the post above it.
func TestInsidePosts(t *testing.T) {
	type row struct {
		label labeller.Label
		text  string
	}
	first := []row{{"h:work", "Experience"}, {"work+", "Welder, Tern Ltd, 2012 - 2014"}, {"work-", "Mended hulls"}}
	second := []row{{"work+", "Fitter, Bolt Ltd, 2009 - 2012"}, {"work-", "Fitted pumps"}}
	projects := []row{{"h:projects", "Key Projects:"}, {"proj+", "Elm Quay"}, {"proj+", "Moss Lock"}}
	for _, c := range []struct {
		name string
		rows []row
		want []labeller.Label // of the lines under the first post, from its text on
	}{
		{"the next post follows", slices.Concat(first, projects, second), []labeller.Label{"work-", "work-", "work-", "work-", "work+"}},
		{
			"a section of its own", slices.Concat(first, projects, []row{{"h:skills", "Skills"}, {"skills", "Splicing"}}),
			[]labeller.Label{"work-", "h:projects", "proj+", "proj+", "h:skills"},
		},
		{
			"posts have a heading again", slices.Concat(first, projects, []row{{"h:work", "Earlier posts"}}, second),
			[]labeller.Label{"work-", "h:projects", "proj+", "proj+", "h:work"},
		},
		{"the words stand inside of another post", slices.Concat(first, []row{{"work-", "SUMMARY:"}, {"work-", "Led a gang"}}, second[:1],
			[]row{{"h:summary", "Summary:"}, {"summary", "Ran the pumps"}}), []labeller.Label{"work-", "work-", "work-", "work+", "work-"}},
	} {
		b := &builder{doc: &cv.Document{}}
		r := &labeller.Reading{Entries: []labeller.Entry{{Kind: labeller.Post, Head: []int{1}, Body: []int{2}}}}
		for i, row := range c.rows {
			l := line{index: i, segs: []segment{{text: row.text}}}
			l.finish()
			b.lines = append(b.lines, l)
			r.Labels, r.Prob = append(r.Labels, row.label), append(r.Prob, 0.99)
			if i > 2 && row.label == labeller.WorkStart {
				r.Entries = append(r.Entries, labeller.Entry{Kind: labeller.Post, Head: []int{i}})
			}
		}
		b.insidePosts(r)
		if got := r.Labels[2:7]; !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		moved := 0
		for _, e := range r.Entries {
			moved += len(e.Body)
		}
		if (moved > 1) == slices.Equal(c.want[1:2], []labeller.Label{"h:projects"}) {
			t.Errorf("%s: %d lines in posts", c.name, moved)
		}
	}
}
