//go:build !race

package child

// dataLimit bounds a child's memory in bytes. Most of it is reserved, not used.
const dataLimit = 1 << 30
