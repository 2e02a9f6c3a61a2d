// Package crf labels sequences with a linear-chain conditional random field
// (Lafferty, McCallum, Pereira 2001): every item has sparse binary features, every
// pair of neighbours a weight by their labels and by the class of the boundary
// between them. Probabilities come from the forward-backward algorithm, so they
// can be calibrated and thresholded.
package crf

import (
	"math"
	"slices"
)

// Item is one element of a sequence.
type Item struct {
	Features []uint32 // hashes of what is true of it: see Hash
	Boundary int      // class of the boundary before it, 0 <= Boundary < Model.Classes
	// Meaning are numbers that tell what its words mean; networks look at them, of one
	// length in all items of a network.
	Meaning []float32
}

// Hash turns the name of a feature into its key (FNV-1a). The name may come in parts.
func Hash(name ...string) uint32 {
	h := uint32(2166136261)
	for _, part := range name {
		for i := range len(part) {
			h = (h ^ uint32(part[i])) * 16777619
		}
	}
	return h
}

// Model holds the weights. It is read only once made, and safe for concurrent use.
type Model struct {
	Labels  []string
	Classes int
	// keys are the hashes of the known features in rising order; the weights of
	// keys[i] are cells[starts[i]:starts[i+1]].
	keys   Keys
	starts []uint32
	cells  []cell
	// step holds the weights of transitions: class, label before, label after.
	step  []float64
	first []float64 // weights of the labels of the first item
}

type cell struct {
	label  uint8
	weight float32
}

// Index returns the number of a label, -1 if the model does not know it.
func (m *Model) Index(label string) int {
	for i, l := range m.Labels {
		if l == label {
			return i
		}
	}
	return -1
}

// Known reports the weights of one feature by label, for explanations.
func (m *Model) Known(key uint32) map[int]float64 {
	at := m.keys.Find(key)
	if at < 0 {
		return nil
	}
	out := map[int]float64{}
	for _, c := range m.cells[m.starts[at]:m.starts[at+1]] {
		out[int(c.label)] = float64(c.weight)
	}
	return out
}

func (m *Model) emissions(items []Item) [][]float64 {
	n := len(m.Labels)
	flat := make([]float64, n*len(items))
	out := make([][]float64, len(items))
	for i := range items {
		row := flat[i*n : (i+1)*n]
		for _, key := range items[i].Features {
			at := m.keys.Find(key)
			if at < 0 {
				continue
			}
			for _, c := range m.cells[m.starts[at]:m.starts[at+1]] {
				row[c.label] += float64(c.weight)
			}
		}
		out[i] = row
	}
	return out
}

// Result is a labelled sequence.
type Result struct {
	Labels []int       // the most probable sequence
	Prob   [][]float64 // marginal probability of every label of every item
	// Score is the logarithm of the probability of the whole labelling, over the
	// number of items: comparable between readings of the same text.
	Score float64
}

// Given is what is known of items before the model looks at them.
type Given struct {
	// Lean makes the first label less likely: where it stands for "nothing", more is
	// found and more of it is wrong.
	Lean float64
	// Allowed says by item which labels it may have; items that are missing may have any.
	Allowed map[int][]int
	// Opinion is what another model thinks: by item and label, added to the model's own
	// weights. Nil is none.
	Opinion [][]float64
}

// never is so little that no other weight makes up for it.
const never = 1e6

// Label finds the best labelling. It takes time linear in the number of items.
func (m *Model) Label(items []Item) Result { return m.Within(items, Given{}) }

// Within is Label with some things given.
func (m *Model) Within(items []Item, given Given) Result {
	if len(items) == 0 {
		return Result{}
	}
	return m.decode(items, m.emitted(items, given))
}

// emitted is what the labels of items weigh, with what is given.
func (m *Model) emitted(items []Item, given Given) [][]float64 {
	emit := m.emissions(items)
	for i := range emit {
		emit[i][0] -= given.Lean
		if given.Opinion != nil {
			for y := range emit[i] {
				emit[i][y] += given.Opinion[i][y]
			}
		}
		if labels, ok := given.Allowed[i]; ok {
			for y := range emit[i] {
				if !slices.Contains(labels, y) {
					emit[i][y] -= never
				}
			}
		}
	}
	return emit
}

func (m *Model) decode(items []Item, emit [][]float64) Result {
	labels, best := m.viterbi(items, emit)
	prob, logZ := chain{m.step, m.first, len(m.Labels)}.marginals(items, emit, nil, nil)
	return Result{Labels: labels, Prob: prob, Score: (best - logZ) / float64(len(items))}
}

func (m *Model) viterbi(items []Item, emit [][]float64) ([]int, float64) {
	n := len(m.Labels)
	from := make([][]uint8, len(items))
	score := make([]float64, n)
	for y := range score {
		score[y] = m.first[y] + emit[0][y]
	}
	for i := 1; i < len(items); i++ {
		next := make([]float64, n)
		from[i] = make([]uint8, n)
		step := m.step[items[i].Boundary*n*n:]
		for y := 0; y < n; y++ {
			best, at := math.Inf(-1), 0
			for p := 0; p < n; p++ {
				if s := score[p] + step[p*n+y]; s > best {
					best, at = s, p
				}
			}
			next[y], from[i][y] = best+emit[i][y], uint8(at)
		}
		score = next
	}
	last := 0
	for y := range score {
		if score[y] > score[last] {
			last = y
		}
	}
	out := make([]int, len(items))
	for i, y := len(items)-1, last; i >= 0; i-- {
		out[i] = y
		if i > 0 {
			y = int(from[i][y])
		}
	}
	return out, score[last]
}

