package extract

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
)

// A title or an employer can go on below the line that it began on ("as Senior" above
// "Fitter in the yard"), where a reader of lines takes the rest for text.

// carryOver completes the fields of a head that a line break cut in two.
func (b *builder) carryOver(e *labeller.Entry) {
	for _, c := range carried {
		f, ok := e.Fields[c.field]
		if !ok || len(f.Lines) == 0 {
			continue
		}
		next := lastOf(f.Lines) + 1
		if !b.cutOff(e, f, next) {
			continue
		}
		text := b.lines[next].text
		end := nameStart(text)
		whole := f.Value + " " + text[:end]
		if end == 0 || c.rate(whole) < sureName || c.rate(whole) <= c.rate(f.Value) {
			continue
		}
		f.Value, f.To = whole, end
		f.Lines = append(slices.Clone(f.Lines), next)
		e.Fields = maps.Clone(e.Fields)
		e.Fields[c.field] = f
		if firstOfBody(e, next) {
			e.Head, e.Body = append(slices.Clone(e.Head), next), e.Body[1:]
		}
	}
}

// firstOfBody reports the first line below the head of an entry.
func firstOfBody(e *labeller.Entry, i int) bool { return len(e.Body) > 0 && e.Body[0] == i }

var carried = []struct {
	field string
	rate  func(string) float64
}{{"title", evidence.Title}, {"org", evidence.Organisation}}

// sureName is how much a text must look like a title or an employer to be completed.
const sureName = 1.6

// cutOff reports a field at the end of a full line, which the line below may go on with.
func (b *builder) cutOff(e *labeller.Entry, f labeller.Field, next int) bool {
	if !slices.Contains(e.Head, next) && !firstOfBody(e, next) || next >= len(b.lines) || !b.fills(next-1) {
		return false
	}
	above, below := &b.lines[next-1], &b.lines[next]
	if strings.TrimSpace(above.text[min(f.To, len(above.text)):]) != "" || !mayGoOn(above, below) {
		return false
	}
	return !startsField(e, next)
}

// mayGoOn reports a line in the same look without a mark of its own.
func mayGoOn(above, below *line) bool {
	return !below.bullet && !below.beside && above.style == below.style
}

// startsField reports a line that begins with a field of the entry.
func startsField(e *labeller.Entry, i int) bool {
	for _, f := range e.Fields {
		if len(f.Lines) > 0 && f.Lines[0] == i && f.From == 0 || len(f.Lines) > 1 && lastOf(f.Lines) == i {
			return true
		}
	}
	return false
}

// fills reports a line that reaches as far right as the lines of its page do.
func (b *builder) fills(i int) bool {
	l := &b.lines[i]
	margin := 0.0
	for k := max(0, i-nearLines); k < min(len(b.lines), i+nearLines); k++ {
		if o := &b.lines[k]; o.page == l.page && o.x <= l.x+l.size {
			margin = max(margin, o.right)
		}
	}
	return l.right > 0 && l.right >= 0.85*margin
}

// nearLines is how many lines above and below show where the lines of a page end.
const nearLines = 40

// nameStart is the length of what may be the rest of a name at the start of a text: up to
// four words in capital letters, up to the first mark. What a colon ends is a label.
func nameStart(text string) int {
	end, at := 0, 0
	for n := 0; n < 4 && at < len(text); n++ {
		word := firstWord(text[at:])
		if r, _ := utf8.DecodeRuneInString(word); !unicode.IsUpper(r) {
			break
		}
		end = at + len(word)
		if end == len(text) || text[end] != ' ' {
			break
		}
		at = end + 1
	}
	if end < len(text) && text[end] == ':' {
		return 0
	}
	return len(strings.TrimRight(text[:end], ".-–"))
}

// firstWord is a text up to its first space or mark.
func firstWord(text string) string {
	if k := strings.IndexAny(text, " \t,;:("); k >= 0 {
		return text[:k]
	}
	return text
}
