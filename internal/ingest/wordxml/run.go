package wordxml

import (
	"strconv"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
)

// hiddenSize is the size in half points up to which text cannot be read by eye.
const hiddenSize = 4

// field is an open complex field.
type field struct {
	instr  string
	result bool // past the separator: what follows is shown
}

const maxFields = 64

// run reads w:r, whose start was the last token.
func (d *Document) run(r *markup.Reader, p *para) error {
	d.prepare(p)
	props := p.base
	resolved := page.Run{}
	fresh := true
	var child func(t *markup.Token) error
	child = func(t *markup.Token) error {
		if t.Name == "w:rPr" {
			direct, err := readRunProps(r)
			props, fresh = d.Styles.run(p.base, &direct), true
			return err
		}
		if fresh {
			resolved, fresh = styled(&props), false
		}
		switch t.Name {
		case "w:t", "m:t":
			return d.words(r, p, &props, resolved)
		case "w:instrText":
			return d.instruction(r)
		case "w:ruby", "w:rubyBase":
			return r.Children(child)
		case "w:r":
			return d.run(r, p)
		case "w:drawing", "w:pict", "w:object":
			return d.shape(r, p)
		case "mc:AlternateContent":
			return d.alternate(r, child)
		case "w:lastRenderedPageBreak":
			d.page++
		case "w:br":
			d.lineBreak(p, &props, resolved, t.Value("w:type"))
		case "w:fldChar":
			d.fieldChar(t.Value("w:fldCharType"))
		case "w:footnoteReference", "w:endnoteReference":
			d.note(t)
		default:
			d.say(p, &props, resolved, mark(t))
		}
		return r.Skip()
	}
	return r.Children(child)
}

// mark returns the text that an element without content stands for.
func mark(t *markup.Token) string {
	switch t.Name {
	case "w:tab", "w:ptab":
		return "\t"
	case "w:cr":
		return "\n"
	case "w:noBreakHyphen":
		return "-"
	case "w:sym":
		code, _ := strconv.ParseUint(t.Value("w:char"), 16, 32)
		return symbol(t.Value("w:font"), rune(code))
	}
	return ""
}

const maxInstruction = 4096

// instruction reads what an open field does.
func (d *Document) instruction(r *markup.Reader) error {
	text, err := r.Text()
	if n := len(d.fields); n > 0 && !d.fields[n-1].result && len(d.fields[n-1].instr) < maxInstruction {
		d.fields[n-1].instr += text
	}
	return err
}

const maxNotes = 1000

// note remembers that the text refers to a foot- or endnote.
func (d *Document) note(t *markup.Token) {
	if len(d.Notes) < maxNotes {
		d.Notes = append(d.Notes, t.Name[2:3]+t.Value("w:id"))
	}
}

// words reads w:t. Some programs put line breaks into it.
func (d *Document) words(r *markup.Reader, p *para, props *runProps, run page.Run) error {
	for depth := r.Depth(); ; {
		t, err := r.Next()
		switch {
		case err != nil:
			return err
		case t.Kind == markup.Text:
			d.say(p, props, run, strings.ReplaceAll(t.Text, "\n", " "))
		case t.Kind == markup.End && r.Depth() < depth:
			return nil
		case t.Kind == markup.Start && t.Name == "w:br":
			d.say(p, props, run, "\n")
		case t.Kind == markup.Start && t.Name == "w:tab":
			d.say(p, props, run, "\t")
		}
	}
}

// styled turns run properties into a run without text.
func styled(p *runProps) page.Run {
	font := p.font
	if font == themeFont {
		font = ""
	}
	return page.Run{Bold: p.bold == yes, Italic: p.italic == yes, Size: float64(p.size) / 2, Font: font, Colour: p.colour}
}

