package main

import (
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"focal/internal/extract/labeller"
)

// choicesCommand learns by what the readings of heads are chosen: a logistic regression over the readings of each head, on CVs
// that the models have not seen.
type choicesCommand struct {
	corpus
	Epochs int    `default:"20"`
	Out    string `type:"path" help:"File of weights; without one, folds of CVs are measured."`
}

// headExample are the readings of a head, and which of them are right.
type headExample struct {
	labeller.Choices
	file         string
	right, close []bool
}

func (c *choicesCommand) Run() error {
	list, err := c.load()
	if err != nil {
		return err
	}
	var examples [labeller.Person][]headExample
	for _, a := range list {
		for _, e := range a.headChoices() {
			examples[e.Kind] = append(examples[e.Kind], e)
		}
	}
	var weights [labeller.Person][]float64
	for kind, all := range examples {
		if c.Out == "" {
			c.measure(labeller.Kind(kind), all)
			continue
		}
		weights[kind] = learnChoices(all, c.Epochs)
	}
	if c.Out == "" {
		return nil
	}
	var b strings.Builder
	for i, name := range labeller.SignNames {
		fmt.Fprintf(&b, "%s\t%.4f\t%.4f\n", name, weights[labeller.Post][i], weights[labeller.Course][i])
	}
	return os.WriteFile(c.Out, []byte(b.String()), 0o644) //nolint:gosec // a file of the repository
}

// headChoices are the heads as the models find them, of which the labels tell the main fields.
func (a *aligned) headChoices() (out []headExample) {
	for _, c := range labeller.Default().Choices(a.lines) {
		if fields, ok := a.fieldsOf(c); ok && len(c.Values) > 0 {
			e := headExample{Choices: c, file: a.cv.gold.File}
			for _, v := range c.Values {
				same := lettersOf(v[0]) == lettersOf(fields[0]) && lettersOf(v[1]) == lettersOf(fields[1])
				e.right = append(e.right, same)
				e.close = append(e.close, same || nearlySame(v[0], fields[0]) && nearlySame(v[1], fields[1]))
			}
			out = append(out, e)
		}
	}
	return out
}

// fieldsOf are the main fields that the labels name in the lines of a head.
func (a *aligned) fieldsOf(c labeller.Choices) (out [2]string, ok bool) {
	most := 0
	try := func(p placed, keys [2]string, texts [2]string) {
		n := 0
		for k, key := range keys {
			if a.within(p.fields[key], c.Lines) {
				n++
			} else {
				texts[k] = ""
			}
		}
		if n > most {
			most, out = n, texts
		}
	}
	if c.Kind == labeller.Post {
		for i, p := range a.posts {
			try(p, [2]string{"title", "org"}, [2]string{a.cv.gold.Work[i].Position, a.cv.gold.Work[i].Name})
		}
	} else {
		for i, p := range a.courses {
			try(p, [2]string{"degree", "school"}, [2]string{a.cv.gold.Education[i].Degree, a.cv.gold.Education[i].Institution})
		}
	}
	return out, most > 0
}

// within reports a place of which all lines are among some.
func (a *aligned) within(p place, lines []int) bool {
	for k := p.from; k < p.to; k++ {
		if !slices.Contains(lines, a.stream.line[k]) {
			return false
		}
	}
	return p.to > 0
}

// nearlySame is how score_wild.py compares: one text holds the other and at least half of it.
func nearlySame(a, b string) bool {
	a, b = lettersOf(a), lettersOf(b)
	if len(a) > len(b) {
		a, b = b, a
	}
	return a == b || len(a) >= 4 && strings.Contains(b, a) && 2*len(a) >= len(b)
}

// Settings of the regression: weights are held near zero, that of the model's own probability near one.
const (
	choicesRate = 0.05
	choicesHold = 0.02
)

// learnChoices raises the probability of the right readings, or of the nearly right ones where none is right.
func learnChoices(all []headExample, epochs int) []float64 {
	var list []*headExample
	for i := range all {
		if e := &all[i]; len(e.Signs) > 1 && len(e.good()) > 0 {
			list = append(list, e)
		}
	}
	w, seen := make([]float64, len(labeller.SignNames)), make([]float64, len(labeller.SignNames))
	w[0] = 1
	random := rand.New(rand.NewPCG(1, 1)) // #nosec G404 -- the same weights at every training
	for range epochs {
		random.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
		for _, e := range list {
			e.step(w, seen)
		}
	}
	return w
}

// good are the readings to be chosen.
func (e *headExample) good() (out []int) {
	for _, of := range [][]bool{e.right, e.close} {
		for i, ok := range of {
			if ok {
				out = append(out, i)
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// step changes the weights by what one head says; seen are the squares of the steps before (AdaGrad).
func (e *headExample) step(w, seen []float64) {
	p := e.likely(w)
	good, total := e.good(), 0.0
	for _, i := range good {
		total += p[i]
	}
	grad := make([]float64, len(w))
	for i, signs := range e.Signs {
		d := -p[i]
		if slices.Contains(good, i) && total > 0 {
			d += p[i] / total
		}
		for k, v := range signs {
			grad[k] += d * v
		}
	}
	for k, g := range grad {
		if g == 0 {
			continue
		}
		held := w[k]
		if k == 0 {
			held--
		}
		g -= choicesHold * held
		seen[k] += g * g
		w[k] += choicesRate * g / math.Sqrt(seen[k]+1e-6)
	}
}

// likely is how likely each reading is by the weights.
func (e *headExample) likely(w []float64) []float64 {
	out := make([]float64, len(e.Signs))
	for i, signs := range e.Signs {
		for k, v := range signs {
			out[i] += w[k] * v
		}
	}
	return labeller.Shares(out)
}

// measure learns without one fold after the other and counts what is read otherwise in it.
func (c *choicesCommand) measure(kind labeller.Kind, all []headExample) {
	const folds = 5
	var n, before, after, beforeClose, afterClose, changed int
	for k := range folds {
		var in, out []headExample
		for _, e := range all {
			h := fnv.New32a()
			_, _ = h.Write([]byte(e.file))
			if int(h.Sum32()%folds) == k {
				out = append(out, e)
			} else {
				in = append(in, e)
			}
		}
		w := learnChoices(in, c.Epochs)
		for i := range out {
			e := &out[i]
			at := labeller.Best(e.likely(w))
			n, before, after, changed = n+1, before+one(e.right[0]), after+one(e.right[at]), changed+one(at > 0)
			beforeClose, afterClose = beforeClose+one(e.close[0]), afterClose+one(e.close[at])
		}
	}
	fmt.Printf("kind %d: %d heads, %d read otherwise; right %d -> %d, nearly %d -> %d\n",
		kind, n, changed, before, after, beforeClose, afterClose)
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
