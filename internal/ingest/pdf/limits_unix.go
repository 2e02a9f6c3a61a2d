//go:build unix

package pdf

import "syscall"

// limitProcess bounds what a child can take even if its parent is gone: processor
// time, files, and no core dump with somebody's CV in it.
func limitProcess() {
	for _, l := range []struct {
		resource int
		max      uint64
	}{{syscall.RLIMIT_CPU, 300}, {syscall.RLIMIT_NOFILE, 64}, {syscall.RLIMIT_CORE, 0}, {syscall.RLIMIT_DATA, dataLimit}} {
		_ = syscall.Setrlimit(l.resource, &syscall.Rlimit{Cur: l.max, Max: l.max})
	}
}
