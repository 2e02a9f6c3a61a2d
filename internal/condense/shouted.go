package condense

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// certainLetters reports a short word in capitals that is an abbreviation and no word or name: "HVAC", "QA/QC".
func certainLetters(word string) bool {
	for _, part := range strings.FieldsFunc(word, func(r rune) bool { return strings.ContainsRune("/&-", r) }) {
		letters := utf8.RuneCountInString(part)
		if letters < fewestLetters || letters > longestWordOfLetters ||
			strings.IndexFunc(part, func(r rune) bool { return !unicode.IsUpper(r) }) >= 0 {
			return false
		}
		low := strings.ToLower(part)
		if letters > fewestLetters && (lexicon.Exact(low).Known() || lexicon.Exact(language.NameCase(low)).Known()) {
			return false
		}
	}
	return word != ""
}

// fewestLetters is how many letters an abbreviation has at least.
const fewestLetters = 2

// properSchools is properSchool of a name, or of all of it before its last comma.
func properSchools(name string) string {
	if after := properSchool(name); after != "" {
		return after
	}
	at := strings.LastIndex(name, ", ")
	if at <= 0 {
		return ""
	}
	if head := properSchool(name[:at]); head != "" {
		return head + name[at:]
	}
	return ""
}
