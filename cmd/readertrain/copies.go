package main

import (
	"hash/fnv"
	"strings"
)

// sketchSize is how many of the smallest hashes of a CV's word groups are compared.
const sketchSize = 24

// sketch is a sample of the groups of four words of a CV: the same for the same text in
// another format, mostly the same for another version of it.
func sketch(a *aligned) [sketchSize]uint32 {
	var out [sketchSize]uint32
	for i := range out {
		out[i] = ^uint32(0)
	}
	var text strings.Builder
	for i := range a.lines {
		text.WriteString(strings.ToLower(a.lines[i].Text))
		text.WriteByte(' ')
	}
	words := strings.Fields(text.String())
	for i := 0; i+4 <= len(words); i++ {
		h := fnv.New32a()
		_, _ = h.Write([]byte(strings.Join(words[i:i+4], " ")))
		v := h.Sum32()
		for k := range out {
			x := (v ^ uint32(k)*0x9e3779b9) * 0x85ebca6b
			if x ^= x >> 13; x < out[k] {
				out[k] = x
			}
		}
	}
	return out
}

// copies gives CVs that share a third of their text one group, so that no fold is
// measured on a CV of which another version was trained on.
func copies(list []*aligned) {
	sketches := make([][sketchSize]uint32, len(list))
	group := make([]int, len(list))
	for i, a := range list {
		sketches[i], group[i] = sketch(a), i
		for k := range i {
			same := 0
			for n := range sketches[i] {
				if sketches[i][n] == sketches[k][n] && sketches[i][n] != ^uint32(0) {
					same++
				}
			}
			if same >= sketchSize/4 {
				group[i] = group[k]
				break
			}
		}
		a.group = list[group[i]].cv.gold.File
	}
}
