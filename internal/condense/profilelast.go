package condense

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
)

// ThirdPersonOnly leaves out of a profile in the third person the sentences that still speak in the first, since nothing could
// turn them with certainty. It runs when the person of the sentences has changed, and each can be put back.
func ThirdPersonOnly(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if to != cv.ThirdPerson || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	const reason = "This sentence of the profile speaks in the first person, and it was not certain how to change it."
	t := tidier{keep: keep}
	name := namePattern(doc.Person.Name.Value)
	unturned := func(s string) bool { return stillFirst(name.ReplaceAllString(s, "They ")) } // "Moss C.I has sailed"
	for i := range doc.Summary {
		if len(doc.Summary[i].Value) <= longestAims {
			t.cutSentences(&doc.Summary[i], unturned, reason)
		}
	}
	doc.Summary = slices.DeleteFunc(doc.Summary, func(s cv.Text) bool {
		return allAre(s.Value, unturned) &&
			t.made(cv.Note{Kind: cv.NoteLeftOut, Field: s.ID, Before: s.Value, Reason: reason, Lines: s.Lines})
	})
	return t.notes
}

// namePattern finds a name where a sentence begins with it, in whatever case and with or without its full stops.
func namePattern(name string) *regexp.Regexp {
	parts := strings.FieldsFunc(name, func(r rune) bool { return r == '.' || unicode.IsSpace(r) })
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile(`(?i)^` + strings.Join(parts, `[\s.]*`) + `\.? `)
}

// allAre reports a paragraph of which every sentence is of a kind.
func allAre(text string, kind func(string) bool) bool {
	if strings.TrimSpace(text) == "" || len(text) > longestAims {
		return false
	}
	return !slices.ContainsFunc(language.Sentences(text), func(span language.Span) bool {
		s := strings.TrimSpace(span.Of(text))
		return s != "" && !kind(s)
	})
}

// stillFirst reports a sentence in which its owner speaks, or speaks to the reader of a letter. What somebody else said does not
// count, unless all of it is in quotation marks: people put their own aims there.
func stillFirst(s string) bool {
	told := quotedPart.ReplaceAllString(s, " ")
	if len(strings.Fields(told)) < shortestTold {
		told = strings.Trim(s, "\"“”«»„ ")
	}
	return ofOneself.MatchString(told) || ofUs.MatchString(told) || toYou.MatchString(told) && (isAim(told) || thanks.MatchString(told))
}

// shortestTold is how many words outside of quotation marks make a sentence.
const shortestTold = 3

var (
	quotedPart = regexp.MustCompile(`["“„«][^"”“»]*["”“»]`)
	// ofOneself is what only the first person says. "I" behind a capital is a numeral or a grade, "My" before one part of a name.
	ofOneself = regexp.MustCompile(`(?:^|[.!?,;:()–-]\s+|(?:^|\s)\p{Ll}[\p{Ll}'’]*\s)I(?:['’](?:m|ve|d|ll))?,?\s\p{Ll}|` +
		`(?:^|[^\p{L}\p{N}./&-])(?:i (?:am|have|can|will|would|want|could) |` +
		`[Mm]y \p{Ll}|(?:me|my|myself|mine)(?:[^\p{L}\p{N}.:/&-]|[.:]?$|[.:] ))`)
	ofUs   = regexp.MustCompile(`(?:^|[^\p{L}\p{N}./&-])(?:[Ww]e|[Oo]urs?|us)(?:[^\p{L}\p{N}.:/&-]|[.:]?$)`)
	toYou  = regexp.MustCompile(`(?i)\b(?:you|yours?)\b`)
	thanks = regexp.MustCompile(`(?i)^(?:so )?(?:thank|looking forward|hope|please)`)
)
