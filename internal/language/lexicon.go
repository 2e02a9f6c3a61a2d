package language

import (
	_ "embed"
	"strings"

	"focal/internal/wordset"
)

//go:embed lexicon.txt
var wordNet string

//go:embed words.txt
var ownWords string

// Class is a set of word classes and verb forms a word may have.
type Class uint16

// Word classes. Base, Third, Past, Participle and Gerund are verb forms.
const (
	Noun Class = 1 << iota
	Plural
	Adjective
	Adverb
	Base
	Third
	Past
	Participle
	Gerund
)

// Verb is any verb form.
const Verb = Base | Third | Past | Participle | Gerund

// Has reports whether the set holds one of the classes.
func (c Class) Has(any Class) bool { return c&any != 0 }

// Reading is what the lexicon and the rules of inflection say about a word.
type Reading struct {
	Class
	// Share is 0..9, the share of the verb among the uses of a word with a verb
	// reading: 9 "manage", 1 "budget".
	Share int
}

// lookup returns the lexicon's letters for a lower-case word; ours come first.
func lookup(word string) (string, bool) {
	if flags, ok := search(ownWords, word); ok {
		return flags, true
	}
	if flags, ok := search(wordNet, word); ok {
		return flags, true
	}
	if again(word) {
		return "V9", true // "rebook"
	}
	return "", false
}

// again reports "re" before a verb.
func again(word string) bool {
	rest, ok := strings.CutPrefix(word, "re")
	if !ok || len(rest) < 4 || reNouns[word] || hasAnySuffix(word, "s", "ing") {
		return false
	}
	flags, own := search(ownWords, rest)
	if !own {
		flags, _ = search(wordNet, rest)
	}
	base := parseFlags(flags)
	return base.Has(Base) && base.Share >= 4
}

// search finds a line by bisection in sorted text, so that nothing need be built
// at start-up and the heap stays empty.
func search(text, word string) (string, bool) {
	low, high := 0, len(text)
	for low < high {
		mid := low + (high-low)/2
		start := strings.LastIndexByte(text[low:mid], '\n') + 1 + low
		end := strings.IndexByte(text[start:], '\n')
		if end < 0 {
			end = len(text) - start
		}
		key, flags, _ := strings.Cut(text[start:start+end], " ")
		switch {
		case key == word:
			return flags, true
		case key < word:
			low = start + end + 1
		default:
			high = start
		}
	}
	return "", false
}

// isVerb reports whether word is the base form of a known verb.
func isVerb(word string) bool {
	flags, ok := lookup(word)
	return ok && strings.IndexByte(flags, 'V') >= 0
}

// Read returns the readings of a lower-case word. A word that nothing is known
// about is a noun, plural if it looks like one.
func Read(word string) Reading {
	var r Reading
	if flags, ok := lookup(word); ok {
		r = parseFlags(flags)
	} else if last := strings.LastIndexByte(word, '-'); last > 0 && last < len(word)-1 {
		return readHyphenated(word[:last], word[last+1:])
	}
	for _, f := range verbForms(word) {
		base := parseFlagsOf(f.Base)
		r.Class |= f.Form
		r.Share = max(r.Share, base.Share)
		if f.Form == Third && base.Has(Noun) {
			r.Class |= Plural
		}
	}
	if r.Class == 0 || r.Class == Plural && looksPlural(word) {
		r.Class |= shapeOf(word)
	}
	if irregularPlurals[word] {
		r.Class |= Noun | Plural
	}
	return r
}

// shapeOf is what a word that nobody knows may be by its ending.
func shapeOf(word string) Class {
	switch {
	case looksPlural(word):
		return Noun | Plural
	case len(word) < 6:
		return Noun
	case strings.HasSuffix(word, "ing"):
		return Noun | Gerund
	case strings.HasSuffix(word, "ed"):
		return Past | Participle | Adjective
	case strings.HasSuffix(word, "ly"):
		return Adverb
	}
	return Noun
}

// reNouns look like "re" and a verb.
var reNouns = wordset.Of("reaction recourse rematch rebirth")

// readHyphenated reads a compound by its last part. One that starts with a word
// nobody knows ("scikit-learn") is a name.
func readHyphenated(head, tail string) Reading {
	r := Read(tail)
	switch {
	case verbPrefixes[head]:
		return r
	case closed[tail] != TagNone || !headKnown(head):
		return Reading{Class: r.Class&(Plural|Gerund|Participle) | Noun | Adjective}
	case r.Has(Base|Third|Past) && !r.Has(Noun|Adjective):
		return r // "line-manages"
	case r.Has(Base) && r.Share >= 8:
		return Reading{r.Class | Adjective, 5} // "fault-find", but also "on-call"
	}
	return Reading{Class: r.Class&(Noun|Plural|Gerund|Participle|Past) | Adjective}
}

var verbPrefixes = wordset.Of("co re pre de")

// headKnown reports a word that compounds begin with.
func headKnown(head string) bool {
	_, known := lookup(head)
	return known || verbHeads[head]
}

// verbHeads are plain nouns that verbs are compounded with.
var verbHeads = wordset.Of(`
	line project quality fault fact sense sanity cost role time hand peer user load pen test spoon self over under multi micro
	cross mis out sub inter counter`)

var irregularPlurals = wordset.Of(`
	menus gurus campuses sales people children men women staff data criteria media police personnel stakeholders`)

func looksPlural(word string) bool {
	n := len(word)
	return n > 3 && word[n-1] == 's' && word[n-2] != 's' && word[n-2] != 'u' && word[n-2] != 'i' && word[n-2] != '\''
}

func parseFlagsOf(base string) Reading {
	flags, _ := lookup(base)
	return parseFlags(flags)
}

func parseFlags(flags string) Reading {
	var r Reading
	for _, c := range []byte(flags) {
		switch {
		case c == 'N':
			r.Class |= Noun
		case c == 'V':
			r.Class |= Base
		case c == 'A':
			r.Class |= Adjective
		case c == 'R':
			r.Class |= Adverb
		case c >= '0' && c <= '9':
			r.Share = int(c - '0')
		}
	}
	return r
}
