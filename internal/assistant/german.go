package assistant

import (
	_ "embed"
	"strings"
	"sync"
	"unicode"
)

//go:embed knowledge/german.txt
var germanWords string

// glossary are German words and what they are in English; those with an empty meaning
// only tell the language, so none of them is an English word too. A key may be the beginning of a word, marked by a star.
var glossary = sync.OnceValue(func() map[string]string {
	words := map[string]string{}
	for line := range strings.Lines(germanWords) {
		german, english, _ := strings.Cut(strings.TrimSpace(line), "=")
		for word := range strings.FieldsSeq(german) {
			words[word] = strings.TrimSpace(english)
		}
	}
	return words
})

// inEnglish returns the words of a German question that the knowledge base may know, in
// English; false where the question is not German.
func inEnglish(question string) (string, bool) {
	var out []string
	words := strings.FieldsFunc(strings.ToLower(question), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	known := 0
	for _, word := range words {
		english, is := meaning(word)
		switch {
		case !is:
			out = append(out, word) // names and words that both languages have
		default:
			known++
			if english != "" {
				out = append(out, english)
			}
		}
	}
	return strings.Join(out, " "), known >= 2 && known*2 >= len(words)
}

func meaning(word string) (string, bool) {
	all := glossary()
	if english, is := all[word]; is {
		return english, true
	}
	for n := len(word); n >= 3; n-- {
		if english, is := all[word[:n]+"*"]; is {
			return english, true
		}
	}
	return "", false
}
