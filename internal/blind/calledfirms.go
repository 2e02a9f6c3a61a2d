package blind

import (
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// calling is one way in which texts call an employer.
type calling struct {
	text  string
	words []string // folded
	// behind are the words behind which alone it is the employer, where it has a capital and no word of a name follows;
	// nil = wherever it stands.
	behind  map[string]bool
	isWhole bool // the name, all of it or without its legal form
}

var (
	// beforeFirm are words before what somebody works for; atFirm are those of them that leave nothing else: one
	// works "with Project Management", too.
	beforeFirm = wordset.Of("at with for from by joined joining left")
	atFirm     = wordset.Of("at joined joining left")
)

// callings are all ways in which texts call an employer of this name and unit: by the whole name and its beginnings, by its
// first word, by the letters behind it or those that it begins with. What a skill or a paper is called is none where a single
// word would be.
//
//	Quay Lantern Makers (QLMX)    "Quay Lantern Makers", "QLMX"; "at Quay Lantern"
//	Orvindel Care Homes Ltd       "Orvindel Care Homes", "Orvindel Care", "Orvindel"
//	Anchor Works Engineering Ltd  "Anchor Works Engineering"; "at Anchor Works"
//	Orchid Health Trust           "Orchid Health Trust"; "at Orchid Health", "with Orchid", "with OHT"
func callings(name, unit string, skills []string) (out []calling) {
	if ofDepartment(name) {
		return nil
	}
	add := func(text string, behind map[string]bool) {
		words := phraseOf(text)
		if len(words) == 0 || len(words) == 1 && text != name && text != bare(name) && text != unit && slices.Contains(skills, words[0]) {
			return
		}
		if slices.ContainsFunc(out, func(c calling) bool { return slices.Equal(c.words, words) }) {
			return
		}
		out = append(out, calling{text: text, words: words, behind: behind, isWhole: text == name || text == bare(name)})
	}
	for _, called := range append(longForms(name), unit) {
		if len([]rune(called)) >= shortestPhrase && !ofDepartment(called) {
			add(called, nil)
		}
	}
	add(ownLetters(name), nil)
	add(shortName(bare(name)), nil)
	for _, called := range commonBeginnings(bare(name)) {
		add(called, atFirm)
	}
	for _, called := range shortWords(name) {
		add(called, beforeFirm)
	}
	return out
}

// shortestPhrase is how many letters a name has at least that is taken out wherever it stands.
const shortestPhrase = 4

// lettersBehind are those that a name has behind itself: "Tarn Valley Works (TVW)".
var lettersBehind = sieve.MustCompile(`\((\p{Lu}[\p{Lu}&]{2,7})\)\s*$`)

// frame is what stands around a name and is left out where it is said: "The Anchor Works Company".
var frame = sieve.MustCompile(`^(?i:the)\s+|[ ,]+(?:&\s+)?(?i:company|co\.?|group|holdings?|corporation)$`)

// ownLetters are the letters behind a name, which are the firm wherever they stand; "" where there are none, or where
// they are a word.
func ownLetters(name string) string {
	m := lettersBehind.FindStringSubmatch(name)
	if m == nil || common(foldString(m[1])) {
		return ""
	}
	return foldString(m[1])
}

// shortestHost is how many letters of a firm's name an address of the web must hold to be the firm's.
const shortestHost = 8

// ofFirms reports an address of the web with an employer's name in it.
func (s secrets) ofFirms(joined string) bool {
	return s.described && slices.ContainsFunc(s.firms, func(firm string) bool {
		name := strings.Join(phraseOf(bare(firm)), "")
		return len(name) >= shortestHost && !ofDepartment(firm) && strings.Contains(joined, name)
	})
}

// isFirmAlone reports a text that is nothing but a firm with its legal form.
func isFirmAlone(text string) bool {
	text = strings.Trim(text, " .,")
	return text != "" && strings.Trim(firmName.FindString(text), " .,") == text
}

// longForms are the name as it is written, without its legal form, and every beginning of two words or more: "Quistvale
// Care" of "Quistvale Care Homes". Where the first word is a common one the beginning may be anything.
func longForms(name string) []string {
	forms := []string{name, bare(name)}
	if strings.Contains(name, " & ") {
		forms = append(forms, strings.ReplaceAll(bare(name), " & ", " and "))
	}
	if framed := frame.ReplaceAllString(bare(name), ""); len(wordsOf(framed)) > 1 && hasOwnWord(framed) {
		forms = append(forms, framed)
	}
	if shortName(bare(name)) == "" {
		return forms
	}
	return append(forms, beginnings(bare(name))...)
}

// beginnings are those of a name of two words or more that end in a word with a capital.
func beginnings(name string) (out []string) {
	words := wordsOf(name)
	for n := len(words) - 1; n > 1; n-- {
		if words[n-1].capital {
			out = append(out, string([]rune(name)[:words[n-1].to]))
		}
	}
	return out
}

// commonBeginnings are those of a name whose first word is a common one, but for towns: "Anchor Works" of "Anchor Works Engineering".
func commonBeginnings(name string) []string {
	if shortName(name) != "" {
		return nil
	}
	return slices.DeleteFunc(beginnings(name), func(called string) bool {
		return isTown(called) || isLand(called) || ofDepartment(called) || !wordsOf(called)[0].capital
	})
}

// hasOwnWord reports a name with a word that no lexicon knows: without one, what a frame leaves of it may be a skill ("Project
// Management" of "The Project Management Group").
func hasOwnWord(name string) bool {
	return slices.ContainsFunc(wordsOf(name), func(w word) bool { return !common(w.folded) })
}

// shortWords are words that are the employer where a text says that somebody is at one: a common word, or its letters.
func shortWords(name string) (out []string) {
	if word := shortWord(bare(name)); word != "" {
		out = append(out, word)
	}
	words := wordsOf(bare(name))
	if letters := foldString(initialLetters(words)); len(letters) > 2 && len(letters) == len(words) && !common(letters) {
		out = append(out, letters)
	}
	return out
}

// shortWord is a common word by which texts call a firm: "Orchid" of "Orchid Health". What half of the
// firms are called by is none.
func shortWord(firm string) string {
	words := wordsOf(firm)
	if len(words) < 2 || !words[0].capital || !words[1].capital && !familyFirm[words[1].folded] {
		return ""
	}
	first := words[0].folded
	often := lexicon.Exact(first).Frequency()
	isPlace := often == 0 && isTown(words[0].text) || isLand(words[0].text)
	if len(first) < 5 || !common(first) || often > 1 || isPlace || generic(first) ||
		demonymWord.MatchString(words[0].text) || months[first] {
		return ""
	}
	return first
}

// shortName is the first word of a firm's name, by which texts call it: "Orvindel" of "Orvindel
// Technologies". A common word, a town or a land is none.
func shortName(firm string) string {
	words := wordsOf(firm)
	if len(words) < 2 || !words[0].capital || len([]rune(words[0].folded)) < 5 {
		return ""
	}
	first := words[0]
	if common(first.folded) || isTown(first.text) || isLand(first.text) || hasDigit(first.text) || demonymWord.MatchString(first.text) {
		return ""
	}
	return first.folded
}
