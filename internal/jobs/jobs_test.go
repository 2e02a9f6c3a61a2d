package jobs

import "testing"

// The first task of a user goes before another's second, and so on, in the four steps
// that the queue has.
func TestPriority(t *testing.T) {
	for before, want := range map[int64]int{-1: 1, 0: 1, 1: 2, 2: 2, 3: 3, 9: 3, 10: 4, 100_000: 4} {
		if got := priority(before); got != want {
			t.Errorf("%d open tasks: %d, want %d", before, got, want)
		}
	}
}
