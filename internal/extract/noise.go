package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
	"focal/internal/personal"
)

var (
	pageNumber  = regexp.MustCompile(`(?i)^(?:page|seite|p\.|pagina|página|strona|side|sida|sivu|str\.)?\s*\d{1,3}(?:\s*(?:/|of|von|de|di|van|z|af|av|sur|\|)\s*\d{1,3})?$`)
	pageTail    = regexp.MustCompile(`(?i)[\s–—\-|·,]*(?:page|seite|p\.|pagina|página|strona|side|sida)?\s*\d{1,3}(?:\s*(?:/|of|von|de|di|van|z|af|av|sur)\s*\d{1,3})?\s*$`)
	pageSpaced  = regexp.MustCompile(`(?i)^p a g e ?\|? ?\d{1,3}(?: (?:of|/) \d{1,3})?$`) // as word processors offer it
	pageOfPages = regexp.MustCompile(`(?i)\b(?:page|seite|página|pagina|strona|sida)\s\d{1,2}\s?(?:/|of|von|de|di|van|z|av)\s?\d{1,2}$`)
	updated     = regexp.MustCompile(`(?i)^(?:last updated|updated|stand|letzte aktualisierung|mis à jour|dernière mise à jour|última actualización|ultimo aggiornamento|laatst bijgewerkt|aktualizacja)\b.{0,40}$`)
)

// noise marks lines that belong to the page and not to the CV: page numbers,
// running headers and footers, a date of printing, rules.
func noise(lines []line) map[int]bool {
	drop := map[int]bool{}
	repeated, pages := repeatedLines(lines)
	seen, foot, head := map[string]bool{}, footOfFile(lines, pages), headAgain(lines)
	for i := range lines {
		l := furniture{line: &lines[i], lines: lines, at: i, pages: pages, edge: atEdge(lines, i)}
		if len(l.text) <= 100 {
			l.key = runningKey(l.text)
		}
		l.times, l.again = len(repeated[l.key]), seen[l.key]
		drop[i] = l.drops() || foot[i] || head[i]
		seen[l.key] = true
	}
	return drop
}

// repeatedLines are the pages at whose edges short lines stand, by what stays the same of them, and
// how many pages there are. What a page says in its midst is no part of a running header elsewhere.
func repeatedLines(lines []line) (repeated map[string]map[int]bool, pages int) {
	repeated = map[string]map[int]bool{}
	for i := range lines {
		l := &lines[i]
		pages = max(pages, l.page)
		if len(l.text) >= 100 || l.kind != page.PageHeader && l.kind != page.PageFooter && !atEdge(lines, i) {
			continue
		}
		key := runningKey(l.text)
		if key == "" {
			continue
		}
		if repeated[key] == nil {
			repeated[key] = map[int]bool{}
		}
		repeated[key][l.page] = true
	}
	return repeated, pages
}

// atEdge reports the first and the last two lines of a page.
func atEdge(lines []line, i int) bool {
	if i < 2 || i >= len(lines)-2 {
		return true
	}
	for _, k := range []int{i - 2, i - 1, i + 1, i + 2} {
		if lines[k].page != lines[i].page {
			return true
		}
	}
	return false
}

// furniture is a line that may belong to the page.
type furniture struct {
	*line
	lines []line
	at    int
	pages int // of the document
	edge  bool
	key   string // what stays the same of it from page to page
	times int    // on how many pages it stands
	again bool   // it stood above already
}

// drops decides of a line: contacts in the first of the running lines stay.
func (l *furniture) drops() bool {
	switch {
	case len(l.text) > 100, !l.again && len(contact.Emails(l.text)) > 0:
		return false
	case turnsPage(l.text), l.marksFile():
		return true
	case l.inFooter():
		return pageNumber.MatchString(l.text) || l.times > 1 || carriesPage(l.text)
	}
	return l.numbersPage() || l.atEnd() || l.runs()
}

