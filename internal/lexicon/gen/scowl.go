package main

import (
	"bufio"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/encoding/charmap"
)

// Bits of a form's info; package lexicon documents and reads them.
const (
	bitUS = 1 << (iota + 4)
	bitGB
	bitOxford
	bitVariant
	_
	_
	_
	bitNoun
	bitPlural
	bitBase
	bitThird
	bitPast
	bitPastPart
	bitIng
	bitAdj
	bitAdv
	bitAbbreviation
	bitOwn
	bitVerbFirst
	bitKnown
	frequencyShift = 8
)

var levels = []int{10, 20, 35, 40, 50, 55, 60, 70, 80, 95}

// form collects what the lists say about one spelling.
type form struct {
	level    int // index into levels
	english  bool
	american bool
	british  bool
	oxford   bool
	abbrev   bool
	own      bool
	bits     uint32 // parts of speech and frequency
}

// readSCOWL takes words to level 95, names to level 80 and the variants that
// dictionaries list, without possessives.
func readSCOWL(dir string) (map[string]*form, error) {
	words := map[string]*form{}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		name, size, _ := strings.Cut(filepath.Base(file), ".")
		n, err := strconv.Atoi(size)
		list, category, _ := strings.Cut(name, "-")
		if err != nil || !wanted(list, category, n) {
			continue
		}
		lines, err := readLatin1(file)
		if err != nil {
			return nil, err
		}
		for _, word := range lines {
			if word != "" && !strings.HasSuffix(word, "'s") {
				add(words, word, list, category, slices.Index(levels, n))
			}
		}
	}
	return words, nil
}

// add notes that a list has a word.
func add(words map[string]*form, word, list, category string, level int) {
	f := words[word]
	if f == nil {
		f = &form{level: level}
		words[word] = f
	}
	f.level = min(f.level, level)
	switch list {
	case "english", "special":
		f.english = true
	case "american":
		f.american = true
	case "british":
		f.british = true
	case "british_z":
		f.oxford = true
	}
	f.abbrev = f.abbrev || category == "abbreviations"
}

// lists are the lists that are read, and the level up to which.
var lists = map[string]int{
	"english": 95, "american": 95, "british": 95, "british_z": 95, "canadian": 95, "australian": 95, "variant_1": 80, "variant_2": 60,
}

// categories are the parts of the lists that are read, and the level up to which.
var categories = map[string]int{"words": 95, "contractions": 95, "upper": 80, "proper-names": 80, "abbreviations": 80}

func wanted(list, category string, level int) bool {
	if list == "special" {
		return category == "hacker"
	}
	return level <= min(lists[list], categories[category])
}

func readLatin1(file string) ([]string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	text, err := charmap.ISO8859_1.NewDecoder().Bytes(data)
	if err != nil {
		return nil, err
	}
	return strings.Split(strings.TrimSpace(string(text)), "\n"), nil
}

// addOwn adds the vocabulary lists: words parted by white space or commas; "#"
// starts a comment, "topic:" at the start of a line is for the reader only.
func addOwn(words map[string]*form, dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "vocabulary-*.txt"))
	if err != nil {
		return err
	}
	for _, file := range files {
		if err := addList(words, file); err != nil {
			return err
		}
	}
	return nil
}

func addList(words map[string]*form, file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line, _, _ := strings.Cut(lines.Text(), "#")
		if _, rest, ok := strings.Cut(line, ": "); ok {
			line = rest
		}
		for _, word := range strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' }) {
			if words[word] == nil {
				words[word] = &form{level: slices.Index(levels, 60)}
			}
			words[word].own, words[word].english = true, true
		}
	}
	return lines.Err()
}

func (f *form) info() uint32 {
	info := uint32(f.level) | bitKnown | f.bits
	for _, flag := range []struct {
		on  bool
		bit uint32
	}{
		{f.abbrev, bitAbbreviation},
		{f.own, bitOwn},
		{f.american && !f.english, bitUS},
		{f.british && !f.english, bitGB},
		{f.oxford && !f.english, bitOxford},
		{!f.english && !f.american && !f.british && !f.oxford, bitVariant},
	} {
		if flag.on {
			info |= flag.bit
		}
	}
	return info
}
