package layout

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// TeX writes its name with the E below the line, which is read as three cells: "LAT", "E", "X". Everybody who sets a CV with it and
// knows it well lists it.

// logoHead is what stands before the E: "LAT", "BibT".
var logoHead = regexp.MustCompile(`(?:^|[^\p{L}\d])(LA|Bib|Xe|Lua|Con|pdfLA)?T$`)

// joinLogos makes one word of each such name.
func joinLogos(pages []page.Page) {
	for i := range pages {
		for k := range pages[i].Lines {
			l := &pages[i].Lines[k]
			for at := 0; at+2 < len(l.Segments); {
				if !joinLogo(l, at) {
					at++
				}
			}
		}
	}
}

// joinLogo joins three cells from one on, where they are such a name.
func joinLogo(l *page.Line, at int) bool {
	a, e, x := &l.Segments[at], &l.Segments[at+1], &l.Segments[at+2]
	m := logoHead.FindStringSubmatch(a.Text())
	if m == nil || e.Text() != "E" || !opensWithX(x.Text()) || x.X-a.Right > 2*l.Size {
		return false
	}
	name := strings.Replace(m[1], "LA", "La", 1) + "Te"
	style := cutEnd(a, len(m[1])+1)
	style.Text = name
	a.Runs = append(append(a.Runs, style), x.Runs...)
	a.Right = x.Right
	l.Segments = append(l.Segments[:at+1], l.Segments[at+3:]...)
	return true
}

// opensWithX reports an X that no word begins with.
func opensWithX(text string) bool {
	rest, x := strings.CutPrefix(text, "X")
	next, _ := utf8.DecodeRuneInString(rest)
	return x && (rest == "" || !unicode.IsLetter(next) && !unicode.IsDigit(next))
}

// cutEnd takes so many bytes off the end of a segment, and returns the run that the first of them stood in.
func cutEnd(s *page.Segment, n int) (first page.Run) {
	runs := append([]page.Run{}, s.Runs...)
	for n > 0 && len(runs) > 0 {
		last := &runs[len(runs)-1]
		first = *last
		if len(last.Text) > n {
			last.Text = last.Text[:len(last.Text)-n]
			break
		}
		n -= len(last.Text)
		runs = runs[:len(runs)-1]
	}
	s.Runs = runs
	return first
}
