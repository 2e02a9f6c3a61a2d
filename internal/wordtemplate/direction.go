package wordtemplate

import (
	"slices"
	"unicode"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"golang.org/x/text/unicode/bidi"
)

// Order of the children that the schema demands behind the ones inserted here
// (ECMA-376 part 1, CT_PPr, CT_TblPr and CT_RPr).
var (
	paragraphOrder = []string{
		"w:adjustRightInd", "w:snapToGrid", "w:spacing", "w:ind", "w:contextualSpacing", "w:mirrorIndents",
		"w:suppressOverlap", "w:jc", "w:textDirection", "w:textAlignment", "w:textboxTightWrap", "w:outlineLvl", "w:divId",
		"w:cnfStyle", "w:rPr", "w:sectPr",
	}
	tableOrder = []string{
		"w:tblStyleRowBandSize", "w:tblStyleColBandSize", "w:tblW", "w:jc", "w:tblCellSpacing", "w:tblInd", "w:tblBorders",
		"w:shd", "w:tblLayout", "w:tblCellMar", "w:tblLook", "w:tblCaption", "w:tblDescription",
	}
	runOrder = []string{"w:cs", "w:em", "w:lang", "w:eastAsianLayout", "w:specVanish", "w:oMath"}
	// trackingOrder is what stands behind w:spacing in a run's properties.
	trackingOrder = append([]string{
		"w:w", "w:kern", "w:position", "w:sz", "w:szCs", "w:highlight", "w:u", "w:effect", "w:bdr", "w:shd",
		"w:fitText", "w:vertAlign", "w:rtl",
	}, runOrder...)
)

// leftwardProps are the properties of a run that goes to the left: its letters are joined,
// and space between them, which capital headings have, would tear them apart.
func leftwardProps(props *ooxml.Node) *ooxml.Node {
	props = withProperty(props, "w:rPr", ooxml.New("w:rtl", nil), runOrder)
	return withProperty(props, "w:rPr", ooxml.Val("w:spacing", "0"), trackingOrder)
}

// What stands behind w:spacing and w:pBdr in a paragraph's properties, and behind w:cantSplit in a row's.
var (
	spacingOrder = paragraphOrder[slices.Index(paragraphOrder, "w:spacing")+1:]
	borderOrder  = append([]string{
		"w:shd", "w:tabs", "w:suppressAutoHyphens", "w:kinsoku", "w:wordWrap", "w:overflowPunct", "w:topLinePunct",
		"w:autoSpaceDE", "w:autoSpaceDN", "w:bidi",
	}, paragraphOrder...)
	rowOrder = []string{"w:trHeight", "w:tblHeader", "w:tblCellSpacing", "w:jc", "w:hidden", "w:ins", "w:del", "w:trPrChange"}
)

// withProperty returns properties with one more child in its place before those
// in behind; props may be nil.
func withProperty(props *ooxml.Node, name string, add *ooxml.Node, behind []string) *ooxml.Node {
	if props == nil {
		return ooxml.New(name, nil, add)
	}
	if props.Kid(add.Name) != nil {
		return props
	}
	at := len(props.Kids)
	for i, k := range props.Kids {
		if slices.Contains(behind, k.Name) {
			at = i
			break
		}
	}
	return props.WithKids(slices.Insert(slices.Clone(props.Kids), at, add))
}

// rightToLeft returns the paragraph with w:bidi. A bar that its style draws at the left
// moves to the other side: borders do not turn round by themselves.
func (v *variant) rightToLeft(p *ooxml.Node) *ooxml.Node {
	old := p.Kid("w:pPr")
	props := withProperty(old, "w:pPr", ooxml.New("w:bidi", nil), paragraphOrder)
	if bar := v.bar(props.Kid("w:pStyle").Get("w:val")); bar != nil {
		mirrored := ooxml.New("w:pBdr", nil, ooxml.Val("w:left", "nil"), ooxml.New("w:right", bar.Attrs))
		props = withProperty(props, "w:pPr", mirrored, borderOrder)
	}
	kids := make([]*ooxml.Node, 0, len(p.Kids)+1)
	kids = append(kids, props)
	for _, k := range p.Kids {
		if k != old {
			kids = append(kids, k)
		}
	}
	return p.WithKids(kids)
}

// bar is the border at the left of a paragraph style that has none at the right.
func (v *variant) bar(id string) *ooxml.Node {
	if v.styles == nil || id == "" {
		return nil
	}
	for _, s := range v.styles.Kids {
		if s.Name == "w:style" && s.Get("w:styleId") == id {
			if borders := s.Kid("w:pPr").Kid("w:pBdr"); borders.Kid("w:right") == nil {
				return borders.Kid("w:left")
			}
		}
	}
	return nil
}

type direction int

const (
	neutral direction = iota
	leftward
	rightward
)

