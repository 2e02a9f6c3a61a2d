package recurrent

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"focal/internal/extract/crf"
)

// Example is a sequence with what is known of its labels.
type Example struct {
	Items []crf.Item
	// Allowed has a bit for each label that an item may have; 0 = nothing is known.
	Allowed []uint64
	// Soft takes the place of Allowed: the probabilities that another model gives.
	Soft [][]float64
}

// Settings of the training.
type Settings struct {
	Epochs  int
	First   int     // epochs over the sequences that another model labelled, before the others
	MinSeen int     // examples that a feature must occur in
	Dropout float64 // share of features that are hidden from each step
	Seed    uint64  // of what is drawn at random: another seed makes another network of the same worth
	// From is a network to go on from, at a lower rate and with the features that it lacks, in place of one that knows nothing.
	From *Model
}

// Adam's constants (Kingma and Ba 2015), and what else the folds found to serve.
const (
	rate    = 2e-3
	decay1  = 0.9
	decay2  = 0.999
	batch   = 8   // sequences to a step
	parts   = 4   // of a batch, worked on side by side: fixed, so that sums do not depend on the machine
	clip    = 1.0 // longest gradient of the network
	unitOut = 0.3 // share of units that are hidden from each step
	onward  = 0.4 // share of the rate for a network that goes on: more of it forgets what the first lessons taught
)

// Train learns from examples. It is deterministic.
func Train(labels int, examples, soft []Example, settings Settings) *Model {
	t := newTrainer(labels, examples, soft, settings)
	for e := range settings.First {
		if len(soft) > 0 {
			t.epoch(t.known(soft), uint64(e), rate)
		}
	}
	known := t.known(examples)
	for e := range settings.Epochs {
		r := rate
		if len(soft) > 0 && settings.First > 0 {
			r *= 0.6
		}
		if settings.From != nil {
			r *= onward
		}
		switch {
		case e*10 >= settings.Epochs*8:
			r *= 0.1
		case e*10 >= settings.Epochs*5:
			r *= 0.3
		}
		t.epoch(known, 1000+uint64(e), r)
	}
	return t.model()
}

type trainer struct {
	settings Settings
	net      network
	grads    [parts]network
	m, v     network
	keys     []uint32
	table    []float32
	tm, tv   []float32 // moments of the table
	tg       []float32 // its gradient
	step     int
}

// sequence is an example as the trainer takes it.
type sequence struct {
	rows    [][]int32
	example *Example
}

func newTrainer(labels int, examples, soft []Example, settings Settings) *trainer {
	t := &trainer{settings: settings, net: newNetwork(labels), m: newNetwork(labels), v: newNetwork(labels)}
	t.keys = vocabulary(examples, soft, settings.MinSeen)
	if settings.From != nil {
		t.keys = append(t.keys, settings.From.keys.List()...)
		slices.Sort(t.keys)
		t.keys = slices.Compact(t.keys)
	}
	for i := range t.grads {
		t.grads[i] = newNetwork(labels)
	}
	random := rand.New(rand.NewPCG(1, 2+settings.Seed)) // #nosec G404 -- the same networks at every training
	t.table = make([]float32, len(t.keys)*dim)
	t.tm, t.tv, t.tg = make([]float32, len(t.table)), make([]float32, len(t.table)), make([]float32, len(t.table))
	for i := range t.table {
		t.table[i] = float32(random.NormFloat64() * 0.05)
	}
	for k := range t.net.gain {
		t.net.gain[k] = 1
	}
	for i := range t.net.gap {
		t.net.gap[i] = float32(random.NormFloat64() * 0.5)
	}
	even := func(list []float32, bound float64) {
		for i := range list {
			list[i] = float32((random.Float64()*2 - 1) * bound)
		}
	}
	for d := range t.net.first {
		for _, list := range append(t.net.first[d].parameters(), t.net.second[d].parameters()...) {
			even(list, 1/math.Sqrt(hidden))
		}
	}
	even(t.net.out, 1/math.Sqrt(outWidth))
	if settings.From != nil {
		t.goOn(settings.From)
	}
	return t
}

// goOn takes over what a network has learned. A feature that it does not know starts small and at random, as in a new one.
func (t *trainer) goOn(from *Model) {
	mine := t.net.parameters()
	for k, list := range from.net.parameters() {
		copy(mine[k], list)
	}
	for i, key := range t.keys {
		at := from.keys.Find(key)
		if at < 0 {
			continue
		}
		for k, v := range from.table[at*dim : (at+1)*dim] {
			t.table[i*dim+k] = from.scale[at] * float32(v)
		}
	}
}

