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
	slow map[string]*guesses
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
	return &Limiter{now: now, keys: map[string]*window{}, slow: map[string]*guesses{}}
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

// Backoff is a growing delay: nothing for the first guesses, then First, twice that
// and so on up to Most. Guesses are forgotten when none came for Forget.
type Backoff struct {
	Free                int
	First, Most, Forget time.Duration
}

type guesses struct {
	count       int
	until, over time.Time
}

// Guess counts a guess and returns how many there were, or refuses it until the delay
// of those before it is over. A refused one does not count.
func (l *Limiter) Guess(key string, b Backoff) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	l.sweep(now)
	g := l.slow[key]
	if g == nil || !now.Before(g.over) {
		g = &guesses{}
		l.slow[key] = g
	}
	if now.Before(g.until) {
		return g.count, limited(g.until.Sub(now), textTooMany)
	}
	g.count++
	g.over = now.Add(b.Forget)
	if beyond := g.count - b.Free; beyond >= 0 {
		g.until = now.Add(min(b.Most, b.First<<min(beyond, 20)))
	}
	return g.count, nil
}

// Remember notes a key for a time.
func (l *Limiter) Remember(key string, d time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.keys[key] = &window{ends: l.now().Add(d)}
}

// Remembers reports whether a key is noted.
func (l *Limiter) Remembers(key string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	w := l.keys[key]
	return w != nil && l.now().Before(w.ends)
}

// Forgive takes one event back: it turned out not to be one to count.
func (l *Limiter) Forgive(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if g := l.slow[key]; g != nil && g.count > 0 {
		g.count--
		g.until = time.Time{}
	}
	if w := l.keys[key]; w != nil && w.count > 0 {
		w.count--
	}
}

// Reset forgets a key.
func (l *Limiter) Reset(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.keys, key)
	delete(l.slow, key)
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
	for k, g := range l.slow {
		if !now.Before(g.over) {
			delete(l.slow, k)
		}
	}
}
