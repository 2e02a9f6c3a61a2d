package convert_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/billing"
	"focal/internal/convert"
	"focal/internal/engine"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// bookkeeping fails a test when the books are not even.
func (w *world) bookkeeping() {
	w.t.Helper()
	ledger := &billing.Ledger{Store: w.db, Now: func() time.Time { return w.now }}
	if _, wrong, err := ledger.Verify(w.t.Context()); err != nil || len(wrong) > 0 {
		w.t.Errorf("the books: %+v, %v", wrong, err)
	}
}

func (w *world) states(id string) string {
	w.t.Helper()
	_, files, err := w.db.Task(w.t.Context(), id)
	w.must(err)
	var list []string
	for _, f := range files {
		list = append(list, strings.TrimSpace(string(f.Status)+" "+f.Stage))
	}
	return strings.Join(list, ", ")
}

// expectNoResults fails a test when a result of a cancelled CV is kept.
func (w *world) expectNoResults(id string) {
	w.t.Helper()
	_, files, err := w.db.Task(w.t.Context(), id)
	w.must(err)
	for _, f := range files {
		if _, kept := w.files.kept[fmt.Sprintf("tasks/%s/%d.result", id, f.Index)]; kept && f.Stage == convert.StageCancelled {
			w.t.Errorf("the result of %s is kept", f.Name)
		}
	}
}

// atThe arranges that something is done while a CV, from 1, is converted; 0 = now.
func (w *world) atThe(cv int, do func()) {
	switch cv {
	case 0:
		do()
	case 1:
		w.during = do
	default:
		w.during = func() { w.atThe(cv-1, do) }
	}
}

// One CV of a batch is cancelled: its credit is back at once, the others go on, and what was
// through stays. The books are even at every moment.
func TestA3_CancelOne(t *testing.T) {
	const onlyMoGone = "Completed reading, Failed cancelled, Completed reading"
	const nobodyGone = "Completed reading, Completed reading, Completed reading"
	for _, c := range []struct {
		name   string
		texts  []string
		cancel []int64
		during int // cancelled while this CV, from 1, is converted; 0 = before any
		want   string
		kept   int64 // as the last answer says
		erased bool
		credit int64 // at once
		left   int64 // in the end
	}{
		{"while it waits", []string{"Jo", "Mo", "Ed"}, []int64{1}, 0, onlyMoGone, 0, false, 8, 8},
		{"while it is converted", []string{"Jo", "Mo", "Ed"}, []int64{1}, 2, onlyMoGone, 1, false, 8, 8},
		{"after it was through", []string{"Jo", "Mo", "Ed"}, []int64{0}, 2, nobodyGone, 1, false, 7, 7},
		{"the last that goes on", []string{"Jo", "Mo"}, []int64{1}, 2, "Completed reading, Failed cancelled", 1, false, 9, 9},
		{"all of them", []string{"Jo", "Mo"}, []int64{0, 1}, 0, "", 0, true, 10, 10},
		{"twice", []string{"Jo", "Mo", "Ed"}, []int64{1, 1}, 0, onlyMoGone, 0, false, 8, 8},
		{"one broken", []string{"BROKEN", "M", "E"}, []int64{2}, 2, "Failed reading, Completed reading, Failed cancelled", 0, false, 8, 9},
		{"the only one", []string{"Jo"}, []int64{0}, 0, "", 0, true, 10, 10},
	} {
		t.Run(c.name, func(t *testing.T) {
			storetest.Run(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 10)
				task, err := w.submit(submission("", false, c.texts...))
				w.must(err)
				var kept int64
				var erased bool
				cancel := func() {
					for _, index := range c.cancel {
						kept, erased, err = w.service.CancelFile(t.Context(), w.account(), task.ID, index)
						w.must(err)
					}
					if got := w.account().Credits; got != c.credit {
						t.Errorf("%d credits at once, want %d", got, c.credit)
					}
					w.bookkeeping()
				}
				w.atThe(c.during, cancel)
				w.must(w.service.Run(t.Context(), task.ID))
				if kept != c.kept || erased != c.erased || w.account().Credits != c.left {
					t.Errorf("kept %d, erased %t, %d credits", kept, erased, w.account().Credits)
				}
				w.bookkeeping()
				if c.erased {
					if _, _, err := w.service.Status(t.Context(), w.account(), task.ID); err == nil {
						t.Error("it is still there")
					}
					return
				}
				if got := w.states(task.ID); got != c.want {
					t.Errorf("states: %s", got)
				}
				w.expectNoResults(task.ID)
			})
		})
	}
}

