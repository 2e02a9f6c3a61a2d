package odt_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/odt"
	"focal/internal/ingest/page"
)

func flatFile(styles, body string) []byte {
	return []byte(`<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" ` +
		`xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" ` +
		`xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:automatic-styles>` + styles + `</office:automatic-styles><office:body><office:text>` + body + `</office:text></office:body></office:document>`)
}

func TestText(t *testing.T) {
	for _, c := range []struct{ name, styles, body, want string }{
		{"spaces, tabs, breaks", "", `<text:p>Dafydd<text:s text:c="5"/>Rees<text:tab/>Bala<text:line-break/>Wales</text:p>`, "Dafydd\tRees\tBala/Wales"},
		{
			"hidden by style of a style", `<style:style style:name="A" style:family="text"><style:text-properties text:display="none"/></style:style><style:style style:name="B" style:family="text" style:parent-style-name="A"/>`,
			`<text:p>seen<text:span text:style-name="B">not</text:span></text:p>`, "seen",
		},
		{
			"raised, lowered and struck out", `<style:style style:name="U" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>` +
				`<style:style style:name="D" style:family="text"><style:text-properties style:text-position="-33% 58%"/></style:style>` +
				`<style:style style:name="S" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>`,
			`<text:p>10<text:span text:style-name="U">4</text:span> m<text:span text:style-name="D">2</text:span><text:span text:style-name="S"> gone</text:span> seen</text:p>`, "10⁴ m₂ seen",
		},
		{
			"white on a dark paragraph", `<style:style style:name="P" style:family="paragraph"><style:paragraph-properties fo:background-color="#222222"/><style:text-properties fo:color="#ffffff"/></style:style>`,
			`<text:p text:style-name="P">seen</text:p>`, "seen",
		},
		{"tracked deletion between marks", "", `<text:tracked-changes><text:changed-region text:id="d1"><text:deletion/></text:changed-region></text:tracked-changes>` +
			`<text:p>a<text:change-start text:change-id="d1"/>gone</text:p><text:p>gone<text:change-end text:change-id="d1"/>b</text:p>`, "a/b"},
		{"tracked insertion stays", "", `<text:tracked-changes><text:changed-region text:id="i1"><text:insertion/></text:changed-region></text:tracked-changes>` +
			`<text:p>a<text:change-start text:change-id="i1"/>b<text:change-end text:change-id="i1"/></text:p>`, "ab"},
		{"comment and page number are no text", "", `<text:p>a<office:annotation><text:p>note</text:p></office:annotation><text:page-number>3</text:page-number></text:p>`, "a"},
		{"text box of a later paragraph comes before it", "", `<text:p>Dafydd</text:p><text:p><draw:frame><draw:text-box><text:p>boxed</text:p></draw:text-box></draw:frame>after</text:p>`, "Dafydd/boxed/after"},
		{"covered cells", "", `<table:table><table:table-row><table:table-cell><text:p>2011</text:p></table:table-cell><table:covered-table-cell/><table:table-cell><text:p>Bala</text:p></table:table-cell></table:table-row></table:table>`, "2011\tBala"},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := odt.ReadFlat(t.Context(), flatFile(c.styles, c.body))
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.ReplaceAll(strings.TrimSpace(doc.PlainText()), "\n", "/"); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// TestItems: only the first paragraph of a list item draws its mark.
func TestItems(t *testing.T) {
	styles := `<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="a" style:num-suffix=")" text:start-value="2"/></text:list-style>`
	doc, err := odt.ReadFlat(t.Context(), flatFile(styles, `<text:list text:style-name="L"><text:list-header><text:p>top</text:p></text:list-header><text:list-item><text:p>one</text:p><text:p>more</text:p></text:list-item></text:list>`))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []page.Line{{}, {Kind: page.ListItem, Bullet: "b)"}, {Continues: true}} {
		if l := doc.Lines()[i]; l.Kind != want.Kind || l.Bullet != want.Bullet || l.Continues != want.Continues {
			t.Errorf("line %d: %+v", i, l)
		}
	}
}

func TestRefused(t *testing.T) {
	for in, want := range map[string]error{
		`<a/>`: odt.ErrNoDocument, `<a>`: markup.ErrSyntax, `<!DOCTYPE a><a/>`: markup.ErrDoctype,
		string(flatFile("", strings.Repeat("<text:section>", 80)+strings.Repeat("</text:section>", 80))): markup.ErrDepth,
	} {
		if _, err := odt.ReadFlat(t.Context(), []byte(in)); !errors.Is(err, want) {
			t.Errorf("%.40q: %v, want %v", in, err, want)
		}
	}
}

func FuzzReadFlat(f *testing.F) {
	if data, err := os.ReadFile("../testdata/marisol.fodt"); err == nil {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) { _, _ = odt.ReadFlat(t.Context(), data) })
}

func BenchmarkRead(b *testing.B) {
	data, err := os.ReadFile("../testdata/marisol.odt")
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		a, err := archive.Open(data)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := odt.Read(b.Context(), a); err != nil {
			b.Fatal(err)
		}
	}
}
