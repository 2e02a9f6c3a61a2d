package rtf

import (
	"strconv"

	"focal/internal/ingest/flow"
)

// control reads one control word or symbol; the backslash is consumed.
func (p *parser) control() {
	if p.at >= len(p.data) {
		return
	}
	if c := p.data[p.at]; !isLetter(c) {
		p.at++
		p.controlSymbol(c)
		return
	}
	word := p.span(isLetter)
	a := p.argument(word[:min(len(word), maxWord)])
	switch {
	case a.word == "bin" && a.given:
		p.at = min(len(p.data), p.at+max(a.value, 0))
	case a.word == "u":
		p.unicode(a.value)
	default:
		p.apply(a)
	}
}

const maxWord = 32 // letters of a control word

// argument is a control word with its number; 1 where none is given.
type argument struct {
	word  string
	value int
	given bool
}

// on is how a property is switched: \b on, \b0 off.
func (a argument) on() bool { return a.value != 0 }

// argument reads the number behind a control word and the space that ends it.
func (p *parser) argument(word string) argument {
	sign := ""
	if p.at < len(p.data) && p.data[p.at] == '-' {
		p.at++
		sign = "-"
	}
	a := argument{word: word, value: 1}
	if n, err := strconv.Atoi(sign + p.span(isDigit)); err == nil {
		a.value, a.given = n, true
	}
	if p.at < len(p.data) && p.data[p.at] == ' ' {
		p.at++
	}
	return a
}

