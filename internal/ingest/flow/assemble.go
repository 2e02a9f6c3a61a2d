package flow

import (
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

// Warnings are sentences for the user about what was left out: so many hidden
// stretches, so many tracked deletions, so many struck-out stretches.
func Warnings(hidden, deleted, struck int) []string {
	var out []string
	if hidden > 0 {
		out = append(out, "The file contains hidden text (hidden, white or too small to see); it was left out.")
	}
	if deleted > 0 {
		out = append(out, "The file contains tracked changes; it was read as if they were accepted.")
	}
	if struck > 0 {
		out = append(out, "Struck-out text was left out.")
	}
	return out
}
