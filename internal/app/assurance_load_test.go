package app_test

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
)

// 200 people sign in at once: hashing takes its turn, so that the program's memory does
// not grow with their number. Unbounded, 200 hashes of 19 MiB would take 3.8 GB.
func TestAssurance_17_MemoryWhile200SignIn(t *testing.T) {
	const people, most = 200, 100 << 20
	s := serveProgram(t, program(t))
	s.account(s.admin(), "ana")
	s.login("ana@example.org") // what a first sign-in sets up is no part of the growth
	pid := s.cmd.Process.Pid
	if err := os.WriteFile(fmt.Sprintf("/proc/%d/clear_refs", pid), []byte("5"), 0o200); err != nil { // forget the peak so far
		t.Fatalf("the peak of memory cannot be measured here: %v", err)
	}
	before := memory(t, pid, "VmRSS:")
	var all sync.WaitGroup
	var signedIn, limited atomic.Int64
	for range people {
		all.Go(func() {
			switch a := s.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}); a.status {
			case 200:
				signedIn.Add(1)
			case 429:
				limited.Add(1)
			default:
				s.Errorf("%d %s", a.status, a.body)
			}
		})
	}
	all.Wait()
	grown := memory(t, pid, "VmHWM:") - before
	t.Logf("%d signed in, %d were told to wait; %d MB more at the peak", signedIn.Load(), limited.Load(), grown>>20)
	if signedIn.Load() < 100 {
		t.Errorf("only %d signed in: the test loads nothing", signedIn.Load())
	}
	if grown > most {
		t.Errorf("%d MB more, want %d at most", grown>>20, most>>20)
	}
}

// memory reads a line of a process's status, in bytes.
func memory(t *testing.T, pid int, line string) int64 {
	t.Helper()
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	must(t, err)
	for row := range bytes.Lines(b) {
		if rest, ok := bytes.CutPrefix(row, []byte(line)); ok {
			kb, err := strconv.ParseInt(string(bytes.Fields(rest)[0]), 10, 64)
			must(t, err)
			return kb << 10
		}
	}
	t.Fatalf("no %s in the status of the process", line)
	return 0
}