// span reads on as long as the bytes are of one kind.
func (p *parser) span(is func(byte) bool) string {
	start := p.at
	for p.at < len(p.data) && is(p.data[p.at]) {
		p.at++
	}
	return string(p.data[start:p.at])
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// apply does what a control word says: it begins a destination, says a symbol or changes the state.
func (p *parser) apply(a argument) {
	p.flush()
	p.high = 0
	ignorable := p.now.ignorable
	p.now.ignorable = false
	if p.destination(a.word) {
		return
	}
	if ignorable { // \* before an unknown destination: not for us
		p.now.skip = true
		return
	}
	if text, ok := symbols[a.word]; ok {
		p.symbol(text)
	} else if f := controls[a.word]; f != nil {
		f(p, a)
	}
}

func (p *parser) controlSymbol(c byte) {
	switch c {
	case '\'':
		p.hexByte()
	case '\\', '{', '}':
		p.byte(c)
	case '~':
		p.symbol("\u00A0")
	case '_':
		p.symbol("-")
	case '*':
		p.flush()
		p.now.ignorable = true
	case '\r', '\n':
		p.flush()
		p.endParagraph(argument{})
	case '\t':
		p.symbol("\t")
	}
}

// hexByte reads the two digits of \'.
func (p *parser) hexByte() {
	if p.at+2 > len(p.data) {
		p.at = len(p.data)
		return
	}
	n, err := strconv.ParseUint(string(p.data[p.at:p.at+2]), 16, 8)
	p.at += 2
	if p.passedOver() || err != nil {
		return
	}
	p.pending = append(p.pending, byte(n))
}

// byte takes one byte of text.
func (p *parser) byte(c byte) {
	if !p.passedOver() {
		p.pending = append(p.pending, c)
	}
}

// passedOver reports whether a character only stands in for the one that \u said.
func (p *parser) passedOver() bool {
	if p.codes == 0 {
		return false
	}
	p.codes--
	return true
}

// unicode says the character of \u and passes over what stands in for it.
func (p *parser) unicode(n int) {
	p.flush()
	r := rune(n)
	if n < 0 {
		r = rune(n + 0x10000)
	}
	p.codes = 0
	switch {
	case r >= 0xD800 && r < 0xDC00:
		p.high = r
	case r >= 0xDC00 && r < 0xE000:
		if p.high != 0 {
			p.say(string((p.high-0xD800)<<10 + (r - 0xDC00) + 0x10000))
		}
		p.high = 0
	default:
		p.say(string(r))
	}
	p.codes = p.now.uc
}

var symbols = map[string]string{
	"tab": "\t", "line": "\n", "lbr": "\n", "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”",
	"bullet": "•", "emspace": " ", "enspace": " ", "qmspace": " ", "softline": "\n", "column": "\n",
}

// flag is a control word that switches one property of the state.
func flag(property func(*state) *bool) func(*parser, argument) {
	return func(p *parser, a argument) { *property(&p.now) = a.on() }
}

// number is a control word that sets one number of the state, within bounds.
func number(property func(*state) *int, bounds ...int) func(*parser, argument) {
	return func(p *parser, a argument) {
		v := a.value
		if len(bounds) > 0 {
			v = max(v, bounds[0])
		}
		if len(bounds) > 1 {
			v = min(v, bounds[1])
		}
		*property(&p.now) = v
	}
}

// codePage is a control word that names the code page of the file.
func codePage(page int) func(*parser, argument) {
	return func(p *parser, _ argument) { p.page = page }
}

// channel is a control word that gives a part of the present colour of the table.
func channel(shift uint) func(*parser, argument) {
	return func(p *parser, a argument) {
		if p.now.dest == "colortbl" {
			p.colour |= uint32(a.value&0xFF) << shift
		}
	}
}

// controls are the control words that change the state or end a paragraph, a cell or a row.
var controls = map[string]func(*parser, argument){
	"par": (*parser).endParagraph, "sect": (*parser).endParagraph, "page": (*parser).endParagraph,
	"cell": (*parser).endCell, "nestcell": (*parser).endCell,
	"row":     func(p *parser, _ argument) { p.story.endRow(1) },
	"nestrow": func(p *parser, _ argument) { p.story.endRow(max(p.tableDepth(), 1)) },
	"intbl":   func(p *parser, _ argument) { p.now.table = true },
	"itap":    func(p *parser, a argument) { p.now.depth, p.now.table = a.value, a.value > 0 },
	"trowd":   func(p *parser, _ argument) { p.darkRow = false },
	"clcbpat": func(p *parser, a argument) { p.darkRow = p.darkRow || p.dark(a.value) },

	"plain":  func(p *parser, _ argument) { plain(&p.now) },
	"b":      flag(func(s *state) *bool { return &s.bold }),
	"i":      flag(func(s *state) *bool { return &s.italic }),
	"v":      flag(func(s *state) *bool { return &s.hidden }),
	"strike": flag(func(s *state) *bool { return &s.struck }), "striked": flag(func(s *state) *bool { return &s.struck }),
	"deleted":    flag(func(s *state) *bool { return &s.deleted }),
	"super":      func(p *parser, a argument) { p.vertical(flow.Superscript, a) },
	"sub":        func(p *parser, a argument) { p.vertical(flow.Subscript, a) },
	"nosupersub": func(p *parser, _ argument) { p.now.vertical = flow.Level },
	"up":         func(p *parser, a argument) { p.now.shift = a.shift() },
	"dn":         func(p *parser, a argument) { p.now.shift = -a.shift() },
	"fs":         number(func(s *state) *int { return &s.size }),
	"cf":         number(func(s *state) *int { return &s.colour }),
	"cb":         number(func(s *state) *int { return &s.shade }),
	"chcbpat":    number(func(s *state) *int { return &s.shade }),
	"highlight":  number(func(s *state) *int { return &s.shade }),
	"uc":         number(func(s *state) *int { return &s.uc }, 0, 16),

	"f":        (*parser).font,
	"deff":     func(p *parser, a argument) { p.defFont = a.value },
	"fcharset": func(p *parser, a argument) { p.fonts[p.now.font] = charsets[a.value] },
	"cpg":      func(p *parser, a argument) { p.fonts[p.now.font] = a.value },
	"ansicpg":  func(p *parser, a argument) { p.page = a.value },
	"mac":      codePage(10000), "pc": codePage(437), "pca": codePage(850),
	"red": channel(16), "green": channel(8), "blue": channel(0),

	"pard":         (*parser).plainParagraph,
	"s":            number(func(s *state) *int { return &s.style }),
	"outlinelevel": (*parser).outline,
	"ilvl":         number(func(s *state) *int { return &s.level }, 0, 8),
	"li":           number(func(s *state) *int { return &s.left }),
	"lin":          number(func(s *state) *int { return &s.left }),
	"sb":           number(func(s *state) *int { return &s.before }, 0),
	"sa":           number(func(s *state) *int { return &s.after }, 0),
	"cbpat":        number(func(s *state) *int { return &s.ground }),
}

func (p *parser) endParagraph(argument) {
	if s := &p.now; !s.skip && s.dest != "listtext" && s.dest != "fldinst" {
		p.story.paragraph(s, p.headingLevel(), p.tableDepth())
	}
}

func (p *parser) endCell(argument) {
	depth := max(p.tableDepth(), 1)
	p.story.paragraph(&p.now, p.headingLevel(), depth)
	p.story.endCell(depth)
}

func (p *parser) plainParagraph(argument) {
	s := &p.now
	s.style, s.outline, s.level, s.left, s.before, s.after, s.table, s.depth, s.ground = 0, 0, 0, 0, 0, 0, false, 0, 0
}

// font chooses a font; in the font table it begins one.
func (p *parser) font(a argument) {
	p.now.font = a.value
	if p.now.dest == "fonttbl" {
		p.fonts[a.value] = 0
	}
}

// outline is the level that a paragraph has in the outline; 9 and more is body text.
func (p *parser) outline(a argument) {
	p.now.outline = 0
	if a.value < 9 && a.given {
		p.now.outline = a.value + 1
	}
}

func (p *parser) vertical(v flow.Vertical, a argument) {
	p.now.vertical = flow.Level
	if a.on() {
		p.now.vertical = v
	}
}

// shift is how far \up and \dn move the text, in half points.
func (a argument) shift() int {
	if !a.given {
		return 6
	}
	return a.value
}
