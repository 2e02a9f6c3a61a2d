package extract

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/extract/words"
)

// Who types a CV page by page writes into the text what belongs to the paper: "Contd…2/-" at the foot of a page, "-2-" at the
// head of the next. No reader of labels can know such a line, and takes it for whatever stands around it.

var (
	turning = regexp.MustCompile(`(?i)^[^\w:]*(?:cont(?:d|inued|inues)?|cont['’]d|p\. ?t\. ?o|pto|please turn over)[^\w:]*` +
		`(?:(?:on|to)?\s*(?:the\s+)?(?:next\s+)?(?:page|p)?[^\w:]*\d{0,2}[^\w:]*)$`)
	dashed   = regexp.MustCompile(`^[-–—]\s?\d{1,2}\s?[-–—]$|^(?:\.{2,}|…)\s?\d{1,2}\s?(?:/?[-–—]|/)?$`)
	pageWord = regexp.MustCompile(`(?i)^\W*page\s+(?:two|three|four|five)\W*$`)
	pageBare = regexp.MustCompile(`(?i)(?:^|\t|[|·•]\s?)page\s*of\s*$`)
)

// turnsPage reports a line that only says that the page ends here or which one it is. "Continued" needs a mark before it or
// the page that it goes on at: alone it may be the end of a sentence or a word of a table.
func turnsPage(text string) bool {
	switch {
	case dashed.MatchString(text), pageWord.MatchString(text), words.Fold(text) == "page of":
		return true // "Page of" is what two fields that were never counted leave
	case !turning.MatchString(text):
		return false
	}
	return ofPages.MatchString(text) || !unicode.IsLetter([]rune(text)[0]) && !strings.ContainsFunc(text, unicode.IsSpace)
}

// ofPages is what says that it is a page that is turned, and not a sentence that goes on ("continued.").
var ofPages = regexp.MustCompile(`(?i)\d|\bpage\b|^\W*cont\W+$|\bcont['’]?d\b|p\. ?t\. ?o|turn over`)
