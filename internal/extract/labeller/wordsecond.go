package labeller

import (
	"strconv"

	"focal/internal/extract/crf"
)

// The second model of words sees what the first one thought of all heads of its kind:
// which fields this head has already, and where the other heads of the CV have theirs.

// wordSurvey holds the heads of a CV of one kind with the first labels of their words.
type wordSurvey struct {
	fields []string // names by number
	heads  []labelledHead
	votes  map[string][]headVote // by the key of a place in a head
}

type labelledHead struct {
	words []Word
	row   map[int]int // of a line: its place in the head
	first crf.Result
	field []int // by word: number of its field, -1 is none
	best  []float64
	parts map[partKey]*partInfo
}

// headVote is a field that a head has at a place.
type headVote struct{ head, field int }

// secondWordItems adds to the features of words what the first model said of all of them.
func (d *document) secondWordItems(kind Kind, heads [][]int, words [][]Word, items [][]crf.Item, first []crf.Result, memo scorer) [][]crf.Item {
	s := &wordSurvey{fields: fieldsOf[kind], votes: map[string][]headVote{}}
	for n := range heads {
		s.heads = append(s.heads, d.labelledHead(heads[n], words[n], first[n], len(s.fields), memo))
	}
	for n := range s.heads {
		s.vote(d, n)
	}
	out := make([][]crf.Item, len(heads))
	for n := range heads {
		out[n] = make([]crf.Item, len(words[n]))
		for i := range words[n] {
			l := list{keys: append(make([]uint32, 0, len(items[n][i].Features)+48), items[n][i].Features...)}
			s.features(d, &l, n, i)
			out[n][i] = crf.Item{Features: l.keys, Boundary: items[n][i].Boundary}
		}
	}
	return out
}

func (d *document) labelledHead(lines []int, words []Word, first crf.Result, fields int, memo scorer) labelledHead {
	h := labelledHead{words: words, row: map[int]int{}, first: first, field: make([]int, len(words)), best: make([]float64, fields), parts: d.parts(words, memo)}
	for n, l := range lines {
		h.row[l] = n
	}
	for i := range words {
		h.field[i] = (first.Labels[i]+1)/2 - 1
		for f := range h.best {
			h.best[f] = max(h.best[f], first.Prob[i][2*f+1])
		}
	}
	return h
}

// places are the keys of where a word stands in its head: heads of one CV are mostly
// written alike.
func (h *labelledHead) places(d *document, i int) [5]string {
	w := &h.words[i]
	p := h.parts[partKey{w.Line, w.part}]
	row := strconv.Itoa(h.row[w.Line])
	f := &d.lines[w.Line]
	bold := ""
	if w.bold {
		bold = "b"
	}
	return [5]string{
		"0" + row + "/" + strconv.Itoa(w.part),
		"1" + p.before + ">" + p.after + "/" + row,
		"2" + f.style + bold,
		"3" + p.label,
		"4" + h.dateSide(i) + p.before,
	}
}

// dateSide tells whether a word stands before or after the date of its line.
func (h *labelledHead) dateSide(i int) string {
	for k := i - 1; k >= 0 && h.words[k].Line == h.words[i].Line; k-- {
		if h.words[k].date {
			return "after"
		}
	}
	for k := i + 1; k < len(h.words) && h.words[k].Line == h.words[i].Line; k++ {
		if h.words[k].date {
			return "before"
		}
	}
	return "none"
}

// vote notes where a head has its fields: once for each part.
func (s *wordSurvey) vote(d *document, n int) {
	h := &s.heads[n]
	for i := range h.words {
		if i > 0 && h.words[i].Line == h.words[i-1].Line && h.words[i].part == h.words[i-1].part && h.field[i] == h.field[i-1] {
			continue
		}
		for _, key := range h.places(d, i) {
			if len(s.votes[key]) < maxVotes {
				s.votes[key] = append(s.votes[key], headVote{n, h.field[i]})
			}
		}
	}
}

// maxVotes bounds the heads that are compared, so that time stays linear.
const maxVotes = 40

func (s *wordSurvey) features(d *document, l *list, n, i int) {
	h := &s.heads[n]
	for at := -2; at <= 2; at++ {
		tag := "y" + strconv.Itoa(at) + "="
		if k := i + at; k < 0 || k >= len(h.words) {
			l.add(tag, "none")
		} else {
			l.add(tag, strconv.Itoa(h.first.Labels[k]))
		}
	}
	own := strconv.Itoa(h.first.Labels[i])
	l.add("y=", own, "/", tenth(h.first.Prob[i][h.first.Labels[i]]))
	best, p := runnerUp(h.first, i)
	l.add("y2=", strconv.Itoa(best), "/", tenth(p))
	for y := 1; y < len(h.first.Prob[i]); y += 2 {
		l.add("p", strconv.Itoa(y), "=", tenth(h.first.Prob[i][y]+h.first.Prob[i][y+1]))
	}
	elsewhere := s.elsewhere(h, i)
	l.add("has=", elsewhere)
	l.add("has=", elsewhere, "/", own)
	l.add("has=", elsewhere, "/", strconv.Itoa(best), tenth(p))
	for f, v := range h.best {
		l.add("most", strconv.Itoa(f), "=", tenth(v))
	}
	for k, key := range h.places(d, i) {
		s.alike(l, strconv.Itoa(k), key, n, own)
	}
}

// elsewhere tells which fields other parts of the head have.
func (s *wordSurvey) elsewhere(h *labelledHead, i int) string {
	out := make([]byte, len(s.fields))
	for f := range out {
		out[f] = '0'
	}
	for k := range h.words {
		if f := h.field[k]; f >= 0 && (h.words[k].Line != h.words[i].Line || h.words[k].part != h.words[i].part) {
			out[f] = '1'
		}
	}
	return string(out)
}

// alike tells what the other heads have at the same place.
func (s *wordSurvey) alike(l *list, tag, key string, n int, own string) {
	count := make([]int, len(s.fields)+1)
	total := 0
	for _, v := range s.votes[key] {
		if v.head != n {
			count[v.field+1]++
			total++
		}
	}
	if total == 0 {
		l.add("v", tag, "=none")
		return
	}
	best := 0
	for f := range count {
		if count[f] > count[best] {
			best = f
		}
	}
	l.add("v", tag, "=", strconv.Itoa(best), "/", share(count[best], total), "/", strconv.Itoa(min(total, 4)))
	l.add("v", tag, "=", strconv.Itoa(best), "/", own)
	for f := 1; f < len(count); f++ {
		l.when(count[f] > 0, "v", tag, "has", strconv.Itoa(f), "=", share(count[f], total))
	}
}

// SecondWordItems are the words of heads as the second model of words takes them.
func SecondWordItems(lines []Line, kind Kind, heads [][]int, items [][]crf.Item, first []crf.Result) [][]crf.Item {
	d := gather(lines)
	words := make([][]Word, len(heads))
	for i, h := range heads {
		words[i] = d.headWords(h)
	}
	return d.secondWordItems(kind, heads, words, items, first, scorer{})
}
