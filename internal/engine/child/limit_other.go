//go:build !unix

package child

import "time"

var started = time.Now()

// limitProcess does nothing where the system has no resource limits.
func limitProcess() {}

// processorTime is the clock's time where the system does not count the process's.
func processorTime() time.Duration { return time.Since(started) }
