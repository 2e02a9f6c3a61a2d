package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"focal/internal/boosted"
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
	err = eachPair(c.Pairs, func(p pair) {
		m := tailor.Compare(p.doc, p.demands(), today)
		for i, row := range tailor.Rows(p.doc, m, today) {
			_, _ = w.WriteString(p.gold[i].Status)
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

var settings = boosted.Settings{Trees: 80, Depth: 3, LeastLeaf: 8, Rate: 0.06, Rows: 0.6, Features: 0.5, Seed: 1}

func (c *learnCommand) Run() error {
	var rows [][]float64
	var shown, met []bool
	for _, file := range c.Rows {
		list, answers, err := readRows(file)
		if err != nil {
			return err
		}
		rows = append(rows, list...)
		for _, a := range answers {
			shown, met = append(shown, a != tailor.Not), append(met, a == tailor.Met)
		}
	}
	fmt.Println(len(rows), "demands")
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	defer f.Close()
	for _, is := range [][]bool{shown, met} {
		if err := boosted.Fit(rows, is, settings).Write(f); err != nil {
			return err
		}
	}
	return f.Close()
}

func readRows(file string) (rows [][]float64, answers []string, err error) {
	text, err := os.ReadFile(file) //nolint:gosec // a file that the caller names
	if err != nil {
		return nil, nil, err
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		row := make([]float64, len(fields)-1)
		for i := range row {
			if row[i], err = strconv.ParseFloat(fields[i+1], 64); err != nil {
				return nil, nil, err
			}
		}
		rows, answers = append(rows, row), append(answers, fields[0])
	}
	return rows, answers, nil
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
