package cvgen

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

func (w *docxWriter) table(t *table, width int) {
	sum := 0.0
	for _, s := range t.shares {
		sum += s
	}
	w.WriteString(`<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/>`)
	if t.border {
		w.WriteString(`<w:tblBorders>`)
		for _, side := range []string{"top", "left", "bottom", "right", "insideH", "insideV"} {
			w.WriteString(`<w:` + side + ` w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
		}
		w.WriteString(`</w:tblBorders>`)
	}
	w.WriteString(`</w:tblPr><w:tblGrid>`)
	for _, s := range t.shares {
		fmt.Fprintf(w, `<w:gridCol w:w="%d"/>`, int(float64(width)*s/sum))
	}
	w.WriteString(`</w:tblGrid>`)
	for i, r := range t.rows {
		w.WriteString(`<w:tr>`)
		for k, c := range r {
			fmt.Fprintf(w, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/></w:tcPr>`, int(float64(width)*t.shares[k]/sum))
			w.para(&para{spans: []span{{text: c, bold: i == 0 && t.header}}}, width)
			w.WriteString(`</w:tc>`)
		}
		w.WriteString(`</w:tr>`)
	}
	w.WriteString(`</w:tbl>`)
	if !t.keep {
		w.WriteString(`<w:p/>`)
	}
}

// row writes a rail as a table of two cells without borders.
func (w *docxWriter) row(r *row, width int) {
	rail := int(float64(width) * r.share)
	w.WriteString(`<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>`)
	left := func() {
		fmt.Fprintf(w, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/></w:tcPr>`, rail)
		for i := range r.rail {
			w.para(&r.rail[i], rail)
		}
		w.WriteString(`</w:tc>`)
	}
	right := func() {
		fmt.Fprintf(w, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/></w:tcPr>`, width-rail)
		w.blocks(r.content, width-rail-220)
		if n := len(r.content); n == 0 || r.content[n-1].para == nil {
			w.WriteString(`<w:p/>`)
		}
		w.WriteString(`</w:tc>`)
	}
	a, b := rail, width-rail
	if r.railRight {
		a, b = b, a
		left, right = right, left
	}
	fmt.Fprintf(w, `<w:gridCol w:w="%d"/><w:gridCol w:w="%d"/></w:tblGrid><w:tr>`, a, b)
	left()
	right()
	w.WriteString(`</w:tr></w:tbl>`)
}

func (doc *document) docxRunning(kind string, list []para) string {
	w := doc.docxWriter()
	fmt.Fprintf(w, docxOpen, kind)
	for i := range list {
		w.WriteString(`<w:p>`)
		if a := w.align(&list[i]); a != "" {
			w.WriteString(`<w:pPr><w:jc w:val="` + a + `"/></w:pPr>`)
		}
		s := plain(list[i].spans)
		for s != "" {
			at, field := strings.Index(s, "{page"), "PAGE"
			if at < 0 {
				w.run(span{text: s}, &list[i])
				break
			}
			w.run(span{text: s[:at]}, &list[i])
			if strings.HasPrefix(s[at:], "{pages}") {
				field = "NUMPAGES"
			}
			w.WriteString(`<w:fldSimple w:instr="` + field + `"><w:r><w:t>1</w:t></w:r></w:fldSimple>`)
			s = s[at+strings.Index(s[at:], "}")+1:]
		}
		w.WriteString(`</w:p>`)
	}
	if len(list) == 0 {
		w.WriteString(`<w:p/>`)
	}
	w.WriteString(`</w:` + kind + `>`)
	return w.String()
}

func (doc *document) docxStyles() string {
	w := doc.docxWriter()
	fmt.Fprintf(w, docxOpen, "styles")
	font := map[string]string{"Helvetica": "Calibri", "Times": "Times New Roman", "Courier": "Courier New"}[doc.look.font]
	fmt.Fprintf(w, `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="%s" w:hAnsi="%s"/><w:sz w:val="%d"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`, font, font, int(2*doc.look.size))
	return w.String()
}

func (doc *document) docxNumbering() string {
	w := doc.docxWriter()
	fmt.Fprintf(w, docxOpen, "numbering")
	mark := "•"
	for _, b := range doc.main {
		if b.para != nil && b.para.bullet != "" && utf8.RuneCountInString(b.para.bullet) == 1 {
			mark = b.para.bullet
			break
		}
	}
	w.WriteString(`<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="`)
	w.escape(mark)
	w.WriteString(`"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`)
	return w.String()
}
