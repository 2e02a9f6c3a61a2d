package doc

import "focal/internal/ingest/flow"

// charProps are the character properties that matter for reading.
type charProps struct {
	bold, italic, hidden, deleted, shaded bool
	size                                  int // half points
	white                                 bool
	struck, struckTwice                   bool
	vertical                              flow.Vertical
	shift                                 int // half points upwards
	colour                                uint32
	style                                 int
	symbol                                rune // what a symbol character shows
}

// paraProps are the paragraph properties that matter for reading.
type paraProps struct {
	style         int
	depth         int  // of the table
	rowEnd        bool // ends a row
	cellEnd       bool // ends a cell of an inner table
	list, level   int
	outline       int // 1.. = heading level
	left          int // twips
	before, after int
	shaded        bool
}

// sprms calls visit for every property modification in a list.
func sprms(list []byte, visit func(code uint16, operand []byte)) {
	for len(list) >= 2 {
		code := u16(list, 0)
		skip, size := operand(code, list)
		if size < 0 || skip+size > len(list) {
			return
		}
		visit(code, list[skip:skip+size])
		list = list[skip+size:]
	}
}

// fixed are the sizes of operands by the highest three bits of the code; the others say theirs.
var fixed = map[uint16]int{0: 1, 1: 1, 2: 2, 4: 2, 5: 2, 3: 4, 7: 3}

// operand returns where the operand of the first modification begins and its size.
func operand(code uint16, list []byte) (skip, size int) {
	if size, ok := fixed[code>>13]; ok {
		return 2, size
	}
	switch code {
	case 0xD608, 0xD606: // sprmTDefTable: a word
		return 4, int(u16(list, 2)) - 1
	case 0xC615: // sprmPChgTabs: 255 stands for "count yourself"
		if u8(list, 2) == 255 {
			deleted := int(u8(list, 3))
			return 3, 2 + 4*deleted + 3*int(u8(list, 4+4*deleted))
		}
	}
	return 3, int(u8(list, 2))
}

// toggle resolves an operand that may refer to the style.
func toggle(operand []byte, style bool) bool {
	switch u8(operand, 0) {
	case 0:
		return false
	case 0x80:
		return style
	case 0x81:
		return !style
	}
	return true
}

// apply changes p by a list of properties; base is what the style says.
func (p *charProps) apply(list []byte, base *charProps) {
	sprms(list, func(code uint16, v []byte) {
		if set := charModifiers[code]; set != nil {
			set(p, v, base)
		}
	})
}

// charModifiers are the modifications of characters that matter for reading.
var charModifiers = map[uint16]func(p *charProps, v []byte, base *charProps){
	0x0800: func(p *charProps, v []byte, _ *charProps) { p.deleted = u8(v, 0) != 0 },                               // sprmCFRMarkDel
	0x0835: func(p *charProps, v []byte, base *charProps) { p.bold = toggle(v, base.bold) },                        // sprmCFBold
	0x0836: func(p *charProps, v []byte, base *charProps) { p.italic = toggle(v, base.italic) },                    // sprmCFItalic
	0x0837: func(p *charProps, v []byte, base *charProps) { p.struck = toggle(v, base.struck) },                    // sprmCFStrike
	0x2A53: func(p *charProps, v []byte, base *charProps) { p.struckTwice = toggle(v, base.struckTwice) },          // sprmCFDStrike
	0x2A48: func(p *charProps, v []byte, _ *charProps) { p.vertical = flow.Vertical(min(u8(v, 0), 2)) },            // sprmCIss
	0x4845: func(p *charProps, v []byte, _ *charProps) { p.shift = int(int16(u16(v, 0))) },                         // sprmCHpsPos
	0x083C: func(p *charProps, v []byte, base *charProps) { p.hidden = toggle(v, base.hidden) },                    // sprmCFVanish
	0x0818: func(p *charProps, v []byte, base *charProps) { p.hidden = toggle(v, base.hidden) },                    // sprmCFSpecVanish
	0x4A43: func(p *charProps, v []byte, _ *charProps) { p.size = int(u16(v, 0)) },                                 // sprmCHps
	0x2A42: func(p *charProps, v []byte, _ *charProps) { p.white, p.colour = u8(v, 0) == 8, palette[u8(v, 0)&15] }, // sprmCIco
	0x6870: (*charProps).trueColour,                                                                                // sprmCCv
	0x2A0C: func(p *charProps, v []byte, _ *charProps) { p.shaded = shade(v) },                                     // sprmCHighlight
	0x4866: func(p *charProps, v []byte, _ *charProps) { p.shaded = shade(v) },                                     // sprmCShd80
	0xCA71: func(p *charProps, v []byte, _ *charProps) { p.shaded = shade(v) },                                     // sprmCShd
	0x4A30: func(p *charProps, v []byte, _ *charProps) { p.style = int(u16(v, 0)) },                                // sprmCIstd
	0x6A09: func(p *charProps, v []byte, _ *charProps) { p.symbol = rune(u16(v, 2)) },                              // sprmCSymbol
}

// trueColour takes a colour given by its parts, or "automatic".
func (p *charProps) trueColour(v []byte, _ *charProps) {
	p.white, p.colour = false, 0
	if u8(v, 3) == 0 {
		p.colour = uint32(u8(v, 0))<<16 | uint32(u8(v, 1))<<8 | uint32(u8(v, 2))
		p.white = p.colour&0xF8F8F8 == 0xF8F8F8
	}
}

