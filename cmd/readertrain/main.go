// Command readertrain learns the weights of the reader of CVs from labelled ones and
// measures them on CVs that were not trained on. docs/training.md explains how.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/alecthomas/kong"
)

type commands struct {
	Train      trainCommand      `cmd:"" help:"Learn the weights that the program holds from all labelled CVs."`
	Wraps      wrapsCommand      `cmd:"" help:"Measure the joining of wrapped lines."`
	Networks   networksCommand   `cmd:"" help:"Learn the networks that go with the other models."`
	Blend      blendCommand      `cmd:"" help:"Make the mean of networks that went on from the same ones."`
	Pages      pagesCommand      `cmd:"" help:"Read files once and keep their lines."`
	Resumes    resumesCommand    `cmd:"" help:"Make labels of files whose content is known as JSON Resume."`
	Folds      foldsCommand      `cmd:"" help:"Train on all folds but one, measure on that one, for each."`
	Show       showCommand       `cmd:"" help:"Print the lines of a labelled CV with their labels."`
	Dates      datesCommand      `cmd:"" help:"List the periods of labelled posts that are read otherwise."`
	Strays     straysCommand     `cmd:"" help:"Measure how much of CVs without labels finds no place."`
	Read       readCommand       `cmd:"" help:"Read CVs with weights that the program does not hold yet."`
	Mended     mendedCommand     `cmd:"" help:"Mend what is read of labelled CVs by the gestures of a careful user, and look at each."`
	Oracle     oracleCommand     `cmd:"" help:"Read labelled CVs as if every label of a line and of a word were found."`
	Choices    choicesCommand    `cmd:"" help:"Learn by what the readings of heads are chosen, or measure it."`
	FieldWords fieldWordsCommand `cmd:"" name:"fieldwords" help:"Learn from CVs without labels which field a word mostly stands in."`
	Words      wordsCommand      `cmd:"" help:"Measure the models of words alone."`
	Vectors    vectorsCommand    `cmd:"" help:"Make the table of what words mean."`
	Clusters   clustersCommand   `cmd:"" help:"Learn classes of words from CVs without labels."`
}

type pagesCommand struct {
	Files []string `arg:"" type:"path"`
	Out   string   `required:"" type:"path"`
}

func (p *pagesCommand) Run() error { return readPages(context.Background(), p.Files, p.Out) }

func main() {
	var c commands
	k := kong.Parse(&c, kong.Name("readertrain"))
	if err := k.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "readertrain:", err)
		os.Exit(1)
	}
}
