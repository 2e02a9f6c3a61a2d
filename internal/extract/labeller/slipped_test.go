package labeller

import (
	"slices"
	"strings"
	"testing"
)

// A period below the text of each post is that of the post above it, and no first line of the next one.
func TestDatesAtFoot(t *testing.T) {
	read := func(rows string) *Reading {
		var lines []Line
		r := &Reading{}
		for _, row := range strings.Split(rows, "\n") {
			label, text, _ := strings.Cut(row, " ")
			lines = append(lines, Line{Text: text, Segments: []Segment{{Text: text}}})
			r.Labels = append(r.Labels, Label(label))
		}
		r.lines = gather(lines)
		return r
	}
	const list = "h:work Experience\nwork+ Mate, Tern Ferries\nwork= Fowey\nwork- Stood the watch.\nwork+ May 2012 - June 2014\n" +
		"work= Deckhand, Gull Lines\nwork- Mended nets.\nwork+ May 2009 - April 2012, May 2008\nwork= Cook, Loft Inn\nwork- Cooked.\n"
	for _, c := range []struct{ name, rows, want string }{
		{
			"each", list + "work+ March 2005 - May 2008\nh:education Education",
			"h:work work+ work= work- work= work+ work- work= work+ work- work= h:education",
		},
		{"last as text", list + "work- March 2005 - May 2008", "h:work work+ work= work- work= work+ work- work= work+ work- work="},
		{"none below the last", list + "h:education Education", ""},
		{"first one dated", strings.Replace(list, "Fowey", "2012 - 2014", 1) + "work+ March 2005 - May 2008", ""},
		{"one post", "work+ Mate, Tern Ferries\nwork- Stood the watch.\nwork+ 2012 - 2014", ""},
		{"words beside", strings.Replace(list, "work+ May 2012", "work+ Skipper, May 2012", 1) + "work+ March 2005 - May 2008", ""},
	} {
		r := read(c.rows)
		was := slices.Clone(r.Labels)
		r.datesAtFoot(Certain{})
		got := make([]string, len(r.Labels))
		for i, l := range r.Labels {
			got[i] = string(l)
		}
		switch joined := strings.Join(got, " "); {
		case c.want == "" && !slices.Equal(was, r.Labels), c.want != "" && joined != c.want:
			t.Errorf("%s: %s", c.name, joined)
		}
	}
}

// A line above an entry names its employer where another entry begins with a line drawn like it that does, and the text
// above it is drawn otherwise.
func TestOpensLike(t *testing.T) {
	draw := func(text string, bold bool) Line {
		return Line{Text: text, Bold: bold, Segments: []Segment{{Text: text}}}
	}
	for _, c := range []struct {
		name        string
		text, above Line
		want        bool
	}{
		{"drawn as the other employer", draw("Gull Lines", true), draw("Stood the watch.", false), true},
		{"drawn as text", draw("Gull Lines", false), draw("Stood the watch.", false), false},
		{"all is drawn so", draw("Gull Lines", true), draw("Stood the watch.", true), false},
		{"a sentence", draw("Kept the log.", true), draw("Stood the watch.", false), false},
		{"long", draw("Kept the log and the lamps of all the nine stations of the isles", true), draw("Stood the watch.", false), false},
	} {
		lines := []Line{draw("Tern Ferries", true), draw("Mate, 2012 - 2014", false), c.above, c.text, draw("Deckhand, 2009 - 2012", false)}
		r := &Reading{lines: gather(lines)}
		field := func(v string) Field { return Field{Value: v} }
		r.Entries = []Entry{
			{
				Kind: Post, Head: []int{0, 1}, Body: []int{2, 3},
				Fields: map[string]Field{"org": field("Tern Ferries"), "title": field("Mate")},
				found:  map[int][]string{0: {"org"}, 1: {"title"}},
			},
			{Kind: Post, Head: []int{4}, Fields: map[string]Field{"title": field("Deckhand")}, found: map[int][]string{4: {"title"}}},
		}
		if got := r.opensLike(&r.Entries[1], 3, "org"); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
