package convert_test

import (
	"fmt"
	"testing"

	"focal/internal/convert"
	"focal/internal/store/storetest"
)

// A machine that was given up, and goes on with a task that somebody else ended
// meanwhile, changes neither its end nor what it cost.
func TestATaskEndsOnce(t *testing.T) {
	db := storetest.Open(t, "", t.TempDir())
	for _, c := range []struct {
		name      string
		credits   int64
		text      string
		meanwhile func(w *world, id string) error
		want      string
	}{
		{"converted twice", 5, "Jo Li", func(w *world, id string) error { return w.service.Run(t.Context(), id) }, "Completed, 4 credits, 1 converted, 0 of the demo"},
		{"given up while it was converted", 5, "Jo Li", func(w *world, id string) error { return w.service.Abandon(t.Context(), id) }, "Error, 5 credits, 0 converted, 0 of the demo"},
		{"erased while it was converted", 5, "Jo Li", func(w *world, id string) error { return w.service.Delete(t.Context(), w.account(), id) }, "gone, 5 credits, 0 converted, 0 of the demo"},
		{"broken, twice", 0, "BROKEN", func(w *world, id string) error { return w.service.Run(t.Context(), id) }, "Failed, 0 credits, 0 converted, 2 of the demo"},
		{"given up, then broken", 0, "BROKEN", func(w *world, id string) error { return w.service.Abandon(t.Context(), id) }, "Error, 0 credits, 0 converted, 2 of the demo"},
		{"erased within the demo", 0, "Jo Li", func(w *world, id string) error { return w.service.Delete(t.Context(), w.account(), id) }, "gone, 0 credits, 0 converted, 2 of the demo"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t, db, c.credits)
			config := w.service.Config
			config.Parallel = 2 // both machines have a place for it
			w.service = convert.New(config)
			if c.credits == 0 { // one of the demo is used, so that any given back would show
				used, err := w.submit(submission("", true, "Al Bo"))
				w.must(err)
				w.must(w.service.Run(t.Context(), used.ID))
			}
			task, err := w.submit(submission("", c.credits == 0, c.text))
			w.must(err)
			w.during = func() { w.must(c.meanwhile(w, task.ID)) }
			converted := w.account().Converted
			w.must(w.service.Run(t.Context(), task.ID))
			w.must(w.service.Run(t.Context(), task.ID))
			w.must(w.service.Abandon(t.Context(), task.ID))
			status := convert.Status("gone")
			if ended, _, err := w.service.Status(t.Context(), w.account(), task.ID); err == nil {
				status = ended.Status
			}
			u := w.account()
			if got := fmt.Sprintf("%s, %d credits, %d converted, %d of the demo", status, u.Credits, u.Converted-converted, u.DemoUsed); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}
