package convert_test

import (
	"context"
	"errors"
	"testing"

	"focal/internal/convert"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// endless is a database that goes away when the end of a task is to be written.
type endless struct{ convert.Store }

func (endless) EndTask(context.Context, *convert.Task) (bool, error) {
	return false, errors.New("the database is away")
}

// Who cancels all CVs and reads that it failed finds them as they were: none is cancelled whose credit is still reserved.
func TestA3_ACancelThatCannotEndCancelsNothing(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 5)
		task, err := w.submit(submission("", false, "Jo", "Mo", "Ed"))
		w.must(err)
		sound := w.service.Store
		w.service.Store = endless{sound}
		if _, _, err := w.service.Cancel(t.Context(), w.account(), task.ID); err == nil {
			t.Error("it says that it cancelled them")
		}
		if got := w.states(task.ID); got != "Pending, Pending, Pending" {
			t.Errorf("after the failure: %s", got)
		}
		w.bookkeeping()

		w.service.Store = sound
		w.must(w.service.Run(t.Context(), task.ID))
		if got := w.states(task.ID); got != "Completed reading, Completed reading, Completed reading" {
			t.Errorf("in the end: %s", got)
		}
		if got := w.account(); got.Credits != 2 || got.Converted != 3 {
			t.Errorf("%d credits, %d converted", got.Credits, got.Converted)
		}
		w.bookkeeping()
	})
}
