package ingest

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// joinPeriods makes one line of a period that is set on three ("December 2014", "to", "June 2016"), as some portals print
// it: apart, its start would stand below the post before.
func joinPeriods(doc *page.Document) {
	joinPeriodsOf(doc.Pages)
	for _, pages := range slices.Concat(doc.Others, doc.Asked) {
		joinPeriodsOf(pages)
	}
}

func joinPeriodsOf(pages []page.Page) {
	for i := range pages {
		lines := pages[i].Lines
		kept := lines[:0:0]
		for j := 0; j < len(lines); j++ {
			if j+2 < len(lines) && setOnThree(lines[j:j+3]) {
				kept = append(kept, oneLine(lines[j:j+3]))
				j += 2
				continue
			}
			kept = append(kept, lines[j])
			if j+1 < len(lines) {
				if first, rest, ok := periodOverRows(lines[j], lines[j+1]); ok {
					kept[len(kept)-1] = first
					if len(rest.Segments) > 0 {
						kept = append(kept, rest)
					}
					j++
				}
			}
		}
		pages[i].Lines = kept
	}
}

// setOnThree reports a date, a line that only leads on, and another date or the present.
func setOnThree(l []page.Line) bool {
	for i := range l {
		if l[i].Block != l[0].Block || l[i].Bullet != "" || l[i].Kind == page.TableRow || len(l[i].Segments) > 1 {
			return false
		}
	}
	return leadsOn.MatchString(l[1].Text()) && dateAlone(l[0].Text()) && endsPeriod(l[2].Text())
}

// periodOverRows puts a period together that a narrow cell breaks: "January 2015 -" over "Present", beside the employer and the title.
func periodOverRows(a, b page.Line) (first, rest page.Line, ok bool) {
	if a.Block != b.Block || b.Bullet != "" || len(a.Segments) < 2 {
		return a, b, false
	}
	for _, at := range []struct{ above, below int }{{0, 0}, {len(a.Segments) - 1, len(b.Segments) - 1}} {
		begun, ended := a.Segments[at.above], b.Segments[at.below]
		if math.Abs(begun.X-ended.X) > sameCell && math.Abs(begun.Right-ended.Right) > sameCell || begun.Column != ended.Column {
			continue
		}
		begins, dashed := cutDash(begun.Text())
		if !dashed || !dateAlone(begins) || !endsPeriod(ended.Text()) || !goesOn(begins, ended.Text()) {
			continue
		}
		whole := oneLine([]page.Line{{Segments: []page.Segment{begun}}, {Segments: []page.Segment{ended}}}).Segments[0]
		first, rest = a, b
		first.Segments = slices.Clone(a.Segments)
		first.Segments[at.above] = whole
		rest.Segments = slices.Delete(slices.Clone(b.Segments), at.below, at.below+1)
		if len(rest.Segments) > 0 {
			rest.X, rest.Right = rest.Segments[0].X, rest.Segments[len(rest.Segments)-1].Right
		}
		return first, rest, true
	}
	return a, b, false
}

// goesOn reports a date below an open one that can be its end: the present, or a month and year no earlier than the other. "2019 –" is
// short enough for any cell, so that a year below it is the time of the next entry.
func goesOn(begins, end string) bool {
	if words.Present().Has(words.Fold(strings.TrimSpace(end))) {
		return true
	}
	from, to := fourDigits.FindString(begins), fourDigits.FindString(end)
	months := strings.ContainsFunc(begins, unicode.IsLetter) && strings.ContainsFunc(end, unicode.IsLetter)
	return months && (from == "" || to == "" || from <= to)
}

var fourDigits = regexp.MustCompile(`\b(?:19|20)\d\d\b`)

// sameCell is how far apart, in points, the lines of one cell begin or end.
const sameCell = 4

// cutDash is a text without the dash that it ends in.
func cutDash(s string) (before string, ok bool) {
	s = strings.TrimSpace(s)
	before = strings.TrimRight(s, "-–—")
	return before, before != s
}

// endsPeriod reports a date alone, or a word for the present.
func endsPeriod(s string) bool {
	s = strings.TrimSpace(s)
	return dateAlone(s) || words.Present().Has(words.Fold(s))
}

// leadsOn is what stands between the ends of a period.
var leadsOn = regexp.MustCompile(`(?i)^\s*(?:to|till|until|through|-|–|—)\s*$`)

// numbersAlone is a date in figures, wordAndYear one with a month.
var (
	numbersAlone = regexp.MustCompile(`^(?:(?:0?[1-9]|1[0-2])\s?[/.-]\s?)?(?:19|20)\d\d$`)
	wordAndYear  = regexp.MustCompile(`^(\pL{3,12})\.?,?\s+(?:19|20)\d\d$`)
)

// dateAlone reports a text that is one date.
func dateAlone(s string) bool {
	s = strings.TrimSpace(s)
	if numbersAlone.MatchString(s) {
		return true
	}
	m := wordAndYear.FindStringSubmatch(s)
	return m != nil && words.Months().Has(words.Fold(m[1]))
}

// oneLine is the first of the lines with the text of all behind each other.
func oneLine(l []page.Line) page.Line {
	out := l[0]
	first := out.Segments[0]
	first.Runs = append([]page.Run(nil), first.Runs...)
	for i := 1; i < len(l); i++ {
		first.Runs = append(first.Runs, page.Run{Text: " ", Size: first.Runs[0].Size})
		first.Runs = append(first.Runs, l[i].Segments[0].Runs...)
		first.Right, out.Right = max(first.Right, l[i].Segments[0].Right), max(out.Right, l[i].Right)
	}
	out.Segments = []page.Segment{first}
	return out
}
