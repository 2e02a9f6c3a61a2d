package ingest_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"focal/internal/ingest"
	"focal/internal/ingest/page"
	"focal/internal/problem"
)

const marisol = `header|Marisol Ferreira-Oduya
header|marisol@example.net⇥+44 1632 960147
heading 1|Experience
*Glasshouse Supervisor⇥May 2018 – Present
Larkfield Nurseries, Truro
item 0 •|Raised 40,000 seedlings a season with a team of nine.
item 1 ◦|Cut peat use to nil by 2021.
item 0 •|Rewired the climate control<https://climate.example.net/larkfield> of three houses.
heading 1|Personal details
row|Driving licence⇥B, BE and tractor
row|Citizenship⇥Portuguese
heading 1|Training
item 0 1.|RHS Level 3, Duchy College, 2016
item 0 2.|PA1 and PA6 spraying, 2017
Grower of the year 2022
Referee on request: H. Trevanion
Languages: Portuguese, English
Awarded by the Cornish Growers’ Guild.
`

func TestSameDocumentInFiveFormats(t *testing.T) {
	for file, format := range map[string]page.Format{
		"marisol.fodt": page.ODT, "marisol.odt": page.ODT, "marisol.docx": page.DOCX,
		"marisol.doc": page.DOC, "marisol.rtf": page.RTF,
	} {
		t.Run(file, func(t *testing.T) {
			data, err := os.ReadFile("testdata/" + file)
			if err != nil {
				t.Fatal(err)
			}
			// The name lies on purpose: only content counts (assurance 42).
			doc, err := ingest.New(ingest.Config{}).Read(t.Context(), "cv.pdf", data)
			if err != nil {
				t.Fatal(err)
			}
			if doc.Format != format {
				t.Errorf("format %s, want %s", doc.Format, format)
			}
			if got := describe(doc); got != marisol {
				t.Errorf("lines:\n%s\nwant:\n%s", got, marisol)
			}
			if len(doc.Warnings) != 2 {
				t.Errorf("warnings %q, want one about hidden text and one about tracked changes", doc.Warnings)
			}
		})
	}
}

