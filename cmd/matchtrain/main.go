// Command matchtrain learns what Match looks for beside its rules (tailor.Judge): what words mean, and from pairs of a CV and an advert
// with the right answers how near they have to be. docs/training.md explains how.
package main

import (
	"fmt"
	"os"

	"github.com/alecthomas/kong"
)

type commands struct {
	Words      wordsCommand      `cmd:"" help:"Make the table of what words mean and tell."`
	Rows       rowsCommand       `cmd:"" help:"Keep of pairs with the right answers what there is to learn."`
	Learn      learnCommand      `cmd:"" help:"Learn from rows."`
	Folds      foldsCommand      `cmd:"" help:"Measure on pairs that were left out of learning."`
	Lines      linesCommand      `cmd:"" help:"Learn what lines of adverts are about by their words."`
	DemandRows demandRowsCommand `cmd:"" help:"Keep of adverts with marked demands what there is to learn."`
	Demands    demandsCommand    `cmd:"" help:"Learn what adverts demand from those rows."`
	Score      scoreCommand      `cmd:"" help:"Measure the program's judgements on pairs."`
	Scores     scoresCommand     `cmd:"" help:"Measure the score on pairs whose adverts were left out of learning."`
}

func main() {
	var c commands
	k := kong.Parse(&c, kong.Name("matchtrain"))
	if err := k.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "matchtrain:", err)
		os.Exit(1)
	}
}
