package convert_test

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"focal/internal/convert"
	"focal/internal/problem"
	"focal/internal/store/storetest"
)

// Pictures of pages wait for the user's places like conversions: however many are asked
// for at once, no more are drawn, and who asks for far too many is told so.
func TestPagesKeepToTheUsersShare(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	task, err := w.submit(submission("", false, "Jo Li"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	u := w.account()
	const asked = 4 * convert.Seats
	var drawing, most, refused atomic.Int64
	places := int64(max(1, w.service.Parallel))
	hold := make(chan struct{})
	release := sync.OnceFunc(func() { close(hold) })
	w.during = func() {
		n := drawing.Add(1)
		for m := most.Load(); n > m && !most.CompareAndSwap(m, n); m = most.Load() {
		}
		<-hold
		drawing.Add(-1)
	}
	var group sync.WaitGroup
	for range asked {
		group.Go(func() {
			switch picture, err := w.service.Page(t.Context(), u, task.ID, 0, 0); {
			case err == nil && string(picture) == "picture":
			case problem.Is(err, problem.TooMany):
				if refused.Add(1) == asked-places-convert.Seats { // nobody has a place any more but who waits
					release()
				}
			default:
				t.Errorf("%q, %v", picture, err)
			}
		})
	}
	defer time.AfterFunc(30*time.Second, release).Stop()
	group.Wait()
	if most.Load() > places || refused.Load() != asked-places-convert.Seats {
		t.Errorf("%d at once of %d places, %d of %d refused", most.Load(), places, refused.Load(), asked)
	}
}
