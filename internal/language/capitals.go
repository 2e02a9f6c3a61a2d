package language

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/wordset"
)

// Article returns the indefinite article of a phrase, "a" or "an"; phrase is not empty.
func Article(phrase string) string {
	first, _, _ := strings.Cut(strings.FieldsFunc(phrase, unicode.IsSpace)[0], "-")
	vowel, sure := VowelSound(first)
	switch {
	case spelt.MatchString(first):
		vowel = strings.ContainsRune("AEFHILMNORSX", rune(first[0]))
	case !sure && !vowel:
		vowel = strings.ContainsRune("AEIOaeio", rune(first[0]))
	}
	if vowel {
		return "an"
	}
	return "a"
}

// spelt is an abbreviation that is read letter by letter: "B.A.", "M.Eng.".
var spelt = regexp.MustCompile(`^[A-Z]\.`)

// Capital returns a text with a capital at its start.
func Capital(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if size == 0 || r == utf8.RuneError {
		return text
	}
	return string(unicode.ToUpper(r)) + text[size:]
}

// NameParticles are the words in names, in small letters, whose case only their bearer knows.
var NameParticles = wordset.Of("van von der den de da di du del della dos la le al el bin ibn ter ten zu af av ní ni ó ap ab st y e")

// NameCase capitalises the parts of a name in small letters: "o'brien-mcleod" -> "O'Brien-McLeod". The "s" of whose something is
// is no part: "mary's" -> "Mary's".
func NameCase(low string) string {
	var b strings.Builder
	from := 0 // start of the part
	for i, r := range low {
		if i == from && !ownersS(low, i) || i == from+2 && low[from:i] == "mc" {
			b.WriteString(strings.ToUpper(string(r)))
		} else {
			b.WriteRune(r)
		}
		if r == '-' || r == '\'' || r == '’' || r == '.' {
			from = i + utf8.RuneLen(r)
		}
	}
	return b.String()
}

// ownersS reports an "s" at i behind an apostrophe and before no letter.
func ownersS(low string, i int) bool {
	if !strings.HasPrefix(low[i:], "s") || !strings.HasSuffix(low[:i], "'") && !strings.HasSuffix(low[:i], "’") {
		return false
	}
	next, _ := utf8.DecodeRuneInString(low[i+1:])
	return !unicode.IsLetter(next)
}
