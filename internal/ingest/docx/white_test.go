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
	group := func(style, shape string) string {
		return `<w:p><w:r><w:pict><v:group style="position:absolute;` + style + `" coordorigin="0,0" coordsize="9984,5924">` +
			`<v:` + shape + ` style="position:absolute;left:0;top:0;width:9984;height:2760"/>` +
			`</v:group></w:pict></w:r></w:p>`
	}
	before := func(drawn string) parts { return parts{body: `<w:p>` + white + `</w:p>` + drawn} }
	ends := func(shade string) string {
		return `<a:gradFill xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">` +
			`<a:gs pos="0"><a:srgbClr val="FFFFFF"><a:shade val="` + shade + `"/></a:srgbClr></a:gs>` +
			`<a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gradFill>`
	}
	const (
		paraBack  = `margin-top:29.7pt;width:499.2pt;height:296.2pt;z-index:-11392`
		pageBack  = paraBack + `;mso-position-vertical-relative:page`
		scan      = `imagedata`
		navy      = `rect filled="true" fillcolor="#222244"`
		pale      = `rect filled="true" fillcolor="#eff1f5"`
		pageBreak = `<w:p><w:r><w:br w:type="page"/></w:r></w:p>`
	)
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
		{"before the picture behind its page", before(group(pageBack, scan)), true},
		{"before the dark shape behind its page", before(group(pageBack, navy)), true},
		{"before a pale shape behind its page", before(group(pageBack, pale)), false},
		{"before a shape behind another page", before(pageBreak + group(pageBack, navy)), false},
		{"before a shape beside the text", before(group(strings.ReplaceAll(pageBack, "-11392", "11392"), navy)), false},
		{"before a shape behind what follows", before(group(paraBack, navy)), false},
		{"before an icon of the page", before(group(strings.ReplaceAll(pageBack, "499.2pt", "17pt"), scan)), false},
		{"before a strip at the foot of its page", before(group(strings.ReplaceAll(pageBack, "296.2pt", "30pt"), navy)), false},
		{"on a shape that reaches up", before(group(strings.ReplaceAll(paraBack, "29.7pt", "-41.8pt"), navy)), true},
		{"on a group of the height that it says", parts{body: group(paraBack, navy) + `<w:p>` + white + `</w:p>`}, true},
		{"in a box that is dark at one end", parts{body: `<w:p>` + shape("", ends("37647"), "600000", white) + `</w:p>`}, true},
		{"in a box that is pale at one end", parts{body: `<w:p>` + shape("", ends("95000"), "600000", white) + `</w:p>`}, false},
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