// describe writes lines in a form that shows kind, level, bullet, bold starts and links.
func describe(doc *page.Document) string {
	var b strings.Builder
	for _, l := range doc.Lines() {
		switch l.Kind {
		case page.Heading:
			fmt.Fprintf(&b, "heading %d|", l.Level)
		case page.ListItem:
			fmt.Fprintf(&b, "item %d %s|", l.Level, l.Bullet)
		case page.TableRow:
			b.WriteString("row|")
		case page.PageHeader:
			b.WriteString("header|")
		case page.PageFooter:
			b.WriteString("footer|")
		}
		if l.Kind == page.Paragraph && l.Segments[0].Runs[0].Bold {
			b.WriteByte('*')
		}
		for i, s := range l.Segments {
			if i > 0 {
				b.WriteString("⇥")
			}
			for _, r := range s.Runs {
				b.WriteString(r.Text)
				if r.Link != "" {
					b.WriteString("<" + r.Link + ">")
				}
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestRefusals: assurance 42, 43: whatever is no CV fails with a kind and one
// sentence that says what to do.
func TestRefusals(t *testing.T) {
	ole := func(stream string) []byte { return compound(map[string][]byte{stream: bytes.Repeat([]byte{7}, 5000)}) }
	for _, c := range []struct {
		name string
		data []byte
		kind problem.Kind
		says string
	}{
		{"nothing", nil, problem.Unreadable, "empty"},
		{"white space", []byte(" \r\n\t\n"), problem.Unreadable, "empty"},
		{"too large", bytes.Repeat([]byte("word "), 2_200_000), problem.TooLarge, "10 MB"},
		{"far too much text", bytes.Repeat([]byte("word and word\n"), 60_000), problem.TooLarge, "far more text"},
		{"one word", []byte("Hello"), problem.Unreadable, "few words"},
		{"no word", []byte("---- ....\n****"), problem.Unreadable, "no text"},
		{"PNG", []byte("\x89PNG\r\n\x1A\n0000"), problem.Unsupported, "picture"},
		{"JPEG", []byte("\xFF\xD8\xFF\xE0abc"), problem.Unsupported, "picture"},
		{"GIF that is a PDF too", []byte("GIF89a\x00\x00\x00%PDF-1.4"), problem.Unsupported, "picture"},
		{"PDF that is a zip too", append([]byte("%PDF-1.4\n"), zipOf(t, map[string]string{"a.txt": "x"})...), problem.Unsupported, "at once"},
		{"SVG", []byte(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>Jo Bell has words</text></svg>`), problem.Unsupported, "picture"},
		{"Windows program", []byte("MZ\x90\x00\x03\x00\x00\x00words and words"), problem.Unsupported, "program"},
		{"Linux program", []byte("\x7FELF\x02\x01"), problem.Unsupported, "program"},
		{"script", []byte("#!/bin/sh\nrm -rf things"), problem.Unsupported, "program"},
		{"gzip", []byte("\x1F\x8B\x08\x00"), problem.Unsupported, "archive"},
		{"7z", []byte("7z\xBC\xAF\x27\x1C"), problem.Unsupported, "archive"},
		{"plain zip", zipOf(t, map[string]string{"cv.txt": "Jo Bell"}), problem.Unsupported, "archive"},
		{"workbook", zipOf(t, map[string]string{"[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>"}), problem.Unsupported, "spreadsheet"},
		{"slides", zipOf(t, map[string]string{"[Content_Types].xml": "<Types/>", "ppt/presentation.xml": "<p/>"}), problem.Unsupported, "presentation"},
		{"Apple Pages", zipOf(t, map[string]string{"Index/Document.iwa": "x"}), problem.Unsupported, "Pages"},
		{"e-book", zipOf(t, map[string]string{"mimetype": "application/epub+zip"}), problem.Unsupported, "e-book"},
		{"zip with a document part missing", zipOf(t, map[string]string{"[Content_Types].xml": "<Types/>"}), problem.Unsupported, "no text document"},
		{"cut off docx", zipOf(t, map[string]string{"word/document.xml": "<w:document>"})[:60], problem.Unreadable, "damaged"},
		{"OLE without anything", ole("Contents"), problem.Unsupported, "not a Word document"},
		{"encrypted OOXML", ole("EncryptedPackage"), problem.Unreadable, "password"},
		{"old workbook", ole("Workbook"), problem.Unsupported, "spreadsheet"},
		{"Outlook mail", ole("__properties_version1.0"), problem.Unsupported, "e-mail"},
		{"OLE stub", append([]byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), make([]byte, 600)...), problem.Unreadable, "damaged"},
		{"noise", noise(4096), problem.Unsupported, "not a document"},
		{"XML of another kind", []byte(`<?xml version="1.0"?><invoice><line>a b c d</line></invoice>`), problem.Unsupported, "XML"},
		{"JSON list", []byte(`[1, 2, 3]`), problem.Unreadable, "does not hold a CV"},
		{"JSON string", []byte(`"hello there my friend"`), problem.Unreadable, "does not hold a CV"},
		{"JSON with NaN", []byte("{\n\"basics\": {\"name\": NaN}}"), problem.Unreadable, "line 2"},
		{"deep JSON", []byte(strings.Repeat(`{"a":`, 5000) + "1" + strings.Repeat("}", 5000)), problem.Unreadable, "deeply"},
		{"PDF without a reader", []byte("%PDF-1.7\n1 0 obj"), problem.Unsupported, "PDF"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := ingest.New(ingest.Config{}).Read(t.Context(), "cv.docx", c.data)
			if err == nil {
				t.Fatal("accepted")
			}
			if got := problem.KindOf(err); got != c.kind {
				t.Errorf("kind %s, want %s (%v)", got, c.kind, err)
			}
			message := problem.MessageOf(err)
			if !strings.Contains(message, c.says) || !strings.HasSuffix(message, ".") || len(message) < 30 {
				t.Errorf("message %q should mention %q", message, c.says)
			}
		})
	}
}

// TestAccepted: texts that begin like something else.
func TestAccepted(t *testing.T) {
	for _, c := range []struct {
		name   string
		data   string
		format page.Format
	}{
		{"text", "Jo Bell\nFarrier and smith", page.Text},
		{"text that begins like a bitmap", "BMW workshop manager\nJo Bell", page.Text},
		{"text that begins like a program", "MZ Motorcycles, restorer\nJo Bell", page.Text},
		{"text in brackets", "[CV] Jo Bell, farrier and smith", page.Text},
		{"text in braces", "{Jo Bell} farrier and smith", page.Text},
		{"text with an angle", "<jo@example.net> Jo Bell, farrier", page.Text},
		{"HTML without a head", "<p>Jo Bell<p>Farrier and smith", page.HTML},
		{"HTML with a comment first", "<!-- x --><html><body>Jo Bell, farrier</body></html>", page.HTML},
		{"RTF after a blank line", "\r\n{\\rtf1 Jo Bell, farrier and smith}", page.RTF},
		{"JSON Resume", `{"basics":{"name":"Jo Bell"}}`, page.JSON},
		{"web archive", "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>Jo Bell =E2=80=93 farrier and smith</p>\r\n--x--\r\n", page.HTML},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := ingest.New(ingest.Config{}).Read(t.Context(), "", []byte(c.data))
			if err != nil {
				t.Fatal(err)
			}
			if doc.Format != c.format || !strings.Contains(doc.PlainText(), "Jo Bell") {
				t.Errorf("%s: %q", doc.Format, doc.PlainText())
			}
		})
	}
}

type pdfStub func(ctx context.Context) (*page.Document, error)

func (f pdfStub) Read(ctx context.Context, _ []byte) (*page.Document, error) { return f(ctx) }

// A reader that panics, hangs or fails is an error of that file only.
func TestAssurance_46_Guards(t *testing.T) {
	file := []byte("garbage before \n%PDF-1.4")
	release := make(chan struct{})
	defer close(release)
	for _, c := range []struct {
		name string
		stub pdfStub
		kind problem.Kind
	}{
		{"panics", func(context.Context) (*page.Document, error) { panic("boom") }, problem.Unreadable},
		{"obeys the deadline", func(ctx context.Context) (*page.Document, error) { <-ctx.Done(); return nil, ctx.Err() }, problem.Unreadable},
		{"ignores the deadline", func(context.Context) (*page.Document, error) { <-release; return nil, nil }, problem.Unreadable},
		{"fails", func(context.Context) (*page.Document, error) { return nil, errors.New("obscure") }, problem.Unreadable},
		{"says so itself", func(context.Context) (*page.Document, error) {
			return nil, problem.New(problem.TooLarge, "The PDF has more than 40 pages.")
		}, problem.TooLarge},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := ingest.New(ingest.Config{PDF: c.stub, Timeout: 20 * time.Millisecond, ScanTimeout: 10 * time.Millisecond}).Read(t.Context(), "x", file)
			if got := problem.KindOf(err); got != c.kind {
				t.Errorf("kind %s, want %s (%v)", got, c.kind, err)
			}
			if strings.Contains(problem.MessageOf(err), "boom") || strings.Contains(problem.MessageOf(err), "obscure") {
				t.Errorf("the cause leaks into the message %q", problem.MessageOf(err))
			}
		})
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := ingest.New(ingest.Config{}).Read(ctx, "x", []byte(strings.Repeat("Jo Bell, farrier\n", 3))); err != nil && !problem.Is(err, problem.Unavailable) {
		t.Errorf("cancelled: %v", err)
	}
}

// A PDF may hold pictures whose text must be recognised: it gets the time for that.
func TestAssurance_46_TimeForScans(t *testing.T) {
	var left time.Duration
	stub := pdfStub(func(ctx context.Context) (*page.Document, error) {
		end, _ := ctx.Deadline()
		left = time.Until(end)
		return nil, errors.New("obscure")
	})
	_, _ = ingest.New(ingest.Config{PDF: stub, Timeout: time.Minute, ScanTimeout: time.Hour}).Read(t.Context(), "x", []byte("%PDF-1.4"))
	if left < 30*time.Minute {
		t.Errorf("only %s", left)
	}
}

// Files that cost far more than their size are refused early, whatever the format.
func TestAssurance_44_46_TextBombs(t *testing.T) {
	for name, data := range map[string]string{
		"HTML tags":     "<html><body>" + strings.Repeat("<a>x", 150_000),
		"JSON values":   `{"a":[` + strings.Repeat(`{"b":"c"},`, 150_000) + `1]}`,
		"lines":         strings.Repeat("- a\n", 200_000),
		"RTF runs":      `{\rtf1 ` + strings.Repeat(`\b x\b0 y`, 200_000) + `}`,
		"WordML runs":   `<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body><w:p>` + strings.Repeat(`<w:r><w:t>x</w:t></w:r>`, 310_000) + `</w:p></w:body></w:wordDocument>`,
		"flat ODF runs": `<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>` + strings.Repeat(`<text:span>x</text:span>`, 310_000) + `</text:p></office:text></office:body></office:document>`,
	} {
		t.Run(name, func(t *testing.T) {
			_, err := ingest.New(ingest.Config{Timeout: time.Minute}).Read(t.Context(), "", []byte(data))
			if !problem.Is(err, problem.TooLarge) {
				t.Errorf("%v", err)
			}
		})
	}
}
