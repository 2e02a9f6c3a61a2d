package convert_test

import (
	"testing"

	"focal/internal/convert"
	"focal/internal/engine"
	"focal/internal/problem"
	"focal/internal/store/storetest"
)

// Two windows that decide about the same result: the second one is told, and the first
// one's decisions stay.
func TestA3_AnOlderDecisionLosesNothing(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	task, err := w.submit(submission("", false, "Jo Li"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	_, results, err := w.service.Result(t.Context(), w.account(), task.ID)
	w.must(err)
	shown := results[0].Revision
	review := func(revision, text string) (*convert.FileResult, error) {
		return w.service.Review(t.Context(), w.account(), task.ID, 0, revision, engine.Decisions{Edits: map[string]string{"summary[0]": text}})
	}
	first, err := review(shown, "first")
	w.must(err)
	if first.Revision == shown || first.Revision == "" {
		t.Errorf("revision %q after %q", first.Revision, shown)
	}
	for _, c := range []struct {
		name, revision string
		conflict       bool
		holds          string
	}{
		{"the older window", shown, true, "first"},
		{"the newer window", first.Revision, false, "the newer window"},
		{"a program that names none", "", false, "a program that names none"},
	} {
		_, err := review(c.revision, c.name)
		if conflict := problem.Is(err, problem.Conflict); conflict != c.conflict || err != nil && !conflict {
			t.Errorf("%s: %v", c.name, err)
		}
		_, results, err := w.service.Result(t.Context(), w.account(), task.ID)
		w.must(err)
		if got := results[0].Result.Document.Summary[0].Value; got != c.holds {
			t.Errorf("%s: the result holds %q", c.name, got)
		}
	}
}

// A conversion that ended unseen says so until somebody looks.
func TestA3_WhatWasNotLookedAt(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	task, err := w.submit(submission("", false, "Jo Li"))
	w.must(err)
	seen := func(want bool) {
		t.Helper()
		past, _, err := w.service.History(t.Context(), w.account(), convert.Search{}, 0, 1)
		w.must(err)
		if past[0].Task.Seen != want {
			t.Errorf("seen: %t", past[0].Task.Seen)
		}
	}
	w.must(w.service.Run(t.Context(), task.ID))
	seen(false)
	_, _, err = w.service.Result(t.Context(), w.account(), task.ID)
	w.must(err)
	seen(true)
}

// Cancelling keeps what is through and gives back what is not; what is over stays.
func TestA3_Cancel(t *testing.T) {
	db := storetest.Open(t, "", t.TempDir())
	for _, c := range []struct {
		name    string
		texts   []string
		begin   bool // cancelled in the middle of the second CV
		over    bool // cancelled after its end
		kept    int64
		credits int64
		exists  bool
	}{
		{"waiting", []string{"Jo Li", "Mo Li"}, false, false, 0, 5, false},
		{"in the middle", []string{"Jo Li", "Mo Li"}, true, false, 1, 4, true},
		{"in the middle, the first one broken", []string{"BROKEN", "Mo Li"}, true, false, 0, 5, false},
		{"over", []string{"Jo Li", "Mo Li"}, false, true, 2, 3, true},
		{"failed before", []string{"BROKEN"}, false, true, 0, 5, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t, db, 5)
			task, err := w.submit(submission("", false, c.texts...))
			w.must(err)
			var kept int64
			var erased bool
			cancel := func() { kept, erased, err = w.service.Cancel(t.Context(), w.account(), task.ID); w.must(err) }
			switch {
			case c.begin:
				w.during = func() { w.during = cancel } // of the first, then of the second
				w.must(w.service.Run(t.Context(), task.ID))
			case c.over:
				w.must(w.service.Run(t.Context(), task.ID))
				cancel()
			default:
				cancel()
			}
			_, _, err = w.service.Status(t.Context(), w.account(), task.ID)
			if exists := err == nil; kept != c.kept || exists != c.exists || erased == exists || w.account().Credits != c.credits {
				t.Errorf("kept %d, erased %t, exists %t, %d credits", kept, erased, exists, w.account().Credits)
			}
		})
	}
}
