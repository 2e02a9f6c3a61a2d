//go:build unix

package pdfium

import (
	"syscall"

	"github.com/tetratelabs/wazero/experimental"
)

// allocator reserves an instance's memory up to its ceiling at once. Only the
// pages that PDFium touches become resident, growing copies nothing, and the
// memory goes back to the system when the instance is closed.
type allocator struct{}

func (allocator) Allocate(_, max uint64) experimental.LinearMemory {
	b, err := syscall.Mmap(-1, 0, int(max), syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON|syscall.MAP_NORESERVE)
	if err != nil {
		panic("reserve memory for PDFium: " + err.Error()) // recovered by wazero's caller: no instance
	}
	return &memory{reserved: b}
}

type memory struct{ reserved []byte }

func (m *memory) Reallocate(size uint64) []byte {
	if size > uint64(len(m.reserved)) {
		return nil
	}
	return m.reserved[:size]
}

func (m *memory) Free() {
	if m.reserved != nil {
		_ = syscall.Munmap(m.reserved)
		m.reserved = nil
	}
}
