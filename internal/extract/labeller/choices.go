package labeller

import (
	"math"
	"slices"

	"focal/internal/extract/crf"
)

// choice is a likely way to read the words of a head.
type choice struct {
	crf.Result
	log    float64 // logarithm of its probability
	fields map[string]Field
	main   [2]written // the two main fields
	manner manner
}

// written is how a field stands in its head.
type written struct {
	there         bool
	text          string
	row, at, to   int    // words from the at-th, before the to-th
	before, after string // marks around it; inside where it stands within a part between marks
	own, other    float64
}

const inside = "IN"

// How many labellings are looked at, and how many readings that differ in their main fields; the probability, as a
// logarithm, from which the best one is not doubted.
const (
	mostWays    = 60
	mostChoices = 10
	undoubted   = -0.002
)

// choices are the likely readings of a head of which the main fields differ, the best one first.
func (d *document) choices(kind Kind, labels []string, list []Word, res crf.Result, ways []crf.Labelling, memo scorer) []choice {
	var out []choice
	seen := map[[2]string]bool{}
	parts := d.parts(list, memo)
	for n, way := range ways {
		c := choice{Result: res, log: way.Log}
		if n > 0 {
			c.Result = crf.Result{Labels: way.Labels, Prob: cloned(res.Prob)}
		}
		c.fields = d.fields(labels, list, c.Result)
		values := [2]string{c.fields[mainFields[kind][0]].Value, c.fields[mainFields[kind][1]].Value}
		if seen[values] {
			continue
		}
		seen[values] = true
		for k, name := range mainFields[kind] {
			if f, ok := c.fields[name]; ok {
				c.main[k] = writtenAs(f, list, parts)
				score := memo.of(f.Value)
				c.main[k].own, c.main[k].other = score[evidenceOf[kind][k]], score[evidenceOf[kind][1-k]]
			}
		}
		c.manner = mannerOf(c.main)
		if out = append(out, c); len(out) == mostChoices {
			break
		}
	}
	return out
}

// evidenceOf is what speaks for the main fields of a kind.
var evidenceOf = [kinds][2]int{Post: {byTitle, byOrg}, Course: {byDegree, bySchool}}

func cloned(rows [][]float64) [][]float64 {
	out := make([][]float64, len(rows))
	for i := range rows {
		out[i] = slices.Clone(rows[i])
	}
	return out
}

func writtenAs(f Field, list []Word, parts map[partKey]*partInfo) written {
	at := slices.IndexFunc(list, func(w Word) bool { return w.Line == f.Lines[0] && w.From >= f.From })
	last := at
	for k := at; k < len(list) && list[k].Line <= lastOf(f.Lines); k++ {
		if list[k].Line < lastOf(f.Lines) || list[k].To <= f.To {
			last = k
		}
	}
	w := written{there: true, text: f.Value, at: at, to: last + 1}
	w.before, w.after = parts[list[at].key()].before, parts[list[last].key()].after
	if at > 0 && list[at-1].key() == list[at].key() {
		w.before = inside
	}
	if w.to < len(list) && list[w.to].key() == list[last].key() {
		w.after = inside
	}
	for k := 1; k <= at; k++ {
		if list[k].Line != list[k-1].Line {
			w.row++
		}
	}
	return w
}

// key is the part of a line that a word stands in.
func (w *Word) key() partKey { return partKey{w.Line, w.part} }

// chosen is the reading of each head that goes best with how the others of the CV are written, and how likely it is among
// the readings of its head. The first one stays unless another one is clearly better.
func chosen(kind Kind, heads [][]choice) []*choice {
	out := make([]*choice, len(heads))
	all := commonOf(heads)
	for n, list := range heads {
		if len(list) == 0 {
			out[n] = &choice{fields: map[string]Field{}}
			continue
		}
		likely := weighed(kind, list, all.without(list))
		best := Best(likely)
		out[n] = &list[best]
		if best > 0 {
			out[n].surer(kind, likely[best])
		}
	}
	return out
}

// Best is the reading to be taken: the first one, unless another one is clearly likelier.
func Best(likely []float64) int {
	best := 0
	for i := range likely {
		if likely[i] > likely[best] {
			best = i
		}
	}
	if math.Log(likely[best]) < math.Log(likely[0])+reluctance {
		return 0
	}
	return best
}

// reluctance is by how much, as a logarithm, another reading must be likelier than the one that the model of words thinks best.
const reluctance = 0.3

// surer gives the main fields of a reading the probability that the other heads lend it.
func (c *choice) surer(kind Kind, p float64) {
	for _, name := range mainFields[kind] {
		if f, ok := c.fields[name]; ok {
			f.Prob = max(f.Prob, p)
			c.fields[name] = f
		}
	}
}

// weighed is how likely each reading of a head is beside the others of the CV.
func weighed(kind Kind, list []choice, others *common) []float64 {
	if len(list) == 1 {
		return []float64{1}
	}
	out := make([]float64, len(list))
	weights := choiceWeights()[kind]
	for i := range list {
		for k, v := range list[i].signs(i == 0, others) {
			out[i] += weights[k] * v
		}
	}
	return Shares(out)
}

// Shares are the probabilities of what has these weights.
func Shares(weights []float64) []float64 {
	top, total := slices.Max(weights), 0.0
	out := make([]float64, len(weights))
	for i, w := range weights {
		out[i] = math.Exp(w - top)
		total += out[i]
	}
	for i := range out {
		out[i] /= total
	}
	return out
}

// Choices are the readings of one head with what they are chosen by, for training.
type Choices struct {
	Kind   Kind
	Lines  []int
	Values [][2]string // the main fields of each reading
	Signs  [][]float64
}

// Choices reads the lines of a CV and returns the likely readings of the heads of its entries.
func (m *Models) Choices(lines []Line) (out []Choices) {
	r := m.Read(lines)
	for kind := Post; kind < Person; kind++ {
		h := r.headsOf(kind, r.lines.memo)
		heads := m.headChoices(r, kind, h, r.lines.memo, Certain{})
		all := commonOf(heads)
		for n, list := range heads {
			c := Choices{Kind: kind, Lines: h.lines[n]}
			others := all.without(list)
			for i := range list {
				c.Values = append(c.Values, [2]string{list[i].main[0].text, list[i].main[1].text})
				c.Signs = append(c.Signs, list[i].signs(i == 0, others))
			}
			out = append(out, c)
		}
	}
	return out
}
