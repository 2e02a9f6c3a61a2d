package doc

import (
	"fmt"
	"slices"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// piece maps characters first..last-1 to bytes of the main stream.
type piece struct {
	first, last int
	fc          int
	narrow      bool   // one byte per character
	change      uint16 // property change
}

func (f *file) readPieces() error {
	clx := f.part(fcPieces)
	for len(clx) > 0 && clx[0] == 1 { // Prc
		size := int(u16(clx, 1))
		f.prcs = append(f.prcs, slice(clx, 3, size))
		clx = slice(clx, 3+size, len(clx))
	}
	if len(clx) < 5 || clx[0] != 2 {
		return fmt.Errorf("%w: no piece table", ErrDamaged)
	}
	plc := slice(clx, 5, int(u32(clx, 1)))
	n := (len(plc) - 4) / 12
	for i := range max(n, 0) {
		p := piece{first: int(u32(plc, 4*i)), last: int(u32(plc, 4*i+4))}
		at := 4*(n+1) + 8*i
		fc := u32(plc, at+2)
		p.change = u16(plc, at+6)
		if p.narrow = fc&(1<<30) != 0; p.narrow {
			p.fc = int(fc&^(1<<30)) / 2
		} else {
			p.fc = int(fc)
		}
		if p.first < 0 || p.last < p.first || len(f.pieces) > 0 && p.first != f.pieces[len(f.pieces)-1].last {
			return fmt.Errorf("%w: broken piece table", ErrDamaged)
		}
		f.pieces = append(f.pieces, p)
	}
	if len(f.pieces) == 0 {
		return fmt.Errorf("%w: no pieces", ErrDamaged)
	}
	return nil
}

// char is one character with the place of its properties.
type char struct {
	r      rune
	fc     int
	change uint16
}

// text returns the characters first..last-1.
func (f *file) text(first, last int) []char {
	var out []char
	at, _ := slices.BinarySearchFunc(f.pieces, first, func(p piece, cp int) int {
		if p.last <= cp {
			return -1
		}
		return 1
	})
	for ; at < len(f.pieces) && f.pieces[at].first < last; at++ {
		p := &f.pieces[at]
		for cp := max(first, p.first); cp < min(last, p.last); cp++ {
			c, ok := f.charOf(p, cp)
			if !ok {
				return out
			}
			if n := len(out); n > 0 && utf16.IsSurrogate(c.r) {
				if whole := utf16.DecodeRune(out[n-1].r, c.r); whole != utf8.RuneError {
					out[n-1].r, c.r = whole, 0
				}
			}
			out = append(out, c)
		}
	}
	return out
}

// charOf reads the character at a position of a piece; false beyond the end of the stream.
func (f *file) charOf(p *piece, cp int) (char, bool) {
	if p.narrow {
		fc := p.fc + (cp - p.first)
		if fc >= len(f.main) {
			return char{}, false
		}
		return char{r: charmap.Windows1252.DecodeByte(f.main[fc]), fc: fc, change: p.change}, true
	}
	fc := p.fc + 2*(cp-p.first)
	if fc+2 > len(f.main) {
		return char{}, false
	}
	return char{r: rune(u16(f.main, fc)), fc: fc, change: p.change}, true
}

// run is a stretch of the main stream with the same properties.
type run struct {
	from, to int
	style    int
	props    []byte // sprms
}

// readRuns reads the pages of formatted properties that a bin table lists.
func (f *file) readRuns(at int, entry func(page []byte, i, n int) (int, []byte)) []run {
	bte := f.part(at)
	n := (len(bte) - 4) / 8
	var out []run
	seen := map[int]bool{}
	for i := range max(n, 0) {
		pn := int(u32(bte, 4*(n+1)+4*i) & 0x3FFFFF)
		page := slice(f.main, pn*512, 512)
		if len(page) < 512 || seen[pn] {
			continue
		}
		seen[pn] = true
		count := int(page[511])
		for j := range count {
			r := run{from: int(u32(page, 4*j)), to: int(u32(page, 4*j+4))}
			if r.to <= r.from || 4*j+8 > 511 {
				continue
			}
			r.style, r.props = entry(page, j, count)
			out = append(out, r)
		}
	}
	slices.SortStableFunc(out, func(a, b run) int { return a.from - b.from })
	return out
}

// chpxOf returns the character properties of entry i of a page with n entries.
func chpxOf(page []byte, i, n int) (int, []byte) {
	offset := int(u8(page, 4*(n+1)+i)) * 2
	if offset == 0 {
		return 0, nil
	}
	return 0, slice(page, offset+1, int(u8(page, offset)))
}

// papxOf returns the style and the paragraph properties of an entry.
func papxOf(page []byte, i, n int) (int, []byte) {
	offset := int(u8(page, 4*(n+1)+13*i)) * 2
	if offset == 0 {
		return 0, nil
	}
	size := int(u8(page, offset))*2 - 1
	offset++
	if size < 0 {
		size = int(u8(page, offset)) * 2
		offset++
	}
	props := slice(page, offset, size)
	if len(props) < 2 {
		return 0, nil
	}
	return int(u16(props, 0)), props[2:]
}

// runAt returns the run that covers a position of the main stream; nil if none does.
func runAt(runs []run, fc int) *run {
	at, _ := slices.BinarySearchFunc(runs, fc, func(r run, fc int) int {
		if r.from <= fc {
			return -1
		}
		return 1
	})
	if at == 0 || runs[at-1].to <= fc {
		return nil
	}
	return &runs[at-1]
}
