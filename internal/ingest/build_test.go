package ingest_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"testing"
	"unicode/utf16"
)

// zipOf packs parts into a zip file.
func zipOf(t testing.TB, parts map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, content := range parts {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// noise returns bytes without any pattern.
func noise(n int) []byte {
	out, x := make([]byte, n), uint32(2463534242)
	for i := range out {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
		out[i] = byte(x >> 11)
	}
	out[0] = 0xE7
	return out
}

// compound writes an OLE compound file ([MS-CFB], version 3) whose root storage
// holds the streams, each of at least 4096 bytes.
func compound(streams map[string][]byte) []byte {
	const sector, free, end, fatMark = 512, 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
	fat := []uint32{fatMark, end} // sector 0 is the FAT, sector 1 the directory
	var body []byte
	dir := dirEntry("Root Entry", 5, 1, end, 0)
	for name, data := range streams {
		start := uint32(len(fat))
		count := (len(data) + sector - 1) / sector
		for i := range count {
			next := start + uint32(i) + 1
			if i == count-1 {
				next = end
			}
			fat = append(fat, next)
		}
		padded := make([]byte, count*sector)
		copy(padded, data)
		body = append(body, padded...)
		dir = append(dir, dirEntry(name, 2, free, start, len(data))...)
	}
	for len(dir) < sector {
		dir = append(dir, dirEntry("", 0, free, 0, 0)...)
	}
	head := make([]byte, sector)
	copy(head, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")
	le := binary.LittleEndian
	le.PutUint16(head[24:], 0x3E)
	le.PutUint16(head[26:], 3)
	le.PutUint16(head[28:], 0xFFFE)
	le.PutUint16(head[30:], 9)
	le.PutUint16(head[32:], 6)
	le.PutUint32(head[44:], 1) // FAT sectors
	le.PutUint32(head[48:], 1) // directory
	le.PutUint32(head[56:], 4096)
	le.PutUint32(head[60:], end)
	le.PutUint32(head[68:], end)
	for i := range 109 {
		le.PutUint32(head[76+4*i:], free)
	}
	le.PutUint32(head[76:], 0)
	table := make([]byte, sector)
	for i := range sector / 4 {
		v := uint32(free)
		if i < len(fat) {
			v = fat[i]
		}
		le.PutUint32(table[4*i:], v)
	}
	return append(append(append(head, table...), dir...), body...)
}

func dirEntry(name string, kind byte, child, start uint32, size int) []byte {
	e := make([]byte, 128)
	units := utf16.Encode([]rune(name))
	for i, u := range units {
		binary.LittleEndian.PutUint16(e[2*i:], u)
	}
	if name != "" {
		binary.LittleEndian.PutUint16(e[64:], uint16(2*len(units)+2))
	}
	e[66], e[67] = kind, 1
	binary.LittleEndian.PutUint32(e[68:], 0xFFFFFFFF)
	binary.LittleEndian.PutUint32(e[72:], 0xFFFFFFFF)
	binary.LittleEndian.PutUint32(e[76:], child)
	binary.LittleEndian.PutUint32(e[116:], start)
	binary.LittleEndian.PutUint32(e[120:], uint32(size))
	return e
}
