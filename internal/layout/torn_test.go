package layout

import (
	"math"
	"testing"
)

// Headings in the cells of a table, on a page of 20 lines: which of them are torn from
// their text, and what becomes of the document when the cure is applied.
func TestTorn(t *testing.T) {
	const head = "<w:keepNext/>"
	cell := func(content string) string { return `<w:tc>` + content + `</w:tc>` }
	table := func(cells ...string) string {
		row := `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid><w:tr>`
		for _, c := range cells {
			row += cell(c)
		}
		return row + `</w:tr></w:tbl>`
	}
	for _, c := range []struct {
		name   string
		body   string
		spaces []float64 // in lines; 0 = the row must not break
	}{
		{"a heading at the foot of the page", table(lines(19, "")+lines(1, head)+lines(4, ""), lines(1, "")), []float64{1}},
		{"two lines of a heading", table(lines(18, "")+lines(1, head)+lines(1, head)+lines(4, ""), lines(1, "")), []float64{2}},
		{"a heading whose text fits", table(lines(17, "")+lines(1, head)+lines(1, ""), lines(1, "")), nil},
		{"a heading with two of four lines of its text", table(lines(16, "")+lines(1, head)+lines(4, ""), lines(1, "")), nil},
		{"text without a heading", table(lines(19, "")+lines(4, ""), lines(1, "")), nil},
		{"a heading in the second column", table(lines(1, ""), lines(19, "")+lines(1, head)+lines(4, "")), []float64{1}},
		{"a heading that begins the row", lines(19, "") + table(lines(1, head)+lines(4, ""), lines(1, "")), []float64{0}},
		{"a heading that begins the row and would have it twice as long as a page", lines(19, "") + table(lines(1, head)+lines(40, ""),
			lines(1, "")), nil},
		{"a heading over the table", lines(18, "") + lines(1, head) + table(lines(1, head)+lines(4, ""), lines(1, "")), []float64{0}},
		{
			"on the second page, behind one on the first",
			table(lines(19, "")+lines(1, head)+lines(18, "")+lines(1, head)+lines(4, ""), lines(1, "")),
			[]float64{1, 1},
		},
		{"headings for more than a page", table(lines(30, head)+lines(1, ""), lines(1, "")), nil},
		{"no table", lines(19, "") + lines(1, head) + lines(4, ""), nil},
	} {
		m, document := newPage(t, c.body)
		torn := m.Torn(document, nil, nil)
		if len(torn) != len(c.spaces) {
			t.Errorf("%s: %+v, want room of %v lines", c.name, torn, c.spaces)
			continue
		}
		for i, want := range c.spaces {
			got := torn[i].Space / lineHeight
			if want == 0 && torn[i].Node.Name != "w:tr" || want > 0 && (torn[i].Node.Name != "w:p" || math.Abs(got-want) > 0.5) {
				t.Errorf("%s: %.2f lines at %s, want %v", c.name, got, torn[i].Node.Name, want)
			}
		}
	}
}

// The room that is made for a heading is not there twice: it stays behind on the page.
func TestRoomStaysOnItsPage(t *testing.T) {
	row := func(space string) string {
		return `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc>` + lines(17, "") +
			para(`<w:spacing w:after="`+space+`"/>`, "x") + lines(2, "<w:keepNext/>") + lines(4, "") + `</w:tc></w:tr></w:tbl>`
	}
	for space, free := range map[string]float64{"0": 16, "400": 14} {
		if got := measure(t, row(space)); got.Pages != 2 || math.Abs(got.FreeLinesOnLast-free) > 0.1 {
			t.Errorf("with room of %s: %d pages, %.2f lines free, want 2 and %.0f", space, got.Pages, got.FreeLinesOnLast, free)
		}
	}
}
