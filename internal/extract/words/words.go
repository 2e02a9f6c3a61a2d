// Package words holds the word lists of the reader of CVs, written for Focal. What belongs to a language (section
// headings, job titles, degrees, months, labels) is a pack, a folder of its own: "en", "de", "fr" and so on; north and
// east are the Nordic languages and those between the Baltic and the Bosporus. Names of organisations, places and
// networks are the same for all. The comments of the files say how they are used; packs.go reads them.
package words

import (
	"strings"
	"sync"
)

// Set is a set of folded phrases.
type Set struct {
	entries map[string]string // phrase -> value (a code, a kind), often ""
	longest int               // words in the longest phrase
	begins  map[string]int    // words in the longest phrase of several that begins with a word
	ends    map[string]int    // and that ends with one
}

// NewSet returns a set of the phrases, folded.
func NewSet(phrases ...string) *Set {
	s := &Set{entries: map[string]string{}, begins: map[string]int{}, ends: map[string]int{}}
	for _, p := range phrases {
		s.add(p, "")
	}
	return s
}

func (s *Set) add(phrase, value string) {
	key := Fold(phrase)
	if key == "" {
		return
	}
	if _, dup := s.entries[key]; !dup {
		s.entries[key] = value
	}
	n := strings.Count(key, " ") + 1
	s.longest = max(s.longest, n)
	if n > 1 {
		first, last := key[:strings.IndexByte(key, ' ')], key[strings.LastIndexByte(key, ' ')+1:]
		s.begins[first], s.ends[last] = max(s.begins[first], n), max(s.ends[last], n)
	}
}

// Has reports whether the folded phrase is in the set.
func (s *Set) Has(folded string) bool {
	_, ok := s.entries[folded]
	return ok
}

// Value returns what the list says about the folded phrase.
func (s *Set) Value(folded string) (string, bool) {
	v, ok := s.entries[folded]
	return v, ok
}

// At returns the number of words of the longest phrase that starts at words[i]; 0 is none.
func (s *Set) At(words []string, i int) int {
	if i >= len(words) {
		return 0
	}
	for n := min(s.begins[words[i]], len(words)-i); n > 1; n-- {
		if s.Has(strings.Join(words[i:i+n], " ")) {
			return n
		}
	}
	return s.single(words[i])
}

// Ends returns the number of words of the longest phrase that ends the words; 0 is none.
func (s *Set) Ends(words []string) int {
	if len(words) == 0 {
		return 0
	}
	last := words[len(words)-1]
	for n := min(s.ends[last], len(words)); n > 1; n-- {
		if s.Has(strings.Join(words[len(words)-n:], " ")) {
			return n
		}
	}
	return s.single(last)
}

// single is 1 for a phrase of one word.
func (s *Set) single(word string) int {
	if s.Has(word) {
		return 1
	}
	return 0
}

// Longest is the number of words of the longest phrase.
func (s *Set) Longest() int { return s.longest }

// Contains reports whether any phrase of the set occurs as whole words.
func (s *Set) Contains(words []string) bool {
	for i := range words {
		if s.At(words, i) > 0 {
			return true
		}
	}
	return false
}

// Len is the number of phrases.
func (s *Set) Len() int { return len(s.entries) }

// Each visits all phrases in no order.
func (s *Set) Each(visit func(phrase, value string)) {
	for p, v := range s.entries {
		visit(p, v)
	}
}

// TitleLists are the words of job titles.
type TitleLists struct{ Head, Modifier, Phrase *Set }

// OrganisationLists are the words of names of organisations.
type OrganisationLists struct{ Suffix, Keyword, School, Known *Set }

// PlaceLists are places; the values of Country are ISO codes.
type PlaceLists struct{ City, Region, Country, Code, Remote *Set }

// DegreeLists are degrees, and classes of degrees.
type DegreeLists struct{ Degree, Honour *Set }

// The lists, read once on first use.
var (
	Headings = sync.OnceValue(func() map[string]*Set { return sections("headings.txt") })
	// HeadingsOfOne are the headings that one language alone has, with its pack.
	HeadingsOfOne = sync.OnceValue(ownHeadings)
	Titles        = sync.OnceValue(func() TitleLists {
		s := sections("titles.txt")
		return TitleLists{s["head"], s["modifier"], s["phrase"]}
	})
	Organisations = sync.OnceValue(func() OrganisationLists {
		s := sections("organisations.txt")
		return OrganisationLists{s["suffix"], s["keyword"], s["school"], s["known"]}
	})
	Places = sync.OnceValue(func() PlaceLists {
		s := sections("places.txt")
		return PlaceLists{s["city"], s["region"], s["country"], s["code"], s["remote"]}
	})
	Degrees = sync.OnceValue(func() DegreeLists {
		s := sections("degrees.txt")
		return DegreeLists{s["degree"], s["honour"]}
	})
	Languages = sync.OnceValue(func() *Set { return sections("languages.txt")[""] })
	Fluency   = sync.OnceValue(func() *Set { return sections("fluency.txt")[""] })
	Months    = sync.OnceValue(func() *Set { all, _ := months(); return all })
	// DoubtfulMonths are the names of months in other languages that are names ("?"), words ("??") or both ("???") in English.
	DoubtfulMonths = sync.OnceValue(func() *Set { _, doubtful := months(); return doubtful })
	// EnglishMonths are the names in English, January first.
	EnglishMonths = sync.OnceValue(func() []string { return fullMonths("en") })
	Seasons       = sync.OnceValue(func() *Set { return pairs("seasons.txt", " ") })
	// Dates are the small words of dates; the first lines of en/dates.txt name them.
	Dates   = sync.OnceValue(func() map[string]*Set { return sections("dates.txt") })
	Present = sync.OnceValue(func() *Set { return sections("present.txt")[""] })
	Labels  = sync.OnceValue(func() *Set { return pairs("labels.txt", ",") })
	// Networks maps a host to the network's name.
	Networks = sync.OnceValue(func() map[string]string {
		out := map[string]string{}
		each("networks.txt", func(line string) {
			name, hosts, _ := strings.Cut(line, ":")
			for _, h := range strings.Fields(hosts) {
				out[h] = name
			}
		})
		return out
	})
)
