package convert

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"focal/internal/problem"
)

// Somebody who asks for everything gets half, whatever comes; the other half is
// there for others at once, and a free place goes to who holds least.
func TestOneUserNeverHoldsMoreThanHalf(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newShare(2, time.Now)
		enter := func(user string) func() {
			leave, err := s.enter(t.Context(), user, patience)
			if err != nil {
				t.Fatalf("%s: %v", user, err)
			}
			return leave
		}
		leave := enter("greedy")
		enter("greedy")
		got := make(chan string, 10)
		wait := func(user string) {
			go func() {
				if _, err := s.enter(t.Context(), user, patience); err == nil {
					got <- user
				} else {
					got <- "nobody"
				}
			}()
			synctest.Wait()
		}
		wait("greedy")
		select {
		case user := <-got:
			t.Fatalf("%s got a third of four places", user)
		default:
		}
		enter("ana")
		enter("bo")
		wait("cy") // all four are taken; cy came after greedy's third
		leave()
		if user := <-got; user != "cy" {
			t.Errorf("the free place went to %s", user)
		}
		if user := <-got; user != "nobody" { // patience has an end
			t.Errorf("%s got a place that there is not", user)
		}
	})
}

// What a user has too many of goes back to the queue and comes again one by one, at
// the same pace however many there are; a waiter whose context ends keeps no seat.
func TestTooManyOfOneUserWaitInTheQueue(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newShare(1, time.Now)
		leave, err := s.enter(t.Context(), "greedy", patience)
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		for range Seats {
			go func() { _, _ = s.enter(ctx, "greedy", time.Hour) }()
		}
		synctest.Wait()
		for i := range 3 {
			var busy *Busy
			if _, err := s.enter(ctx, "greedy", patience); !errors.As(err, &busy) || busy.Wait != time.Duration(i+1)*spacing {
				t.Errorf("one too many: %v", err)
			}
		}
		if _, err := s.ask(ctx, "greedy", patience); !problem.Is(err, problem.TooMany) {
			t.Errorf("somebody who waits for the answer is told %v", err)
		}
		if ana, err := s.enter(t.Context(), "ana", patience); err != nil {
			t.Error(err)
		} else {
			ana()
		}
		cancel()
		synctest.Wait()
		leave()
		leave() // twice is once
		if s.free != 2 || len(s.held) != 0 || len(s.waiting) != 0 {
			t.Errorf("%d free, held %v, %d waiting", s.free, s.held, len(s.waiting))
		}
	})
}
