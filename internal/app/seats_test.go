package app_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/engine"
)

// held is the pipeline, but every conversion waits until the test lets it go.
type held struct {
	pipeline
	free chan struct{}
}

func (h held) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	select {
	case <-h.free:
		return h.pipeline.Convert(ctx, r)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// A process that is full leaves the tasks in the queue that others could take: beyond its two
// places it holds two for each of four users, not a page of them.
func TestFullProcessLeavesTasksToOthers(t *testing.T) {
	free := make(chan struct{})
	e := start(t, onPostgres(t), func(c *app.Config) { c.Engine, c.Workers = held{free: free}, 1 })
	const users, most = 20, 2 + 4*2
	var tokens, tasks []string
	for i := range users {
		tokens = append(tokens, e.subscriber(fmt.Sprintf("user%d", i), 5))
		tasks = append(tasks, e.submit(tokens[i], cvs(fmt.Sprintf("Jo Li %d\n", i))))
	}
	running := func() (n int) {
		if err := e.sql().QueryRow("SELECT count(*) FROM river_job WHERE kind = 'convert' AND state = 'running'").Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	for full := 0; full < 20; time.Sleep(20 * time.Millisecond) {
		n := running()
		if n > most {
			t.Fatalf("%d of %d tasks are held", n, users)
		}
		if n == most {
			full++
		}
	}
	close(free)
	for i := range tasks {
		if got := e.wait(tokens[i], tasks[i]); got.Status != "Completed" {
			t.Errorf("task %d ended as %+v", i, got)
		}
	}
}
