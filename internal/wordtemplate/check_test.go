package wordtemplate

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"focal/internal/ooxml"
	"focal/internal/problem"
)

func relation1(kind, target, mode string) string {
	return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/` +
		kind + `" Target="` + target + `"` + mode + `/></Relationships>`
}

const external = ` TargetMode="External"`

// What a template may not contain, and the words that tell its author
// (assurance 44 and 48).
func TestCheckRefuses(t *testing.T) {
	const rels = "word/_rels/document.xml.rels"
	cases := []struct {
		name, want string
		file       []byte
	}{
		{"unclosed braces", "not closed with }} in the same paragraph (in the paragraph “Dear {{name, hello”)", docx(t, p("Dear {{name, hello"))},
		{"stray braces", "}} stands without an opening {{", docx(t, p("name}}"))},
		{"unknown tag", "there is no {{nmae}}: did you mean {{name}}? (in the paragraph “I am {{nmae}}”)", docx(t, p("I am {{nmae}}"))},
		{"unknown tag in a loop", "there is no {{employer}}: did you mean {{organisation}}?", docx(t, p("{{#jobs}}{{employer}}{{/jobs}}"))},
		{"a list's field outside its loop", "{{jobs}} is a list: write {{#jobs}}{{title}}{{/jobs}}", docx(t, p("{{jobs.title}}"))},
		{"a list's field by another word", "write {{#jobs}}{{organisation}}{{/jobs}}", docx(t, p("{{jobs.compny}}"))},
		{"a list's field that nobody knows", "write {{#jobs}}{{heading}}{{/jobs}}", docx(t, p("{{jobs.zodiac}}"))},
		{"a field of a post outside of posts", "did you mean {{organisation}}, between {{#jobs}}", docx(t, p("{{employr}}"))},
		{"a word of one's own", "did you mean {{institution}}?", docx(t, p("{{#education}}{{school}}{{/education}}"))},
		{"a word nobody knows", "in {{#references}} there are name, text", docx(t, p("{{#references}}{{zodiac}}{{/references}}"))},
		{"a field of a group that nobody knows", "there is no {{contact.fax}}: in contact there are ", docx(t, p("{{contact.fax}}"))},
		{"page numbers", "{{page}}: Word itself numbers pages", docx(t, p("{{page}}"))},
		{"quotation marks", "leave out the quotation marks", docx(t, p("{{“name”}}"))},
		{"commands", "there are no commands", docx(t, p("{{#if label}}"))},
		{"section never closed", "{{#jobs}} is never closed", docx(t, p("{{#jobs}}")+p("{{heading}}"))},
		{"section closed twice", "{{/jobs}} closes a section that is not open", docx(t, p("{{#jobs}}{{/jobs}}{{/jobs}}"))},
		{"crossed sections", "but {{#highlights}} is the one that is open", docx(t, p("{{#jobs}}{{#highlights}}{{/jobs}}{{/highlights}}"))},
		{"section over two paragraphs", "is never closed", docx(t, p("Jobs: {{#jobs}}")+p("{{/jobs}} end"))},
		{"unknown filter", "known filters are bar, capitalise", docx(t, p("{{name|shout}}"))},
		{"raw XML tag", "of a kind that Focal does not have", docx(t, p("{{@name}}"))},
		{"expression", "has no proper name", docx(t, p("{{1+1}}"))},
		{"tag in a field code", "inside a field code", docx(t, `<w:p><w:r><w:instrText>DOCPROPERTY {{name}}</w:instrText></w:r></w:p>`)},
		{"macros", "contains macros", docx(t, p("x"), "word/vbaProject.bin", "x")},
		{"macro content type", "document with macros", docx(t, p("x"), contentTypesPart, strings.Replace(testTypes, "openxmlformats-officedocument.wordprocessingml.document.main", "ms-word.document.macroEnabled.main", 1))},
		{"embedded object", "embedded object", docx(t, p("x"), rels, relation1("oleObject", "embeddings/o.bin", ""))},
		{"embedded file", "embedded file", docx(t, p("x"), "word/embeddings/sheet.xlsx", "x")},
		{"ActiveX", "ActiveX", docx(t, p("x"), "word/activeX/activeX1.xml", "<x/>")},
		{"altChunk", "altChunk", docx(t, p("x")+`<w:altChunk r:id="rId9"/>`)},
		{"remote picture", "who reads the CV", docx(t, p("x"), rels, relation1("image", "https://tracker.example/p.png", external))},
		{"link to a script", "neither a web page nor a mail address", docx(t, p("x"), rels, relation1("hyperlink", "javascript:alert(1)", external))},
		{"document type", "document type declaration", docx(t, p("x"), "word/styles.xml", `<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>`)},
		{"UTF-16", "not written in UTF-8", docx(t, p("x"), "word/styles.xml", "\xff\xfe<\x00x\x00/\x00>\x00")},
		{"strict format", "Strict Open XML", docx(t, p("x"), "word/document.xml", `<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"><w:body/></w:document>`)},
		{"path outside the archive", "damaged or not a Word document", docx(t, p("x"), "../evil.xml", "<x/>")},
		{"damaged XML", "is damaged", docx(t, p("x"), "word/document.xml", "<w:document><w:body>")},
		{"a main part of another kind", "is damaged", docx(t, p("x"), "word/document.xml", `<w:p xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>`)},
		{"deep XML", "is damaged", docx(t, p("x"), "word/document.xml", strings.Repeat("<a>", 5000)+strings.Repeat("</a>", 5000))},
		{"sections nested too deep", "too deep", docx(t, p(strings.Repeat("{{#jobs}}", 30)+"x"+strings.Repeat("{{/jobs}}", 30)))},
		{"a loop in itself, over and over", "repeats too much", docx(t, p(strings.Repeat("{{#jobs}}", 15)+"{{heading}}"+strings.Repeat("{{/jobs}}", 15)))},
		{"too many tags", "more than 5000 tags", docx(t, p(strings.Repeat("{{name}}", 5001)))},
		{"too much text", "text is too large", docx(t, strings.Repeat(p("x"), 150_000))},
		{"no Word document", "not a Word document", []byte("PK\x03\x04 but nothing else")},
		{"an empty file", "the file is empty: save it in Word", nil},
		{"text", "it is not a Word document: save it in Word as “Word Document (.docx)”", []byte("Dear all")},
		{"an old Word document", "an old Word document (.doc) or has a password", []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")},
		{"a workbook", "it is an Excel workbook", docx(t, p("{{name}}"), "xl/workbook.xml", "<x/>")},
		{"too large", "Compress Pictures", make([]byte, 10<<20+1)},
		{"a bomb", "too large", docx(t, p("x"), "word/styles.xml", strings.Repeat(" ", 65<<20))},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			report := Check(c.file)
			if report.OK || len(report.Problems) == 0 {
				t.Fatal("accepted")
			}
			all := ""
			for _, problem := range report.Problems {
				all += problem.String() + "\n"
			}
			if !strings.Contains(all, c.want) {
				t.Errorf("want a problem with %q, got:\n%s", c.want, all)
			}
			if _, err := Parse(c.file); !strings.Contains(all, "repeats too much") && !problem.Is(err, problem.Invalid) {
				t.Errorf("Parse: %v", err)
			}
		})
	}
}

