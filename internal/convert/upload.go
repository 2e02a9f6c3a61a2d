package convert

import (
	"bytes"
	"io"
	"os"

	"focal/internal/problem"
)

// Upload is a file as it came in: a small one in memory, a large one on the disk, so
// that ten of 10 MB take the memory of one.
type Upload struct {
	Name string // without path
	Data []byte
	File *os.File // instead of Data; whoever made it closes it
	// Kept is what its owner said of it in an earlier conversion.
	Kept Kept
}

// Size in bytes; 0 where the file on the disk is gone.
func (f Upload) Size() int64 {
	if f.File == nil {
		return int64(len(f.Data))
	}
	info, err := f.File.Stat()
	if err != nil {
		return 0
	}
	return info.Size()
}

// Content reads the whole file.
func (f Upload) Content() ([]byte, error) {
	if f.File == nil {
		return f.Data, nil
	}
	data := make([]byte, f.Size())
	if _, err := io.ReadFull(io.NewSectionReader(f.File, 0, int64(len(data))), data); err != nil {
		return nil, problem.Wrap(err, problem.Internal, "")
	}
	return data, nil
}

// same reports whether two files have one name and one content.
func (f Upload) same(other Upload) bool {
	if f.Name != other.Name || f.Size() != other.Size() {
		return false
	}
	a, errA := f.Content()
	b, errB := other.Content()
	return errA == nil && errB == nil && bytes.Equal(a, b)
}
