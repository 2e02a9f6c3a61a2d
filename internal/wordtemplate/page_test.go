package wordtemplate

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/problem"
	"focal/internal/wordtemplate/specimen"
)

func TestPaperAndLanguageFollowTheLocale(t *testing.T) {
	for _, c := range []struct{ name, locale, width, slot string }{
		{"Generic", "en-GB", "11906", "w:val"},
		{"Generic", "en-US", "12240", "w:val"},
		{"Modern", "es-MX", "12240", "w:val"},
		{"Generic", "", "11906", "w:val"},
		{"Compact", "", "12240", "w:val"},
		{"Compact", "de", "11906", "w:val"},
		{"Compact", "en-GB", "11906", "w:val"},
		{"Generic", "ar-AE", "11906", "w:bidi"},
		{"Generic", "zh-Hans-CN", "11906", "w:eastAsia"},
	} {
		out := fill(t, c.name, sampleCV(), FillOptions{Locale: c.locale, Density: Tight})
		if c.locale == "" {
			d := sampleCV()
			d.Locale = ""
			out = fill(t, c.name, d, FillOptions{})
			c.locale = "en-GB"
		}
		document := part(t, out, "word/document.xml")
		if got := find(document, "w:pgSz").Get("w:w"); got != c.width {
			t.Errorf("%s in %s: page width %s, want %s", c.name, c.locale, got, c.width)
		}
		page := pageOf(document)
		document.Each(func(n *ooxml.Node) {
			if n.Name == "w:tab" && n.Get("w:val") == "right" && n.Get("w:pos") != fmt.Sprint(page.text) {
				t.Errorf("%s in %s: a right tab stop at %s, the text is %d wide", c.name, c.locale, n.Get("w:pos"), page.text)
			}
		})
		if got := find(part(t, out, "word/styles.xml"), "w:lang").Get(c.slot); got != c.locale {
			t.Errorf("%s in %s: %s is %s", c.name, c.locale, c.slot, got)
		}
	}
}

