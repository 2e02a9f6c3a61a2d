package main

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract"
	"focal/internal/ingest/page"
)

// wrapsCommand measures the joining of wrapped lines.
type wrapsCommand struct {
	Flowing string `required:"" type:"path" help:"Folder of pages of Word files."`
	Printed string `required:"" type:"path" help:"Folder of pages of the same files, printed as PDF."`
	Fold    int    `help:"Which fifth of the files is measured on."`
	Bias    float64
	Show    int    `help:"How many wrong answers are shown."`
	Out     string `type:"path" help:"Learn from all files and write the weights."`
}

func flowLetters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// flow is the text of a Word file in letters, with the paragraph of each.
type flow struct {
	stream string
	para   []int
	cursor int // where the last line ended that was found
	end    int // the same; -1 where the last line was not found
}

func flowOf(src *page.Document) flow {
	f := flow{end: -1}
	var b strings.Builder
	n := 0
	for pi := range src.Pages {
		for li := range src.Pages[pi].Lines {
			l := &src.Pages[pi].Lines[li]
			for si := range l.Segments {
				n++
				s := flowLetters(l.Segments[si].Text())
				b.WriteString(s)
				for range len(s) {
					f.para = append(f.para, n)
				}
			}
		}
	}
	f.stream = b.String()
	return f
}

// find locates letters near the cursor, else anywhere for long ones; -1.
func (f *flow) find(s string, cursor int) int {
	if s == "" {
		return -1
	}
	if i := strings.Index(f.stream[cursor:min(len(f.stream), cursor+400+len(s))], s); i >= 0 {
		return cursor + i
	}
	if len(s) >= 12 {
		if i := strings.Index(f.stream, s); i >= 0 && strings.Index(f.stream[i+1:], s) < 0 {
			return i
		}
	}
	return -1
}

// pairs are the lines of the printed files with what the Word files say of them, by file.
func (w *wrapsCommand) pairs() ([][]extract.WrapPair, error) {
	names, err := filepath.Glob(filepath.Join(w.Printed, "*.gob"))
	if err != nil {
		return nil, err
	}
	var out [][]extract.WrapPair
	for _, n := range names {
		base := strings.TrimSuffix(filepath.Base(n), ".pdf.gob")
		printed, flowing := &page.Document{}, &page.Document{}
		if decodePages(n, printed) != nil || decodePages(filepath.Join(w.Flowing, base+".docx.gob"), flowing) != nil {
			continue
		}
		f := flowOf(flowing)
		unclear := func(p extract.WrapPair) bool { return !p.Known || !p.Plain }
		out = append(out, slices.DeleteFunc(extract.WrapPairs(printed, f.follow), unclear))
	}
	return out, nil
}

// follow tells whether a line goes on with the one above it, where both are found.
func (f *flow) follow(above, line string) (joined, known bool) {
	above, line = flowLetters(above), flowLetters(line)
	if f.end < 0 {
		if i := f.find(above, f.cursor); i >= 0 {
			f.end = i + len(above)
		}
	}
	from := f.cursor
	if f.end >= 0 {
		from = f.end
	}
	start, end := f.find(line, from), f.end
	f.end = -1
	if start >= 0 {
		f.end = start + len(line)
		f.cursor = f.end
	}
	if start < 0 || end <= 0 || above == "" {
		return false, false
	}
	same := f.para[end-1] == f.para[start]
	return same, !same || start == end
}

// wrapTally counts right and wrong answers.
type wrapTally struct{ tp, fp, fn, tn int }

func (t *wrapTally) add(joined, said bool) {
	switch {
	case joined && said:
		t.tp++
	case joined:
		t.fn++
	case said:
		t.fp++
	default:
		t.tn++
	}
}

func (t wrapTally) String() string {
	return fmt.Sprintf("joined %d, missed %d; apart %d, wrongly joined %d", t.tp+t.fn, t.fn, t.fp+t.tn, t.fp)
}

func (w *wrapsCommand) Run() error {
	docs, err := w.pairs()
	if err != nil {
		return err
	}
	var train, test [][]extract.WrapPair
	for i, d := range docs {
		if i%5 == w.Fold {
			test = append(test, d)
		} else {
			train = append(train, d)
		}
	}
	if w.Out != "" {
		train = docs
	}
	weights := learnWraps(train)
	var now, model wrapTally
	shown := 0
	for _, d := range test {
		for _, p := range d {
			sum := 0.0
			for _, k := range p.Features {
				sum += weights[k]
			}
			now.add(p.Joined, p.Now)
			model.add(p.Joined, sum > w.Bias && !p.Anew)
			if p.Joined != (sum > w.Bias) && shown < w.Show {
				shown++
				fmt.Printf("%v %.1f %q\n          %q\n", p.Joined, sum, p.Above, p.Line)
			}
		}
	}
	fmt.Printf("%d files, %d features\nthe program: %v\nlearned anew: %v\n", len(docs), len(weights), now, model)
	if w.Out == "" {
		return nil
	}
	return writeWraps(weights, w.Out)
}

// learnWraps fits the logistic regression by stochastic gradients with steps that shrink by feature (AdaGrad).
func learnWraps(docs [][]extract.WrapPair) map[uint32]float64 {
	count := map[uint32]int{}
	var all []extract.WrapPair
	for _, d := range docs {
		here := map[uint32]bool{}
		for _, p := range d {
			for _, k := range p.Features {
				here[k] = true
			}
		}
		for k := range here {
			count[k]++
		}
		all = append(all, d...)
	}
	weights, square := map[uint32]float64{}, map[uint32]float64{}
	for k, n := range count {
		if n >= leastFiles {
			weights[k] = 0
		}
	}
	random := rand.New(rand.NewPCG(1, 2)) // #nosec G404 -- the same weights at every training
	for range wrapEpochs {
		for _, at := range random.Perm(len(all)) {
			p := &all[at]
			sum := 0.0
			for _, k := range p.Features {
				sum += weights[k]
			}
			gap := 1/(1+math.Exp(-sum)) - map[bool]float64{true: 1}[p.Joined]
			for _, k := range p.Features {
				if old, ok := weights[k]; ok {
					g := gap + wrapDecay*old
					square[k] += g * g
					weights[k] = old - wrapRate*g/(math.Sqrt(square[k])+1e-6)
				}
			}
		}
	}
	return weights
}

const (
	leastFiles = 4 // that a feature must occur in
	wrapEpochs = 12
	wrapRate   = 0.1
	wrapDecay  = 1e-4
)

func writeWraps(weights map[uint32]float64, name string) error {
	keys := slices.Sorted(maps.Keys(weights))
	var b []byte
	for _, k := range keys {
		if v := float32(weights[k]); v > 0.01 || v < -0.01 {
			b = binary.LittleEndian.AppendUint32(b, k)
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
		}
	}
	return os.WriteFile(name, b, 0o644) // #nosec G306 -- part of the program
}
