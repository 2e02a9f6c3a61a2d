// Package doc reads Word 97–2003 documents ([MS-DOC]): piece table, character and
// paragraph properties, styles, lists, tables, text boxes, headers and notes.
// Deleted and hidden text is left out, which the common converters do not do.
package doc

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/richardlehane/mscfb"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

// Errors that tell what a compound file is instead of a readable Word document.
var (
	ErrDamaged   = errors.New("doc: damaged")
	ErrEncrypted = errors.New("doc: encrypted")
	ErrOld       = errors.New("doc: written by Word 6 or 95")
	ErrWorkbook  = errors.New("doc: a workbook")
	ErrSlides    = errors.New("doc: a presentation")
	ErrMail      = errors.New("doc: a mail")
	ErrOther     = errors.New("doc: not a Word document")
)

// Read returns the lines of a document.
func Read(ctx context.Context, data []byte) (*page.Document, error) {
	streams, err := open(data)
	if err != nil {
		return nil, err
	}
	f, err := newFile(ctx, streams)
	if err != nil {
		return nil, err
	}
	return f.read()
}

// open returns the streams of the root storage that matter.
func open(data []byte) (map[string][]byte, error) {
	if rest := len(data) % 512; rest != 0 { // cut off in the last sector
		data = append(bytes.Clone(data), make([]byte, 512-rest)...)
	}
	r, err := mscfb.New(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	found, err := entries(r)
	if err != nil {
		return nil, err
	}
	out := map[string][]byte{}
	for _, name := range []string{"WordDocument", "0Table", "1Table", "Data"} {
		if entry := found[name]; entry != nil {
			if out[name], err = stream(entry, len(data)); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// others are the streams by which files are known that are no Word documents, or none that can be read.
var others = []struct {
	stream string
	err    error
}{
	{"EncryptedPackage", ErrEncrypted},
	{"Workbook", ErrWorkbook},
	{"Book", ErrWorkbook},
	{"PowerPoint Document", ErrSlides},
	{"__properties_version1.0", ErrMail},
}

// entries returns the entries of the root storage, if it is that of a Word document.
func entries(r *mscfb.Reader) (map[string]*mscfb.File, error) {
	found := map[string]*mscfb.File{}
	for entry, err := r.Next(); err == nil; entry, err = r.Next() {
		if len(entry.Path) == 0 && found[entry.Name] == nil {
			found[entry.Name] = entry
		}
	}
	for _, o := range others {
		if found[o.stream] != nil {
			return nil, o.err
		}
	}
	if found["WordDocument"] == nil {
		return nil, ErrOther
	}
	return found, nil
}

// stream reads an entry; what is cut off is left out.
func stream(entry *mscfb.File, limit int) ([]byte, error) {
	if entry.Size < 0 || entry.Size > int64(limit) {
		return nil, fmt.Errorf("%w: stream larger than the file", ErrDamaged)
	}
	buf := make([]byte, entry.Size)
	n, err := io.ReadFull(entry, buf)
	if err != nil && n == 0 && entry.Size > 0 {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return buf[:n], nil
}

// file is a document while it is read.
type file struct {
	ctx   context.Context
	main  []byte // WordDocument
	table []byte // 0Table or 1Table
	data  []byte // Data

	pieces []piece
	prcs   [][]byte // property changes that pieces refer to
	chars  []run    // character properties by file position
	paras  []run    // paragraph properties by file position
	styles []style
	lists  *lists

	ccp [8]int // characters per part, in the order of parts
}

// Parts of the text, in the order in which they follow each other.
const (
	partMain = iota
	partNotes
	partHeaders
	partMacros
	partComments
	partEndnotes
	partBoxes
	partHeaderBoxes
)

const maxText = 2 << 20 // characters in all parts

func newFile(ctx context.Context, streams map[string][]byte) (*file, error) {
	f := &file{ctx: ctx, main: streams["WordDocument"], data: streams["Data"]}
	if err := f.readable(); err != nil {
		return nil, err
	}
	f.table = streams["0Table"]
	if u16(f.main, flagsAt)&0x0200 != 0 {
		f.table = streams["1Table"]
	}
	if err := f.lengths(); err != nil {
		return nil, err
	}
	if err := f.readPieces(); err != nil {
		return nil, err
	}
	f.readStyles()
	f.readLists()
	f.chars = f.readRuns(fcChpx, chpxOf)
	f.paras = f.readRuns(fcPapx, papxOf)
	return f, nil
}

const flagsAt = 0x0A

// readable looks at the header of the main stream.
func (f *file) readable() error {
	switch magic := u16(f.main, 0); {
	case len(f.main) < 512:
		return fmt.Errorf("%w: header cut off", ErrDamaged)
	case magic == 0xA5DC || magic == 0xA5DB || magic == 0xA5EC && u16(f.main, 2) < 0x00C0:
		return ErrOld
	case magic != 0xA5EC:
		return fmt.Errorf("%w: no Word header", ErrDamaged)
	case u16(f.main, flagsAt)&0x0100 != 0:
		return ErrEncrypted
	}
	return nil
}

// lengths reads how many characters each part has.
func (f *file) lengths() error {
	total := 0
	for i := range f.ccp {
		n := int(int32(u32(f.main, 0x4C+4*i)))
		if n < 0 || n > len(f.main) || total+n > len(f.main) { // a character takes a byte at least
			return fmt.Errorf("%w: impossible length", ErrDamaged)
		}
		f.ccp[i] = n
		total += n
	}
	if total > maxText {
		return flow.ErrLong
	}
	return nil
}

// Positions of (offset, size) pairs of the table stream in the header.
const (
	fcStyles     = 0xA2
	fcHeaders    = 0xF2
	fcChpx       = 0xFA
	fcPapx       = 0x102
	fcPieces     = 0x1A2
	fcAnchors    = 0x1DA // of shapes in the text
	fcBannered   = 0x1E2 // and in headers, which lie behind the text
	fcBoxes      = 0x25A
	fcLists      = 0x2E2
	fcListsInUse = 0x2EA
)

// part returns a structure of the table stream; empty when it lies outside.
func (f *file) part(at int) []byte {
	from, size := int(u32(f.main, at)), int(u32(f.main, at+4))
	return slice(f.table, from, size)
}

func slice(b []byte, from, size int) []byte {
	if from < 0 || size <= 0 || from > len(b) {
		return nil
	}
	return b[from:min(len(b), from+size)]
}

// u8, u16 and u32 read little-endian numbers; 0 outside of b.
func u8(b []byte, at int) byte {
	if at < 0 || at >= len(b) {
		return 0
	}
	return b[at]
}

func u16(b []byte, at int) uint16 {
	if at < 0 || at+2 > len(b) {
		return 0
	}
	return binary.LittleEndian.Uint16(b[at:])
}

func u32(b []byte, at int) uint32 {
	if at < 0 || at+4 > len(b) {
		return 0
	}
	return binary.LittleEndian.Uint32(b[at:])
}
