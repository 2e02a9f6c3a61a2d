package ingest

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/json"
	"focal/internal/ingest/text"
	"focal/internal/problem"
)

// format is what the content of a file was found to be.
type format string

const (
	pdfFile    format = "PDF"
	docxFile   format = "Word"
	docFile    format = "old Word"
	wordXML    format = "Word XML"
	rtfFile    format = "RTF"
	odtFile    format = "OpenDocument"
	flatODT    format = "flat OpenDocument"
	htmlFile   format = "HTML"
	mhtmlFile  format = "web archive"
	jsonFile   format = "JSON"
	textFile   format = "text"
	accepted          = "Upload the CV as PDF, Word (.docx or .doc), text or JSON."
	pdfWindow         = 1024
	markupHead        = 4096
)

// magics are formats that are refused by their first bytes.
var magics = []struct{ prefix, message string }{
	{"\x89PNG\r\n", picture},
	{"GIF8", picture},
	{"\xFF\xD8\xFF", picture},
	{"BM", picture},
	{"II*\x00", picture},
	{"MM\x00*", picture},
	{"RIFF", picture},
	{"\x00\x00\x00\x0CjP", picture},
	{"8BPS", picture},
	{"MZ", program},
	{"\x7FELF", program},
	{"\xCA\xFE\xBA\xBE", program},
	{"\xCF\xFA\xED\xFE", program},
	{"\xCE\xFA\xED\xFE", program},
	{"#!/", program},
	{"\x00asm", program},
	{"\x1F\x8B", packed},
	{"7z\xBC\xAF", packed},
	{"Rar!", packed},
	{"BZh", packed},
	{"\xFD7zXZ", packed},
	{"\x28\xB5\x2F\xFD", packed},
	{"%!PS", "This is a PostScript file. Save it as PDF and upload that."},
	{"\xFFWPC", "This is a WordPerfect file. Save it as Word (.docx) or PDF and upload that."},
	{"SQLite format 3", "This is a database. " + accepted},
}

const (
	picture = "This is a picture. Upload the document it was made from, or a PDF with text in it."
	program = "This is a program, not a document. " + accepted
	pages   = "This is an Apple Pages document. Export it as Word (.docx) or PDF and upload that."
	packed  = "This is a packed archive. Unpack it and upload the CV itself."
)

// IsPDF reports whether a file is read as PDF.
func IsPDF(data []byte) bool {
	found, err := sniff(data)
	return err == nil && found == pdfFile
}

