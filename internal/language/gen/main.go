// Command gen compacts WordNet's index into the lexicon that package language
// embeds: one sorted line per word that a tagger could mistake, with its word
// classes. Plain nouns are left out, because an unknown word is taken for one.
//
// Line format: word, space, letters: N noun, V verb, A adjective, R adverb,
// D verb that doubles its last consonant ("refer" -> "referred"), and for words
// with a verb reading a digit 0..9, the share of the verb among its tagged uses.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

type entry struct {
	class  map[byte]bool
	count  map[byte]int
	double bool
}

var plain = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

func main() {
	dict := flag.String("dict", "", "folder of the WordNet 3 data base (Debian package wordnet-base)")
	out := flag.String("out", "lexicon.txt", "file to write")
	flag.Parse()
	if err := run(*dict, *out); err != nil {
		log.Fatal(err)
	}
}

func run(dict, out string) error {
	words := map[string]*entry{}
	for file, class := range map[string]byte{"noun": 'N', "verb": 'V', "adj": 'A', "adv": 'R'} {
		if err := readIndex(words, filepath.Join(dict, "index."+file), class); err != nil {
			return err
		}
	}
	if err := readCounts(words, filepath.Join(dict, "cntlist.rev")); err != nil {
		return err
	}
	if err := readDoubling(words, filepath.Join(dict, "verb.exc")); err != nil {
		return err
	}
	return write(out, words)
}

// readIndex notes the words of a class.
func readIndex(words map[string]*entry, path string, class byte) error {
	return lines(path, func(line string) {
		word, _, _ := strings.Cut(line, " ")
		if len(word) < 2 || !plain.MatchString(word) {
			return
		}
		e := words[word]
		if e == nil {
			e = &entry{class: map[byte]bool{}, count: map[byte]int{}}
			words[word] = e
		}
		e.class[class] = true
	})
}

// readCounts adds how often a word was tagged as each class.
func readCounts(words map[string]*entry, path string) error {
	senses := []byte{0, 'N', 'V', 'A', 'R', 'A'} // the synset types of a sense key
	return lines(path, func(line string) {
		fields := strings.Fields(line)
		word, key, ok := strings.Cut(fields[0], "%")
		if e := words[word]; ok && e != nil && len(fields) == 3 {
			n, _ := strconv.Atoi(fields[2])
			e.count[senses[key[0]-'0']] += n
		}
	})
}

// readDoubling notes the verbs that double their last consonant.
func readDoubling(words map[string]*entry, path string) error {
	return lines(path, func(line string) {
		form, base, _ := strings.Cut(line, " ")
		if e := words[base]; e != nil && base != "" && strings.HasPrefix(form, base+base[len(base)-1:]) {
			e.double = true
		}
	})
}

func write(out string, words map[string]*entry) error {
	var list []string
	for word, e := range words {
		if len(e.class) > 1 || !e.class['N'] {
			list = append(list, word+" "+e.letters())
		}
	}
	slices.SortFunc(list, func(a, b string) int {
		x, _, _ := strings.Cut(a, " ")
		y, _, _ := strings.Cut(b, " ")
		return strings.Compare(x, y)
	})
	return os.WriteFile(out, []byte(strings.Join(list, "\n")+"\n"), 0o644)
}

// letters are the classes of a word, and for a verb how it doubles and its share of the uses.
func (e *entry) letters() (s string) {
	for _, c := range []byte("NVAR") {
		if e.class[c] {
			s += string(c)
		}
	}
	if !e.class['V'] {
		return s
	}
	if e.double {
		s += "D"
	}
	others := e.count['N'] + e.count['A'] + e.count['R']
	share := 10 * (2*e.count['V'] + 1) / (2*e.count['V'] + 2*others + 2)
	return s + strconv.Itoa(min(share, 9))
}

func lines(path string, each func(string)) error {
	f, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("give the WordNet folder with -dict: %w", err)
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	s.Buffer(nil, 1<<20)
	for s.Scan() {
		if line := s.Text(); line != "" && line[0] != ' ' {
			each(line)
		}
	}
	return s.Err()
}
