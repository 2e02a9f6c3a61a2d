package spaced

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// mails puts an address of mail together that is set with space between its letters, where a program took some of the gaps for
// blanks: "JO .H ART@YAHOO .COM".
func mails(pages []page.Page) {
	for i := range pages {
		for k := range pages[i].Lines {
			for s := range pages[i].Lines[k].Segments {
				seg := &pages[i].Lines[k].Segments[s]
				if whole, torn := wholeMail(seg.Text()); torn {
					run := seg.Runs[0]
					run.Text = whole
					seg.Runs = []page.Run{run}
				}
			}
		}
	}
}

// mostOfPiece is how long the pieces of an address are that nothing but its setting tore, its longest one aside.
const mostOfPiece = 4

// wholeMail is the text of a segment that holds nothing but the pieces of one address, and perhaps a label with a colon.
func wholeMail(text string) (whole string, torn bool) {
	if strings.Count(text, "@") != 1 {
		return text, false
	}
	at := strings.LastIndexByte(text[:strings.IndexByte(text, '@')], ':') + 1
	pieces, longer := strings.Fields(text[at:]), 0
	for _, p := range pieces {
		if utf8.RuneCountInString(p) > mostOfPiece {
			longer++
		}
	}
	joined := strings.Join(pieces, "")
	if len(pieces) < 3 || longer > 1 || !oneMail.MatchString(joined) || slices.ContainsFunc(pieces, oneMail.MatchString) {
		return text, false
	}
	return strings.TrimLeft(text[:at]+" "+joined, " "), true
}

var oneMail = regexp.MustCompile(`(?i)^[\pL\pN._%+-]+@(?:[\pL\pN-]+\.)+(?:com|net|org|edu|co|in|uk|de|fr|es|info|us|ca|au)$`)
