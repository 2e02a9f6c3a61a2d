//go:build !linux

package ocr

import (
	"os"
	"time"
)

// limitTime does nothing where one process cannot limit another; the deadline of all
// pages still ends it.
func limitTime(*os.Process, time.Duration) {}

func overTime(*os.ProcessState) bool { return false }
