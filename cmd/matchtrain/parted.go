package main

import (
	"math"

	"focal/internal/sense"
)

// sharedDirections are taken out of the vectors beside their mean.
const sharedDirections = 2

// parted takes out of vectors what nearly all of them share: their mean and the directions in which they differ most, which tell how
// common a word is and not what it means (Mu, Viswanath 2018). Words that lines often have count more.
func parted(list []sense.Entry) {
	counts := make([]float64, len(list))
	for i, e := range list {
		counts[i] = math.Exp(-e.Weight / 2)
	}
	mean, total := make([]float64, sense.Size), 0.0
	for i, e := range list {
		add(mean, e.Vector, counts[i])
		total += counts[i]
	}
	for _, e := range list {
		add(e.Vector, mean, -1/total)
	}
	for range sharedDirections {
		shared := direction(list, counts)
		for _, e := range list {
			add(e.Vector, shared, -inner(e.Vector, shared))
		}
	}
	for i := range list {
		list[i].Vector = unit(list[i].Vector)
	}
}

// direction is the one in which vectors differ most, found by applying them to a vector again and again.
func direction(list []sense.Entry, counts []float64) []float64 {
	const times = 50
	v := make([]float64, sense.Size)
	for i := range v {
		v[i] = 1
	}
	for range times {
		next := make([]float64, sense.Size)
		for i, e := range list {
			add(next, e.Vector, counts[i]*inner(e.Vector, v))
		}
		v = unit(next)
	}
	return v
}

func add(to, v []float64, times float64) {
	for i, x := range v {
		to[i] += times * x
	}
}

func inner(a, b []float64) float64 {
	sum := 0.0
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}
