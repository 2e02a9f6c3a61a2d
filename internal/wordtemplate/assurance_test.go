package wordtemplate

import (
	"bytes"
	"strings"
	"testing"

	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
)

// Text of a CV never becomes an instruction to Word: the same fields, links and
// parts stand in the document whether the text is harmless or full of field codes,
// markup and template tags.
func TestAssurance_50_TextNeverBecomesAField(t *testing.T) {
	attacks := []string{
		`DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"`, `{ INCLUDETEXT "\\\\evil\\share" }`, `INCLUDEPICTURE "http://evil.example/x.png"`, "\x13 DDE \x14\x15",
		`</w:t></w:r><w:r><w:instrText>DDEAUTO</w:instrText></w:r><w:r><w:t>`, `]]><w:fldSimple w:instr="DDE"/>`, "{{#jobs}}{{name}}{{/jobs}}", "=cmd|' /C calc'!A0", "&lt;w:p&gt;",
	}
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			shape := func(text string) map[string]int {
				d := specimen.Full()
				for i := range d.Work {
					d.Work[i].Title.Value = text
					for j := range d.Work[i].Highlights {
						d.Work[i].Highlights[j].Value = text
					}
				}
				d.Person.Label.Value, d.Summary[0].Value = text, text
				pkg, err := ooxml.Read(fill(t, name, d, FillOptions{}), ooxml.TemplateLimits)
				if err != nil {
					t.Fatal(err)
				}
				count := map[string]int{"parts": len(pkg.Parts)}
				for _, p := range pkg.Parts {
					for _, mark := range []string{"<w:instrText", "<w:fldSimple", "<w:fldChar", "<w:hyperlink", `TargetMode="External"`, "<w:altChunk", "<o:OLEObject", "<w:object"} {
						count[mark] += bytes.Count(p.Data, []byte(mark))
					}
					if strings.HasSuffix(p.Name, ".xml") && bytes.ContainsAny(p.Data, "\x13\x14\x15") {
						t.Errorf("%s holds a control character", p.Name)
					}
				}
				return count
			}
			want := shape("Kept the books of a harbour")
			for _, attack := range attacks {
				for mark, n := range shape(attack) {
					if n != want[mark] {
						t.Errorf("%q: %d %s, a harmless text has %d", attack, n, mark, want[mark])
					}
				}
			}
		})
	}
}
