// Package hashed is a classifier of texts by their features (words, pairs of words): a regression with a weight for the hash of each
// feature and class. Features that share a hash share the weight.
package hashed

import (
	"encoding/binary"
	"errors"
	"hash/fnv"
	"math"
	"math/rand"
)

// Model is what was learned.
type Model struct {
	Classes int
	weights []float32 // of each place those of the classes, then the classes alone
}

// Places is how many places features are hashed to.
const Places = 1 << 15

// Place of a feature.
func Place(feature string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(feature))
	return int(h.Sum32() % Places)
}

// Chances are how probable each class is for a text with features at these places.
func (m *Model) Chances(places []int) []float64 {
	z := make([]float64, m.Classes)
	scale := 1 / math.Sqrt(float64(max(1, len(places))))
	for c := range z {
		for _, p := range places {
			z[c] += float64(m.weights[p*m.Classes+c]) * scale
		}
		z[c] += float64(m.weights[Places*m.Classes+c])
	}
	return softmax(z)
}

func softmax(z []float64) []float64 {
	most, sum := z[0], 0.0
	for _, x := range z {
		most = max(most, x)
	}
	for i, x := range z {
		z[i] = math.Exp(x - most)
		sum += z[i]
	}
	for i := range z {
		z[i] /= sum
	}
	return z
}

// Example is a text with its class.
type Example struct {
	Places []int
	Class  int
	Weight float64
}

// Settings of learning.
type Settings struct {
	Rounds int
	Rate   float64
	Decay  float64 // how much of a weight is lost at each look at it
	Seed   int64
}

// Fit learns from examples, by steps that become smaller for a weight the more it was moved.
func Fit(list []Example, classes int, s Settings) *Model {
	m := &Model{Classes: classes, weights: make([]float32, (Places+1)*classes)}
	moved := make([]float32, len(m.weights))
	random := rand.New(rand.NewSource(s.Seed))
	for range s.Rounds {
		for _, i := range random.Perm(len(list)) {
			m.learn(list[i], moved, s)
		}
	}
	return m
}

func (m *Model) learn(e Example, moved []float32, s Settings) {
	chances := m.Chances(e.Places)
	scale := 1 / math.Sqrt(float64(max(1, len(e.Places))))
	for c, p := range chances {
		wrong := p
		if c == e.Class {
			wrong--
		}
		wrong *= e.Weight
		for _, at := range e.Places {
			m.step(at*m.Classes+c, wrong*scale, moved, s)
		}
		m.step(Places*m.Classes+c, wrong, moved, s)
	}
}

func (m *Model) step(at int, slope float64, moved []float32, s Settings) {
	slope += s.Decay * float64(m.weights[at])
	moved[at] += float32(slope * slope)
	m.weights[at] -= float32(s.Rate * slope / math.Sqrt(float64(moved[at])+1e-6))
}

// Bytes are the model as it is kept: the number of classes, the largest weight, a byte for each weight.
func (m *Model) Bytes() []byte {
	most := float32(1e-6)
	for _, w := range m.weights {
		most = max(most, max(w, -w))
	}
	out := binary.LittleEndian.AppendUint32(nil, uint32(m.Classes))
	out = binary.LittleEndian.AppendUint32(out, math.Float32bits(most))
	for _, w := range m.weights {
		out = append(out, byte(int8(math.Round(float64(w/most*finest)))))
	}
	return out
}

const finest = 127

// Read reads what Bytes gave.
func Read(data []byte) (*Model, error) {
	if len(data) < 8 {
		return nil, errors.New("cut off")
	}
	m := &Model{Classes: int(binary.LittleEndian.Uint32(data))}
	most := math.Float32frombits(binary.LittleEndian.Uint32(data[4:]))
	if data = data[8:]; m.Classes < 1 || len(data) != (Places+1)*m.Classes {
		return nil, errors.New("not as long as it should be")
	}
	m.weights = make([]float32, len(data))
	for i, b := range data {
		m.weights[i] = float32(int8(b)) * most / finest
	}
	return m, nil
}
