package tailor

import (
	"hash/maphash"
	"strings"
	"sync/atomic"

	"focal/internal/lexicon"
)

// The words of a CV and of an advert come again and again, and to look one up or to stem it costs more than all else.

// wordCache keeps what a function makes of the words that were asked for last. It is bounded, and safe for concurrent use.
type wordCache struct {
	of    func(word string) string
	slots [cachedWords]atomic.Pointer[[2]string]
}

const cachedWords = 1 << 12

// longestCached is how many bytes a word has at most that is kept.
const longestCached = 40

var cacheSeed = maphash.MakeSeed()

func (c *wordCache) get(word string) string {
	if len(word) > longestCached {
		return c.of(word)
	}
	slot := &c.slots[maphash.String(cacheSeed, word)%cachedWords]
	if kept := slot.Load(); kept != nil && kept[0] == word {
		return kept[1]
	}
	made := c.of(word)
	slot.Store(&[2]string{word, made})
	return made
}

var (
	normals = &wordCache{of: normalised}
	stems   = &wordCache{of: stemmed}
)

// normalised is the one form of a word, of each half of one with hyphens: there is no "high-rize".
func normalised(word string) string {
	halves := strings.Split(word, "-")
	for i, half := range halves {
		halves[i] = lexicon.Normal(half)
	}
	return strings.Join(halves, "-")
}

// normal is the one form that the spellings of a lower-case word have in common.
func normal(word string) string { return normals.get(word) }

// stemOf is the stem of a word in its normal form.
func stemOf(word string) string { return stems.get(word) }
