package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

var (
	pageNumber  = regexp.MustCompile(`(?i)^(?:page|seite|p\.|pagina|página|strona|side|sida|sivu|str\.)?\s*\d{1,3}(?:\s*(?:/|of|von|de|di|van|z|af|av|sur|\|)\s*\d{1,3})?$`)
	pageTail    = regexp.MustCompile(`(?i)[\s–—\-|·,]*(?:page|seite|p\.|pagina|página|strona|side|sida)?\s*\d{1,3}(?:\s*(?:/|of|von|de|di|van|z|af|av|sur)\s*\d{1,3})?\s*$`)
	pageOfPages = regexp.MustCompile(`(?i)\b(?:page|seite|página|pagina|strona|sida)\s\d{1,2}\s?(?:/|of|von|de|di|van|z|av)\s?\d{1,2}$`)
	updated     = regexp.MustCompile(`(?i)^(?:last updated|updated|stand|letzte aktualisierung|mis à jour|dernière mise à jour|última actualización|ultimo aggiornamento|laatst bijgewerkt|aktualizacja)\b.{0,40}$`)
)

// noise marks lines that belong to the page and not to the CV: page numbers,
// running headers and footers, a date of printing, rules.
func noise(lines []line) map[int]bool {
	drop := map[int]bool{}
	repeated := map[string]map[int]bool{}
	pages := 0
	for i := range lines {
		l := &lines[i]
		pages = max(pages, l.page)
		if len(l.text) < 100 {
			key := runningKey(l.text)
			if key != "" {
				if repeated[key] == nil {
					repeated[key] = map[int]bool{}
				}
				repeated[key][l.page] = true
			}
		}
	}
	seenHeader := map[string]bool{}
	for i := range lines {
		l := &lines[i]
		edge := i < 2 || i >= len(lines)-2 || lines[i-1].page != l.page || lines[i+1].page != l.page ||
			lines[i-2].page != l.page || lines[i+2].page != l.page
		key := ""
		if len(l.text) <= 100 {
			key = runningKey(l.text)
		}
		switch {
		case len(l.text) > 100:
		case !seenHeader[key] && len(contact.Emails(l.text)) > 0: // the first of the running lines holds the contacts
		case l.kind == page.PageFooter && (pageNumber.MatchString(l.text) || pages > 1 || len(l.text) < 40 && pageTail.FindString(l.text) != ""):
			drop[i] = pageNumber.MatchString(l.text) || len(repeated[key]) > 1 || carriesPage(l.text)
		case edge && len(l.text) < 30 && pageNumber.MatchString(l.text) && len(l.segs) == 1 && !isYear(l.text):
			drop[i] = true
		case (edge || l.kind != page.Paragraph) && updated.MatchString(l.text) && (edge || l.kind != page.Paragraph):
			drop[i] = true
		case edge && pages > 1 && carriesPage(l.text) && (len(repeated[key]) > 1 || hasPageWord(l.text)):
			drop[i] = true
		case i >= len(lines)-2 && i > 2 && documentLine(lines, l):
			drop[i] = true
		case (i >= len(lines)-2 || i < 2) && !l.bullet && countsPages(l.text):
			drop[i] = true
		case l.page > 1 && edge && key != "" && len(repeated[key]) >= max(2, (pages+1)/2) && seenHeader[key]:
			drop[i] = true
		case l.kind == page.PageHeader && seenHeader[key]:
			drop[i] = true
		}
		seenHeader[key] = true
	}
	return drop
}

// countsPages reports a line of names that ends in its page: "Mira Solberg, CV, page 2 of
// 3". A sentence that speaks of a page ("moved the form to page 2 of 3") is none.
func countsPages(text string) bool {
	at := pageOfPages.FindStringIndex(text)
	return at != nil && evidence.UpperWords(strings.Replace(text[:at[0]], "vitae", "Vitae", 1))
}

// documentLine reports a last line that says what the document is and no more: the name
// again, "Curriculum Vitae", a date, a page.
func documentLine(lines []line, l *line) bool {
	title := false
	for _, part := range strings.FieldsFunc(l.text, func(r rune) bool { return strings.ContainsRune("|•·–—\t", r) }) {
		part = strings.TrimSpace(part)
		known := part == "" || datesOnly(part) || pageNumber.MatchString(part)
		if headings.IsTitle(part) {
			title, known = true, true
		}
		for i := 0; i < 3 && !known; i++ {
			known = words.Fold(lines[i].text) == words.Fold(part)
		}
		if !known {
			return false
		}
	}
	return title
}

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
	return strings.Contains(m, "/") || hasPageWord(m) || strings.Contains(m, " of ") || strings.Contains(m, " von ")
}

func hasPageWord(s string) bool {
	for _, w := range words.Split(s) {
		switch w {
		case "page", "seite", "pagina", "strona", "sida":
			return true
		}
	}
	return false
}
