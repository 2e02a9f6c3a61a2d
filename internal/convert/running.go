package convert

import (
	"context"
	"errors"
	"sync"
	"time"
)

// Why work ends before it is done.
var (
	errErased = errors.New("the task is being erased")
	errHasEnd = errors.New("the CV has its end already")
)

// stopWait is how long an erasure waits for a conversion to notice. One that does not
// cleans up after itself later.
const stopWait = 2 * time.Second

// running knows the tasks and CVs that this process works on, so that erasing or cancelling one ends it.
type running struct {
	mu    sync.Mutex
	tasks map[*work]struct{}
}

// all stands for the CVs of a task together.
const all = int64(-1)

type work struct {
	taskID string
	index  int64 // of the CV, or all
	cancel context.CancelCauseFunc
	over   chan struct{}
}

// begin gives a task, or a CV of it, a context that stop ends; call over when nothing works on it.
func (r *running) begin(ctx context.Context, taskID string, index int64) (_ context.Context, over func()) {
	w := &work{taskID: taskID, index: index, over: make(chan struct{})}
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

// end ends what works on a task or a CV of it, for that reason.
func (r *running) end(taskID string, index int64, why error) (ended []*work) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for w := range r.tasks {
		if w.taskID == taskID && w.index == index {
			w.cancel(why)
			ended = append(ended, w)
		}
	}
	return ended
}

// stop ends what works on a task and waits for it, for a while.
func (r *running) stop(ctx context.Context, taskID string) {
	stopped := r.end(taskID, all, errErased)
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