// A file that would print the same for every CV is no template, also where its footer has tags of the product.
func TestATemplateNamesSomethingOfACV(t *testing.T) {
	for text, isOne := range map[string]bool{
		"Our house": false, "Our house, {{labels.page}} {{product}}": false, "{{fields.day_rate}}": false,
		"{{name}}": true, "{{#jobs}}{{title}}{{/jobs}}": true, "{{#labels}}{{name}}{{/labels}}": true,
	} {
		r := Check(docx(t, p(text)))
		if r.OK != isOne {
			t.Errorf("%s: %+v", text, r)
		}
		if !isOne && (!strings.Contains(r.Problems[0].Message, "begin with the starter") || len(r.Warnings) > 0) {
			t.Errorf("%s: %+v", text, r)
		}
	}
}

func TestTooManyParts(t *testing.T) {
	var more []string
	for i := range 500 {
		more = append(more, "word/part"+string(rune('a'+i%26))+strings.Repeat("x", i/26)+".txt", "x")
	}
	if report := Check(docx(t, p("x"), more...)); report.OK || !strings.Contains(report.Problems[0].Message, "500 parts") {
		t.Errorf("%+v", report)
	}
}

func TestEveryProblemIsReported(t *testing.T) {
	report := Check(docx(t, p("{{a}}")+p("{{b}} {{c")+p("{{#jobs}}")))
	if len(report.Problems) < 4 {
		t.Errorf("only %v", report.Problems)
	}
}

func TestATemplateHasTags(t *testing.T) {
	report := Check(docx(t, p("Curriculum Vitae")))
	if report.OK || len(report.Problems) != 1 || !strings.Contains(report.Problems[0].Message, "every CV would look the same") || len(report.Warnings) > 0 {
		t.Errorf("%+v", report)
	}
}

