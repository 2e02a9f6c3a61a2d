package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestPostsInOneLineHaveTheirHeadingInEveryTemplate(t *testing.T) {
	value := func(s string) cv.Text { return cv.Text{Value: s} }
	brief := func(title string) cv.Engagement {
		return cv.Engagement{Title: value(title), Organisation: value("Holm Ferries"), Brief: true}
	}
	d := &cv.Document{Person: cv.Person{Name: value("Ida Tarn")}, Work: []cv.Engagement{
		{Title: value("Rigger"), Organisation: value("Skerry Lights"), Highlights: []cv.Text{value("Tarred ropes.")}},
		brief("Deckhand"), brief("Cook"),
	}}
	list := `<w:p><w:pPr><w:pStyle w:val="ListBullet"/><w:keepNext/><w:pageBreakBefore/>` +
		`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:jc w:val="left"/></w:pPr>` +
		`<w:r><w:rPr><w:b/></w:rPr><w:t>{{title}}</w:t></w:r></w:p>`
	bullets := p("{{#highlights}}") + p("- {{.}}") + p("{{/highlights}}")
	for _, c := range []struct{ name, template, want string }{
		{
			"paragraphs", p("{{#jobs}}") + p("{{title}}") + bullets + p("{{/jobs}}"),
			"Rigger¶- Tarred ropes.¶Earlier Career¶Deckhand¶Cook¶",
		},
		{"a list", p("{{#jobs}}") + list + p("{{/jobs}}"), "Rigger¶Earlier Career¶Deckhand¶Cook¶"},
		{
			"rows of a table", table(row(p("{{#jobs}}{{title}}"), p("{{organisation}}{{/jobs}}"))),
			"Rigger¶|Skerry Lights¶|Earlier Career¶Deckhand¶|Holm Ferries¶|Cook¶|Holm Ferries¶|",
		},
		{"one line", p("{{#jobs}}{{title}} {{/jobs}}"), "Rigger Earlier Career: Deckhand Cook ¶"},
		{
			"a tag of its own, once", p("{{#jobs}}{{#earlier}}({{earlier}}) {{/earlier}}{{title}} {{/jobs}}"),
			"Rigger (Earlier Career) Deckhand Cook ¶",
		},
	} {
		own, err := Parse(docx(t, c.template))
		if err != nil {
			t.Fatal(err)
		}
		file, err := own.Fill(d, FillOptions{})
		if err != nil {
			t.Fatal(err)
		}
		body := part(t, file, "word/document.xml")
		if got := shown(body); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if c.name != "a list" {
			continue
		}
		heading := find(body, "w:body").Kids[1]
		look := string(heading.Bytes())
		unlisted := `<w:pStyle w:val="ListBullet"/><w:keepNext/><w:numPr><w:numId w:val="0"/></w:numPr><w:jc w:val="left"/>`
		if !strings.Contains(look, unlisted) || strings.Contains(look, "pageBreak") || !strings.Contains(look, "<w:b/>") {
			t.Errorf("the heading looks like %s", look)
		}
	}
}
