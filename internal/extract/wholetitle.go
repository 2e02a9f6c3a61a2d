package extract

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
)

// Titles say what they are for: "Research Intern in Marine Acoustics", "Technician for Dr. Anna Reed", "Title IX Officer".

var (
	tailOfTitle = regexp.MustCompile(`^ (?:in|for|of|on)(?: the| an?)?(?: (?:Dr\.|Prof\.|\p{Lu}[\pL’'/&-]*|and|&|of|for|the))*` +
		` \p{Lu}[\pL’'/&-]*`)
	endOfTail  = regexp.MustCompile(`^(?:$| ?[\t,;|(–—]| - )`)
	titleOfLaw = regexp.MustCompile(`^(?:I|II|III|IV|V|VI|VII|IX)\b`)
)

// surelyFirm is how much an employer looks like one at least.
const surelyFirm = 1.0

// rankBefore is a word that makes less of the title behind it: without it "past president" would be one today.
var rankBefore = regexp.MustCompile(`(?i)\b(?:(?:immediate )?past|former|acting|interim|deputy|vice|associate|assistant|trainee) $`)

// wholeTitle gives a title the words that stand right beside it, which say what it is for or make less of it, and which no other field
// has.
func (b *builder) wholeTitle(e *labeller.Entry) {
	title := e.Fields["title"]
	if len(title.Lines) == 0 {
		return
	}
	i := title.Lines[0]
	text, tail := b.lines[i].text, ""
	if len(title.Lines) == 1 {
		tail = b.tailOfTitle(e, i, text, title.To)
	}
	head := rankBefore.FindString(text[:title.From])
	if titleOfLaw.MatchString(title.Value) && strings.HasSuffix(text[:title.From], "Title ") {
		head = "Title "
	}
	if tail == "" && head == "" {
		return
	}
	title.Value = head + title.Value + tail
	title.From, title.To = title.From-len(head), title.To+len(tail)
	title.Parts = slices.Clone(title.Parts)
	title.Parts[0] = head + title.Parts[0]
	title.Parts[len(title.Parts)-1] += tail
	e.Fields = maps.Clone(e.Fields)
	e.Fields["title"] = title
}

// tailOfTitle is what stands behind a title and belongs to it; "" is nothing.
func (b *builder) tailOfTitle(e *labeller.Entry, line int, text string, to int) string {
	tail := tailOfTitle.FindString(text[to:])
	rest := text[to+len(tail):]
	if found := dates.FindOrdered(text[to:], b.order()); len(found) > 0 && found[0].Start <= len(tail)+1 {
		tail = strings.TrimRight(tail[:min(found[0].Start, len(tail))], " ")
		rest = ""
	}
	whole := tail != "" && tailOfTitle.FindString(tail) == tail && endOfTail.MatchString(rest)
	if !whole || labeller.Town(strings.TrimPrefix(tail, " in ")) || !beginsCell(text, e.Fields["title"].From) {
		return ""
	}
	if _, has := e.Fields["org"]; !has && evidence.Organisation(tail[strings.IndexByte(tail[1:], ' ')+2:]) >= surelyFirm {
		return ""
	}
	if fieldBegins(e, line, to, to+len(tail)) {
		return ""
	}
	return tail
}

// fieldBegins reports that a field begins between two places of a line.
func fieldBegins(e *labeller.Entry, line, from, to int) bool {
	for _, f := range e.Fields {
		if len(f.Lines) > 0 && f.Lines[0] == line && f.From >= from && f.From < to {
			return true
		}
	}
	return false
}

// beginsCell reports a place in a text where a cell begins, or a part of one: a title further in stands in a sentence.
func beginsCell(text string, at int) bool {
	before := strings.TrimRight(text[:at], " ")
	return before == "" || strings.ContainsAny(before[len(before)-1:], "\t,;:|-") || strings.HasSuffix(before, "–")
}
