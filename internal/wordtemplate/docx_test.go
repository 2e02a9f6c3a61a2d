package wordtemplate

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
)

// Helpers that make small Word files and read filled ones.

const testTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

const testRelations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

// docx makes a Word file with that body; more are further parts, name and content by turns.
func docx(t testing.TB, body string, more ...string) []byte {
	t.Helper()
	files := map[string]string{
		contentTypesPart: testTypes, packageRelations: testRelations,
		"word/document.xml": `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
			`<w:body>` + body + `</w:body></w:document>`,
	}
	order := []string{contentTypesPart, packageRelations, "word/document.xml"}
	for i := 0; i < len(more); i += 2 {
		if _, there := files[more[i]]; !there {
			order = append(order, more[i])
		}
		files[more[i]] = more[i+1]
	}
	var parts []ooxml.Packed
	for _, name := range order {
		p, err := ooxml.Pack(name, []byte(files[name]))
		if err != nil {
			t.Fatal(err)
		}
		parts = append(parts, p)
	}
	out, err := ooxml.Zip(parts)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// p is a paragraph with one run per text.
func p(runs ...string) string {
	var b strings.Builder
	b.WriteString("<w:p>")
	for _, r := range runs {
		b.WriteString(`<w:r><w:t xml:space="preserve">` + r + `</w:t></w:r>`)
	}
	return b.String() + "</w:p>"
}

func row(cells ...string) string {
	return "<w:tr><w:tc>" + strings.Join(cells, "</w:tc><w:tc>") + "</w:tc></w:tr>"
}

func table(rows ...string) string {
	return `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>` + strings.Join(rows, "") + `</w:tbl>`
}

// part returns a parsed part of a Word file.
func part(t testing.TB, file []byte, name string) *ooxml.Node {
	t.Helper()
	pkg, err := ooxml.Read(file, ooxml.TemplateLimits)
	if err != nil {
		t.Fatal(err)
	}
	data, ok := pkg.Get(name)
	if !ok {
		t.Fatalf("the file has no part %s", name)
	}
	root, err := ooxml.Parse(data)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return root
}

// shown is the text of a part: paragraphs end with "¶", cells with "|", tabs
// are "→", breaks "↵".
func shown(root *ooxml.Node) string {
	var b strings.Builder
	var walk func(n *ooxml.Node)
	walk = func(n *ooxml.Node) {
		switch n.Name {
		case "w:pPr", "w:rPr":
			return
		case "w:tab":
			b.WriteString("→")
		case "w:br":
			b.WriteString("↵")
		}
		b.WriteString(n.Text)
		for _, k := range n.Kids {
			walk(k)
		}
		switch n.Name {
		case "w:p":
			b.WriteString("¶")
		case "w:tc":
			b.WriteString("|")
		}
	}
	walk(root)
	return b.String()
}

// fillBody fills a template with that body and returns the text.
func fillBody(t testing.TB, body string, d *cv.Document) string {
	t.Helper()
	template, err := Parse(docx(t, body))
	if err != nil {
		t.Fatal(err)
	}
	out, err := template.Fill(d, FillOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return shown(part(t, out, "word/document.xml"))
}

func testIcon(t testing.TB, w, h int) []byte {
	t.Helper()
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetNRGBA(x, y, color.NRGBA{R: 30, G: uint8(x * 200 / w), B: uint8(y * 200 / h), A: 255})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func count(root *ooxml.Node, name string) int {
	n := 0
	root.Each(func(k *ooxml.Node) {
		if k.Name == name {
			n++
		}
	})
	return n
}

// Cells may stand in a content control; a row of such cells is not empty.
func TestRowsOfContentControls(t *testing.T) {
	d := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Ida Tarn"}}}
	cell := `<w:tc><w:p><w:r><w:t>{{name}}</w:t></w:r></w:p></w:tc>`
	got := fillBody(t, `<w:tbl><w:tr><w:sdt><w:sdtContent>`+cell+`</w:sdtContent></w:sdt></w:tr></w:tbl><w:p/>`, d)
	if !strings.Contains(got, "Ida Tarn") {
		t.Errorf("the row is lost: %s", got)
	}
}
