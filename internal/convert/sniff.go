package convert

import (
	"bytes"
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

// isKnownType decides by name AND content whether a file may come in at all
// (assurance item 42); the reader looks closer later. Word's .doc is often a
// DOCX or RTF inside, and an encrypted .docx is an OLE file.
func isKnownType(name string, data []byte) bool {
	head := data[:min(len(data), 1024)]
	var (
		pdf  = bytes.Contains(head, []byte("%PDF-"))
		ole  = bytes.HasPrefix(head, []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"))
		zip  = bytes.HasPrefix(head, []byte("PK\x03\x04"))
		rtf  = bytes.HasPrefix(head, []byte(`{\rtf`))
		text = isText(head)
		json = text && startsLikeJSON(head)
		word = ole || rtf || zip && !pdf && holds(data, "word/", "content.xml")
	)
	switch strings.ToLower(path.Ext(name)) {
	case ".pdf":
		return pdf && !zip && !ole
	case ".docx", ".doc", ".odt":
		return word
	case ".rtf":
		return rtf
	case ".json":
		return json
	case ".txt", ".md", "":
		return text && !isMarkup(head)
	}
	return false
}

func holds(data []byte, names ...string) bool {
	for _, n := range names {
		if bytes.Contains(data, []byte(n)) {
			return true
		}
	}
	return false
}

// isText: no control characters but white space, in UTF-8, UTF-16 with a mark or
// an 8-bit encoding.
func isText(head []byte) bool {
	if bytes.HasPrefix(head, []byte("\xFF\xFE")) || bytes.HasPrefix(head, []byte("\xFE\xFF")) {
		return true
	}
	if bytes.IndexByte(head, 0) >= 0 {
		return len(head) > 3 && (head[1] == 0 || head[0] == 0) && !bytes.Contains(head, []byte{0, 0}) // UTF-16 without a mark
	}
	return !slices.ContainsFunc(head, isControl) && !bytes.HasPrefix(head, []byte("MZ\x90")) && !bytes.HasPrefix(head, []byte("\x7fELF"))
}

// isControl reports a control character that is no white space.
func isControl(b byte) bool {
	return b < ' ' && b != '\t' && b != '\n' && b != '\r' && b != '\f' && b != '\v'
}

func startsLikeJSON(head []byte) bool {
	head = bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xEF\xBB\xBF")), " \t\r\n")
	return len(head) > 0 && (head[0] == '{' || head[0] == '[') || !utf8.Valid(head[:min(len(head), 2)])
}

// isMarkup: a web page or a picture under another name.
func isMarkup(head []byte) bool {
	low := bytes.ToLower(bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xEF\xBB\xBF")), " \t\r\n"))
	for _, start := range []string{"<!doctype html", "<html", "<svg", "<?xml", "<script", "#!/"} {
		if bytes.HasPrefix(low, []byte(start)) {
			return true
		}
	}
	return bytes.Contains(low, []byte("<script"))
}
