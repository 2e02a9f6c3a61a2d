package doc_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"focal/internal/ingest/doc"
)

func sample(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile("../testdata/marisol.doc")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// at returns the place of the Word header in the sample.
func at(t testing.TB, data []byte) int {
	t.Helper()
	i := 512
	for i < len(data) && binary.LittleEndian.Uint16(data[i:]) != 0xA5EC {
		i += 512
	}
	if i >= len(data) {
		t.Fatal("no Word header in the sample")
	}
	return i
}

// TestHeader: what the header says cannot be read is refused by name.
func TestHeader(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(head []byte)
		want   error
	}{
		{"encrypted", func(h []byte) { h[0x0B] |= 1 }, doc.ErrEncrypted},
		{"Word 95", func(h []byte) { binary.LittleEndian.PutUint16(h[2:], 0x68) }, doc.ErrOld},
		{"Word 6", func(h []byte) { binary.LittleEndian.PutUint16(h, 0xA5DC) }, doc.ErrOld},
		{"another magic", func(h []byte) { h[0] = 0 }, doc.ErrDamaged},
		{"impossible length", func(h []byte) { binary.LittleEndian.PutUint32(h[0x4C:], 0x7FFFFFFF) }, doc.ErrDamaged},
		{"no piece table", func(h []byte) { binary.LittleEndian.PutUint32(h[0x1A6:], 0) }, doc.ErrDamaged},
		{"piece table outside", func(h []byte) { binary.LittleEndian.PutUint32(h[0x1A2:], 0x7FFFFFF0) }, doc.ErrDamaged},
	} {
		t.Run(c.name, func(t *testing.T) {
			data := bytes.Clone(sample(t))
			c.change(data[at(t, data):])
			if _, err := doc.Read(t.Context(), data); !errors.Is(err, c.want) {
				t.Errorf("got %v, want %v", err, c.want)
			}
		})
	}
}

// TestDamage: assurance 44: whatever is cut off or overwritten ends in an error or
// in lines, never in a panic or a loop.
func TestDamage(t *testing.T) {
	good := sample(t)
	for cut := 0; cut < len(good); cut += 509 {
		if d, err := doc.Read(t.Context(), good[:cut]); err == nil && len(d.Lines()) == 0 {
			t.Errorf("cut at %d: neither lines nor an error", cut)
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		data := bytes.Clone(good)
		for range 1 + random.IntN(30) {
			data[random.IntN(len(data))] = byte(random.IntN(256))
		}
		if d, err := doc.Read(t.Context(), data); err == nil && d == nil {
			t.Fatal("neither a document nor an error")
		}
	}
}

// TestChains: sector chains that point to themselves end.
func TestChains(t *testing.T) {
	data := bytes.Clone(sample(t))
	fat := (int(binary.LittleEndian.Uint32(data[76:])) + 1) * 512
	for i := range 128 {
		binary.LittleEndian.PutUint32(data[fat+4*i:], uint32(i))
	}
	if _, err := doc.Read(t.Context(), data); !errors.Is(err, doc.ErrDamaged) && !errors.Is(err, doc.ErrOther) {
		t.Errorf("%v", err)
	}
}

// TestNoConverterLeaks: text that Word does not print is not in the lines.
func TestNoConverterLeaks(t *testing.T) {
	d, err := doc.Read(t.Context(), sample(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, hidden := range []string{"REMOVED-BY-TRACKING", "CONCEALED-WORDS", "stuffing", "HYPERLINK", "PAGE"} {
		if strings.Contains(d.PlainText(), hidden) {
			t.Errorf("%q leaks", hidden)
		}
	}
}

// TestWhiteOnAShape: white text is read where the file draws a shape, in its text or in a header. Which
// shape lies below which words a .doc does not say without being laid out, so one is enough for all.
func TestWhiteOnAShape(t *testing.T) {
	data, err := os.ReadFile("../testdata/ground.doc")
	if err != nil {
		t.Fatal(err)
	}
	d, err := doc.Read(t.Context(), data)
	if err != nil || !strings.Contains(d.PlainText(), "Warden of Kestrel Moor since 2011") {
		t.Errorf("%v, %v", d, err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(sample(f))
	f.Fuzz(func(t *testing.T, data []byte) {
		if d, err := doc.Read(t.Context(), data); err == nil {
			for _, l := range d.Lines() {
				if len(l.Segments) == 0 {
					t.Fatal("a line without segments")
				}
			}
		}
	})
}

func BenchmarkRead(b *testing.B) {
	data := sample(b)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := doc.Read(b.Context(), data); err != nil {
			b.Fatal(err)
		}
	}
}

// TestRaisedLoweredAndStruck reads what LibreOffice made of 10⁶, H₂O, 2nd and struck-out words.
func TestRaisedLoweredAndStruck(t *testing.T) {
	data, err := os.ReadFile("../testdata/raised.doc")
	if err != nil {
		t.Fatal(err)
	}
	d, err := doc.Read(t.Context(), data)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.TrimSpace(d.PlainText()), "Handled 10⁶ rows and H₂O kept. The 2nd."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if len(d.Warnings) != 1 || !strings.Contains(d.Warnings[0], "Struck-out") {
		t.Errorf("warnings: %q", d.Warnings)
	}
}