// chain is the structure that training and labelling share.
type chain struct {
	step, first []float64
	n           int
}

// marginals runs forward-backward. allowed restricts the labels of items (a bit each,
// 0 = all); nil restricts nothing. It returns the probabilities of labels and the
// logarithm of the sum over all labellings; the expected number of each pair of
// neighbouring labels is added to pairs by class of boundary, unless that is nil.
func (c chain) marginals(items []Item, emit [][]float64, allowed []uint64, pairs map[int][]float64) ([][]float64, float64) {
	t := c.forward(items, emit, allowed)
	prob := make([][]float64, len(items))
	flat := make([]float64, len(items)*c.n)
	beta := make([]float64, c.n)
	for y := range beta {
		beta[y] = 1
	}
	for i := len(items) - 1; i >= 0; i-- {
		prob[i] = flat[i*c.n : (i+1)*c.n]
		for y := range beta {
			prob[i][y] = t.alpha[i][y] * beta[y]
		}
		normalise(prob[i])
		if i > 0 {
			beta = c.back(&t, i, items[i].Boundary, beta, pairs)
		}
	}
	return prob, t.logZ
}

// back carries beta one item towards the start and adds the pairs it passes.
func (c chain) back(t *trellis, i, class int, beta []float64, pairs map[int][]float64) []float64 {
	step := t.step[class]
	tmp := make([]float64, c.n)
	for y := range tmp {
		tmp[y] = beta[y] * t.psi[i][y]
	}
	next := make([]float64, c.n)
	for p := range next {
		for y, w := range step[p*c.n : (p+1)*c.n] {
			next[p] += w * tmp[y]
		}
	}
	if pairs != nil {
		if pairs[class] == nil {
			pairs[class] = make([]float64, c.n*c.n)
		}
		c.addPairs(pairs[class], t.alpha[i-1], step, tmp, next)
	}
	normalise(next)
	return next
}

// addPairs adds the probabilities of pairs of labels at one boundary. after holds what
// the label of the item behind it weighs, total the sum of that by the label before.
func (c chain) addPairs(pairs, before, step, after, total []float64) {
	sum := 0.0
	for p, a := range before {
		sum += a * total[p]
	}
	if sum <= 0 {
		return
	}
	for p, a := range before {
		for y, v := range after {
			pairs[p*c.n+y] += a * step[p*c.n+y] * v / sum
		}
	}
}

// trellis holds scaled forward probabilities.
type trellis struct {
	alpha [][]float64
	psi   [][]float64       // exp of the emissions, scaled, 0 where not allowed
	step  map[int][]float64 // exp of the transitions by class
	logZ  float64
}

func (c chain) forward(items []Item, emit [][]float64, allowed []uint64) trellis {
	t := trellis{alpha: make([][]float64, len(items)), psi: make([][]float64, len(items)), step: map[int][]float64{}}
	for i := range items {
		row := make([]float64, c.n)
		top := math.Inf(-1)
		for y, e := range emit[i] {
			if i == 0 {
				e += c.first[y]
			}
			if e > top {
				top = e
			}
		}
		for y, e := range emit[i] {
			if i == 0 {
				e += c.first[y]
			}
			if allowed == nil || allowed[i] == 0 || allowed[i]>>y&1 == 1 {
				row[y] = math.Exp(e - top)
			}
		}
		t.psi[i] = row
		t.logZ += top
		t.alpha[i] = make([]float64, c.n)
		if i == 0 {
			copy(t.alpha[i], row)
		} else {
			c.advance(&t, i, items[i].Boundary)
		}
		t.logZ += math.Log(normalise(t.alpha[i]))
	}
	return t
}

func (c chain) advance(t *trellis, i, class int) {
	step := t.step[class]
	if step == nil {
		step = make([]float64, c.n*c.n)
		for k := range step {
			step[k] = math.Exp(c.step[class*c.n*c.n+k])
		}
		t.step[class] = step
	}
	out := t.alpha[i]
	for p, a := range t.alpha[i-1] {
		if a == 0 {
			continue
		}
		row := step[p*c.n : (p+1)*c.n]
		for y, w := range row {
			out[y] += a * w
		}
	}
	for y := range out {
		out[y] *= t.psi[i][y]
	}
}

// normalise scales to a sum of one and returns the sum; a row that vanished is
// made even, so that no item can undo the whole sequence.
func normalise(row []float64) float64 {
	sum := 0.0
	for _, v := range row {
		sum += v
	}
	if sum < 1e-280 {
		for y := range row {
			row[y] = 1 / float64(len(row))
		}
		return 1e-280
	}
	for y := range row {
		row[y] /= sum
	}
	return sum
}