var palette = [16]uint32{0, 0, 0x0000FF, 0x00FFFF, 0x00FF00, 0xFF00FF, 0xFF0000, 0xFFFF00, 0xFFFFFF, 0x000080, 0x008080, 0x008000, 0x800080, 0x800000, 0x808080, 0xC0C0C0}

// shade reports whether a highlight (1 byte), a Shd80 (2) or an SHDOperand (10)
// draws a background.
func shade(v []byte) bool {
	switch len(v) {
	case 1:
		return v[0] != 0 && v[0] != 8
	case 2:
		return u16(v, 0) != 0 && u16(v, 0) != 0xFFFF
	}
	automatic, white := u8(v, 7) != 0, u32(v, 4)&0xFFFFFF == 0xFFFFFF
	pattern := u16(v, 8)
	return !automatic && !white || pattern != 0 && pattern != 0xFFFF
}

// apply changes p by a list of properties. huge resolves properties that are kept
// in the data stream.
func (p *paraProps) apply(list []byte, huge func(offset int) []byte) {
	sprms(list, func(code uint16, v []byte) {
		if set := paraModifiers[code]; set != nil {
			set(p, v)
		}
		if hugePapx[code] && huge != nil {
			p.apply(huge(int(u32(v, 0))), nil)
		}
	})
}

// hugePapx are the codes of sprmPHugePapx.
var hugePapx = map[uint16]bool{0x6645: true, 0x6646: true}

// paraModifiers are the modifications of paragraphs that matter for reading.
var paraModifiers = map[uint16]func(p *paraProps, v []byte){
	0x2416: (*paraProps).inTable,                                             // sprmPFInTable
	0x6649: func(p *paraProps, v []byte) { p.depth = int(int32(u32(v, 0))) }, // sprmPItap
	0x2417: func(p *paraProps, v []byte) { p.rowEnd = u8(v, 0) != 0 },        // sprmPFTtp
	0x244C: func(p *paraProps, v []byte) { p.rowEnd = u8(v, 0) != 0 },        // sprmPFInnerTtp
	0x244B: func(p *paraProps, v []byte) { p.cellEnd = u8(v, 0) != 0 },       // sprmPFInnerTableCell
	0x260A: func(p *paraProps, v []byte) { p.level = int(u8(v, 0)) },         // sprmPIlvl
	0x460B: func(p *paraProps, v []byte) { p.list = int(u16(v, 0)) },         // sprmPIlfo
	0x2640: (*paraProps).outlineLevel,                                        // sprmPOutLvl
	0x840F: func(p *paraProps, v []byte) { p.left = int(int16(u16(v, 0))) },  // sprmPDxaLeft80
	0x845E: func(p *paraProps, v []byte) { p.left = int(int16(u16(v, 0))) },  // sprmPDxaLeft
	0xA413: func(p *paraProps, v []byte) { p.before = int(u16(v, 0)) },       // sprmPDyaBefore
	0xA414: func(p *paraProps, v []byte) { p.after = int(u16(v, 0)) },        // sprmPDyaAfter
	0x442D: func(p *paraProps, v []byte) { p.shaded = shade(v) },             // sprmPShd80
	0xC64D: func(p *paraProps, v []byte) { p.shaded = shade(v) },             // sprmPShd
}

func (p *paraProps) inTable(v []byte) {
	if u8(v, 0) == 0 {
		p.depth = 0
		return
	}
	p.depth = max(p.depth, 1)
}

func (p *paraProps) outlineLevel(v []byte) {
	p.outline = 0
	if n := int(u8(v, 0)); n < 9 {
		p.outline = n + 1
	}
}

// charAt returns the effective character properties at a position.
func (f *file) charAt(c char, base charProps) charProps {
	r := runAt(f.chars, c.fc)
	p := base
	if r != nil {
		style := -1
		sprms(r.props, func(code uint16, v []byte) {
			if code == 0x4A30 {
				style = int(u16(v, 0))
			}
		})
		if style > 0 && style < len(f.styles) {
			p.apply(f.styles[style].chpx, &base)
		}
		styled := p
		p.apply(r.props, &styled)
	}
	f.applyPiece(c.change, func(list []byte) {
		before := p
		p.apply(list, &before)
	})
	return p
}

// paraAt returns the effective paragraph properties at a paragraph mark.
func (f *file) paraAt(c char) (paraProps, charProps) {
	p := paraProps{}
	base := charProps{size: 20}
	r := runAt(f.paras, c.fc)
	if r == nil {
		return p, base
	}
	p.style = r.style
	f.styled(r.style, &p, &base)
	p.apply(r.props, f.huge)
	f.applyPiece(c.change, func(list []byte) { p.apply(list, f.huge) })
	p.depth = min(max(p.depth, 0), maxDepth)
	return p, base
}

// huge returns a property list of the data stream.
func (f *file) huge(offset int) []byte { return slice(f.data, offset+2, int(u16(f.data, offset))) }

// applyPiece gives the properties that a quick save attached to a whole piece.
func (f *file) applyPiece(change uint16, apply func([]byte)) {
	if change&1 != 0 {
		if i := int(change >> 1); i < len(f.prcs) {
			apply(f.prcs[i])
		}
		return
	}
	code := map[uint16]uint16{0x41: 0x0800, 0x55: 0x0835, 0x56: 0x0836, 0x5C: 0x083C}[change>>1&0x7F]
	if change != 0 && code != 0 {
		apply([]byte{byte(code), byte(code >> 8), byte(change >> 8)})
	}
}
