package wordtemplate

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"focal/internal/ooxml"
)

// corporateAccent is the colour that a client's own colour replaces.
const corporateAccent = "1D3557"

// accent returns the colour as the variant key has it; "" where the template
// keeps its own. A colour on which white text would be hard to read is darkened.
func (t *Template) accent(colour string) string {
	colour = strings.ToUpper(strings.TrimPrefix(colour, "#"))
	n, err := strconv.ParseUint(colour, 16, 32)
	if t.name != "Corporate" || len(colour) != 6 || err != nil {
		return ""
	}
	rgb := [3]float64{float64(n >> 16), float64(n >> 8 & 0xFF), float64(n & 0xFF)}
	for contrastWithWhite(rgb) < 4.5 {
		for i := range rgb {
			rgb[i] *= 0.95
		}
	}
	return fmt.Sprintf("%02X%02X%02X", int(rgb[0]), int(rgb[1]), int(rgb[2]))
}

// contrastWithWhite is the contrast ratio of WCAG 2.1 for white text on the colour.
func contrastWithWhite(rgb [3]float64) float64 {
	var linear [3]float64
	for i, v := range rgb {
		if v /= 255; v <= 0.03928 {
			linear[i] = v / 12.92
		} else {
			linear[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return 1.05 / (0.2126*linear[0] + 0.7152*linear[1] + 0.0722*linear[2] + 0.05)
}

func recolour(root *ooxml.Node, colour string) *ooxml.Node {
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		for _, a := range n.Attrs {
			if a.Value == corporateAccent {
				n = n.With(a.Name, colour)
			}
		}
		return n
	})
}
