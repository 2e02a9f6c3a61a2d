package store_test

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/store/storetest"
)

// Four processes on one PostgreSQL have the limits of one.
func TestAssurance_57_LimitsAreSharedOverProcesses(t *testing.T) {
	url := storetest.Postgres(t)
	now := time.Now().Truncate(time.Millisecond)
	clock := func() time.Time { return now }
	processes := make([]*account.Limiter, 4)
	db := storetest.Open(t, url, t.TempDir())
	for i := range processes {
		processes[i] = account.NewSharedLimiter(clock, storetest.Open(t, url, t.TempDir()))
	}
	var all sync.WaitGroup
	var allowed atomic.Int64
	for i := range 40 {
		all.Go(func() {
			if processes[i%4].Allow("login|ana@example.org|203.0.113.5", 10, time.Minute) == nil {
				allowed.Add(1)
			}
		})
	}
	all.Wait()
	if allowed.Load() != 10 {
		t.Errorf("%d of 40 tries were allowed, want 10", allowed.Load())
	}
	slow := account.Backoff{Free: 3, First: time.Minute, Most: time.Hour, Forget: 24 * time.Hour}
	for i := range 3 {
		if count, err := processes[i].Guess("all|ana", slow); err != nil || count != i+1 {
			t.Errorf("guess %d: %d, %v", i+1, count, err)
		}
	}
	if _, err := processes[3].Guess("all|ana", slow); err == nil {
		t.Error("the delay of three guesses elsewhere does not hold here")
	}
	processes[0].Remember("known|ana", time.Hour)
	if !processes[1].Remembers("known|ana") || processes[1].Remembers("known|ben") {
		t.Error("what one process noted the other does not know")
	}
	processes[2].Reset("login|ana@example.org|203.0.113.5")
	if err := processes[3].Allow("login|ana@example.org|203.0.113.5", 1, time.Minute); err != nil {
		t.Error("after Reset:", err)
	}
	// No address is in the table, and what is over goes.
	var named int
	if err := db.SQL().QueryRowContext(t.Context(), "SELECT count(*) FROM limits WHERE key LIKE '%ana%'").Scan(&named); err != nil || named != 0 {
		t.Errorf("%d keys name somebody, %v", named, err)
	}
	now = now.Add(48 * time.Hour)
	if err := db.PurgeCounts(t.Context(), now); err != nil {
		t.Fatal(err)
	}
	var left int
	if err := db.SQL().QueryRowContext(t.Context(), "SELECT count(*) FROM limits").Scan(&left); err != nil || left != 0 {
		t.Errorf("%d counts are left, %v", left, err)
	}
	// Without the database each process counts for itself.
	gone := storetest.Open(t, url, t.TempDir())
	alone := account.NewSharedLimiter(clock, gone)
	_ = gone.Close()
	for i := range 3 {
		if err := alone.Allow("x", 2, time.Minute); (err == nil) != (i < 2) {
			t.Errorf("alone, event %d: %v", i+1, err)
		}
	}
}
