package truth

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lost returns a fact of texts that is in none of the others: a figure, an acronym, or a
// name, by its capital inside a sentence; "" if there is none. The candidate's own name
// may go.
func Lost(before, after []string, name string) string {
	have := map[string]bool{}
	for _, text := range append(after[:len(after):len(after)], name) {
		for _, w := range words(text) {
			have[w.folded] = true
		}
	}
	for _, text := range before {
		clause := -1
		for _, t := range tokens(text) {
			first := t.clause != clause
			clause = t.clause
			if t.joins || have[strings.TrimSuffix(t.folded, mark)] || grammarWords[t.folded] {
				continue
			}
			r, _ := utf8.DecodeRuneInString(t.text)
			if t.figure() || acronym(t.text) || !first && unicode.IsUpper(r) && !strings.EqualFold(t.text, "i") {
				return t.text
			}
		}
	}
	return ""
}
