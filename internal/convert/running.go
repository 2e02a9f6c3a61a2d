package convert

import (
	"context"
	"errors"
	"sync"
	"time"
)

// errErased is why a conversion ends whose task is about to be erased.
var errErased = errors.New("the task is being erased")

// stopWait is how long an erasure waits for a conversion to notice. One that does not
// cleans up after itself later.
const stopWait = 2 * time.Second

// running knows the tasks that this process works on, so that erasing one ends it.
type running struct {
	mu    sync.Mutex
	tasks map[*work]struct{}
}

type work struct {
	taskID string
	cancel context.CancelCauseFunc
	over   chan struct{}
}

// begin gives a task a context that stop ends; call over when nothing works on it.
func (r *running) begin(ctx context.Context, taskID string) (_ context.Context, over func()) {
	w := &work{taskID: taskID, over: make(chan struct{})}
	ctx, w.cancel = context.WithCancelCause(ctx)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.tasks == nil {
		r.tasks = map[*work]struct{}{}
	}
	r.tasks[w] = struct{}{}
	return ctx, func() {
		r.mu.Lock()
		delete(r.tasks, w)
		r.mu.Unlock()
		w.cancel(nil)
		close(w.over)
	}
}

// stop ends what works on a task and waits for it, for a while.
func (r *running) stop(ctx context.Context, taskID string) {
	var stopped []*work
	r.mu.Lock()
	for w := range r.tasks {
		if w.taskID == taskID {
			w.cancel(errErased)
			stopped = append(stopped, w)
		}
	}
	r.mu.Unlock()
	limit := time.NewTimer(stopWait)
	defer limit.Stop()
	for _, w := range stopped {
		select {
		case <-w.over:
		case <-limit.C:
			return
		case <-ctx.Done():
			return
		}
	}
}
