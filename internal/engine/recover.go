package engine

import (
	"fmt"
	"runtime/debug"

	"focal/internal/problem"
)

// recovered turns a panic of any stage into an error of this one file: a batch goes
// on with the next, and the log has the place.
func recovered(err *error) {
	if p := recover(); p != nil {
		*err = problem.Wrap(fmt.Errorf("panic: %v\n%s", p, debug.Stack()), problem.Internal, "A fault of the program stopped this conversion. Please report it, with the file if you may share it.")
	}
}
