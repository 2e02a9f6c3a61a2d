package main

import (
	"fmt"

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
		for k := range w.Folds {
			var train []crf.Example
			for i, a := range list {
				if foldOf(a, w.Folds) != k {
					train = append(train, examples[i]...)
				}
			}
			m := crf.Train(labeller.WordLabels(labeller.Kind(kind)), labeller.WordBoundaries, train, crf.Settings{Epochs: w.Epochs, MinSeen: w.MinSeen, L2: w.L2, Rate: w.Rate, Dropout: w.Dropout})
			for i, a := range list {
				if foldOf(a, w.Folds) == k {
					r.addWords(kind, m, examples[i], w.Lean)
				}
			}
		}
		r.print()
	}
	fmt.Println()
	return nil
}
