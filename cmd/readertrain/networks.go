package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"focal/internal/extract"
	"focal/internal/extract/crf"
	"focal/internal/extract/labeller"
	"focal/internal/extract/recurrent"
	"focal/internal/ingest/page"
)

// networksCommand learns the networks to go with models that are there.
type networksCommand struct {
	corpus
	Models     string `required:"" type:"path" help:"File of weights whose other models are kept."`
	Unlabelled string `type:"path" help:"Folder that pages wrote, of CVs without labels: see train."`
	Without    int    `default:"-1" help:"Fold that is not trained on."`
	Folds      int    `default:"3"`
	Epochs     int    `default:"8"`
	First      int    `default:"2" help:"Epochs over the CVs without labels."`
	Out        string `required:"" type:"path"`
}

func (n *networksCommand) Run() error {
	f, err := os.Open(n.Models)
	if err != nil {
		return err
	}
	defer f.Close()
	m, err := labeller.ReadModels(f)
	if err != nil {
		return err
	}
	list, err := n.load()
	if err != nil {
		return err
	}
	var in []*aligned
	for _, a := range list {
		if n.Without < 0 || foldOf(a, n.Folds) != n.Without {
			in = append(in, a)
		}
	}
	fmt.Println(len(in), "CVs")
	settings := networkSettings
	settings.Epochs, settings.First = n.Epochs, n.First
	if err := addNetworks(m, in, n.Unlabelled, settings); err != nil {
		return err
	}
	return store(m, n.Out)
}

// networkSettings were chosen on folds.
var networkSettings = recurrent.Settings{Epochs: 8, First: 2, MinSeen: 4, Dropout: 0.35}

// addNetworks learns the networks from labelled CVs, and before them from what the
// models that are there, networks among them, think of CVs without labels.
func addNetworks(m *labeller.Models, in []*aligned, unlabelled string, settings recurrent.Settings) error {
	soft, err := taught(m, unlabelled)
	if err != nil {
		return err
	}
	trainNetworks(m, in, soft, settings)
	return nil
}

// lessons are sequences by model: of lines, of the words of posts, of those of courses.
type lessons [1 + int(labeller.Person)][]recurrent.Example

func trainNetworks(m *labeller.Models, in []*aligned, soft lessons, settings recurrent.Settings) {
	var known lessons
	for _, a := range in {
		known[0] = append(known[0], recurrent.Example{Items: labeller.Items(a.lines), Allowed: a.allowed})
		for k := range m.WordNetworks {
			var heads [][]crf.Item
			var e recurrent.Example
			for _, x := range a.wordExamples(labeller.Kind(k)) {
				heads = append(heads, x.Items)
				e.Allowed = append(e.Allowed, x.Allowed...)
			}
			e.Items = labeller.Joined(heads)
			known[1+k] = append(known[1+k], e)
		}
	}
	var wait sync.WaitGroup
	train := func(k, labels int, into **recurrent.Model) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			*into = recurrent.Train(labels, known[k], soft[k], settings)
		}()
	}
	train(0, len(labeller.Labels), &m.Network)
	for k := range m.WordNetworks {
		train(1+k, len(labeller.WordLabels(labeller.Kind(k))), &m.WordNetworks[k])
	}
	wait.Wait()
}

// longest bounds the lines of a CV that teaches: more is no CV.
const longest = 600

// taught is what the models think of CVs without labels.
func taught(m *labeller.Models, folder string) (lessons, error) {
	var out lessons
	if folder == "" {
		return out, nil
	}
	names, err := filepath.Glob(filepath.Join(folder, "*.gob"))
	if err != nil {
		return out, err
	}
	list := make([]*labeller.Taught, len(names))
	var group errgroup.Group
	group.SetLimit(runtime.NumCPU())
	for i, n := range names {
		group.Go(func() error {
			src := &page.Document{}
			if err := decodePages(n, src); err != nil {
				return fmt.Errorf("%s: %w", n, err)
			}
			if lines := extract.Lines(src); len(lines) > 0 && len(lines) <= longest {
				t := m.Teach(lines)
				list[i] = &t
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return out, err
	}
	for _, t := range list {
		if t == nil {
			continue
		}
		out[0] = append(out[0], recurrent.Example{Items: t.Lines, Soft: t.LineProb})
		for k := range t.Words {
			out[1+k] = append(out[1+k], recurrent.Example{Items: t.Words[k], Soft: t.WordProb[k]})
		}
	}
	return out, nil
}
