// The program generate writes the tables of ../metrics: vertical metrics and
// advance widths, nothing else, of the fonts that have the widths of Calibri,
// Arial and Times New Roman (Debian: fonts-crosextra-carlito, fonts-liberation).
package main

import (
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// ranges are the characters measured: Latin, Greek, Cyrillic, punctuation,
// currency, letter-like symbols, arrows, ligatures.
var ranges = [][2]rune{
	{0x20, 0x7e},
	{0xa0, 0x24f},
	{0x2b0, 0x2ff},
	{0x370, 0x52f},
	{0x1e00, 0x1eff},
	{0x2000, 0x206f},
	{0x20a0, 0x20bf},
	{0x2100, 0x214f},
	{0x2190, 0x2193},
	{0x2200, 0x2265},
	{0x25a0, 0x25cf},
	{0xfb00, 0xfb06},
}

// faces are the tables to write, by the pattern under which fontconfig knows the font.
var faces = [][2]string{
	{"carlito-regular", "Carlito:regular"},
	{"carlito-bold", "Carlito:bold"},
	{"carlito-italic", "Carlito:italic"},
	{"carlito-bolditalic", "Carlito:bold:italic"},
	{"liberationsans-regular", "Liberation Sans:regular"},
	{"liberationsans-bold", "Liberation Sans:bold"},
	{"liberationsans-italic", "Liberation Sans:italic"},
	{"liberationsans-bolditalic", "Liberation Sans:bold:italic"},
	{"liberationserif-regular", "Liberation Serif:regular"},
	{"liberationserif-bold", "Liberation Serif:bold"},
	{"liberationserif-italic", "Liberation Serif:italic"},
	{"liberationserif-bolditalic", "Liberation Serif:bold:italic"},
}

func main() {
	out := flag.String("out", "metrics", "folder to write to")
	flag.Parse()
	for _, f := range faces {
		path, err := exec.Command("fc-match", "-f", "%{file}", f[1]).Output()
		if err == nil {
			err = table(string(path), filepath.Join(*out, f[0]+".txt"))
		}
		if err != nil {
			log.Fatalf("%s: %v", f[1], err)
		}
	}
}

func table(path, out string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	f, err := sfnt.Parse(data)
	if err != nil {
		return err
	}
	ascent, descent, gap, err := vertical(data)
	if err != nil {
		return err
	}
	units := fixed.Int26_6(f.UnitsPerEm())
	var b strings.Builder
	name := strings.TrimSuffix(filepath.Base(path), ".ttf")
	fmt.Fprintf(&b, "font %s\nunits %d\nascent %d\ndescent %d\ngap %d\n", name, units, ascent, descent, gap)
	for _, r := range ranges {
		if err := advances(&b, f, units, r); err != nil {
			return err
		}
	}
	return os.WriteFile(out, []byte(b.String()+"\n"), 0o644)
}

// advances writes the widths of a range: a line for each run of characters that the font has.
func advances(b *strings.Builder, f *sfnt.Font, units fixed.Int26_6, r [2]rune) error {
	var buf sfnt.Buffer
	open := false
	for c := r[0]; c <= r[1]; c++ {
		glyph, err := f.GlyphIndex(&buf, c)
		if err != nil || glyph == 0 || unicode.Is(unicode.Cf, c) {
			open = false
			continue
		}
		advance, err := f.GlyphAdvance(&buf, glyph, units, font.HintingNone)
		if err != nil {
			return err
		}
		if !open {
			fmt.Fprintf(b, "\n%04x", c)
			open = true
		}
		fmt.Fprintf(b, " %d", advance)
	}
	return nil
}

// vertical reads the table hhea, which word processors use for line heights.
func vertical(data []byte) (ascent, descent, gap int16, err error) {
	if len(data) < 12 {
		return 0, 0, 0, errors.New("not a font")
	}
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		entry := data[12+16*i:]
		if string(entry[:4]) != "hhea" {
			continue
		}
		t := data[binary.BigEndian.Uint32(entry[8:]):]
		number := func(at int) int16 { return int16(binary.BigEndian.Uint16(t[at:])) }
		return number(4), -number(6), number(8), nil
	}
	return 0, 0, 0, errors.New("no table hhea")
}
