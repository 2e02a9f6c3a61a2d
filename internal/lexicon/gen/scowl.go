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
		if err != nil {
			continue
		}
		list, category, _ := strings.Cut(name, "-")
		if !wanted(list, category, n) {
			continue
		}
		lines, err := readLatin1(file)
		if err != nil {
			return nil, err
		}
		for _, word := range lines {
			if word == "" || strings.HasSuffix(word, "'s") {
				continue
			}
			f := words[word]
			level := slices.Index(levels, n)
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
	}
	return words, nil
}

func wanted(list, category string, level int) bool {
	switch list {
	case "english", "american", "british", "british_z", "canadian", "australian":
	case "variant_1":
		if level > 80 {
			return false
		}
	case "variant_2":
		if level > 60 {
			return false
		}
	case "special":
		return category == "hacker"
	default:
		return false
	}
	switch category {
	case "words", "contractions":
		return true
	case "upper", "proper-names":
		return level <= 80
	case "abbreviations":
		return level <= 80
	}
	return false
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
		f, err := os.Open(file)
		if err != nil {
			return err
		}
		for lines := bufio.NewScanner(f); lines.Scan(); {
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
		if err := f.Close(); err != nil {
			return err
		}
	}
	return nil
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
