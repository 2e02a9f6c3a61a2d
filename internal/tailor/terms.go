package tailor

import (
	"slices"
	"strings"
	"sync"

	"github.com/kljensen/snowball/english"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

var stopWords = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`how them what why whom a an the of and or in to for with on at by as is are be been have
		has had having hold holds held holding must shall should
will would can may you your we our us who that which this these those it its it's their they he she from any such than more over least minimum emphasis
other all both up one's not no if so do does into within across through about etc e.g i.e required requires require requirement requirements
essential mandatory preferred prefer desirable desired nice bonus plus welcome advantage ideally ideal knowledge experience experienced ability able
skill skills skilled expertise expert understanding strong excellent good proven sound comprehensive thorough working valid current demonstrated
demonstrable including include includes familiar familiarity proficient proficiency competent relevant related equivalent various variety wide range
successful effective effectively using use well very new und oder der die das den mit im als von zu für ein eine et de la le les des en y el los
against between under during upon among towards without while
significant considerable intimate exp min max yrs mths candidate candidates applicant applicants personnel years year yrs status holder`) {
		m[w] = true
	}
	return m
}()

// termSet is the set of the terms of a text, made when it is first asked for: to find terms takes the lexicon, and a
// program that is started for something else should not have to unpack it.
func termSet(text string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool { return setOf(terms(text)) })
}

// aliases are the names of things.
var aliases = sync.OnceValue(func() names {
	all := names{first: map[string]string{}, stems: map[string]string{}, longest: map[string]int{}}
	families := wordLines("words/families.txt")
	for i, line := range slices.Concat(families, wordLines("words/aliases.txt")) {
		list := strings.Split(line, ";")
		first := strings.Join(plainTokens(list[0]), " ")
		if own := stemOf(first); i < len(families) && strings.HasPrefix(first, own) {
			all.stems[own] = first
		}
		for _, n := range list {
			tokens := plainTokens(n)
			all.first[strings.Join(tokens, " ")] = first
			if len(tokens) > 0 {
				all.longest[tokens[0]] = max(all.longest[tokens[0]], len(tokens))
			}
		}
	}
	return all
})

// names maps every name of a thing to its first name; phrases of several words
// are looked up before single words.
type names struct {
	first   map[string]string
	stems   map[string]string // of the first words of families, whose other forms are theirs as well
	longest map[string]int    // words of the longest name that begins with a word
}

// mostWords is how many words of a name are looked up.
const mostWords = 5

// at returns the thing that the tokens from i on name, and how many of them do; 0 is none.
func (a names) at(tokens []string, i int) (thing string, n int) {
	for n := min(mostWords, a.longest[tokens[i]], len(tokens)-i); n > 0; n-- {
		if name, ok := a.first[strings.Join(tokens[i:i+n], " ")]; ok {
			return name, n
		}
	}
	if halves := strings.Split(tokens[i], "-"); len(halves) > 1 && halves[0] != "" { // "MS-Office", "search-engine optimisation"
		if thing, n := a.at(append(halves, tokens[i+1:]...), 0); n >= len(halves) {
			return thing, n - len(halves) + 1
		}
	}
	if thing, n := a.apart(tokens[i:]); n > 0 {
		return thing, n
	}
	if thing, ok := a.stems[stemOf(tokens[i])]; ok {
		return thing, 1
	}
	return "", 0
}

// apart is a name of one word that is written as two: "Java Script", "Power Point".
func (a names) apart(tokens []string) (thing string, n int) {
	if len(tokens) < 2 || len(tokens[0]) < 2 || len(tokens[0])+len(tokens[1]) < 5 {
		return "", 0
	}
	if name, ok := a.first[tokens[0]+tokens[1]]; ok {
		return name, 2
	}
	return "", 0
}

// wordsJoined are words that an underscore stands between in place of a space, by the capital of one of them: "Power_BI". A name in
// capitals or small letters is a code ("JS_CUS").
var wordsJoined = sieve.MustCompile(`(\p{Lu}\p{Ll}+)_|_(\p{Lu}\p{Ll})`)

// foldedTokens folds case and cuts at everything but letters, digits and the
// signs inside names (C++, C#, R&D, CI/CD, node.js).
func foldedTokens(s string) []string {
	if strings.Contains(s, "_") {
		s = wordsJoined.ReplaceAllString(s, "$1 $2")
	}
	tokens := tokensOf(strings.ToLower(strings.ReplaceAll(s, "’", "'")))
	for i, t := range tokens {
		tokens[i] = strings.TrimSuffix(strings.TrimSuffix(t, "'s"), "'")
	}
	return tokens
}

// plainTokens are the tokens of a text in the one spelling that all its spellings have in common.
func plainTokens(s string) []string {
	tokens := foldedTokens(s)
	for i, t := range tokens {
		tokens[i] = normal(t)
	}
	return tokens
}

