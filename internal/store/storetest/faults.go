package storetest

import (
	"sync"

	"focal/internal/problem"
)

// Faults counts the steps that a service takes outside of itself, and lets one fail.
type Faults struct {
	mu     sync.Mutex
	steps  int
	failAt int // 0 = none
}

// ErrLost is what the step that fails gives.
var ErrLost = problem.New(problem.Unavailable, "the connection was lost")

// Step is one step: nil, or ErrLost if it is the one that fails.
func (f *Faults) Step() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.steps++; f.steps == f.failAt {
		return ErrLost
	}
	return nil
}

// Arm lets the n-th step from now on fail, from 1.
func (f *Faults) Arm(n int) { f.steps, f.failAt = 0, n }

// Disarm lets no step fail any more and says whether one did.
func (f *Faults) Disarm() (failed bool) {
	failed = f.steps >= f.failAt
	f.failAt = 0
	return failed
}
