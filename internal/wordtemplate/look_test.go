package wordtemplate

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
)

// banners returns the text of the headers and footers that pages of this kind have, as
// Word finds them: by the references of each section, else those of the one before.
func banners(t *testing.T, file []byte, kind string) (header, footer string) {
	t.Helper()
	relations := map[string]string{}
	for _, r := range part(t, file, "word/_rels/document.xml.rels").Kids {
		relations[r.Get("Id")] = "word/" + r.Get("Target")
	}
	document := part(t, file, "word/document.xml")
	document.Each(func(n *ooxml.Node) {
		of := n.Get("w:type")
		if of == "" {
			of = "default"
		}
		if of != kind {
			return
		}
		switch n.Name {
		case "w:headerReference":
			header = shown(part(t, file, relations[n.Get("r:id")]))
		case "w:footerReference":
			footer = shown(part(t, file, relations[n.Get("r:id")]))
		}
	})
	return header, footer
}

// A marking stands at the top and the bottom of every page, once, in every built-in
// template; without one nothing of it is left.
func TestB3_MarkingInEveryTemplate(t *testing.T) {
	const marking = "OFFICIAL & SENSITIVE"
	for _, name := range Names() {
		plain := fill(t, name, sampleCV(), FillOptions{Density: Dense})
		header, footer := banners(t, plain, "default")
		if strings.Contains(header+footer, "SENSITIVE") || count(part(t, plain, "word/document.xml"), "w:headerReference") > 1 {
			t.Errorf("%s: a document without marking has %q and %q", name, header, footer)
		}
		marked := fill(t, name, sampleCV(), FillOptions{Marking: marking, Accent: "7A1F2B", Density: Dense})
		top, bottom := banners(t, marked, "default")
		if strings.Count(top, marking) != 1 || strings.Count(bottom, marking) != 1 {
			t.Errorf("%s: header %q, footer %q", name, top, bottom)
		}
		if !strings.Contains(bottom, strings.TrimSuffix(footer, "¶")) {
			t.Errorf("%s: the footer lost %q: %q", name, footer, bottom)
		}
		if a, b := shown(part(t, plain, "word/document.xml")), shown(part(t, marked, "word/document.xml")); a != b {
			t.Errorf("%s: the text changed with the marking", name)
		}
		wellFormed(t, marked)
	}
}

// Uploaded templates carry it too: in what headers they have, of all kinds of pages.
func TestMarkingInUploadedTemplates(t *testing.T) {
	const main = `http://schemas.openxmlformats.org/wordprocessingml/2006/main`
	relation := func(id, kind, target string) string {
		return `<Relationship Id="` + id + `" Type="` + relationBase + kind + `" Target="` + target + `"/>`
	}
	override := func(kind, part string) string {
		return `<Override PartName="/word/` + part +
			`" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.` + kind + `+xml"/>`
	}
	withHeader := func(section, settings string) []byte {
		return docx(t, p("{{name}}")+`<w:sectPr>`+section+`</w:sectPr>`,
			"word/_rels/document.xml.rels", `<Relationships xmlns="`+relationNamespace+`">`+
				relation("rId1", "header", "header1.xml")+relation("rId2", "settings", "settings.xml")+`</Relationships>`,
			"word/header1.xml", `<w:hdr xmlns:w="`+main+`">`+p("Tarn &amp; Co: {{name}}")+`</w:hdr>`,
			"word/settings.xml", `<w:settings xmlns:w="`+main+`">`+settings+`</w:settings>`,
			contentTypesPart, strings.Replace(testTypes, "</Types>",
				override("header", "header1.xml")+override("settings", "settings.xml")+"</Types>", 1))
	}
	const ownHeader = `<w:headerReference w:type="default" r:id="rId1"/>`
	for _, c := range []struct {
		name  string
		file  []byte
		kinds []string // of pages
		keeps string   // in the header
	}{
		{"without sections", docx(t, p("{{name}}")), []string{"default"}, ""},
		{"a bare section", docx(t, p("{{name}}")+`<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`), []string{"default"}, ""},
		{"a header of its own", withHeader(ownHeader, ""), []string{"default"}, "Tarn & Co: Jane"},
		{"a first page of its own", withHeader(ownHeader+`<w:titlePg/>`, ""), []string{"default", "first"}, ""},
		{
			"even pages of their own", withHeader(`<w:headerReference w:type="even" r:id="rId1"/>`, `<w:evenAndOddHeaders/>`),
			[]string{"default", "even"},
			"",
		},
	} {
		template, err := Parse(c.file)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		d := sampleCV()
		d.Person.Name.Value = "Jane"
		file, err := template.Fill(d, FillOptions{Marking: "SECRET"})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		wellFormed(t, file)
		for _, kind := range c.kinds {
			top, bottom := banners(t, file, kind)
			if strings.Count(top, "SECRET") != 1 || strings.Count(bottom, "SECRET") != 1 || !strings.Contains(top, c.keeps) {
				t.Errorf("%s, %s pages: header %q, footer %q", c.name, kind, top, bottom)
			}
		}
	}
}

