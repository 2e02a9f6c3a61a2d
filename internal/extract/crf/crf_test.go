package crf

import (
	"bytes"
	"math"
	"testing"
)

// A chain in which the features of an item do not tell its label, but the label before
// it does.
func examples() []Example {
	var out []Example
	for n := range 20 {
		var e Example
		for i := range 6 {
			y := (i + n) % 2
			it := Item{Features: []uint32{Hash("any")}}
			if i == 0 {
				it.Features = append(it.Features, Hash([]string{"even", "odd"}[y]))
			}
			e.Items = append(e.Items, it)
			e.Allowed = append(e.Allowed, 1<<y)
		}
		out = append(out, e)
	}
	return out
}

func TestTrainLearnsTransitions(t *testing.T) {
	list := examples()
	list[3].Allowed[2] = 0 // not known: summed over
	m := Train([]string{"a", "b"}, 1, list, Settings{Epochs: 40})
	for n, e := range list {
		for i, y := range m.Label(e.Items).Labels {
			if want := (i + n) % 2; y != want {
				t.Fatalf("example %d item %d: %d, want %d", n, i, y, want)
			}
		}
	}
}

func TestProbabilitiesSumToOne(t *testing.T) {
	m := Train([]string{"a", "b"}, 1, examples(), Settings{Epochs: 5})
	for _, p := range m.Label(examples()[0].Items).Prob {
		if math.Abs(p[0]+p[1]-1) > 1e-9 {
			t.Fatalf("%v", p)
		}
	}
}

func TestTrainingIsRepeatable(t *testing.T) {
	var a, b bytes.Buffer
	for _, w := range []*bytes.Buffer{&a, &b} {
		if err := Train([]string{"a", "b"}, 1, examples(), Settings{Epochs: 5, Dropout: 0.2}).Write(w); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two trainings gave two models")
	}
}

func TestFileKeepsTheModel(t *testing.T) {
	m := Train([]string{"a", "b"}, 1, examples(), Settings{})
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		t.Fatal(err)
	}
	back, err := Read(&b)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range examples() {
		x, y := m.Label(e.Items), back.Label(e.Items)
		for i := range x.Labels {
			if x.Labels[i] != y.Labels[i] || math.Abs(x.Prob[i][0]-y.Prob[i][0]) > 1e-2 {
				t.Fatalf("item %d: %v, %v", i, x.Prob[i], y.Prob[i])
			}
		}
	}
}

func TestReadRefusesOtherBytes(t *testing.T) {
	for _, s := range []string{"", "CRF", "CRF1", "CRF1\x02\x00\x01\x00\x01a", "PK\x03\x04 and more"} {
		if _, err := Read(bytes.NewReader([]byte(s))); err == nil {
			t.Errorf("%q was read", s)
		}
	}
}

func FuzzRead(f *testing.F) {
	var b bytes.Buffer
	_ = Train([]string{"a", "b"}, 1, examples(), Settings{Epochs: 1}).Write(&b)
	f.Add(b.Bytes())
	f.Fuzz(func(_ *testing.T, data []byte) {
		if m, err := Read(bytes.NewReader(data)); err == nil && len(m.Labels) > 0 {
			_ = m.Known(1)
		}
	})
}

// A damaged file is refused before it is believed.
func TestReadRefusesDamage(t *testing.T) {
	var b bytes.Buffer
	if err := Train([]string{"a", "b"}, 1, examples(), Settings{Epochs: 1}).Write(&b); err != nil {
		t.Fatal(err)
	}
	whole := b.Bytes()
	for cut := range whole {
		if _, err := Read(bytes.NewReader(whole[:cut])); err == nil {
			t.Errorf("%d of %d bytes were taken for a model", cut, len(whole))
		}
	}
	for at := 4; at < 8; at++ {
		damaged := bytes.Clone(whole)
		damaged[at] = 0xff
		if _, err := Read(bytes.NewReader(damaged)); err == nil {
			t.Errorf("a header with byte %d damaged was taken for a model's", at)
		}
	}
}
