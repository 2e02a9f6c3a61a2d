package cvgen

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"strings"
	"unicode/utf8"
)

// docxWriter writes a document as WordprocessingML.
type docxWriter struct {
	strings.Builder
	doc   *document
	width int // of the text, in twips
}

const (
	docxTypes = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/><Override PartName="/word/footer1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/></Types>`
	docxRels  = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
	docxParts = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/><Relationship Id="rId4" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer" Target="footer1.xml"/></Relationships>`
	docxOpen  = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:%s xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">`
)

func (doc *document) asDOCX() ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	parts := []struct{ name, data string }{
		{"[Content_Types].xml", docxTypes},
		{"_rels/.rels", docxRels},
		{"word/_rels/document.xml.rels", docxParts},
		{"word/document.xml", doc.docxBody()},
		{"word/styles.xml", doc.docxStyles()},
		{"word/numbering.xml", doc.docxNumbering()},
		{"word/header1.xml", doc.docxRunning("hdr", doc.header)},
		{"word/footer1.xml", doc.docxRunning("ftr", doc.footer)},
	}
	for _, p := range parts {
		f, err := z.CreateHeader(&zip.FileHeader{Name: p.name, Method: zip.Deflate})
		if err != nil {
			return nil, err
		}
		if _, err := f.Write([]byte(p.data)); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

func (doc *document) docxWriter() *docxWriter {
	return &docxWriter{doc: doc, width: 11906 - 2*int(doc.look.margin*20)}
}

func (doc *document) docxBody() string {
	w := doc.docxWriter()
	fmt.Fprintf(w, docxOpen, "document")
	w.WriteString("<w:body>")
	margin := int(doc.look.margin * 20)
	page := fmt.Sprintf(`<w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/>%%s<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="%d" w:bottom="1134" w:left="%d" w:header="567" w:footer="567" w:gutter="0"/>`, margin, margin)
	cols := ""
	switch {
	case len(doc.side) == 0 && doc.look.boxed:
		w.boxes(doc.main)
	case len(doc.side) == 0:
		w.blocks(doc.main, w.width)
	case doc.look.columns:
		cols = w.byColumns(page)
	default:
		w.byTable()
	}
	fmt.Fprintf(w, `<w:sectPr>`+page+`%s</w:sectPr></w:body></w:document>`, "", cols)
	return w.String()
}

// byTable puts the two columns into the cells of one row.
func (w *docxWriter) byTable() {
	side, main := w.doc.side, w.doc.main
	share := int(float64(w.width) * w.doc.sideShare)
	cells := []struct {
		list  []block
		width int
		fill  string
	}{{side, share, w.doc.look.sideColour}, {main, w.width - share, ""}}
	if !w.doc.sideLeft {
		cells[0], cells[1] = cells[1], cells[0]
	}
	w.WriteString(`<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>`)
	for _, c := range cells {
		fmt.Fprintf(w, `<w:gridCol w:w="%d"/>`, c.width)
	}
	w.WriteString(`</w:tblGrid><w:tr>`)
	for _, c := range cells {
		fmt.Fprintf(w, `<w:tc><w:tcPr><w:tcW w:w="%d" w:type="dxa"/>`, c.width)
		if c.fill != "" {
			fmt.Fprintf(w, `<w:shd w:val="clear" w:color="auto" w:fill="%s"/>`, c.fill)
		}
		w.WriteString(`</w:tcPr>`)
		w.blocks(c.list, c.width-220)
		w.WriteString(`<w:p/></w:tc>`)
	}
	w.WriteString(`</w:tr></w:tbl><w:p/>`)
}

// byColumns puts them into the columns of the page and returns the last section's.
func (w *docxWriter) byColumns(page string) string {
	first, second := w.doc.side, w.doc.main
	share := int(float64(w.width) * w.doc.sideShare)
	widths := [2]int{share, w.width - share - 400}
	if !w.doc.sideLeft {
		first, second = second, first
		widths[0], widths[1] = widths[1], widths[0]
	}
	w.blocks(first, widths[0])
	w.WriteString(`<w:p><w:r><w:br w:type="column"/></w:r></w:p>`)
	w.blocks(second, widths[1])
	return fmt.Sprintf(`<w:cols w:num="2" w:equalWidth="0"><w:col w:w="%d" w:space="400"/><w:col w:w="%d"/></w:cols>`, widths[0], widths[1])
}

func (w *docxWriter) blocks(list []block, width int) {
	for _, b := range list {
		switch {
		case b.para != nil:
			w.para(b.para, width)
		case b.table != nil:
			w.table(b.table, width)
		case b.row != nil:
			w.row(b.row, width)
		}
	}
}

func (w *docxWriter) para(p *para, width int) {
	if n := w.doc.look.hardWrap; n > 0 && p.level == 0 && p.right == nil && !strings.Contains(plain(p.spans), "  ") {
		w.broken(p, n, width)
		return
	}
	w.open(p, width)
	if p.bullet != "" && !w.doc.look.bulletWord {
		w.run(span{text: p.bullet + " "}, p)
	}
	for _, s := range p.spans {
		w.run(s, p)
	}
	if p.right != nil {
		w.toRight(p)
		for _, s := range p.right {
			w.run(s, p)
		}
	}
	w.WriteString(`</w:p>`)
}

// toRight takes the text to the right margin, as people do it.
func (w *docxWriter) toRight(p *para) {
	switch w.doc.look.rightBy {
	case 1:
		w.run(span{text: strings.Repeat(" ", max(4, 70-utf8.RuneCountInString(plain(p.spans))))}, p)
	case 2:
		w.WriteString(`<w:r>` + strings.Repeat(`<w:tab/>`, max(1, 6-utf8.RuneCountInString(plain(p.spans))/10)) + `</w:r>`)
	default:
		w.WriteString(`<w:r><w:tab/></w:r>`)
	}
}

// boxes puts every section into a row of a table of one column.
func (w *docxWriter) boxes(list []block) {
	for i := 0; i < len(list); {
		n := i + 1
		for n < len(list) && (list[n].para == nil || list[n].para.level != 1) {
			n++
		}
		if list[i].para == nil || list[i].para.level != 1 {
			w.blocks(list[i:n], w.width)
			i = n
			continue
		}
		w.WriteString(`<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="auto"/></w:tblBorders></w:tblPr><w:tblGrid>`)
		fmt.Fprintf(w, `<w:gridCol w:w="%d"/></w:tblGrid>`, w.width)
		for _, part := range [][]block{list[i : i+1], list[i+1 : n]} {
			w.WriteString(`<w:tr><w:tc><w:tcPr><w:tcW w:w="5000" w:type="pct"/></w:tcPr>`)
			w.blocks(part, w.width-220)
			if k := len(part); k == 0 || part[k-1].para == nil {
				w.WriteString(`<w:p/>`)
			}
			w.WriteString(`</w:tc></w:tr>`)
		}
		w.WriteString(`</w:tbl><w:p/>`)
		i = n
	}
}

// broken writes every line of a paragraph as one of its own, as texts that were pasted.
func (w *docxWriter) broken(p *para, n, width int) {
	lines := wrapped(plain(p.spans), "", "", n)
	for i, l := range lines {
		q := *p
		q.spans = []span{{text: l, bold: p.spans[0].bold && len(p.spans) == 1}}
		if i > 0 {
			q.bullet = ""
		}
		w.open(&q, width)
		if q.bullet != "" && !w.doc.look.bulletWord {
			w.run(span{text: q.bullet + " "}, &q)
		}
		w.run(q.spans[0], &q)
		w.WriteString(`</w:p>`)
	}
}

// open begins a paragraph with its properties.
func (w *docxWriter) open(p *para, width int) {
	look := w.doc.look
	w.WriteString(`<w:p><w:pPr>`)
	if p.level == 1 && look.styles {
		w.WriteString(`<w:pStyle w:val="Heading1"/>`)
	}
	if p.bullet != "" && look.bulletWord {
		w.WriteString(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`)
	}
	if p.level == 1 {
		w.setOff()
	}
	if p.right != nil && look.rightBy == 0 {
		fmt.Fprintf(w, `<w:tabs><w:tab w:val="right" w:pos="%d"/></w:tabs>`, width)
	}
	fmt.Fprintf(w, `<w:spacing w:before="%d" w:after="20"/>`, int(p.above*look.size*16))
	if p.indent > 0 || p.bullet != "" && look.bulletWord {
		hang := ""
		if p.bullet != "" {
			hang = ` w:hanging="300"`
		}
		fmt.Fprintf(w, `<w:ind w:left="%d"%s/>`, 300+int(p.indent*280), hang)
	}
	if align := w.align(p); align != "" {
		w.WriteString(`<w:jc w:val="` + align + `"/>`)
	}
	w.WriteString(`</w:pPr>`)
}

// setOff parts a heading from the text with a rule or a bar.
func (w *docxWriter) setOff() {
	look := w.doc.look
	if look.heading.rule {
		w.WriteString(`<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="` + look.colour + `"/></w:pBdr>`)
	}
	if look.heading.bar {
		w.WriteString(`<w:shd w:val="clear" w:color="auto" w:fill="D9D9D9"/>`)
	}
}

func (w *docxWriter) align(p *para) string {
	switch {
	case p.align == 'c', p.level == 1 && w.doc.look.heading.centre:
		return "center"
	case p.align == 'r':
		return "right"
	}
	return ""
}

func (w *docxWriter) run(s span, p *para) {
	w.WriteString(`<w:r><w:rPr>`)
	if s.bold {
		w.WriteString(`<w:b/>`)
	}
	if s.italic {
		w.WriteString(`<w:i/>`)
	}
	if p.level == 1 && w.doc.look.colour != "000000" {
		w.WriteString(`<w:color w:val="` + w.doc.look.colour + `"/>`)
	}
	fmt.Fprintf(w, `<w:sz w:val="%d"/></w:rPr>`, int(2*w.doc.look.sizeOf(p)))
	for i, part := range strings.Split(s.text, "\t") {
		if i > 0 {
			w.WriteString(`<w:tab/>`)
		}
		w.WriteString(`<w:t xml:space="preserve">`)
		w.escape(part)
		w.WriteString(`</w:t>`)
	}
	w.WriteString(`</w:r>`)
}

func (w *docxWriter) escape(s string) {
	_ = xml.EscapeText(w, []byte(s)) // a strings.Builder takes everything
}

// sizeOf is the size of a paragraph's letters in points.
func (l look) sizeOf(p *para) float64 {
	switch p.level {
	case 1:
		return l.size * l.heading.size
	case 2:
		return l.size * 1.6
	}
	return l.size
}
