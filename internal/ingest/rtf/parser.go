package rtf

import (
	"context"
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

	runs            int // said so far
	hidden, deleted int
	struck          int
	darkRow         bool // a cell of the present row has a dark ground
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
		if n%4096 == 0 {
			if err := p.ctx.Err(); err != nil {
				return err
			}
			if p.runs > flow.MaxRuns {
				return flow.ErrLong
			}
		}
		c := p.data[p.at]
		p.at++
		switch c {
		case '{':
			p.flush()
			if len(p.stack) >= maxGroups {
				return ErrDepth
			}
			p.stack = append(p.stack, p.now)
			p.now.ignorable, p.codes = false, 0
		case '}':
			p.flush()
			p.endGroup()
			if len(p.stack) == 0 {
				return nil // what follows is not part of the document
			}
		case '\\':
			p.control()
		case '\r', '\n', 0:
		case '\t':
			p.symbol("\t")
		default:
			if p.codes > 0 {
				p.codes--
				continue
			}
			p.pending = append(p.pending, c)
		}
	}
	p.flush()
	for p.story.restored != nil {
		p.endStory()
	}
	p.depth = len(p.stack)
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
	if was.dest == p.now.dest {
		return
	}
	switch was.dest {
	case "field":
		if n := len(p.links); n > 0 {
			p.links = p.links[:n-1]
		}
	case "fldinst":
		if n := len(p.links); n > 0 {
			p.links[n-1] = p.instr.String()
		}
	case "stylename":
		p.endStyle(was.style)
	case "listtext":
		raw := strings.TrimSpace(p.story.bullet)
		p.story.bullet = strings.TrimSpace(flow.Clean(raw))
		if p.story.bullet == "" && raw != "" {
			p.story.bullet = "•" // a private glyph of a symbol font
		}
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
	if p.codes > 0 {
		p.codes--
		return
	}
	p.say(text)
}

// say hands text to the present destination.
func (p *parser) say(text string) {
	st := &p.now
	switch {
	case st.skip:
		return
	case st.dest == "fldinst":
		if p.instr.Len() < 4096 {
			p.instr.WriteString(text)
		}
		return
	case st.dest == "stylename":
		p.name.WriteString(text)
		return
	case st.dest == "colortbl":
		p.colours = append(p.colours, make([]uint32, strings.Count(text, ";"))...)
		if n := len(p.colours); n > 0 && strings.Contains(text, ";") {
			p.colours[n-1] = p.colour
			p.colour = 0
		}
		return
	case st.dest == "fonttbl", st.dest == "stylesheet", st.dest == "props":
		return
	case st.dest == "listtext":
		p.story.bullet += text
		return
	case st.deleted:
		p.deleted++
		return
	}
	colour, coloured := uint32(0), st.colour > 0 && st.colour < len(p.colours)
	if coloured {
		colour = p.colours[st.colour]
	}
	white := coloured && flow.IsNearWhite(colour) && !p.dark(st.shade) && !p.dark(st.ground) && !(st.table && p.darkRow) && p.story.name != "box"
	if st.hidden || st.size > 0 && st.size <= hiddenSize || white {
		if strings.TrimSpace(text) != "" {
			p.hidden++
		}
		return
	}
	if st.struck {
		if strings.TrimSpace(text) != "" {
			p.struck++
		}
		return
	}
	run := page.Run{Text: text, Bold: st.bold, Italic: st.italic, Size: float64(st.size) / 2, Colour: colour}
	for _, instr := range p.links {
		if flow.IsPageField(instr) {
			return
		}
		if target := flow.FieldTarget(instr); target != "" {
			run.Link = target
		}
	}
	p.runs++
	vertical := st.vertical
	if vertical == flow.Level {
		vertical = flow.Shifted(p.story.runs, st.shift, run.Size)
	}
	run.Text = flow.Raise(p.story.runs, run.Text, vertical)
	p.story.runs = flow.Append(p.story.runs, run)
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
