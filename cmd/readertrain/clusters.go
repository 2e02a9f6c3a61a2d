package main

import (
	"bufio"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"sort"

	"focal/internal/extract/words"
)

// clustersCommand learns classes of words from CVs without labels: words that stand
// among the same words get the same class. Skip-gram vectors with negative sampling
// (Mikolov et al. 2013), then k-means.
type clustersCommand struct {
	Text    string `arg:"" type:"existingfile" help:"Text of many CVs."`
	Out     string `required:"" type:"path"`
	Size    int    `default:"48"`
	Window  int    `default:"3"`
	Epochs  int    `default:"4"`
	MinSeen int    `default:"12"`
	Classes []int  `default:"64,320"`
}

// vectors are the skip-gram model while it is learned.
type vectors struct {
	size    int
	in, out []float32
	names   []string
	count   []int
	table   []int32 // for negative samples
	random  *rand.Rand
}

func (c *clustersCommand) Run() error {
	ids, names, count, err := c.read()
	if err != nil {
		return err
	}
	v := &vectors{size: c.Size, names: names, count: count, random: rand.New(rand.NewPCG(7, 7))}
	v.start()
	for e := range c.Epochs {
		v.epoch(ids, c.Window, 0.05*(1-float64(e)/float64(c.Epochs)))
	}
	v.normalise()
	out := make([][]int, len(c.Classes))
	for i, k := range c.Classes {
		out[i] = v.kmeans(k)
	}
	return v.write(c.Out, out)
}

// read numbers the words; -1 parts lines.
func (c *clustersCommand) read() (ids []int32, names []string, count []int, err error) {
	f, err := os.Open(c.Text)
	if err != nil {
		return nil, nil, nil, err
	}
	defer f.Close()
	seen := map[string]int{}
	var lines [][]string
	s := bufio.NewScanner(f)
	s.Buffer(make([]byte, 1<<20), 1<<20)
	for s.Scan() {
		w := words.Split(s.Text())
		for _, x := range w {
			seen[x]++
		}
		lines = append(lines, w)
	}
	for w, n := range seen {
		if n >= c.MinSeen && len(w) < 30 {
			names = append(names, w)
		}
	}
	sort.Slice(names, func(i, j int) bool {
		if seen[names[i]] != seen[names[j]] {
			return seen[names[i]] > seen[names[j]]
		}
		return names[i] < names[j]
	})
	number := map[string]int32{}
	for i, w := range names {
		number[w] = int32(i)
		count = append(count, seen[w])
	}
	for _, line := range lines {
		for _, w := range line {
			if id, ok := number[w]; ok {
				ids = append(ids, id)
			}
		}
		ids = append(ids, -1)
	}
	return ids, names, count, s.Err()
}

func (v *vectors) start() {
	n := len(v.names)
	v.in, v.out = make([]float32, n*v.size), make([]float32, n*v.size)
	for i := range v.in {
		v.in[i] = (v.random.Float32() - 0.5) / float32(v.size)
	}
	total := 0.0
	for _, c := range v.count {
		total += math.Pow(float64(c), 0.75)
	}
	for i, c := range v.count {
		for range int(math.Pow(float64(c), 0.75)/total*1e6) + 1 {
			v.table = append(v.table, int32(i))
		}
	}
}

func (v *vectors) epoch(ids []int32, window int, rate float64) {
	total := len(ids)
	for i, w := range ids {
		if w < 0 || v.skip(w, total) {
			continue
		}
		for d := -window; d <= window; d++ {
			if j := i + d; d != 0 && j >= 0 && j < len(ids) && ids[j] >= 0 {
				// over one end of a line, not further: the next line is context too
				v.pair(ids[j], w, float32(rate))
			}
		}
	}
}

// skip leaves out most of the very frequent words.
func (v *vectors) skip(w int32, total int) bool {
	f := float64(v.count[w]) / float64(total)
	return f > 1e-3 && v.random.Float64() > math.Sqrt(1e-3/f)
}

func (v *vectors) pair(w, context int32, rate float32) {
	a := v.in[int(w)*v.size : int(w+1)*v.size]
	grad := make([]float32, v.size)
	for k := range 6 {
		target, label := context, float32(1)
		if k > 0 {
			target, label = v.table[v.random.IntN(len(v.table))], 0
			if target == context {
				continue
			}
		}
		b := v.out[int(target)*v.size : int(target+1)*v.size]
		dot := float32(0)
		for i := range a {
			dot += a[i] * b[i]
		}
		g := (label - float32(1/(1+math.Exp(-float64(dot))))) * rate
		for i := range a {
			grad[i] += g * b[i]
			b[i] += g * a[i]
		}
	}
	for i := range a {
		a[i] += grad[i]
	}
}

func (v *vectors) normalise() {
	for i := range v.names {
		a := v.in[i*v.size : (i+1)*v.size]
		n := 0.0
		for _, x := range a {
			n += float64(x) * float64(x)
		}
		n = math.Sqrt(n) + 1e-9
		for k := range a {
			a[k] /= float32(n)
		}
	}
}

// kmeans groups the words by the angle of their vectors; it starts from the most
// frequent words.
func (v *vectors) kmeans(k int) []int {
	centre := make([]float32, k*v.size)
	copy(centre, v.in[:k*v.size])
	class := make([]int, len(v.names))
	for range 25 {
		for i := range v.names {
			class[i] = v.nearest(i, centre, k)
		}
		next := make([]float32, k*v.size)
		for i := range v.names {
			for d := range v.size {
				next[class[i]*v.size+d] += v.in[i*v.size+d]
			}
		}
		for c := range k {
			n := 0.0
			for d := range v.size {
				n += float64(next[c*v.size+d]) * float64(next[c*v.size+d])
			}
			if n == 0 {
				copy(next[c*v.size:(c+1)*v.size], centre[c*v.size:(c+1)*v.size])
				continue
			}
			for d := range v.size {
				next[c*v.size+d] /= float32(math.Sqrt(n))
			}
		}
		centre = next
	}
	return class
}

func (v *vectors) nearest(i int, centre []float32, k int) int {
	best, top := 0, float32(-2)
	a := v.in[i*v.size : (i+1)*v.size]
	for c := range k {
		dot := float32(0)
		for d, x := range a {
			dot += x * centre[c*v.size+d]
		}
		if dot > top {
			best, top = c, dot
		}
	}
	return best
}

// write stores "word class class" lines, sorted by word.
func (v *vectors) write(name string, classes [][]int) error {
	var lines []string
	for i, w := range v.names {
		s := w
		for _, c := range classes {
			s += fmt.Sprintf(" %d", c[i])
		}
		lines = append(lines, s)
	}
	sort.Strings(lines)
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(f)
	for _, l := range lines {
		fmt.Fprintln(out, l)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return f.Close()
}
