package main

import (
	"fmt"
	"os"

	"focal/internal/boosted"
	"focal/internal/tailor"
)

// learnCommand learns the two models of tailor.Judge.
type learnCommand struct {
	Pairs []string `arg:"" type:"existingdir" help:"Folders with cv.* and gold.json."`
	Out   string   `required:"" type:"path"`
}

var settings = boosted.Settings{Trees: 80, Depth: 3, LeastLeaf: 8, Rate: 0.06, Rows: 0.6, Features: 0.5, Seed: 1}

func (c *learnCommand) Run() error {
	var rows [][]float64
	var shown, met []bool
	err := eachPair(c.Pairs, func(p pair) {
		m := tailor.Compare(p.doc, p.demands(), today)
		for i, row := range tailor.Rows(p.doc, m, today) {
			rows = append(rows, row)
			shown, met = append(shown, p.gold[i].Status != tailor.Not), append(met, p.gold[i].Status == tailor.Met)
		}
	})
	if err != nil {
		return err
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
