package tailor

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A compound is written as one word, with a hyphen or as two: "AutoCAD", "Auto-CAD", "Auto CAD". Whichever way the advert
// and the CV have it, it is one.

// pair is two words of a text that could be one, as they stand there.
type pair struct {
	text, joined string
	named        bool // written with a capital that is not that of a sentence
}

// shortestCompound is how many bytes a word has at least that is put together of two.
const shortestCompound = 6

// pairsOf are the neighbouring words of a text that nothing but a space or a hyphen parts. What begins or ends with a small
// word is no compound but for a few: "over time" is not overtime.
func pairsOf(s string) []pair {
	var out []pair
	begins := true // of a sentence
	add := func(first, second, between string) {
		joined := strings.ToLower(first + second)
		if len(joined) >= shortestCompound && isHalf(first) && isHalf(second) || smallCompounds[joined] {
			out = append(out, pair{first + between + second, joined, isUpper(second) || isUpper(first) && !begins})
		}
	}
	words := strings.Fields(s)
	for i, whole := range words {
		w := strings.TrimFunc(whole, isNoLetter)
		if first, second, ok := strings.Cut(w, "-"); ok {
			add(first, second, "-")
		}
		if i+1 < len(words) && strings.HasSuffix(whole, w) {
			add(w, strings.TrimRightFunc(words[i+1], isNoLetter), " ")
		}
		begins = w == "" || strings.ContainsAny(whole[len(whole)-1:], ".:;!?")
	}
	return out
}

// smallCompounds begin with a small word: "on site".
var smallCompounds = wordset.Of("onsite offsite inhouse offshore onshore online onboard oncall bylaw bylaws")

func isUpper(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(first)
}

// isOne reports that the words may be one. A sales force is no Salesforce: where ordinary words make a product, or a word that
// nobody knows, only who writes them as a name means it.
func (p pair) isOne() bool {
	if p.named {
		return true
	}
	product := products()[p.joined]
	first, second, parted := strings.Cut(strings.ToLower(p.text), " ")
	switch {
	case !parted: // "storm-water"
		first, second, _ = strings.Cut(first, "-")
	case !product && !lexicon.Exact(p.joined).Known():
		return false
	}
	return !product && !lexicon.MostlyName(p.joined) || !isOrdinaryHalf(first) || !isOrdinaryHalf(second)
}

// products are the things of one word that we know, and some that are words of every dictionary.
var products = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{"sharepoint": true, "firebase": true}
	for _, line := range wordLines("words/classes.txt") {
		_, members, _ := strings.Cut(line, ":")
		for _, member := range strings.Split(members, ";") {
			m[strings.ToLower(strings.TrimSpace(member))] = true
		}
	}
	for name := range things() {
		m[name] = true
	}
	return m
})

// isOrdinaryHalf reports a word that is no name by itself, as the CAD of AutoCAD is.
func isOrdinaryHalf(w string) bool {
	return len(w) > 1 && lexicon.Exact(w).Level() < ordinaryHalf && (!knownSkill(w) || w == "sales")
}

// ordinaryHalf is the size class from which on a word is a rare one.
const ordinaryHalf = 50

// isHalf reports a word that may be half of a compound.
func isHalf(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(first) && strings.IndexFunc(s, isNoLetter) < 0 && !stopWords[strings.ToLower(s)]
}

func isNoLetter(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// inItsSpelling is a requirement with the compounds as the CV writes them: "AutoCAD" for "Auto CAD".
func (c *candidate) inItsSpelling(r Requirement) Requirement {
	for _, p := range pairsOf(r.Text) {
		if one := stem(p.joined); p.isOne() && c.hasOne(one) && (smallCompounds[p.joined] || !c.hasTogether(terms(p.text))) {
			r.Text = strings.Replace(r.Text, p.text, p.joined, 1)
			r.Quote = strings.Replace(r.Quote, p.text, p.joined, 1)
		}
	}
	return r
}

// hasTogether reports that one passage has all the terms.
func (c *candidate) hasTogether(list []string) bool {
	_, together := c.firstWith(list)
	return together
}

// hasOne reports that a passage has a term as a word of its own.
func (c *candidate) hasOne(term string) bool {
	return slices.ContainsFunc(c.withAny([]string{term}), func(i int) bool { return c.passages[i].terms[term] })
}

// joinedIn are the terms of the words that two words of a text may be together, and of the names in it without their version;
// in a list of skills nobody speaks of other things.
func joinedIn(text string, listed bool) map[string]bool {
	out := map[string]bool{}
	for _, name := range versionedIn(text) {
		out[stem(strings.ToLower(strings.TrimRight(name, "0123456789")))] = true
	}
	for _, one := range pairsOf(text) {
		if !listed && !one.isOne() {
			continue
		}
		list := terms(one.joined)
		for _, t := range list {
			out[t] = true
		}
		for class := range impliedBy(list) {
			out[class] = true
		}
	}
	return out
}

// versionedIn are the names with the number of a version in a text; most have no digit at all.
func versionedIn(text string) []string {
	if !strings.ContainsAny(text, "0123456789") {
		return nil
	}
	return versioned.FindAllString(text, maxVersions)
}

// versioned is a name with the number of its version: "NEC3", "HTML5".
var versioned = sieve.MustCompile(`\b[A-Z][A-Za-z]{2,}\d\b`)

const maxVersions = 50
