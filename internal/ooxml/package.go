package ooxml

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// Limits bound what Read unpacks.
type Limits struct {
	Archive  int64 // bytes of the zip file
	Unpacked int64 // bytes of all parts together
	Entries  int
}

// TemplateLimits are the limits for templates: 10 MB, 50 MB unpacked, 500 parts.
var TemplateLimits = Limits{Archive: 10 << 20, Unpacked: 50 << 20, Entries: 500}

// Part is one file of a package; Name has no leading slash.
type Part struct {
	Name string
	Data []byte
}

// Package is an unpacked Office file in the order of its archive.
type Package struct{ Parts []Part }

// Get returns the content of a part; part names are compared without case, as
// the packaging convention demands.
func (p *Package) Get(name string) ([]byte, bool) {
	for i := range p.Parts {
		if strings.EqualFold(p.Parts[i].Name, name) {
			return p.Parts[i].Data, true
		}
	}
	return nil, false
}

// ErrLimit and ErrArchive tell a too large or odd archive from a damaged one.
var (
	ErrLimit   = errors.New("the file is too large")
	ErrArchive = errors.New("the file is damaged or not a Word document")
)

// Read unpacks an Office file within limits. The sizes in the archive's
// directory are not trusted: reading stops at the limit.
func Read(data []byte, limits Limits) (*Package, error) {
	if int64(len(data)) > limits.Archive {
		return nil, fmt.Errorf("%w: over %d MB", ErrLimit, limits.Archive>>20)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, errors.Join(ErrArchive, err)
	}
	if len(archive.File) > limits.Entries {
		return nil, fmt.Errorf("%w: more than %d parts", ErrLimit, limits.Entries)
	}
	out := &Package{}
	left := limits.Unpacked
	for _, f := range archive.File {
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		name := strings.TrimPrefix(f.Name, "/")
		if name == "" || strings.Contains(name, "\\") || path.Clean(name) != name || strings.HasPrefix(name, "..") {
			return nil, fmt.Errorf("%w: a part has the name %q", ErrArchive, f.Name)
		}
		if _, twice := out.Get(name); twice {
			return nil, fmt.Errorf("%w: the part %q is there twice", ErrArchive, name)
		}
		content, err := readPart(f, left)
		if err != nil {
			return nil, err
		}
		left -= int64(len(content))
		out.Parts = append(out.Parts, Part{Name: name, Data: content})
	}
	return out, nil
}

func readPart(f *zip.File, left int64) ([]byte, error) {
	r, err := f.Open()
	if err != nil {
		return nil, errors.Join(ErrArchive, err)
	}
	defer r.Close()
	content, err := io.ReadAll(io.LimitReader(r, left+1))
	if err != nil {
		return nil, errors.Join(ErrArchive, err)
	}
	if int64(len(content)) > left {
		return nil, fmt.Errorf("%w when unpacked", ErrLimit)
	}
	return content, nil
}
