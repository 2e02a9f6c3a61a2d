package crf

import (
	"cmp"
	"slices"
)

// Labelling is one of the likely ones of a sequence.
type Labelling struct {
	Labels []int
	Log    float64 // logarithm of its probability
}

// Several is Within with the n best labellings, best first; only the best one where its probability is at least sure.
func (m *Model) Several(items []Item, given Given, n int, sure float64) (Result, []Labelling) {
	if len(items) == 0 {
		return Result{}, nil
	}
	emit := m.emitted(items, given)
	res := m.decode(items, emit)
	top := Labelling{Labels: res.Labels, Log: res.Score * float64(len(items))}
	if top.Log >= sure {
		return res, []Labelling{top}
	}
	w := ways{m: m, items: items, emit: emit, prob: res.Prob, most: n}
	w.run()
	out := w.labellings()
	for i := range out { // as far from the best one as their weights say
		out[i].Log += top.Log
	}
	return res, out
}

// way is one of the best ways to reach a label of an item.
type way struct {
	weight float64
	label  int // of the item before
	rank   int // among the ways to that label
}

// ways holds the best ways to each label of each item.
type ways struct {
	m     *Model
	items []Item
	emit  [][]float64
	prob  [][]float64
	most  int
	to    [][][]way // by item and label, best first
}

// leastLikely is the probability under which a label of an item is not looked at: a labelling with it is none of the likely ones.
const leastLikely = 1e-4

func (w *ways) run() {
	n := len(w.m.Labels)
	w.to = make([][][]way, len(w.items))
	for i := range w.items {
		w.to[i] = make([][]way, n)
		for y := range n {
			if w.prob[i][y] < leastLikely {
				continue
			}
			list := []way{{weight: w.m.first[y]}}
			if i > 0 {
				list = w.before(i, y)
			}
			for k := range list {
				list[k].weight += w.emit[i][y]
			}
			w.to[i][y] = list
		}
	}
}

// before are the best ways to label y of item i, without what the item itself weighs.
func (w *ways) before(i, y int) []way {
	n := len(w.m.Labels)
	step := w.m.step[w.items[i].Boundary*n*n:]
	var list []way
	for p, to := range w.to[i-1] {
		for rank, v := range to {
			list = append(list, way{v.weight + step[p*n+y], p, rank})
		}
	}
	return w.best(list)
}

func (w *ways) best(list []way) []way {
	slices.SortStableFunc(list, func(a, b way) int { return cmp.Compare(b.weight, a.weight) })
	return list[:min(w.most, len(list))]
}

// labellings follows the best ways back; Log is how far each stays behind the first.
func (w *ways) labellings() []Labelling {
	var ends []way
	last := len(w.items) - 1
	for y, to := range w.to[last] {
		for rank, v := range to {
			ends = append(ends, way{v.weight, y, rank})
		}
	}
	var out []Labelling
	for _, end := range w.best(ends) {
		l := Labelling{Labels: make([]int, len(w.items)), Log: end.weight}
		if len(out) > 0 {
			l.Log -= out[0].Log
		}
		at := end
		for i := last; i >= 0; i-- {
			l.Labels[i] = at.label
			at = w.to[i][at.label][at.rank]
		}
		out = append(out, l)
	}
	if len(out) > 0 {
		out[0].Log = 0
	}
	return out
}
