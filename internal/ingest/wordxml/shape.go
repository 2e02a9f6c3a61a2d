package wordxml

import (
	"slices"
	"strconv"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
)

// box is a text box with its place and width, in EMU; placed is false where they
// are not stated.
type box struct {
	blocks      []flow.Block
	x, y, width int
	placed      bool
}

// ground is what a drawing shows so far, as far as white text depends on it.
type ground struct {
	dark    bool // something dark was drawn
	fill    fill // of the present shape
	behind  bool // the drawing is behind the text
	onPage  bool // its place is said from the top of the page, not from its paragraph
	picture bool
	top     float64 // EMU
	height  float64 // EMU
	width   float64 // EMU
}

type fill uint8

const (
	unknownFill fill = iota
	noFill
	lightFill
	darkFill
)

// behindText reports whether white text in a box of the present shape is seen.
// A box without a fill may stand on what was drawn before, in front of the page.
func (g *ground) behindText(drawn bool) bool {
	return g.fill == darkFill || g.fill != lightFill && (g.dark || g.picture || drawn)
}

// paint notes the fill of a shape.
func (g *ground) paint(dark bool) {
	g.dark = g.dark || dark
	switch {
	case dark && g.fill != noFill:
		g.fill = darkFill
	case g.fill == unknownFill:
		g.fill = lightFill
	}
}

// shape looks for text boxes below the element that was started last.
func (d *Document) shape(r *markup.Reader, p *para) error {
	if d.depth++; d.depth > maxNesting {
		return markup.ErrDepth
	}
	defer func() { d.depth-- }()
	s := &drawing{doc: d, r: r, para: p}
	defer func() { d.covered(s.ground) }()
	return r.Children(s.visit)
}

// drawing is a drawing while it is read.
type drawing struct {
	doc    *Document
	r      *markup.Reader
	para   *para
	at     box
	ground ground
}

func (s *drawing) visit(t *markup.Token) error {
	switch t.Name {
	case "w:txbxContent":
		return s.doc.textBox(s.r, s.para, s.at, s.ground.behindText(s.doc.ground || s.doc.Cover > wholePage))
	case "v:textpath":
		s.wordArt(strings.TrimSpace(t.Value("string")))
		return s.r.Skip()
	case "wp:positionH", "wp:positionV", "wp:extent", "wp:anchor":
		return s.place(t)
	case "a:ln", "a:effectLst", "a:lnRef", "a:effectRef", "a:fontRef":
		return s.r.Skip()
	case "mc:AlternateContent":
		return s.doc.alternate(s.r, s.visit)
	case "w:binData", "a:blip", "pic:pic", "v:imagedata":
		s.ground.picture = true
		return s.r.Skip()
	}
	return s.fill(t)
}

func (s *drawing) wordArt(text string) {
	if text == "" {
		return
	}
	s.doc.produced++
	art := s.at
	art.blocks = []flow.Block{{Para: &flow.Para{Runs: []page.Run{{Text: text}}}}}
	s.para.boxes = append(s.para.boxes, art)
}

// place reads where the drawing is and how large.
func (s *drawing) place(t *markup.Token) (err error) {
	switch t.Name {
	case "wp:positionH":
		s.at.x, _, err = position(s.r)
		return err
	case "wp:positionV":
		s.ground.onPage = t.Value("relativeFrom") == "page"
		s.at.y, s.at.placed, err = position(s.r)
		s.ground.top = float64(s.at.y)
		return err
	case "wp:extent":
		s.at.width = number(t.Value("cx"))
		s.ground.width, s.ground.height = float64(s.at.width), float64(number(t.Value("cy")))
		return s.r.Skip()
	}
	s.ground.behind = t.Value("behindDoc") == "1" || t.Value("behindDoc") == "true"
	return s.r.Children(s.visit)
}

// fill reads what shapes are filled with, and whatever is inside of them.
func (s *drawing) fill(t *markup.Token) error {
	g := &s.ground
	switch t.Name {
	case "wps:wsp":
		g.fill = unknownFill
	case "v:group":
		g.vmlPlace(t)
	case "v:rect", "v:shape", "v:roundrect", "v:oval":
		g.vml(t)
	case "a:noFill":
		if g.fill == unknownFill {
			g.fill = noFill
		}
		return s.r.Skip()
	case "a:srgbClr":
		return s.plainColour(t.Value("val"))
	case "a:schemeClr":
		return s.themeColour(t.Value("val"))
	case "a:fillRef":
		if g.fill != unknownFill || t.Value("idx") == "0" {
			return s.r.Skip()
		}
	}
	return s.r.Children(s.visit)
}

// plainColour reads a colour; a light one may be darkened, as the ends of gradients are.
func (s *drawing) plainColour(value string) error {
	shaded := false
	err := s.r.Children(func(t *markup.Token) error {
		shaded = shaded || (t.Name == "a:shade" || t.Name == "a:lumMod") && number(t.Value("val")) <= 60_000
		return s.r.Skip()
	})
	if c, ok := colour(value); ok {
		s.ground.paint(shaded || flow.IsDark(c))
	}
	return err
}

func (s *drawing) themeColour(name string) error {
	tinted := false
	err := s.r.Children(func(t *markup.Token) error {
		tinted = tinted || t.Name == "a:lumOff" && number(t.Value("val")) >= 60_000 || t.Name == "a:tint"
		return s.r.Skip()
	})
	s.ground.paint(flow.ThemeIsDark(name, tinted))
	return err
}

