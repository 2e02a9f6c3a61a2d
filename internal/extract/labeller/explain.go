package labeller

import (
	"fmt"
	"math"
	"sort"

	"focal/internal/extract/crf"
)

// Explanation tells why a line has its label.
type Explanation struct {
	Label, Second    Label // the runner-up
	Prob, SecondProb float64
	// Reasons are the features that weighed most for the label against the runner-up,
	// with their weights.
	Reasons []string
}

// Explain labels the lines and says what decided.
func (m *Models) Explain(lines []Line) []Explanation {
	d := gather(lines)
	items, lists := d.items(true)
	advice := m.lineOpinion(items)
	s := d.survey(m.Lines.Label(items))
	for i := range lines {
		s.features(&lists[i], i)
		items[i].Features = lists[i].keys
	}
	res := m.Second.Within(items, crf.Given{Opinion: advice})
	out := make([]Explanation, len(lines))
	for i, y := range res.Labels {
		second, p := runnerUp(res, i)
		out[i] = Explanation{Label: Labels[y], Second: Labels[second], Prob: res.Prob[i][y], SecondProb: p, Reasons: m.reasons(&lists[i], y, second)}
		if advice != nil {
			if v := advice[i][y] - advice[i][second]; math.Abs(v) >= worthTelling {
				out[i].Reasons = append(out[i].Reasons, fmt.Sprintf("the whole document %+.2f", v))
			}
		}
	}
	return out
}

// worthTelling is how much the network's opinion must weigh to be told.
const worthTelling = 0.1

// mostReasons bounds what is told of a line.
const mostReasons = 6

func (m *Models) reasons(l *list, label, against int) []string {
	type reason struct {
		name   string
		weight float64
	}
	var all []reason
	for i, key := range l.keys {
		w := m.Second.Known(key)
		if v := w[label] - w[against]; v > 0 {
			all = append(all, reason{l.names[i], v})
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].weight > all[j].weight })
	var out []string
	for _, r := range all[:min(len(all), mostReasons)] {
		out = append(out, fmt.Sprintf("%s %+.2f", r.name, r.weight))
	}
	return out
}