// The end of a CV and its cancelling meet at any moment: it has one end, and one movement of its credit.
func TestA3_CancelRace(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		cancelled := 0
		for round := range 24 {
			w := newWorld(t, db, 3)
			task, err := w.submit(submission("", false, "Jo", "Mo", "Ed"))
			w.must(err)
			u := w.account()
			var run sync.WaitGroup
			run.Go(func() { w.must(w.service.Run(t.Context(), task.ID)) })
			run.Go(func() {
				time.Sleep(time.Duration(round) * time.Millisecond / 2)
				_, _, err := w.service.CancelFile(t.Context(), u, task.ID, 2)
				w.must(err)
			})
			run.Wait()
			w.bookkeeping()
			_, files, err := w.db.Task(t.Context(), task.ID)
			w.must(err)
			want := int64(0)
			if files[2].Stage == convert.StageCancelled {
				cancelled++
				want = 1
				if files[2].Status != convert.Failed || files[2].ResultKey != "" {
					t.Errorf("round %d: %+v", round, files[2])
				}
			} else if files[2].Status != convert.Completed {
				t.Errorf("round %d: %+v", round, files[2])
			}
			if got := w.account(); got.Credits != want || got.Converted != 3-want {
				t.Errorf("round %d: %d credits, %d converted, want %d credits", round, got.Credits, got.Converted, want)
			}
		}
		t.Log(cancelled, "of 24 were cancelled")
	})
}

// slow is an engine that tells a stage and stays in it until it is let go.
type slow struct {
	bench
	stage engine.Stage
	reached,
	goOn chan struct{}
}

func (e slow) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	engine.Enter(ctx, e.stage)
	e.reached <- struct{}{}
	select {
	case <-e.goOn:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return e.bench.Convert(ctx, r)
}

// A stage that lasts can be read by everybody; who cancels the CV by another process ends the work here soon.
func TestA3_Stages(t *testing.T) {
	db := storetest.Open(t, "", t.TempDir())
	w := newWorld(t, db, 5)
	e := slow{bench{w.faults, &w.during, &w.drawn}, engine.StageTailoring, make(chan struct{}, 2), make(chan struct{})}
	w.service.Engine = e
	task, err := w.submit(submission("", false, "Jo", "Mo"))
	w.must(err)
	if got := w.states(task.ID); got != "Pending, Pending" {
		t.Errorf("before: %s", got)
	}
	var run sync.WaitGroup
	run.Go(func() { w.must(w.service.Run(t.Context(), task.ID)) })
	<-e.reached
	w.until(func() bool { return w.states(task.ID) == "Processing tailoring, Pending" })
	other := convert.New(w.service.Config) // another process knows nothing of the work of this one
	_, _, err = other.CancelFile(t.Context(), w.account(), task.ID, 0)
	w.must(err)
	<-e.reached // the second CV has begun
	if got := w.states(task.ID); got != "Failed cancelled, Processing reading" {
		t.Errorf("cancelled: %s", got)
	}
	close(e.goOn)
	run.Wait()
	if got := w.states(task.ID); !strings.HasPrefix(got, "Failed cancelled, Completed") {
		t.Errorf("after: %s", got)
	}
}

func (w *world) until(ok func() bool) {
	w.t.Helper()
	for end := time.Now().Add(10 * time.Second); !ok(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			w.t.Fatal("it did not happen")
		}
	}
}