// vmlPlace reads where a shape or a group of Word 2003 is, and how large. Inside of a
// group there are no points, and the place of the group stands.
func (g *ground) vmlPlace(t *markup.Token) {
	style := strings.ReplaceAll(t.Value("style"), " ", "")
	g.behind = g.behind || strings.Contains(style, "z-index:-")
	g.onPage = g.onPage || strings.Contains(style, "mso-position-vertical-relative:page")
	for _, part := range strings.Split(style, ";") {
		name, value, _ := strings.Cut(part, ":")
		points, ok := strings.CutSuffix(value, "pt")
		length, err := strconv.ParseFloat(points, 64)
		if !ok || err != nil {
			continue
		}
		switch length *= emuPerPoint; name {
		case "margin-top":
			g.top = length
		case "height":
			g.height = max(g.height, length)
		case "width":
			g.width = max(g.width, length)
		}
	}
}

// vml reads the fill and the place of a shape of Word 2003.
func (g *ground) vml(t *markup.Token) {
	g.fill = unknownFill
	g.vmlPlace(t)
	if v := t.Value("filled"); v == "f" || v == "false" {
		g.fill = noFill
		return
	}
	name, _, _ := strings.Cut(strings.TrimPrefix(t.Value("fillcolor"), "#"), " ")
	switch c, ok := colour(name); {
	case ok && name != "auto":
		g.paint(flow.IsDark(c))
	case name == "black", name == "navy", name == "blue", name == "maroon", name == "green", name == "purple", name == "teal", name == "gray":
		g.paint(true)
	}
}

const emuPerPoint = 12_700

// Smallest ground, in points, that is known to be under text that was written before it: where on the page that stands nobody knows, and
// a strip at the head or foot of the page is no ground of its lines.
const groundWidth, groundHeight = 150, 60

// covered notes what a finished drawing means for the text that comes after it, and
// for the text of the page that came before it.
func (d *Document) covered(g ground) {
	if !g.dark && !(g.picture && g.behind) {
		return
	}
	d.ground = true
	if !g.behind {
		return
	}
	d.Cover = max(d.Cover, (g.height+max(g.top, 0))/emuPerPoint)
	if (g.onPage || g.top < 0) && g.width >= groundWidth*emuPerPoint && g.height >= groundHeight*emuPerPoint {
		d.Grounds = append(d.Grounds, d.page)
	}
}

// stillToCome reports whether a ground of the present page is drawn further on. Programs
// that turn a PDF into a Word file write the shapes behind a page after its text.
func (d *Document) stillToCome() bool {
	return len(d.Ahead) > len(d.Grounds) && slices.Contains(d.Ahead[len(d.Grounds):], d.page)
}

func (d *Document) textBox(r *markup.Reader, p *para, at box, shaded bool) error {
	fields, carry, after, text, frame, cover := d.fields, d.carry, d.after, d.text, d.frame, d.Cover
	d.fields, d.carry, d.after, d.frame, d.Cover = nil, nil, 0, false, 0
	err := d.blocks(r, scope{shaded: shaded}, &at.blocks)
	d.fields, d.carry, d.after, d.text, d.frame, d.Cover = fields, carry, after, text, frame, cover
	if len(at.blocks) > 0 {
		d.produced++
		p.boxes = append(p.boxes, at)
	}
	return err
}

// position reads wp:positionH or wp:positionV.
func position(r *markup.Reader) (offset int, ok bool, err error) {
	err = r.Children(func(t *markup.Token) error {
		if t.Name != "wp:posOffset" {
			return r.Skip()
		}
		text, err := r.Text()
		offset, ok = number(strings.TrimSpace(text)), true
		return err
	})
	return offset, ok, err
}

// emitBoxes adds the boxes of a paragraph, each a region of its own, in reading
// order where all places are known.
func emitBoxes(boxes []box, out *[]flow.Block) {
	for _, b := range arranged(boxes) {
		*out = append(*out, flow.Block{Break: true})
		*out = append(*out, b.blocks...)
		*out = append(*out, flow.Block{Break: true})
	}
}

// arranged orders boxes as a page is read: wide boxes from top to bottom, and
// between them the columns one after the other.
func arranged(boxes []box) []box {
	left, right := 0, 0
	for i := range boxes {
		b := &boxes[i]
		if !b.placed || b.width <= 0 {
			return boxes
		}
		left, right = min(left, b.x), max(right, b.x+b.width)
	}
	slices.SortStableFunc(boxes, func(a, b box) int { return a.y - b.y })
	var out []box
	var columns [][]box
	flush := func() {
		slices.SortStableFunc(columns, func(a, b []box) int { return a[0].x - b[0].x })
		out = append(out, slices.Concat(columns...)...)
		columns = nil
	}
	for _, b := range boxes {
		if b.width*10 > (right-left)*6 {
			flush()
			out = append(out, b)
			continue
		}
		at := slices.IndexFunc(columns, func(c []box) bool {
			overlap := min(c[0].x+c[0].width, b.x+b.width) - max(c[0].x, b.x)
			return overlap*2 > min(c[0].width, b.width)
		})
		if at < 0 {
			columns = append(columns, []box{b})
		} else {
			columns[at] = append(columns[at], b)
		}
	}
	flush()
	return out
}
