package layout

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"focal/internal/ingest/page"
)

var (
	number     = regexp.MustCompile(`\d+`)
	pageNumber = regexp.MustCompile(`(?i)^\W*((page|seite|página|pagina|strona|pag|p|s)\.?\s*)?\d{1,2}(\s*(/|of|von|de|di|van|z|sur|\|)\s*\d{1,2})?\W*$`)
)

// margin is the share of the page at the top and at the bottom where running
// headers and footers stand.
const margin = 0.13

// markRunning finds running headers and footers: lines in the margins that come
// back on other pages, page numbers apart, and lone page numbers. The header of
// the first page stays content, because it is where the name stands.
func markRunning(pages []page.Page) {
	for i := range pages {
		h := pages[i].Height
		for j := range pages[i].Lines {
			l := &pages[i].Lines[j]
			if numbersPage(l, i, len(pages)) {
				l.Kind = page.PageFooter
				continue
			}
			top, bottom := l.Y < margin*h, l.Y > (1-margin)*h
			if h == 0 || !top && !bottom {
				continue
			}
			if bareNumber(l, i, len(pages), h) || returns(pages, i, l) && !(i == 0 && top) {
				l.Kind = page.PageFooter
				if top {
					l.Kind = page.PageHeader
				}
			}
		}
	}
}

// ofPages is the number of a page beside that of all.
var ofPages = regexp.MustCompile(`(?i)^\W*page\s*(\d{1,2})\s*(?:of|/)\s*(\d{1,2})\W*$`)

// barPage is the foot that word processors offer: "1 | P a g e".
var barPage = regexp.MustCompile(`(?i)^(\d{1,2})\s*\|\s*p\s?a\s?g\s?e$`)

// numbersPage reports a line that says which page this is, and of how many, wherever it stands.
func numbersPage(l *page.Line, i, n int) bool {
	text := strings.TrimSpace(l.Text())
	if m := barPage.FindStringSubmatch(text); m != nil {
		return m[1] == strconv.Itoa(i+1)
	}
	m := ofPages.FindStringSubmatch(text)
	return m != nil && m[1] == strconv.Itoa(i+1) && m[2] == strconv.Itoa(n)
}

// bareNumber reports whether the line is nothing but the number of its page.
func bareNumber(l *page.Line, i, n int, h float64) bool {
	t := strings.TrimSpace(l.Text())
	if !pageNumber.MatchString(t) || l.Y > 0.07*h && l.Y < 0.93*h {
		return false
	}
	v, _ := strconv.Atoi(number.FindString(t))
	return v == i+1 && (n > 1 || len(t) > 2) || n == 1 && len(t) <= 2
}

// returns reports whether the line is at the same height of another page, the
// number of the page apart. An item of a list is none: two posts may have the same duty.
func returns(pages []page.Page, i int, l *page.Line) bool {
	if l.Bullet != "" {
		return false
	}
	found := 0
	for k := range pages {
		if k == i {
			continue
		}
		for j := range pages[k].Lines {
			m := &pages[k].Lines[j]
			if math.Abs(m.Y-l.Y) < 8 && math.Abs(m.Size-l.Size) < 0.5 && sameButNumber(l.Text(), m.Text(), k-i) {
				found++
				break
			}
		}
	}
	return found*2 >= len(pages)-1 && found > 0
}

// sameButNumber reports whether a and b are the same text, or differ only in
// numbers that grow by the distance of their pages.
func sameButNumber(a, b string, distance int) bool {
	if a == b {
		return true
	}
	if number.ReplaceAllString(a, "#") != number.ReplaceAllString(b, "#") {
		return false
	}
	x, y := number.FindAllString(a, -1), number.FindAllString(b, -1)
	for i := range x {
		m, err1 := strconv.Atoi(x[i])
		n, err2 := strconv.Atoi(y[i])
		if err1 != nil || err2 != nil || n != m && n-m != distance {
			return false
		}
	}
	return true
}
