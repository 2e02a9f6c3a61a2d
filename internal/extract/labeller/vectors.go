package labeller

import (
	_ "embed" // the table
	"encoding/binary"
	"math"
	"slices"

	"focal/internal/extract/crf"
)

// VectorSize is how many numbers tell what a word means.
const VectorSize = 32

// The table of `readertrain vectors`: the number of words, their hashes in rising order,
// then for each its vector, one byte a number.
//
//go:embed vectors.bin
var vectorFile []byte

// PackVectors writes the table for words and their vectors, which have length 1.
func PackVectors(list []string, vectors [][]float64) []byte {
	order := make([]int, 0, len(list))
	key := make([]uint32, len(list))
	taken := map[uint32]bool{}
	for i, w := range list {
		if key[i] = crf.Hash(w); !taken[key[i]] { // of two words with one hash the first stays
			taken[key[i]] = true
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int { return int(int64(key[a]) - int64(key[b])) })
	out := binary.LittleEndian.AppendUint32(nil, uint32(len(order)))
	for _, i := range order {
		out = binary.LittleEndian.AppendUint32(out, key[i])
	}
	for _, i := range order {
		for _, v := range vectors[i] {
			out = append(out, byte(int8(math.Round(max(-127, min(127, v*finest))))))
		}
	}
	return out
}

// finest is the number that 1 is stored as: most numbers of a vector of length 1 are far smaller.
const finest = 220

// scale is what a stored number is multiplied by: a number of a vector is then as large
// as what else the networks get.
const scale = 3.0 / finest

// addVector adds the meaning of a word to sum and reports whether the table has it.
func addVector(word string, sum []float32) bool {
	n := int(binary.LittleEndian.Uint32(vectorFile))
	key := crf.Hash(word)
	lo, hi := 0, n
	for lo < hi {
		mid := (lo + hi) / 2
		if binary.LittleEndian.Uint32(vectorFile[4+4*mid:]) < key {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == n || binary.LittleEndian.Uint32(vectorFile[4+4*lo:]) != key {
		return false
	}
	row := vectorFile[4+4*n+lo*VectorSize:]
	for k := range VectorSize {
		sum[k] += float32(int8(row[k])) * scale
	}
	return true
}

// meaning of a line: of its words on average, of the first and of the last one.
func (f *facts) meaning() []float32 {
	out := make([]float32, 3*VectorSize)
	known := float32(0)
	for i, w := range f.words {
		if i >= 24 {
			break
		}
		if addVector(w, out[:VectorSize]) {
			known++
		}
	}
	for k := range VectorSize {
		out[k] *= 1 / max(1, sqrt(known))
	}
	if n := len(f.words); n > 0 {
		addVector(f.words[0], out[VectorSize:2*VectorSize])
		addVector(f.words[n-1], out[2*VectorSize:])
	}
	return out
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }

// meanings of the words of a head: of each, of the one before it and of the one after.
func meanings(list []Word) [][]float32 {
	out := make([][]float32, len(list))
	for i := range list {
		out[i] = make([]float32, 3*VectorSize)
		for k, at := range []int{i, i - 1, i + 1} {
			if at >= 0 && at < len(list) && list[at].Line == list[i].Line && list[at].folded != "" && !list[at].date {
				addVector(list[at].folded, out[i][k*VectorSize:(k+1)*VectorSize])
			}
		}
	}
	return out
}
