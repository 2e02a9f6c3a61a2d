package wordxml

import (
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
)

// tri is a property that may be unset.
type tri uint8

const (
	unset tri = iota
	off
	yes
)

func triOf(b bool) tri {
	if b {
		return yes
	}
	return off
}

// runProps are the run properties that matter for reading.
type runProps struct {
	style                string
	bold, italic, hidden tri
	struck, struckTwice  tri
	vertical             *flow.Vertical
	shift                *int // half points upwards
	shaded               tri
	deleted              bool // the paragraph mark is a tracked deletion
	size                 int  // half points
	colour               uint32
	hasColour            bool
	font                 string
}

// over returns p with the set members of q on top.
func (p runProps) over(q *runProps) runProps {
	if q.bold != unset {
		p.bold = q.bold
	}
	if q.italic != unset {
		p.italic = q.italic
	}
	if q.hidden != unset {
		p.hidden = q.hidden
	}
	if q.struck != unset {
		p.struck = q.struck
	}
	if q.struckTwice != unset {
		p.struckTwice = q.struckTwice
	}
	if q.vertical != nil {
		p.vertical = q.vertical
	}
	if q.shift != nil {
		p.shift = q.shift
	}
	if q.shaded != unset {
		p.shaded = q.shaded
	}
	if q.size != 0 {
		p.size = q.size
	}
	if q.hasColour {
		p.colour, p.hasColour = q.colour, true
	}
	if q.font != "" {
		p.font = q.font
	}
	return p
}

// toggled is over for a character style on a paragraph style, where bold, italic
// and struck-out switch each other off (ISO 29500-1, 17.7.3).
func (p runProps) toggled(q *runProps) runProps {
	out := p.over(q)
	if p.bold == yes && q.bold == yes {
		out.bold = off
	}
	if p.italic == yes && q.italic == yes {
		out.italic = off
	}
	if p.struck == yes && q.struck == yes {
		out.struck = off
	}
	return out
}

// themeFont stands for the fonts that a document's theme names: text, not symbols.
const themeFont = "+theme"

// readRunProps reads w:rPr, whose start was the last token.
func readRunProps(r *markup.Reader) (runProps, error) {
	var p runProps
	err := r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:rStyle":
			p.style = t.Value("w:val")
		case "w:b":
			p.bold = triOf(on(t))
		case "w:i":
			p.italic = triOf(on(t))
		case "w:vanish":
			p.hidden = triOf(on(t))
		case "w:strike":
			p.struck = triOf(on(t))
		case "w:dstrike":
			p.struckTwice = triOf(on(t))
		case "w:vertAlign":
			where := flow.Level
			switch t.Value("w:val") {
			case "superscript":
				where = flow.Superscript
			case "subscript":
				where = flow.Subscript
			}
			p.vertical = &where
		case "w:position":
			shift := number(t.Value("w:val"))
			p.shift = &shift
		case "w:sz":
			p.size = number(t.Value("w:val"))
		case "w:color":
			if c, ok := colour(t.Value("w:val")); ok {
				p.colour, p.hasColour = c, true
			}
		case "w:shd", "w:highlight":
			p.shaded = triOf(isShade(t))
		case "w:rFonts":
			p.font = t.Value("w:ascii")
			if p.font == "" {
				p.font = t.Value("w:hAnsi")
			}
			if t.Value("w:asciiTheme") != "" { // goes before a name, and before what the style has
				p.font = themeFont
			}
		case "w:sym", "wx:sym": // Word 2003 names a symbol font this way
			p.font = t.Value("wx:font")
		case "w:del", "w:moveFrom":
			p.deleted = true
		}
		return r.Skip()
	})
	return p, err
}

// isShade reports whether w:shd or w:highlight draws a background that is dark
// enough for white text.
func isShade(t *markup.Token) bool {
	v := t.Value("w:val")
	if strings.HasSuffix(t.Name, "highlight") {
		return v != "none" && v != "white" && v != "yellow" && v != "cyan" && v != "lightGray"
	}
	if v == "solid" {
		c, ok := colour(t.Value("w:color"))
		return ok && flow.IsDark(c)
	}
	if c, ok := colour(t.Value("w:fill")); ok && t.Value("w:fill") != "auto" {
		return flow.IsDark(c)
	}
	return flow.ThemeIsDark(t.Value("w:themeFill"), t.Value("w:themeFillTint") != "")
}

// paraProps are the paragraph properties that matter for reading.
type paraProps struct {
	style         string
	outline       int // 1.. = heading level, 0 = unset, -1 = body text
	num, level    int // num: -1 = unset, 0 = switched off
	hasLevel      bool
	before, after int // twips; -1 = unset
	left          int // twips
	hasLeft       bool
	shaded        tri
	light         bool   // the background is drawn, and light
	bullet        string // Word 2003 writes the drawn number beside the list
	mark          runProps
	frame         bool // a frame of Word 95 style: stands apart like a text box
}

func newParaProps() paraProps { return paraProps{num: -1, before: -1, after: -1} }

func (p paraProps) over(q *paraProps) paraProps {
	if q.outline != 0 {
		p.outline = q.outline
	}
	if q.num >= 0 {
		p.num = q.num
		p.level, p.hasLevel = q.level, q.hasLevel || p.hasLevel
	} else if q.hasLevel {
		p.level, p.hasLevel = q.level, true
	}
	if q.before >= 0 {
		p.before = q.before
	}
	if q.after >= 0 {
		p.after = q.after
	}
	if q.hasLeft {
		p.left, p.hasLeft = q.left, true
	}
	if q.shaded != unset {
		p.shaded, p.light = q.shaded, q.light
	}
	return p
}

// readParaProps reads w:pPr, whose start was the last token.
func readParaProps(r *markup.Reader, onSection func() error) (paraProps, error) {
	p := newParaProps()
	err := r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:pStyle":
			p.style = t.Value("w:val")
		case "w:outlineLvl":
			if n := number(t.Value("w:val")); n >= 0 && n < 9 {
				p.outline = n + 1
			} else {
				p.outline = -1
			}
		case "w:numPr", "w:listPr":
			return readNumPr(r, &p)
		case "w:spacing":
			if v, ok := t.Attr("w:before"); ok {
				p.before = number(v)
			}
			if v, ok := t.Attr("w:after"); ok {
				p.after = number(v)
			}
		case "w:ind":
			for _, name := range []string{"w:start", "w:left"} {
				if v, ok := t.Attr(name); ok {
					p.left, p.hasLeft = number(v), true
				}
			}
		case "w:shd":
			fill, ok := colour(t.Value("w:fill"))
			p.shaded, p.light = triOf(isShade(t)), ok && t.Value("w:fill") != "auto" && !flow.IsDark(fill)
		case "w:framePr":
			p.frame = t.Value("w:dropCap") == ""
		case "w:rPr":
			var err error
			p.mark, err = readRunProps(r)
			return err
		case "w:sectPr":
			return onSection()
		}
		return r.Skip()
	})
	return p, err
}

func readNumPr(r *markup.Reader, p *paraProps) error {
	p.num = 0
	return r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:numId", "w:ilfo":
			p.num = number(t.Value("w:val"))
		case "w:ilvl":
			p.level, p.hasLevel = min(max(number(t.Value("w:val")), 0), 8), true
		case "wx:t":
			p.bullet = t.Value("wx:val")
		}
		return r.Skip()
	})
}
