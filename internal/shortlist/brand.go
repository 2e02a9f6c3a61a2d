package shortlist

import (
	"bytes"
	"cmp"
	"fmt"
	"image/png"
	"strconv"

	"focal/internal/ooxml"
)

// Brand is how the documents of the CVs look, so that the comparison beside them looks so, too.
type Brand struct {
	Colour  string // "RRGGBB", dark enough to be read; "" = the comparison's own
	Logo    []byte // PNG; nil = none
	LogoAlt string
}

// own is the colour of headings where no other was chosen, and ownFill that of heads of tables.
const (
	own     = "123B42"
	ownFill = "E4EEEF"
)

func (b Brand) colour() string { return cmp.Or(b.Colour, own) }

// fill is a shade of the colour that is light enough to be written on.
func (b Brand) fill() string {
	value, err := strconv.ParseUint(b.Colour, 16, 32)
	if b.Colour == "" || err != nil {
		return ownFill
	}
	shade := func(part uint64) uint64 { return 255 - (255-part&255)*12/100 }
	return fmt.Sprintf("%02X%02X%02X", shade(value>>16), shade(value>>8), shade(value))
}

// Where the logo stands: at most 4 cm wide and 1.1 cm high.
const (
	logoWidth  = 1440000
	logoHeight = 396000
	logoName   = "media/logo.png"
)

// logo is the paragraph of the header with the logo; nil where there is none that can be shown.
func (b Brand) logo() *ooxml.Node {
	if len(b.Logo) == 0 {
		return nil
	}
	size, err := png.DecodeConfig(bytes.NewReader(b.Logo))
	if err != nil || size.Width == 0 || size.Height == 0 {
		return nil
	}
	w, h := int64(size.Width), int64(size.Height)
	cx, cy := logoHeight*w/h, int64(logoHeight)
	if cx > logoWidth {
		cx, cy = logoWidth, logoWidth*h/w
	}
	picture := ooxml.InlinePicture("rId1", "1", cmp.Or(b.LogoAlt, "Logo"), max(1, cx), max(1, cy))
	p := paragraph("Logo", "")
	p.Kids = append(p.Kids, ooxml.New("w:r", nil, picture))
	return p
}
