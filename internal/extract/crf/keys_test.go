package crf

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestKeysAreFound(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{0, 1, 2, 3, 7, 64, 5000} {
		known := map[uint32]bool{}
		for _, key := range []uint32{0, 1, 1<<32 - 1, 1 << 31}[:min(n, 4)] {
			known[key] = true
		}
		for len(known) < n {
			known[random.Uint32()] = true
		}
		list := make([]uint32, 0, n)
		for key := range known {
			list = append(list, key)
		}
		slices.Sort(list)
		keys := NewKeys(list)
		for i, key := range list {
			if keys.Find(key) != i {
				t.Errorf("%d keys: %d is at %d, not %d", n, key, i, keys.Find(key))
			}
			if next := key + 1; !known[next] && keys.Find(next) != -1 {
				t.Errorf("%d keys: %d is at %d, not missing", n, next, keys.Find(next))
			}
		}
	}
	if (&Keys{}).Find(7) != -1 {
		t.Error("nothing holds 7")
	}
}
