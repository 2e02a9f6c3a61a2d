package extract

import (
	"regexp"
	"strings"
)

// reference is a publication cited the way journals do, authors first.
type reference struct{ authors, title, source, year string }

var (
	// author is a surname with initials behind it ("Nkemelu-Ortiz A. B.", "van Dijk, P.")
	// or before it ("A. B. Nkemelu").
	author  = `(?:(?:(?:van|von|de|da|del|di|du|der|den|ter|le|la|bin|al|el|dos|ten|ni|ní|mac|o')\s+){0,3}\p{Lu}[\p{L}'’\-]+(?:\s\p{Lu}[\p{L}'’\-]+){0,2},?\s\p{Lu}{1,3}(?:\.?[\s\-]?\p{Lu}){0,3}\b\.?|(?:\p{Lu}\.[\s\-]?){1,3}\s?(?:(?:van|von|de|da|der|den)\s+){0,2}\p{Lu}[\p{L}'’\-]+)`
	authors = regexp.MustCompile(`^` + author + `(?:(?:\s*[,;]\s*(?:and|und|et|&)?\s*|\s*&\s*|\s+(?:and|und|et|y|e)\s+)` + author + `){0,30}(?:,?\s+et\s+al\.?)?(?:\s*\(eds?\.?\))?`)
	cited   = regexp.MustCompile(`^[\s.,:]*(?:\(\s*(?:(?:19|20)\d\d[a-d]?|in press|forthcoming|submitted|under review)[^)]{0,20}\)|(?:19|20)\d\d[a-d]?\b)[\s.,:]*`)
	quotes  = strings.NewReplacer("“", "\"", "”", "\"", "„", "\"", "«", "\"", "»", "\"")
)

// citation splits a reference that begins with its authors; false where it does not.
func citation(text string) (reference, bool) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\t", " "))
	at := authors.FindStringIndex(text)
	if at == nil {
		return reference{}, false
	}
	ref := reference{authors: strings.Trim(text[:at[1]], " ,.;:")}
	rest := text[at[1]:]
	if year := cited.FindStringIndex(rest); year != nil {
		ref.year, rest = strings.Trim(rest[:year[1]], " .,:()"), rest[year[1]:]
	} else if !partedFromTitle(text[:at[1]], rest) {
		return reference{}, false // a title that begins with a name
	}
	ref.takeTitle(strings.TrimLeft(rest, " ,.:;"))
	return ref, wordCount(ref.title) >= 2
}

// partedFromTitle reports a full stop, a colon or a quotation mark between authors and what follows.
func partedFromTitle(authors, rest string) bool {
	return strings.HasSuffix(authors, ".") || strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, ":") ||
		strings.HasPrefix(strings.TrimLeft(quotes.Replace(rest), " ,.:"), "\"")
}

// takeTitle splits what stands behind the authors into title, source and year.
func (ref *reference) takeTitle(rest string) {
	title, rest := titleInQuotes(rest)
	if title == "" {
		end := titleEnd(rest)
		title, rest = rest[:end], rest[end:]
	}
	ref.title = strings.Trim(title, " ,.")
	ref.source = strings.Trim(rest, " ,.;:–—-")
	if m := trailingYear.FindStringIndex(ref.source); m != nil {
		if ref.year == "" {
			ref.year = strings.Trim(ref.source[m[0]:], " ,.()")
		}
		ref.source = strings.Trim(ref.source[:m[0]], " ,.;:(")
	}
}

// aroundTitles are those around titles.
const aroundTitles = "“”„«»\""

// titleInQuotes splits a title in quotation marks from what follows it; "" without one.
func titleInQuotes(text string) (title, rest string) {
	plain := quotes.Replace(text)
	if !strings.HasPrefix(plain, "\"") || strings.Index(plain[1:], "\"") <= 0 {
		return "", text
	}
	body := strings.TrimLeft(text, aroundTitles)
	end := strings.IndexAny(body, aroundTitles)
	if end <= 0 {
		return "", text
	}
	return body[:end], strings.TrimLeft(body[end:], aroundTitles)
}

var trailingYear = regexp.MustCompile(`[\s,.(]+(?:19|20)\d\d\)?\.?$`)

// titleEnd is where the title of a reference ends: at the first full stop or question
// mark that ends a sentence.
func titleEnd(s string) int {
	for i := 0; i+1 < len(s); i++ {
		if strings.IndexByte(".?!", s[i]) >= 0 && s[i+1] == ' ' && wordCount(s[:i]) >= 2 && !initialBefore(s, i) {
			return i + 1
		}
	}
	return len(s)
}

// initialBefore reports a full stop that ends one letter.
func initialBefore(s string, i int) bool {
	return i >= 1 && (i == 1 || s[i-2] == ' ' || s[i-2] == '.') && s[i] == '.'
}
