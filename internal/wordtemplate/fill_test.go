package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func sampleCV() *cv.Document {
	v := func(s string) cv.Text { return cv.Text{Value: s} }
	return &cv.Document{
		Locale: "en-GB", Person: cv.Person{Name: v("Ada Moss"), Email: v("ada@example.org")},
		Summary: []cv.Text{v("First."), v("Second.")},
		Skills:  []cv.SkillGroup{{Name: v("Tools"), Keywords: []cv.Text{v("Go"), v("SQL")}}},
		Work: []cv.Engagement{
			{Title: v("Engineer"), Organisation: v("Brook & Co"), Dates: cv.DateRange{Start: cv.Date{Year: 2020, Month: 3}, Current: true}, Highlights: []cv.Text{v("Built a mill."), v("Kept it running.")}},
			{Organisation: v("Fen Ltd"), Dates: cv.DateRange{Start: cv.Date{Year: 2014}, End: cv.Date{Year: 2017}}},
		},
	}
}

// The tag language as documented in docs/templates.md.
func TestTagLanguage(t *testing.T) {
	cases := []struct{ name, body, want string }{
		{"a value", p("Name: {{name}}."), "Name: Ada Moss.¶"},
		{"a tag that Word has split over runs", p("Hi {", "{na", "me}", "} !"), "Hi Ada Moss !¶"},
		{"spaces inside the braces", p("{{ name }}"), "Ada Moss¶"},
		{"a dotted name", p("{{contact.email}}"), "ada@example.org¶"},
		{"markup in values is text", p("{{#jobs}}{{organisation}};{{/jobs}}"), "Brook & Co;Fen Ltd;¶"},
		{"a loop within a paragraph, over several runs", p("{{#jobs}}", "[{{heading}}]", "{{/jobs}}"), "[Engineer][Fen Ltd]¶"},
		{"items are counted from 1", p("{{#jobs}}", "{{index}}. {{heading}}{{^last}}, {{/last}}", "{{/jobs}}"), "1. Engineer, 2. Fen Ltd¶"},
		{"the second item by its number", p("{{#jobs}}", "{{#index == 2}}{{heading}}{{/index}}", "{{/jobs}}"), "Fen Ltd¶"},
		{"a loop over paragraphs takes its tags' paragraphs away", p("{{#jobs}}") + p("{{heading}}") + p("{{/jobs}}"), "Engineer¶Fen Ltd¶"},
		{"a loop within a loop", p("{{#jobs}}") + p("{{heading}}") + p("{{#highlights}}") + p("- {{.}}") + p("{{/highlights}}") + p("{{/jobs}}"), "Engineer¶- Built a mill.¶- Kept it running.¶Fen Ltd¶"},
		{"names are looked up outward", p("{{#jobs}}{{heading}} of {{contact.email}} {{/jobs}}"), "Engineer of ada@example.org Fen Ltd of ada@example.org ¶"},
		{"an empty field does not fall through to the level outside", p("{{#jobs}}({{name}}){{/jobs}}"), "(Engineer)()¶"},
		{"if present", p("{{#contact.phone}}Tel {{.}}{{/contact.phone}}{{#name}}yes{{/name}}"), "yes¶"},
		{"if absent", p("{{^projects}}no projects{{/projects}}{{^jobs}}no jobs{{/jobs}}"), "no projects¶"},
		{"once for a whole list", p("{{#jobs.length}}Work{{/jobs.length}}{{#awards.length}}Awards{{/awards.length}}"), "Work¶"},
		{"first and last", p("{{#summary}}{{^first}}, {{/first}}{{.}}{{#last}}!{{/last}}{{/summary}}"), "First., Second.!¶"},
		{"lists print with commas", p("{{#skills}}{{keywords}}{{/skills}}"), "Go, SQL¶"},
		{"filters", p("{{name|upper}} {{name|initials}} {{name|lower|capitalise}} {{#skills}}{{keywords|bar}} {{keywords|semicolon}}{{/skills}}"), "ADA MOSS AM Ada moss Go | SQL Go; SQL¶"},
		{"a list on lines", p("{{#skills}}{{keywords|lines}}{{/skills}}"), "Go↵SQL¶"},
		{"dates", p("{{#jobs}}{{dates}}/{{start}}/{{end}};{{/jobs}}"), "Mar 2020 – Present/Mar 2020/Present;2014 – 2017/2014/2017;¶"},
		{"an entry without a title is headed by its employer", p("{{#jobs}}{{heading}} ({{place}}) {{/jobs}}"), "Engineer (Brook & Co) Fen Ltd () ¶"},
		{"rows of a table", table(row(p("{{#jobs}}{{heading}}"), p("{{dates}}{{/jobs}}"))), "Engineer¶|Mar 2020 – Present¶|Fen Ltd¶|2014 – 2017¶|"},
		{"row tags in paragraphs of their own", table(row(p("{{#jobs}}")+p("{{heading}}"), p("{{dates}}")+p("{{/jobs}}"))), "Engineer¶|Mar 2020 – Present¶|Fen Ltd¶|2014 – 2017¶|"},
		{"two rows per item", table(row(p("{{#jobs}}{{heading}}"), p("a")), row(p("b"), p("{{dates}}{{/jobs}}"))), "Engineer¶|a¶|b¶|Mar 2020 – Present¶|Fen Ltd¶|a¶|b¶|2014 – 2017¶|"},
		{"a loop inside a cell", table(row(p("x"), p("{{#summary}}")+p("{{.}}")+p("{{/summary}}"))), "x¶|First.¶Second.¶|"},
		{"a cell that comes out empty keeps a paragraph", table(row(p("x"), p("{{#awards}}")+p("{{name}}")+p("{{/awards}}"))), "x¶|¶|"},
		{"a table without rows goes", table(row(p("{{#awards}}{{name}}"), p("{{dates}}{{/awards}}"))) + p("end"), "end¶"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := fillBody(t, c.body+"<w:sectPr/>", sampleCV()); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestTagsInHeaders(t *testing.T) {
	rels := `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`
	file := docx(t, p("x")+`<w:sectPr><w:headerReference w:type="default" r:id="rId7"/></w:sectPr>`, "word/_rels/document.xml.rels", rels,
		"word/header1.xml", `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">`+p("{{name}}, {{contact.email}}")+`</w:hdr>`)
	template, err := Parse(file)
	if err != nil {
		t.Fatal(err)
	}
	out, err := template.Fill(sampleCV(), FillOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if got := shown(part(t, out, "word/header1.xml")); got != "Ada Moss, ada@example.org¶" {
		t.Errorf("header is %q", got)
	}
	if links := part(t, out, "word/_rels/header1.xml.rels"); links.Kids[0].Get("Target") != "mailto:ada@example.org" {
		t.Errorf("the header's link goes to %q", links.Kids[0].Get("Target"))
	}
}

func TestLinks(t *testing.T) {
	cases := []struct{ written, printed, target string }{
		{"linkedin.com/in/ada", "linkedin.com/in/ada", "https://linkedin.com/in/ada"},
		{"http://ada.example.org", "ada.example.org", "http://ada.example.org"},
		{"https://ada.example.org/", "ada.example.org", "https://ada.example.org/"},
		{"https://example.org/ä b?q=<x>", "example.org/ä b?q=<x>", "https://example.org/%C3%A4%20b?q=%3Cx%3E"},
		{"javascript:alert(1)", "javascript:alert(1)", ""},
		{"file:///etc/passwd", "file:///etc/passwd", ""},
		{"https://user:secret@example.org", "https://user:secret@example.org", ""},
		{"\\\\server\\share", "\\\\server\\share", ""},
		{"see my site", "see my site", ""},
	}
	for _, c := range cases {
		d := sampleCV()
		d.Person.URL.Value = c.written
		template, err := Parse(docx(t, p("{{contact.url}}")))
		if err != nil {
			t.Fatal(err)
		}
		out, err := template.Fill(d, FillOptions{})
		if err != nil {
			t.Fatal(err)
		}
		document := part(t, out, "word/document.xml")
		if got := shown(document); got != c.printed+"¶" {
			t.Errorf("%s prints as %s", c.written, got)
		}
		if linked := count(document, "w:hyperlink") == 1; linked != (c.target != "") {
			t.Errorf("%s: linked %v", c.written, linked)
		}
		if c.target != "" {
			got := part(t, out, "word/_rels/document.xml.rels").Kids[0].Get("Target")
			if strings.ReplaceAll(got, "q=<x>", "q=%3Cx%3E") != c.target {
				t.Errorf("%s links to %s, want %s", c.written, got, c.target)
			}
		}
	}
}

// Text of a CV can never become a field, a tag or a tab stop (assurance 50).
func TestUserTextStaysText(t *testing.T) {
	d := sampleCV()
	d.Person.Name.Value = "{{contact.email}} {{#jobs}} { DDEAUTO cmd }\tx\x00\x01\ufffe"
	template, err := Builtin("Generic")
	if err != nil {
		t.Fatal(err)
	}
	out, err := template.Fill(d, FillOptions{})
	if err != nil {
		t.Fatal(err)
	}
	document := part(t, out, "word/document.xml")
	if got := shown(document); !strings.HasPrefix(got, "{{contact.email}} {{#jobs}} { DDEAUTO cmd } x¶") {
		t.Errorf("got %.80q", got)
	}
	if n := count(document, "w:instrText"); n != 0 {
		t.Errorf("%d field codes in the text", n)
	}
}
