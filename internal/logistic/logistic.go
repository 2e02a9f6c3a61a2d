// Package logistic is a classifier of two classes: a logistic regression, learned from rows of numbers.
package logistic

import (
	"bufio"
	"fmt"
	"io"
	"math"

	"focal/internal/bit"
)

// Model is what was learned: the log odds are Base and the sum of the weighted numbers of a row.
type Model struct {
	Base    float64
	Weights []float64
}

// Chance is how probable it is that a row is of the class.
func (m *Model) Chance(row []float64) float64 { return 1 / (1 + math.Exp(-m.odds(row))) }

func (m *Model) odds(row []float64) float64 {
	z := m.Base
	for i, w := range m.Weights {
		z += w * row[i]
	}
	return z
}

// steps of learning; the last ones move no weight any more.
const steps = 1500

// Fit learns from rows and whether each is of the class. The larger held, the nearer weights stay to nothing, each by the spread of
// its number.
func Fit(rows [][]float64, is []bool, held float64) *Model {
	scaled, means, spreads := standard(rows)
	m := &Model{Weights: make([]float64, len(means))}
	// Nesterov's steps: each goes on from where the last two point to.
	before, beforeBase, rate := make([]float64, len(means)), 0.0, 1/(steepest(scaled)+held)
	for s := range steps {
		on := float64(s) / float64(s+3)
		for i, w := range m.Weights {
			m.Weights[i], before[i] = w+on*(w-before[i]), w
		}
		m.Base, beforeBase = m.Base+on*(m.Base-beforeBase), m.Base
		m.step(scaled, is, held, rate)
	}
	for i := range m.Weights {
		m.Weights[i] /= spreads[i]
		m.Base -= m.Weights[i] * means[i]
	}
	return m
}

// step moves the weights along what is not explained yet.
func (m *Model) step(rows [][]float64, is []bool, held, rate float64) {
	slope, base := make([]float64, len(m.Weights)), 0.0
	for r, row := range rows {
		missing := bit.Of(is[r]) - m.Chance(row)
		base += missing
		for i, x := range row {
			slope[i] += missing * x
		}
	}
	for i := range m.Weights {
		m.Weights[i] += rate * (slope[i] - held*m.Weights[i])
	}
	m.Base += rate * base
}

// steepest bounds how fast slopes change: a quarter of the largest eigenvalue, found by applying the rows to a vector again and again.
func steepest(rows [][]float64) float64 {
	v, largest := make([]float64, len(rows[0])+1), 0.0
	for i := range v {
		v[i] = 1
	}
	for range 60 {
		next := make([]float64, len(v))
		for _, row := range rows {
			along := v[len(row)]
			for i, x := range row {
				along += x * v[i]
			}
			for i, x := range row {
				next[i] += along * x
			}
			next[len(row)] += along
		}
		largest = 0
		for _, x := range next {
			largest += x * x
		}
		largest = math.Sqrt(largest)
		for i, x := range next {
			v[i] = x / max(largest, 1e-12)
		}
	}
	return 1.2 * largest / 4 // above it, as the vector may not have come to rest
}

// standard is the rows with every number around nothing and of one spread.
func standard(rows [][]float64) (scaled [][]float64, means, spreads []float64) {
	n := float64(len(rows))
	means, spreads = make([]float64, len(rows[0])), make([]float64, len(rows[0]))
	for _, row := range rows {
		for i, x := range row {
			means[i] += x / n
		}
	}
	for _, row := range rows {
		for i, x := range row {
			spreads[i] += (x - means[i]) * (x - means[i]) / n
		}
	}
	for i, s := range spreads {
		if spreads[i] = math.Sqrt(s); s < 1e-12 {
			spreads[i] = 1 // a number that is always the same
		}
	}
	for _, row := range rows {
		out := make([]float64, len(row))
		for i, x := range row {
			out[i] = (x - means[i]) / spreads[i]
		}
		scaled = append(scaled, out)
	}
	return scaled, means, spreads
}

// Write writes the model as text, a number a line.
func (m *Model) Write(w io.Writer) error {
	if _, err := fmt.Fprintf(w, "base %.5g weights %d\n", m.Base, len(m.Weights)); err != nil {
		return err
	}
	for _, x := range m.Weights {
		if _, err := fmt.Fprintf(w, "%.5g\n", x); err != nil {
			return err
		}
	}
	return nil
}

// Read reads what Write wrote.
func Read(r *bufio.Reader) (*Model, error) {
	m, n := &Model{}, 0
	if _, err := fmt.Fscanf(r, "base %g weights %d\n", &m.Base, &n); err != nil {
		return nil, err
	}
	m.Weights = make([]float64, n)
	for i := range m.Weights {
		if _, err := fmt.Fscanf(r, "%g\n", &m.Weights[i]); err != nil {
			return nil, err
		}
	}
	return m, nil
}
