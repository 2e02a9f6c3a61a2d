package docx_test

import (
	"strings"
	"testing"
)

// White text counts only where its own ground makes it visible: a picture or a
// shape elsewhere is no licence to hide keywords (assurance: hidden text).
func TestWhiteText(t *testing.T) {
	coloured := func(colour, text string) string {
		return `<w:r><w:rPr><w:color w:val="` + colour + `"/></w:rPr><w:t>` + text + `</w:t></w:r>`
	}
	white := coloured("FFFFFF", "Words")
	cell := func(props, content string) string {
		return `<w:tbl><w:tr><w:tc><w:tcPr>` + props + `</w:tcPr><w:p>` + content + `</w:p></w:tc></w:tr></w:tbl>`
	}
	shape := func(attrs, fill, height, text string) string {
		box := ""
		if text != "" {
			box = `<wps:txbx><w:txbxContent><w:p>` + text + `</w:p></w:txbxContent></wps:txbx>`
		}
		return `<w:r><w:drawing><wp:anchor ` + attrs + `><wp:extent cx="5000000" cy="` + height + `"/><wps:wsp><wps:spPr>` + fill +
			`<a:ln xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></wps:spPr>` + box + `</wps:wsp></wp:anchor></w:drawing></w:r>`
	}
	solid := func(c string) string {
		return `<a:solidFill xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:srgbClr val="` + c + `"/></a:solidFill>`
	}
	const none = `<a:noFill xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/>`
	photo := `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/></wp:inline></w:drawing></w:r></w:p>`
	const settings = `<w:displayBackgroundShape/>`
	for _, c := range []struct {
		name string
		p    parts
		seen bool
	}{
		{"on paper", parts{body: `<w:p>` + white + `</w:p>`}, false},
		{"nearly white", parts{body: `<w:p>` + coloured("F4F4F4", "Words") + `</w:p>`}, false},
		{"grey is seen", parts{body: `<w:p>` + coloured("A0A0A0", "Words") + `</w:p>`}, true},
		{"beside a photograph", parts{body: photo + `<w:p>` + white + `</w:p>`}, false},
		{"beside a dark shape", parts{body: `<w:p>` + shape("", solid("1F3864"), "600000", "") + `</w:p><w:p>` + white + `</w:p>`}, false},
		{"on a dark run", parts{body: `<w:p><w:r><w:rPr><w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="203040"/></w:rPr><w:t>Words</w:t></w:r></w:p>`}, true},
		{"on a dark paragraph", parts{body: `<w:p><w:pPr><w:shd w:val="clear" w:fill="203040"/></w:pPr>` + white + `</w:p>`}, true},
		{"on a light paragraph", parts{body: `<w:p><w:pPr><w:shd w:val="clear" w:fill="F2F2F2"/></w:pPr>` + white + `</w:p>`}, false},
		{"in a dark cell", parts{body: cell(`<w:shd w:val="clear" w:fill="2E74B5"/>`, white)}, true},
		{"in a light cell", parts{body: cell(`<w:shd w:val="clear" w:fill="EEEEEE"/>`, white)}, false},
		{"beside a dark cell", parts{body: cell(`<w:shd w:val="clear" w:fill="2E74B5"/>`, run("x")) + `<w:p>` + white + `</w:p>`}, false},
		{"solid pattern", parts{body: cell(`<w:shd w:val="solid" w:color="102030" w:fill="FFFFFF"/>`, white)}, true},
		{"theme fill", parts{body: cell(`<w:shd w:val="clear" w:fill="auto" w:themeFill="accent1"/>`, white)}, true},
		{"light tint of a theme fill", parts{body: cell(`<w:shd w:val="clear" w:fill="auto" w:themeFill="accent1" w:themeFillTint="33"/>`, white)}, false},
		{"in a dark box", parts{body: `<w:p>` + shape("", solid("1F3864"), "600000", white) + `</w:p>`}, true},
		{"in a light box", parts{body: `<w:p>` + shape("", solid("F0F0F0"), "600000", white) + `</w:p>`}, false},
		{"in an unfilled box on paper", parts{body: `<w:p>` + shape("", none, "600000", white) + `</w:p>`}, false},
		{"in an unfilled box on a dark shape", parts{body: `<w:p>` + shape("", solid("1F3864"), "600000", "") + shape("", none, "600000", white) + `</w:p>`}, true},
		{"on a band behind the text", parts{body: `<w:p>` + shape(`behindDoc="1"`, solid("1F3864"), "900000", "") + white + `</w:p>`}, true},
		{"far below the band", parts{body: `<w:p>` + shape(`behindDoc="1"`, solid("1F3864"), "400000", "") + run("Top") + `</w:p>` + strings.Repeat(para("More"), 12) + `<w:p>` + white + `</w:p>`}, false},
		{"on a band of the header", parts{header: `<w:p>` + shape(`behindDoc="1"`, solid("1F3864"), "1900000", "") + `</w:p>`, body: `<w:p>` + white + `</w:p>`}, true},
		{"on a dark page", parts{settings: settings, document: `<w:document ` + ns + `><w:background w:color="101820"/><w:body><w:p>` + white + `</w:p></w:body></w:document>`}, true},
		{"on a light page", parts{settings: settings, document: `<w:document ` + ns + `><w:background w:color="FFFFFF"/><w:body><w:p>` + white + `</w:p></w:body></w:document>`}, false},
		{"on a dark page that Word does not draw", parts{document: `<w:document ` + ns + `><w:background w:color="101820"/><w:body><w:p>` + white + `</w:p></w:body></w:document>`}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := read(t, c.p)
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Contains(doc.PlainText(), "Words"); got != c.seen {
				t.Errorf("seen is %v, want %v", got, c.seen)
			}
		})
	}
}
