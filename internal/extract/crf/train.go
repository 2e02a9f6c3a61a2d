package crf

import (
	"math"
	"math/rand/v2"
	"sort"
)

// Example is a sequence with what is known of its labels.
type Example struct {
	Items []Item
	// Allowed has a bit for each label that an item may have; 0 = nothing is known.
	// Labels that are not known for certain are summed over (Tsuboi et al. 2008).
	Allowed []uint64
	Weight  float64 // 0 counts as 1
}

// Settings of training. The zero value of a field takes the default.
type Settings struct {
	Epochs  int     // passes over the examples; default 30
	Rate    float64 // AdaGrad's step; default 0.1
	L2      float64 // pull of the weights towards zero for each example; default 1e-6
	MinSeen int     // features that occur in fewer examples are left out; default 3
	Seed    uint64
	Prune   float64 // weights below it are dropped from the model; default 0.02
	// Dropout is the share of features that are hidden at each step, so that the model
	// does not lean on single words; 0 hides none.
	Dropout float64
}

func (s Settings) withDefaults() Settings {
	if s.Epochs == 0 {
		s.Epochs = 30
	}
	if s.Rate == 0 {
		s.Rate = 0.1
	}
	if s.L2 == 0 {
		s.L2 = 1e-6
	}
	if s.MinSeen == 0 {
		s.MinSeen = 3
	}
	if s.Prune == 0 {
		s.Prune = 0.02
	}
	return s
}

// trainer holds dense weights while they are learned.
type trainer struct {
	settings  Settings
	n         int // labels
	rows      map[uint32]int
	w, g      []float64 // weights and sums of squared gradients of features: row, label
	step, gs  []float64
	first, gf []float64
}

// Train learns a model. The same examples in the same order with the same seed give
// the same model.
func Train(labels []string, classes int, examples []Example, settings Settings) *Model {
	t := &trainer{settings: settings.withDefaults(), n: len(labels)}
	t.index(examples)
	t.w = make([]float64, len(t.rows)*t.n)
	t.g = make([]float64, len(t.w))
	t.step = make([]float64, classes*t.n*t.n)
	t.gs = make([]float64, len(t.step))
	t.first, t.gf = make([]float64, t.n), make([]float64, t.n)
	random := rand.New(rand.NewPCG(t.settings.Seed, 1)) // #nosec G404 -- the same weights at every training
	order := make([]int, len(examples))
	for i := range order {
		order[i] = i
	}
	known := make([][][]int32, len(examples))
	for i := range examples {
		known[i] = t.known(&examples[i])
	}
	for epoch := range t.settings.Epochs {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := t.settings.Rate / (1 + float64(epoch)*0.05)
		for _, i := range order {
			t.learn(&examples[i], t.visible(known[i], random), rate)
		}
	}
	return t.model(labels, classes)
}

// index numbers the features that occur in enough examples.
func (t *trainer) index(examples []Example) {
	seen := map[uint32]int{}
	for i := range examples {
		here := map[uint32]bool{}
		for _, it := range examples[i].Items {
			for _, f := range it.Features {
				here[f] = true
			}
		}
		for f := range here {
			seen[f]++
		}
	}
	var keys []uint32
	for f, n := range seen {
		if n >= t.settings.MinSeen {
			keys = append(keys, f)
		}
	}
	sort.Slice(keys, func(i, j int) bool { return keys[i] < keys[j] })
	t.rows = make(map[uint32]int, len(keys))
	for i, k := range keys {
		t.rows[k] = i
	}
}

// known are the rows of the features of each item that are learned.
func (t *trainer) known(e *Example) [][]int32 {
	out := make([][]int32, len(e.Items))
	for i := range e.Items {
		for _, f := range e.Items[i].Features {
			if r, ok := t.rows[f]; ok {
				out[i] = append(out[i], int32(r))
			}
		}
	}
	return out
}

// visible hides some of the features.
func (t *trainer) visible(rows [][]int32, random *rand.Rand) [][]int32 {
	if t.settings.Dropout == 0 {
		return rows
	}
	out := make([][]int32, len(rows))
	for i, row := range rows {
		kept := make([]int32, 0, len(row))
		for _, r := range row {
			if random.Float64() >= t.settings.Dropout {
				kept = append(kept, r)
			}
		}
		out[i] = kept
	}
	return out
}

// learn takes one step towards the example.
func (t *trainer) learn(e *Example, rows [][]int32, rate float64) {
	if len(e.Items) == 0 {
		return
	}
	weight := e.Weight
	if weight == 0 {
		weight = 1
	}
	emit := make([][]float64, len(e.Items))
	for i := range e.Items {
		row := make([]float64, t.n)
		for _, r := range rows[i] {
			for y, w := range t.w[int(r)*t.n : (int(r)+1)*t.n] {
				row[y] += w
			}
		}
		emit[i] = row
	}
	c := chain{t.step, t.first, t.n}
	pairs, known := map[int][]float64{}, map[int][]float64{}
	free, _ := c.marginals(e.Items, emit, nil, pairs)
	held, _ := c.marginals(e.Items, emit, e.Allowed, known)
	var wrong []gap
	for i := range e.Items {
		wrong = wrong[:0]
		for y := range t.n {
			if d := (free[i][y] - held[i][y]) * weight; math.Abs(d) > settled {
				wrong = append(wrong, gap{y, d})
			}
		}
		if len(wrong) == 0 {
			continue
		}
		for _, r := range rows[i] {
			t.update(t.w[int(r)*t.n:(int(r)+1)*t.n], t.g[int(r)*t.n:(int(r)+1)*t.n], wrong, rate)
		}
		if i == 0 {
			t.update(t.first, t.gf, wrong, rate)
		}
	}
	for class, p := range pairs {
		wrong = wrong[:0]
		for k := range p {
			if d := (p[k] - known[class][k]) * weight; math.Abs(d) > settled {
				wrong = append(wrong, gap{k, d})
			}
		}
		from := class * t.n * t.n
		t.update(t.step[from:from+t.n*t.n], t.gs[from:from+t.n*t.n], wrong, rate)
	}
}

// gap is how far a probability is from what the example says.
type gap struct {
	at   int
	diff float64
}

// settled is a gap too small to move weights for.
const settled = 1e-3

func (t *trainer) update(w, g []float64, wrong []gap, rate float64) {
	for _, e := range wrong {
		d := e.diff + t.settings.L2*w[e.at]
		g[e.at] += d * d
		w[e.at] -= rate * d / (math.Sqrt(g[e.at]) + 1e-6)
	}
}

// model keeps what matters of the weights.
func (t *trainer) model(labels []string, classes int) *Model {
	for k := range t.w {
		t.w[k] *= 1 - t.settings.Dropout // all features are seen from now on
	}
	m := &Model{Labels: labels, Classes: classes, step: t.step, first: t.first}
	keys := make([]uint32, 0, len(t.rows))
	for k := range t.rows {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return keys[i] < keys[j] })
	var kept []uint32
	for _, k := range keys {
		row := t.w[t.rows[k]*t.n : (t.rows[k]+1)*t.n]
		start := uint32(len(m.cells))
		for y, v := range row {
			if math.Abs(v) >= t.settings.Prune {
				m.cells = append(m.cells, cell{uint8(y), float32(v)})
			}
		}
		if uint32(len(m.cells)) > start {
			kept = append(kept, k)
			m.starts = append(m.starts, start)
		}
	}
	m.starts = append(m.starts, uint32(len(m.cells)))
	m.keys = NewKeys(kept)
	return m
}
