package wordxml

import (
	"strings"
	"unicode/utf8"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
)

// longHeading is the length from which text in a heading style is body text that
// somebody formatted by mistake.
const longHeading = 150

const (
	wholePage  = 560 // points: a shape as high as this is behind all of a page
	lineLength = 100 // letters
)

// para is a paragraph while it is read.
type para struct {
	props       paraProps
	base        runProps // of its runs, from the style
	in          scope
	ready       bool
	runs        []page.Run
	link        string
	vertical    flow.Vertical // in a formula
	boxes       []box
	breakBefore bool
	breakAfter  bool
}

func (d *Document) paragraph(r *markup.Reader, in scope, out *[]flow.Block) error {
	p := &para{props: newParaProps(), in: in, runs: d.carry}
	d.carry = nil
	err := r.Children(func(t *markup.Token) error {
		if t.Name != "w:pPr" {
			return d.inline(r, t, p)
		}
		var err error
		p.props, err = readParaProps(r, func() error {
			p.breakAfter = true
			return d.section(r)
		})
		p.ready = false
		return err
	})
	if err != nil {
		return err
	}
	if d.runs > flow.MaxRuns {
		return flow.ErrLong
	}
	d.Hidden.Add("\n")
	d.prepare(p)
	d.descend(p)
	if p.props.mark.deleted {
		d.carry, p.runs = p.runs, nil
		d.Deleted++
		if len(p.boxes) == 0 {
			return nil
		}
	}
	d.emit(p, out)
	return nil
}

// prepare resolves the style of the paragraph, once.
func (d *Document) prepare(p *para) {
	if p.ready {
		return
	}
	p.props, p.base = d.Styles.paragraph(&p.props)
	if p.props.shaded != unset {
		p.in.shaded = p.props.shaded == yes || p.in.shaded && !p.props.light
	}
	p.ready = true
}

// descend uses up what the shape behind the text covers.
func (d *Document) descend(p *para) {
	if d.Cover <= 0 || d.Cover > wholePage {
		return
	}
	height := float64(max(p.props.before, 0)+max(p.props.after, 0))/20 + float64(p.base.size)*0.6*float64(1+textLength(p.runs)/lineLength)
	if p.in.cell {
		height /= 2 // cells stand beside each other
	}
	d.Cover -= height
}

func (d *Document) emit(p *para, out *[]flow.Block) {
	block := d.line(p)
	empty := isBlank(p.runs)
	boxesFirst := d.text || empty
	if p.breakBefore || p.props.frame != d.frame {
		*out = append(*out, flow.Block{Break: true})
	}
	if boxesFirst {
		emitBoxes(p.boxes, out)
	}
	*out = append(*out, block)
	if !boxesFirst {
		emitBoxes(p.boxes, out)
	}
	if p.breakAfter {
		*out = append(*out, flow.Block{Break: true})
	}
	d.frame = p.props.frame
	d.text = d.text || !empty
}

func isBlank(runs []page.Run) bool {
	for i := range runs {
		if strings.TrimSpace(runs[i].Text) != "" {
			return false
		}
	}
	return true
}

func (d *Document) line(p *para) flow.Block {
	fp := &flow.Para{Runs: p.runs, Indent: float64(p.props.left) / 20, Size: float64(p.base.size) / 2}
	fp.Gap = float64(max(p.props.before, d.after, 0)) / 20
	d.after = max(p.props.after, 0)
	if isBlank(p.runs) {
		return flow.Block{Para: fp}
	}
	if p.props.outline > 0 && textLength(p.runs) <= longHeading {
		fp.Kind, fp.Level = page.Heading, p.props.outline
	}
	if bullet, ok := d.bullet(p); ok {
		fp.Bullet = bullet
		if fp.Kind != page.Heading {
			fp.Kind, fp.Level = page.ListItem, p.props.level
		}
	}
	return flow.Block{Para: fp}
}

func (d *Document) bullet(p *para) (string, bool) {
	if glyph := strings.TrimSpace(flow.Clean(p.props.bullet)); glyph != "" {
		return glyph, true
	}
	if p.props.bullet != "" {
		return "•", true
	}
	if p.props.num <= 0 {
		return "", false
	}
	return d.Numbering.item(p.props.num, p.props.level)
}

// isForeign reports whether an element is of a namespace that no part of Office
// owns: smart tags and custom markup of Word 2003, which wrap the text they mean.
func isForeign(name string) bool { return !strings.Contains(name, ":") }

func textLength(runs []page.Run) int {
	n := 0
	for i := range runs {
		n += utf8.RuneCountInString(runs[i].Text)
	}
	return n
}

// inline reads one child of a paragraph.
func (d *Document) inline(r *markup.Reader, t *markup.Token, p *para) error {
	visit := func(t *markup.Token) error { return d.inline(r, t, p) }
	switch t.Name {
	case "w:r", "m:r":
		return d.run(r, p)
	case "w:hyperlink", "w:hlink":
		outer := p.link
		if target := d.Links[t.Value("r:id")]; target != "" {
			p.link = target
		} else if dest := t.Value("w:dest"); dest != "" {
			p.link = flow.SafeLink(dest)
		}
		err := r.Children(visit)
		p.link = outer
		return err
	case "w:fldSimple":
		d.fields = append(d.fields, field{instr: t.Value("w:instr"), result: true})
		err := r.Children(visit)
		d.endField()
		return err
	case "w:sdt":
		d.prepare(p)
		return d.control(r, p.props.outline == 1, visit) // templates have their main headings as prompts, which people keep
	case "w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:dir", "w:bdo",
		"m:oMath", "m:oMathPara", "m:f", "m:num", "m:e", "m:sSup", "m:sSub", "m:sSubSup", "m:d", "m:rad", "m:nary", "m:func", "m:fName":
		return r.Children(visit)
	case "m:sup", "m:sub":
		outer := p.vertical
		if p.vertical = flow.Superscript; t.Name == "m:sub" {
			p.vertical = flow.Subscript
		}
		err := r.Children(visit)
		p.vertical = outer
		return err
	case "m:den":
		d.prepare(p)
		d.say(p, &p.base, styled(&p.base), "/")
		return r.Children(visit)
	case "w:del", "w:moveFrom":
		d.Deleted++
	case "aml:annotation":
		return d.annotation(r, t, visit)
	case "mc:AlternateContent":
		return d.alternate(r, visit)
	}
	if isForeign(t.Name) {
		return r.Children(visit)
	}
	return r.Skip()
}
