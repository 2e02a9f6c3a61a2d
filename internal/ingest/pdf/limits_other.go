//go:build !unix

package pdf

// limitProcess does nothing where the system has no resource limits; the parent
// still ends children at their deadline.
func limitProcess() {}