// marksFile reports who may read the file, above the name or where the edges of pages say it. In the midst of a
// text the same word may be the level of a clearance.
func (l *furniture) marksFile() bool {
	ofPage := l.kind == page.PageHeader || l.kind == page.PageFooter || l.edge && (l.again || l.times > 1)
	return (l.at == 0 || ofPage) && personal.IsMarking(strings.TrimSpace(l.text))
}

// inFooter reports a footer that may be of the page.
func (l *furniture) inFooter() bool {
	return l.kind == page.PageFooter &&
		(pageNumber.MatchString(l.text) || l.pages > 1 || pageBare.MatchString(l.text) ||
			len(l.text) < 40 && pageTail.FindString(l.text) != "")
}

// numbersPage reports a page number alone, a day of printing, a line at the edge that ends in its page.
func (l *furniture) numbersPage() bool {
	if pageSpaced.MatchString(l.text) || pageOfPages.MatchString(l.text) && (pageNumber.MatchString(l.text) || titlesPage(l.text)) {
		return true // "Page 2 of 3", "Ida Holm Resume Page 2 of 3": where words that flow break, no page is seen
	}
	if !l.edge {
		return l.kind != page.Paragraph && updated.MatchString(l.text)
	}
	return l.loneNumber() || updated.MatchString(l.text) ||
		l.pages > 1 && carriesPage(l.text) && (l.times > 1 || hasPageWord(l.text))
}

func (l *furniture) loneNumber() bool {
	return len(l.text) < 30 && pageNumber.MatchString(l.text) && len(l.segs) == 1 && !isYear(l.text)
}

// atEnd reports a line at the end of the document, or its beginning, that says what that is.
func (l *furniture) atEnd() bool {
	last := l.at >= len(l.lines)-2
	return (last || l.at < 2) && !l.bullet && countsPages(l.text)
}

// runs reports a line that stood on the pages before. An item of a list does not: two posts may have the
// same duty.
func (l *furniture) runs() bool {
	if !l.again {
		return false
	}
	return l.kind == page.PageHeader || l.page > 1 && !l.bullet && l.edge && l.key != "" && l.times >= max(2, (l.pages+1)/2)
}

// countsPages reports a line of names that ends in its page: "Mira Solberg, CV, page 2 of
// 3". A sentence that speaks of a page ("moved the form to page 2 of 3") is none.
func countsPages(text string) bool {
	at := pageOfPages.FindStringIndex(text)
	return at != nil && evidence.UpperWords(strings.Replace(text[:at[0]], "vitae", "Vitae", 1))
}

// titlesPage reports a line of names that says what the file is, and ends in its page.
func titlesPage(text string) bool {
	return countsPages(text) && slices.ContainsFunc(words.Split(text), namesDocument)
}

// namesDocument reports a word that says by itself that the text is of a CV.
func namesDocument(w string) bool { return w == "cv" || len(w) > 4 && documentWords.Has(w) }

// runningKey is what stays the same of a running header or footer from page to page.
func runningKey(text string) string {
	if c := text[len(text)-1]; c >= '0' && c <= '9' {
		text = strings.Trim(pageTail.ReplaceAllString(text, ""), " |·–—-")
	}
	return words.Fold(text)
}

func isYear(s string) bool { return len(s) == 4 && (s[:2] == "19" || s[:2] == "20") }

// carriesPage reports a text that ends in a page number ("Jane Doe – 2/3").
func carriesPage(s string) bool {
	m := pageTail.FindString(s)
	return pageBare.MatchString(s) || strings.Contains(m, "/") || hasPageWord(m) ||
		strings.Contains(m, " of ") || strings.Contains(m, " von ")
}

var pageWords = words.NewSet("page", "seite", "pagina", "strona", "sida")

func hasPageWord(s string) bool { return slices.ContainsFunc(words.Split(s), pageWords.Has) }
