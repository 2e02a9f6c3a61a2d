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
		if b.isFormatted() || !isPhrase(text) || tellsOfPost(text) {
			return nil
		}
		demanded := demandsPlainly(text)
		if demanded {
			certain++
		}
		if demanded || !standsAbove(text, i == 0 && len(blocks) > 2) {
			out = append(out, statement{text: text, in: regionMust, listed: true, bare: true})
		}
	}
	if certain == 0 || certain*2 < len(out) {
		return nil
	}
	return out
}

// isFormatted reports a block that is more than a line of text.
func (b block) isFormatted() bool {
	return b.listed || len(b.line.Segments) > 1 || b.line.Kind == page.TableRow || b.line.Kind == page.Heading
}

func isPhrase(text string) bool {
	return len(strings.Fields(text)) <= maxPastedWords && !strings.ContainsAny(text, "?!:@=") && !strings.HasSuffix(text, ".")
}

// tellsOfPost reports a heading, or what is said of the post and not asked for.
func tellsOfPost(text string) bool {
	return describes.MatchString(text) || neverPhrase.in(text) || regionOf(text) == regionIgnore || onlyHeadingWords(text)
}

// standsAbove reports what stands above the list: title, place, salary.
func standsAbove(text string, first bool) bool {
	return postTitle.MatchString(text) || money.MatchString(text) || place.MatchString(text) || first && mayBeTitle(text)
}

// mayBeTitle reports a first line of plain words, a title without a word for a post.
func mayBeTitle(text string) bool {
	return len(strings.Fields(text)) <= 4 && !(splitter{}).strong(text)
}

// place is "Leeds, UK".
var place = sieve.MustCompile(`^[\p{Lu}][\p{L} -]+,\s+(?:\p{Lu}{2,3}|\p{Lu}\p{L}+)$`)

// demandsPlainly reports a phrase that names a paper, a language, experience or
// a tool.
func demandsPlainly(text string) bool {
	return namesPaper(text) || pgCertificate.MatchString(text) || registerOf.MatchString(text) ||
		yearsPhrase.MatchString(text) || experienceWrd.MatchString(text) || languageOf(text) != "" || knownSkill(text) || asksPlainly(text)
}

// asksPlainly reports the words of a demand, or something to be done.
func asksPlainly(text string) bool {
	return beginsAsking(text) || nicePhrase.in(text) || isTask(text)
}

// namesPaper reports a licence, a certificate, a degree or a clearance.
func namesPaper(s string) bool {
	return licenceWord.MatchString(s) || NamesCertificate(s) || degreeWord.MatchString(s) || clearanceWord.MatchString(s)
}
