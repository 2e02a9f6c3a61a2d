package main

import (
	"fmt"
	"maps"
	"math/rand"
	"os"
	"path/filepath"
	"slices"

	cvdoc "focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/extract/labeller"
	"focal/internal/jsonresume"
)

// mendedCommand mends what is read of labelled CVs by the gestures that a careful user would make, and tells
// whether each of them is true afterwards and stays so.
type mendedCommand struct {
	corpus
	Out     string `required:"" type:"path" help:"Folder for what is read of each CV in the end, as JSON Resume."`
	Seed    int64  `help:"Makes the gestures in a random order; 0 is the order of the file."`
	Verbose bool   `short:"v" help:"Prints each gesture that failed or undid something."`
}

func (c *mendedCommand) Run() error {
	list, err := load(c.Pages, c.Gold)
	if err != nil {
		return err
	}
	sum := tallies{}
	for _, v := range list {
		m := c.newMender(v, sum)
		m.mend()
		data, err := jsonresume.Encode(m.doc, jsonresume.EncodeOptions{Format: string(v.pages.Format)})
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(c.Out, v.gold.File+".json"), data, 0o600); err != nil {
			return err
		}
	}
	fmt.Printf("%d CVs, %.1f gestures each\n", len(list), float64(sum["gestures"])/float64(max(1, len(list))))
	for _, name := range slices.Sorted(maps.Keys(sum)) {
		fmt.Printf("%7d %s\n", sum[name], name)
	}
	return nil
}

// tallies count what became of gestures.
type tallies map[string]int

// mender makes the gestures on one CV.
type mender struct {
	*aligned
	src     *cvdoc.Document // the reading without gestures
	doc     *cvdoc.Document
	read    func([]cvdoc.Mark) extract.Reading
	marks   []cvdoc.Mark
	wants   []*want
	sum     tallies
	random  *rand.Rand
	verbose bool
}

// want is one thing that the label says of the CV.
type want struct {
	name  string
	line  int
	holds func() bool
	marks func() []cvdoc.Mark // the gesture that makes it so; none where there is nothing to make it of
	tried int
	so    bool
}

func (c *mendedCommand) newMender(v *cv, sum tallies) *mender {
	ordered, _ := extract.Ordered(v.pages, extract.Options{})
	m := &mender{sum: sum, verbose: c.Verbose, read: extract.Reader(ordered, extract.Options{})}
	m.src = m.read(nil).Document
	m.doc = m.src
	var lines []labeller.Line
	for _, s := range m.src.Source {
		lines = append(lines, labeller.Line{Text: s.Text, Page: s.Page, Furniture: s.As == cvdoc.LineFurniture})
	}
	m.aligned = align(v, lines)
	if c.Seed != 0 {
		m.random = rand.New(rand.NewSource(c.Seed)) //nolint:gosec // the same for everybody who measures
	}
	return m
}

// looks is how often the user goes through the CV.
const looks = 3

// mend makes gestures until what is wanted is so.
func (m *mender) mend() {
	m.wanted()
	slices.SortStableFunc(m.wants, func(a, b *want) int { return a.line - b.line })
	if m.random != nil {
		m.random.Shuffle(len(m.wants), func(i, j int) { m.wants[i], m.wants[j] = m.wants[j], m.wants[i] })
	}
	for _, w := range m.wants {
		w.so = w.holds()
	}
	for range looks {
		for _, w := range slices.Clone(m.wants) {
			m.gesture(w)
		}
		for _, w := range m.phantoms() {
			m.wants = append(m.wants, w)
			m.gesture(w)
		}
	}
	for _, w := range m.wants {
		if !w.so {
			m.count(w, "not so in the end")
		}
	}
	lost, doubled, all := m.words()
	m.sum["words lost"] += lost
	m.sum["words doubled"] += doubled
	m.sum["words in all"] += all
}

// gesture makes one thing so and looks at what became of the others.
func (m *mender) gesture(w *want) {
	if w.so || w.tried == looks-1 {
		return
	}
	made := w.marks()
	if len(made) == 0 {
		return
	}
	w.tried++
	m.sum["gestures"]++
	m.marks = append(m.marks, made...)
	m.doc = m.read(m.marks).Document
	for _, o := range m.wants {
		was := o.so
		o.so = o.holds()
		switch {
		case o == w && !o.so:
			m.count(w, "failed")
		case o != w && was && !o.so && o.tried > 0:
			m.count(o, "undone by "+w.name)
		case o != w && was && !o.so:
			m.count(o, "disturbed by "+w.name)
		}
	}
}

func (m *mender) count(w *want, what string) {
	m.sum[w.name+" "+what]++
	if m.verbose {
		last := m.marks[max(0, len(m.marks)-1):]
		fmt.Printf("%s line %d: %s %s %+v\n", m.aligned.cv.gold.File, w.line, w.name, what, last)
	}
}
