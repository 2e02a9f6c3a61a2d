package labeller

import (
	"strconv"

	"focal/internal/extract/crf"
)

// The second model of lines sees what the first one thought of all lines: what the
// entry has had so far, and whether a line is drawn like the others of its kind.

// secondItems adds to the features of lines what the first model said of them.
func (d *document) secondItems(items []crf.Item, first crf.Result) []crf.Item {
	s := d.survey(first)
	out := make([]crf.Item, len(items))
	for i := range items {
		l := list{keys: append(make([]uint32, 0, len(items[i].Features)+40), items[i].Features...)}
		s.features(&l, i)
		out[i] = crf.Item{Features: l.keys, Boundary: items[i].Boundary}
	}
	return out
}

func (d *document) survey(first crf.Result) *survey {
	s := &survey{d: d, labels: make([]Label, len(first.Labels)), first: first}
	for i, y := range first.Labels {
		s.labels[i] = Labels[y]
	}
	s.count()
	return s
}

// survey is what the first reading of the lines shows together.
type survey struct {
	d      *document
	labels []Label
	first  crf.Result
	starts map[Label][]int // lines by label: starts of entries and all headings as "h"
	past   []history
}

// history is what an entry has had before a line.
type history struct {
	open  Label // its start
	away  int
	dated bool
	seen  [fields]bool
	body  bool
	kind  string // of the last heading
}

func (s *survey) count() {
	s.starts = map[Label][]int{}
	s.past = make([]history, len(s.labels))
	h := history{kind: "top"}
	for i, l := range s.labels {
		s.past[i] = h
		f := &s.d.lines[i]
		kind, heading := l.IsHeading()
		switch {
		case heading:
			s.starts["h"] = append(s.starts["h"], i)
			h = history{kind: kind}
			continue
		case l == WorkStart || l == EduStart || l == ProjStart || l == CertStart:
			s.starts[l] = append(s.starts[l], i)
			h = history{kind: h.kind, open: l}
		}
		h.away++
		h.body = h.body || l == WorkBody || l == EduBody || l == ProjBody
		h.dated = h.dated || len(f.dates) > 0
		for k, v := range f.score {
			h.seen[k] = h.seen[k] || v >= 1.5
		}
	}
}

func (h *history) String() string {
	out := string(h.open)
	for _, on := range []bool{h.dated, h.seen[byTitle], h.seen[byOrg], h.seen[byDegree], h.seen[bySchool], h.body} {
		if on {
			out += "1"
		} else {
			out += "0"
		}
	}
	return out
}

func (s *survey) features(l *list, i int) {
	for at := -2; at <= 2; at++ {
		tag := "y" + strconv.Itoa(at) + "="
		if i+at < 0 || i+at >= len(s.labels) {
			l.add(tag, "none")
			continue
		}
		l.add(tag, string(s.labels[i+at]))
	}
	l.add("y=", string(s.labels[i]), "/", tenth(s.first.Prob[i][s.first.Labels[i]]))
	best, second := runnerUp(s.first, i)
	l.add("y2=", string(Labels[best]), "/", tenth(second))
	f := &s.d.lines[i]
	h := &s.past[i]
	past := h.String()
	own := own(f)
	l.add("past=", past)
	l.add("past=", past, "/", own)
	l.add("away=", string(h.open), bucket(h.away), "/", own)
	l.add("under=", h.kind)
	l.add("under=", h.kind, "/", own)
	l.add("under=", h.kind, "/", f.style)
	for _, kind := range []Label{WorkStart, EduStart, ProjStart, CertStart, "h"} {
		s.alike(l, kind, i)
	}
}

// own is what the line itself holds, in short.
func own(f *facts) string {
	out := ""
	for _, on := range []bool{f.period, len(f.dates) > 0, f.score[byTitle] >= 1.5, f.score[byOrg] >= 1.5, f.score[byDegree] >= 1.5, f.score[bySchool] >= 1.5, f.Bullet} {
		if on {
			out += "1"
		} else {
			out += "0"
		}
	}
	return out
}

func runnerUp(r crf.Result, i int) (int, float64) {
	best, p := 0, -1.0
	for y, v := range r.Prob[i] {
		if y != r.Labels[i] && v > p {
			best, p = y, v
		}
	}
	return best, p
}

// alike tells how many of the other lines of a kind look like this one.
func (s *survey) alike(l *list, kind Label, i int) {
	f := &s.d.lines[i]
	n, style, dated, label, word, left := 0, 0, 0, 0, 0, 0
	for _, k := range s.starts[kind][:min(len(s.starts[kind]), maxVotes)] {
		if k == i {
			continue
		}
		g := &s.d.lines[k]
		n++
		style += one(g.style == f.style)
		dated += one(g.period == f.period)
		label += one(f.label != "" && g.label == f.label)
		word += one(len(f.words) > 0 && len(g.words) > 0 && g.words[0] == f.words[0])
		left += one(g.indent == f.indent && g.Table == f.Table)
	}
	tag := "like:" + string(kind)
	l.add(tag, "n=", bucket(n))
	if n == 0 {
		return
	}
	l.add(tag, "style=", share(style, n), "/", share(dated, n))
	l.add(tag, "all=", share(style, n), share(dated, n), share(left, n), "/", strconv.Itoa(min(n, 3)))
	l.when(label > 0, tag, "label=", share(label, n))
	l.when(word > 0, tag, "word=", share(word, n))
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

func tenth(p float64) string { return strconv.Itoa(int(p * 10)) }

// SecondItems are the lines as the second model of lines takes them.
func SecondItems(lines []Line, items []crf.Item, first crf.Result) []crf.Item {
	return gather(lines).secondItems(items, first)
}
