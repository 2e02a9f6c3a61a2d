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
	"focal/internal/extract/alike"
	"focal/internal/extract/labeller"
	"focal/internal/ingest/page"
	"focal/internal/jsonresume"
)

// mendedCommand mends what is read of labelled CVs by the gestures that a careful user would make, and tells
// whether each of them is true afterwards and stays so.
type mendedCommand struct {
	corpus
	Out     string `required:"" type:"path" help:"Folder for what is read of each CV in the end, as JSON Resume."`
	Seed    int64  `help:"Makes the gestures in a random order; 0 is the order of the file."`
	Alone   bool   `help:"Never does the same for other lines that are alike."`
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
	pages   []page.Line // nil: nothing is done again
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
	if !c.Alone {
		m.pages = ordered.Lines()
	}
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
	m.sum["gestures: "+w.name]++
	m.marks = append(m.marks, made...)
	m.doc = m.read(m.marks).Document
	m.judge(w)
	if w.so && m.pages != nil {
		m.again(w, len(made))
	}
}

// judge looks at what became of everything by a gesture.
func (m *mender) judge(w *want) {
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

// again does the same for other lines where that is offered and right: what is offered can be seen before it is taken.
func (m *mender) again(w *want, last int) {
	same := alike.Marks(m.pages, func(marks []cvdoc.Mark) *cvdoc.Document { return m.read(marks).Document }, m.marks, last)
	if len(same) == 0 {
		return
	}
	before := m.doc
	m.doc = m.read(slices.Concat(m.marks, same)).Document
	var mended, hurt []*want
	for _, o := range m.wants {
		switch now := o.holds(); {
		case now && !o.so:
			mended = append(mended, o)
		case !now && o.so:
			hurt = append(hurt, o)
		}
	}
	m.sum["same "+w.name+": offered"]++
	if len(hurt) > 0 || len(mended) == 0 {
		kind := map[bool]string{true: "wrong", false: "of no use"}[len(hurt) > 0]
		m.sum["same "+w.name+": "+kind]++
		if m.verbose {
			fmt.Printf("%s line %d: same as %s is %s: %+v\n", m.aligned.cv.gold.File, w.line, w.name, kind, same)
		}
		m.doc = before
		return
	}
	m.marks = append(m.marks, same...)
	m.sum["gestures"]++
	m.sum["gestures: same"]++
	m.sum["same "+w.name+": mended"] += len(mended)
	for _, o := range mended {
		o.so = true
	}
}

func (m *mender) count(w *want, what string) {
	m.sum[w.name+" "+what]++
	if m.verbose {
		last := m.marks[max(0, len(m.marks)-1):]
		fmt.Printf("%s line %d: %s %s %+v\n", m.aligned.cv.gold.File, w.line, w.name, what, last)
	}
}
