//go:build race

package child

// dataLimit leaves room for the race detector, which needs many times the memory.
const dataLimit = 16 << 30
