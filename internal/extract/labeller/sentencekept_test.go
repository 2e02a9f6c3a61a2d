package labeller

import "testing"

// A sentence that is wrapped stands in one section; what begins anew does not.
func TestSentencesStay(t *testing.T) {
	const open = "Volunteered for activities like teaching children, awareness"
	for name, c := range map[string]struct {
		above, line  string
		labels, want Label
		bullet       bool
	}{
		"the second line":      {above: open, line: "drives and cultural festivals.", labels: Other, want: Volunteer},
		"after a full stop":    {above: open + ".", line: "drives and cultural festivals.", labels: Other, want: Other},
		"after a short line":   {above: "Taught children", line: "drives and festivals", labels: Other, want: Other},
		"another item":         {above: open, line: "drives and cultural festivals.", labels: Other, want: Other, bullet: true},
		"a capital":            {above: open, line: "Drives and cultural festivals.", labels: Other, want: Other},
		"the head of an entry": {above: open, line: "drives and cultural festivals.", labels: WorkStart, want: WorkStart},
	} {
		lines := linesOf(c.above, c.line)
		lines[1].Bullet = c.bullet
		r := &Reading{Labels: []Label{Volunteer, c.labels}, Prob: make([]float64, 2), lines: gather(lines)}
		r.sentencesStay(Certain{})
		if r.Labels[1] != c.want {
			t.Errorf("%s: %s, want %s", name, r.Labels[1], c.want)
		}
		known := Certain{Labels: map[int][]Label{1: {c.labels}}}
		r = &Reading{Labels: []Label{Volunteer, c.labels}, Prob: make([]float64, 2), lines: gather(lines)}
		if r.sentencesStay(known); r.Labels[1] != c.labels {
			t.Errorf("%s: what the user said of the line is not kept: %s", name, r.Labels[1])
		}
	}
}
