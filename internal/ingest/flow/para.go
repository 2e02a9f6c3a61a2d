package flow

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// para adds the lines of a paragraph: one per line break.
func (b *builder) para(p *Para) {
	lines := p.split()
	if len(lines) == 0 {
		size := p.Size
		if size == 0 {
			size = 11
		}
		b.gap += p.Gap + size*1.2
		return
	}
	for i := range lines {
		l := &lines[i]
		l.X = max(p.Indent, 0)
		if i == 0 {
			l.GapBefore, l.Kind, l.Level, l.Bullet, l.Continues = p.Gap, p.Kind, p.Level, p.Bullet, p.Continues
		}
		if !p.item(l, i) && i > 0 {
			p.follow(l, &lines[i-1])
		}
		l.Size = dominantSize(l)
		items := itemsBeside(l, p.Literal)
		if len(items) > 0 {
			l.Segments = l.Segments[:1]
		}
		b.put(*l)
		for _, item := range items {
			b.put(item)
		}
	}
}

// item takes a bullet off the i-th line; true where that makes it a list item.
func (p *Para) item(l *page.Line, i int) bool {
	if p.Literal {
		return false
	}
	bullet, found := typedBullet(l)
	if !found {
		return false
	}
	l.Bullet = bullet
	if l.Kind == page.Heading {
		return false
	}
	if l.Kind != page.ListItem || i > 0 {
		l.Kind, l.Level = page.ListItem, p.Level
	}
	return true
}

// follow says what a line after a line break is: more of a heading, or a line that may go on.
func (p *Para) follow(l, before *page.Line) {
	switch {
	case p.Kind == page.Heading:
		l.Kind, l.Level = page.Heading, p.Level
	case l.GapBefore == 0:
		l.Continues = p.Kind == page.ListItem || wraps(before.Text(), l.Text())
	}
}

// itemsBeside takes the items out of a line that holds several, each with its own
// bullet ("• Go    • SQL"), and returns all but the first.
func itemsBeside(l *page.Line, literal bool) []page.Line {
	if literal || l.Kind != page.ListItem || len(l.Segments) < 2 {
		return nil
	}
	var out []page.Line
	for _, s := range l.Segments[1:] {
		item := page.Line{Kind: page.ListItem, Level: l.Level, X: l.X, Size: l.Size, Segments: []page.Segment{s}}
		bullet, ok := typedBullet(&item)
		if !ok {
			return nil
		}
		item.Bullet = bullet
		out = append(out, item)
	}
	return out
}

// wraps guesses whether a line break stands inside a sentence: a full line that
// does not end one, before a word that does not begin one.
func wraps(before, after string) bool {
	if utf8.RuneCountInString(before) < 50 || DateAlone(after) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(before, " "))
	first, _ := utf8.DecodeRuneInString(after)
	return !strings.ContainsRune(".!?:;", last) && (unicode.IsLower(first) || last == ',' && !unicode.IsDigit(first))
}

// typedBullet removes a bullet typed at the start of the line.
func typedBullet(l *page.Line) (string, bool) {
	if len(l.Segments) == 0 {
		return "", false
	}
	first := &l.Segments[0]
	text := first.Text()
	if len(l.Segments) > 1 && IsBullet(text) {
		l.Segments = l.Segments[1:]
		return text, true
	}
	bullet, rest, ok := Bullet(text, false)
	if !ok {
		return "", false
	}
	cut := len(text) - len(rest)
	first.Runs = slices.Clone(first.Runs) // the caller may still need the others
	for cut > 0 {
		n := min(cut, len(first.Runs[0].Text))
		first.Runs[0].Text = first.Runs[0].Text[n:]
		if cut -= n; first.Runs[0].Text == "" {
			first.Runs = first.Runs[1:]
		}
	}
	return bullet, true
}

