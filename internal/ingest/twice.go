package ingest

import (
	"html"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"focal/internal/ingest/page"
)

// Portals print what their forms were given with the bytes of UTF-8 taken for letters of Windows-1252: "2014 â€“ 2016", "RenÃ©e".
// Where the letters can be nothing else, they are the one sign again.

// Others print the names of HTML for signs: "the team&rsquo;s rota".

// undoTwice sets right the letters of a file that were encoded twice, and what HTML names. A line of which nothing is left goes.
func undoTwice(doc *page.Document) {
	undoTwiceOf(doc.Pages)
	for _, pages := range slices.Concat(doc.Others, doc.Asked) {
		undoTwiceOf(pages)
	}
}

func undoTwiceOf(pages []page.Page) {
	for i := range pages {
		changed := false
		for j := range pages[i].Lines {
			changed = onceOnly(&pages[i].Lines[j]) || changed
		}
		if changed {
			pages[i].Lines = slices.DeleteFunc(pages[i].Lines, func(l page.Line) bool { return strings.TrimSpace(l.Text()) == "" })
		}
	}
}

// onceOnly sets the letters of a line right and reports that it changed.
func onceOnly(l *page.Line) (changed bool) {
	for s := range l.Segments {
		for r := range l.Segments[s].Runs {
			run := &l.Segments[s].Runs[r]
			if meant := once(plain(run.Text)); meant != run.Text {
				run.Text, changed = meant, true
			}
		}
	}
	return changed
}

// entity is the name of a sign in HTML, with its semicolon.
var entity = regexp.MustCompile(`&(?:amp;)?(?:[a-zA-Z]{2,8}|#\d{2,5}|#[xX][0-9a-fA-F]{2,4});`)

// plain is a text with the signs that HTML names in it, some of which were named twice. What would make a tag stays as it is.
func plain(s string) string {
	if !strings.Contains(s, "&") {
		return s
	}
	return entity.ReplaceAllStringFunc(s, func(name string) string {
		sign := html.UnescapeString(html.UnescapeString(name))
		if sign == "<" || sign == ">" {
			return name
		}
		return strings.Map(shown, sign)
	})
}

// shown are the signs that stay: no control or format signs come in by their names, and of spaces the plain one.
func shown(r rune) rune {
	switch {
	case unicode.IsSpace(r), unicode.IsControl(r):
		return ' '
	case unicode.Is(unicode.Cf, r):
		return -1
	}
	return r
}

// once is a text with the letters that were encoded twice as they were meant.
func once(s string) string {
	if !strings.ContainsAny(s, "âïÃÂ") {
		return s
	}
	in := []rune(s)
	var b strings.Builder
	before := ' '
	for i := 0; i < len(in); {
		sign, n := twice(before, in[i:])
		if n == 0 {
			sign, n = in[i], 1
		}
		if sign != nothing {
			b.WriteRune(sign)
		}
		before = sign
		i += n
	}
	return b.String()
}

// nothing stands for signs without a width.
const nothing rune = -1

// twice is the sign that a text begins with and of how many letters it is made; n is 0 where they are letters. Readers drop the
// signs that Windows-1252 does not have, so the last of three may be missing.
func twice(before rune, in []rune) (sign rune, n int) {
	switch in[0] {
	case 'â', 'ï':
		return threeBytes(before, in)
	case 'Ã':
		if len(in) > 1 && strings.ContainsRune("¡¢£¤¥¦§¨©ª¬­®¯°±²³´µ¶¸¹º¼½¾¿", in[1]) {
			return in[1] + 0x40, 2
		}
		if len(in) > 2 && isWordSign(in[2]) && isWordSign(before) { // a capital letter inside a word: "CLICHÃ‰S"
			if c := byteOf(in[1]); c >= 0x80 && c < 0xA0 {
				return rune(c) + 0x40, 2
			}
		}
	case 'Â':
		return afterSpace(before, in)
	}
	return 0, 0
}

// threeBytes are dashes, quotes and signs of full width.
func threeBytes(before rune, in []rune) (sign rune, n int) {
	b := []byte{byteOf(in[0])}
	for _, r := range in[1:min(len(in), 3)] {
		if c := byteOf(r); c >= 0x80 && c < 0xC0 {
			b = append(b, c)
			continue
		}
		break
	}
	switch {
	case len(b) == 3:
		r, size := utf8.DecodeRune(b)
		return known(r), size
	case len(b) != 2 || len(in) > 2 && isWordSign(in[2]): // several signs lack their last byte: within a word nobody can tell which
		return 0, 0
	case b[0] == 0xE2 && b[1] == 0x80 && !unicode.IsSpace(before): // a quote that closes
		return '”', 2
	case b[0] == 0xEF && b[1] == 0xBC && !isWordSign(before): // a dash of full width
		return '–', 2
	}
	return 0, 0
}

func isWordSign(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// known is a decoded sign as the readers give it.
func known(r rune) rune {
	switch {
	case r >= 0x200B && r <= 0x200F, r == 0xFEFF:
		return nothing
	case unicode.IsSpace(r):
		return ' '
	case r == 0xFF0D, r == 0x2212:
		return '–'
	case r > 0xFF00 && r < 0xFF5F:
		return r - 0xFF00 + ' '
	}
	return r
}

// afterSpace reads "Â®" and the space that is not broken, which stands behind a word in small letters or alone.
func afterSpace(before rune, in []rune) (sign rune, n int) {
	if unicode.IsUpper(before) {
		return 0, 0
	}
	if len(in) == 1 || unicode.IsLower(before) && strings.ContainsRune(".,;:)", in[1]) { // the space behind it was lost
		return nothing, 1
	}
	switch r := in[1]; {
	case r == ' ' || r == 0xA0:
		return ' ', 2
	case r > 0xA0 && r < 0xC0 && r != '»':
		return r, 2
	}
	return 0, 0
}

// byteOf is the byte of Windows-1252 for a sign; 0 where it has none.
func byteOf(r rune) byte {
	if r >= 0x80 && r < 0xA0 {
		return byte(r)
	}
	b, ok := charmap.Windows1252.EncodeRune(r)
	if !ok {
		return 0
	}
	return b
}
