package ingest_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"focal/internal/ingest"
	"focal/internal/problem"
)

const word = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`

// packed is a Word file of these parts, name and content by turns.
func packed(t testing.TB, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(parts[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func body(paragraphs ...string) string {
	return `<w:document ` + word + `><w:body><w:p><w:r><w:t>` + strings.Join(paragraphs, `</w:t></w:r></w:p><w:p><w:r><w:t>`) + `</w:t></w:r></w:p></w:body></w:document>`
}

const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`

// An archive inside the document is never opened, however far it would swell; and
// what swells, nests or refers to itself is refused in a sentence.
func TestAssurance_44_PackagesThatSwell(t *testing.T) {
	good := body("Jo Bell, farrier", "Shod four hundred horses in Kent since 2011")
	zeros := strings.Repeat("\x00", 40<<20)
	inner := string(packed(t, "bomb.xml", zeros))
	laughs := `<!DOCTYPE x [<!ENTITY a "ha">` + strings.Repeat(`<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">`, 9) + `]>`
	for _, c := range []struct {
		name string
		data []byte
		kind problem.Kind // "" = read
	}{
		{"an archive inside", packed(t, "[Content_Types].xml", types, "word/document.xml", good, "word/embeddings/oleObject1.bin", inner, "word/embeddings/again.docx", inner), ""},
		{"the document swells", packed(t, "[Content_Types].xml", types, "word/document.xml", good+strings.Repeat(" ", 30<<20)), problem.Unreadable},
		{"an unread part swells", packed(t, "[Content_Types].xml", types, "word/document.xml", good, "word/media/a.bin", zeros), problem.Unreadable},
		{"billion laughs", packed(t, "[Content_Types].xml", types, "word/document.xml", laughs+strings.Replace(good, "Jo Bell", "&b;", 1)), problem.Unreadable},
		{"external entity", packed(t, "[Content_Types].xml", types, "word/document.xml", `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`+strings.Replace(good, "Jo Bell", "&a;", 1)), problem.Unreadable},
		{"elements nested 100,000 deep", packed(t, "[Content_Types].xml", types, "word/document.xml", `<w:document `+word+`><w:body>`+strings.Repeat("<w:p>", 100_000)), problem.Unreadable},
		{"attributes without end", packed(t, "[Content_Types].xml", types, "word/document.xml", `<w:document `+word+`><w:body><w:p `+strings.Repeat(`w:a="1" `, 200_000)), problem.Unreadable},
		{"styles based on each other", packed(t, "[Content_Types].xml", types, "word/document.xml", strings.Replace(good, "<w:p>", `<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr>`, 1),
			"word/styles.xml", `<w:styles `+word+`><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := ingest.New(ingest.Config{Timeout: time.Minute}).Read(t.Context(), "cv.docx", c.data)
			if c.kind == "" {
				if err != nil || !strings.Contains(doc.PlainText(), "farrier") {
					t.Errorf("%v", err)
				}
				return
			}
			if problem.KindOf(err) != c.kind || !strings.HasSuffix(problem.MessageOf(err), ".") {
				t.Errorf("%v", err)
			}
			if doc != nil && strings.Contains(doc.PlainText(), "root:") {
				t.Error("a file of this machine was read")
			}
		})
	}
}

// FuzzAssurance_42_44_Read: any bytes as an upload: a document, or an error of the
// kinds that a user can act on, whatever format the bytes pretend to be.
func FuzzAssurance_42_44_Read(f *testing.F) {
	f.Add(packed(f, "[Content_Types].xml", types, "word/document.xml", body("Jo Bell, farrier", "Shod horses")))
	f.Add(packed(f, "mimetype", "application/vnd.oasis.opendocument.text", "content.xml", `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>`))
	for _, s := range []string{"Jo Bell\nFarrier in Kent\n", `{"basics":{"name":"Jo Bell"}}`, `{\rtf1 Jo Bell, farrier}`, "<html><body><p>Jo Bell farrier</p></body></html>", "%PDF-1.4", "PK\x05\x06", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "MZ", "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\n\r\n"} {
		f.Add([]byte(s))
	}
	r := ingest.New(ingest.Config{})
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, err := r.Read(t.Context(), "cv", data)
		if err == nil {
			if len(doc.Pages) == 0 {
				t.Error("no pages")
			}
			return
		}
		var e *problem.Error
		if !errors.As(err, &e) || e.Kind != problem.Unreadable && e.Kind != problem.TooLarge && e.Kind != problem.Unsupported {
			t.Fatalf("%v", err)
		}
		if strings.Contains(err.Error(), "panic") {
			t.Errorf("a reader panicked: %v", err)
		}
	})
}
