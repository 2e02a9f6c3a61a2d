package lexicon

import "encoding/binary"

// automaton is a minimal acyclic automaton over bytes. Layout of the file, all
// little endian: edge count, number of distinct infos, number of words (uint32
// each); edges of 8 bytes; distinct infos of 4 bytes; one uint16 per word, in
// sorted order, naming its info.
//
// An edge is label | final<<8 | last<<9 | target<<10, then the number of words
// that sort before those behind this edge, within its state. A state is the
// index of its first edge; state 0 is the root; target 0 has no edges.
type automaton struct {
	edges string
	infos string
	words string
}

const (
	edgeSize = 8
	final    = 1 << 8
	last     = 1 << 9
)

func open(file string) automaton {
	edges := int(number(file, 0)) * edgeSize
	infos := int(number(file, 4)) * 4
	body := file[12:]
	return automaton{edges: body[:edges], infos: body[edges : edges+infos], words: body[edges+infos:]}
}

func number(s string, at int) uint32 {
	return binary.LittleEndian.Uint32([]byte(s[at : at+4]))
}

func (a automaton) edge(i uint32) (bits, skip uint32) {
	at := int(i) * edgeSize
	e := a.edges[at : at+edgeSize]
	return uint32(e[0]) | uint32(e[1])<<8 | uint32(e[2])<<16 | uint32(e[3])<<24,
		uint32(e[4]) | uint32(e[5])<<8 | uint32(e[6])<<16 | uint32(e[7])<<24
}

// info returns what is known of the n-th word.
func (a automaton) info(n uint32) Info {
	id := int(a.words[2*n]) | int(a.words[2*n+1])<<8
	return Info(number(a.infos, 4*id))
}

func (a automaton) lookup(word string) Info {
	if word == "" {
		return 0
	}
	state, rank := uint32(0), uint32(0)
	for i := 0; i < len(word); i++ {
		if i > 0 && state == 0 {
			return 0
		}
		bits, skip := a.edge(state)
		for byte(bits) != word[i] {
			if bits&last != 0 || byte(bits) > word[i] {
				return 0
			}
			state++
			bits, skip = a.edge(state)
		}
		rank += skip
		if i == len(word)-1 {
			if bits&final == 0 {
				return 0
			}
			return a.info(rank)
		}
		if bits&final != 0 {
			rank++
		}
		state = bits >> 10
	}
	return 0
}
