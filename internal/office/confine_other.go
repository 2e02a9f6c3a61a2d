//go:build !linux

package office

// confine does nothing where the kernel cannot do it for a process and its children;
// LibreOffice's own settings still keep it from fetching anything.
func confine() error { return nil }
