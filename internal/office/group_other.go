//go:build !unix

package office

import "os/exec"

// group and endGroup do nothing where the system has no process groups; the context
// still ends the program itself.
func group(*exec.Cmd) {}

func endGroup(*exec.Cmd) {}
