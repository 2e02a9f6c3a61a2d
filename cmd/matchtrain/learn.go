package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"focal/internal/logistic"
	"focal/internal/tailor"
)

// rowsCommand keeps what the models look at, and the answers: numbers alone, as the texts are others'.
type rowsCommand struct {
	Pairs []string `arg:"" type:"existingdir" help:"Folders with cv.* and gold.json."`
	Out   string   `required:"" type:"path"`
}

func (c *rowsCommand) Run() error {
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	defer f.Close()
	w := bufio.NewWriter(f)
	number := 0
	err = eachPair(c.Pairs, func(p pair) {
		number++
		m := tailor.Compare(p.doc, p.demands(), today)
		for i, row := range tailor.Rows(p.doc, m, today) {
			_, _ = fmt.Fprintf(w, "%s\t%d\t%s\t%s", p.gold[i].Status, number, m.Requirements[i].Kind, m.Requirements[i].Status)
			for _, x := range row {
				_, _ = fmt.Fprintf(w, "\t%.4g", x)
			}
			_ = w.WriteByte('\n')
		}
	})
	return errors.Join(err, w.Flush(), f.Close())
}

// learnCommand learns the two models of tailor.Judge.
type learnCommand struct {
	Rows []string `arg:"" type:"existingfile" help:"What \"rows\" wrote."`
	Out  string   `required:"" type:"path"`
}

// held keeps the weights near to nothing: there are few pairs.
const held = 30

func (c *learnCommand) Run() error {
	var all examples
	for _, file := range c.Rows {
		if err := all.read(file); err != nil {
			return err
		}
	}
	fmt.Println(len(all.rows), "demands")
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	defer f.Close()
	shown, met := all.learn()
	return errors.Join(shown.Write(f), met.Write(f), f.Close())
}

// examples are rows with the answers of readers.
type examples struct {
	rows    [][]float64
	answers []string
	pairs   []string             // which each is of
	ruled   []tailor.Requirement // by the rules
}

// read adds those of a file.
func (e *examples) read(file string) error {
	text, err := os.ReadFile(file) //nolint:gosec // a file that the caller names
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		row := make([]float64, len(fields)-4)
		for i := range row {
			if row[i], err = strconv.ParseFloat(fields[i+4], 64); err != nil {
				return err
			}
		}
		e.rows, e.answers, e.pairs = append(e.rows, row), append(e.answers, fields[0]), append(e.pairs, file+" "+fields[1])
		e.ruled = append(e.ruled, tailor.Requirement{Kind: fields[2], Status: fields[3]})
	}
	return nil
}

// learn makes the two models: that something of a demand is shown, and that it is met.
func (e *examples) learn() (shown, met *logistic.Model) {
	var some, all []bool
	for _, a := range e.answers {
		some, all = append(some, a != tailor.Not), append(all, a == tailor.Met)
	}
	return logistic.Fit(e.rows, some, held), logistic.Fit(e.rows, all, held)
}

// scoreCommand counts how often the program says what a careful reader does.
type scoreCommand struct {
	Pairs []string `arg:"" type:"existingdir" help:"Folders with cv.* and gold.json."`
}

func (c *scoreCommand) Run() error {
	ruled, judged := map[[2]string]int{}, map[[2]string]int{}
	err := eachPair(c.Pairs, func(p pair) {
		m := tailor.Compare(p.doc, p.demands(), today)
		all := tailor.Judge(p.doc, m, today)
		for i, a := range p.gold {
			ruled[[2]string{a.Status, m.Requirements[i].Status}]++
			judged[[2]string{a.Status, all.Requirements[i].Status}]++
		}
	})
	if err != nil {
		return err
	}
	tell("rules", ruled)
	tell("with likeness", judged)
	return nil
}

// tell prints how often a judgement was right, and how often what nothing shows was called met.
func tell(name string, count map[[2]string]int) {
	statuses := []string{tailor.Met, tailor.Partly, tailor.Not}
	all, right, near, nothing := 0, 0, 0, 0
	for i, gold := range statuses {
		for k, said := range statuses {
			n := count[[2]string{gold, said}]
			all += n
			if i == k {
				right += n
			}
			if i-k < 2 && k-i < 2 {
				near += n
			}
			if gold == tailor.Not {
				nothing += n
			}
		}
	}
	of := func(a, b int) float64 { return float64(a) / float64(max(1, b)) }
	fmt.Printf("%-14s right %.3f  within one %.3f  \"not\" shown as met %.3f (%d of %d)\n", name, of(right, all), of(near, all),
		of(count[[2]string{tailor.Not, tailor.Met}], nothing), count[[2]string{tailor.Not, tailor.Met}], nothing)
	for _, gold := range statuses {
		fmt.Printf("   %-7s", gold)
		for _, said := range statuses {
			fmt.Printf(" %s %4d", said, count[[2]string{gold, said}])
		}
		fmt.Println()
	}
}
