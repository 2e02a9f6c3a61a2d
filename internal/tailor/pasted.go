package tailor

import (
	"strings"

	"focal/internal/ingest/page"
	"focal/internal/sieve"
)

// A list of demands that someone pasted has no heading, no sentence and few lines.
const (
	maxPasted      = 12
	maxPastedWords = 14
)

// pasted reads a text of nothing but a few short phrases as the list of
// requirements that it is, or returns nil. At least half of the lines must be
// demands beyond doubt; a title, a place or a salary above them is none.
func pasted(blocks []block) []statement {
	if len(blocks) == 0 || len(blocks) > maxPasted {
		return nil
	}
	var out []statement
	certain := 0
	for i, b := range blocks {
		text := strings.TrimRight(stripMarkdown(stripNumber(b.text)), ";, ")
		if b.listed || len(b.line.Segments) > 1 || b.line.Kind == page.TableRow || b.line.Kind == page.Heading || len(strings.Fields(text)) > maxPastedWords || strings.ContainsAny(text, "?!:@=") || strings.HasSuffix(text, ".") ||
			describes.MatchString(text) || neverPhrase.in(text) || regionOf(text) == regionIgnore || onlyHeadingWords(text) {
			return nil
		}
		switch {
		case demandsPlainly(text):
			certain++
		case postTitle.MatchString(text), i == 0 && len(blocks) > 2 && len(strings.Fields(text)) <= 4 && !(splitter{}).strong(text), money.MatchString(text), place.MatchString(text):
			continue // what stands above the list: title, place, salary
		}
		out = append(out, statement{text: text, in: regionMust, listed: true, bare: true})
	}
	if certain == 0 || certain*2 < len(out) {
		return nil
	}
	return out
}

// place is "Leeds, UK".
var place = sieve.MustCompile(`^[\p{Lu}][\p{L} -]+,\s+(?:\p{Lu}{2,3}|\p{Lu}\p{L}+)$`)

// demandsPlainly reports a phrase that names a paper, a language, experience or
// a tool.
func demandsPlainly(text string) bool {
	return degreeWord.MatchString(text) || pgCertificate.MatchString(text) || namesCertificate(text) || licenceWord.MatchString(text) || clearanceWord.MatchString(text) ||
		yearsPhrase.MatchString(text) || experienceWrd.MatchString(text) || languageOf(text) != "" || beginsAsking(text) || nicePhrase.in(text) || isTask(text) ||
		knownSkill(text) || registerOf.MatchString(text)
}
