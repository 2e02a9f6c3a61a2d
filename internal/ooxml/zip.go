package ooxml

import (
	"archive/zip"
	"bytes"
	"hash/crc32"
	"sync"
	"time"

	"github.com/klauspost/compress/flate"
)

// stamp is the modification time of every part: the earliest that zip can
// express, so that the same input gives the same bytes.
var stamp = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// Packed is a part compressed once and written many times.
type Packed struct {
	name string
	data []byte
	size int
	crc  uint32
}

// writers are kept, because a new one takes over a megabyte.
var writers = sync.Pool{New: func() any {
	w, err := flate.NewWriter(nil, flate.DefaultCompression)
	if err != nil {
		panic(err) // only for a level that does not exist
	}
	return w
}}

// Pack compresses a part.
func Pack(name string, data []byte) (Packed, error) {
	var b bytes.Buffer
	w := writers.Get().(*flate.Writer)
	defer writers.Put(w)
	w.Reset(&b)
	if _, err := w.Write(data); err != nil {
		return Packed{}, err
	}
	if err := w.Close(); err != nil {
		return Packed{}, err
	}
	return Packed{name: name, data: b.Bytes(), size: len(data), crc: crc32.ChecksumIEEE(data)}, nil
}

// Name returns the part's name.
func (p Packed) Name() string { return p.name }

// Zip writes the parts in the order given. The first should be
// [Content_Types].xml, as Word writes it.
func Zip(parts []Packed) ([]byte, error) {
	size := 0
	for _, p := range parts {
		size += len(p.data) + 2*len(p.name) + 128
	}
	out := bytes.NewBuffer(make([]byte, 0, size))
	w := zip.NewWriter(out)
	for _, p := range parts {
		h := &zip.FileHeader{
			Name: p.name, Method: zip.Deflate, CRC32: p.crc,
			CompressedSize64: uint64(len(p.data)), UncompressedSize64: uint64(p.size),
		}
		//lint:ignore SA1019 Modified would add an extended timestamp to every entry
		h.SetModTime(stamp)
		f, err := w.CreateRaw(h)
		if err != nil {
			return nil, err
		}
		if _, err := f.Write(p.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
