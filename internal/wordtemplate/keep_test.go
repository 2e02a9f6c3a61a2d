package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
)

// What must not be torn apart by the end of a page is kept with the next paragraph (+).
func TestListsStayTogether(t *testing.T) {
	row := func(cells ...string) string {
		return "<w:tbl><w:tr><w:tc>" + strings.Join(cells, "") + "</w:tc></w:tr></w:tbl>"
	}
	jobs := func(n int) (list []cv.Engagement) {
		for i := range n {
			list = append(list, cv.Engagement{Title: cv.Text{Value: string(rune('a' + i))}})
		}
		return list
	}
	loop := p("{{#jobs}}") + p("{{title}}") + p("{{/jobs}}")
	lines := func(letters int) string { return strings.Repeat("m", letters) }
	pair := func(first, second int) string {
		return p("{{#jobs}}") + p(lines(first)) + p(lines(second)) + p("{{/jobs}}")
	}
	for _, c := range []struct {
		name, body string
		jobs       int
		want       string
	}{
		{"no item", p("x") + loop + p("y"), 0, "x y"},
		{"one item", loop + p("y"), 1, "a y"},
		{"two items", loop + p("y"), 2, "a+ b y"},
		{"many items: the first two and the last two", loop + p("y"), 5, "a+ b c d+ e y"},
		{"an entry of two paragraphs: its head", p("{{#jobs}}") + p("{{title}}") + p("text") + p("{{/jobs}}"), 2, "a+ text b+ text"},
		{"two lines, and three that no page parts", pair(61, 180), 1, lines(61) + "+ " + lines(180)},
		{"a line, and as many as a page may part", pair(60, 181), 1, lines(60) + "+ " + lines(181)},
		{"two lines, and as many", pair(61, 181), 1, lines(61) + " " + lines(181)},
		{"entries of which a list inside has nothing", p("{{#jobs}}") + p("{{title}}") + p("{{#highlights}}") + p("{{.}}") + p("{{/highlights}}") + p("{{/jobs}}"), 2, "a+ b"},
		{"a loop inside a paragraph", p("{{#jobs}}{{title}} {{/jobs}}") + p("y"), 3, "a b c  y"},
		{"a cell, where it would tie rows", row(loop), 3, "a b c"},
	} {
		template, err := Parse(docx(t, c.body))
		if err != nil {
			t.Fatal(c.name, err)
		}
		d := sampleCV()
		d.Work = jobs(c.jobs)
		out, err := template.Fill(d, FillOptions{})
		if err != nil {
			t.Fatal(c.name, err)
		}
		var got []string
		part(t, out, "word/document.xml").Each(func(n *ooxml.Node) {
			if n.Name == "w:p" {
				text := n.Plain()
				if n.Kid("w:pPr").Kid("w:keepNext") != nil {
					text += "+"
				}
				got = append(got, text)
			}
		})
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %q, want %q", c.name, strings.Join(got, " "), c.want)
		}
	}
}

// Space comes from styles: a paragraph without content is a blank line that
// screen readers announce.
func TestNoEmptyParagraphsForSpace(t *testing.T) {
	for _, name := range Names() {
		for _, d := range []*cv.Document{specimen.Full(), specimen.Short(), specimen.Developer(), specimen.Military(), sampleCV()} {
			cell := 0
			var scan func(n *ooxml.Node)
			scan = func(n *ooxml.Node) {
				if n.Name == "w:tc" {
					cell++
					defer func() { cell-- }()
				}
				// A cell must have a paragraph: the period of an entry without dates.
				// So must a document whose last thing is a table.
				closes := n.Kid("w:pPr").Kid("w:pStyle").Get("w:val") == "TableEnd"
				if n.Name == "w:p" && cell == 0 && !closes && strings.TrimSpace(n.Plain()) == "" && count(n, "w:drawing") == 0 {
					t.Errorf("%s, %s: an empty paragraph of style %q", name, d.Person.Name, n.Kid("w:pPr").Kid("w:pStyle").Get("w:val"))
				}
				for _, k := range n.Kids {
					scan(k)
				}
			}
			scan(part(t, fill(t, name, d, FillOptions{Icon: testIcon(t, 60, 30)}), "word/document.xml"))
		}
	}
}

// A reference's name stands in front of its text once.
func TestReferenceWithoutItsNameTwice(t *testing.T) {
	for text, want := range map[string]string{"Bea Ross, Manager, Roasters": "Manager, Roasters", "Bea Ross": "", "Bea Rossini knows me.": "Bea Rossini knows me.", "Manager": "Manager", "Bea Ross: “A rock.”": "“A rock.”"} {
		if got := withoutName(text, "Bea Ross"); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := withoutName("On request", ""); got != "On request" {
		t.Errorf("without a name: %q", got)
	}
}

// Word stores a picture once however often it is shown: the placeholder in the
// header goes, the same picture in the text stays, in whichever order they come.
func TestAPlaceholderSharedWithAPicture(t *testing.T) {
	drawing := func(id, alt string) string {
		return `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="300000"/><wp:docPr id="1" name="x" descr="` + alt +
			`"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><a:blip r:embed="` + id + `"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
	}
	const picture = `<Relationship Id="rId5" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/logo.png"/>`
	const head = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`
	for name, alt := range map[string][2]string{"in the header": {"{{%icon}}", "Logo"}, "in the text": {"Logo", "{{%icon}}"}, "nowhere": {"Logo", "Logo"}} {
		file := docx(t, p("{{name}}")+drawing("rId5", alt[1])+`<w:sectPr><w:headerReference w:type="default" r:id="rId7"/></w:sectPr>`,
			"word/_rels/document.xml.rels", head+picture+`<Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`,
			"word/header1.xml", `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">`+drawing("rId5", alt[0])+`</w:hdr>`,
			"word/_rels/header1.xml.rels", head+picture+`</Relationships>`, "word/media/logo.png", string(testIcon(t, 30, 10)))
		template, err := Parse(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, icon := range [][]byte{nil, testIcon(t, 60, 30)} {
			out, err := template.Fill(sampleCV(), FillOptions{Icon: icon})
			if err != nil {
				t.Fatal(err)
			}
			t.Run("a placeholder "+name, func(t *testing.T) { wellFormed(t, out) })
		}
	}
}

// No heading stands alone at the foot of a page in the designs that are tables, where
// word processors would leave it there.
func TestHeadingsInTablesStayWithTheirText(t *testing.T) {
	mended := 0
	for _, name := range Names() {
		template, err := Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		for posts := 2; posts <= 11; posts++ {
			d := specimen.Veteran()
			d.Work = d.Work[:posts]
			for density := Normal; density <= Airy; density++ {
				o := FillOptions{Density: density}.normalise(d)
				v := template.variantFor(template.keyFor(o))
				f, err := template.fill(v, d, o)
				if err != nil {
					t.Fatal(err)
				}
				document := f.roots[template.mainPart()]
				if torn := v.measurer.Torn(document, f.roots[v.header], f.roots[v.footer]); len(torn) > 0 {
					t.Errorf("%s with %d posts, density %d: %q is torn off", name, posts, density, torn[0].Node.Plain())
				}
				if name == "Sidebar" {
					document.Each(func(n *ooxml.Node) {
						if n.Name == "w:p" && n.Kid("w:pPr").Kid("w:spacing").Get("w:after") != "" {
							mended++
						}
					})
				}
			}
		}
	}
	if mended == 0 {
		t.Error("no length of the document tried this")
	}
}
