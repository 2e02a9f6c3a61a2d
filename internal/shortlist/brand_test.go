package shortlist

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"
)

// The comparison has the colour and the logo of the documents beside it, and its own where they have none.
func TestBrandOfTheComparison(t *testing.T) {
	picture := image.NewRGBA(image.Rect(0, 0, 300, 100))
	for i := range 300 * 100 {
		picture.Set(i%300, i/300, color.RGBA{200, 30, 60, 255})
	}
	var logo bytes.Buffer
	if err := png.Encode(&logo, picture); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name         string
		brand        Brand
		colour, fill string
		hasLogo      bool
	}{
		{"its own", Brand{}, own, ownFill, false},
		{"a client's", Brand{Colour: "7A1F2B", Logo: logo.Bytes(), LogoAlt: "Quay & Sons"}, "7A1F2B", "F0E5E6", true},
		{"a damaged logo", Brand{Colour: "7A1F2B", Logo: []byte("x")}, "7A1F2B", "F0E5E6", false},
	} {
		s := sample(3, 3, 1, "Analyst")
		s.Brand = c.brand
		data, err := s.DOCX("Focal")
		if err != nil {
			t.Fatal(err)
		}
		validate(t, data)
		parts := partsOf(t, data)
		if !strings.Contains(parts["word/styles.xml"], c.colour) || !strings.Contains(parts["word/document.xml"], `w:fill="`+c.fill) {
			t.Errorf("%s: not in %s and %s", c.name, c.colour, c.fill)
		}
		if c.colour != own && strings.Contains(parts["word/styles.xml"]+parts["word/document.xml"], own) {
			t.Errorf("%s: some of it is in %s", c.name, own)
		}
		_, has := parts["word/media/logo.png"]
		drawn := strings.Contains(parts["word/header1.xml"], "w:drawing") && strings.Contains(parts["word/header1.xml"], "Quay &amp; Sons")
		if has != c.hasLogo || drawn != c.hasLogo || c.hasLogo != strings.Contains(parts["word/_rels/header1.xml.rels"], "media/logo.png") {
			t.Errorf("%s: logo %t, drawn %t", c.name, has, drawn)
		}
	}
}
