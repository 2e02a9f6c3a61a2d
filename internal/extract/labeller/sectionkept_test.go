package labeller

import "testing"

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
