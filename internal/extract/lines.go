package extract

import (
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/words"
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
	railed bool   // a heading in a column of its own, beside what stands under it
	style  style

	edge    edge // how the text around it is set
	follows bool // goes on with the line before, which was moved with it
}

// lines flattens and cleans the document. Lines without text are left out.
func flatten(src *page.Document) (out []line, source []string, pages []int) {
	for pi := range src.Pages {
		for li := range src.Pages[pi].Lines {
			l := &src.Pages[pi].Lines[li]
			c := cleanLine(l)
			c.index, c.page = len(source), pi+1
			source = append(source, l.Text())
			pages = append(pages, pi+1)
			if len(c.segs) == 0 {
				continue
			}
			c.closeGaps()
			c.finish()
			out = append(out, c)
		}
	}
	setEdges(out)
	return out, source, pages
}

// cleanLine is a line of the file with its cells cleaned.
func cleanLine(l *page.Line) line {
	c := line{
		block: l.Block, kind: l.Kind, level: l.Level, x: l.X, right: l.Right, y: l.Y,
		gap: l.GapBefore, size: l.Size, bullet: l.Bullet != "" || l.Kind == page.ListItem, glyph: l.Bullet, cont: l.Continues,
	}
	for si := range l.Segments {
		if s := cleanSegment(&l.Segments[si]); s.text != "" {
			c.segs = append(c.segs, s)
		} else if len(c.segs) > 0 && si == len(l.Segments)-1 {
			c.rate(l.Segments[si].Text(), l.Segments[si-1].Right)
		}
	}
	return c
}

// rate takes what dots at the end of a line say; the text before them ends at right.
func (l *line) rate(dots string, right float64) {
	l.rating = rating(dots)
	if right > 0 {
		l.right = right // the dots are no text that reaches the margin
	}
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
	l.text = joinSegments(l.segs)
	l.style = style{size: int(math.Round(l.size * 2)), caps: allCaps(unremarked(l.text))}
	if l.kind == page.Heading {
		l.style.heading = max(l.level, 1)
	}
	var n letterCount
	for i := range l.segs {
		for _, s := range l.segs[i].spans {
			if n.total == 0 && s.end > s.start { // of the first letter: headings may end in another colour
				l.style.colour = s.colour
			}
			n.add(s)
		}
	}
	l.style.bold, l.style.italic = n.mostly(n.bold), n.mostly(n.italic)
}

func joinSegments(segs []segment) string {
	if len(segs) == 1 {
		return segs[0].text
	}
	parts := make([]string, len(segs))
	for i := range segs {
		parts[i] = segs[i].text
	}
	return strings.Join(parts, "\t")
}

// letterCount counts the letters of a line by their looks.
type letterCount struct{ bold, italic, total int }

func (c *letterCount) add(s span) {
	n := s.end - s.start
	c.total += n
	if s.bold {
		c.bold += n
	}
	if s.italic {
		c.italic += n
	}
}

func (c *letterCount) mostly(n int) bool { return c.total > 0 && n*10 >= c.total*9 }

// decoration reports text of marks only, such as a rule or the dots of a rating. A vowel of Korean is the rule of a common template.
func decoration(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) && r != 'ㅡ' || unicode.IsDigit(r) {
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
			if s.link != "" {
				out = addTarget(out, target{url: s.link, text: strings.TrimSpace(l.segs[i].text[s.start:s.end])})
			}
		}
	}
	return out
}

// addTarget adds a target, or its text to that of the last one where they are the same.
func addTarget(list []target, t target) []target {
	if n := len(list); n > 0 && list[n-1].url == t.url {
		list[n-1].text = strings.TrimSpace(list[n-1].text + " " + t.text)
		return list
	}
	return append(list, t)
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

func startsLower(s string) bool { return words.StartsLower(s) }

func endsWith(s, marks string) bool {
	s = strings.TrimRight(s, " )\"”’'")
	r, _ := utf8.DecodeLastRuneInString(s)
	return s != "" && strings.ContainsRune(marks, r)
}
