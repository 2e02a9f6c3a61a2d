package main

import (
	"fmt"
	"hash/fnv"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"sync"

	"golang.org/x/sync/errgroup"

	"focal/internal/extract"
	"focal/internal/extract/crf"
	"focal/internal/extract/labeller"
	"focal/internal/jsonresume"
)

type corpus struct {
	Pages string   `required:"" type:"path" help:"Folder that pages wrote."`
	Gold  []string `required:"" type:"path" help:"Folders of labels."`
	Also  []string `type:"path" help:"Folders of labels that are always trained on and never measured on: made-up CVs."`
}

func (c corpus) load() ([]*aligned, error) {
	list, err := load(c.Pages, c.Gold)
	if err != nil {
		return nil, err
	}
	made, err := load(c.Pages, c.Also)
	if err != nil {
		return nil, err
	}
	out := make([]*aligned, 0, len(list)+len(made))
	for _, v := range list {
		out = append(out, align(v, extract.Lines(v.pages)))
	}
	copies(out)
	for _, v := range made {
		a := align(v, extract.Lines(v.pages))
		a.made = true
		out = append(out, a)
	}
	return out, nil
}

type showCommand struct {
	corpus
	File string `arg:""`
}

func (s *showCommand) Run() error {
	list, err := s.load()
	if err != nil {
		return err
	}
	for _, a := range list {
		if a.cv.gold.File != s.File {
			continue
		}
		for i := range a.lines {
			fmt.Printf("%-28s %s\n", labelNames(a.allowed[i]), a.lines[i].Text)
		}
	}
	return nil
}

func labelNames(m uint64) string {
	out := ""
	for i, l := range labeller.Labels {
		if m>>i&1 == 1 {
			out += string(l) + " "
		}
	}
	return out
}

type foldsCommand struct {
	corpus
	Folds      int    `default:"5"`
	Epochs     int    `default:"25"`
	Limit      int    `help:"Train on this many CVs of each fold only, for a learning curve."`
	Models     string `type:"path" help:"Folder that keeps the models of the folds: they are trained only where it lacks them."`
	Unlabelled string `type:"path" help:"Folder that pages wrote, of CVs without labels: see train."`
	Out        string `type:"path" help:"Folder for what is read of each CV by the models that have not seen it, as JSON Resume."`
}

// foldOf puts near copies of a CV into one fold; -1 stands for none: made-up CVs are only trained on.
func foldOf(a *aligned, folds int) int {
	if a.made {
		return -1
	}
	h := fnv.New32a()
	_, _ = h.Write([]byte(a.group))
	return int(h.Sum32()>>3) % folds
}

func names() []string {
	out := make([]string, len(labeller.Labels))
	for i, l := range labeller.Labels {
		out[i] = string(l)
	}
	return out
}

type tally struct{ tp, fp, fn int }

func (t tally) f1() float64 { return 2 * float64(t.tp) / float64(max(2*t.tp+t.fp+t.fn, 1)) }

func (f *foldsCommand) Run() error {
	list, err := f.load()
	if err != nil {
		return err
	}
	items := make([][]crf.Item, len(list))
	for i, a := range list {
		items[i] = labeller.Items(a.lines)
	}
	fmt.Println(len(list), "CVs")
	r := &report{fields: map[string]*tally{}, confusion: map[string]int{}}
	var group errgroup.Group
	group.SetLimit(2)
	for k := range f.Folds {
		group.Go(func() error { return f.fold(k, list, items, r) })
	}
	err = group.Wait()
	r.print()
	return err
}

// fold trains without the CVs of fold k and measures on them.
func (f *foldsCommand) fold(k int, list []*aligned, items [][]crf.Item, r *report) error {
	var in []int
	for i, a := range list {
		if foldOf(a, f.Folds) != k && (f.Limit == 0 || len(in) < f.Limit) {
			in = append(in, i)
		}
	}
	m, err := f.models(k, func() (*labeller.Models, error) {
		m := trainModels(list, items, in, f.Epochs)
		train := make([]*aligned, len(in))
		for n, i := range in {
			train[n] = list[i]
		}
		return m, addNetworks(m, train, f.Unlabelled, networkSettings)
	})
	if err != nil {
		return err
	}
	for _, a := range list {
		if foldOf(a, f.Folds) != k {
			continue
		}
		r.add(a, numbered(m.Read(a.lines).Labels))
		for kind := range m.Words {
			r.addWords(kind, m.Words[kind], a.wordExamples(labeller.Kind(kind)), 0.5)
		}
		for kind := range m.SecondWords {
			r.addWords(kind+10, m.SecondWords[kind], a.secondWordExamples(labeller.Kind(kind), m.Words[kind]), 0.2)
		}
		if f.Out != "" {
			if err := writeReading(a, m, f.Out); err != nil {
				return err
			}
		}
	}
	return nil
}

// numbered are labels by their place in labeller.Labels.
func numbered(labels []labeller.Label) []int {
	out := make([]int, len(labels))
	for i, l := range labels {
		out[i] = slices.Index(labeller.Labels, l)
	}
	return out
}

// models are those of fold k: from the folder, or trained and kept there.
func (f *foldsCommand) models(k int, train func() (*labeller.Models, error)) (*labeller.Models, error) {
	if f.Models == "" {
		return train()
	}
	name := filepath.Join(f.Models, fmt.Sprintf("fold%d.bin", k))
	if _, err := os.Stat(name); err == nil {
		return readModels(name)
	}
	m, err := train()
	if err != nil {
		return nil, err
	}
	return m, store(m, name)
}

