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
	Epochs     int    `default:"18"`
	Unlabelled string `type:"path" help:"Folder that pages wrote, of CVs without labels, which teach first."`
	Out        string `default:"internal/extract/labeller/weights.bin" type:"path"`
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
	m := trainModels(list, items, in, t.Epochs)
	if err := addNetworks(m, list, t.Unlabelled, networkSettings); err != nil {
		return err
	}
	return store(m, t.Out)
}

// store writes the models to a file.
func store(m *labeller.Models, name string) error {
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		return err
	}
	return os.WriteFile(name, b.Bytes(), 0o644) //nolint:gosec // a file of the repository
}

// readModels loads the models of a file of weights.
func readModels(name string) (*labeller.Models, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return labeller.ReadModels(f)
}
