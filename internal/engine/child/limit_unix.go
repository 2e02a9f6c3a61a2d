//go:build unix

package child

import (
	"syscall"
	"time"
)

// limitProcess bounds what a child can take even if its parent is gone: memory,
// files, and no core dump with somebody's CV in it.
func limitProcess() {
	for _, l := range []struct {
		resource int
		max      uint64
	}{{syscall.RLIMIT_NOFILE, 64}, {syscall.RLIMIT_CORE, 0}, {syscall.RLIMIT_DATA, dataLimit}} {
		_ = syscall.Setrlimit(l.resource, &syscall.Rlimit{Cur: l.max, Max: l.max})
	}
}

// processorTime is what this process has used so far.
func processorTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
