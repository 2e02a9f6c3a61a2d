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

// lineOpinion is what the networks of lines think, weighed.
func (m *Models) lineOpinion(items []crf.Item) [][]float64 {
	return opinion(m.Networks, items, trustLines)
}

// opinion is what two networks think of items, weighed: the mean of what each holds likely;
// nil without networks. Two that learned apart err in different places; on CVs that neither
// had seen the second of lines took away an eighth of the made-up posts (docs/benchmarks.md).
func opinion(networks [2]*recurrent.Model, items []crf.Item, trust float64) [][]float64 {
	if networks[0] == nil || networks[1] == nil {
		return nil
	}
	out, other := together.Both(
		func() [][]float64 { return networks[0].Predict(items) },
		func() [][]float64 { return networks[1].Predict(items) })
	for i := range out {
		for y := range out[i] {
			out[i][y] = trust * math.Log((math.Exp(out[i][y])+math.Exp(other[i][y]))/2)
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