func TestCheckWarns(t *testing.T) {
	notes := relation1("footnotes", "footnotes.xml", "")
	report := Check(docx(t, p("{{name}}"), "word/_rels/document.xml.rels", notes, "word/footnotes.xml", `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">`+p("{{label}}")+`</w:footnotes>`))
	all := fmt.Sprint(report.Warnings)
	looks := Check(docx(t, p("{name} {{{label}}} «City» [[email]] [2] [[3]] {{skills}}, {{contact}} {{title}}")))
	all += fmt.Sprint(looks.Warnings)
	all += fmt.Sprint(Check(docx(t, p("{{#jobs}}{{name}} of {{contact.email}}{{/jobs}}"))).Warnings)
	for _, alien := range []string{"{{title}} is printed", "{title} is printed", "[2] is", "[[3]] is"} {
		if strings.Contains(all, alien) {
			t.Errorf("a proper tag is taken for a slip: %s", all)
		}
	}
	for _, want := range []string{
		"{name} is printed as it stands", "{{{label}}} is printed", "«City» is printed", "[[email]] is printed as it stands", "write {{#skills}}{{heading}}: {{keywords}}{{/skills}}", "write {{contact.email}} or the like",
		"never prints {{name}}, the name of the person", "under Work Experience will not be printed: there is no {{#jobs}}", "under Additional Information will not be printed", "not in footnotes", "named Hyperlink",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("no warning with %q in %s", want, all)
		}
	}
	if !report.OK {
		t.Errorf("warnings must not forbid the template: %v", report.Problems)
	}
}

// The built-in templates are what users start from: the download must pass.
func TestStartersPassTheCheck(t *testing.T) {
	for _, name := range Names() {
		file, err := StarterDocx(strings.ToUpper(name))
		if err != nil {
			t.Fatal(err)
		}
		report := Check(file)
		if !report.OK || len(report.Problems)+len(report.Warnings) > 0 || report.Pages == 0 || len(report.Tags) < 30 {
			t.Errorf("%s: %+v", name, report)
		}
	}
}

// Nothing of the template's author or reviewers reaches a candidate's CV.
func TestMetadataIsStripped(t *testing.T) {
	body := `<w:p w:rsidR="00AB12CD"><w:commentRangeStart w:id="1"/><w:ins w:id="2" w:author="Vera Author"><w:r><w:t>{{name}}</w:t></w:r></w:ins>` +
		`<w:del w:id="3" w:author="Vera Author"><w:r><w:delText>secret</w:delText></w:r></w:del><w:r><w:commentReference w:id="1"/></w:r></w:p>`
	top := strings.Replace(testRelations, "</Relationships>", `<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`, 1)
	file := docx(t, body, packageRelations, top, "docProps/core.xml", "<x>Vera Author</x>", "docProps/custom.xml", "<x>Vera Author</x>",
		"word/_rels/document.xml.rels", relation1("comments", "comments.xml", ""), "word/comments.xml", "<x>Vera Author</x>")
	template, err := Parse(file)
	if err != nil {
		t.Fatal(err)
	}
	out, err := template.Fill(sampleCV(), FillOptions{})
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := ooxml.Read(out, ooxml.TemplateLimits)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range pkg.Parts {
		for _, trace := range []string{"Vera", "secret", "rsid", "omment"} {
			if bytes.Contains(part.Data, []byte(trace)) {
				t.Errorf("%q survives in %s", trace, part.Name)
			}
		}
	}
	if got := shown(part(t, out, "word/document.xml")); got != "Ada Moss¶" {
		t.Errorf("got %s", got)
	}
}

// What Word would load from elsewhere beside the text goes without a word: the template is
// taken, and no finished document refers to it.
func TestB5_AttachedTemplatesAndWebExtensionsGo(t *testing.T) {
	const settings = `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ` +
		`xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:attachedTemplate r:id="rId9"/></w:settings>`
	panes := strings.ReplaceAll(relation1("webextension", "webextension1.xml", ""), "officeDocument/2006", "office/2011")
	top := strings.Replace(testRelations, "</Relationships>", `<Relationship Id="rId8" `+
		`Type="http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes" `+
		`Target="word/webextensions/taskpanes.xml"/></Relationships>`, 1)
	file := docx(t, p("{{name}}"), packageRelations, top,
		"word/_rels/document.xml.rels", relation1("settings", "settings.xml", ""), "word/settings.xml", settings,
		"word/_rels/settings.xml.rels", relation1("attachedTemplate", "file:///c:/secret/t.dotm", external),
		"word/webextensions/taskpanes.xml", `<wetp:taskpanes xmlns:wetp="http://schemas.microsoft.com/office/webextensions/taskpanes/2010/11"/>`,
		"word/webextensions/_rels/taskpanes.xml.rels", panes, "word/webextensions/webextension1.xml", `<we:webextension xmlns:we="x"/>`)
	if r := Check(file); !r.OK {
		t.Fatalf("refused: %v", r.Problems)
	}
	own, err := Parse(file)
	if err != nil {
		t.Fatal(err)
	}
	out, err := own.Fill(sampleCV(), FillOptions{})
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := ooxml.Read(out, ooxml.TemplateLimits)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range pkg.Parts {
		for _, gone := range []string{"secret", "attachedTemplate", "webextension"} {
			if strings.Contains(part.Name+string(part.Data), gone) {
				t.Errorf("%s: %s is still there: %s", part.Name, gone, part.Data)
			}
		}
	}
}
