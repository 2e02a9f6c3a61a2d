package account

import (
	"sync"
	"time"

	"focal/internal/problem"
)

// Limited is a refusal that says when to try again.
type Limited struct {
	After time.Duration
	err   *problem.Error
}

func (l *Limited) Error() string { return l.err.Error() }

// Unwrap lets the kind and the message be found.
func (l *Limited) Unwrap() error { return l.err }

func limited(after time.Duration, text string) error {
	return &Limited{After: after, err: problem.New(problem.TooMany, "%s", text)}
}

const textTooMany = "Too many attempts. Please try again later."

// Limiter counts events per key in fixed windows that begin with a key's first
// event. It lives in memory: each process counts for itself.
type Limiter struct {
	now  func() time.Time
	mu   sync.Mutex
	keys map[string]*window
	next time.Time // of the next sweep
}

type window struct {
	count int
	ends  time.Time
}

// NewLimiter returns an empty limiter; now nil is the wall clock.
func NewLimiter(now func() time.Time) *Limiter {
	if now == nil {
		now = time.Now
	}
	return &Limiter{now: now, keys: map[string]*window{}}
}

// Allow counts one event and refuses it when the window is full.
func (l *Limiter) Allow(key string, most int, per time.Duration) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	l.sweep(now)
	w := l.keys[key]
	if w == nil || !now.Before(w.ends) {
		w = &window{ends: now.Add(per)}
		l.keys[key] = w
	}
	if w.count >= most {
		return limited(w.ends.Sub(now), textTooMany)
	}
	w.count++
	return nil
}

// Forgive takes one event back: it turned out not to be one to count.
func (l *Limiter) Forgive(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if w := l.keys[key]; w != nil && w.count > 0 {
		w.count--
	}
}

// Reset forgets a key.
func (l *Limiter) Reset(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.keys, key)
}

func (l *Limiter) sweep(now time.Time) {
	if now.Before(l.next) {
		return
	}
	l.next = now.Add(time.Minute)
	for k, w := range l.keys {
		if !now.Before(w.ends) {
			delete(l.keys, k)
		}
	}
}
