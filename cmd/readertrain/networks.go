package main

import (
	"fmt"
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
	Head       bool   `help:"Learn the model of the words of the head anew too."`
	Fields     bool   `help:"Learn all random fields anew too; the networks there teach the new ones."`
	HeadEpochs int    `default:"18"`
	On         bool   `help:"Go on with the networks that are there, for some labels more: much cheaper than new ones."`
	First      int    `default:"2" help:"Epochs over the CVs without labels."`
	Seed       uint64 `help:"Another seed makes another network of the same worth, which errs in other places."`
	Out        string `required:"" type:"path"`
}

func (n *networksCommand) Run() error {
	m, err := readModels(n.Models)
	if err != nil {
		return err
	}
	list, err := n.load()
	if err != nil {
		return err
	}
	var in []*aligned
	var at []int
	for i, a := range list {
		if n.Without < 0 || foldOf(a, n.Folds) != n.Without {
			in, at = append(in, a), append(at, i)
		}
	}
	fmt.Println(len(in), "CVs")
	switch {
	case n.Fields:
		items := make([][]crf.Item, len(list))
		for i, a := range list {
			items[i] = labeller.Items(a.lines)
		}
		fresh := trainModels(list, items, at, n.HeadEpochs)
		fresh.Networks, fresh.WordNetworks = m.Networks, m.WordNetworks
		m = fresh
	case n.Head:
		m.Words[labeller.Person] = trainWords(list, at, int(labeller.Person), wordSettings(n.HeadEpochs))
	}
	if n.Epochs == 0 { // only the random fields
		return store(m, n.Out)
	}
	settings := networkSettings
	settings.Epochs, settings.First, settings.Seed = n.Epochs, n.First, n.Seed
	if n.On {
		goOn(m, in, withSwaps(in), settings)
		return store(m, n.Out)
	}
	if err := addNetworks(m, in, n.Unlabelled, settings); err != nil {
		return err
	}
	return store(m, n.Out)
}

// networkSettings were chosen on folds.
var networkSettings = recurrent.Settings{Epochs: 8, First: 2, MinSeen: 7, Dropout: 0.35}

// addNetworks learns the networks from labelled CVs, and before them from what the
// models that are there, networks among them, think of CVs without labels.
func addNetworks(m *labeller.Models, in []*aligned, unlabelled string, settings recurrent.Settings) error {
	soft, err := taught(m, unlabelled)
	if err != nil {
		return err
	}
	trainNetworks(m, in, withSwaps(in), soft, settings)
	return nil
}

// withSwaps are the real CVs with other people's titles and employers.
func withSwaps(in []*aligned) []*aligned {
	s := newSwapper(in)
	var out []*aligned
	for _, a := range in {
		if a.made {
			continue
		}
		if o := s.swapped(a); o != nil {
			out = append(out, o)
		}
	}
	fmt.Println(len(out), "CVs with other values")
	return out
}

// lessons are sequences by model: of lines, of the words of posts, of those of courses.
type lessons [1 + int(labeller.Person)][]recurrent.Example

// trainNetworks learns the network of lines from CVs, those of words also from the swapped
// ones: to the lines they would show the same CVs twice.
func trainNetworks(m *labeller.Models, in, swapped []*aligned, soft lessons, settings recurrent.Settings) {
	known := lessonsOf(in, swapped)
	var wait sync.WaitGroup
	learn := func(k, labels int, settings recurrent.Settings, into **recurrent.Model) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			*into = recurrent.Train(labels, known[k], soft[k], settings)
		}()
	}
	train := func(k, labels int, settings recurrent.Settings, into []*recurrent.Model) {
		copy(into, into[1:]) // the newest stands beside those before it
		learn(k, labels, settings, &into[len(into)-1])
		for n := range into[:len(into)-1] {
			if into[n] == nil {
				settings.Seed++
				learn(k, labels, settings, &into[n])
			}
		}
	}
	train(0, len(labeller.Labels), settings, m.Networks[:])
	for k := range m.WordNetworks {
		train(1+k, len(labeller.WordLabels(labeller.Kind(k))), settings, m.WordNetworks[k][:])
	}
	wait.Wait()
}

// lessonsOf are the labelled CVs as the networks take them.
func lessonsOf(in, swapped []*aligned) lessons {
	var known lessons
	for _, a := range in {
		known[0] = append(known[0], recurrent.Example{Items: labeller.Items(a.lines), Allowed: a.allowed})
	}
	for k := labeller.Post; k < labeller.Person; k++ {
		for _, a := range append(in[:len(in):len(in)], swapped...) {
			known[1+k] = append(known[1+k], a.headsExample(k))
		}
	}
	return known
}

// goOn teaches all networks more, each with draws of its own.
func goOn(m *labeller.Models, in, swapped []*aligned, settings recurrent.Settings) {
	known := lessonsOf(in, swapped)
	var wait sync.WaitGroup
	teach := func(k int, networks []*recurrent.Model) {
		for n, from := range networks {
			if from == nil {
				continue
			}
			own := settings
			own.From, own.Seed = from, settings.Seed+uint64(n)
			wait.Add(1)
			go func() {
				defer wait.Done()
				networks[n] = recurrent.Train(from.Labels(), known[k], nil, own)
			}()
		}
	}
	teach(0, m.Networks[:])
	for k := range m.WordNetworks {
		teach(1+k, m.WordNetworks[k][:])
	}
	wait.Wait()
}

// headsExample is the words of all heads of a kind with their fields, as the networks take
// them.
func (a *aligned) headsExample(kind labeller.Kind) recurrent.Example {
	var heads [][]crf.Item
	var e recurrent.Example
	for _, x := range a.wordExamples(kind) {
		heads = append(heads, x.Items)
		e.Allowed = append(e.Allowed, x.Allowed...)
	}
	e.Items = labeller.Joined(heads)
	return e
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
