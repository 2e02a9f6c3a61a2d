package wordxml

import (
	"cmp"
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
	p.bold = cmp.Or(q.bold, p.bold)
	p.italic = cmp.Or(q.italic, p.italic)
	p.hidden = cmp.Or(q.hidden, p.hidden)
	p.struck = cmp.Or(q.struck, p.struck)
	p.struckTwice = cmp.Or(q.struckTwice, p.struckTwice)
	p.vertical = cmp.Or(q.vertical, p.vertical)
	p.shift = cmp.Or(q.shift, p.shift)
	p.shaded = cmp.Or(q.shaded, p.shaded)
	p.size = cmp.Or(q.size, p.size)
	p.font = cmp.Or(q.font, p.font)
	if q.hasColour {
		p.colour, p.hasColour = q.colour, true
	}
	return p
}

// toggled is over for a character style on a paragraph style, where bold, italic
// and struck-out switch each other off (ISO 29500-1, 17.7.3).
func (p runProps) toggled(q *runProps) runProps {
	out := p.over(q)
	out.bold = switched(out.bold, p.bold, q.bold)
	out.italic = switched(out.italic, p.italic, q.italic)
	out.struck = switched(out.struck, p.struck, q.struck)
	return out
}

// switched is off where both styles say yes, and otherwise what one on the other makes.
func switched(over, a, b tri) tri {
	if a == yes && b == yes {
		return off
	}
	return over
}

// themeFont stands for the fonts that a document's theme names: text, not symbols.
const themeFont = "+theme"

// readRunProps reads w:rPr, whose start was the last token.
func readRunProps(r *markup.Reader) (runProps, error) {
	var p runProps
	err := r.Children(func(t *markup.Token) error {
		if set := runProperties[t.Name]; set != nil {
			set(&p, t)
		}
		return r.Skip()
	})
	return p, err
}

// runProperties take the elements of w:rPr.
var runProperties = map[string]func(*runProps, *markup.Token){
	"w:rStyle":    func(p *runProps, t *markup.Token) { p.style = t.Value("w:val") },
	"w:b":         func(p *runProps, t *markup.Token) { p.bold = triOf(on(t)) },
	"w:i":         func(p *runProps, t *markup.Token) { p.italic = triOf(on(t)) },
	"w:vanish":    func(p *runProps, t *markup.Token) { p.hidden = triOf(on(t)) },
	"w:strike":    func(p *runProps, t *markup.Token) { p.struck = triOf(on(t)) },
	"w:dstrike":   func(p *runProps, t *markup.Token) { p.struckTwice = triOf(on(t)) },
	"w:vertAlign": (*runProps).readVertical,
	"w:position": func(p *runProps, t *markup.Token) {
		shift := number(t.Value("w:val"))
		p.shift = &shift
	},
	"w:sz":        func(p *runProps, t *markup.Token) { p.size = number(t.Value("w:val")) },
	"w:color":     (*runProps).readColour,
	"w:shd":       func(p *runProps, t *markup.Token) { p.shaded = triOf(isShade(t)) },
	"w:highlight": func(p *runProps, t *markup.Token) { p.shaded = triOf(isShade(t)) },
	"w:rFonts":    (*runProps).readFonts,
	"w:sym":       func(p *runProps, t *markup.Token) { p.font = t.Value("wx:font") },
	"wx:sym":      func(p *runProps, t *markup.Token) { p.font = t.Value("wx:font") }, // Word 2003 names a symbol font this way
	"w:del":       func(p *runProps, _ *markup.Token) { p.deleted = true },
	"w:moveFrom":  func(p *runProps, _ *markup.Token) { p.deleted = true },
}

func (p *runProps) readVertical(t *markup.Token) {
	where := flow.Level
	switch t.Value("w:val") {
	case "superscript":
		where = flow.Superscript
	case "subscript":
		where = flow.Subscript
	}
	p.vertical = &where
}

func (p *runProps) readColour(t *markup.Token) {
	if c, ok := colour(t.Value("w:val")); ok {
		p.colour, p.hasColour = c, true
	}
}

func (p *runProps) readFonts(t *markup.Token) {
	p.font = cmp.Or(t.Value("w:ascii"), t.Value("w:hAnsi"))
	if t.Value("w:asciiTheme") != "" { // goes before a name, and before what the style has
		p.font = themeFont
	}
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
		case "w:numPr", "w:listPr":
			return readNumPr(r, &p)
		case "w:rPr":
			var err error
			p.mark, err = readRunProps(r)
			return err
		case "w:sectPr":
			return onSection()
		}
		if set := paraProperties[t.Name]; set != nil {
			set(&p, t)
		}
		return r.Skip()
	})
	return p, err
}

// paraProperties take the elements of w:pPr that have no others inside.
var paraProperties = map[string]func(*paraProps, *markup.Token){
	"w:pStyle":     func(p *paraProps, t *markup.Token) { p.style = t.Value("w:val") },
	"w:outlineLvl": (*paraProps).readOutline,
	"w:spacing":    (*paraProps).readSpacing,
	"w:ind":        (*paraProps).readIndent,
	"w:shd":        (*paraProps).readGround,
	"w:framePr":    func(p *paraProps, t *markup.Token) { p.frame = t.Value("w:dropCap") == "" },
}

func (p *paraProps) readOutline(t *markup.Token) {
	p.outline = -1
	if n := number(t.Value("w:val")); n >= 0 && n < 9 {
		p.outline = n + 1
	}
}

func (p *paraProps) readSpacing(t *markup.Token) {
	if v, ok := t.Attr("w:before"); ok {
		p.before = number(v)
	}
	if v, ok := t.Attr("w:after"); ok {
		p.after = number(v)
	}
}

func (p *paraProps) readIndent(t *markup.Token) {
	for _, name := range []string{"w:start", "w:left"} {
		if v, ok := t.Attr(name); ok {
			p.left, p.hasLeft = number(v), true
		}
	}
}

func (p *paraProps) readGround(t *markup.Token) {
	fill, ok := colour(t.Value("w:fill"))
	p.shaded, p.light = triOf(isShade(t)), ok && t.Value("w:fill") != "auto" && !flow.IsDark(fill)
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
