package convert_test

import (
	"testing"

	"focal/internal/store/storetest"
)

// What is erased while it is converted leaves no file behind, be it one conversion or
// the whole account, and whether the conversion that goes on belongs to this process
// or to one that knows nothing of the erasure.
func TestErasingWhatIsConvertedLeavesNothing(t *testing.T) {
	db := storetest.Open(t, "", t.TempDir())
	for name, erase := range map[string]func(w *world, id string) error{
		"the conversion": func(w *world, id string) error { return w.service.Delete(t.Context(), w.account(), id) },
		"the account": func(w *world, _ string) error {
			u := w.account()
			if err := w.service.EraseUser(t.Context(), u); err != nil {
				return err
			}
			return db.DeleteUser(t.Context(), u.ID)
		},
		"the account, with a conversion that came later": func(w *world, _ string) error { return db.DeleteUser(t.Context(), w.user) },
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, db, 5)
			task, err := w.submit(submission("", false, "Jo Li", "Mo Li"))
			w.must(err)
			w.during = func() { w.must(erase(w, task.ID)) }
			if err := w.service.Run(t.Context(), task.ID); err != nil {
				w.must(w.service.Run(t.Context(), task.ID)) // as the queue does
			}
			if len(w.files.kept) > 0 {
				t.Errorf("left: %v", w.files.kept)
			}
		})
	}
}
