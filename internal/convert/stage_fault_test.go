package convert_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"focal/internal/convert"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// noStages is a store where no stage can be written: it says so, or does not answer.
type noStages struct {
	convert.Store
	hangs bool
}

func (s noStages) EnterStage(ctx context.Context, _ string, _ int64, _ string) (bool, error) {
	if s.hangs {
		<-ctx.Done()
		return false, ctx.Err()
	}
	return false, errors.New("the database is away")
}

// A stage is there to be looked at: a CV is converted, and cancelled, without it.
func TestA3_AStageThatCannotBeWrittenStopsNothing(t *testing.T) {
	for _, hangs := range []bool{false, true} {
		storetest.Run(t, func(t *testing.T, db *store.DB) {
			w := newWorld(t, db, 5)
			w.service.Store = noStages{w.service.Store, hangs}
			task, err := w.submit(submission("", false, "Jo", "Mo"))
			w.must(err)
			w.atThe(1, func() {
				_, _, err := w.service.CancelFile(t.Context(), w.account(), task.ID, 1)
				w.must(err)
			})
			begun := time.Now()
			w.must(w.service.Run(t.Context(), task.ID))
			if took := time.Since(begun); took > 8*time.Second {
				t.Errorf("it took %v", took)
			}
			if got := w.states(task.ID); got != "Completed, Failed cancelled" {
				t.Errorf("states: %s", got)
			}
			if got := w.account(); got.Credits != 4 || got.Converted != 1 {
				t.Errorf("%d credits, %d converted", got.Credits, got.Converted)
			}
			w.bookkeeping()
			w.expectNoResults(task.ID)
		})
	}
}

// What is asked for a CV that failed by itself does not take its batch away, with the reason.
func TestA3_CancellingAFailedOneErasesNothing(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 5)
		task, err := w.submit(submission("", false, "Jo", "Mo"))
		w.must(err)
		_, files, err := w.db.Task(t.Context(), task.ID)
		w.must(err)
		for _, f := range files { // its end is about to be written
			f.Status, f.Error = convert.Failed, "It has no text."
			w.must(w.db.SaveFile(t.Context(), &f))
		}
		_, erased, err := w.service.CancelFile(t.Context(), w.account(), task.ID, 0)
		w.must(err)
		if got := w.states(task.ID); erased || got != "Failed, Failed" {
			t.Errorf("erased %t: %s", erased, got)
		}
		w.must(w.service.Run(t.Context(), task.ID))
		if got := w.account().Credits; got != 5 {
			t.Errorf("%d credits", got)
		}
		w.bookkeeping()
	})
}

// Of the allowance nothing was reserved: cancelling makes no credit of it.
func TestA3_CancellingOneOfTheAllowanceMakesNoCredit(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		id := "allowance"
		task := &convert.Task{
			ID: id, UserID: w.account().ID, Key: id, Status: convert.Pending, Allowance: true, Files: 2, Created: w.now,
		}
		w.must(w.db.CreateTask(t.Context(), task, []convert.File{
			{TaskID: id, Name: "a.txt", Status: convert.Pending, Score: -1},
			{TaskID: id, Index: 1, Name: "b.txt", Status: convert.Pending, Score: -1},
		}))
		_, _, err := w.service.CancelFile(t.Context(), w.account(), id, 1)
		w.must(err)
		if got := w.account().Credits; got != 0 {
			t.Errorf("%d credits of nothing", got)
		}
		w.bookkeeping()
	})
}
