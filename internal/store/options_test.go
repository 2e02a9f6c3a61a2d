package store_test

import (
	"sync"
	"testing"

	"focal/internal/cv"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// Changes of a task's options at the same time all hold; what else is kept beside them stays.
func TestChangesOfTaskOptions(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		task, files := newTask(u.ID, "", 1)
		task.Bare = true
		before := task.Options.MaxPages
		if err := db.CreateTask(t.Context(), task, files); err != nil {
			t.Fatal(err)
		}
		const atOnce = 12
		var all sync.WaitGroup
		for range atOnce {
			all.Go(func() {
				if err := db.ChangeTaskOptions(t.Context(), task.ID, func(o *cv.Options) { o.MaxPages++ }); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		now, _, err := db.Task(t.Context(), task.ID)
		if err != nil {
			t.Fatal(err)
		}
		if now.Options.MaxPages != before+atOnce || !now.Bare || now.Options.Mode != task.Options.Mode {
			t.Errorf("%+v, bare %t", now.Options, now.Bare)
		}
		wantKind(t, db.ChangeTaskOptions(t.Context(), "gone", func(*cv.Options) {}), problem.NotFound)
	})
}
