package doc

// style is an entry of the style sheet.
type style struct {
	builtin int // number of a built-in style; 1..9 are headings
	base    int
	kind    int
	papx    []byte
	chpx    []byte
}

const noStyle = 0xFFF

func (f *file) readStyles() {
	sheet := f.part(fcStyles)
	header := int(u16(sheet, 0))
	count, size := int(u16(sheet, 2)), int(u16(sheet, 4))
	at := 2 + header
	for range min(count, 4096) {
		n := int(u16(sheet, at))
		f.styles = append(f.styles, readStyle(slice(sheet, at+2, n), size))
		at += 2 + n
		if at >= len(sheet) {
			return
		}
	}
}

func readStyle(std []byte, size int) style {
	s := style{base: noStyle}
	if len(std) < 10 {
		return s
	}
	s.builtin = int(u16(std, 0) & 0xFFF)
	s.kind, s.base = int(u16(std, 2)&15), int(u16(std, 2)>>4)
	parts := int(u16(std, 4) & 15)
	at := size + 2 + 2*int(u16(std, size)) + 2 // past the name
	for i := range min(parts, 3) {
		at += at & 1
		n := int(u16(std, at))
		body := slice(std, at+2, n)
		at += 2 + n
		switch {
		case s.kind == 1 && i == 0 || s.kind == 3 && i == 1:
			s.papx = slice(body, 2, len(body))
		case s.kind == 1 && i == 1 || s.kind == 2 && i == 0 || s.kind == 3 && i == 2:
			s.chpx = body
		}
	}
	return s
}

// styled applies a paragraph style and everything it is based on.
func (f *file) styled(id int, p *paraProps, c *charProps) {
	var chain []int
	for id >= 0 && id < len(f.styles) && id != noStyle && len(chain) < 16 {
		chain = append(chain, id)
		id = f.styles[id].base
	}
	for i := len(chain) - 1; i >= 0; i-- {
		s := &f.styles[chain[i]]
		if s.builtin >= 1 && s.builtin <= 9 {
			p.outline = s.builtin
		}
		p.apply(s.papx, nil)
		before := *c
		c.apply(s.chpx, &before)
	}
}
