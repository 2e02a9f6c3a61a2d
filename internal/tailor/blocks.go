package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// Bounds on a job description. What stands beyond them is not read: a real one
// has some 200 lines, and its requirements stand in the first half.
const (
	maxLines     = 3000
	maxLineRunes = 3000
	maxText      = 200_000 // bytes
)

// block is one paragraph, list item or table row of a job description, with the
// lines that a reader or the writer wrapped joined again.
type block struct {
	text    string
	line    page.Line // its first line: kind and look
	apart   bool      // white space stands before it
	listed  bool      // a list item
	torn    bool      // cut off the line before it, see seams
	cut     bool      // one of the lines that a line was cut into
	trailed bool      // white space stands after it, or it is the last
	leads   bool      // a list item follows
	parent  bool      // a line with a number of the next level follows
	labels  bool      // one of several rows of text that begin with a label
}

// blocksOf joins wrapped lines and drops running headers and footers.
func blocksOf(job *page.Document) []block {
	var j assembly
	lines := readableLines(job)
	torn := seamsOf(lines)
	for _, l := range lines {
		j.addTorn(l, torn)
	}
	markLabelled(j.out)
	for i := range j.out {
		b := &j.out[i]
		if i == len(j.out)-1 {
			b.trailed = true
			break
		}
		next := j.out[i+1]
		b.trailed, b.leads = next.apart, next.listed
		b.parent = subNumber.MatchString(next.text) && !subNumber.MatchString(b.text)
	}
	return j.out
}

// cleanLine is a line with its text as it is read.
type cleanLine struct {
	page.Line
	text string
	torn bool // cut off the line before it, see seams
	cut  bool // one of the lines that a line was cut into
}

// readableLines returns the lines that are read, within the bounds.
func readableLines(job *page.Document) []cleanLine {
	var out []cleanLine
	n, size := 0, 0
	for _, p := range job.Pages {
		for _, l := range p.Lines {
			if n++; n > maxLines {
				return out
			}
			if l.Kind == page.PageHeader || l.Kind == page.PageFooter {
				continue
			}
			text := plain(l.Text())
			if size += len(text); size > maxText {
				return out
			}
			if !isEmpty(text) {
				out = append(out, cleanLine{Line: l, text: text})
			}
		}
	}
	return out
}

// isEmpty reports a line without text, or the rule of a table drawn with strokes.
func isEmpty(text string) bool {
	return text == "" || strings.Contains(text, "|") && strings.Trim(text, "|-: ") == ""
}

// assembly makes blocks of lines.
type assembly struct {
	out   []block
	piped bool // inside a table that was pasted with strokes
}

// addTorn adds a line, or the lines that it was joined from.
func (j *assembly) addTorn(l cleanLine, torn seams) {
	if l.Kind != page.TableRow && len(l.Segments) > 1 && len(l.text) >= endlessText && !j.inRows() {
		l.Segments, l.text = l.Segments[:1], strings.Join(strings.Fields(l.text), " ") // too long for a row: its gaps tell nothing
	}
	lines := []string{l.text}
	if l.Kind != page.TableRow && (len(l.Segments) < 2 || bulletInside.MatchString(l.text)) {
		lines = torn.cut(l.text)
	}
	for i, text := range lines {
		if i > 0 {
			l.GapBefore, l.Continues, l.torn = 0, false, true
		}
		if l.cut = len(lines) > 1; l.cut {
			l.Segments = l.Segments[:min(1, len(l.Segments))]
		}
		l.text = bounded(text)
		j.add(l)
	}
}

// inRows reports a row before the next line, which may be a row of the same table.
func (j *assembly) inRows() bool { return len(j.out) > 0 && len(j.out[len(j.out)-1].line.Segments) > 1 }

func (j *assembly) add(l cleanLine) {
	row, piped := pipes(l.Line, l.text, j.piped && strings.Contains(l.text, "|"))
	if j.piped = piped; piped {
		l = cleanLine{Line: row, text: clean(row.Text())}
	}
	b := block{text: l.text, line: l.Line, apart: setApart(l.Line), listed: l.Kind == page.ListItem, torn: l.torn, cut: l.cut}
	if j.continues(b) {
		last := &j.out[len(j.out)-1]
		last.text = joinWrapped(last.text, b.text)
		return
	}
	if rest := bulletOf(b.text); rest != "" {
		b.text, b.listed = rest, true
	}
	j.out = append(j.out, b)
}

// continues reports that a block goes on with the last one.
func (j *assembly) continues(b block) bool {
	if len(j.out) == 0 || b.line.Kind == page.TableRow {
		return false
	}
	return b.line.Continues || wrapped(j.out[len(j.out)-1].text, b)
}

func clean(s string) string { return bounded(plain(s)) }

func plain(s string) string { return strings.TrimSpace(strings.Map(plainSpace, s)) }

func bounded(s string) string {
	if utf8.RuneCountInString(s) > maxLineRunes {
		s = string([]rune(s)[:maxLineRunes])
	}
	return s
}

// plainSpace makes all white space blanks, and drops what has no width.
func plainSpace(r rune) rune {
	switch r {
	case '\t', '\u00a0', '\u2007', '\u202f':
		return ' '
	case '\u200b', '\ufeff', '\u00ad':
		return -1
	}
	return r
}

// bulletOf returns the text behind a bullet that the reader left in it.
func bulletOf(text string) string {
	if rest, cut := strings.CutPrefix(strings.TrimPrefix(text, "â"), brokenBullet); cut {
		return strings.TrimSpace(rest)
	}
	r, size := utf8.DecodeRuneInString(text)
	if strings.ContainsRune("•·▪◦‣●○■□–—*-✓✔➢►→⇒✅☑⭐★☆»▶◆◇❖❯›>+~", r) && len(text) > size+1 && text[size] == ' ' {
		return strings.TrimSpace(text[size:])
	}
	return ""
}

// brokenBullet is what the wrong character set makes of a bullet.
const brokenBullet = "€¢"

// setApart reports white space before a line: a blank line in text, more than a
// line's height elsewhere.
func setApart(l page.Line) bool {
	if l.Size > 0 {
		return l.GapBefore > 1.7*l.Size
	}
	return l.GapBefore >= 1
}

// wrapped reports that a block goes on with the line before it although the format
// does not say so: a long line without an end, then a small letter.
func wrapped(before string, b block) bool {
	if b.apart || b.line.Kind != page.Paragraph || !breaksOff(before) || bulletOf(b.text) != "" {
		return false
	}
	first, _ := utf8.DecodeRuneInString(b.text)
	return unicode.IsLower(first) || first == '('
}

func breaksOff(line string) bool {
	return len(line) >= 45 && !strings.ContainsAny(line[len(line)-1:], ".;:!?")
}

func joinWrapped(a, b string) string {
	if a != "" && strings.HasSuffix(a, "-") {
		if first, _ := utf8.DecodeRuneInString(b); unicode.IsLower(first) {
			return a + b
		}
	}
	return a + " " + b
}