// trainModels learns from the CVs numbered in.
func trainModels(list []*aligned, items [][]crf.Item, in []int, epochs int) *labeller.Models {
	var lines []crf.Example
	for _, i := range in {
		lines = append(lines, crf.Example{Items: items[i], Allowed: list[i].allowed})
	}
	settings := crf.Settings{Epochs: epochs, Dropout: 0.4, MinSeen: 3, Prune: 0.08}
	m := &labeller.Models{}
	var wait sync.WaitGroup
	wait.Add(1)
	go func() {
		defer wait.Done()
		m.Lines = crf.Train(names(), labeller.Boundaries, lines, settings)
		words := wordSettings(epochs)
		for k := range m.Words {
			m.Words[k] = trainWords(list, in, k, words)
		}
		for k := range m.SecondWords {
			m.SecondWords[k] = trainSecondWords(list, in, k, words)
		}
	}()
	m.Second = crf.Train(names(), labeller.Boundaries, second(list, lines, in, settings), settings)
	wait.Wait()
	return m
}

// wordSettings are those of the models of words, chosen on folds.
func wordSettings(epochs int) crf.Settings {
	return crf.Settings{Epochs: epochs + 2, Dropout: 0.5, MinSeen: 3, Prune: 0.08}
}

// second are the examples of the second model: what it sees of the first model's labels
// comes from models that had not seen the CV, as it will be in use.
func second(list []*aligned, lines []crf.Example, in []int, settings crf.Settings) []crf.Example {
	const parts = 3
	out := make([]crf.Example, len(lines))
	for p := range parts {
		var train []crf.Example
		for n := range lines {
			if n%parts != p {
				train = append(train, lines[n])
			}
		}
		m := crf.Train(names(), labeller.Boundaries, train, settings)
		for n := range lines {
			if n%parts == p {
				out[n] = lines[n]
				out[n].Items = labeller.SecondItems(list[in[n]].lines, lines[n].Items, m.Label(lines[n].Items))
			}
		}
	}
	return out
}

// writeReading stores what the models read of a CV.
func writeReading(a *aligned, m *labeller.Models, out string) error {
	doc, notes := extract.Document(a.cv.pages, extract.Options{Models: m})
	data, err := jsonresume.Encode(doc, jsonresume.EncodeOptions{Format: string(a.cv.pages.Format), Notes: notes})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, a.cv.gold.File+".json"), data, 0o600)
}

// report counts lines by what they were taken for.
type report struct {
	lock         sync.Mutex
	right, known int
	fields       map[string]*tally
	confusion    map[string]int
}

func (r *report) add(a *aligned, got []int) {
	r.lock.Lock()
	defer r.lock.Unlock()
	for j, y := range got {
		if a.allowed[j] == 0 {
			continue
		}
		r.known++
		if a.allowed[j]>>y&1 == 1 {
			r.right++
		} else {
			r.confusion[labelNames(a.allowed[j])+"-> "+string(labeller.Labels[y])]++
		}
		score(r.fields, a.allowed[j], y)
	}
}

// addWords counts the fields that the words of true heads are read as.
func (r *report) addWords(kind int, m *crf.Model, examples []crf.Example, lean float64) {
	r.lock.Lock()
	defer r.lock.Unlock()
	for _, e := range examples {
		got := m.Within(e.Items, crf.Given{Lean: lean}).Labels
		for y := 1; y < len(m.Labels); y += 2 {
			var want, have string
			for i := range got {
				if e.Allowed[i] == 1<<y || e.Allowed[i] == 1<<(y+1) {
					want += fmt.Sprint(i, " ")
				}
				if got[i] == y || got[i] == y+1 {
					have += fmt.Sprint(i, " ")
				}
			}
			r.field(fmt.Sprint("field ", kind, " ", m.Labels[y])).compare(want, have)
		}
	}
}

// field returns the tally of a field.
func (r *report) field(name string) *tally {
	t := r.fields[name]
	if t == nil {
		t = &tally{}
		r.fields[name] = t
	}
	return t
}

// compare counts what should have been read and what was; "" is nothing.
func (t *tally) compare(want, have string) {
	if want == have {
		if want != "" {
			t.tp++
		}
		return
	}
	if want != "" {
		t.fn++
	}
	if have != "" {
		t.fp++
	}
}

func (r *report) print() {
	fmt.Printf("lines right %.4f of %d\n", float64(r.right)/float64(max(r.known, 1)), r.known)
	var keys []string
	for k := range r.fields {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		t := r.fields[k]
		fmt.Printf("  %-16s F1 %.3f  P %.3f R %.3f (%d)\n", k, t.f1(), float64(t.tp)/float64(max(t.tp+t.fp, 1)), float64(t.tp)/float64(max(t.tp+t.fn, 1)), t.tp+t.fn)
	}
	printTop(r.confusion, 25)
}

func score(starts map[string]*tally, allowed uint64, y int) {
	single := bits.OnesCount64(allowed) == 1
	for i, l := range labeller.Labels {
		if single && (allowed>>i&1 == 1 || y == i) {
			t := starts[string(l)]
			if t == nil {
				t = &tally{}
				starts[string(l)] = t
			}
			switch {
			case allowed>>i&1 == 1 && y == i:
				t.tp++
			case y == i:
				t.fp++
			default:
				t.fn++
			}
		}
	}
}

func printTop(count map[string]int, n int) {
	var keys []string
	for k := range count {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if count[keys[i]] != count[keys[j]] {
			return count[keys[i]] > count[keys[j]]
		}
		return keys[i] < keys[j]
	})
	for _, k := range keys[:min(n, len(keys))] {
		fmt.Printf("    %4d %s\n", count[k], k)
	}
}
