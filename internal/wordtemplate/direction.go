package wordtemplate

import (
	"slices"
	"unicode"

	"focal/internal/ooxml"
	"golang.org/x/text/unicode/bidi"
)

// Order of the children that the schema demands behind the ones inserted here
// (ECMA-376 part 1, CT_PPr and CT_RPr).
var (
	paragraphOrder = []string{"w:adjustRightInd", "w:snapToGrid", "w:spacing", "w:ind", "w:contextualSpacing", "w:mirrorIndents",
		"w:suppressOverlap", "w:jc", "w:textDirection", "w:textAlignment", "w:textboxTightWrap", "w:outlineLvl", "w:divId",
		"w:cnfStyle", "w:rPr", "w:sectPr"}
	runOrder = []string{"w:cs", "w:em", "w:lang", "w:eastAsianLayout", "w:specVanish", "w:oMath"}
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

// rightToLeft returns the paragraph with w:bidi.
func rightToLeft(p *ooxml.Node) *ooxml.Node {
	old := p.Kid("w:pPr")
	props := withProperty(old, "w:pPr", ooxml.New("w:bidi", nil), paragraphOrder)
	kids := make([]*ooxml.Node, 0, len(p.Kids)+1)
	kids = append(kids, props)
	for _, k := range p.Kids {
		if k != old {
			kids = append(kids, k)
		}
	}
	return p.WithKids(kids)
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

// startsRightToLeft reports whether the first strong character below the nodes
// runs from right to left (Unicode bidi rules P2 and P3).
func startsRightToLeft(kids []*ooxml.Node) bool {
	var found direction
	var scan func([]*ooxml.Node)
	scan = func(list []*ooxml.Node) {
		for _, k := range list {
			if found != neutral {
				return
			}
			if k.Name == "w:pPr" || k.Name == "w:drawing" {
				continue
			}
			for _, r := range k.Text {
				if found = strong(r); found != neutral {
					return
				}
			}
			scan(k.Kids)
		}
	}
	scan(kids)
	return found == leftward
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
