package wordtemplate

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"focal/internal/ooxml"
)

// Accented lists the built-in templates that have a colour, which FillOptions.Accent
// replaces; the others are black and grey.
func Accented() []string {
	return slices.DeleteFunc(Names(), func(name string) bool {
		t, err := Builtin(name)
		return err != nil || t.colour == ""
	})
}

// rgb are red, green and blue, 0 to 255.
type rgb [3]float64

// colourOf reads "RRGGBB".
func colourOf(s string) (rgb, bool) {
	n, err := strconv.ParseUint(s, 16, 32)
	return rgb{float64(n >> 16), float64(n >> 8 & 0xFF), float64(n & 0xFF)}, err == nil && len(s) == 6
}

// String is "RRGGBB", rounded to the darker side.
func (c rgb) String() string {
	return fmt.Sprintf("%02X%02X%02X", int(c[0]), int(c[1]), int(c[2]))
}

// hue in degrees, chroma 0 to 255 and the mean of the strongest and the weakest part.
func (c rgb) hue() (hue, chroma, middle float64) {
	most, least := max(c[0], c[1], c[2]), min(c[0], c[1], c[2])
	chroma, middle = most-least, (most+least)/2
	switch {
	case chroma == 0:
	case most == c[0]:
		hue = 60 * math.Mod((c[1]-c[2])/chroma+6, 6)
	case most == c[1]:
		hue = 60 * ((c[2]-c[0])/chroma + 2)
	default:
		hue = 60 * ((c[0]-c[1])/chroma + 4)
	}
	return hue, chroma, middle
}

// A chroma below faint counts as grey, however tinted; two hues within near degrees of
// each other count as shades of one colour.
const (
	faint = 6
	near  = 25
)

// isShadeOf reports whether a colour of a template goes with its accent.
func (c rgb) isShadeOf(own rgb) bool {
	hue, chroma, _ := c.hue()
	base, _, _ := own.hue()
	apart := math.Abs(math.Mod(hue-base+540, 360) - 180)
	return chroma >= faint && apart <= near
}

// as returns the shade of the accent that corresponds to c, a shade of the template's own
// colour: the accent's hue, as light as c, and no harder to read on white.
func (c rgb) as(own, accent rgb) rgb {
	if c == own {
		return accent.readable(4.5)
	}
	_, strength, _ := own.hue()
	_, chroma, middle := c.hue()
	_, most, at := accent.hue()
	room := 255 - math.Abs(2*middle-255) // the most chroma there is at that lightness
	take := 0.0
	if most > 0 {
		take = min(room, chroma*min(2, most/strength)) / most
	}
	var out rgb
	for i := range out {
		out[i] = min(255, max(0, middle+(accent[i]-at)*take))
	}
	return out.readable(min(4.5, c.contrast()))
}

// Readable is a colour as the documents have it: dark enough to be read on white. "" = none.
func Readable(colour string) string {
	c, ok := colourOf(colour)
	if !ok {
		return ""
	}
	return c.readable(4.5).String()
}

// readable darkens a colour until white on it, and it on white, has that contrast.
func (c rgb) readable(least float64) rgb {
	for c.contrast() < least {
		for i := range c {
			c[i] *= 0.95
		}
	}
	return c
}

// contrast is the contrast ratio of WCAG 2.1 for white text on the colour.
func (c rgb) contrast() float64 {
	var linear [3]float64
	for i, v := range c {
		if v /= 255; v <= 0.03928 {
			linear[i] = v / 12.92
		} else {
			linear[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return 1.05 / (0.2126*linear[0] + 0.7152*linear[1] + 0.0722*linear[2] + 0.05)
}

// isColour reports whether an attribute of an element holds a colour.
func isColour(n *ooxml.Node, attr string) bool {
	return attr == "w:fill" || attr == "w:color" || attr == "w:val" && n.Name == "w:color" || attr == "val" && n.Name == "a:srgbClr"
}

// ownColour is the colour that a template uses most, weighted by its strength; "" where
// everything is black or grey. The red of the marking does not count as design.
func (t *Template) ownColour() string {
	uses := map[string]float64{}
	for _, root := range t.roots {
		root.Each(func(n *ooxml.Node) {
			for _, a := range n.Attrs {
				if c, ok := colourOf(a.Value); ok && isColour(n, a.Name) && a.Value != markingColour {
					if _, chroma, _ := c.hue(); chroma >= 4*faint {
						uses[strings.ToUpper(a.Value)] += chroma
					}
				}
			}
		})
	}
	if len(uses) == 0 {
		return ""
	}
	return slices.MaxFunc(slices.Sorted(maps.Keys(uses)), func(a, b string) int { return cmp.Compare(uses[a], uses[b]) })
}

// accent returns the colour as the variant key has it; "" where the template
// keeps its own.
func (t *Template) accent(colour string) string {
	colour = strings.ToUpper(strings.TrimPrefix(colour, "#"))
	if _, ok := colourOf(colour); !ok || t.colour == "" {
		return ""
	}
	return colour
}

// recolour puts shades of the accent in place of those of the template's own colour.
func recolour(root *ooxml.Node, own, accent string) *ooxml.Node {
	from, _ := colourOf(own)
	to, _ := colourOf(accent)
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		for _, a := range n.Attrs {
			if c, ok := colourOf(a.Value); ok && isColour(n, a.Name) && c.isShadeOf(from) {
				n = n.With(a.Name, c.as(from, to).String())
			}
		}
		return n
	})
}
