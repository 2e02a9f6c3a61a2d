//go:build !unix

package pdfium

import "github.com/tetratelabs/wazero/experimental"

// allocator takes memory from the Go heap where the system has no mmap.
type allocator struct{}

func (allocator) Allocate(capacity, _ uint64) experimental.LinearMemory {
	return &memory{b: make([]byte, 0, capacity)}
}

type memory struct{ b []byte }

func (m *memory) Reallocate(size uint64) []byte {
	if size > uint64(cap(m.b)) {
		m.b = append(m.b[:cap(m.b)], make([]byte, size-uint64(cap(m.b)))...)
	}
	m.b = m.b[:size]
	return m.b
}

func (m *memory) Free() { m.b = nil }