// sniff finds the format by content, never by name (assurance 42).
func sniff(data []byte) (format, error) {
	if len(bytes.Trim(data, " \t\r\n\x00")) == 0 {
		return "", problem.New(problem.Unreadable, "The file is empty. Upload a CV with text in it.")
	}
	switch {
	case bytes.HasPrefix(data, []byte("PK\x03\x04")), bytes.HasPrefix(data, []byte("PK\x05\x06")):
		return sniffZip(data)
	case bytes.HasPrefix(data, []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")):
		return docFile, nil
	case bytes.HasPrefix(data, []byte("%PDF-")):
		return sniffPDF(data)
	}
	if message := refusal(data); message != "" {
		return "", problem.New(problem.Unsupported, "%s", message)
	}
	if bytes.Contains(data[:min(len(data), pdfWindow)], []byte("%PDF-")) {
		return pdfFile, nil
	}
	if bytes.HasPrefix(bytes.TrimLeft(data[:min(len(data), 64)], " \t\r\n\xEF\xBB\xBF"), []byte(`{\rtf`)) {
		return rtfFile, nil
	}
	return sniffText(data)
}

func sniffPDF(data []byte) (format, error) {
	if zipAtEnd(data) {
		return "", problem.New(problem.Unsupported, "The file is a PDF and an archive at once. Save the CV again as PDF and upload that.")
	}
	return pdfFile, nil
}

// refusal says why a file is refused for its first bytes; "" where it is not.
func refusal(data []byte) string {
	for _, m := range magics {
		if bytes.HasPrefix(data, []byte(m.prefix)) && !wordlike(data, m.prefix) {
			return m.message
		}
	}
	return ""
}

// wordlike saves texts that begin with the letters of a short magic ("BMW dealer",
// "MZ Zschopau"): a text has no zero bytes.
func wordlike(data []byte, prefix string) bool {
	printable := !strings.ContainsFunc(prefix, func(r rune) bool { return r < ' ' || r > '~' })
	return len(prefix) <= 4 && printable && prefix != "#!/" && !bytes.Contains(data[:min(len(data), 4096)], []byte{0})
}

// zipAtEnd reports whether a zip directory ends the file.
func zipAtEnd(data []byte) bool {
	tail := data[max(0, len(data)-(64<<10)-22):]
	for at := bytes.LastIndex(tail, []byte("PK\x05\x06")); at >= 0; at = bytes.LastIndex(tail[:at], []byte("PK\x05\x06")) {
		if at+22 <= len(tail) && at+22+int(tail[at+20])+int(tail[at+21])<<8 == len(tail) {
			return true
		}
	}
	return false
}

// sniffZip tells office documents apart by their parts.
func sniffZip(data []byte) (format, error) {
	a, err := archive.Open(data)
	if err != nil {
		return "", explainFormat(docxFile, err)
	}
	mime, _ := a.Read("mimetype")
	kind := strings.TrimSpace(string(mime))
	if strings.HasPrefix(kind, "application/vnd.oasis.opendocument.text") {
		return odtFile, nil
	}
	for _, p := range otherPackages {
		if p.mime != "" && strings.Contains(kind, p.mime) || hasPart(a, p.part) {
			return "", problem.New(problem.Unsupported, "%s", p.message)
		}
	}
	if a.Has("[Content_Types].xml") || hasPart(a, "word/") {
		return docxFile, nil
	}
	return "", problem.New(problem.Unsupported, packed)
}

// otherPackages are packages that hold no text document, by what their type says or a part that only they have.
var otherPackages = []struct{ mime, part, message string }{
	{"spreadsheet", "xl/", "This is a spreadsheet. Save the CV as Word (.docx) or PDF and upload that."},
	{"presentation", "ppt/", "This is a presentation. Save the CV as Word (.docx) or PDF and upload that."},
	{"application/epub+zip", "", "This is an e-book. Save the CV as Word (.docx) or PDF and upload that."},
	{"", "index/document.iwa", pages},
	{"", "index.zip", pages},
}

// hasPart reports whether the name of a part begins so, in small letters.
func hasPart(a *archive.Archive, prefix string) bool {
	return prefix != "" && slices.ContainsFunc(a.Names(), func(name string) bool { return strings.HasPrefix(strings.ToLower(name), prefix) })
}

// sniffText tells the formats that are text apart.
func sniffText(data []byte) (format, error) {
	sample := data
	if len(sample) > 64<<10 {
		sample = sample[:64<<10]
	}
	s, ok := text.Decode(sample)
	if !ok {
		return "", explainFormat(textFile, text.ErrBinary)
	}
	head := strings.TrimLeft(s[:min(len(s), markupHead)], " \t\r\n\uFEFF")
	lower := strings.ToLower(head)
	switch {
	case strings.HasPrefix(lower, "mime-version:"), strings.HasPrefix(lower, "from:") && strings.Contains(lower, "multipart/related"):
		return mhtmlFile, nil
	case strings.HasPrefix(head, "<"):
		return sniffMarkup(lower)
	}
	whole := s
	if head != "" && len(data) > 64<<10 && (head[:1] == "{" || head[:1] == "[") {
		whole, _ = text.Decode(data)
	}
	if json.Plausible(whole) {
		return jsonFile, nil
	}
	return textFile, nil
}

// sniffMarkup tells XML and HTML files apart by the first element.
func sniffMarkup(lower string) (format, error) {
	switch {
	case strings.Contains(lower, "schemas.microsoft.com/office/word/2003/wordml"), strings.Contains(lower, "schemas.microsoft.com/office/2006/xmlpackage"):
		return wordXML, nil
	case strings.Contains(lower, "urn:oasis:names:tc:opendocument:xmlns:office"):
		return flatODT, nil
	case strings.Contains(lower, "<svg"):
		return "", problem.New(problem.Unsupported, picture)
	case strings.Contains(lower, "<html"), strings.HasPrefix(lower, "<!doctype html"), hasTag(lower):
		return htmlFile, nil
	case strings.HasPrefix(lower, "<?xml"), strings.HasPrefix(lower, "<!doctype"):
		return "", problem.New(problem.Unsupported, "This is an XML file that is not a document. "+accepted)
	}
	return textFile, nil
}

func hasTag(lower string) bool {
	for _, tag := range []string{"<body", "<head", "<p>", "<p ", "<div", "<h1", "<table", "<meta", "<!--", "<title", "<ul", "<span"} {
		if strings.HasPrefix(lower, tag) {
			return true
		}
	}
	return false
}

var errNoReader = errors.New("no reader for this format is set up")
