package condense

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// marking is a slip in the spaces around marks, and how it is set.
var marking = []struct {
	slip *sieve.Regexp
	set  string
}{
	{sieve.MustCompile(`\s*:\s*[-–]+(\s|$)`), ":$1"},
	{sieve.MustCompile(`([\pL\d)])\s+([,;:])`), "$1$2"},
	{sieve.MustCompile(`\(\s+`), "("},
	{sieve.MustCompile(`[\s,;]+\)`), ")"},
	{sieve.MustCompile(`\s*[,;]\s*$`), ""},
}

// apartColon is a colon that stands apart from the word before it; in a sentence a space before another mark is a
// matter of proofreading.
var apartColon = sieve.MustCompile(`([\pL)]) :(\s|$)`)

// facts are the values that no stage of language touches; the marks in them are typed as carelessly as any.
var facts = map[cv.Role]bool{
	cv.RolePlace: true, cv.RoleTitle: true, cv.RoleOrganisation: true, cv.RoleQualification: true, cv.RoleSkill: true, cv.RoleDetail: true,
	cv.RoleLabel: true,
}

// marks sets the spaces around the marks in titles, names of firms, places and the other facts, and the
// colon of labels anywhere ("Client :-", "Client : ").
func (t *tidier) marks(doc *cv.Document) {
	doc.Walk(func(r cv.Ref) {
		after := evenSpaces(r)
		switch {
		case facts[r.Role]:
			after = neat(after)
		case r.IsSentence():
			after = apartColon.ReplaceAllString(marking[0].slip.ReplaceAllString(after, marking[0].set), "$1:$2")
		}
		if after != "" && after != r.Text.Value && t.reworded(r.Text, after, "A mark follows its word, and a space the mark.") {
			r.Text.Value = after
		}
	})
}

// neat is a fact with its marks where they belong; addresses of the web stay.
func neat(text string) string {
	if strings.ContainsAny(text, "@") || strings.Contains(text, "://") {
		return text
	}
	for _, m := range marking {
		text = m.slip.ReplaceAllString(text, m.set)
	}
	return commasApart(text)
}

var (
	// closeComma is a comma that the next word stands right behind.
	closeComma = sieve.MustCompile(`[\pL\d],\pL{2}`)
	// anyComma is one with whatever stands behind it, and thousands one of a number, which stays.
	anyComma  = sieve.MustCompile(`,(\S)`)
	thousands = sieve.MustCompile(`\d,\d{3}(?:\D|$)`)
)

// commasApart sets a space behind each comma of a text that lacks one before a word: behind all of them or none, as a row that is
// spaced in part reads worse than before.
func commasApart(text string) string {
	if !closeComma.MatchString(text) || thousands.MatchString(text) {
		return text
	}
	return anyComma.ReplaceAllString(text, ", $1")
}