// say appends text unless nobody can see it.
func (d *Document) say(p *para, props *runProps, run page.Run, text string) {
	if text == "" || !d.shown() {
		return
	}
	if d.invisible(p, props) {
		d.Hidden.Add(text)
		return
	}
	if props.struck == yes || props.struckTwice == yes {
		if strings.TrimSpace(text) != "" {
			d.Struck++
		}
		return
	}
	if isSymbolFont(props.font) {
		text = symbols(props.font, text)
	}
	switch {
	case p.vertical != flow.Level:
		text = flow.Raise(p.runs, text, p.vertical)
	case props.vertical != nil:
		text = flow.Raise(p.runs, text, *props.vertical)
	case props.shift != nil:
		text = flow.Raise(p.runs, text, flow.Shifted(p.runs, *props.shift, run.Size))
	}
	run.Text, run.Link = text, p.link
	if link := d.fieldLink(); link != "" {
		run.Link = link
	}
	if strings.TrimSpace(text) != "" {
		d.produced++
	}
	d.runs++
	p.runs = flow.Append(p.runs, run)
}

func (d *Document) invisible(p *para, props *runProps) bool {
	if props.hidden == yes || props.size > 0 && props.size <= hiddenSize {
		return true
	}
	white := props.hasColour && flow.IsNearWhite(props.colour) && !p.in.shaded && props.shaded != yes && d.Cover <= 0 && !d.stillToCome()
	d.White = d.White || white
	return white
}

func (d *Document) lineBreak(p *para, props *runProps, run page.Run, kind string) {
	if kind == "page" {
		d.page++
	}
	if kind != "column" {
		d.say(p, props, run, "\n")
		return
	}
	if isBlank(p.runs) {
		p.breakBefore = true
	} else {
		p.breakAfter = true
	}
}

// shown reports whether no open field hides the present text.
func (d *Document) shown() bool {
	for i := range d.fields {
		if !d.fields[i].result || flow.IsPageField(d.fields[i].instr) {
			return false
		}
	}
	return true
}

func (d *Document) fieldChar(kind string) {
	switch n := len(d.fields); {
	case kind == "begin" && n < maxFields:
		d.fields = append(d.fields, field{})
	case kind == "separate" && n > 0:
		d.fields[n-1].result = true
	case kind == "end":
		d.endField()
	}
}

func (d *Document) endField() {
	if n := len(d.fields); n > 0 {
		d.fields = d.fields[:n-1]
	}
}

// fieldLink returns the target of the innermost HYPERLINK field.
func (d *Document) fieldLink() string {
	for i := len(d.fields) - 1; i >= 0; i-- {
		if link := flow.FieldTarget(d.fields[i].instr); link != "" {
			return link
		}
	}
	return ""
}

func isSymbolFont(font string) bool {
	switch f := strings.ToLower(font); {
	case f == "":
		return false
	case strings.HasPrefix(f, "wingdings"), f == "webdings", f == "symbol", strings.HasPrefix(f, "font awesome"), strings.HasPrefix(f, "fontawesome"):
		return true
	}
	return false
}

// symbols rewrites text set in a symbol font: bullets become bullets, icons go.
func symbols(font, text string) string {
	var b strings.Builder
	for _, r := range text {
		b.WriteString(symbol(font, r))
	}
	return b.String()
}

func symbol(font string, code rune) string {
	switch {
	case code == '\t' || code == '\n' || code == ' ':
		return string(code)
	case !isSymbolFont(font):
		if code < ' ' {
			return ""
		}
		return string(code)
	}
	if code >= 0xF000 && code <= 0xF0FF {
		code -= 0xF000
	}
	switch {
	case code > 0xFF: // a real character that only claims the font
		return string(code)
	case strings.EqualFold(font, "symbol"):
		return greek(code)
	}
	return dingbat(code)
}

// greek returns what the font Symbol draws, as far as a CV needs it.
func greek(code rune) string {
	if drawn := symbolFont[code]; drawn != "" {
		return drawn
	}
	if code < 0x40 {
		return string(code)
	}
	return ""
}

var symbolFont = map[rune]string{0xB7: "•", 0xAE: "→", 0xB1: "±", 0xB0: "°", 0x2D: "-"}

// dingbat returns a bullet for what the fonts of pictures draw before list items.
func dingbat(code rune) string {
	switch code {
	case 0x6C, 0x6D, 0x6E, 0x6F, 0x71, 0x75, 0x76, 0x77, 0x9F, 0xA7, 0xA8, 0xD8, 0xE0, 0xE8, 0xF0, 0xFC:
		return "•"
	}
	return ""
}
