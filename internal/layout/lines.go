package layout

import (
	"math"

	"focal/internal/ooxml"
)

// breaker sets chunks into lines of a given width.
type breaker struct {
	props               *paraProps
	width               float64 // of the text area
	tabWidth            float64
	lines               []float64 // heights
	x                   float64   // from the left edge of the text area
	ascent, descent     float64   // the ascent with the line gap of its font
	gap, image          float64
	used                bool // something is on the line
	pageBreakBehindLine int  // line after which a page break stands; 0 = none
}

// percent is proportional line spacing (240 = single) as LibreOffice takes it:
// whole hundredths of a millimetre, then whole percent, rounded down. Line
// heights are whole twips there, too.
func percent(line float64) float64 {
	return math.Floor(math.Round(line*127/72) * 100 / 423)
}

// roundsUp: LibreOffice rounds the parts of a line's height one by one, which makes half
// a twip a whole one more often than not. Of 54 fonts and sizes tried 43 come out exactly,
// eight are a twip too high and three too low.
const roundsUp = 0.55

// start begins a line at its indent.
func (b *breaker) start() {
	b.x = b.props.left
	if len(b.lines) == 0 && !b.props.list { // a bullet fills the hanging indent
		b.x += b.props.first
	}
	b.ascent, b.descent, b.gap, b.image, b.used = 0, 0, 0, 0, false
}

func (b *breaker) room() float64 { return b.width - b.props.right }

// tolerance absorbs the rounding of word processors, in twips.
const tolerance = 1

// narrowest is the least width, in twips, into which long words are broken.
const narrowest = 100

func (b *breaker) set(list []chunk, mark *font) {
	b.start()
	for i := 0; i < len(list); i++ {
		k := &list[i]
		switch k.kind {
		case chunkBreak, chunkPageBreak:
			b.grow(k.font)
			b.end(mark)
			if k.kind == chunkPageBreak {
				b.pageBreakBehindLine = len(b.lines)
			}
		case chunkTab:
			b.grow(k.font)
			b.tab(list[i+1:], mark)
		default:
			b.place(k, mark)
		}
	}
	b.end(mark)
}

func (b *breaker) place(k *chunk, mark *font) {
	if b.used && b.x+k.width > b.room()+tolerance {
		b.end(mark)
	}
	width := k.width
	for k.kind == chunkText && b.x+width > b.room()+tolerance && b.room()-b.props.left > narrowest { // a word longer than the line
		b.grow(k.font)
		b.stretch(k)
		each := k.width / k.count
		width -= max(math.Floor((b.room()-b.x)/each), 1) * each
		b.used = true
		b.end(mark)
	}
	b.stretch(k)
	if k.kind == chunkImage {
		b.image = max(b.image, k.height)
	}
	b.grow(k.font)
	b.x += width + k.space
	b.used = true
}

func (b *breaker) grow(f *font) {
	b.ascent, b.descent, b.gap = max(b.ascent, f.ascent+f.gap), max(b.descent, f.descent), max(b.gap, f.gap)
}

// stretch makes room for a font that is higher than ours.
func (b *breaker) stretch(k *chunk) {
	b.ascent, b.descent = max(b.ascent, k.up), max(b.descent, k.down)
}

// tab moves to the next tab stop; what follows up to the next tab is set
// against a right or centred stop.
func (b *breaker) tab(rest []chunk, mark *font) {
	stop := tabStop{at: math.Inf(1)}
	for _, t := range b.props.tabs {
		if t.at > b.x+tolerance && t.at < stop.at && t.kind != "clear" && t.kind != "bar" {
			stop = t
		}
	}
	if hanging := b.props.left; b.props.first < 0 && hanging > b.x && hanging < stop.at {
		stop = tabStop{at: hanging, kind: "left"}
	}
	if math.IsInf(stop.at, 1) {
		stop = tabStop{at: (math.Floor(b.x/b.tabWidth) + 1) * b.tabWidth, kind: "left"}
	}
	follow := b.follow(rest)
	b.used = true
	switch stop.kind {
	case "right", "end":
		b.x = max(b.x, stop.at-follow)
	case "center":
		b.x = max(b.x, stop.at-follow/2)
	default:
		if stop.at > b.room() {
			b.end(mark)
			return
		}
		b.x = stop.at
	}
}

// follow is the width of what is between a tab and the next one, or the end.
func (b *breaker) follow(rest []chunk) float64 {
	width := 0.0
	for i := range rest {
		if rest[i].kind == chunkTab || rest[i].kind == chunkBreak {
			break
		}
		width += rest[i].width + rest[i].space
	}
	return width
}

// end closes the line.
func (b *breaker) end(mark *font) {
	if b.ascent == 0 {
		b.grow(mark)
	}
	ascent := b.ascent
	if b.image > 0 {
		ascent = max(ascent, b.image+b.gap)
	}
	height := math.Floor(ascent + b.descent + roundsUp)
	switch b.props.rule {
	case "exact":
		height = b.props.line
	case "atLeast":
		height = max(height, b.props.line)
	default:
		height = math.Floor(height * percent(b.props.line) / 100)
	}
	b.lines = append(b.lines, height)
	b.start()
}

// TabOverflows reports whether what is behind a right tab stop of the
// paragraph has no room on the line: word processors would run it past the
// stop and break it anywhere.
func (m *Measurer) TabOverflows(p *ooxml.Node) bool {
	e := m.paragraph(p.Kid("w:pPr"))
	width := 0.0
	for _, t := range e.props.tabs {
		if t.kind == "right" || t.kind == "end" {
			width = max(width, t.at)
		}
	}
	if width == 0 {
		return false
	}
	k := chunker{m: m, entry: e}
	k.content(p)
	b := breaker{props: &e.props, width: width + e.props.right, tabWidth: m.tabWidth}
	b.start()
	for i := range k.list {
		switch c := &k.list[i]; c.kind {
		case chunkTab:
			return b.x+b.follow(k.list[i+1:]) > width+tolerance
		case chunkBreak, chunkPageBreak:
			b.end(e.mark)
		default:
			b.place(c, e.mark)
		}
	}
	return false
}