// strong returns the direction of a strong character (Unicode bidi classes L, R, AL).
func strong(r rune) direction {
	if r < 0x590 {
		if unicode.IsLetter(r) {
			return rightward
		}
		return neutral
	}
	p, _ := bidi.LookupRune(r)
	switch p.Class() {
	case bidi.L:
		return rightward
	case bidi.R, bidi.AL:
		return leftward
	}
	return neutral
}

func hasRightToLeft(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0xD6 { // first byte of U+0580 and above
			for _, r := range s {
				if strong(r) == leftward {
					return true
				}
			}
			return false
		}
	}
	return false
}

// count adds the strong characters of a text.
func (l *letters) count(s string) {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0xD6 { // first byte of U+0580 and above
			for _, r := range s[i:] {
				switch strong(r) {
				case leftward:
					l.left++
				case rightward:
					l.right++
				}
			}
			return
		}
		if c := s[i] | 0x20; c >= 'a' && c <= 'z' || s[i] >= 0xC3 {
			l.right++
		}
	}
}

// letters counts those that run to the left and to the right.
type letters struct{ left, right int }

// facing is the direction of a document: that of most of its letters.
type facing struct {
	page  direction
	mixed bool // there are letters of both
}

func facingOf(d *cv.Document) facing {
	var l letters
	d.Walk(func(r cv.Ref) { l.count(r.Text.Value) })
	f := facing{page: rightward, mixed: l.left > 0}
	if l.left > l.right {
		f.page = leftward
	}
	return f
}

// runningText is how many letters against the direction of the document make a
// paragraph turn: a name, a title, a date keep their place on the page.
const runningText = 40

// turn gives the paragraphs and tables of the text their direction.
func (v *variant) turn(root *ooxml.Node, f facing) *ooxml.Node {
	if !f.mixed {
		return root
	}
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		switch {
		case n.Name == "w:p" && f.of(n) == leftward:
			return v.rightToLeft(n)
		case n.Name == "w:tblPr" && f.page == leftward:
			return withProperty(n, "w:tblPr", ooxml.New("w:bidiVisual", nil), tableOrder)
		}
		return n
	})
}

// mirror gives the paragraphs of headers and footers their direction, and moves what is drawn
// at one edge of the page to the other one.
func (v *variant) mirror(root *ooxml.Node, f facing) *ooxml.Node {
	if f.page != leftward {
		return root
	}
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if n.Name == "w:p" && f.of(n) == leftward {
			return v.rightToLeft(endLeftward(n))
		}
		if n.Name != "wp:positionH" {
			return n
		}
		other, ok := map[string]string{"right": "left", "left": "right"}[n.Kid("wp:align").Plain()]
		if !ok {
			return n
		}
		return n.WithKids([]*ooxml.Node{ooxml.New("wp:align", nil, ooxml.Text(other))})
	})
}

// endLeftward ends a paragraph that a field closes with a mark of its direction, so that the number
// stays at the end of "page 1 of 2" and does not go before it.
func endLeftward(p *ooxml.Node) *ooxml.Node {
	n := len(p.Kids)
	if n == 0 || !closesField(p.Kids[n-1]) {
		return p
	}
	const mark = "\u200f" // right-to-left mark
	end := ooxml.New("w:r", nil, ooxml.New("w:rPr", nil, ooxml.New("w:rtl", nil)), ooxml.New("w:t", nil, ooxml.Text(mark)))
	return p.WithKids(append(slices.Clone(p.Kids), end))
}

func closesField(run *ooxml.Node) bool {
	return run.Kid("w:fldChar").Get("w:fldCharType") == "end"
}

func (f facing) of(p *ooxml.Node) direction {
	var l letters
	for _, k := range p.Kids {
		if k.Name != "w:pPr" {
			k.Each(func(n *ooxml.Node) { l.count(n.Text) })
		}
	}
	switch {
	case l.left > l.right && l.left >= runningText:
		return leftward
	case l.right > l.left && l.right >= runningText:
		return rightward
	}
	return f.page
}

// isolatePhone keeps the groups of a telephone number in their order among
// letters that run to the left.
func isolatePhone(vars object) {
	const mark = "\u200e" // left-to-right mark
	contact := vars["contact"].(object)
	phone := contact["phone"].(string)
	if phone == "" {
		return
	}
	contact["phone"] = mark + phone + mark
	for i, v := range vars["contacts"].([]any) {
		if v == phone {
			vars["contacts"].([]any)[i] = mark + phone + mark
		}
	}
}

type directed struct {
	text        string
	rightToLeft bool
}

// byDirection cuts a text where its direction changes; neutral characters stay
// with what is before them.
func byDirection(s string) []directed {
	var out []directed
	start, now := 0, neutral
	for i, r := range s {
		d := strong(r)
		if d == neutral || d == now {
			continue
		}
		if now != neutral {
			out = append(out, directed{s[start:i], now == leftward})
			start = i
		}
		now = d
	}
	return append(out, directed{s[start:], now == leftward})
}
