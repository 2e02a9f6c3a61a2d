package labeller

import (
	"slices"
	"testing"
)

// What stands under a heading of unpaid work is none of the posts, to the next heading.
func TestVolunteeringStays(t *testing.T) {
	for _, c := range []struct {
		name, heading string
		labels, want  []Label
	}{
		{
			"rows that read like posts", "VOLUNTEER EXPERIENCE",
			[]Label{HeadingOf("other"), WorkStart, WorkBody, WorkStart, HeadingOf("work"), WorkStart},
			[]Label{HeadingOf("volunteer"), Volunteer, Volunteer, Volunteer, HeadingOf("work"), WorkStart},
		},
		{
			"paid work too", "Work and Volunteer Experience",
			[]Label{HeadingOf("work"), WorkStart, WorkBody},
			[]Label{HeadingOf("work"), WorkStart, WorkBody},
		},
		{
			"hobbies stay what they are", "Activities",
			[]Label{HeadingOf("interests"), Interest, Interest},
			[]Label{HeadingOf("interests"), Interest, Interest},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			told := make([]facts, len(c.labels))
			for i := range told {
				told[i].Line = &Line{}
			}
			told[0].Text = c.heading
			r := &Reading{Labels: c.labels, Prob: make([]float64, len(told)), lines: &document{lines: told}}
			r.volunteeringStays(Certain{})
			for i, want := range c.want {
				if r.Labels[i] != want {
					t.Errorf("line %d: %s, want %s", i, r.Labels[i], want)
				}
			}
		})
	}
}

// Text of posts that no post is open for is that of the project or the profile where it stands.
func TestTextOfNoPostStays(t *testing.T) {
	projects, profile, work := HeadingOf("projects"), HeadingOf("summary"), HeadingOf("work")
	for _, c := range []struct{ in, want []Label }{
		{[]Label{projects, WorkBody, WorkBody}, []Label{projects, ProjStart, ProjBody}},
		{[]Label{ProjStart, WorkBody}, []Label{ProjStart, ProjBody}},
		{[]Label{profile, WorkBody, WorkBody}, []Label{profile, Summary, Summary}},
		{[]Label{work, WorkBody}, []Label{work, WorkBody}},
		{[]Label{WorkStart, WorkHead, WorkBody}, []Label{WorkStart, WorkHead, WorkBody}},
		{[]Label{WorkStart, ProjBody, WorkBody}, []Label{WorkStart, ProjBody, ProjBody}},
	} {
		r := &Reading{Labels: slices.Clone(c.in)}
		r.textStays(Certain{})
		if !slices.Equal(r.Labels, c.want) {
			t.Errorf("%v: %v, want %v", c.in, r.Labels, c.want)
		}
	}
}
