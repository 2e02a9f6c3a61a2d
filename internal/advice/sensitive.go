package advice

import (
	"fmt"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// protective is a line that is nothing but a protective marking: the UK's and
// NATO's classes, those of the United States, and what may stand beside them.
var protective = sieve.MustCompile(`^(?:(?:UK|US|NATO|COSMIC|EU|REL)[ -])?(?:OFFICIAL[ -]SENSITIVE|OFFICIAL|RESTRICTED|CONFIDENTIAL|SECRET|TOP SECRET|CUI|CONTROLLED UNCLASSIFIED INFORMATION)(?:[ /,–-]+[A-Z][A-Z0-9 /,–-]{0,40})?$`)

// identifiers are numbers by which a person can be impersonated, and positions that
// an installation can be found by.
var identifiers = []struct {
	pattern *sieve.Regexp
	what    string
}{
	// The first letters are those that HMRC's manual NIM39110 allows.
	{sieve.MustCompile(`\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b`), "a National Insurance number"},
	{sieve.MustCompile(`(?i)\b(?:SSN|social security (?:no\.?|number))[:. #]*\d{3}[- ]?\d{2}[- ]?\d{4}\b`), "a Social Security number"},
	{sieve.MustCompile(`(?i)\bpassport(?: no\.?| number)?[:. #]+[A-Z]{0,2}\d{6,9}\b`), "a passport number"},
	{sieve.MustCompile(`(?i)\b(?:service|regimental) (?:no\.?|number)[:. #]+[A-Z]{0,2}\d{6,9}[A-Z]?\b`), "a service number"},
	{sieve.MustCompile(`\b[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){2,7}[A-Z0-9]{1,4}\b`), "an account number (IBAN)"},
	{sieve.MustCompile(`\b\d{1,2}[C-HJ-NP-X] ?[A-HJ-NP-Z]{2} ?(?:\d{5} ?\d{5}|\d{4} ?\d{4})\b`), "a military grid reference"},
	{sieve.MustCompile(`\b\d{1,2}°\s?\d{1,2}['′](?:\s?\d{1,2}(?:\.\d+)?["″])?\s?[NS]\b`), "geographic coordinates"},
}

// sensitive warns of a marking in the uploaded file and of identifiers that the
// result prints. The number itself is not repeated: notes are shown and kept.
func sensitive(doc *cv.Document) (notes []cv.Note) {
	seen := map[string]bool{}
	for i, line := range doc.Source {
		text := strings.TrimSpace(line.Text)
		if !seen[text] && protective.MatchString(text) {
			seen[text] = true
			notes = append(notes, cv.Note{
				Kind: cv.NoteAdvice, Lines: []int{i},
				Reason: fmt.Sprintf("The uploaded file is marked “%s”. Make sure that it may be passed on.", text),
			})
		}
	}
	doc.Walk(func(r cv.Ref) {
		for _, id := range identifiers {
			if id.pattern.MatchString(r.Text.Value) {
				notes = append(notes, advise(*r.Text, fmt.Sprintf("The %s section holds %s. Take it out unless it was asked for.", r.Section, id.what)))
			}
		}
	})
	return notes
}
