package proofread

import (
	_ "embed"
	"iter"
	"maps"
	"strings"
	"sync"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

//go:embed names.txt
var namesFile string

// names maps what writers type to the one way a name is written: language,
// nationality and day names typed in lower case, and product names.
var names = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for name, everyForm := range listedNames() {
		lower := strings.ToLower(name)
		if everyForm {
			out[lower] = name
		}
		if title := strings.ToUpper(lower[:1]) + lower[1:]; title != name {
			out[title] = name
		}
	}
	for wrong, name := range wrongForms() {
		out[wrong], out[lexicon.Title(wrong)] = name, name
	}
	return out
})

// products maps a product name in small letters to how its maker writes it.
var products = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for name, everyForm := range listedNames() {
		if everyForm && mixedCase(name) {
			out[strings.ToLower(name)] = name
		}
	}
	maps.Insert(out, wrongForms())
	return out
})

// wrongForms gives each wrong form, in small letters, of a name that is more than one run of letters, and the name.
func wrongForms() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for _, line := range dataLines(namesFile) {
			mode, list, _ := strings.Cut(line, ": ")
			name, is := strings.CutPrefix(mode, "write ")
			for wrong := range strings.FieldsSeq(list) {
				if is && !yield(wrong, name) {
					return
				}
			}
		}
	}
}

// listedNames gives each name of the list, and whether all its wrong forms are corrected.
func listedNames() iter.Seq2[string, bool] {
	return func(yield func(string, bool) bool) {
		for _, line := range dataLines(namesFile) {
			mode, list, _ := strings.Cut(line, ": ")
			if strings.HasPrefix(mode, "write ") {
				continue
			}
			for name := range strings.FieldsSeq(list) {
				if !yield(name, mode == "any") {
					return
				}
			}
		}
	}
}

// mixedCase reports capitals inside a name that is not all capitals.
func mixedCase(name string) bool {
	return strings.ToLower(name[1:]) != name[1:] && name != strings.ToUpper(name)
}

// plainName returns how a product name is written if the word is a wrong form of one.
func plainName(text string) string {
	right := names()[text]
	if right == "" && text != strings.ToUpper(text) {
		right = products()[strings.ToLower(text)] // "MySql", "JQuery"
	}
	if right != text {
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

// misspellings maps each well-known misspelling to the right word or words.
var misspellings = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, line := range dataLines(misspellingsFile) {
		if right, wrong, ok := strings.Cut(line, ": "); ok {
			for w := range strings.FieldsSeq(wrong) {
				out[w] = right
			}
		}
	}
	for _, line := range dataLines(pairsFile) {
		first, second, ok := strings.Cut(line, " ")
		if together := first + second; ok && out[together] == "" && isNoWord(together) {
			out[together] = first + " " + second
		}
	}
	return out
})

// pairs are two words that are often run together.
var pairs = sync.OnceValue(func() map[string]bool { return wordset.From(dataLines(pairsFile)) })

// isNoWord reports what no common list holds.
func isNoWord(lower string) bool {
	info := lexicon.Exact(lower)
	return !info.Known() || info.Level() > 80
}

//go:embed pairs.txt
var pairsFile string

// fixOf returns the correction of a well-known misspelling, or "".
func fixOf(lower string) string { return misspellings()[lower] }