// terms returns the meaning-bearing words of a text in order: aliases resolved,
// stop words dropped, the rest stemmed. The same thing under two names gives
// the same terms.
func terms(s string) []string {
	tokens := plainTokens(s)
	known := aliases()
	var out []string
	for i := 0; i < len(tokens); {
		if isNewPlace(tokens, i) {
			out = append(out, "new "+tokens[i+1])
			i += 2
			continue
		}
		if thing, n := known.at(tokens, i); n > 0 && !isSocket(tokens, i, n) {
			out = append(out, "="+thing)
			i += n
			continue
		}
		parts := compoundParts(tokens[i])
		for _, part := range parts {
			if len(parts) > 1 {
				part = normal(part)
			}
			if thing, n := known.at([]string{part}, 0); n > 0 && strings.Contains(tokens[i], "/") {
				out = append(out, "="+thing) // "Prometheus/Grafana" are two things
			} else if !stopWords[part] || isOwnTask(tokens, i) {
				out = append(out, stemOf(part))
			}
		}
		i++
	}
	return out
}

// isOwnTask reports requirements that are what is worked on: "requirements gathering".
func isOwnTask(tokens []string, i int) bool {
	return strings.HasPrefix(tokens[i], "requirement") && i+1 < len(tokens) && onRequirements[stemOf(tokens[i+1])]
}

var onRequirements = setOf([]string{stemOf("gathering"), stemOf("analysis"), stemOf("elicitation"), stemOf("capture"), stemOf("engineering")})

// isNewPlace reports a "new" that makes another place of the name behind it: New York is not York.
func isNewPlace(tokens []string, i int) bool {
	return tokens[i] == "new" && i+1 < len(tokens) && newPlaces[tokens[i+1]]
}

var newPlaces = wordset.Of("york jersey hampshire zealand england orleans mexico delhi brunswick guinea caledonia haven")

// aboutSlides are words beside which a "power point" is the program.
var aboutSlides = wordset.Of("microsoft ms word excel office outlook slide slides presentation presentations deck decks")

// isSocket reports a "power point" in a sentence that tells of no slides.
func isSocket(tokens []string, i, n int) bool {
	return n == 2 && tokens[i] == "power" && strings.HasPrefix(tokens[i+1], "point") && len(tokens) > mostWords &&
		!slices.ContainsFunc(tokens, func(t string) bool { return aboutSlides[t] })
}

// stem is the common part of the forms of a word, in any spelling.
func stem(word string) string { return stemOf(normal(word)) }

// stemmed is what stemOf keeps.
func stemmed(word string) string {
	bare := singular(word)
	if adjective := strings.TrimSuffix(bare, "ly"); ownStems[adjective] {
		bare = adjective // "internationally"
	}
	if ownStems[bare] {
		return bare
	}
	s := english.Stem(word, false)
	if strings.HasSuffix(s, "nci") || strings.HasSuffix(s, "rci") || strings.HasSuffix(s, "cili") { // financial, commercial, reconciliation
		return s[:len(s)-1]
	}
	return s
}

// singular is a word without the ending of its plural.
func singular(word string) string {
	if bare, ok := strings.CutSuffix(word, "ies"); ok {
		return bare + "y"
	}
	return strings.TrimSuffix(word, "s")
}

// ownStems are words of which the stem is that of another word: an organ is no organisation, an aide no aid.
var ownStems = wordset.Of(`organ aide intern internship international internal universe universal university import important
	importance corporal corporate corporation streaming stream conversion conversation custom customer hospital hospitality
	instrument instrumental engine positive productivity
	authority director objective physical animal executive numeral generic edition computation designate designated
	designation accountability accountable`)

// compoundParts splits "cable-stayed" and "and/or", but not "c++" or "ci/cd". What begins with a small word is one:
// "on-site" is "onsite".
func compoundParts(t string) []string {
	if !strings.ContainsAny(t, "-/'") {
		return []string{t}
	}
	if strings.ContainsAny(t, "+#&.") {
		return strings.FieldsFunc(t, func(r rune) bool { return r == '/' })
	}
	var out []string
	for _, part := range strings.FieldsFunc(t, func(r rune) bool { return r == '/' || r == '\'' }) {
		halves := strings.Split(part, "-")
		if len(halves) == 2 && len(halves[1]) > 1 && beginsCompound(halves[0]) {
			halves = []string{halves[0] + halves[1]}
		}
		out = append(out, halves...)
	}
	return slices.DeleteFunc(out, func(s string) bool { return s == "" })
}

// beginsCompound reports a first half that says nothing by itself.
func beginsCompound(half string) bool {
	return half == "e" || half == "co" || stopWords[half] && len(half) < 4
}

var things = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, line := range wordLines("words/aliases.txt") {
		for _, n := range strings.Split(line, ";") {
			m[strings.Join(plainTokens(n), " ")] = true
		}
	}
	return m
})

// knownSkill reports whether the phrase is a thing with several names that we know.
func knownSkill(s string) bool { return things()[strings.Join(plainTokens(s), " ")] }