func dominantSize(l *page.Line) float64 {
	size, most, seen := 0.0, 0, map[float64]int(nil)
	for _, s := range l.Segments {
		for _, r := range s.Runs {
			if size == 0 || r.Size == size {
				size = r.Size
				most += len(r.Text)
				continue
			}
			if seen == nil {
				seen = map[float64]int{}
			}
			if seen[r.Size] += len(r.Text); seen[r.Size] > most {
				seen[size], size, most = most, r.Size, seen[r.Size]
			}
		}
	}
	return size
}

// split cuts the runs at line breaks, and each line into segments at tabs and at
// wide gaps of spaces. Lines without text are left out but counted as a gap.
func (p *Para) split() []page.Line {
	s := splitter{literal: p.Literal}
	runs := make([]page.Run, 0, len(p.Runs))
	for _, r := range p.Runs {
		r.Text = Clean(r.Text)
		runs = Append(runs, r)
	}
	s.pairs = !p.Literal && spacedItems(runs)
	for i, r := range runs {
		if i > 0 && !p.Literal && glued(&runs[i-1], &runs[i]) {
			s.newSegment()
		}
		for r.Text != "" {
			at := strings.IndexAny(r.Text, "\n\t")
			if at < 0 {
				s.text(r, r.Text)
				break
			}
			s.text(r, r.Text[:at])
			if r.Text[at] == '\n' {
				s.newLine()
			} else {
				s.newSegment()
			}
			r.Text = r.Text[at+1:]
		}
	}
	s.newLine()
	return s.lines
}

type splitter struct {
	literal bool
	pairs   bool // two spaces separate items
	lines   []page.Line
	line    page.Line
	runs    []page.Run
	empty   int // lines without text since the last one
}

// text appends s in the style of r, collapsing spaces.
func (s *splitter) text(r page.Run, text string) {
	for text != "" {
		at, wide := gapAt(text, s.literal, s.pairs)
		if at < 0 {
			s.run(r, text)
			return
		}
		s.run(r, text[:at])
		s.newSegment()
		text = text[at+wide:]
	}
}

// gapAt finds a run of three or more spaces (five after a full stop: two or three
// are an old typing habit).
func gapAt(text string, literal, pairs bool) (at, width int) {
	if literal {
		return -1, 0
	}
	gap := "   "
	if pairs {
		gap = "  "
	}
	for from := 0; ; {
		i := strings.Index(text[from:], gap)
		if i < 0 {
			return -1, 0
		}
		i += from
		end := i
		for end < len(text) && text[end] == ' ' {
			end++
		}
		if i == 0 || !strings.ContainsRune(".!?:;,", rune(text[i-1])) || end-i > 4 {
			return i, end - i
		}
		from = end
	}
}

func (s *splitter) run(r page.Run, text string) {
	var b strings.Builder
	space := len(s.runs) == 0 || strings.HasSuffix(s.runs[len(s.runs)-1].Text, " ")
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == ' ' && space {
			continue
		}
		space = c == ' '
		b.WriteByte(c)
	}
	if b.Len() == 0 {
		return
	}
	r.Text = b.String()
	s.runs = Append(s.runs, r)
}

func sameStyle(a, b page.Run) bool {
	a.Text, b.Text = "", ""
	return a == b
}

func (s *splitter) newSegment() {
	for n := len(s.runs); n > 0; n = len(s.runs) {
		s.runs[n-1].Text = strings.TrimRight(s.runs[n-1].Text, " ")
		if s.runs[n-1].Text != "" {
			break
		}
		s.runs = s.runs[:n-1]
	}
	if !s.literal {
		s.runs = TrimIcons(s.runs)
	}
	if len(s.runs) > 0 {
		s.line.Segments = append(s.line.Segments, page.Segment{Runs: s.runs})
	}
	s.runs = nil
}

func (s *splitter) newLine() {
	s.newSegment()
	if len(s.line.Segments) == 0 {
		s.empty++
		return
	}
	if len(s.lines) > 0 && s.empty > 0 {
		s.line.GapBefore = float64(s.empty) * 12
	}
	s.lines = append(s.lines, s.line)
	s.line, s.empty = page.Line{}, 0
}
