package convert

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"focal/internal/problem"
)

const (
	// Seats is how many conversions of one user may wait in a process, so that the
	// next one starts without a look at the queue; the others wait in the queue.
	Seats = 8

	patience = 5 * time.Second       // of a seat; then the queue has the task again
	spacing  = 25 * time.Millisecond // between the tasks of one user that come back to ask

	// aside is the most that a task stays away once its patience has ended. Two processes
	// look into the queue at the same pace: without a pause drawn by lot, the one whose
	// look comes first after 5 seconds would get its task back each time, with the other
	// one idle.
	aside = 400 * time.Millisecond
)

// Busy says that the user's share of this process is taken. The task is as it was
// and wants to be run again after Wait.
type Busy struct{ Wait time.Duration }

func (b *Busy) Error() string { return fmt.Sprintf("no place for another %v", b.Wait) }

// share hands out the places of a process. One user never holds more than half of them, so
// that the next user does not have to wait for the first one's conversions.
type share struct {
	mu      sync.Mutex
	free    int
	most    int // of one user
	held    map[string]int
	waiting []*waiter
	again   map[string]time.Time // when the user's last task that was sent away comes back
	now     func() time.Time
}

type waiter struct {
	user  string
	ready chan struct{} // closed when a place is the waiter's
}

// newShare has twice as many places as one user may hold: with the processors shared
// by the system, a newcomer starts at once even while somebody fills the half.
func newShare(most int, now func() time.Time) *share {
	return &share{free: 2 * most, most: most, held: map[string]int{}, again: map[string]time.Time{}, now: now}
}

// enter waits for a place, at most that long, and returns how to leave it. Without
// one the error is *Busy, or the context's.
func (s *share) enter(ctx context.Context, user string, wait time.Duration) (leave func(), err error) {
	w := &waiter{user: user, ready: make(chan struct{})}
	if err := s.sit(w); err != nil {
		return nil, err
	}
	leave = sync.OnceFunc(func() { s.leave(user) })
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-w.ready:
		return leave, nil
	case <-ctx.Done():
		err = ctx.Err()
	case <-timer.C:
		err = &Busy{}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	i := slices.Index(s.waiting, w)
	if i < 0 { // given in this very moment
		return leave, nil
	}
	s.waiting = slices.Delete(s.waiting, i, i+1)
	if b, ok := err.(*Busy); ok {
		b.Wait = s.later(user) + rand.N(aside) // #nosec G404 -- no secret
	}
	return nil, err
}

// ask is enter for somebody who waits for the answer.
func (s *share) ask(ctx context.Context, user string, wait time.Duration) (leave func(), err error) {
	if leave, err = s.enter(ctx, user, wait); err != nil && ctx.Err() == nil {
		err = problem.New(problem.TooMany, "What you asked for before is still being done. Please try again in a moment.")
	}
	return leave, err
}

// sit takes a seat and, if there is one, the place.
func (s *share) sit(w *waiter) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	seated := 0
	for _, other := range s.waiting {
		if other.user == w.user {
			seated++
		}
	}
	if seated >= Seats {
		return &Busy{Wait: s.later(w.user)}
	}
	s.waiting = append(s.waiting, w)
	s.serve()
	return nil
}

// later spreads the tasks that a user has too many of: however many they are, they
// ask at the same pace. It needs the lock.
func (s *share) later(user string) time.Duration {
	now := s.now()
	at := s.again[user].Add(spacing)
	if at.Before(now.Add(spacing)) {
		at = now.Add(spacing)
	}
	for u, t := range s.again {
		if t.Before(now) {
			delete(s.again, u)
		}
	}
	s.again[user] = at
	return min(at.Sub(now), time.Minute)
}

func (s *share) leave(user string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.free++
	if s.held[user]--; s.held[user] == 0 {
		delete(s.held, user)
	}
	s.serve()
}

// serve gives free places to who holds least, the longest waiting first. It needs the
// lock.
func (s *share) serve() {
	for s.free > 0 {
		next := -1
		for i, w := range s.waiting {
			if s.held[w.user] < s.most && (next < 0 || s.held[w.user] < s.held[s.waiting[next].user]) {
				next = i
			}
		}
		if next < 0 {
			return
		}
		w := s.waiting[next]
		s.waiting = slices.Delete(s.waiting, next, next+1)
		s.held[w.user]++
		s.free--
		close(w.ready)
	}
}
