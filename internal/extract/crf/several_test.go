package crf

import (
	"cmp"
	"math"
	"slices"
	"testing"
)

// The several best are those that trying all labellings gives, with their probabilities.
func TestSeveralAreTheBest(t *testing.T) {
	m := &Model{
		Labels: []string{"a", "b", "c"}, Classes: 2,
		first: []float64{0.3, -0.2, 0.1},
		step: []float64{
			0.5, -0.3, 0.2, 0.1, 0.4, -0.6, -0.2, 0.3, 0.1,
			-0.1, 0.2, 0.6, 0.3, -0.5, 0.2, 0.4, 0.1, -0.3,
		},
	}
	items := []Item{{}, {Boundary: 1}, {}, {Boundary: 1}}
	given := Given{Opinion: [][]float64{{0.2, 0.1, 0}, {0, 0.7, 0.3}, {0.4, 0, 0.5}, {0.1, 0.2, 0.9}}, Allowed: map[int][]int{2: {0, 2}}}
	res, got := m.Several(items, given, 6, 0)
	want := allOf(m, items, given)
	if len(got) != 6 || !slices.Equal(got[0].Labels, res.Labels) {
		t.Fatalf("%v, best %v", got, res.Labels)
	}
	for i, l := range got {
		if !slices.Equal(l.Labels, want[i].Labels) || math.Abs(l.Log-want[i].Log) > 1e-9 {
			t.Errorf("%d: %v %.4f, want %v %.4f", i, l.Labels, l.Log, want[i].Labels, want[i].Log)
		}
	}
	if _, one := m.Several(items, given, 6, want[0].Log-0.1); len(one) != 1 {
		t.Errorf("%d labellings where the best one is sure", len(one))
	}
	if res, none := m.Several(nil, Given{}, 6, 0); none != nil || res.Labels != nil {
		t.Errorf("labellings of nothing: %v", none)
	}
}

// allOf are all labellings of four items, best first.
func allOf(m *Model, items []Item, given Given) (out []Labelling) {
	emit := m.emitted(items, given)
	n, total := len(m.Labels), 0.0
	for code := range n * n * n * n {
		l := Labelling{}
		for i := range items {
			y := code % n
			code /= n
			l.Labels = append(l.Labels, y)
			l.Log += emit[i][y]
			if i == 0 {
				l.Log += m.first[y]
			} else {
				l.Log += m.step[items[i].Boundary*n*n+l.Labels[i-1]*n+y]
			}
		}
		total += math.Exp(l.Log)
		out = append(out, l)
	}
	for i := range out {
		out[i].Log -= math.Log(total)
	}
	slices.SortStableFunc(out, func(a, b Labelling) int { return cmp.Compare(b.Log, a.Log) })
	return out
}
