package account

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
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

// Count is what is known about one key: events in a window that ends, and guesses with
// the delay after them. The zero value is a key of which nothing is known.
type Count struct {
	Events  int
	Ends    time.Time
	Guesses int
	Until   time.Time // no guess before
	Over    time.Time // guesses are forgotten then
}

// forget clears what is over.
func (c *Count) forget(now time.Time) {
	if !now.Before(c.Ends) {
		c.Events, c.Ends = 0, time.Time{}
	}
	if !now.Before(c.Over) {
		c.Guesses, c.Until, c.Over = 0, time.Time{}, time.Time{}
	}
}

// SharedCounts keeps the counts of several processes. ChangeCount reads the count of a
// key, lets change alter it and stores the result, with the key locked meanwhile. Keys are
// hashes, so no address is in the database.
type SharedCounts interface {
	ChangeCount(ctx context.Context, key string, change func(*Count)) error
}

// sharedPatience is how long a request waits for the shared counts. After that this process
// counts for itself: a slow database must not keep people from signing in.
const sharedPatience = 2 * time.Second

// Limiter counts events per key in fixed windows that begin with a key's first
// event: in memory, or together with other processes.
type Limiter struct {
	now    func() time.Time
	shared SharedCounts // nil = in memory
	mu     sync.Mutex
	keys   map[string]*Count
	next   time.Time // of the next sweep
	warned time.Time
}

// NewLimiter returns an empty limiter in memory; now nil is the wall clock.
func NewLimiter(now func() time.Time) *Limiter {
	if now == nil {
		now = time.Now
	}
	return &Limiter{now: now, keys: map[string]*Count{}}
}

// NewSharedLimiter returns a limiter that counts with all others of the same counts.
func NewSharedLimiter(now func() time.Time, shared SharedCounts) *Limiter {
	l := NewLimiter(now)
	l.shared = shared
	return l
}

// change lets f alter the count of a key.
func (l *Limiter) change(key string, f func(now time.Time, c *Count)) {
	now := l.now()
	if l.shared != nil && l.changeShared(key, now, f) {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(now)
	c := l.keys[key]
	if c == nil {
		c = &Count{}
		l.keys[key] = c
	}
	c.forget(now)
	f(now, c)
	if *c == (Count{}) {
		delete(l.keys, key)
	}
}

// changeShared reports whether the shared counts could be reached.
func (l *Limiter) changeShared(key string, now time.Time, f func(now time.Time, c *Count)) bool {
	ctx, cancel := context.WithTimeout(context.Background(), sharedPatience)
	defer cancel()
	hash := sha256.Sum256([]byte(key))
	err := l.shared.ChangeCount(ctx, hex.EncodeToString(hash[:]), func(c *Count) {
		c.forget(now)
		f(now, c)
	})
	if err == nil {
		return true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if now.Sub(l.warned) >= time.Minute {
		l.warned = now
		slog.Warn("limits are counted by this process alone: the shared counts cannot be reached", "cause", err)
	}
	return false
}

// Allow counts one event and refuses it when the window is full.
func (l *Limiter) Allow(key string, most int, per time.Duration) (err error) {
	l.change(key, func(now time.Time, c *Count) {
		if c.Ends.IsZero() {
			c.Ends = now.Add(per)
		}
		if err = nil; c.Events >= most {
			err = limited(c.Ends.Sub(now), textTooMany)
			return
		}
		c.Events++
	})
	return err
}

// Backoff is a growing delay: nothing for the first guesses, then First, twice that
// and so on up to Most. Guesses are forgotten when none came for Forget.
type Backoff struct {
	Free                int
	First, Most, Forget time.Duration
}

// Guess counts a guess and returns how many there were, or refuses it until the delay
// of those before it is over. A refused one does not count.
func (l *Limiter) Guess(key string, b Backoff) (count int, err error) {
	l.change(key, func(now time.Time, c *Count) {
		if err = nil; now.Before(c.Until) {
			count, err = c.Guesses, limited(c.Until.Sub(now), textTooMany)
			return
		}
		c.Guesses++
		c.Over = now.Add(b.Forget)
		if beyond := c.Guesses - b.Free; beyond >= 0 {
			c.Until = now.Add(min(b.Most, b.First<<min(beyond, 20)))
		}
		count = c.Guesses
	})
	return count, err
}

// Remember notes a key for a time.
func (l *Limiter) Remember(key string, d time.Duration) {
	l.change(key, func(now time.Time, c *Count) { *c = Count{Ends: now.Add(d)} })
}

// Remembers reports whether a key is noted.
func (l *Limiter) Remembers(key string) (noted bool) {
	l.change(key, func(_ time.Time, c *Count) { noted = !c.Ends.IsZero() })
	return noted
}

// Forgive takes one event back: it turned out not to be one to count.
func (l *Limiter) Forgive(key string) {
	l.change(key, func(_ time.Time, c *Count) {
		if c.Guesses > 0 {
			c.Guesses--
			c.Until = time.Time{}
		}
		c.Events = max(0, c.Events-1)
	})
}

// Reset forgets a key.
func (l *Limiter) Reset(key string) {
	l.change(key, func(_ time.Time, c *Count) { *c = Count{} })
}

// sweep forgets once a minute what is over.
func (l *Limiter) sweep(now time.Time) {
	if now.Before(l.next) {
		return
	}
	l.next = now.Add(time.Minute)
	for k, c := range l.keys {
		if c.forget(now); *c == (Count{}) {
			delete(l.keys, k)
		}
	}
}
