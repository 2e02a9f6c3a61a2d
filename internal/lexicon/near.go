package lexicon

// maxWord bounds the length of words that Near looks at; longer ones are no
// words of English and would only cost time.
const maxWord = 32

// Near visits every common word (no names) within max edits of the lower-case
// word: insertions, deletions, substitutions and swaps of neighbours count one
// each. The order is alphabetical. Beyond one edit the first letter must agree:
// that is where writers rarely err, and the search is ten times faster.
func Near(word string, max int, visit func(candidate string, distance int, info Info)) {
	if word == "" || len(word) > maxWord {
		return
	}
	s := search{automaton: english(), word: word, max: max, visit: visit}
	for i := 0; i <= len(word); i++ {
		s.rows[0][i] = int8(i)
	}
	s.walk(0, 0, 0)
}

type search struct {
	automaton
	word   string
	max    int
	visit  func(string, int, Info)
	prefix [maxWord + 4]byte
	rows   [maxWord + 5][maxWord + 1]int8 // rows[d][i]: distance of word[:i] to the prefix of length d
}

// follows reports a character that may stand at depth.
func (s *search) follows(label byte, depth int) bool {
	return (label >= 'a' && label <= 'z' || label == '\'') && (depth > 0 || s.max < 2 || label == s.word[0])
}

// compare puts label behind the prefix of length depth; least is the smallest distance to come of it.
func (s *search) compare(label byte, depth int) (least int8) {
	above, row := &s.rows[depth], &s.rows[depth+1]
	s.prefix[depth] = label
	row[0] = int8(depth + 1)
	least = row[0]
	for i := 1; i <= len(s.word); i++ {
		cost := int8(1)
		if s.word[i-1] == label {
			cost = 0
		}
		d := min(above[i]+1, row[i-1]+1, above[i-1]+cost)
		if depth > 0 && i > 1 && s.word[i-1] == s.prefix[depth-1] && s.word[i-2] == label {
			d = min(d, s.rows[depth-1][i-2]+1)
		}
		row[i] = d
		least = min(least, d)
	}
	return least
}

func (s *search) walk(state uint32, depth int, rank uint32) {
	n := len(s.word)
	if depth >= n+s.max || depth >= len(s.prefix) {
		return
	}
	for ; ; state++ {
		bits, skip := s.edge(state)
		label := byte(bits)
		if s.follows(label, depth) {
			least := s.compare(label, depth)
			here, distance := rank+skip, int(s.rows[depth+1][n])
			if bits&final != 0 && distance <= s.max {
				s.visit(string(s.prefix[:depth+1]), distance, s.info(here))
			}
			if target := bits >> 10; target != 0 && int(least) <= s.max {
				if bits&final != 0 {
					here++
				}
				s.walk(target, depth+1, here)
			}
		}
		if bits&last != 0 {
			return
		}
	}
}
