package wordml_test

import (
	"errors"
	"strings"
	"testing"

	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
	"focal/internal/ingest/wordml"
)

const head = `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" ` +
	`xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint" xmlns:aml="http://schemas.microsoft.com/aml/2001/core">` +
	`<w:lists><w:listDef w:listDefId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:nfc w:val="0"/><w:lvlText w:val="%1."/></w:lvl></w:listDef><w:list w:ilfo="1"><w:ilst w:val="0"/></w:list></w:lists>` +
	`<w:styles><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`

// TestWord2003: links, lists, tracked changes, headers and breaks as Word 2003
// (and programs that imitate it) write them.
func TestWord2003(t *testing.T) {
	in := head + `<w:body><wx:sect><wx:sub-section>
	  <w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Work</w:t></w:r></w:p>
	  <w:p><w:hlink w:dest="mailto:o@example.net"><w:r><w:t>o@example.net<w:br/></w:t></w:r></w:hlink><t:City xmlns:t="urn:schemas-microsoft-com:office:smarttags"><w:r><w:t>Graz</w:t></w:r></t:City></w:p>
	  <w:p><w:pPr><w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/><wx:t wx:val="1."/></w:listPr></w:pPr><w:r><w:t>Sewed sails</w:t></w:r></w:p>
	  <w:p><aml:annotation w:type="Word.Deletion"><aml:content><w:r><w:delText>gone</w:delText></w:r></aml:content></aml:annotation><aml:annotation w:type="Word.Insertion"><aml:content><w:r><w:t>new</w:t></w:r></aml:content></aml:annotation></w:p>
	  </wx:sub-section><w:sectPr><w:hdr w:type="odd"><w:p><w:r><w:t>Otilie Brandt</w:t></w:r></w:p></w:hdr><w:ftr w:type="odd"><w:p><w:r><w:t>Page 1</w:t></w:r></w:p></w:ftr></w:sectPr></wx:sect></w:body></w:wordDocument>`
	doc, err := wordml.Read(t.Context(), []byte(in))
	if err != nil {
		t.Fatal(err)
	}
	want := []page.Line{{Kind: page.PageHeader}, {Kind: page.Heading, Level: 2}, {}, {}, {Kind: page.ListItem, Bullet: "1."}, {}}
	texts := strings.Split("Otilie Brandt/Work/o@example.net/Graz/Sewed sails/new", "/")
	lines := doc.Lines()
	if len(lines) != len(want) {
		t.Fatalf("%q", doc.PlainText())
	}
	for i, l := range lines {
		if l.Text() != texts[i] || l.Kind != want[i].Kind || l.Level != want[i].Level || l.Bullet != want[i].Bullet {
			t.Errorf("line %d: %+v", i, l)
		}
	}
	if lines[2].Segments[0].Runs[0].Link != "mailto:o@example.net" {
		t.Error("link")
	}
}

func TestFlatPackage(t *testing.T) {
	part := func(name, xml string) string {
		return `<pkg:part pkg:name="` + name + `"><pkg:xmlData>` + xml + `</pkg:xmlData></pkg:part>`
	}
	w := `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`
	in := `<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">` +
		part("/word/document.xml", `<w:document `+w+`><w:body><w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Otilie</w:t></w:r></w:p></w:body></w:document>`) +
		part("/word/styles.xml", `<w:styles `+w+`><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>`) + `</pkg:package>`
	doc, err := wordml.Read(t.Context(), []byte(in))
	if err != nil {
		t.Fatal(err)
	}
	if l := doc.Lines(); len(l) != 1 || l[0].Kind != page.Heading || l[0].Text() != "Otilie" {
		t.Errorf("%+v", l)
	}
}

func TestRefused(t *testing.T) {
	for in, want := range map[string]error{`<a/>`: wordml.ErrNoDocument, head + `</w:wordDocument>`: wordml.ErrNoDocument, head: markup.ErrSyntax, `<!DOCTYPE a><a/>`: markup.ErrDoctype} {
		if _, err := wordml.Read(t.Context(), []byte(in)); !errors.Is(err, want) {
			t.Errorf("%.40q: %v, want %v", in, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(head + `<w:body><w:p><w:r><w:t>a</w:t></w:r></w:p></w:body></w:wordDocument>`))
	f.Fuzz(func(t *testing.T, data []byte) { _, _ = wordml.Read(t.Context(), data) })
}