// A place in the text is on one page, one in the header is at the top: what is missing is added, and what is there stands once.
func TestMarkingWhereTheTemplateHasItsTag(t *testing.T) {
	const main = `http://schemas.openxmlformats.org/wordprocessingml/2006/main`
	file := func(body, header, footer string) []byte {
		relations, types := "", ""
		for kind, id := range map[string]string{"header": "rId1", "footer": "rId2"} {
			relations += `<Relationship Id="` + id + `" Type="` + relationBase + kind + `" Target="` + kind + `1.xml"/>`
			types += `<Override PartName="/word/` + kind +
				`1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.` + kind + `+xml"/>`
		}
		return docx(t, body+`<w:sectPr><w:headerReference w:type="default" r:id="rId1"/>`+
			`<w:footerReference w:type="default" r:id="rId2"/></w:sectPr>`,
			"word/_rels/document.xml.rels", `<Relationships xmlns="`+relationNamespace+`">`+relations+`</Relationships>`,
			"word/header1.xml", `<w:hdr xmlns:w="`+main+`">`+p(header)+`</w:hdr>`,
			"word/footer1.xml", `<w:ftr xmlns:w="`+main+`">`+p(footer)+`</w:ftr>`,
			contentTypesPart, strings.Replace(testTypes, "</Types>", types+"</Types>", 1))
	}
	const own = "{{#marking}}Class: {{marking}}{{/marking}}"
	for _, c := range []struct {
		name   string
		file   []byte
		text   int // how often it stands in the text
		warned bool
		mine   bool // the template is filled as it is
	}{
		{"in the text alone", docx(t, p("{{marking}}")+p("{{name}}")), 1, true, false},
		{"in the text, headers without", file(p("{{marking}}")+p("{{name}}"), "Tarn", "Page"), 1, true, false},
		{"in the header alone", file(p("{{name}}"), own, "Page"), 0, false, false},
		{"in the footer, and not in the header", file(p("{{name}}"), "{{^marking}}Open{{/marking}}", own), 0, false, false},
		{"in both", file(p("{{name}}"), own, own), 0, false, true},
	} {
		template, err := Parse(c.file)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		filled, err := template.Fill(sampleCV(), FillOptions{Marking: "SECRET"})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		wellFormed(t, filled)
		top, bottom := banners(t, filled, "default")
		text := strings.Count(shown(part(t, filled, "word/document.xml")), "SECRET")
		if strings.Count(top, "SECRET") != 1 || strings.Count(bottom, "SECRET") != 1 || text != c.text {
			t.Errorf("%s: header %q, footer %q, %d times in the text", c.name, top, bottom, text)
		}
		if carrying, _ := template.carrying(FillOptions{Marking: "SECRET"}); (carrying == template) != c.mine {
			t.Errorf("%s: filled as it is: %v", c.name, carrying == template)
		}
		if warned := strings.Contains(fmt.Sprint(Check(c.file).Warnings), "{{marking}} stands in the text"); warned != c.warned {
			t.Errorf("%s: warned %v", c.name, warned)
		}
	}
}

