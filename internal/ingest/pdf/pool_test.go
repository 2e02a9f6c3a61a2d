//go:build unix

package pdf

import (
	"context"
	"errors"
	"io"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"focal/internal/problem"
)

// A child that dies or is stopped costs its file only.
func TestAssurance_46_Children(t *testing.T) {
	data := sheet(t, resume)
	r := reader(t, Config{Children: 2})
	if _, err := r.Read(context.Background(), data); err != nil {
		t.Fatal(err)
	}
	t.Run("deadline of the caller", func(t *testing.T) {
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		if _, err := r.Read(ctx, data); !problem.Is(err, problem.Unavailable) {
			t.Errorf("got %v", err)
		}
		if _, err := r.Read(context.Background(), data); err != nil {
			t.Errorf("the next read: %v", err)
		}
	})
	t.Run("more callers than children", func(t *testing.T) {
		var wg sync.WaitGroup
		for range 12 {
			wg.Go(func() {
				if d, err := r.Read(context.Background(), data); err != nil || len(d.Lines()) != 12 {
					t.Errorf("%v %v", d, err)
				}
			})
		}
		wg.Wait()
		if n := len(r.pool.idle); n > 2 {
			t.Errorf("%d children, want at most 2", n)
		}
	})
	t.Run("closed", func(t *testing.T) {
		var pids []int
		for _, c := range r.pool.idle {
			pids = append(pids, c.cmd.Process.Pid)
		}
		_ = r.Close()
		for _, pid := range pids {
			if err := syscall.Kill(pid, 0); !errors.Is(err, syscall.ESRCH) {
				t.Errorf("child %d still runs: %v", pid, err)
			}
		}
		if _, err := r.Read(context.Background(), data); !problem.Is(err, problem.Unavailable) {
			t.Errorf("after Close: %v", err)
		}
	})
}

// What ended a child while it had nothing to do, the system short of memory for
// one, is not the next file's fault. What ends a child made for a file is.
func TestAssurance_46_DeadChildren(t *testing.T) {
	data := sheet(t, resume)
	for _, c := range []struct {
		name string
		idle bool
		end  func(c *child) error
		want problem.Kind
	}{
		{"killed while idle", true, func(c *child) error { return c.cmd.Process.Kill() }, ""},
		{"ended by itself while idle", true, func(c *child) error { return c.in.Close() }, ""},
		{"killed while it reads its first file", false, func(c *child) error { return c.cmd.Process.Kill() }, problem.Unreadable},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := reader(t, Config{Children: 1})
			if c.idle {
				must(r.Read(t.Context(), data))
			}
			dead, err := r.pool.acquire(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if err := c.end(dead); err != nil {
				t.Fatal(err)
			}
			alive, _, err := r.pool.ask(t.Context(), dead, startDeadline, request{Data: data})
			if c.want == "" && err != nil || c.want != "" && !problem.Is(failed(t.Context(), err), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
			if alive != nil {
				r.pool.release(alive)
			}
			if d, err := r.Read(t.Context(), data); err != nil || len(d.Lines()) != 12 {
				t.Errorf("the next file: %v", err)
			}
		})
	}
}

// A child that answers no more is ended at the deadline, whatever it does.
func TestAssurance_46_Deadline(t *testing.T) {
	r := reader(t, Config{})
	c, err := r.pool.acquire(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	defer r.pool.discard(c)
	if err := c.cmd.Process.Signal(syscall.SIGSTOP); err != nil { // as deaf as one that loops
		t.Fatal(err)
	}
	_, err = c.ask(context.Background(), 50*time.Millisecond, request{Data: sheet(t, resume)})
	if got := failed(context.Background(), err); !problem.Is(got, problem.Unreadable) || !strings.Contains(problem.MessageOf(got), "too long") {
		t.Errorf("got %v", got)
	}
	if c.cmd.ProcessState == nil {
		t.Error("the child still runs")
	}
}

// A child ends with its parent: when nobody can speak to it any more.
func TestChildEndsWithItsInput(t *testing.T) {
	r := reader(t, Config{})
	c, err := r.pool.acquire(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	_ = c.in.Close()
	if _, err := io.ReadAll(io.LimitReader(c.out, 1)); err != nil {
		t.Fatal(err)
	}
	if err := c.cmd.Wait(); err != nil {
		t.Errorf("child ended with %v", err)
	}
	r.pool.discard(c)
}

// Ready waits for what Warm began, and for nothing else; children that nobody needs
// end, and the next read starts one.
func TestChildrenStartEarlyAndEndWhenIdle(t *testing.T) {
	r := reader(t, Config{Children: 2})
	if err := r.Ready(t.Context()); err != nil {
		t.Fatalf("nothing was begun: %v", err)
	}
	r.Warm()
	cut, cancel := context.WithCancel(t.Context())
	cancel()
	if err := r.Ready(cut); err != nil && !errors.Is(err, context.Canceled) {
		t.Errorf("a caller that left: %v", err)
	}
	if err := r.Ready(t.Context()); err != nil || len(r.pool.idle) != 1 {
		t.Fatalf("warm: %d children, %v", len(r.pool.idle), err)
	}
	for _, c := range []struct {
		idle time.Duration
		left int
	}{{spareTime + time.Second, 1}, {idleTime + time.Second, 0}} {
		r.pool.idle[0].since = time.Now().Add(-c.idle)
		r.pool.reap()
		if len(r.pool.idle) != c.left {
			t.Errorf("after %s: %d children, want %d", c.idle, len(r.pool.idle), c.left)
		}
	}
	if _, err := r.Read(t.Context(), sheet(t, resume)); err != nil {
		t.Errorf("after all ended: %v", err)
	}
}
