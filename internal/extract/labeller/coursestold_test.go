package labeller

import (
	"slices"
	"strings"
	"testing"
)

// Courses that were read as the end of another one begin with the field that leaves each of them whole; what begins now stays.
func TestCoursesThatRunOn(t *testing.T) {
	for name, c := range map[string]struct{ list, want string }{
		"below two of a school":    {"+S DY +DY S D Y S D Y S D Y", "0 2 3 6 9"},
		"opened by dates":          {"+OYD S OYD S +OYD S", "0 2 4"},
		"ended by dates":           {"+S D Y +S D Y", ""},
		"over at a date":           {"+SY D Y +SY D Y", ""},
		"a school and its board":   {"+S S D Y +S S D Y", ""},
		"a degree and its classes": {"+D D D S Y", ""},
		"as it should be":          {"+S DY +S DY", ""},
	} {
		l := listOf(Course, c.list)
		var want []int
		for i := range strings.Fields(c.list) {
			if slices.Contains(strings.Fields(c.want), string(rune('0'+i))) {
				want = append(want, i)
			}
		}
		if got := l.further(); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// A degree or a school that the words of a line tell counts in a course; in sentences, items of lists and the rest of a name it does not.
func TestCoursesTold(t *testing.T) {
	texts := []string{
		"Tern College, Fowey", "B.Tech", "Honesty", "B.Tech", "Studied with care at Tern College of Art and at other places of the country",
		"Tern College of Nursing and", "Fowey University",
	}
	lines := make([]Line, len(texts))
	labels := make([]Label, len(texts))
	head := make([]int, len(texts))
	for i, text := range texts {
		lines[i] = Line{Text: text, Segments: []Segment{{Text: text}}, Bullet: i == 3}
		labels[i], head[i] = EduHead, i
	}
	r := &Reading{lines: gather(lines), Labels: labels}
	r.Entries = []Entry{{Kind: Course, Head: head, found: map[int][]string{0: {"school"}}}}
	lists := r.coursesTold()
	for k, want := range []string{"school", "degree", "", "", "", "school", ""} {
		if got := strings.Join(lists[0].has[k], " "); got != want {
			t.Errorf("%q: %q, want %q", texts[k], got, want)
		}
	}
	r.Entries[0].Kind = Post
	if lists := r.coursesTold(); len(lists) > 0 {
		t.Errorf("posts: %v", lists)
	}
}
