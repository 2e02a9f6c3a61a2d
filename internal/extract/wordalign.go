package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/words"
)

// sourceStream are words of lines one behind the other.
type sourceStream struct {
	letters string
	starts  []int
	at      []wordPlace
	used    []bool // by the words before
}

func (b *builder) streamOf(lines []int) (s sourceStream) {
	var all strings.Builder
	for _, l := range slices.Compact(slices.Sorted(slices.Values(lines))) {
		for i, w := range b.wordsOfLine(l) {
			s.starts, s.at = append(s.starts, all.Len()), append(s.at, wordPlace{l, i})
			all.WriteString(w.letters)
		}
	}
	s.letters, s.used = all.String(), make([]bool, len(s.at))
	return s
}

// stretch is how many of the words are the same as those from a place of the stream on: the last of them ends where a word
// there ends. Where words were parted or joined does not matter.
func (s *sourceStream) stretch(list []wordIn, from int) (n, to int) {
	at, k := s.starts[from], from
	for i, w := range list {
		if !strings.HasPrefix(s.letters[at:], w.letters) {
			break
		}
		at += len(w.letters)
		for ; k < len(s.starts) && s.starts[k] < at; k++ {
			if s.used[k] {
				return n, to
			}
		}
		if k == len(s.starts) && at == len(s.letters) || k < len(s.starts) && s.starts[k] == at {
			n, to = i+1, k
		}
	}
	return n, to
}

// align are the words of a text and where each stands in lines, nowhere for those of the program. That place counts from which
// on most words stand in one stretch that no other value has, or else most of all, or else the one behind the words before. A
// word that lines break in two, is two.
func (b *builder) align(text string, lines []int, taken map[wordPlace]int) (list []wordIn, out []wordPlace) {
	s := b.streamOf(lines)
	all := wordsIn(text)
	for i, last := 0, -1; i < len(all); {
		best := s.best(all[i:], last, taken)
		if best.n == 0 {
			list, out = append(list, all[i]), append(out, nowhere)
			i++
			continue
		}
		list, out = s.settle(text, all[i:i+best.n], best.from, list, out)
		i, last = i+best.n, best.to-1
	}
	return list, out
}

// best is where words stand best, the last of those before them being at a place.
func (s *sourceStream) best(list []wordIn, last int, taken map[wordPlace]int) (best candidate) {
	for k := range s.at {
		n, to := s.stretch(list, k)
		if n == 0 {
			continue
		}
		c := candidate{n: n, free: n, from: k, to: to, behind: k > last}
		for _, p := range s.at[k:to] {
			if taken[p] > 0 {
				c.free--
			}
		}
		if c.beats(best) {
			best = c
		}
	}
	return best
}

// candidate is where words may stand.
type candidate struct {
	n, free  int // words, and those that no other value has
	from, to int
	behind   bool // the words before
}

func (c candidate) beats(other candidate) bool {
	if c.free != other.free || c.n != other.n {
		return other.n == 0 || c.free > other.free || c.free == other.free && c.n > other.n
	}
	return c.behind && !other.behind
}

// settle notes the places of words that stand in one stretch from a place on.
func (s *sourceStream) settle(text string, found []wordIn, from int, list []wordIn, out []wordPlace) ([]wordIn, []wordPlace) {
	at, k := s.starts[from], from
	for _, w := range found {
		end := at + len(w.letters)
		for k+1 < len(s.starts) && s.starts[k+1] <= at {
			k++
		}
		for ; k+1 < len(s.starts) && s.starts[k+1] < end; k++ {
			first, rest, ok := w.cut(text, s.starts[k+1]-at)
			if !ok {
				break
			}
			list, out, s.used[k] = append(list, first), append(out, s.at[k]), true
			w, at = rest, s.starts[k+1]
		}
		list, out, s.used[k] = append(list, w), append(out, s.at[k]), true
		at = end
	}
	return list, out
}

// cut parts a word of a text behind so many of its letters.
func (w wordIn) cut(text string, letters int) (first, rest wordIn, ok bool) {
	for i := range text[w.from:w.to] {
		if i > 0 && words.Squeeze(text[w.from:w.from+i]) == w.letters[:letters] {
			at := w.from + i
			return wordIn{w.from, at, w.letters[:letters]}, wordIn{at, w.to, w.letters[letters:]}, true
		}
	}
	return w, w, false
}
