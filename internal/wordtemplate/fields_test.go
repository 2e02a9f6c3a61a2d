package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/ooxml"
)

func fieldRun(kind string) string {
	return `<w:r><w:fldChar w:fldCharType="` + kind + `"/></w:r>`
}

// code is the text of a field, cut into runs where it has a |.
func codeRuns(code string) string {
	var b strings.Builder
	for _, part := range strings.Split(code, "|") {
		b.WriteString(`<w:r><w:instrText xml:space="preserve">` + string(ooxml.Text(part).Append(nil)) + `</w:instrText></w:r>`)
	}
	return b.String()
}

func fieldIn(text, code string) string {
	return `<w:p><w:r><w:t>` + text + `</w:t></w:r>` + fieldRun("begin") + codeRuns(code) + fieldRun("separate") + `<w:r><w:t>1</w:t></w:r>` + fieldRun("end") + `</w:p>`
}

// Field codes that load or run something are refused with their paragraph, however
// they are written; those that only show what the document knows are not.
func TestB5_FieldCodes(t *testing.T) {
	simple := func(code string) string {
		return `<w:p><w:r><w:t>Salary</w:t></w:r><w:fldSimple w:instr="` + strings.ReplaceAll(code, `"`, "&quot;") + `"><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>`
	}
	nested := `<w:p><w:r><w:t>Salary</w:t></w:r>` + fieldRun("begin") + fieldRun("begin") + codeRuns(` QUOTE 68 68 69 `) + fieldRun("end") + codeRuns(` c:\\cmd.exe`) + fieldRun("end") + `</w:p>`
	within := `<w:p><w:r><w:t>Salary</w:t></w:r>` + fieldRun("begin") + codeRuns(` TOC `) + fieldRun("separate") + fieldRun("begin") + codeRuns(` LINK Excel.Sheet `) + fieldRun("end") + fieldRun("end") + `</w:p>`
	for _, c := range []struct {
		name, body, want string // want "" = accepted
	}{
		{"DDEAUTO", fieldIn("Salary", ` DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc" `), "the field DDEAUTO"},
		{"DDE in lower case and in pieces", fieldIn("Salary", ` d|d|e excel `), "the field DDE"},
		{"INCLUDEPICTURE", fieldIn("Salary", ` INCLUDEPICTURE "https://tracker.example/p.png" `), "the field INCLUDEPICTURE"},
		{"INCLUDETEXT", simple(` INCLUDETEXT "file:///etc/passwd" `), "the field INCLUDETEXT"},
		{"IMPORT", simple(`IMPORT x`), "the field IMPORT"},
		{"LINK inside what another shows", within, "the field LINK"},
		{"a name that another field makes", nested, "the field QUOTE"},
		{"MACROBUTTON", simple(` MACROBUTTON Run me `), "the field MACROBUTTON"},
		{"FILLIN", simple(` FILLIN "Your password" `), "the field FILLIN"},
		{"never closed", `<w:p><w:r><w:t>Salary</w:t></w:r>` + fieldRun("begin") + codeRuns("DDE x") + `</w:p>`, "the field DDE"},
		{"without a field around it", `<w:p><w:r><w:t>Salary</w:t></w:r>` + codeRuns("DDE x") + `</w:p>`, "the field DDE"},
		{"deleted", `<w:p><w:r><w:t>Salary</w:t></w:r>` + strings.ReplaceAll(fieldIn("", "DDE x"), "instrText", "delInstrText")[5:], "the field DDE"},
		{"a link to a file", fieldIn("Salary", ` HYPERLINK "file:///c:/x.exe" `), "neither a web page"},
		{"a link to a share", simple(` HYPERLINK \\server\share `), "neither a web page"},
		{"a drawing from elsewhere", `<w:p><w:r><w:t>Salary</w:t></w:r><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata src="http://tracker.example/p.png"/></v:shape></w:pict></w:r></w:p>`, "a picture from another place"},
		{"a drawing that links to a file", `<w:p><w:r><w:t>Salary</w:t></w:r><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" href="file:///c:/x.exe"/></w:pict></w:r></w:p>`, "neither a web page"},
		{"page numbers", fieldIn("Salary", " PAGE ") + simple(" NUMPAGES ") + simple(" = 1 + 2 ") + simple(` DATE \@ "d MMMM yyyy" `), ""},
		{"links", fieldIn("Salary", ` HYPERLINK "https://example.org/" `) + simple(` HYPERLINK \l "top" `) + simple(` HYPERLINK mailto:a@example.org `), ""},
		{"what a field shows", fieldIn("DDEAUTO", " TITLE "), ""},
	} {
		for part, file := range map[string][]byte{
			"word/document.xml": docx(t, p("{{name}}")+c.body),
			"word/footnotes.xml": docx(t, p("{{name}}"), "word/footnotes.xml", `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">`+c.body+`</w:footnotes>`,
				"word/_rels/document.xml.rels", relation1("footnotes", "footnotes.xml", "")),
		} {
			report := Check(file)
			if c.want == "" {
				if !report.OK {
					t.Errorf("%s in %s: %+v", c.name, part, report.Problems)
				}
				continue
			}
			if report.OK || len(report.Problems) == 0 || !strings.Contains(report.Problems[0].Message, c.want) || report.Problems[0].Part != part || !strings.Contains(report.Problems[0].Text, "Salary") {
				t.Errorf("%s in %s: %+v", c.name, part, report.Problems)
			}
		}
	}
}

// FuzzFields reads any field code: a template that is taken has none that is not
// harmless, in one run or in two.
func FuzzFields(f *testing.F) {
	f.Add(" PAGE ", "")
	f.Add(" DDE", "AUTO c:\\x")
	f.Add(` HYPERLINK "`, `file:///x"`)
	f.Add(" = 1 ", "+ 2")
	f.Fuzz(func(t *testing.T, a, b string) {
		if strings.Contains(a+b, "{") || strings.Contains(a+b, "|") {
			return
		}
		body := fieldIn("x", a+"|"+b)
		root, err := ooxml.Parse([]byte(`<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` + body + `</w:document>`))
		if err != nil {
			return
		}
		code := ""
		root.Each(func(n *ooxml.Node) {
			if n.Name == "w:instrText" {
				code += n.Plain()
			}
		})
		words := strings.Fields(strings.ToUpper(code))
		taken := len(refuseFields(ooxml.Part{Name: "word/document.xml", Data: root.Bytes()})) == 0
		if taken && len(words) > 0 && !harmlessFields[words[0]] && words[0][0] != '=' {
			t.Errorf("%q is taken", code)
		}
	})
}
