package app_test

import (
	"context"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/engine"
)

// waits is an engine that stays in a stage until it is let go.
type waits struct {
	*engine.Engine
	goOn chan struct{}
}

func (w waits) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	engine.Enter(ctx, engine.StageTailoring)
	select {
	case <-w.goOn:
		return w.Engine.Convert(ctx, r)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// The page is told what happens to each CV as it happens, and one of them can be cancelled; its
// credit is back at once.
func TestA3_ProgressAndCancelOfOne(t *testing.T) {
	real, err := engine.New(engine.Config{CacheDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = real.Close() })
	slow := waits{real, make(chan struct{})}
	e := start(t, func(c *app.Config) { c.Engine, c.Workers = slow, 1 })
	token := e.subscriber("ana", 5)
	id := e.submit(token, cvs("Jo Li\nPlumber", "Mo Li\nPlumber"))
	type state struct {
		Task struct {
			Status string
			Files  []struct{ Status, Stage string }
		}
		Seen string
	}
	var now state
	look := func() {
		t.Helper()
		e.need(e.call("GET", "/api/convert/task-progress/"+id+"?seen="+now.Seen, token, nil), 200).json(t, &now)
	}
	for end := time.Now().Add(20 * time.Second); len(now.Task.Files) == 0 || now.Task.Files[0].Stage != "tailoring"; look() {
		if time.Now().After(end) {
			t.Fatalf("%+v", now)
		}
	}
	if now.Task.Files[1].Status != "Pending" || now.Task.Files[1].Stage != "" {
		t.Errorf("the second: %+v", now.Task.Files[1])
	}
	before := time.Now()
	look()
	if waited := time.Since(before); waited < time.Second {
		t.Errorf("nothing had changed, and the answer came after %v", waited)
	}
	var left struct {
		Kept   int64
		Erased bool
	}
	e.need(e.call("POST", "/api/convert/cancel/"+id+"?file=1", token, nil), 200).json(t, &left)
	if left.Kept != 0 || left.Erased || e.profile(token).Credits != 4 {
		t.Errorf("%+v, %d credits", left, e.profile(token).Credits)
	}
	e.ledgerAgrees()
	if look(); now.Task.Files[1].Status != "Failed" || now.Task.Files[1].Stage != "cancelled" {
		t.Errorf("the second: %+v", now.Task.Files[1])
	}
	e.need(e.call("POST", "/api/convert/cancel/"+id+"?file=2", token, nil), 404)
	close(slow.goOn)
	if got := e.wait(token, id); got.Status != "Completed" {
		t.Errorf("%+v", got)
	}
	if e.profile(token).Credits != 4 {
		t.Errorf("%d credits", e.profile(token).Credits)
	}
	e.ledgerAgrees()
}

// Whoever cancels all CVs at once can try those that were not through again, as after cancelling each by itself.
func TestA3_CancelAllIsCancelOfEach(t *testing.T) {
	real, err := engine.New(engine.Config{CacheDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = real.Close() })
	slow := waits{real, make(chan struct{})}
	e := start(t, func(c *app.Config) { c.Engine, c.Workers = slow, 1 })
	token := e.subscriber("ana", 5)
	id := e.submit(token, cvs("Jo Li\nPlumber", "Mo Li\nPlumber", "Bo Li\nPlumber"))
	slow.goOn <- struct{}{}
	type file struct{ Status, Stage, Error string }
	var now struct {
		Status string
		Files  []file
	}
	look := func() {
		t.Helper()
		e.need(e.call("GET", "/api/convert/task-status/"+id, token, nil), 200).json(t, &now)
	}
	for end := time.Now().Add(20 * time.Second); len(now.Files) == 0 || now.Files[0].Status != "Completed"; look() {
		if time.Now().After(end) {
			t.Fatalf("%+v", now)
		}
		time.Sleep(20 * time.Millisecond)
	}
	e.need(e.call("POST", "/api/convert/cancel/"+id, token, nil), 200)
	look()
	cancelled := file{"Failed", "cancelled", "You cancelled this CV."}
	if now.Status != "Completed" || now.Files[1] != cancelled || now.Files[2] != cancelled {
		t.Errorf("%+v", now)
	}
	if got := e.profile(token).Credits; got != 4 {
		t.Errorf("%d credits", got)
	}
	e.ledgerAgrees()
	again := e.submit(token, form{}.with("reuse_task", id, "reuse_files", "1,2"))
	slow.goOn <- struct{}{}
	slow.goOn <- struct{}{}
	if got := e.wait(token, again); got.Status != "Completed" {
		t.Errorf("another try: %+v", got)
	}
}
