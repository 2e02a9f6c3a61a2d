// Package archive gives bounded access to the parts of an office document that
// is a zip file. Nothing is ever written to disk and nested archives are never
// opened (assurance 44).
package archive

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"path"
	"strings"
)

// Limits of one file.
const (
	MaxEntries = 1000
	MaxPart    = 32 << 20
	MaxTotal   = 50 << 20
	MaxRatio   = 100     // unpacked to packed size …
	ratioFloor = 2 << 20 // … of parts that unpack to more than this: short XML packs well
)

// Errors of Open and Read.
var (
	ErrNotZip    = errors.New("archive: not a readable zip file")
	ErrBomb      = errors.New("archive: unpacks to more than is allowed")
	ErrEntries   = errors.New("archive: too many parts")
	ErrMissing   = errors.New("archive: no such part")
	ErrEncrypted = errors.New("archive: part is encrypted")
)

// Archive is an opened zip file. Not for concurrent use.
type Archive struct {
	parts map[string]*zip.File
	names []string
	left  int64
}

// Open reads the directory of a zip file and checks the declared sizes.
func Open(data []byte) (*Archive, error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, errors.Join(ErrNotZip, err)
	}
	if len(z.File) > MaxEntries {
		return nil, ErrEntries
	}
	a := &Archive{parts: make(map[string]*zip.File, len(z.File)), left: MaxTotal}
	var total uint64
	for _, f := range z.File {
		if total += f.UncompressedSize64; f.UncompressedSize64 > MaxTotal || total > MaxTotal {
			return nil, ErrBomb
		}
		if f.UncompressedSize64 > ratioFloor && f.UncompressedSize64 > MaxRatio*max(f.CompressedSize64, 1) {
			return nil, ErrBomb
		}
		name := Clean(f.Name)
		if _, twice := a.parts[strings.ToLower(name)]; !twice {
			a.parts[strings.ToLower(name)] = f
			a.names = append(a.names, name)
		}
	}
	return a, nil
}

// Clean returns the name of a part without a leading slash, dot segments or backslashes.
func Clean(name string) string {
	return strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, `\`, "/")), "/")
}

// Names lists the parts in the order of the directory.
func (a *Archive) Names() []string { return a.names }

// Has reports whether there is such a part (names fold case, as OPC asks).
func (a *Archive) Has(name string) bool {
	_, ok := a.parts[strings.ToLower(Clean(name))]
	return ok
}

// Read unpacks one part. The sizes in the directory are not trusted.
func (a *Archive) Read(name string) ([]byte, error) {
	f, ok := a.parts[strings.ToLower(Clean(name))]
	if !ok {
		return nil, ErrMissing
	}
	if f.Flags&1 != 0 {
		return nil, ErrEncrypted
	}
	r, err := f.Open()
	if err != nil {
		return nil, errors.Join(ErrNotZip, err)
	}
	defer func() { _ = r.Close() }()
	limit := min(int64(MaxPart), a.left)
	buf := bytes.NewBuffer(make([]byte, 0, min(int64(f.UncompressedSize64), limit)))
	n, err := io.Copy(buf, io.LimitReader(r, limit+1))
	if err != nil {
		return nil, errors.Join(ErrNotZip, err)
	}
	if n > limit {
		return nil, ErrBomb
	}
	a.left -= n
	return buf.Bytes(), nil
}
