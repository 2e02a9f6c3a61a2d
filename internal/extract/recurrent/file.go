package recurrent

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"

	"focal/internal/extract/crf"
)

// A model file: magic, numbers of labels and features, then the arrays of Model, little
// endian.

var magic = [4]byte{'G', 'R', 'U', '2'}

// ErrFormat is returned for bytes that hold no model.
var ErrFormat = errors.New("recurrent: not a model of this version")

// Bounds of what a header may say.
const (
	mostLabels = 64
	mostKeys   = 1 << 20
)

// Write stores the model.
func (m *Model) Write(w io.Writer) error {
	var b bytes.Buffer
	b.Write(magic[:])
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a buffer never fails
	put(uint32(m.labels))
	put(uint32(m.keys.Len()))
	put(m.keys.List())
	put(m.table)
	put(m.scale)
	for _, list := range m.net.parameters() {
		put(list)
	}
	_, err := w.Write(b.Bytes())
	return err
}

// Read loads what Write stored.
func Read(r io.Reader) (*Model, error) {
	var head struct {
		Magic        [4]byte
		Labels, Keys uint32
	}
	if err := binary.Read(r, binary.LittleEndian, &head); err != nil || head.Magic != magic {
		return nil, ErrFormat
	}
	if head.Labels == 0 || head.Labels > mostLabels || head.Keys > mostKeys {
		return nil, ErrFormat
	}
	n := int(head.Keys)
	m := &Model{labels: int(head.Labels), net: newNetwork(int(head.Labels))}
	keys := make([]uint32, n)
	m.table, m.scale = make([]int8, n*dim), make([]float32, n)
	into := []any{keys, m.table, m.scale}
	for _, list := range m.net.parameters() {
		into = append(into, list)
	}
	for _, v := range into {
		if err := binary.Read(r, binary.LittleEndian, v); err != nil {
			return nil, ErrFormat
		}
	}
	m.keys = crf.NewKeys(keys)
	return m, nil
}
