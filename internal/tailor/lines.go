package tailor

import (
	_ "embed" // what was learned
	"strings"
	"sync"
	"unicode"

	"focal/internal/hashed"
	"focal/internal/ingest/page"
)

// What the lines of adverts are about is learned by their words alone from adverts whose columns tell it (docs/training.md, "Match").

//go:embed lines.bin
var linesFile []byte

var lineModel = sync.OnceValue(func() *hashed.Model {
	m, err := hashed.Read(linesFile)
	if err != nil {
		panic("lines.bin: " + err.Error())
	}
	return m
})

// What lines are about, in the order of the model.
const (
	ofFirm = iota
	ofDuty
	ofDemand
	ofOffer
)

// aboutOf is how probable it is that some words are about each of these.
func aboutOf(text string) []float64 { return lineModel().Chances(wordPlaces(text)) }

// Line is a statement of a text, with its words as the model looks at them, to learn from (cmd/matchtrain).
type Line struct {
	Places []int
	Asks   bool // it stands where demands stand
}

// Lines are the statements of a text.
func Lines(text *page.Document) (out []Line) {
	for _, s := range statements(text) {
		out = append(out, Line{wordPlaces(s.text), s.in.demands() || asksPhrase.in(s.text)})
	}
	return out
}

// wordPlaces are the features of a text: its words and pairs of words, and those that it begins and ends with.
func wordPlaces(text string) []int {
	words := wordsOfLine(text)
	var out []int
	before := "^"
	for _, w := range words {
		out = append(out, hashed.Place(w), hashed.Place(before+" "+w))
		before = w
	}
	if len(words) > 2 {
		out = append(out, hashed.Place("^^"+words[0]+" "+words[1]+" "+words[2]))
	}
	return append(out, hashed.Place(before+" $"))
}

// mostOfLine is how many words of a text are looked at.
const mostOfLine = 60

// wordsOfLine are the words of a text in small letters, all figures as one.
func wordsOfLine(text string) []string {
	words := strings.FieldsFunc(strings.ToLower(text), betweenLineWords)
	words = words[:min(len(words), mostOfLine)]
	for i, w := range words {
		if strings.IndexFunc(w, unicode.IsDigit) >= 0 {
			words[i] = "0"
		}
	}
	return words
}

func betweenLineWords(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+#$£€%?", r)
}
