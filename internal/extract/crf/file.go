package crf

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math"
)

// A model file: magic, labels, then the arrays of Model, little endian. Weights are
// kept in 16 bits at a scale of their own.

var magic = [4]byte{'C', 'R', 'F', '1'}

// ErrFormat is returned for bytes that hold no model.
var ErrFormat = errors.New("crf: not a model of this version")

// Write stores the model.
func (m *Model) Write(w io.Writer) error {
	var b bytes.Buffer
	b.Write(magic[:])
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a buffer never fails
	put(uint16(len(m.Labels)))
	put(uint16(m.Classes))
	for _, l := range m.Labels {
		put(uint8(len(l)))
		b.WriteString(l)
	}
	for _, v := range m.first {
		put(float32(v))
	}
	for _, v := range m.step {
		put(float32(v))
	}
	top := 0.0
	for _, c := range m.cells {
		top = math.Max(top, math.Abs(float64(c.weight)))
	}
	scale := float32(top / 32000)
	put(uint32(m.keys.Len()))
	put(uint32(len(m.cells)))
	put(scale)
	put(m.keys.List())
	for i := range m.keys.List() {
		put(uint8(m.starts[i+1] - m.starts[i]))
	}
	for _, c := range m.cells {
		put(c.label)
	}
	for _, c := range m.cells {
		put(int16(math.Round(float64(c.weight / scale))))
	}
	_, err := w.Write(b.Bytes())
	return err
}

// mostLabels bounds the labels, and the classes of boundaries, of a model: a header that
// says more is damaged, and is not worth the memory that it asks for.
const mostLabels = 64

// Read loads what Write stored.
func Read(r io.Reader) (*Model, error) {
	var head [4]byte
	if _, err := io.ReadFull(r, head[:]); err != nil || head != magic {
		return nil, ErrFormat
	}
	d := decoder{r: r}
	m := &Model{}
	if err := m.readLabels(&d); err != nil {
		return nil, err
	}
	keys, cells := int(d.u32()), int(d.u32())
	scale := math.Float32frombits(d.u32())
	if d.err != nil || keys > 1<<24 || cells > 1<<26 {
		return nil, ErrFormat
	}
	raw := d.bytes(4 * keys)
	list := make([]uint32, keys)
	for i := range list {
		list[i] = binary.LittleEndian.Uint32(raw[4*i:])
	}
	m.keys = NewKeys(list)
	m.starts = make([]uint32, keys+1)
	for i, c := range d.bytes(keys) {
		m.starts[i+1] = m.starts[i] + uint32(c)
	}
	labels, weights := d.bytes(cells), d.bytes(2*cells)
	if d.err != nil || int(m.starts[keys]) != cells {
		return nil, ErrFormat
	}
	m.cells = make([]cell, cells)
	for i := range m.cells {
		if int(labels[i]) >= len(m.Labels) {
			return nil, ErrFormat
		}
		m.cells[i] = cell{labels[i], float32(int16(binary.LittleEndian.Uint16(weights[2*i:]))) * scale}
	}
	return m, nil
}

// readLabels reads the labels and what follows what.
func (m *Model) readLabels(d *decoder) error {
	n := int(d.u16())
	m.Classes = int(d.u16())
	if d.err != nil || n == 0 || n > mostLabels || m.Classes == 0 || m.Classes > mostLabels {
		return ErrFormat
	}
	for range n {
		m.Labels = append(m.Labels, string(d.bytes(int(d.bytes(1)[0]))))
	}
	m.first = d.floats(n)
	m.step = d.floats(m.Classes * n * n)
	return d.err
}

// decoder reads until the first error and gives zeros after it.
type decoder struct {
	r   io.Reader
	err error
}

// bytes are the next n bytes. Those of a buffer are not copied: nobody writes to it.
func (d *decoder) bytes(n int) []byte {
	if b, ok := d.r.(*bytes.Buffer); ok && d.err == nil && b.Len() >= n {
		return b.Next(n)
	}
	b := make([]byte, n)
	if d.err == nil {
		_, d.err = io.ReadFull(d.r, b)
	}
	return b
}

func (d *decoder) u16() uint16 { return binary.LittleEndian.Uint16(d.bytes(2)) }
func (d *decoder) u32() uint32 { return binary.LittleEndian.Uint32(d.bytes(4)) }

func (d *decoder) floats(n int) []float64 {
	raw := d.bytes(4 * n)
	out := make([]float64, n)
	for i := range out {
		out[i] = float64(math.Float32frombits(binary.LittleEndian.Uint32(raw[4*i:])))
	}
	return out
}
