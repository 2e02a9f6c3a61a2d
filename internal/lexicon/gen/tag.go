package main

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"focal/internal/language"
)

// lemma is a WordNet entry: parts of speech and how often each was tagged.
type lemma struct {
	noun, verb, adj, adv bool
	counts               [4]int
}

// tag marks every form with the parts of speech that WordNet's lemmas and their
// inflections give it, and with a rough frequency.
func tag(words map[string]*form, wordnet string) error {
	lemmas := map[string]*lemma{}
	for i, pos := range []string{"noun", "verb", "adj", "adv"} {
		err := eachLine(filepath.Join(wordnet, "index."+pos), func(fields []string) {
			word := fields[0]
			if strings.ContainsAny(word, "_") {
				return
			}
			l := lemmas[word]
			if l == nil {
				l = &lemma{}
				lemmas[word] = l
			}
			*[]*bool{&l.noun, &l.verb, &l.adj, &l.adv}[i] = true
		})
		if err != nil {
			return err
		}
	}
	err := eachLine(filepath.Join(wordnet, "cntlist.rev"), func(fields []string) {
		word, sense, ok := strings.Cut(fields[0], "%")
		if l := lemmas[word]; ok && l != nil {
			n, _ := strconv.Atoi(fields[2])
			l.counts[[]int{0, 0, 1, 2, 3, 2}[sense[0]-'0']] += n
		}
	})
	if err != nil {
		return err
	}
	for word, l := range lemmas {
		l.mark(words, word)
	}
	return plurals(words, lemmas, wordnet)
}

func (l *lemma) mark(words map[string]*form, word string) {
	if l.noun {
		l.set(words, word, bitNoun)
		for _, p := range sForms(word) {
			l.set(words, p, bitPlural)
		}
	}
	if l.verb {
		l.set(words, word, bitBase)
		for _, s := range sForms(word) {
			l.set(words, s, bitThird)
		}
		for _, stem := range stems(word) {
			l.set(words, stem+"ed", bitPast|bitPastPart)
			l.set(words, stem+"ing", bitIng)
		}
		l.set(words, language.PastTense(word), bitPast)
		l.set(words, language.PastParticiple(word), bitPastPart)
	}
	if l.adj {
		l.set(words, word, bitAdj)
	}
	if l.adv {
		l.set(words, word, bitAdv)
	}
}

// set marks a form that the word lists know; others are no words.
func (l *lemma) set(words map[string]*form, word string, bits uint32) {
	f := words[word]
	if f == nil {
		return
	}
	total, class := l.counts[0]+l.counts[1]+l.counts[2]+l.counts[3], uint32(0)
	for limit := 1; total >= limit && class < 7; limit *= 4 {
		class++
	}
	if class<<frequencyShift > f.bits&(7<<frequencyShift) {
		f.bits = f.bits&^(7<<frequencyShift) | class<<frequencyShift
	}
	f.bits |= bits
	if l.verb && l.counts[1] >= l.counts[0] && l.counts[1] >= l.counts[2] {
		f.bits |= bitVerbFirst
	}
}

func sForms(word string) []string {
	forms := []string{word + "s", word + "es"}
	if stem, ok := strings.CutSuffix(word, "y"); ok {
		forms = append(forms, stem+"ies")
	}
	return forms
}

// stems returns what -ed and -ing may be added to.
func stems(word string) []string {
	out := []string{word}
	switch end := word[len(word)-1]; end {
	case 'e':
		out = []string{word[:len(word)-1], word}
	case 'y':
		out = append(out, word[:len(word)-1]+"i")
	default:
		if !strings.ContainsRune("aeiouwxh", rune(end)) {
			out = append(out, word+string(end))
		}
	}
	return out
}

// plurals marks WordNet's irregular plurals.
func plurals(words map[string]*form, lemmas map[string]*lemma, wordnet string) error {
	return eachLine(filepath.Join(wordnet, "noun.exc"), func(fields []string) {
		if l := lemmas[fields[1]]; l != nil && fields[0] != fields[1] {
			l.set(words, fields[0], bitPlural)
		}
	})
}

func eachLine(file string, visit func(fields []string)) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if fields := strings.Fields(lines.Text()); len(fields) > 1 && !strings.HasPrefix(lines.Text(), "  ") {
			visit(fields)
		}
	}
	return lines.Err()
}
