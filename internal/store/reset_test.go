package store_test

import (
	"testing"
	"time"

	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// A one-time password in the database: five tries, one use, ten minutes, and a new
// one takes the place of the old with tries of its own.
func TestAssurance_22_ResetCodesInTheDatabase(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
		put := func(hash string) {
			if err := db.PutReset(ctx, "ana", "u1", hash, now.Add(10*time.Minute)); err != nil {
				t.Fatal(err)
			}
		}
		try := func(id string, at time.Time) string {
			_, hash, err := db.TryReset(ctx, id, at)
			if err != nil {
				wantKind(t, err, problem.NotFound)
			}
			return hash
		}
		use := func(hash string) bool {
			first, err := db.UseReset(ctx, "ana", hash, now)
			if err != nil {
				t.Fatal(err)
			}
			return first
		}
		put("old")
		for i := range 6 {
			if got := try("ana", now); (got == "old") != (i < 5) {
				t.Errorf("try %d: %q", i+1, got)
			}
		}
		put("new")
		if try("ana", now) != "new" || try("ben", now) != "" {
			t.Error("a new code has no tries, or another address has one")
		}
		if try("ana", now.Add(10*time.Minute)) != "" || try("ana", now.Add(10*time.Minute-time.Millisecond)) != "new" {
			t.Error("not ten minutes")
		}
		if use("old") || !use("new") || use("new") || try("ana", now) != "" {
			t.Error("a code that was replaced or used counts, or the right one does not")
		}
		put("late")
		if first, err := db.UseReset(ctx, "ana", "late", now.Add(10*time.Minute)); first || err != nil {
			t.Errorf("a code that is over its time was used: %v", err)
		}
		for _, c := range []struct {
			hash string
			at   time.Time
			want string
		}{{"late", now, "u1"}, {"other", now, ""}, {"late", now.Add(10 * time.Minute), ""}} {
			if user, err := db.PeekReset(ctx, "ana", c.hash, c.at); user != c.want || (err != nil) != (c.want == "") {
				t.Errorf("%s: %q, %v", c.hash, user, err)
			}
		}
		put("third")
		if try("ana", now) != "third" || !use("third") {
			t.Error("no new code after one that was used")
		}
		if err := db.PurgeResets(ctx, now.Add(10*time.Minute)); err != nil {
			t.Fatal(err)
		}
		put("fourth")
		if err := db.PurgeResets(ctx, now.Add(10*time.Minute+time.Millisecond)); err != nil || try("ana", now) != "" {
			t.Errorf("what is over is kept: %v", err)
		}
	})
}

// A step of an authenticator's code counts once and never backwards.
func TestAssurance_26_StepsInTheDatabase(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "ana@example.org")
		for _, c := range []struct {
			step int64
			ok   bool
		}{{7, true}, {7, false}, {6, false}, {8, true}, {7, false}, {9, true}} {
			if ok, err := db.UseTOTPStep(t.Context(), u.ID, c.step); ok != c.ok || err != nil {
				t.Errorf("step %d: %t, %v", c.step, ok, err)
			}
		}
		if ok, err := db.UseTOTPStep(t.Context(), "nobody", 1); ok || err != nil {
			t.Errorf("nobody: %t, %v", ok, err)
		}
	})
}
