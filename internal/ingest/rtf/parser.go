package rtf

import (
	"cmp"
	"context"
	"errors"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

// parser walks over the file once, with its own stack of groups.
type parser struct {
	ctx     context.Context
	data    []byte
	at      int
	stack   []state
	now     state
	depth   int // groups that were left open
	codes   int // \uc bytes still to pass over
	pending []byte
	high    rune // first half of a surrogate pair

	page    int         // code page of the file
	fonts   map[int]int // font -> code page
	colours []uint32
	colour  uint32
	heading map[int]int // style -> heading level
	name    strings.Builder
	defFont int

	story   *story
	stories map[string][]flow.Block
	instr   strings.Builder
	links   []string

	runs    int // said so far
	hidden  flow.Unseen
	deleted int
	struck  int
	darkRow bool // a cell of the present row has a dark ground
}

func newParser(ctx context.Context, data []byte) *parser {
	p := &parser{
		ctx: ctx, data: data, page: 1252, fonts: map[int]int{}, heading: map[int]int{}, story: &story{},
		stories: map[string][]flow.Block{}, now: state{uc: 1},
	}
	plain(&p.now)
	return p
}

func (p *parser) parse() error {
	for n := 0; p.at < len(p.data); n++ {
		if err := p.limits(n); err != nil {
			return err
		}
		if err := p.token(); errors.Is(err, errEnd) {
			return nil // what follows is not part of the document
		} else if err != nil {
			return err
		}
	}
	p.flush()
	for p.story.restored != nil {
		p.endStory()
	}
	p.depth = len(p.stack)
	return nil
}

var errEnd = errors.New("rtf: the outermost group is closed")

// limits looks at the clock and at the length now and then.
func (p *parser) limits(n int) error {
	if n%4096 != 0 {
		return nil
	}
	if p.runs > flow.MaxRuns {
		return cmp.Or(p.ctx.Err(), flow.ErrLong)
	}
	return p.ctx.Err()
}

// token reads a brace, a control word or a byte of text.
func (p *parser) token() error {
	c := p.data[p.at]
	p.at++
	switch c {
	case '{':
		return p.beginGroup()
	case '}':
		p.flush()
		p.endGroup()
		if len(p.stack) == 0 {
			return errEnd
		}
	case '\\':
		p.control()
	case '\r', '\n', 0:
	case '\t':
		p.symbol("\t")
	default:
		p.byte(c)
	}
	return nil
}

func (p *parser) beginGroup() error {
	p.flush()
	if len(p.stack) >= maxGroups {
		return ErrDepth
	}
	p.stack = append(p.stack, p.now)
	p.now.ignorable, p.codes = false, 0
	return nil
}

// endGroup restores the state and closes what the group was.
func (p *parser) endGroup() {
	was := p.now
	if len(p.stack) == 0 {
		return
	}
	p.now, p.stack = p.stack[len(p.stack)-1], p.stack[:len(p.stack)-1]
	p.codes = 0
	if p.story.restored != nil && len(p.stack) < p.story.groups {
		p.endStory()
	}
	if was.dest != p.now.dest {
		p.endDestination(was)
	}
}

func (p *parser) endDestination(was state) {
	links := len(p.links)
	switch {
	case was.dest == "field" && links > 0:
		p.links = p.links[:links-1]
	case was.dest == "fldinst" && links > 0:
		p.links[links-1] = p.instr.String()
	case was.dest == "stylename":
		p.endStyle(was.style)
	case was.dest == "listtext":
		p.endBullet()
	}
}

func (p *parser) endBullet() {
	raw := strings.TrimSpace(p.story.bullet)
	p.story.bullet = strings.TrimSpace(flow.Clean(raw))
	if p.story.bullet == "" && raw != "" {
		p.story.bullet = "•" // a private glyph of a symbol font
	}
}

// endStory puts a finished story where it belongs and returns to the one around it.
func (p *parser) endStory() {
	s := p.story
	s.close()
	p.story = s.restored
	if s.name != "box" {
		p.stories[s.name] = append(p.stories[s.name], s.out...)
		return
	}
	if len(s.out) > 0 {
		p.story.boxes = append(p.story.boxes, flow.Block{Break: true})
		p.story.boxes = append(p.story.boxes, s.out...)
		p.story.boxes = append(p.story.boxes, flow.Block{Break: true})
	}
}

func (p *parser) endStyle(id int) {
	name := strings.ToLower(strings.TrimRight(strings.TrimSpace(p.name.String()), ";"))
	if rest, ok := strings.CutPrefix(name, "heading "); ok && len(rest) == 1 && rest[0] >= '1' && rest[0] <= '9' {
		p.heading[id] = int(rest[0] - '0')
	}
	p.name.Reset()
}

// flush decodes the bytes that were collected and says them.
func (p *parser) flush() {
	if len(p.pending) == 0 {
		return
	}
	text := decode(p.pending, p.codePage())
	p.pending = p.pending[:0]
	p.say(text)
}

func (p *parser) codePage() int {
	font := p.now.font
	if font < 0 {
		font = p.defFont
	}
	if cp, ok := p.fonts[font]; ok && cp != 0 {
		return cp
	}
	return p.page
}

// symbol says text that a control word stands for.
func (p *parser) symbol(text string) {
	p.flush()
	if !p.passedOver() {
		p.say(text)
	}
}

// say hands text to the present destination.
func (p *parser) say(text string) {
	if s := &p.now; s.skip {
		return
	} else if collect, ok := collectors[s.dest]; ok {
		collect(p, text)
		return
	}
	if !p.unseen(text) {
		p.sayRun(text)
	}
}

// collectors take the text of destinations whose text is not part of the document.
var collectors = map[string]func(*parser, string){
	"fldinst":    (*parser).sayInstruction,
	"stylename":  func(p *parser, text string) { p.name.WriteString(text) },
	"colortbl":   (*parser).sayColours,
	"listtext":   func(p *parser, text string) { p.story.bullet += text },
	"fonttbl":    func(*parser, string) {},
	"stylesheet": func(*parser, string) {},
	"props":      func(*parser, string) {},
}

const maxInstruction = 4096

func (p *parser) sayInstruction(text string) {
	if p.instr.Len() < maxInstruction {
		p.instr.WriteString(text)
	}
}

// sayColours ends a colour of the table at each semicolon.
func (p *parser) sayColours(text string) {
	ends := strings.Count(text, ";")
	if ends == 0 {
		return
	}
	p.colours = append(p.colours, make([]uint32, ends)...)
	p.colours[len(p.colours)-1] = p.colour
	p.colour = 0
}

// unseen reports whether the text is not seen on the printed page, and counts it for the warnings.
func (p *parser) unseen(text string) bool {
	s := &p.now
	switch {
	case s.deleted:
		p.deleted++
	case s.hidden || s.size > 0 && s.size <= hiddenSize || p.white():
		if strings.TrimSpace(text) != "" {
			p.hidden.Mark()
		}
	case s.struck:
		count(&p.struck, text)
	default:
		return false
	}
	return true
}

func count(n *int, text string) {
	if strings.TrimSpace(text) != "" {
		*n++
	}
}

// white reports whether the letters are white and nothing dark is behind them.
func (p *parser) white() bool {
	s := &p.now
	colour, ok := p.present()
	return ok && flow.IsNearWhite(colour) && !p.dark(s.shade) && !p.dark(s.ground) && !(s.table && p.darkRow) && p.story.name != "box"
}

// present is the colour of the letters; false where it is the printer's own.
func (p *parser) present() (uint32, bool) {
	if n := p.now.colour; n > 0 && n < len(p.colours) {
		return p.colours[n], true
	}
	return 0, false
}

func (p *parser) sayRun(text string) {
	s := &p.now
	link, pageNumber := p.link()
	if pageNumber {
		return
	}
	p.runs++
	colour, _ := p.present()
	run := page.Run{Text: text, Bold: s.bold, Italic: s.italic, Size: float64(s.size) / 2, Colour: colour, Link: link}
	vertical := s.vertical
	if vertical == flow.Level {
		vertical = flow.Shifted(p.story.runs, s.shift, run.Size)
	}
	run.Text = flow.Raise(p.story.runs, run.Text, vertical)
	p.story.runs = flow.Append(p.story.runs, run)
}

// link is where the innermost link around the text leads; true for a page number.
func (p *parser) link() (link string, pageNumber bool) {
	for _, instr := range p.links {
		if flow.IsPageField(instr) {
			return "", true
		}
		link = cmp.Or(flow.FieldTarget(instr), link)
	}
	return link, false
}

// dark reports whether white text is seen on a colour of the table.
func (p *parser) dark(colour int) bool {
	return colour > 0 && colour < len(p.colours) && flow.IsDark(p.colours[colour])
}

// headingLevel returns the level of the present paragraph; 0 for body text.
func (p *parser) headingLevel() int {
	if p.now.outline > 0 {
		return p.now.outline
	}
	return p.heading[p.now.style]
}

// tableDepth returns how many tables the present paragraph is in.
func (p *parser) tableDepth() int {
	if !p.now.table {
		return 0
	}
	return min(max(p.now.depth, 1), maxDepth)
}
