package flow

import (
	"strconv"
	"strings"
	"unicode"

	"focal/internal/ingest/page"
)

// RunningLines lays out a header or footer. Lines that only count pages are left out.
func RunningLines(blocks []Block, kind page.Kind) []page.Line {
	var out []page.Line
	for _, l := range Lines(blocks, 0) {
		l.Kind, l.Level = kind, 0
		if !IsPageNumber(l.Text()) {
			out = append(out, l)
		}
	}
	return out
}

// Join puts the parts of a document one after the other with block numbers that are
// unique. Lines of the last part that the others say already are left out.
func Join(parts ...[]page.Line) []page.Line {
	var lines []page.Line
	said := map[string]bool{}
	for i, part := range parts {
		base := NextBlock(lines)
		for _, l := range part {
			key := strings.ToLower(l.Text())
			if i == len(parts)-1 && said[key] {
				continue
			}
			said[key] = true
			l.Block += base
			lines = append(lines, l)
		}
	}
	return lines
}

// IsPageNumber reports whether a line of a header or footer only counts pages.
func IsPageNumber(text string) bool {
	digits := 0
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		switch word {
		case "page", "of", "seite", "von", "pagina", "página", "de", "di", "van", "strona", "z", "p", "pg", "sur", "cv", "resume", "curriculum", "vitae":
			continue
		}
		if digits += len(word); strings.ContainsFunc(word, unicode.IsLetter) {
			return false
		}
	}
	return digits <= 4 // more is a phone number or a date
}

// Unseen is text that no reader can see. It is left out; where it was counted, the user is
// told how much of it there is.
type Unseen struct {
	text strings.Builder
	some bool
}

// Add takes a piece of text; pieces of one word may come one by one.
func (u *Unseen) Add(text string) { u.text.WriteString(text) }

// Mark notes hidden text whose words are not counted.
func (u *Unseen) Mark() { u.some = true }

func (u *Unseen) words() int {
	n := 0
	for word := range strings.FieldsSeq(u.text.String()) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}

func (u *Unseen) warning() string {
	const warning = "The file contains hidden text (hidden, white or too small to see); it was left out"
	switch n := u.words(); {
	case u.some:
		return warning + "."
	case n == 1:
		return warning + ": one word."
	case n > 1:
		return warning + ": " + strconv.Itoa(n) + " words."
	}
	return "" // a lone dot is nothing to tell
}

// Warnings are sentences for the user about what was left out: hidden text, so many
// tracked deletions, so many struck-out stretches.
func Warnings(hidden *Unseen, deleted, struck int) []string {
	var out []string
	if warning := hidden.warning(); warning != "" {
		out = append(out, warning)
	}
	if deleted > 0 {
		out = append(out, "The file contains tracked changes; it was read as if they were accepted.")
	}
	if struck > 0 {
		out = append(out, "Struck-out text was left out.")
	}
	return out
}
