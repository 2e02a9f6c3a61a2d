package labeller

import (
	"math"

	"focal/internal/extract/crf"
	"focal/internal/extract/recurrent"
	"focal/internal/extract/together"
)

// How much the opinion of a network weighs beside what the second models think. Chosen
// on folds.
const (
	trustLines = 2.0
	trustWords = 2.0
)

// lineOpinion is what the networks of lines think, weighed: the mean of what each holds
// likely. Two that learned apart err on different lines; on CVs that neither had seen the
// second took away an eighth of the made-up posts (docs/benchmarks.md).
func (m *Models) lineOpinion(items []crf.Item) [][]float64 {
	if m.Networks[0] == nil {
		return nil
	}
	out, other := together.Both(
		func() [][]float64 { return m.Networks[0].Predict(items) },
		func() [][]float64 { return m.Networks[1].Predict(items) })
	for i := range out {
		for y := range out[i] {
			out[i][y] = trustLines * math.Log((math.Exp(out[i][y])+math.Exp(other[i][y]))/2)
		}
	}
	return out
}

// opinion is what a network thinks of items, weighed; nil without a network.
func opinion(m *recurrent.Model, items []crf.Item, trust float64) [][]float64 {
	if m == nil {
		return nil
	}
	out := m.Predict(items)
	for i := range out {
		for y := range out[i] {
			out[i][y] *= trust
		}
	}
	return out
}

// newHead is the class of the boundary before the first word of a head, where the heads
// of a CV follow each other.
const newHead = WordBoundaries

// Joined makes one sequence of the words of all heads of a kind, as the network takes
// them: the heads of a CV are mostly written alike.
func Joined(heads [][]crf.Item) []crf.Item {
	var out []crf.Item
	for _, h := range heads {
		for i, it := range h {
			if i == 0 {
				it.Boundary = newHead
			}
			out = append(out, it)
		}
	}
	return out
}

// parted gives each head its own of what was thought of all.
func parted(all [][]float64, heads [][]crf.Item) [][][]float64 {
	out := make([][][]float64, len(heads))
	at := 0
	for n, h := range heads {
		if all != nil {
			out[n] = all[at : at+len(h)]
		}
		at += len(h)
	}
	return out
}
