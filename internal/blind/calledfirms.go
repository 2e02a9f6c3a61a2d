package blind

import (
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// How texts call an employer: by the whole name, its beginning, its first word, or its letters.

// lettersBehind are those that a name has behind itself: "Tarn Valley Works (TVW)".
var lettersBehind = sieve.MustCompile(`\((\p{Lu}[\p{Lu}&]{2,7})\)\s*$`)

// frame is what stands around a name and is left out where it is said: "The Anchor Works Company".
var frame = sieve.MustCompile(`^(?i:the)\s+|[ ,]+(?:&\s+)?(?i:company|co\.?|group|holdings?|corporation)$`)

// ownLetters are the letters behind a name, which are the firm wherever they stand; "" where there are none, or where
// they are a word or a skill.
func ownLetters(name string, skills []string) string {
	m := lettersBehind.FindStringSubmatch(name)
	if m == nil || common(foldString(m[1])) || slices.Contains(skills, foldString(m[1])) {
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
	runes := []rune(bare(name))
	words := wordsOf(bare(name))
	for n := len(words) - 1; n > 1; n-- {
		if words[n-1].capital {
			forms = append(forms, string(runes[:words[n-1].to]))
		}
	}
	return forms
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
