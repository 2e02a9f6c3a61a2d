package recurrent

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"focal/internal/extract/crf"
)

// The gradient that backward finds is the slope that small steps show.
func TestBackwardIsTheSlope(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	const labels, count = 5, 6
	n, grad := newNetwork(labels), newNetwork(labels)
	for _, list := range n.parameters() {
		for i := range list {
			list[i] = float32(random.NormFloat64() * 0.3)
		}
	}
	sums := make([]float32, count*dim)
	for i := range sums {
		sums[i] = float32(random.NormFloat64())
	}
	items := make([]crf.Item, count)
	for i, gap := range []int{0, 1, 2, 0, 1, 3} {
		items[i].Boundary = gap
		items[i].Meaning = make([]float32, meaning)
		for k := range items[i].Meaning {
			items[i].Meaning[k] = float32(random.NormFloat64())
		}
	}
	want := []int{0, 3, 1, 2, 4, 0}
	drop := func() dropout { // the same units are hidden each time
		hide := rand.New(rand.NewPCG(5, 6))
		return func() float32 {
			if hide.Float64() < 0.2 {
				return 0
			}
			return 1.25
		}
	}
	loss := func() float64 {
		p := n.forward(sums, items, drop())
		out := 0.0
		for i, y := range want {
			out -= math.Log(float64(p.prob[i*labels+y]))
		}
		return out
	}
	p := n.forward(sums, items, drop())
	for i, y := range want {
		p.prob[i*labels+y]--
	}
	dsums := n.backward(p, p.prob, &grad)
	check := func(name string, w, g []float32) {
		for range 12 {
			i := random.IntN(len(w))
			const by = 2e-3
			was := w[i]
			w[i] = was + by
			up := loss()
			w[i] = was - by
			slope := (up - loss()) / (2 * by)
			w[i] = was
			if math.Abs(slope-float64(g[i])) > 0.02+0.05*math.Abs(slope) {
				t.Errorf("%s[%d]: gradient %.4f, slope %.4f", name, i, g[i], slope)
			}
		}
	}
	names := []string{"bias", "gain", "shift", "gap", "out", "outer"}
	got := grad.parameters()
	for k, list := range n.parameters() {
		name := "layers"
		if k < len(names) {
			name = names[k]
		}
		check(name, list, got[k])
	}
	check("sums", sums, dsums)
}

// remember are sequences whose labels all depend on their first item, or on their last.
func remember() []Example {
	var out []Example
	for n := range 64 {
		var e Example
		for i := range 8 {
			it := crf.Item{Features: []uint32{crf.Hash("any"), crf.Hash([]string{"left", "right"}[i%2])}}
			if i == 0 {
				it.Features = append(it.Features, crf.Hash([]string{"a", "b"}[n%2]))
			}
			if i == 7 {
				it.Features = append(it.Features, crf.Hash([]string{"c", "d"}[n/2%2]))
			}
			e.Items = append(e.Items, it)
			e.Allowed = append(e.Allowed, 1<<(n%2+n/2%2*2))
		}
		out = append(out, e)
	}
	return out
}

func right(m *Model, examples []Example) int {
	n := 0
	for _, e := range examples {
		for i, row := range m.Predict(e.Items) {
			best := 0
			for y := range row {
				if row[y] > row[best] {
					best = y
				}
			}
			n += int(e.Allowed[i] >> best & 1)
		}
	}
	return n
}

func TestTrainLearnsWhatStandsFarAway(t *testing.T) {
	list := remember()
	m := Train(4, list, nil, Settings{Epochs: 30, MinSeen: 2, Dropout: 0.05})
	if got := right(m, list); got != 64*8 {
		t.Errorf("%d of %d right", got, 64*8)
	}
}

// A network that goes on keeps what it knew and learns a feature that it had never seen.
func TestTrainGoesOn(t *testing.T) {
	list := remember()
	m := Train(4, list, nil, Settings{Epochs: 30, MinSeen: 2, Dropout: 0.05})
	renamed := remember()
	for _, e := range renamed {
		for i := range e.Items {
			for k, f := range e.Items[i].Features {
				if f == crf.Hash("a") {
					e.Items[i].Features[k] = crf.Hash("alpha")
				}
			}
		}
	}
	before := right(m, renamed)
	on := Train(4, append(renamed, list...), nil, Settings{Epochs: 12, MinSeen: 2, Dropout: 0.05, From: m})
	if got := right(on, renamed); got != 64*8 || got <= before {
		t.Errorf("%d of %d of the new ones right, %d before", got, 64*8, before)
	}
	if got := right(on, list); got != 64*8 {
		t.Errorf("%d of %d of the old ones right", got, 64*8)
	}
	none := Train(4, nil, nil, Settings{From: m})
	if got := right(none, list); got != 64*8 {
		t.Errorf("without lessons %d of %d right", got, 64*8)
	}
}

// Probabilities of another model teach as labels do.
func TestTrainLearnsFromAnotherModel(t *testing.T) {
	list := remember()
	soft := make([]Example, len(list))
	for i, e := range list {
		soft[i].Items = e.Items
		for _, a := range e.Allowed {
			row := make([]float64, 4)
			for y := range row {
				row[y] = float64(a>>y&1)*0.88 + 0.03
			}
			soft[i].Soft = append(soft[i].Soft, row)
		}
	}
	m := Train(4, nil, soft, Settings{First: 30, MinSeen: 1, Dropout: 0.05})
	if got := right(m, list); got != 64*8 {
		t.Errorf("%d of %d right", got, 64*8)
	}
}

func TestFileRoundTrip(t *testing.T) {
	list := remember()
	m := Train(4, list, nil, Settings{Epochs: 2, MinSeen: 2})
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		t.Fatal(err)
	}
	whole := b.Bytes()
	back, err := Read(bytes.NewReader(whole))
	if err != nil {
		t.Fatal(err)
	}
	a, c := m.Predict(list[1].Items), back.Predict(list[1].Items)
	for i := range a {
		for y := range a[i] {
			if a[i][y] != c[i][y] {
				t.Fatalf("item %d label %d: %v became %v", i, y, a[i][y], c[i][y])
			}
		}
	}
	for _, cut := range []int{0, 3, 11, len(whole) / 2, len(whole) - 1} {
		if _, err := Read(bytes.NewReader(whole[:cut])); err == nil {
			t.Errorf("%d of %d bytes were taken for a model", cut, len(whole))
		}
	}
}
