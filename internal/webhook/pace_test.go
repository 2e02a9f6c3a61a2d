package webhook

import (
	"testing"
	"time"
)

// However many notices of a user wait, they ask again one a second; the next user's are not
// held up by them.
func TestWaitingNoticesKeepAPace(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	s := New(Config{Now: func() time.Time { return now }})
	for n := 1; n <= 5000; n++ {
		if got, want := s.later("ana"), min(time.Duration(n)*time.Second, time.Hour); got != want {
			t.Fatalf("notice %d waits %v, want %v", n, got, want)
		}
	}
	if got := s.later("bo"); got != time.Second {
		t.Errorf("another user's waits %v", got)
	}
	now = now.Add(2 * time.Hour)
	if got := s.later("ana"); got != time.Second || len(s.again) != 1 {
		t.Errorf("later it waits %v, %d users are remembered", got, len(s.again))
	}
}