func TestPropertiesAndFooter(t *testing.T) {
	out := fill(t, "Modern", sampleCV(), FillOptions{Product: "Focal", Created: time.Date(2026, 5, 6, 7, 8, 9, 0, time.FixedZone("",
		3600))})
	core := part(t, out, corePart)
	for name, want := range map[string]string{
		"dc:title": "Ada Moss – Curriculum Vitae", "dc:creator": "Ada Moss",
		"dcterms:created": "2026-05-06T06:08:09Z", "cp:lastModifiedBy": "Focal",
	} {
		if got := core.Kid(name).Plain(); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	footer := part(t, out, "word/footer1.xml")
	if got := shown(footer); !regexp.MustCompile(`Ada Moss – Curriculum Vitae→Page .*PAGE.* of .*NUMPAGES`).MatchString(got) {
		t.Errorf("footer is %s", got)
	}
}

// Previews show the stored results of fields: the number of pages is the estimated one.
func TestPageCountIsStored(t *testing.T) {
	for _, name := range Names() {
		for _, d := range []*cv.Document{sampleCV(), specimen.Full(), specimen.Academic()} {
			want, err := builtin(t, name).Pages(d, FillOptions{})
			if err != nil {
				t.Fatal(err)
			}
			out := fill(t, name, d, FillOptions{})
			if got := find(part(t, out, "docProps/app.xml"), "Pages").Plain(); got != fmt.Sprint(want.Pages) {
				t.Errorf("%s: properties say %q pages, want %d", name, got, want.Pages)
			}
			footer := part(t, out, "word/footer1.xml")
			instr, shown := "", map[string]string{}
			footer.Each(func(n *ooxml.Node) {
				switch n.Name {
				case "w:fldChar":
					if n.Get("w:fldCharType") == "end" {
						instr = ""
					}
				case "w:instrText":
					instr = strings.TrimSpace(n.Plain())
				case "w:t":
					shown[instr] += n.Plain()
				}
			})
			if shown["NUMPAGES"] != fmt.Sprint(want.Pages) || shown["PAGE"] != "1" {
				t.Errorf("%s: page %q of %q, want 1 of %d", name, shown["PAGE"], shown["NUMPAGES"], want.Pages)
			}
		}
	}
}

// However a template of somebody's own writes the fields of its pages, the right numbers are stored, once, in runs that our own page
// shows.
func TestB5_PageFieldsOfUploadedTemplates(t *testing.T) {
	run := func(s string) string { return `<w:r>` + s + `</w:r>` }
	char := func(kind string) string { return `<w:fldChar w:fldCharType="` + kind + `"/>` }
	code := func(s string) string { return `<w:instrText xml:space="preserve">` + s + `</w:instrText>` }
	show := func(s string) string { return `<w:t>` + s + `</w:t>` }
	var long strings.Builder
	for range 90 {
		long.WriteString(p("A line of the firm's own."))
	}
	region := func(s string) string { return `<w:sdt><w:sdtContent>` + s + `</w:sdtContent></w:sdt>` }
	asked, shown := run(char("begin"))+run(code(" NUMPAGES ")), run(char("separate"))+run(show("1"))+run(char("end"))
	for name, field := range map[string]string{
		"simple":              `<w:fldSimple w:instr=" NUMPAGES ">` + run(show("1")) + `</w:fldSimple>`,
		"simple, no result":   `<w:fldSimple w:instr="NUMPAGES \* MERGEFORMAT"/>`,
		"simple, with data":   `<w:fldSimple w:instr=" numpages "><w:fldData>AAA=</w:fldData>` + run(show("1")) + `</w:fldSimple>`,
		"simple, in a region": region(`<w:fldSimple w:instr=" NUMPAGES ">` + run(show("1")) + `</w:fldSimple>`),
		"runs": run(char("begin")) + run(code(" NUM")) + run(code("PAGES ")) + run(char("separate")) + run(show("1")) + run(show("2")) +
			run(char("end")),
		"one run":         run(char("begin") + code(" NUMPAGES ") + char("separate") + show("1") + char("end")),
		"no result":       asked + run(char("end")),
		"an empty result": asked + run(char("separate")) + run(char("end")),
		"in a region":     region(asked + shown),
		"of the section":  `<w:fldSimple w:instr=" SECTIONPAGES ">` + run(show("1")) + `</w:fldSimple>`,
	} {
		for of, at := range map[string][2]string{"word/footer1.xml": {"", field}, "word/document.xml": {field, ""}} {
			body := p("{{name}}") + long.String() + `<w:p>` + run(show("Pages: ")) + at[0] + `</w:p>`
			file := docx(t, body+`<w:sectPr><w:footerReference w:type="default" r:id="rId1"/></w:sectPr>`,
				"word/_rels/document.xml.rels", relation1("footer", "footer1.xml", ""),
				"word/footer1.xml", `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p>`+
					run(show("Page "))+`<w:fldSimple w:instr="PAGE"/>`+run(show(" of "))+at[1]+`</w:p></w:ftr>`)
			tmpl, err := Parse(file)
			if err != nil {
				t.Fatal(name, err)
			}
			length, err := tmpl.Pages(sampleCV(), FillOptions{})
			if err != nil || length.Pages < 2 {
				t.Fatal(name, length, err)
			}
			out, err := tmpl.Fill(sampleCV(), FillOptions{})
			if err != nil {
				t.Fatal(name, err)
			}
			root := part(t, out, of)
			said := ""
			root.Each(func(n *ooxml.Node) {
				if n.Name == "w:t" {
					said += n.Plain()
				}
			})
			want := "Pages: " + fmt.Sprint(length.Pages)
			if of == "word/footer1.xml" {
				want = "Page 1 of " + fmt.Sprint(length.Pages)
			}
			if !strings.HasSuffix(said, want) || count(root, "w:fldSimple") > 0 {
				t.Errorf("%s in %s: %q, want %q at the end", name, of, said[max(0, len(said)-40):], want)
			}
		}
	}
}

func TestIconTakesThePlaceOfItsPlaceholder(t *testing.T) {
	for _, name := range Names() {
		without := part(t, fill(t, name, sampleCV(), FillOptions{}), "word/document.xml")
		if n := count(without, "w:drawing"); n != 0 {
			t.Errorf("%s: %d pictures without an icon", name, n)
		}
		out := fill(t, name, sampleCV(), FillOptions{Icon: testIcon(t, 400, 100), IconAlt: "Brook & Co"})
		document := part(t, out, "word/document.xml")
		props, extent := find(document, "wp:docPr"), find(document, "wp:extent")
		if count(document, "w:drawing") != 1 || props.Get("descr") != "Brook & Co" {
			t.Errorf("%s: %d pictures, alternative text %q", name, count(document, "w:drawing"), props.Get("descr"))
		}
		var cx, cy float64
		fmt.Sscan(extent.Get("cx"), &cx)
		fmt.Sscan(extent.Get("cy"), &cy)
		if ratio := cx / cy; ratio < 3.99 || ratio > 4.01 {
			t.Errorf("%s: the icon's ratio is %.2f, want 4", name, ratio)
		}
	}
	if _, err := builtin(t, "Generic").Fill(sampleCV(), FillOptions{Icon: []byte("no picture")}); !problem.Is(err, problem.Invalid) {
		t.Errorf("a damaged icon: %v", err)
	}
}

// The letters of the whole CV say where its lines begin; a name or a title of
// the other direction keeps its place, and running text turns.
func TestRightToLeft(t *testing.T) {
	const sentence = "مهندس أنظمة بخبرة تزيد عن عشر سنوات في Go ويعمل في دبي."
	arabic := &cv.Document{
		Locale: "ar", Person: cv.Person{Name: cv.Text{Value: "ليلى حداد"}, Phone: cv.Text{Value: "+971 4 555 0123"}},
		Summary: []cv.Text{{Value: sentence}, {Value: "Led the renewal of the harbour radar and of its test bench."}},
		Work: []cv.Engagement{{
			Title:        cv.Text{Value: "مديرة مشروع"},
			Organisation: cv.Text{Value: "شركة الأفق للمقاولات والهندسة المدنية"},
		}},
	}
	for _, c := range []struct {
		name string
		edit func(d *cv.Document)
		d    *cv.Document
		want string // paragraphs that begin at the right
	}{
		{"a name and a title", func(d *cv.Document) {
			d.Person.Name.Value, d.Work[0].Title.Value = "נועה בן־ארי", "מנהלת"
		}, sampleCV(), ""},
		{"a few words in a line", func(d *cv.Document) { d.Summary = []cv.Text{{Value: "עברית and English"}} }, sampleCV(), ""},
		{"a sentence", func(d *cv.Document) { d.Summary = []cv.Text{{Value: sentence}} }, sampleCV(), sentence},
		{"all but an English sentence", func(*cv.Document) {}, arabic, "ليلى حداد|\u200e+971 4 555 0123\u200e|نبذة مهنية|" + sentence +
			"|الخبرة العملية|مديرة مشروع, شركة الأفق للمقاولات والهندسة المدنية"},
	} {
		c.edit(c.d)
		document := part(t, fill(t, "Generic", c.d, FillOptions{}), "word/document.xml")
		var got []string
		document.Each(func(n *ooxml.Node) {
			if n.Name == "w:p" && n.Kid("w:pPr").Kid("w:bidi") != nil {
				got = append(got, strings.TrimRight(shown(ooxml.New("w:body", nil, n)), "¶"))
			}
		})
		if strings.Join(got, "|") != c.want {
			t.Errorf("%s: at the right begin %q, want %q", c.name, got, c.want)
		}
	}
	for _, name := range []string{"Modern", "Europass"} {
		out := fill(t, name, arabic, FillOptions{Icon: testIcon(t, 60, 30)})
		document := part(t, out, "word/document.xml")
		if tables := count(document, "w:tbl"); tables == 0 || count(document, "w:bidiVisual") != tables {
			t.Errorf("%s: %d of %d tables run from right to left", name, count(document, "w:bidiVisual"), tables)
		}
		if count(part(t, out, "word/footer1.xml"), "w:bidi") != 1 {
			t.Errorf("%s: the name stands at the left of the footer, the page at its right", name)
		}
		if footer := shown(part(t, out, "word/footer1.xml")); !strings.HasSuffix(strings.TrimRight(footer, "¶"), "\u200f") {
			t.Errorf("%s: the number at the end of %q goes before it", name, footer)
		}
		if latin := shown(part(t, fill(t, name, sampleCV(), FillOptions{}), "word/footer1.xml")); strings.Contains(latin, "\u200f") {
			t.Errorf("%s: %q is marked", name, latin)
		}
	}
	for _, name := range Names() {
		for _, torn := range spread(part(t, fill(t, name, arabic, FillOptions{}), "word/document.xml")) {
			t.Errorf("%s: the joined letters of %q are spaced", name, torn)
		}
	}
	heading := paragraphOf(part(t, fill(t, "Modern", arabic, FillOptions{}), "word/document.xml"), "نبذة مهنية").Kid("w:pPr").Kid("w:pBdr")
	if heading.Kid("w:left").Get("w:val") != "nil" || heading.Kid("w:right").Get("w:sz") == "" {
		t.Errorf("Modern: the bar of a heading that begins at the right stands at the left: %+v", heading)
	}
}

// spread are the texts in letters that are joined of runs that do not say that none is spaced.
func spread(document *ooxml.Node) []string {
	var list []string
	document.Each(func(n *ooxml.Node) {
		if n.Name == "w:r" && hasRightToLeft(n.Plain()) && n.Kid("w:rPr").Kid("w:spacing").Get("w:val") != "0" {
			list = append(list, n.Plain())
		}
	})
	return list
}

func paragraphOf(document *ooxml.Node, text string) *ooxml.Node {
	var found *ooxml.Node
	document.Each(func(n *ooxml.Node) {
		if n.Name == "w:p" && n.Plain() == text {
			found = n
		}
	})
	return found
}

// Every colour of text can be read: 4.5 to 1 against what is behind it (WCAG 2.1, AA).
func TestContrast(t *testing.T) {
	for _, name := range Names() {
		styles := builtin(t, name).roots["word/styles.xml"]
		styles.Each(func(style *ooxml.Node) {
			if style.Name != "w:style" {
				return
			}
			text, behind := style.Kid("w:rPr").Kid("w:color").Get("w:val"), style.Kid("w:pPr").Kid("w:shd").Get("w:fill")
			if text == "" {
				return
			}
			if text == "FFFFFF" {
				text, behind = behind, "FFFFFF"
			}
			colour, ok := colourOf(text)
			if !ok || behind != "" && behind != "FFFFFF" {
				t.Errorf("%s, %s: text %q on %q", name, style.Get("w:styleId"), text, behind)
			}
			if c := colour.contrast(); c < 4.5 {
				t.Errorf("%s, %s: contrast of %s is %.1f", name, style.Get("w:styleId"), text, c)
			}
		})
	}
}

// Programs differ in adding the space after a paragraph to the space before the
// next, so none of our styles has both sides: space stands before.
func TestSpaceStandsBeforeParagraphs(t *testing.T) {
	for _, name := range Names() {
		builtin(t, name).roots["word/styles.xml"].Each(func(style *ooxml.Node) {
			after := style.Kid("w:pPr").Kid("w:spacing").Get("w:after")
			if style.Name == "w:style" && after != "" && after != "0" && style.Get("w:styleId") != "Icon" {
				t.Errorf("%s, %s: %s twips after", name, style.Get("w:styleId"), after)
			}
		})
	}
}
