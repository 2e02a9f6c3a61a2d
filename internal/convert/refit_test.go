package convert_test

import (
	"fmt"
	"testing"

	"focal/internal/convert"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// A template that is kept fits every CV of the conversion to it, or, whatever fails on the way, none, and the template
// stays as it was.
func TestAKeptTemplateIsOneStep(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 9)
		task, err := w.submit(submission("", false, "A pilot of the harbour", "A keeper of lamps"))
		w.must(err)
		w.must(w.service.Run(t.Context(), task.ID))
		_, err = w.service.Document(t.Context(), w.account(), task.ID, convert.DocumentRequest{})
		w.must(err)
		state := func() string {
			now, _, err := db.Task(t.Context(), task.ID)
			w.must(err)
			return fmt.Sprint(now.Options.Template, w.state())
		}
		u := w.account()
		u.AllowedTemplates = []string{"Modern"}
		before := state()
		failures := 0
		for n := 1; ; n++ {
			w.faults.Arm(n)
			_, err := w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Modern", Keep: true})
			if !w.faults.Disarm() {
				w.must(err)
				break
			}
			failures++
			if got := state(); err == nil || got != before {
				t.Fatalf("step %d failed (%v):\n%s\nbefore:\n%s", n, err, got, before)
			}
		}
		if failures < 8 || state() == before {
			t.Errorf("%d steps failed; at the end: %s", failures, state())
		}
	})
}
