package main

import (
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// node is a state under construction.
type node struct {
	labels   []byte
	finals   []bool
	children []*node
	id       uint32 // number among the minimal states, later the index of its first edge in the file
	words    uint32 // number of words behind this state
	placed   bool
}

// pack writes the minimal automaton of the forms and their infos; package
// lexicon documents the layout.
func pack(words map[string]*form) []byte {
	sorted := slices.Sorted(maps.Keys(words))
	root := build(sorted)
	count(root)
	order, edges := numbered(root)
	infos, perWord := infosOf(sorted, words)
	var out []byte
	for _, n := range []uint32{edges, uint32(len(infos)), uint32(len(sorted))} {
		out = binary.LittleEndian.AppendUint32(out, n)
	}
	for _, n := range order {
		out = n.append(out)
	}
	for _, info := range infos {
		out = binary.LittleEndian.AppendUint32(out, info)
	}
	return append(out, perWord...)
}

// numbered gives every state the index of its first edge and returns them in that order.
func numbered(root *node) (order []*node, edges uint32) {
	var place func(*node)
	place = func(n *node) {
		if len(n.labels) == 0 {
			n.id = 0
			return
		}
		if n.placed {
			return
		}
		n.placed, n.id = true, edges
		edges += uint32(len(n.labels))
		order = append(order, n)
		for _, c := range n.children {
			place(c)
		}
	}
	place(root)
	return order, edges
}

// append writes the edges of a state.
func (n *node) append(out []byte) []byte {
	skip := uint32(0)
	for i, c := range n.children {
		bits := uint32(n.labels[i]) | c.id<<10
		behind := c.words
		if n.finals[i] {
			bits |= 1 << 8
			behind++
		}
		if i == len(n.children)-1 {
			bits |= 1 << 9
		}
		out = binary.LittleEndian.AppendUint32(out, bits)
		out = binary.LittleEndian.AppendUint32(out, skip)
		skip += behind
	}
	return out
}

// infosOf returns the distinct infos, and for every word which it has.
func infosOf(sorted []string, words map[string]*form) (infos []uint32, perWord []byte) {
	ids := map[uint32]uint16{}
	for _, w := range sorted {
		info := words[w].info()
		id, ok := ids[info]
		if !ok {
			id = uint16(len(infos))
			ids[info] = id
			infos = append(infos, info)
		}
		perWord = binary.LittleEndian.AppendUint16(perWord, id)
	}
	return infos, perWord
}

// build adds the sorted words one by one, merging equal suffixes as it goes.
func build(sorted []string) *node {
	register := map[string]*node{}
	root := &node{}
	path := []*node{root} // states of the previous word
	previous := ""
	minimise := func(depth int) {
		for i := len(path) - 1; i > depth; i-- {
			key := path[i].signature()
			if same := register[key]; same != nil {
				parent := path[i-1]
				parent.children[len(parent.children)-1] = same
			} else {
				path[i].id = uint32(len(register) + 1)
				register[key] = path[i]
			}
		}
		path = path[:depth+1]
	}
	for _, word := range sorted {
		common := 0
		for common < min(len(word), len(previous)) && word[common] == previous[common] {
			common++
		}
		minimise(common)
		for i := common; i < len(word); i++ {
			parent, child := path[len(path)-1], &node{}
			parent.labels = append(parent.labels, word[i])
			parent.finals = append(parent.finals, i == len(word)-1)
			parent.children = append(parent.children, child)
			path = append(path, child)
		}
		previous = word
	}
	minimise(0)
	return root
}

// signature identifies states that accept the same suffixes; the children are
// minimal already and known by their number.
func (n *node) signature() string {
	var b strings.Builder
	for i := range n.labels {
		fmt.Fprintf(&b, "%c%t%d,", n.labels[i], n.finals[i], n.children[i].id)
	}
	return b.String()
}

func count(n *node) uint32 {
	if n.words != 0 || len(n.labels) == 0 {
		return n.words
	}
	for i, c := range n.children {
		n.words += count(c)
		if n.finals[i] {
			n.words++
		}
	}
	return n.words
}
