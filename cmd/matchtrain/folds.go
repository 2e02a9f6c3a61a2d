package main

import (
	"fmt"
	"slices"
)

// foldsCommand learns from all pairs but some, and counts how often the models are right on these: to choose from what chances
// tailor.Judge calls a demand met or partly met.
type foldsCommand struct {
	Rows  []string `arg:"" type:"existingfile" help:"What \"rows\" wrote."`
	Also  []string `type:"existingfile" help:"Rows that are only learned from."`
	Parts int      `default:"10"`
}

func (c *foldsCommand) Run() error {
	var own, also examples
	for _, file := range c.Rows {
		if err := own.read(file); err != nil {
			return err
		}
	}
	for _, file := range c.Also {
		if err := also.read(file); err != nil {
			return err
		}
	}
	shown, met := own.leftOut(c.Parts, also)
	for _, least := range []float64{0.70, 0.72, 0.74, 0.76, 0.78, 0.80, 0.82, 0.84, 0.86} {
		count := map[[2]string]int{}
		for i := range own.rows {
			count[[2]string{own.answers[i], own.ruled[i].Raised(shown[i], met[i], least)}]++
		}
		tell(fmt.Sprintf("met from %.2f", least), count)
	}
	return nil
}

// leftOut are the chances of each example by models that did not learn from its pair.
func (e *examples) leftOut(parts int, also examples) (shown, met []float64) {
	shown, met = make([]float64, len(e.rows)), make([]float64, len(e.rows))
	var pairs []string
	for _, p := range e.pairs {
		if !slices.Contains(pairs, p) {
			pairs = append(pairs, p)
		}
	}
	for part := range parts {
		var rest examples
		rest.add(also, func(int) bool { return true })
		rest.add(*e, func(i int) bool { return slices.Index(pairs, e.pairs[i])%parts != part })
		some, all := rest.learn()
		for i, row := range e.rows {
			if slices.Index(pairs, e.pairs[i])%parts == part {
				shown[i], met[i] = some.Chance(row), all.Chance(row)
			}
		}
	}
	return shown, met
}

// add adds those that are wanted of others, to learn from.
func (e *examples) add(others examples, wanted func(int) bool) {
	for i := range others.rows {
		if wanted(i) {
			e.rows, e.answers = append(e.rows, others.rows[i]), append(e.answers, others.answers[i])
		}
	}
}
