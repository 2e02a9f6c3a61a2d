package main

import (
	"bytes"
	"fmt"
	"os"

	"focal/internal/extract/crf"
	"focal/internal/extract/labeller"
)

// trainCommand makes the weights that the program holds, from all labelled CVs.
type trainCommand struct {
	corpus
	Epochs int    `default:"12"`
	Out    string `default:"internal/extract/labeller/weights.bin" type:"path"`
}

func (t *trainCommand) Run() error {
	list, err := t.load()
	if err != nil {
		return err
	}
	items := make([][]crf.Item, len(list))
	in := make([]int, len(list))
	for i, a := range list {
		items[i], in[i] = labeller.Items(a.lines), i
	}
	fmt.Println(len(list), "CVs")
	var b bytes.Buffer
	if err := trainModels(list, items, in, t.Epochs).Write(&b); err != nil {
		return err
	}
	return os.WriteFile(t.Out, b.Bytes(), 0o644) //nolint:gosec // a file of the repository
}
