package main

import (
	"math"
	"math/rand"

	"focal/internal/language"
)

// example is a word in a list, and what it is.
type example struct {
	features []uint16
	form     language.Class
	verb     bool
	rule     bool
}

func (e example) score(weights []float64) float64 {
	sum := 0.0
	for _, f := range e.features {
		sum += weights[f]
	}
	return sum
}

const (
	rounds     = 6
	step       = 0.15
	shrinkage  = 0.01
	seed       = 1
	places     = 1 << 16
	leastStep  = 1e-6
	mostStored = math.MaxInt8
)

// fit is a logistic regression by AdaGrad.
func fit(examples []example) []float64 {
	weights, squares := make([]float64, places), make([]float64, places)
	random := rand.New(rand.NewSource(seed)) //nolint:gosec // the same order at every run
	for range rounds {
		random.Shuffle(len(examples), func(i, j int) { examples[i], examples[j] = examples[j], examples[i] })
		for _, e := range examples {
			off := 1/(1+math.Exp(-e.score(weights))) - float64(count(e.verb))
			for _, f := range e.features {
				slope := off + shrinkage*weights[f]
				squares[f] += slope * slope
				weights[f] -= step * slope / math.Sqrt(squares[f]+leastStep)
			}
		}
	}
	return weights
}

// stored are the weights as the program holds them.
func stored(weights []float64) []byte {
	out := make([]byte, len(weights))
	for i, w := range weights {
		out[i] = byte(int8(max(-mostStored, min(mostStored, math.Round(w*language.BesideScale)))))
	}
	return out
}
