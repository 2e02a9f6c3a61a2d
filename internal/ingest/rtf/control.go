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
	c := p.data[p.at]
	if c|0x20 < 'a' || c|0x20 > 'z' {
		p.at++
		p.controlSymbol(c)
		return
	}
	start := p.at
	for p.at < len(p.data) && p.data[p.at]|0x20 >= 'a' && p.data[p.at]|0x20 <= 'z' {
		p.at++
	}
	word := string(p.data[start:min(p.at, start+32)])
	start = p.at
	if p.at < len(p.data) && p.data[p.at] == '-' {
		p.at++
	}
	for p.at < len(p.data) && p.data[p.at] >= '0' && p.data[p.at] <= '9' {
		p.at++
	}
	value, err := strconv.Atoi(string(p.data[start:p.at]))
	has := err == nil
	if p.at < len(p.data) && p.data[p.at] == ' ' {
		p.at++
	}
	if !has {
		value = 1
	}
	if word == "bin" && has {
		p.at = min(len(p.data), p.at+max(value, 0))
		return
	}
	if word == "u" {
		p.unicode(value)
		return
	}
	p.flush()
	p.high = 0
	ignorable := p.now.ignorable
	p.now.ignorable = false
	if p.destination(word, ignorable) {
		return
	}
	if ignorable { // \* before an unknown destination: not for us
		p.now.skip = true
		return
	}
	p.word(word, value, has)
}

func (p *parser) controlSymbol(c byte) {
	switch c {
	case '\'':
		if p.at+2 > len(p.data) {
			p.at = len(p.data)
			return
		}
		n, err := strconv.ParseUint(string(p.data[p.at:p.at+2]), 16, 8)
		p.at += 2
		if p.codes > 0 {
			p.codes--
			return
		}
		if err == nil {
			p.pending = append(p.pending, byte(n))
		}
	case '\\', '{', '}':
		if p.codes > 0 {
			p.codes--
			return
		}
		p.pending = append(p.pending, c)
	case '~':
		p.symbol("\u00A0")
	case '_':
		p.symbol("-")
	case '*':
		p.flush()
		p.now.ignorable = true
	case '\r', '\n':
		p.flush()
		p.word("par", 1, false)
	case '\t':
		p.symbol("\t")
	}
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

// word applies a control word to the state or to the text.
func (p *parser) word(word string, v int, has bool) {
	s := &p.now
	if text, ok := symbols[word]; ok {
		p.symbol(text)
		return
	}
	on := v != 0
	switch word {
	case "par", "sect", "page":
		if s.skip || s.dest == "listtext" || s.dest == "fldinst" {
			return
		}
		p.story.paragraph(s, p.headingLevel(), p.tableDepth())
	case "cell", "nestcell":
		p.story.paragraph(s, p.headingLevel(), max(p.tableDepth(), 1))
		p.story.endCell(max(p.tableDepth(), 1))
	case "row", "nestrow":
		depth := max(p.tableDepth(), 1)
		if word == "row" {
			depth = 1
		}
		p.story.endRow(depth)
	case "plain":
		plain(s)
	case "pard":
		s.style, s.outline, s.level, s.left, s.before, s.after, s.table, s.depth = 0, 0, 0, 0, 0, 0, false, 0
		s.ground = 0
	case "intbl":
		s.table = true
	case "itap":
		s.depth, s.table = v, v > 0
	case "b":
		s.bold = on
	case "i":
		s.italic = on
	case "v":
		s.hidden = on
	case "strike", "striked":
		s.struck = on
	case "super":
		s.vertical = flow.Level
		if on {
			s.vertical = flow.Superscript
		}
	case "sub":
		s.vertical = flow.Level
		if on {
			s.vertical = flow.Subscript
		}
	case "nosupersub":
		s.vertical = flow.Level
	case "up", "dn":
		if s.shift = 6; has {
			s.shift = v
		}
		if word == "dn" {
			s.shift = -s.shift
		}
	case "deleted":
		s.deleted = on
	case "fs":
		s.size = v
	case "f":
		if s.dest == "fonttbl" {
			s.font = v
			p.fonts[v] = 0
			return
		}
		s.font = v
	case "deff":
		p.defFont = v
	case "fcharset":
		p.fonts[s.font] = charsets[v]
	case "cpg":
		p.fonts[s.font] = v
	case "ansicpg":
		p.page = v
	case "mac":
		p.page = 10000
	case "pc":
		p.page = 437
	case "pca":
		p.page = 850
	case "cf":
		s.colour = v
	case "cb", "chcbpat", "highlight":
		s.shade = v
	case "cbpat":
		s.ground = v
	case "trowd":
		p.darkRow = false
	case "clcbpat":
		p.darkRow = p.darkRow || p.dark(v)
	case "red", "green", "blue":
		if s.dest == "colortbl" {
			shift := map[string]uint{"red": 16, "green": 8, "blue": 0}[word]
			p.colour |= uint32(v&0xFF) << shift
		}
	case "s":
		s.style = v
	case "outlinelevel":
		s.outline = 0
		if v < 9 && has {
			s.outline = v + 1
		}
	case "ilvl":
		s.level = min(max(v, 0), 8)
	case "li", "lin":
		s.left = v
	case "sb":
		s.before = max(v, 0)
	case "sa":
		s.after = max(v, 0)
	case "uc":
		s.uc = min(max(v, 0), 16)
	}
}
