package main

import (
	"fmt"
	"sync"

	"focal/internal/extract/crf"
	"focal/internal/extract/labeller"
)

// wordsCommand measures the models of words alone, on true heads.
type wordsCommand struct {
	corpus
	Folds   int     `default:"4"`
	Epochs  int     `default:"12"`
	MinSeen int     `default:"3"`
	L2      float64 `default:"1e-6"`
	Rate    float64 `default:"0.1"`
	Dropout float64
	Lean    float64 `help:"Hold back the label for no field."`
}

func (w *wordsCommand) Run() error {
	list, err := w.load()
	if err != nil {
		return err
	}
	for kind := range 3 {
		examples := make([][]crf.Example, len(list))
		for i, a := range list {
			examples[i] = a.wordExamples(labeller.Kind(kind))
		}
		r := &report{fields: map[string]*tally{}, confusion: map[string]int{}}
		var wait sync.WaitGroup
		slots := make(chan bool, 2)
		for k := range w.Folds {
			wait.Add(1)
			go func() {
				defer wait.Done()
				slots <- true
				defer func() { <-slots }()
				w.fold(k, kind, list, examples, r)
			}()
		}
		wait.Wait()
		r.print()
	}
	fmt.Println()
	return nil
}

// fold trains without the CVs of fold k and measures on them.
func (w *wordsCommand) fold(k, kind int, list []*aligned, examples [][]crf.Example, r *report) {
	var in []int
	for i, a := range list {
		if foldOf(a, w.Folds) != k {
			in = append(in, i)
		}
	}
	settings := crf.Settings{Epochs: w.Epochs, MinSeen: w.MinSeen, L2: w.L2, Rate: w.Rate, Dropout: w.Dropout}
	first := trainWords(list, in, kind, settings)
	var again *crf.Model
	if kind < int(labeller.Person) {
		again = trainSecondWords(list, in, kind, settings)
	}
	for i, a := range list {
		if foldOf(a, w.Folds) != k {
			continue
		}
		r.addWords(kind, first, examples[i], w.Lean)
		if again != nil {
			r.addWords(kind+10, again, a.secondWordExamples(labeller.Kind(kind), first), w.Lean)
		}
	}
}

// trainWords learns the model of words of a kind from the CVs numbered in.
func trainWords(list []*aligned, in []int, kind int, settings crf.Settings) *crf.Model {
	var train []crf.Example
	for _, i := range in {
		train = append(train, list[i].wordExamples(labeller.Kind(kind))...)
	}
	return crf.Train(labeller.WordLabels(labeller.Kind(kind)), labeller.WordBoundaries, train, settings)
}

// trainSecondWords learns the second model: what it sees of the first one's labels comes
// from models that had not seen the CV, as it will be in use.
func trainSecondWords(list []*aligned, in []int, kind int, settings crf.Settings) *crf.Model {
	const parts = 3
	var train []crf.Example
	for p := range parts {
		var others []int
		for n, i := range in {
			if n%parts != p {
				others = append(others, i)
			}
		}
		first := trainWords(list, others, kind, settings)
		for n, i := range in {
			if n%parts == p {
				train = append(train, list[i].secondWordExamples(labeller.Kind(kind), first)...)
			}
		}
	}
	return crf.Train(labeller.WordLabels(labeller.Kind(kind)), labeller.WordBoundaries, train, settings)
}
