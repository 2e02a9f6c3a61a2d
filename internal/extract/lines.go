package extract

import (
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/ingest/page"
)

// style is what tells lines apart by their looks.
type style struct {
	heading int // level of a real heading style; 0 = none
	size    int // half points; 0 = unknown
	bold    bool
	italic  bool
	caps    bool
	colour  uint32
}

// span is a stretch of a segment's text in one style.
type span struct {
	start, end int
	bold       bool
	italic     bool
	size       float64
	colour     uint32
	link       string
}

// segment is a part of a line that stands apart.
type segment struct {
	text   string
	x      float64
	column int // of a table, from 1; 0 = not known
	spans  []span
}

// line is one line of the file, cleaned.
type line struct {
	index  int // in Document.Source
	page   int
	block  int
	kind   page.Kind
	level  int
	x      float64
	right  float64
	y      float64
	gap    float64
	size   float64
	segs   []segment
	text   string // segments joined by tabs
	bullet bool
	glyph  string
	cont   bool
	rating string // "4/5": what dots or stars at the end say
	beside bool   // stands beside its heading, on the same line of the file
	style  style
	opens  headings.Kind // the user says that it is a heading of this kind
	plain  bool          // the user says that it is none
}

// lines flattens and cleans the document. Lines without text are left out.
func flatten(src *page.Document) (out []line, source []string, pages []int) {
	for pi := range src.Pages {
		for li := range src.Pages[pi].Lines {
			l := &src.Pages[pi].Lines[li]
			index := len(source)
			source = append(source, l.Text())
			pages = append(pages, pi+1)
			c := line{
				index: index, page: pi + 1, block: l.Block, kind: l.Kind, level: l.Level, x: l.X, right: l.Right, y: l.Y,
				gap: l.GapBefore, size: l.Size, bullet: l.Bullet != "" || l.Kind == page.ListItem, glyph: l.Bullet, cont: l.Continues,
			}
			for si := range l.Segments {
				if s := cleanSegment(&l.Segments[si]); s.text != "" {
					c.segs = append(c.segs, s)
				} else if len(c.segs) > 0 && si == len(l.Segments)-1 {
					c.rating = rating(l.Segments[si].Text())
					if l.Segments[si-1].Right > 0 {
						c.right = l.Segments[si-1].Right // the dots are no text that reaches the margin
					}
				}
			}
			if len(c.segs) == 0 {
				continue
			}
			c.closeGaps()
			c.finish()
			out = append(out, c)
		}
	}
	return out, source, pages
}

// rating counts the filled marks of a row of dots or stars; "" if it is none.
func rating(s string) string {
	full, all := 0, 0
	for _, r := range s {
		switch {
		case strings.ContainsRune("●★■◆⬤🟊▰", r):
			full++
			all++
		case strings.ContainsRune("○☆□◇▱◯", r):
			all++
		case !unicode.IsSpace(r):
			return ""
		}
	}
	if all < 3 || all > 10 {
		return ""
	}
	return strconv.Itoa(full) + "/" + strconv.Itoa(all)
}

// finish sets what follows from the segments.
func (l *line) finish() {
	if len(l.segs) == 1 {
		l.text = l.segs[0].text
	} else {
		parts := make([]string, len(l.segs))
		for i := range l.segs {
			parts[i] = l.segs[i].text
		}
		l.text = strings.Join(parts, "\t")
	}
	l.style = style{size: int(math.Round(l.size * 2)), caps: allCaps(unremarked(l.text))}
	if l.kind == page.Heading {
		l.style.heading = max(l.level, 1)
	}
	bold, italic, total := 0, 0, 0
	first := true
	for i := range l.segs {
		for _, s := range l.segs[i].spans {
			n := s.end - s.start
			total += n
			if s.bold {
				bold += n
			}
			if s.italic {
				italic += n
			}
			if n > 0 && first { // of the first letter: headings may end in another colour
				first, l.style.colour = false, s.colour
			}
		}
	}
	l.style.bold = total > 0 && bold*10 >= total*9
	l.style.italic = total > 0 && italic*10 >= total*9
}

// cleanSegment drops glyphs that carry no text and squeezes spaces, keeping the
// styles in step with the text.
func cleanSegment(s *page.Segment) segment {
	out := segment{x: s.X, column: s.Column}
	var b strings.Builder
	space := true // drops leading space
	for i, r := range s.Runs {
		if i > 0 && !space && r.Bold != s.Runs[i-1].Bold && glued(s.Runs[i-1].Text, r.Text) {
			b.WriteByte(' ')
			space = true
		}
		start := b.Len()
		text := strings.ToValidUTF8(r.Text, "\ufffd") // so that each rune is as long as it says
		for at, c := range text {
			switch {
			case unicode.IsSpace(c) || c == '\u00a0' || c == '\u2007' || c == '\u202f':
				if !space {
					b.WriteByte(' ')
					space = true
				}
			case tells(c, b.String(), text[:at], text[at+utf8.RuneLen(c):], s):
				b.WriteRune(c)
				space = false
			case invisible(c):
				if parts(c) && b.Len() > 0 && space && apart(text[at+utf8.RuneLen(c):], s.Runs[i+1:]) {
					b.WriteString("• ")
				}
			case c == '\u037e': // the Greek question mark, canonically a semicolon
				b.WriteByte(';')
				space = false
			default:
				b.WriteRune(c)
				space = false
			}
		}
		if b.Len() > start {
			out.spans = append(out.spans, span{start: start, end: b.Len(), bold: r.Bold, italic: r.Italic, size: r.Size, colour: r.Colour, link: r.Link})
		} else if r.Link != "" && strings.TrimSpace(r.Text) == "" {
			out.spans = append(out.spans, span{start: start, end: start, link: r.Link}) // an icon with a target
		}
	}
	out.text = strings.TrimRight(b.String(), " ")
	for i := range out.spans {
		out.spans[i].start = min(out.spans[i].start, len(out.text))
		out.spans[i].end = min(out.spans[i].end, len(out.text))
	}
	out.partWords()
	if decoration(out.text) {
		hasLink := false
		for _, s := range out.spans {
			hasLink = hasLink || s.link != ""
		}
		if !hasLink {
			out.text = ""
		}
	}
	return out
}

