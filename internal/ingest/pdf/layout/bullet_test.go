package layout

import (
	"slices"
	"testing"
)

// A letter of a symbol font is the mark of an item; in the font of its line, or before small letters, it is a letter.
func TestLettersOfSymbolFonts(t *testing.T) {
	c := newCanvas()
	for i, mark := range []string{"n", "q", "Ø"} {
		y := 100 + float64(i)*14
		c.font("Marks", 8, 0).text(50, y, mark)
		c.font("Body", 10, 0).text(62, y, "Mended the nets of the quay")
	}
	c.text(50, 200, "n Mended sails").font("Marks", 8, 0).text(50, 230, "n").font("Body", 10, 0).text(57, 230, "th harbour of the coast")
	want := []string{"• Mended the nets of the quay", "• Mended the nets of the quay", "• Mended the nets of the quay", "n Mended sails"}
	if got := lay(c); !slices.Equal(got[:min(4, len(got))], want) {
		t.Errorf("lines %q", got)
	}
}