// The lines of the marking are counted: what does not fit goes to the next page there too.
// The longest of the usual periods stand in one line beside the entries of Europass.
func TestEuropassPeriodsTakeOneLine(t *testing.T) {
	period := func(locale string, dates cv.DateRange) float64 {
		value := func(s string) cv.Text { return cv.Text{Value: s} }
		d := &cv.Document{Locale: locale, Person: cv.Person{Name: value("Ada Moss")}}
		d.Work = []cv.Engagement{{Title: value("Pilot"), Dates: dates}}
		m, err := builtin(t, "Europass").Pages(d, FillOptions{})
		if err != nil {
			t.Fatal(err)
		}
		return m.LinesOnLast
	}
	one := period("en-GB", cv.DateRange{Start: cv.Date{Year: 2018}})
	for _, locale := range []string{"en-GB", "fr-FR", "de-DE", "es-ES", "pt-PT", "nl-NL"} {
		for name, dates := range map[string]cv.DateRange{
			"open":   {Start: cv.Date{Year: 2018, Month: 9}, Current: true},
			"closed": {Start: cv.Date{Year: 2014, Month: 9}, End: cv.Date{Year: 2018, Month: 2}},
		} {
			if lines := period(locale, dates); lines > one+0.5 {
				t.Errorf("%s, %s: %.1f lines, want %.1f", locale, name, lines, one)
			}
		}
	}
}

func TestMarkingIsMeasured(t *testing.T) {
	template := builtin(t, "Compact")
	d := specimen.Crowded()
	var sure sync.WaitGroup
	for range 4 { // the marked template is made once, whoever asks first
		sure.Go(func() {
			if _, err := template.Pages(d, FillOptions{Marking: "SECRET"}); err != nil {
				t.Error(err)
			}
		})
	}
	sure.Wait()
	plain, _ := template.Pages(d, FillOptions{})
	marked, _ := template.Pages(d, FillOptions{Marking: "SECRET"})
	if marked.Pages < plain.Pages || marked.Pages == plain.Pages && marked.FreeLinesOnLast >= plain.FreeLinesOnLast {
		t.Errorf("with marking %+v, without %+v", marked, plain)
	}
}

// Every shade of the template's own colour becomes one of the client's, and can be read.
func TestB3_AccentInEveryTemplateThatHasAColour(t *testing.T) {
	coloured := Accented()
	if slices.Contains(coloured, "Compact") || !slices.Contains(coloured, "Corporate") || len(coloured) < 5 {
		t.Errorf("templates with a colour: %v", coloured)
	}
	for _, name := range Names() {
		has := slices.Contains(coloured, name)
		for _, accent := range []string{"#7A1F2B", "FFE000", "808080"} {
			file := fill(t, name, sampleCV(), FillOptions{Accent: accent, Marking: "SECRET"})
			styles := part(t, file, "word/styles.xml")
			text := string(styles.Bytes()) + string(part(t, file, "word/document.xml").Bytes())
			if used := strings.Contains(text, `"7A1F2B"`); used != (has && accent == "#7A1F2B") {
				t.Errorf("%s: %s is used: %t", name, accent, used)
			}
			if has {
				checkColours(t, name+" with "+accent, styles, builtin(t, name).colour)
			}
		}
	}
	styles := part(t, fill(t, "Corporate", sampleCV(), FillOptions{Accent: "red"}), "word/styles.xml")
	if !strings.Contains(string(styles.Bytes()), builtin(t, "Corporate").colour) {
		t.Error("what is no colour took the template's own away")
	}
}

// checkColours finds shades of the template's own colour, and text that is hard to read.
func checkColours(t *testing.T, name string, styles *ooxml.Node, ownColour string) {
	t.Helper()
	own, _ := colourOf(ownColour)
	styles.Each(func(n *ooxml.Node) {
		for _, a := range n.Attrs {
			c, ok := colourOf(a.Value)
			if !ok || !isColour(n, a.Name) || a.Value == "FFFFFF" {
				continue
			}
			if c.isShadeOf(own) {
				t.Errorf("%s: %s of its own is left", name, a.Value)
			}
			if n.Name == "w:color" && c.contrast() < 4.5 {
				t.Errorf("%s: text in %s has a contrast of %.1f", name, a.Value, c.contrast())
			}
		}
	})
}
