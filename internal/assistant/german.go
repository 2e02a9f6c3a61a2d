package assistant

import (
	_ "embed"
	"slices"
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

//go:embed knowledge/german-topics.txt
var germanTopics string

// topic is what a German question is about where words begin with all of its stems.
type topic struct {
	title string
	stems []string
}

var topics = sync.OnceValue(func() []topic {
	var list []topic
	for line := range strings.Lines(germanTopics) {
		title, ways, _ := strings.Cut(strings.TrimSpace(line), " = ")
		for way := range strings.SplitSeq(ways, "|") {
			if stems := strings.Fields(way); len(stems) > 0 {
				list = append(list, topic{title, stems})
			}
		}
	}
	return list
})

// topicOf is the topic that says most of a question, and how much of it.
func topicOf(words []string) (title string, stems int) {
	letters := 0
	for _, t := range topics() {
		found, n := 0, 0
		for _, stem := range t.stems {
			if slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, stem) }) {
				found, n = found+1, n+len(stem)
			}
		}
		if found == len(t.stems) && n > letters {
			title, stems, letters = t.title, found, n
		}
	}
	return title, stems
}

// inEnglish returns a German question as the knowledge base may know it: by the title of
// what it is about, else by those of its words that have a meaning here; false where the
// question is not German.
func inEnglish(question string) (string, bool) {
	var out []string
	words := strings.FieldsFunc(strings.ToLower(question), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-'
	})
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
	title, stems := topicOf(words)
	switch {
	case known >= 2 && title != "" && known+stems >= 3 || known >= 1 && stems > 0 && len(words) > 1 && (known+stems)*2 >= len(words):
		return title, true
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
