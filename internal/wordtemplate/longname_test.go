package wordtemplate

import (
	"strconv"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
)

// A long name is set smaller, so that it takes two lines and not three; others as the design has them.
func TestB4_LongNamesAreSetSmaller(t *testing.T) {
	for _, c := range []struct {
		template, name string
		want           int // half-points; 0 = that of the style
	}{
		{"Modern", "Ada Moss", 0},
		{"Modern", strings.Repeat("a", 28), 0},
		{"Modern", strings.Repeat("a", 35), 48},
		{"Modern", "Maximiliana-Theodora Featherstonehaugh-Cholmondeley von Ahlen", 40},
		{"Sidebar", "Мария-Магдалена Красносельская", 56},
		{"Generic", strings.Repeat("a", 29), 50},
		{"Compact", strings.Repeat("a", 60), 0},
	} {
		d := specimen.Short()
		d.Person.Name = cv.Text{Value: c.name}
		size := ""
		part(t, fill(t, c.template, d, FillOptions{}), "word/document.xml").Each(func(n *ooxml.Node) {
			if n.Name == "w:r" && n.Plain() == c.name {
				size = n.Kid("w:rPr").Kid("w:sz").Get("w:val")
			}
		})
		if want := strconv.Itoa(c.want); size != want && (c.want != 0 || size != "") {
			t.Errorf("%s: %q in %q half-points, want %d", c.template, c.name, size, c.want)
		}
	}
}
