package crf

import "math/bits"

// Keys are hashes in rising order with an index by their first bits: hashes are spread evenly,
// so that a look-up reads a handful of neighbours.
type Keys struct {
	list  []uint32
	from  []uint32 // by the first bits of a hash: the number of its first key
	shift int
}

// perEntry is the logarithm of how many keys one entry of the index leads to on average.
const perEntry = 2

// NewKeys indexes a list of hashes in rising order, which it keeps.
func NewKeys(list []uint32) Keys {
	first := max(0, bits.Len(uint(len(list)))-perEntry)
	k := Keys{list: list, from: make([]uint32, 1<<first+1), shift: 32 - first}
	at := 0
	for i := range k.from {
		for at < len(list) && uint64(list[at])>>k.shift < uint64(i) {
			at++
		}
		k.from[i] = uint32(at)
	}
	return k
}

// List are the keys in rising order.
func (k *Keys) List() []uint32 { return k.list }

// Len is the number of keys.
func (k *Keys) Len() int { return len(k.list) }

// Find returns the number of a key, -1 if it is none.
func (k *Keys) Find(key uint32) int {
	entry := uint64(key) >> k.shift
	if entry+1 >= uint64(len(k.from)) {
		return -1 // only the zero value has no index
	}
	for at := k.from[entry]; at < k.from[entry+1]; at++ {
		if k.list[at] >= key {
			if k.list[at] == key {
				return int(at)
			}
			break
		}
	}
	return -1
}
