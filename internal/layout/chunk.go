package layout

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"focal/internal/ooxml"
)

type chunkKind int

const (
	chunkText chunkKind = iota
	chunkTab
	chunkBreak     // w:br
	chunkPageBreak // w:br of type page
	chunkImage
)

// chunk is what is on one line as a whole, and the space behind it, which
// may hang over the end of the line.
type chunk struct {
	kind         chunkKind
	width, space float64
	count        float64 // characters
	height       float64 // of an image
	font         *font   // the largest in the chunk
	up, down     float64 // ascent and descent of characters from fonts that we cannot know
}

// chunker collects the chunks of a paragraph.
type chunker struct {
	m     *Measurer
	entry paraEntry
	list  []chunk
	prev  rune // last character, 0 at the start
}

func (c *chunker) content(n *ooxml.Node) {
	for _, k := range n.Kids {
		switch k.Name {
		case "w:r":
			c.runContent(k)
		case "w:hyperlink", "w:fldSimple", "w:sdt", "w:sdtContent", "w:ins", "w:smartTag":
			c.content(k)
		}
	}
}

func (c *chunker) runContent(r *ooxml.Node) {
	f := c.m.run(r.Kid("w:rPr"), c.entry)
	if f.hidden {
		return
	}
	for _, k := range r.Kids {
		switch k.Name {
		case "w:t":
			for _, t := range k.Kids {
				c.text(t.Text, f)
			}
		case "w:tab":
			c.add(chunk{kind: chunkTab, font: f})
		case "w:br", "w:cr":
			kind := chunkBreak
			if k.Get("w:type") == "page" {
				kind = chunkPageBreak
			}
			c.add(chunk{kind: kind, font: f})
		case "w:noBreakHyphen":
			c.text("\u2011", f)
		case "w:drawing":
			if inline := k.Kid("wp:inline"); inline != nil {
				cx, _ := strconv.ParseFloat(inline.Kid("wp:extent").Get("cx"), 64)
				cy, _ := strconv.ParseFloat(inline.Kid("wp:extent").Get("cy"), 64)
				c.add(chunk{kind: chunkImage, width: cx / 635, height: cy / 635, font: f})
			}
		}
	}
}

func (c *chunker) add(k chunk) {
	c.list = append(c.list, k)
	c.prev = 0
}

// text appends text to the chunks, cutting at break opportunities.
func (c *chunker) text(s string, f *font) {
	for i := 0; i < len(s); {
		r, size := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(s[i:])
		}
		i += size
		last := len(c.list) - 1
		if last < 0 || c.list[last].kind != chunkText || breakable(c.prev, r, c.list[last].space > 0) {
			c.list = append(c.list, chunk{font: f})
			last++
		}
		k := &c.list[last]
		if f.ascent+f.descent > k.font.ascent+k.font.descent {
			k.font = f
		}
		shown := r
		if f.caps {
			shown = unicode.ToUpper(r)
		}
		w := f.face.advance(shown)*f.scale + f.tracking
		k.count++
		if up, down := borrowedHeight(shown); up > 0 {
			em := f.scale * f.face.units
			k.up, k.down = max(k.up, up*em), max(k.down, down*em)
		}
		if r == ' ' {
			k.space += w
		} else {
			k.width += k.space + w // the space is 0, or before a character that may not start a line
			k.space = 0
		}
		c.prev = r
	}
}

// breakable reports whether a line may end between two characters: a subset of
// the Unicode line breaking algorithm (UAX 14) that covers CVs, as LibreOffice
// has tailored it: it breaks behind a hyphen before digits too, and never at a slash.
func breakable(a, b rune, spaced bool) bool {
	if b == ' ' || a == 0 {
		return false
	}
	if spaced {
		return true
	}
	switch a {
	case '-', '\u2010', '\u2013', '\u2014', '\u00ad', '|':
		return !closing(b)
	case '?', '!':
		return unicode.IsLetter(b) || unicode.IsDigit(b)
	case '+':
		return b == '+'
	}
	return b == '\u2014' || breakableWide(a, b)
}

// breakableWide reports whether a line may end beside a character of East Asia.
func breakableWide(a, b rune) bool {
	switch {
	case isWide(a) && isWide(b):
		return !closing(b) && !opening(a)
	case isWide(a) || isWide(b):
		return !closing(b) && !opening(a) && b != '\u00a0' && a != '\u00a0'
	}
	return false
}

func closing(r rune) bool {
	switch r {
	case ')', ']', '}', ',', '.', ';', ':', '!', '?', '/', '-', '\u2013', '\u2019', '\u201d', '\u00a0', '\u2060', '%',
		'\u3001', '\u3002', '\uff0c', '\uff0e', '\uff09', '\u300d', '\u300f', '\u3011', '\u30fb', '\u30fc', '"', '\'':
		return true
	}
	return false
}

func opening(r rune) bool {
	switch r {
	case '(', '[', '{', '\uff08', '\u300c', '\u300e', '\u3010', '\u201c', '\u2018', '"', '\'':
		return true
	}
	return false
}
