package text

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"focal/internal/wordset"

	"github.com/gogs/chardet"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"
)

// Decode turns bytes of an unknown encoding into text: by byte order mark, as
// UTF-8, as UTF-16 by where its zero bytes stand, by statistics, else as
// Windows-1252. ok is false when the bytes are no text in any encoding.
func Decode(data []byte) (s string, ok bool) {
	switch {
	case bytes.HasPrefix(data, []byte("\xEF\xBB\xBF")):
		data = data[3:]
		return strings.ToValidUTF8(string(data), ""), !binary(data)
	case bytes.HasPrefix(data, []byte("\xFF\xFE\x00\x00")):
		return decode(utf32.UTF32(utf32.LittleEndian, utf32.ExpectBOM), data)
	case bytes.HasPrefix(data, []byte("\x00\x00\xFE\xFF")):
		return decode(utf32.UTF32(utf32.BigEndian, utf32.ExpectBOM), data)
	case bytes.HasPrefix(data, []byte("\xFF\xFE")), bytes.HasPrefix(data, []byte("\xFE\xFF")):
		return decode(unicode.UTF16(unicode.BigEndian, unicode.ExpectBOM), data)
	}
	if order, found := utf16Order(data); found {
		return decode(unicode.UTF16(order, unicode.IgnoreBOM), data)
	}
	if binary(data) {
		return "", false
	}
	if utf8.Valid(data) {
		return string(data), true
	}
	if mostlyUTF8(data) {
		return strings.ToValidUTF8(string(data), ""), true
	}
	return decode(guess(data), data)
}

func decode(e encoding.Encoding, data []byte) (string, bool) {
	out, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return "", false
	}
	s := strings.ToValidUTF8(string(out), "")
	return s, !binary([]byte(s))
}

const sample = 64 << 10 // bytes that statistics look at

// utf16Order finds UTF-16 without a mark: Latin text has a zero in every other byte.
func utf16Order(data []byte) (unicode.Endianness, bool) {
	data = data[:min(len(data), sample)&^1]
	var zeros [2]int
	for i, c := range data {
		if c == 0 {
			zeros[i&1]++
		}
	}
	half := len(data) / 2
	switch {
	case half < 4:
	case zeros[1]*10 > half*4 && zeros[0]*20 < half:
		return unicode.LittleEndian, true
	case zeros[0]*10 > half*4 && zeros[1]*20 < half:
		return unicode.BigEndian, true
	}
	return unicode.LittleEndian, false
}

// binary reports whether too many bytes are control characters for a text.
func binary(data []byte) bool {
	data = data[:min(len(data), sample)]
	n := 0
	for _, c := range data {
		if c < ' ' && bytes.IndexByte(inTexts, c) < 0 {
			n++
		}
	}
	return n*25 > len(data)
}

// inTexts are the control characters that texts have: besides spaces the escapes of terminals and the end of a DOS file.
var inTexts = []byte("\t\n\r\f\v\x1B\x1A")

// mostlyUTF8 reports whether damaged bytes are rare among good UTF-8 sequences.
func mostlyUTF8(data []byte) bool {
	good, bad := 0, 0
	for len(data) > 0 {
		r, n := utf8.DecodeRune(data)
		switch {
		case r == utf8.RuneError && n == 1:
			bad++
		case n > 1:
			good++
		}
		data = data[n:]
	}
	return good >= 2*bad
}

// guess picks a legacy encoding. Statistics mislead on Western text with few
// accents, so that single-byte encodings need many letters beyond ASCII.
func guess(data []byte) encoding.Encoding {
	data = data[:min(len(data), sample)]
	best, err := chardet.NewTextDetector().DetectBest(data)
	if err != nil || best == nil || !believable(data, best) {
		return charmap.Windows1252
	}
	e, err := htmlindex.Get(strings.Replace(best.Charset, "GB-18030", "GB18030", 1))
	if err != nil {
		return charmap.Windows1252
	}
	if out, err := e.NewDecoder().Bytes(data); err != nil || bytes.Count(out, []byte("\uFFFD")) > len(out)/100 {
		return charmap.Windows1252
	}
	return e
}

var (
	multibyte = wordset.From([]string{
		"Shift_JIS", "EUC-JP", "EUC-KR", "Big5", "GB-18030", "GB18030", "ISO-2022-JP", "ISO-2022-KR", "ISO-2022-CN",
	})
	western = wordset.From([]string{"ISO-8859-1", "windows-1252"})
	central = wordset.From([]string{"ISO-8859-2", "windows-1250"}) // Western letters are in the same places
)

// believable reports whether the text speaks for an encoding other than the Western one.
func believable(data []byte, found *chardet.Result) bool {
	switch name := found.Charset; {
	case western[name]:
		return false
	case multibyte[name]:
		return found.Confidence >= 40
	case central[name]:
		return true
	}
	high, letters := 0, 0
	for _, c := range data {
		switch {
		case c >= 0x80:
			high++
		case c|0x20 >= 'a' && c|0x20 <= 'z':
			letters++
		}
	}
	return high*4 >= letters
}
