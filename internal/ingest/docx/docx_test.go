package docx_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/docx"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/page"
)

const (
	ns = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ` +
		`xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" ` +
		`xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ` +
		`xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"`
	office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
)

// parts are the variable parts of a fixture; body is the content of w:body.
type parts struct {
	body, styles, numbering, settings, header, footer, footnotes, links, document string
	chunk                                                                         string // an included page
}

func build(t testing.TB, p parts) []byte {
	t.Helper()
	rels := p.links
	files := map[string]string{
		"[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
		"_rels/.rels":         `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="` + office + `officeDocument" Target="word/document.xml"/></Relationships>`,
	}
	add := func(name, kind, root, content string) {
		if content == "" {
			return
		}
		files["word/"+name+".xml"] = `<w:` + root + ` ` + ns + `>` + content + `</w:` + root + `>`
		rels += fmt.Sprintf(`<Relationship Id="%s" Type="%s%s" Target="%s.xml"/>`, name, office, kind, name)
	}
	add("styles", "styles", "styles", p.styles)
	add("numbering", "numbering", "numbering", p.numbering)
	add("settings", "settings", "settings", p.settings)
	add("header1", "header", "hdr", p.header)
	add("footer1", "footer", "ftr", p.footer)
	add("footnotes", "footnotes", "footnotes", p.footnotes)
	if p.chunk != "" {
		files["word/afchunk.mht"] = p.chunk
		rels += `<Relationship Id="chunk" Type="` + office + `aFChunk" Target="afchunk.mht"/>`
	}
	files["word/_rels/document.xml.rels"] = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` + rels + `</Relationships>`
	files["word/document.xml"] = p.document
	if p.document == "" {
		files["word/document.xml"] = `<?xml version="1.0" encoding="UTF-8"?><w:document ` + ns + `><w:body>` + p.body + `</w:body></w:document>`
	}
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, content := range files {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func read(t testing.TB, p parts) (*page.Document, error) {
	t.Helper()
	a, err := archive.Open(build(t, p))
	if err != nil {
		t.Fatal(err)
	}
	return docx.Read(t.Context(), a)
}

// para and run write the plainest paragraph and run.
func para(s string) string { return `<w:p>` + run(s) + `</w:p>` }
func run(s string) string  { return `<w:r><w:t xml:space="preserve">` + s + `</w:t></w:r>` }

// bullets is a numbering with a bullet list (1) and a decimal list (2).
const bullets = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0B7;"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl></w:abstractNum>` +
	`<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl><w:lvl w:ilvl="2"><w:numFmt w:val="none"/><w:lvlText w:val=""/></w:lvl></w:abstractNum>` +
	`<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`

func item(num, level int, s string) string {
	return fmt.Sprintf(`<w:p><w:pPr><w:numPr><w:ilvl w:val="%d"/><w:numId w:val="%d"/></w:numPr></w:pPr>%s</w:p>`, level, num, run(s))
}

func box(s string) string {
	return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx><w:txbxContent>` + para(s) + `</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice>` +
		`<mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>` + para(s) + `</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
}

// TestText: what a reader of the printed page sees, once and in order; "⇥" parts
// segments, "/" parts lines.
func TestText(t *testing.T) {
	for _, c := range []struct {
		name string
		in   parts
		want string
	}{
		{"plain", parts{body: para("Ifeoma Lindqvist") + para("Dietitian")}, "Ifeoma Lindqvist/Dietitian"},
		{"runs join", parts{body: `<w:p>` + run("Ife") + run("oma ") + run("L.") + `</w:p>`}, "Ifeoma L."},
		{"tab makes segments", parts{body: `<w:p>` + run("Dietitian") + `<w:r><w:tab/></w:r>` + run("2019 – 2022") + `</w:p>`}, "Dietitian⇥2019 – 2022"},
		{"wide gap makes segments", parts{body: para("Dietitian       2019 – 2022")}, "Dietitian⇥2019 – 2022"},
		{"leading tab is an indent", parts{body: `<w:p><w:r><w:tab/><w:tab/></w:r>` + run("Malmö") + `</w:p>`}, "Malmö"},
		{"line break makes lines", parts{body: `<w:p>` + run("Ifeoma") + `<w:r><w:br/></w:r>` + run("Dietitian") + `</w:p>`}, "Ifeoma/Dietitian"},
		{"insertion kept, deletion dropped", parts{body: `<w:p><w:ins>` + run("Lead ") + `</w:ins><w:del><w:r><w:delText>Junior </w:delText></w:r></w:del>` + run("dietitian") + `</w:p>`}, "Lead dietitian"},
		{"moved text once", parts{body: `<w:p><w:moveFrom>` + run("Oslo") + `</w:moveFrom></w:p><w:p><w:moveTo>` + run("Oslo") + `</w:moveTo></w:p>`}, "Oslo"},
		{"deleted paragraph mark joins", parts{body: `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>` + run("Ward ") + `</w:p>` + para("sister")}, "Ward sister"},
		{"deleted row", parts{body: `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>` + para("gone") + `</w:tc></w:tr><w:tr><w:tc>` + para("here") + `</w:tc></w:tr></w:tbl>`}, "here"},
		{"hidden run", parts{body: `<w:p>` + run("seen") + `<w:r><w:rPr><w:vanish/></w:rPr><w:t>unseen</w:t></w:r></w:p>`}, "seen"},
		{"hidden switched off again", parts{body: `<w:p><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>seen</w:t></w:r></w:p>`}, "seen"},
		{"hidden by style", parts{
			styles: `<w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style>`,
			body:   `<w:p>` + run("seen") + `<w:r><w:rPr><w:rStyle w:val="H"/></w:rPr><w:t>unseen</w:t></w:r></w:p>`,
		}, "seen"},
		{"white text", parts{body: `<w:p>` + run("seen") + `<w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>unseen</w:t></w:r></w:p>`}, "seen"},
		{"white text on a dark cell", parts{body: `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr><w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Ifeoma</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`}, "Ifeoma"},
		{"tiny text", parts{body: `<w:p>` + run("seen") + `<w:r><w:rPr><w:sz w:val="2"/></w:rPr><w:t>unseen</w:t></w:r></w:p>`}, "seen"},
		{"text box once, before its anchor", parts{body: para("Ifeoma") + `<w:p>` + box("Boxed") + run("Anchor") + `</w:p>`}, "Ifeoma/Boxed/Anchor"},
		{"text box at the very top goes below the first line", parts{body: `<w:p>` + box("Boxed") + run("Ifeoma") + `</w:p>`}, "Ifeoma/Boxed"},
		{"fallback only", parts{body: `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="x"/><mc:Fallback><w:pict><v:textbox><w:txbxContent>` + para("Boxed") + `</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`}, "Boxed"},
		{"content control", parts{body: `<w:sdt><w:sdtContent>` + para("Ifeoma") + `</w:sdtContent></w:sdt>`}, "Ifeoma"},
		{"prompt of an empty control", parts{body: para("Ifeoma") + `<w:p><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>` + run("Click here to enter text.") + `</w:sdtContent></w:sdt></w:p>`}, "Ifeoma"},
		{"prompt that is a heading", parts{
			styles: `<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>`,
			body:   `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>` + run("Voyages") + `</w:sdtContent></w:sdt></w:p>`,
		}, "Voyages"},
		{"font of the theme over a symbol font of the style", parts{
			styles: `<w:style w:type="paragraph" w:styleId="D"><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr></w:style>`,
			body:   `<w:p><w:pPr><w:pStyle w:val="D"/></w:pPr><w:r><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/></w:rPr><w:t>Ferry hand</w:t></w:r></w:p>`,
		}, "Ferry hand"},
		{"ordinal with the year raised behind it", parts{body: `<w:p>` + run("1") + `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>st 2014</w:t></w:r></w:p>`}, "1st 2014"},
		{"ordinal in two raised runs", parts{body: `<w:p>` + run("1") + `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>s</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/><w:b/></w:rPr><w:t>t</w:t></w:r></w:p>`}, "1st"},
		{"link", parts{
			links: `<Relationship Id="h" Type="` + office + `hyperlink" Target="https://diet.example.net" TargetMode="External"/>`,
			body:  `<w:p><w:hyperlink r:id="h">` + run("my site") + `</w:hyperlink></w:p>`,
		}, "my site<https://diet.example.net>"},
		{"link field", parts{body: `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "mailto:i@example.net" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>` + run("write") + `<w:r><w:fldChar w:fldCharType="end"/></w:r>` + run(" me") + `</w:p>`}, "write<mailto:i@example.net> me"},
		{"link to a file is no link", parts{
			links: `<Relationship Id="h" Type="` + office + `hyperlink" Target="file:///etc/passwd" TargetMode="External"/>`,
			body:  `<w:p><w:hyperlink r:id="h">` + run("x y") + `</w:hyperlink></w:p>`,
		}, "x y"},
		{"page field goes", parts{body: `<w:p>` + run("Ifeoma ") + `<w:fldSimple w:instr=" PAGE ">` + run("7") + `</w:fldSimple></w:p>`}, "Ifeoma"},
		{"symbol font", parts{body: `<w:p><w:r><w:sym w:font="Wingdings" w:char="F028"/></w:r>` + run(" 01632 960100") + `</w:p>`}, "01632 960100"},
		{"header first, page number never", parts{
			header: para("Ifeoma Lindqvist"), footer: para("Page 2 of 3") + para("Confidential"),
			body: para("Profile") + `<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/></w:sectPr>`,
		}, "Ifeoma Lindqvist/Profile/Confidential"},
		{"header with a phone only", parts{header: para("+44 1632 960100"), body: para("Ifeoma") + `<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>`}, "+44 1632 960100/Ifeoma"},
		{"footnote after the text", parts{
			footnotes: `<w:footnote w:id="4">` + para("cum laude") + `</w:footnote>`,
			body:      `<w:p>` + run("MSc") + `<w:r><w:footnoteReference w:id="4"/></w:r></w:p>` + para("Skills"),
		}, "MSc/Skills/cum laude"},
		{"typed bullet", parts{body: para("•  Planned menus") + para("- Ran clinics") + para("–5 degrees")}, "Planned menus/Ran clinics/–5 degrees"},
		{"soft hyphen, zero width, ligature", parts{body: para("diet&#xAD;i&#x200B;tian at St. O&#xFB03;ce")}, "dietitian at St. Office"},
		{"equation keeps its text", parts{body: `<w:p>` + run("BMI = ") + `<m:oMath><m:r><m:t>kg/m²</m:t></m:r></m:oMath></w:p>`}, "BMI = kg/m²"},
		{"glued float of a web export", parts{body: `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Ward dietitian</w:t></w:r>` + run("May 2017 – June 2018") + `</w:p>`}, "Ward dietitian⇥May 2017 – June 2018"},
		{"items with two spaces between", parts{body: para("Renal  Bariatric  Paediatric")}, "Renal⇥Bariatric⇥Paediatric"},
		{"included web page", parts{chunk: "<html><body><h1>Ifeoma</h1><script>x</script><p>Dietitian</p></body></html>", body: `<w:altChunk r:id="chunk"/>`}, "Ifeoma/Dietitian"},
		{"included web archive", parts{chunk: "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>If=C3=A8</p>\r\n--b--", body: para("CV") + `<w:altChunk r:id="chunk"/>`}, "CV/Ifè"},
		{"another prefix, strict namespace", parts{document: `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Ifeoma</x:t></x:r></x:p></x:body></x:document>`}, "Ifeoma"},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := read(t, c.in)
			if err != nil {
				t.Fatal(err)
			}
			if got := flat(doc); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func flat(doc *page.Document) string {
	var lines []string
	for _, l := range doc.Lines() {
		var segments []string
		for _, s := range l.Segments {
			text := ""
			for _, r := range s.Runs {
				text += r.Text
				if r.Link != "" {
					text += "<" + r.Link + ">"
				}
			}
			segments = append(segments, text)
		}
		lines = append(lines, strings.Join(segments, "⇥"))
	}
	return strings.Join(lines, "/")
}

// TestBoxesInColumns: templates that set everything in text boxes are read head
// first, then column by column, in whatever order the boxes are stored.
func TestBoxesInColumns(t *testing.T) {
	placed := func(x, y, width int, s string) string {
		return fmt.Sprintf(`<w:r><w:drawing><wp:anchor><wp:positionH><wp:posOffset>%d</wp:posOffset></wp:positionH><wp:positionV><wp:posOffset>%d</wp:posOffset></wp:positionV>`+
			`<wp:extent cx="%d" cy="1"/><wps:txbx><w:txbxContent>%s</w:txbxContent></wps:txbx></wp:anchor></w:drawing></w:r>`, x, y, width, para(s))
	}
	doc, err := read(t, parts{body: `<w:p>` + placed(300, 200, 300, "Jobs") + placed(0, 500, 200, "Languages") + placed(0, 210, 200, "Skills") +
		placed(310, 480, 280, "Studies") + placed(0, 0, 600, "Ifeoma") + `</w:p>`})
	if err != nil {
		t.Fatal(err)
	}
	if got := flat(doc); got != "Ifeoma/Skills/Languages/Jobs/Studies" {
		t.Error(got)
	}
}

// TestLists: numbering through w:num, styles and levels; the mark never stays in the text.
func TestLists(t *testing.T) {
	doc, err := read(t, parts{
		numbering: bullets,
		styles: `<w:style w:type="paragraph" w:styleId="LB"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>` +
			`<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>`,
		body: item(1, 0, "a") + item(1, 1, "b") + item(2, 0, "c") + item(2, 1, "d") + item(2, 1, "e") + item(2, 0, "f") + item(2, 2, "g") +
			`<w:p><w:pPr><w:pStyle w:val="LB"/></w:pPr>` + run("h") + `</w:p>` +
			`<w:p><w:pPr><w:pStyle w:val="LB"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>` + run("i") + `</w:p>` +
			`<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr>` + run("j") + `</w:p>`,
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []page.Line{
		{Kind: page.ListItem, Bullet: "•"},
		{Kind: page.ListItem, Level: 1, Bullet: "o"},
		{Kind: page.ListItem, Bullet: "1."},
		{Kind: page.ListItem, Level: 1, Bullet: "1.a)"},
		{Kind: page.ListItem, Level: 1, Bullet: "1.b)"},
		{Kind: page.ListItem, Bullet: "2."},
		{Kind: page.Paragraph},
		{Kind: page.ListItem, Bullet: "•"},
		{Kind: page.Paragraph},
		{Kind: page.Heading, Level: 1, Bullet: "3."},
	}
	for i, l := range doc.Lines() {
		if w := want[i]; l.Kind != w.Kind || l.Level != w.Level || l.Bullet != w.Bullet || l.Text() != string(rune('a'+i)) {
			t.Errorf("line %d: kind %d level %d bullet %q text %q, want %d %d %q", i, l.Kind, l.Level, l.Bullet, l.Text(), w.Kind, w.Level, w.Bullet)
		}
	}
}

// TestCascade: bold, italic and size come from defaults, styles and the run; a
// toggle in both styles switches itself off (ISO 29500-1, 17.7.3).
func TestCascade(t *testing.T) {
	styles := `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>` +
		`<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>` +
		`<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="N"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="C"><w:basedOn w:val="B"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/><w:rPr><w:i/></w:rPr></w:style>` +
		`<w:style w:type="character" w:styleId="S"><w:rPr><w:b/></w:rPr></w:style>`
	styled := func(p, r string) string {
		return `<w:p><w:pPr><w:pStyle w:val="` + p + `"/></w:pPr><w:r><w:rPr>` + r + `</w:rPr><w:t>x</w:t></w:r></w:p>`
	}
	doc, err := read(t, parts{styles: styles, body: styled("N", "") + styled("B", "") + styled("C", "") + styled("B", `<w:rStyle w:val="S"/>`) +
		styled("N", `<w:rStyle w:val="S"/>`) + styled("B", `<w:b w:val="false"/><w:sz w:val="18"/>`) + styled("Loop", "") + styled("Unknown", "")})
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range []struct {
		bold, italic bool
		size         float64
		kind         page.Kind
	}{
		{false, false, 11, page.Paragraph},
		{true, false, 14, page.Paragraph},
		{true, false, 14, page.Heading},
		{false, false, 14, page.Paragraph},
		{true, false, 11, page.Paragraph},
		{false, false, 9, page.Paragraph},
		{false, true, 11, page.Paragraph},
		{false, false, 11, page.Paragraph},
	} {
		l := doc.Lines()[i]
		if r := l.Segments[0].Runs[0]; r.Bold != w.bold || r.Italic != w.italic || r.Size != w.size || l.Kind != w.kind {
			t.Errorf("paragraph %d: %+v kind %d, want %+v", i, r, l.Kind, w)
		}
	}
}

// Entities, depth and damage are errors, not text.
func TestAssurance_44_HostileXML(t *testing.T) {
	for _, c := range []struct {
		name string
		in   parts
		want error
	}{
		{"entities", parts{document: `<!DOCTYPE d [<!ENTITY a "b">]><w:document ` + ns + `><w:body>` + para("&a;") + `</w:body></w:document>`}, markup.ErrDoctype},
		{"external entity", parts{document: `<!DOCTYPE d SYSTEM "http://127.0.0.1/x"><w:document/>`}, markup.ErrDoctype},
		{"entity in the styles", parts{body: para("x"), styles: `<!DOCTYPE d>`}, markup.ErrDoctype},
		{"undeclared entity", parts{body: para("&a;")}, markup.ErrSyntax},
		{"depth", parts{body: strings.Repeat("<w:ins>", 300) + strings.Repeat("</w:ins>", 300)}, markup.ErrDepth},
		{"tables in tables", parts{body: strings.Repeat("<w:tbl><w:tr><w:tc>", 70) + para("x") + strings.Repeat("</w:tc></w:tr></w:tbl>", 70)}, markup.ErrDepth},
		{"cut off", parts{document: `<w:document ` + ns + `><w:body><w:p>`}, markup.ErrSyntax},
		{"another root", parts{document: `<html><body/></html>`}, docx.ErrNoDocument},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := read(t, c.in); !errors.Is(err, c.want) {
				t.Errorf("got %v, want %v", err, c.want)
			}
		})
	}
	// Broken numbering costs the bullets, not the text.
	doc, err := read(t, parts{numbering: "<broken", body: item(1, 0, "kept")})
	if err != nil || flat(doc) != "kept" {
		t.Errorf("%v %v", doc, err)
	}
}

func FuzzBody(f *testing.F) {
	f.Add(para("x") + item(1, 0, "y"))
	f.Add(`<w:tbl><w:tr><w:tc>` + para("a") + `</w:tc><w:tc>` + para("2019") + para("b") + `</w:tc></w:tr></w:tbl>`)
	f.Add(`<w:p>` + box("z") + `<w:r><w:fldChar w:fldCharType="end"/><w:br/></w:r></w:p>`)
	f.Fuzz(func(t *testing.T, body string) {
		doc, err := read(t, parts{body: body, numbering: bullets})
		if err != nil {
			return
		}
		for _, l := range doc.Lines() {
			if len(l.Segments) == 0 || strings.ContainsAny(l.Text(), "\n\r\x00") {
				t.Fatalf("line %+v", l)
			}
		}
	})
}

func BenchmarkTypical(b *testing.B) {
	var body strings.Builder
	for i := range 12 {
		body.WriteString(`<w:p><w:r><w:rPr><w:b/><w:sz w:val="24"/></w:rPr><w:t>Clinical dietitian</w:t></w:r><w:r><w:tab/></w:r>` + run(fmt.Sprintf("%d – %d", 2000+i, 2001+i)) + `</w:p>`)
		for range 6 {
			body.WriteString(item(1, 0, "Planned and costed menus for four wards, with the kitchen and two suppliers."))
		}
	}
	data := build(b, parts{body: body.String(), numbering: bullets})
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		a, err := archive.Open(data)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := docx.Read(b.Context(), a); err != nil {
			b.Fatal(err)
		}
	}
}