// glued reports a date that follows a word without a space: a right-aligned part
// whose distance the exporting program lost ("Project ManagerMay 2016").
func glued(before, after string) bool {
	r, _ := utf8.DecodeLastRuneInString(before)
	if !unicode.IsLetter(r) && r != ')' {
		return false
	}
	m := dates.Find(after)
	return len(m) > 0 && m[0].Start == 0
}

// parts reports pictograms that are drawn between the items of a line: lozenges,
// squares, stars, and the envelope or telephone before a contact.
func parts(r rune) bool {
	return r >= 0x25a0 && r <= 0x25ff || r >= 0x2605 && r <= 0x2606 || r >= 0x2716 && r <= 0x2767 || r == 0x260e || r == 0x2709 || r == 0x2302
}

// apart reports that a word follows behind a space: a row of marks is a rating.
func apart(rest string, next []page.Run) bool {
	for i := 0; strings.TrimSpace(rest) == "" && i < len(next); i++ {
		rest += next[i].Text
	}
	after := strings.TrimLeft(rest, " \u00a0")
	r, _ := utf8.DecodeRuneInString(after)
	return after != rest && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '+' || r == '(')
}

// invisible reports runes that show no text: control, zero width, icons.
func invisible(r rune) bool {
	switch {
	case r < 0x20, r == 0x7f, r >= 0x80 && r < 0xa0, r == 0x200b, r == 0x200c, r == 0x200d, r == 0x200e, r == 0x200f, r == 0xad, r == 0xfeff, r == 0xfffc, r == 0xfffd, r == 0xfffe, r == 0xffff:
		return true
	case unicode.Is(unicode.Co, r): // private use: icon fonts
		return true
	case r >= 0xfe00 && r <= 0xfe0f: // variation selectors
		return true
	case r == 0x2302 || r >= 0x231a && r <= 0x231b || r == 0x2328 || r >= 0x23e9 && r <= 0x23fa: // house, watch, hourglass, keyboard, clocks
		return true
	case r >= 0x1f300 && r <= 0x1faff, r >= 0x2600 && r <= 0x27bf && r != 0x2713 && r != 0x2714, r >= 0x25a0 && r <= 0x25ff && r != 0x25cf && r != 0x25cb && r != 0x25aa && r != 0x25e6:
		return true // pictograms: telephone, envelope, stars of a rating
	}
	return false
}

// decoration reports text of marks only, such as a rule or the dots of a rating.
func decoration(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return false
		}
	}
	return true
}

// unremarked is a text without the remark in brackets that closes it: "WORK EXPERIENCE
// (11 years)" is drawn in capitals.
func unremarked(s string) string {
	if at := strings.LastIndex(s, " ("); at > 3 && strings.HasSuffix(s, ")") {
		return s[:at]
	}
	return s
}

func allCaps(s string) bool {
	upper := 0
	for _, r := range s {
		if unicode.IsLower(r) {
			return false
		}
		if unicode.IsUpper(r) {
			upper++
		}
	}
	return upper > 2
}

// links returns the targets of hyperlinks on the line, each once, with the text they hide behind.
func (l *line) links() []target {
	var out []target
	for i := range l.segs {
		for _, s := range l.segs[i].spans {
			if s.link == "" {
				continue
			}
			text := strings.TrimSpace(l.segs[i].text[s.start:s.end])
			if n := len(out); n > 0 && out[n-1].url == s.link {
				out[n-1].text = strings.TrimSpace(out[n-1].text + " " + text)
				continue
			}
			out = append(out, target{url: s.link, text: text})
		}
	}
	return out
}

type target struct{ url, text string }

// wordCount counts words with a letter or digit.
func wordCount(s string) int {
	n := 0
	for _, f := range strings.Fields(s) {
		if strings.IndexFunc(f, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) >= 0 {
			n++
		}
	}
	return n
}

func startsLower(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(r)
}

func endsWith(s, marks string) bool {
	s = strings.TrimRight(s, " )\"”’'")
	r, _ := utf8.DecodeLastRuneInString(s)
	return s != "" && strings.ContainsRune(marks, r)
}
