package app_test

import (
	"errors"
	"fmt"
	"net"
	"os"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// trickle opens a connection, sends the beginning of a request and then a byte each half
// second, until the server answers or hangs up. ok is false where it did neither in time.
func trickle(address, beginning string, until time.Time) (took time.Duration, ok bool) {
	start := time.Now()
	c, err := net.Dial("tcp", address)
	if err != nil {
		return 0, true // turned away at the door
	}
	defer func() { _ = c.Close() }()
	for rest := []byte(beginning); time.Now().Before(until); rest = []byte("x") {
		if _, err := c.Write(rest); err != nil {
			return time.Since(start), true
		}
		_ = c.SetReadDeadline(time.Now().Add(500 * time.Millisecond))
		if _, err := c.Read(make([]byte, 1)); !errors.Is(err, os.ErrDeadlineExceeded) {
			return time.Since(start), true
		}
	}
	return time.Since(start), false
}

// Two hundred clients that send a byte now and then: all of them are dropped, and
// everybody else is served meanwhile.
func TestSlowClients(t *testing.T) {
	s := serveProgram(t, program(t))
	token := s.account(s.admin(), "ana")
	const request = "POST /api/convert/generate-resume-bulk HTTP/1.1\r\nHost: localhost\r\n"
	const body = "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n"
	for _, c := range []struct{ name, beginning string }{
		{"headers that do not end", request},
		{"a stranger's body", request + body + "\r\n"},
		{"a user's body", request + body + "Authorization: Bearer " + token + "\r\n\r\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			until := time.Now().Add(time.Minute)
			var all sync.WaitGroup
			var left atomic.Int64
			var dropped, healthy results
			for range 200 {
				left.Add(1)
				all.Go(func() {
					defer left.Add(-1)
					took, ok := trickle(s.address, c.beginning, until)
					if !ok {
						dropped.add(0, "still connected after a minute")
						return
					}
					dropped.add(took, "")
				})
			}
			for left.Load() > 0 {
				start, problem := time.Now(), ""
				if a, err := s.send("GET", "/api/auth/profile", token, nil); err != nil || a.status != 200 {
					problem = fmt.Sprintf("%d %v", a.status, err)
				}
				healthy.add(time.Since(start), problem)
				time.Sleep(50 * time.Millisecond)
			}
			all.Wait()
			t.Logf("%d dropped, after %v (median); %d healthy requests, p50 %v, p99 %v",
				len(dropped.took), dropped.at(.5).Round(100*time.Millisecond),
				len(healthy.took), healthy.at(.5).Round(100*time.Microsecond), healthy.at(.99).Round(100*time.Microsecond))
			if n := len(dropped.problems); n > 0 {
				t.Errorf("%d slow clients are %s", n, dropped.problems[0])
			}
			if n := len(healthy.problems); n > 0 {
				t.Errorf("%d healthy requests failed: %v", n, healthy.problems[:min(3, n)])
			}
		})
	}
}
