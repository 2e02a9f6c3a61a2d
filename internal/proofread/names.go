package proofread

import (
	_ "embed"
	"strings"
	"sync"

	"focal/internal/lexicon"
)

//go:embed names.txt
var namesFile string

// names maps what writers type to the one way a name is written: language,
// nationality and day names typed in lower case, and product names.
var names = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, line := range dataLines(namesFile) {
		mode, list, _ := strings.Cut(line, ": ")
		for name := range strings.FieldsSeq(list) {
			lower := strings.ToLower(name)
			if mode == "any" {
				out[lower] = name
			}
			title := strings.ToUpper(lower[:1]) + lower[1:]
			if title != name {
				out[title] = name
			}
		}
	}
	return out
})

// products maps a product name in small letters to how its maker writes it.
var products = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, line := range dataLines(namesFile) {
		if _, list, is := strings.Cut(line, "any: "); is {
			for name := range strings.FieldsSeq(list) {
				if strings.ToLower(name[1:]) != name[1:] && name != strings.ToUpper(name) {
					out[strings.ToLower(name)] = name
				}
			}
		}
	}
	return out
})

// plainName returns how a product name is written if the word is a wrong form of one.
func plainName(text string) string {
	if right := names()[text]; right != text {
		return right
	}
	return ""
}

// dataLines returns the lines of a data file without comments and empty ones.
func dataLines(file string) []string {
	var out []string
	for line := range strings.Lines(file) {
		line, _, _ = strings.Cut(line, " #")
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			out = append(out, line)
		}
	}
	return out
}

//go:embed misspellings.txt
var misspellingsFile string

var misspellings = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, line := range dataLines(misspellingsFile) {
		right, wrong, ok := strings.Cut(line, ": ")
		if !ok {
			continue
		}
		for w := range strings.FieldsSeq(wrong) {
			out[w] = right
		}
	}
	for _, line := range dataLines(pairsFile) {
		first, second, ok := strings.Cut(line, " ")
		if info := lexicon.Exact(first + second); ok && out[first+second] == "" && (!info.Known() || info.Level() > 80) {
			out[first+second] = first + " " + second
		}
	}
	return out
})

//go:embed pairs.txt
var pairsFile string

// fixOf returns the correction of a well-known misspelling, or "".
func fixOf(lower string) string { return misspellings()[lower] }
