// Package lexicon is the English word list: some 400,000 forms with their size
// class, the spelling tradition they belong to and their parts of speech, in an
// automaton that is unpacked at the first question (4.5 MB, some 20 ms).
//
// The index is built from SCOWL (words and names), WordNet (parts of speech and
// rough frequency) and our own lists in words/; "go generate" rebuilds it.
package lexicon

//go:generate go run ./gen

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/binary"
	"io"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

//go:embed index.bin.gz
var packed []byte

var english = sync.OnceValue(func() automaton {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		panic(err) // the file is embedded: it cannot be damaged on its own
	}
	var index strings.Builder
	index.Grow(int(binary.LittleEndian.Uint32(packed[len(packed)-4:]))) // gzip ends with the length
	if _, err := io.Copy(&index, r); err != nil {                       // #nosec G110 -- the list is part of the program
		panic(err)
	}
	return open(index.String())
})

// Info describes one form; the zero value is an unknown word.
type Info uint32

// Flags of a form. A form without US and GB belongs to every kind of English.
const (
	US      Info = 1 << (iota + 4) // American spelling ("color")
	GB                             // British spelling ("colour", "organise")
	Oxford                         // the -ize forms that British publishers accept
	Variant                        // a spelling that dictionaries give second
	_                              // three bits of frequency
	_
	_
	Noun     // singular or mass noun
	Plural   // plural noun
	Base     // base form of a verb
	Third    // "manages"
	Past     // "managed", "wrote"
	PastPart // "managed", "written"
	Ing      // "managing"
	Adj
	Adv
	Abbreviation
	Own       // from our vocabulary lists
	VerbFirst // used as a verb at least as often as otherwise
	known
)

const frequencyShift = 8

// levels are SCOWL's size classes: 10 holds the thousand commonest words, 95 the rarest.
var levels = [...]int{10, 20, 35, 40, 50, 55, 60, 70, 80, 95}

// Known reports whether the form is a word at all.
func (i Info) Known() bool { return i&known != 0 }

// Level is SCOWL's size class, 10 (commonest) to 95 (rarest); 100 for unknown words.
func (i Info) Level() int {
	if !i.Known() {
		return 100
	}
	return levels[i&15]
}

// Frequency is 0 (never seen in the sense-tagged corpus of WordNet) to 7.
func (i Info) Frequency() int { return int(i>>frequencyShift) & 7 }

// Is reports whether the form carries any of the flags.
func (i Info) Is(flags Info) bool { return i&flags != 0 }

// Exact looks a form up as it is spelt, case included: names and abbreviations
// carry capitals ("Monday", "HTML"), words do not.
func Exact(word string) Info { return english().lookup(word) }

// Word looks up a common word whatever its case.
func Word(word string) Info { return english().lookup(strings.ToLower(word)) }

// Lookup accepts a form as it may stand in a text: exact, or a common word with
// a capital first letter or in capitals, or a name in capitals.
func Lookup(word string) Info {
	if i := Exact(word); i.Known() {
		return i
	}
	lower := strings.ToLower(word)
	if lower == word {
		return 0
	}
	if i := Exact(lower); i.Known() {
		return i
	}
	return Exact(Title(lower))
}

// Title returns the word with its first letter in upper case.
func Title(word string) string {
	r, n := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(r)) + word[n:]
}
