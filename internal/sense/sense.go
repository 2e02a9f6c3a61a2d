// Package sense tells how near words are in meaning, and how much a word tells: vectors of GloVe (learned from an encyclopedia and
// news) for the words that CVs and job adverts use, with the weight of each there (docs/training.md, "Match").
package sense

import (
	_ "embed" // the table
	"encoding/binary"
	"hash/fnv"
	"math"
	"regexp"
	"slices"
	"sort"
	"strings"
)

// Size is how many numbers tell what a word means.
const Size = 100

// The table of `matchtrain words`: the number of words, their hashes in rising order, a byte for the weight of each, then its vector,
// a byte a number.
//
//go:embed words.bin
var table []byte

const (
	finest   = 320 // what 1 is stored as: most numbers of a vector of length 1 are far smaller
	perPoint = 16  // of a weight
	unknown  = 9.0 // the weight of a word that the table lacks: few texts have it
)

// Word is what a word means and tells.
type Word struct {
	Vector *[Size]float32 // of length 1; nil where the table lacks the word
	Weight float64        // 0 for what every text has
}

// Of looks a word up, in small letters; where the table lacks it, its stem counts.
func Of(word string) Word {
	for _, w := range []string{word, Stem(word)} {
		if at, ok := find(w); ok {
			return Word{vectorAt(at), float64(table[4+4*count()+at]) / perPoint}
		}
	}
	return Word{nil, unknown}
}

// Likeness of two words, 1 for the same; 0 where one is unknown.
func (w Word) Likeness(o Word) float64 {
	if w.Vector == nil || o.Vector == nil {
		return 0
	}
	sum := float32(0)
	for i, x := range w.Vector {
		sum += x * o.Vector[i]
	}
	return float64(sum)
}

func count() int { return int(binary.LittleEndian.Uint32(table)) }

func find(word string) (at int, ok bool) {
	n, key := count(), hashOf(word)
	at = sort.Search(n, func(i int) bool { return binary.LittleEndian.Uint32(table[4+4*i:]) >= key })
	return at, at < n && binary.LittleEndian.Uint32(table[4+4*at:]) == key
}

func vectorAt(at int) *[Size]float32 {
	row := table[4+5*count()+at*Size:]
	v, sum := new([Size]float32), 0.0
	for i := range v {
		v[i] = float32(int8(row[i]))
		sum += float64(v[i]) * float64(v[i])
	}
	scale := float32(1 / math.Sqrt(max(sum, 1)))
	for i := range v {
		v[i] *= scale
	}
	return v
}

func hashOf(word string) uint32 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(word))
	return h.Sum32()
}

// Entry is a word of the table.
type Entry struct {
	Word   string
	Weight float64
	Vector []float64
}

// Pack writes the table; of two words with one hash the first stays.
func Pack(list []Entry) []byte {
	taken := map[uint32]bool{}
	list = slices.DeleteFunc(slices.Clone(list), func(e Entry) bool {
		key := hashOf(e.Word)
		was := taken[key]
		taken[key] = true
		return was
	})
	slices.SortFunc(list, func(a, b Entry) int { return int(int64(hashOf(a.Word)) - int64(hashOf(b.Word))) })
	out := binary.LittleEndian.AppendUint32(nil, uint32(len(list)))
	for _, e := range list {
		out = binary.LittleEndian.AppendUint32(out, hashOf(e.Word))
	}
	for _, e := range list {
		out = append(out, byte(min(255, e.Weight*perPoint)))
	}
	for _, e := range list {
		for _, v := range e.Vector {
			out = append(out, byte(int8(math.Round(max(-127, min(127, v*finest))))))
		}
	}
	return out
}

// word is one of a text in small letters: letters with the signs of "c++" and "node.js", or figures.
var word = regexp.MustCompile(`[a-z][a-z+#.]*[a-z+#]|[a-z]|\d+`)

// Words are those of a text in small letters, most at most (-1 = all).
func Words(text string, most int) []string { return word.FindAllString(strings.ToLower(text), most) }

// endings are cut off a word to find its stem, the longest first.
var endings = strings.Fields("ations ation ments ings ment ing ers ies ive ion er es ed al ly or s y e")

// Stem is a word without its ending; "manage" and "management" have one.
func Stem(word string) string {
	for _, e := range endings {
		if len(word)-len(e) >= 4 && strings.HasSuffix(word, e) {
			return word[:len(word)-len(e)]
		}
	}
	return word
}
