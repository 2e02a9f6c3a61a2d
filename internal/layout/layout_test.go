package layout

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"focal/internal/ooxml"
)

// The tests set text in Liberation Serif (Times New Roman) of 10 pt on a page
// whose text is 100 mm wide and exactly 20 lines high.

const lineHeight = 230.0 // (1825+443+87)/2048 x 200 twips, nearly

func parse(t testing.TB, xml string) *ooxml.Node {
	t.Helper()
	n, err := ooxml.Parse([]byte(strings.Replace(xml, ">", ` xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func measure(t testing.TB, body string) Result {
	t.Helper()
	m, document := newPage(t, body)
	return m.Measure(document, nil, nil)
}

func newPage(t testing.TB, body string) (*Measurer, *ooxml.Node) {
	t.Helper()
	styles := parse(t, `<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>`+
		`<w:style w:type="paragraph" w:default="1" w:styleId="Normal"/><w:style w:type="table" w:styleId="TableNormal"/></w:styles>`)
	section := fmt.Sprintf(`<w:sectPr><w:pgSz w:w="5669" w:h="%d"/><w:pgMar w:top="0" w:bottom="0" w:left="0" w:right="0" w:header="0" w:footer="0"/></w:sectPr>`, int(20*lineHeight)+5)
	document := parse(t, `<w:document><w:body>`+body+section+`</w:body></w:document>`)
	return New(styles, nil, nil), document
}

func para(props, text string) string {
	return `<w:p><w:pPr>` + props + `</w:pPr><w:r><w:t>` + text + `</w:t></w:r></w:p>`
}

// lines is a paragraph of n lines.
func lines(n int, props string) string {
	return `<w:p><w:pPr>` + props + `</w:pPr><w:r><w:t>x</w:t>` + strings.Repeat(`<w:br/><w:t>x</w:t>`, n-1) + `</w:r></w:p>`
}

// What fills a page is text: space around three lines does not make seven of them.
func TestLinesOnTheLastPage(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       float64
	}{
		{"one page", lines(4, ""), 4},
		{"what went over", lines(18, "") + lines(6, ""), 4},
		{"space between paragraphs", lines(20, "") + strings.Repeat(para(`<w:spacing w:before="920"/>`, "x"), 3), 3},
		{"large letters", lines(20, "") + `<w:p><w:r><w:rPr><w:sz w:val="80"/></w:rPr><w:t>x</w:t></w:r></w:p>`, 1},
	} {
		if got := measure(t, c.body); math.Abs(got.LinesOnLast-c.want) > 0.1 {
			t.Errorf("%s: %.1f lines on page %d, want %.0f", c.name, got.LinesOnLast, got.Pages, c.want)
		}
	}
}

func TestPageFilling(t *testing.T) {
	row := func(props string, n int) string {
		return `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:trPr>` + props + `</w:trPr><w:tc>` + lines(n, "") + `</w:tc><w:tc>` + lines(1, "") + `</w:tc></w:tr></w:tbl>`
	}
	entry := lines(1, "<w:keepNext/>") + lines(1, "<w:keepNext/>") + lines(1, "")
	cases := []struct {
		name  string
		body  string
		pages int
		free  float64
	}{
		{"nothing", "", 1, 20},
		{"one line", lines(1, ""), 1, 19},
		{"a full page", lines(20, ""), 1, 0},
		{"one line more takes a second with it (widow)", lines(21, ""), 2, 18},
		{"without widow control it goes alone", lines(21, `<w:widowControl w:val="0"/>`), 2, 19},
		{"no single first line at the foot (orphan)", lines(19, "") + lines(4, ""), 2, 16},
		{"three lines are never split", lines(18, "") + lines(3, ""), 2, 17},
		{"four lines are, two and two", lines(18, "") + lines(4, ""), 2, 18},
		{"keep lines", lines(15, "") + lines(6, "<w:keepLines/>"), 2, 14},
		{"keep with next", lines(19, "") + lines(1, "<w:keepNext/>") + lines(5, ""), 2, 14},
		{"a chain of keep with next", lines(17, "") + lines(1, "<w:keepNext/>") + lines(1, "<w:keepNext/>") + lines(5, ""), 2, 13},
		{"a chain over a page long holds nothing", strings.Repeat(lines(1, "<w:keepNext/>"), 30), 2, 10},
		{"an entry that fits by a hair leaves no page free that it would fill", lines(17, "") + entry + lines(17, ""), 2, 0},
		{"but one that finds room there", lines(17, "") + entry + lines(16, ""), 2, 4},
		{"page break before", lines(1, "") + lines(1, "<w:pageBreakBefore/>"), 2, 19},
		{"page break in a line", `<w:p><w:r><w:t>x</w:t><w:br w:type="page"/><w:t>x</w:t></w:r></w:p>`, 2, 19},
		{"the gap is the larger of after and before", lines(1, `<w:spacing w:after="230"/>`) + lines(1, `<w:spacing w:before="460"/>`), 1, 16},
		{"no gap at the top of a later page", lines(20, "") + lines(1, `<w:spacing w:before="460"/>`), 2, 19},
		{"no gap between alike paragraphs", lines(1, `<w:contextualSpacing/><w:spacing w:after="230"/>`) + lines(1, `<w:contextualSpacing/><w:spacing w:after="230"/>`), 1, 18},
		{"line spacing", lines(5, `<w:spacing w:line="480" w:lineRule="auto"/>`), 1, 10},
		{"exact lines", lines(5, `<w:spacing w:line="460" w:lineRule="exact"/>`), 1, 10},
		{"a table row is as high as its highest cell", row("", 5), 1, 15},
		{"a row may break", lines(15, "") + row("", 8), 2, 17},
		{"but not inside what its cells keep together", lines(18, "") + row("", 3), 2, 17},
		{"unless it may not", lines(15, "") + row("<w:cantSplit/>", 8), 2, 12},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := measure(t, c.body)
			if got.Pages != c.pages || math.Abs(got.FreeLinesOnLast-c.free) > 0.1 {
				t.Errorf("got %d pages and %.2f free lines, want %d and %.0f", got.Pages, got.FreeLinesOnLast, c.pages, c.free)
			}
		})
	}
}

// Line breaks: the number of lines that a text takes on 100 mm (5669 twips; an
// "m" of Times New Roman at 10 pt has 155.6 twips, so 36 fit).
func TestLineBreaking(t *testing.T) {
	m := func(n int) string { return strings.Repeat("m", n) }
	cases := []struct {
		name, props, text string
		lines             float64
	}{
		{"fits exactly", "", m(36), 1},
		{"a word too long is broken", "", m(37), 2},
		{"a very long word", "", m(36*4 + 1), 5},
		{"at a space", "", m(20) + " " + m(20), 2},
		{"spaces at the end of a line hang", "", m(36) + "     " + m(10), 2},
		{"behind a hyphen", "", m(20) + "-" + m(20), 2},
		{"behind a hyphen before a digit", "", m(35) + "-12", 2},
		{"behind a dash", "", m(20) + "–" + m(20), 2},
		{"not at a slash", "", m(20) + " " + m(15) + "/" + m(6), 2},
		{"not at a no-break space", "", m(10) + " " + m(13) + "\u00a0" + m(13), 2},
		{"between ideographs", "", strings.Repeat("語", 29), 2},
		{"no break before ideographic punctuation", "", strings.Repeat("語", 28) + "。", 2},
		{"indents", `<w:ind w:left="2000" w:right="2000"/>`, m(20), 2},
		{"hanging indent", `<w:ind w:left="3000" w:hanging="3000"/>`, m(36), 1},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := 20 - measure(t, para(c.props, c.text)).FreeLinesOnLast
			if math.Abs(got-c.lines) > 0.3 { // lines of ideographs are a seventh higher
				t.Errorf("takes %.2f lines, want %.0f", got, c.lines)
			}
		})
	}
}

func TestTabOverflow(t *testing.T) {
	m := New(nil, nil, nil)
	dated := func(n int) *ooxml.Node {
		return parse(t, `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="5669"/></w:tabs></w:pPr><w:r><w:t>`+strings.Repeat("m", n)+`</w:t><w:tab/><w:t>mmmmm</w:t></w:r></w:p>`)
	}
	for n, want := range map[int]bool{1: false, 31: false, 32: true, 35: true, 40: false} {
		if got := m.TabOverflows(dated(n)); got != want {
			t.Errorf("%d characters before the tab: %v, want %v", n, got, want)
		}
	}
}

// Every face has the characters of a CV, and bold is not narrower than regular by mistake.
func TestMetrics(t *testing.T) {
	for name, f := range families() {
		for i, face := range f {
			if face.units != 2048 || face.ascent <= 0 || face.descent <= 0 {
				t.Errorf("%s %d: units %v, ascent %v, descent %v", name, i, face.units, face.ascent, face.descent)
			}
			for _, r := range "azAZ09äéñßøłčžАяΩ€–—•’“…·" {
				if w := face.advance(r); w < 300 || w > 2300 {
					t.Errorf("%s %d: %c is %v wide", name, i, r, w)
				}
			}
		}
	}
	if familyOf("Helvetica") != familyOf("arial") || familyOf("no such font") != familyOf("Calibri") {
		t.Error("fonts are not mapped to those with the same widths")
	}
}

func FuzzMeasure(f *testing.F) {
	f.Add("text", 200.0, "right", 100)
	f.Add(strings.Repeat("m ", 300), -5000.0, "left", 100000)
	f.Fuzz(func(t *testing.T, text string, indent float64, tab string, at int) {
		if len(text) > 2000 {
			return
		}
		props := fmt.Sprintf(`<w:tabs><w:tab w:val="%s" w:pos="%d"/></w:tabs><w:ind w:left="%g"/>`, ooxml.Text(tab).Append(nil), at, indent)
		document, err := ooxml.Parse([]byte(`<w:document><w:body><w:p><w:pPr>` + props + `</w:pPr><w:r><w:tab/><w:t>` + string(ooxml.Text(text).Append(nil)) + `</w:t><w:tab/></w:r></w:p></w:body></w:document>`))
		if err != nil {
			return
		}
		if r := New(nil, nil, nil).Measure(document, nil, nil); r.Pages < 1 || r.FreeLinesOnLast < 0 || math.IsNaN(r.FreeLinesOnLast) {
			t.Errorf("%+v", r)
		}
	})
}
