package rtf

import (
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"
)

// charsets maps \fcharset to code pages; 0 leaves it to the file.
var charsets = map[int]int{
	0: 1252, 2: 42, 77: 10000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258,
	177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
}

var pages = map[int]encoding.Encoding{
	437: charmap.CodePage437, 850: charmap.CodePage850, 852: charmap.CodePage852, 866: charmap.CodePage866,
	874: charmap.Windows874, 932: japanese.ShiftJIS, 936: simplifiedchinese.GBK, 949: korean.EUCKR, 950: traditionalchinese.Big5,
	1250: charmap.Windows1250, 1251: charmap.Windows1251, 1252: charmap.Windows1252, 1253: charmap.Windows1253, 1254: charmap.Windows1254,
	1255: charmap.Windows1255, 1256: charmap.Windows1256, 1257: charmap.Windows1257, 1258: charmap.Windows1258, 10000: charmap.Macintosh, 65001: unicode.UTF8,
}

// decode turns bytes of a code page into text. Symbol fonts (42) keep their codes
// in the private area, from which bullets are told.
func decode(b []byte, page int) string {
	if page == 42 {
		out := make([]rune, 0, len(b))
		for _, c := range b {
			if c >= 0x80 {
				out = append(out, 0xF000+rune(c))
			} else {
				out = append(out, rune(c))
			}
		}
		return string(out)
	}
	e := pages[page]
	if e == nil {
		e = charmap.Windows1252
	}
	s, err := e.NewDecoder().Bytes(b)
	if err != nil {
		return string(b)
	}
	return string(s)
}
