//go:build race

package pdf

// dataLimit leaves room for the race detector, which needs many times the memory.
const dataLimit = 16 << 30
