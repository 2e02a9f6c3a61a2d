package pdfium

import (
	"errors"
	"fmt"
	"math"
	"unicode/utf16"
)

// Why a file cannot be opened.
var (
	ErrPassword = errors.New("the file needs a password")
	ErrFormat   = errors.New("the file is no PDF or is damaged")
)

// Load opens the file. Call it once per instance.
func (in *Instance) Load(data []byte) error {
	address := in.call("malloc", uint64(len(data)))
	if in.err != nil {
		return in.err
	}
	if address == 0 || !in.module.Memory().Write(uint32(address), data) {
		return fmt.Errorf("no memory for a file of %d bytes", len(data))
	}
	in.doc = in.call("FPDF_LoadMemDocument", address, uint64(len(data)), 0)
	if in.err != nil {
		return in.err
	}
	if in.doc != 0 {
		return nil
	}
	switch code := in.call("FPDF_GetLastError"); code {
	case 4:
		return ErrPassword
	case 5: // an unknown security handler: as good as a password
		return ErrPassword
	default:
		return fmt.Errorf("%w (PDFium error %d)", ErrFormat, code)
	}
}

// PageCount returns the number of pages of the loaded file.
func (in *Instance) PageCount() (int, error) {
	n := int(int32(in.call("FPDF_GetPageCount", in.doc)))
	return n, in.err
}

// Producer returns what the file says of the programs that made it.
func (in *Instance) Producer() string {
	return in.meta("Producer") + " " + in.meta("Creator")
}

func (in *Instance) meta(key string) string {
	in.module.Memory().WriteString(in.scratch, key+"\x00")
	n := in.call("FPDF_GetMetaText", in.doc, in.at(0), in.at(64), 512) // UTF-16LE with a terminator
	if n < 2 || n > 512 {
		return ""
	}
	b := in.bytesAt(64, n-2)
	u := make([]uint16, len(b)/2)
	for i := range u {
		u[i] = uint16(b[2*i]) | uint16(b[2*i+1])<<8
	}
	return string(utf16.Decode(u))
}

// Err returns the first failure of the instance, for example a trap. An instance
// with a failure is spent.
func (in *Instance) Err() error { return in.err }

// The functions below read out-parameters and results; out of range reads answer 0.

func (in *Instance) float32At(offset uint32) float64 {
	v, _ := in.module.Memory().ReadFloat32Le(in.scratch + offset)
	return finite(float64(v))
}

func (in *Instance) float64At(offset uint32) float64 {
	v, _ := in.module.Memory().ReadFloat64Le(in.scratch + offset)
	return finite(v)
}

func (in *Instance) uint32At(offset uint32) uint32 {
	v, _ := in.module.Memory().ReadUint32Le(in.scratch + offset)
	return v
}

// bytesAt returns a copy of n bytes of the scratch area, n capped to its size.
func (in *Instance) bytesAt(offset uint32, n uint64) []byte {
	b, ok := in.module.Memory().Read(in.scratch+offset, uint32(min(n, scratchSize-uint64(offset))))
	if !ok {
		return nil
	}
	return append([]byte(nil), b...)
}

func (in *Instance) at(offset uint32) uint64 { return uint64(in.scratch + offset) }

func asFloat32(v uint64) float64 { return finite(float64(math.Float32frombits(uint32(v)))) }
func asFloat64(v uint64) float64 { return finite(math.Float64frombits(v)) }

// finite maps NaN, infinities and absurd values to 0, so that geometry stays sane.
func finite(v float64) float64 {
	if v != v || math.Abs(v) > 1e6 {
		return 0
	}
	return v
}
