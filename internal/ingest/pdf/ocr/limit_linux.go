package ocr

import (
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// limitTime has the kernel end a process at so much processor time: what it waits for
// others does not count, so a busy machine is no page's fault.
func limitTime(p *os.Process, limit time.Duration) {
	most := uint64(limit / time.Second)
	_ = unix.Prlimit(p.Pid, unix.RLIMIT_CPU, &unix.Rlimit{Cur: most, Max: most + 1}, nil)
}

// overTime reports a process that the kernel ended for its processor time.
func overTime(s *os.ProcessState) bool {
	status, ok := s.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGXCPU
}