// vocabulary are the features that enough examples have. Of sequences that nobody
// labelled it takes more to make one worth keeping.
func vocabulary(examples, soft []Example, least int) []uint32 {
	count, more := seen(examples), seen(soft)
	var out []uint32
	for k, n := range count {
		if n >= least || n*2 >= least && more[k] >= 2*least {
			out = append(out, k)
		}
	}
	for k, n := range more {
		if count[k]*2 < least && n >= 6*least {
			out = append(out, k)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// seen counts the examples that have a feature.
func seen(examples []Example) map[uint32]int {
	out := map[uint32]int{}
	for _, e := range examples {
		here := map[uint32]bool{}
		for _, it := range e.Items {
			for _, k := range it.Features {
				here[k] = true
			}
		}
		for k := range here {
			out[k]++
		}
	}
	return out
}

func (t *trainer) known(examples []Example) []sequence {
	number := make(map[uint32]int32, len(t.keys))
	for i, k := range t.keys {
		number[k] = int32(i)
	}
	var out []sequence
	for n := range examples {
		e := &examples[n]
		if len(e.Items) == 0 {
			continue
		}
		s := sequence{rows: make([][]int32, len(e.Items)), example: e}
		for i, it := range e.Items {
			for _, k := range it.Features {
				if at, ok := number[k]; ok {
					s.rows[i] = append(s.rows[i], at)
				}
			}
		}
		out = append(out, s)
	}
	return out
}

// worked is what a sequence gives a step.
type worked struct {
	rows [][]int32 // without the hidden ones
	sums []float32 // gradient of the sums
}

func (t *trainer) epoch(list []sequence, number uint64, rate float64) {
	order := rand.New(rand.NewPCG(7+t.settings.Seed, number)).Perm(len(list)) // #nosec G404 -- the same networks at every training
	for from := 0; from < len(order); from += batch {
		now := order[from:min(from+batch, len(order))]
		items := 0
		for _, at := range now {
			items += len(list[at].rows)
		}
		results := make([]worked, len(now))
		var wait sync.WaitGroup
		for part := range parts {
			wait.Add(1)
			go func() {
				defer wait.Done()
				for i := part; i < len(now); i += parts {
					random := rand.New(rand.NewPCG(number, uint64(now[i]))) // #nosec G404 -- the same networks at every training
					results[i] = t.work(&list[now[i]], random, &t.grads[part], 1/float32(items))
				}
			}()
		}
		wait.Wait()
		t.update(results, rate)
	}
}

// work goes over a sequence forth and back.
func (t *trainer) work(s *sequence, random *rand.Rand, grad *network, weight float32) worked {
	w := worked{rows: make([][]int32, len(s.rows))}
	sums := make([]float32, len(s.rows)*dim)
	up := float32(1 / (1 - t.settings.Dropout))
	for i, rows := range s.rows {
		for _, at := range rows {
			if random.Float64() < t.settings.Dropout {
				continue
			}
			w.rows[i] = append(w.rows[i], at)
			linear.Saxpy(dim, up, t.table[int(at)*dim:], 1, sums[i*dim:], 1)
		}
	}
	p := t.net.forward(sums, s.example.Items, func() float32 {
		if random.Float64() < unitOut {
			return 0
		}
		return 1 / (1 - unitOut)
	})
	for i := range s.rows {
		gapOf(p.prob[i*t.net.labels:(i+1)*t.net.labels], s.example, i, weight)
	}
	w.sums = t.net.backward(p, p.prob, grad)
	for k := range w.sums {
		w.sums[k] *= up
	}
	return w
}

// gapOf turns the probabilities of an item into the gradient: how far they are from
// what is known.
func gapOf(prob []float32, e *Example, i int, weight float32) {
	if e.Soft != nil {
		for y := range prob {
			prob[y] = (prob[y] - float32(e.Soft[i][y])) * weight
		}
		return
	}
	right := float32(0)
	for y, p := range prob {
		if e.Allowed[i]>>y&1 == 1 {
			right += p
		}
	}
	for y, p := range prob {
		switch {
		case right == 0:
			prob[y] = 0
		case e.Allowed[i]>>y&1 == 1:
			prob[y] = (p - p/max(right, 1e-6)) * weight
		default:
			prob[y] = p * weight
		}
	}
}

// update takes one step of Adam. Rows of the table that no item had are left alone.
func (t *trainer) update(results []worked, rate float64) {
	t.step++
	var touched []int32
	for _, w := range results {
		for i, rows := range w.rows {
			for _, at := range rows {
				touched = append(touched, at)
				linear.Saxpy(dim, 1, w.sums[i*dim:], 1, t.tg[int(at)*dim:], 1)
			}
		}
	}
	slices.Sort(touched)
	touched = slices.Compact(touched)
	lists := [parts][][]float32{}
	square := 0.0
	for p := range t.grads {
		lists[p] = t.grads[p].parameters()
	}
	for k := range lists[0] {
		for i := range lists[0][k] {
			for p := 1; p < parts; p++ {
				lists[0][k][i] += lists[p][k][i]
				lists[p][k][i] = 0
			}
			square += float64(lists[0][k][i]) * float64(lists[0][k][i])
		}
	}
	for _, at := range touched {
		for _, g := range t.tg[int(at)*dim : (int(at)+1)*dim] {
			square += float64(g) * float64(g)
		}
	}
	scale := float32(math.Min(1, clip/(math.Sqrt(square)+1e-9)))
	size := float32(rate * math.Sqrt(1-math.Pow(decay2, float64(t.step))) / (1 - math.Pow(decay1, float64(t.step))))
	weights, m, v := t.net.parameters(), t.m.parameters(), t.v.parameters()
	for k := range weights {
		adam(weights[k], lists[0][k], m[k], v[k], scale, size)
	}
	for _, at := range touched {
		a, b := int(at)*dim, (int(at)+1)*dim
		adam(t.table[a:b], t.tg[a:b], t.tm[a:b], t.tv[a:b], scale, size)
	}
}

// adam moves weights and clears their gradient.
func adam(w, g, m, v []float32, scale, size float32) {
	for i := range w {
		d := g[i] * scale
		g[i] = 0
		m[i] += (1 - decay1) * (d - m[i])
		v[i] += (1 - decay2) * (d*d - v[i])
		w[i] -= size * m[i] / (float32(math.Sqrt(float64(v[i]))) + 1e-8)
	}
}

// model keeps the embeddings in eight bits, each row at a scale of its own.
func (t *trainer) model() *Model {
	m := &Model{labels: t.net.labels, keys: crf.NewKeys(t.keys), net: t.net, table: make([]int8,
		len(t.table)), scale: make([]float32, len(t.keys))}
	for at := range t.keys {
		m.keepRow(at, t.table[at*dim:(at+1)*dim])
	}
	return m
}
