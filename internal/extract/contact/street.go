package contact

import (
	"regexp"
	"strings"
)

// Words that streets are named by: those that stand alone and the tails of others.
const (
	streetAlone = `street st road rd avenue ave lane drive court crescent terrace boulevard blvd square way close place apt flat ` +
		`suite unit house ` +
		`rue allée impasse chemin quai calle avda avenida plaza paseo via viale piazza corso ` +
		`rua praça travessa ulica aleja plac platz allee gasse weg ring damm ufer`
	streetTails = `straße strasse straat laan weg gasse plein gracht gatan vägen gade vej gata veien katu tie utca`
)

// streetName finds them, and abbreviations that stand before a name: "c/Mayor", "ul.Długa",
// "Hauptstr.5".
var streetName = regexp.MustCompile(`(?i)\b(?:` + strings.ReplaceAll(streetAlone, " ",
	"|") + `|c/|ul\.|al\.)\b|(?:` + strings.ReplaceAll(streetTails, " ", "|") + `|str\.)\b`)

var (
	aloneSet = func() map[string]bool {
		out := map[string]bool{}
		for _, w := range strings.Fields(streetAlone) {
			out[w] = true
		}
		return out
	}()
	tailsList = strings.Fields(streetTails)
)

// namesStreet reports a text with a word that streets are named by. It says what streetName
// says, at a tenth of the price where all letters are those of English.
func namesStreet(text string) bool {
	if foreignLetters(text) {
		return streetName.MatchString(text)
	}
	var word [24]byte // the longest word is far shorter
	for i := 0; i < len(text); {
		n := 0
		for ; i < len(text) && isWordSign(text[i]); i++ {
			if n < len(word) {
				word[n] = lowerASCII(text[i])
			}
			n++
		}
		if n > 0 && isStreet(text, i, word[:min(n, len(word))], n) {
			return true
		}
		i++
	}
	return false
}

// isStreet judges a word of n letters that ends before end.
func isStreet(text string, end int, word []byte, n int) bool {
	if n > len(word) { // of which the beginning is of no use
		tail := strings.ToLower(text[end-len(word) : end])
		return hasTail(tail) || tail[len(tail)-3:] == "str" && beforeName(text, end, '.')
	}
	switch w := string(word); {
	case aloneSet[w], hasTail(w):
		return true
	case w == "c":
		return beforeName(text, end, '/')
	case w == "ul", w == "al", strings.HasSuffix(w, "str"):
		return beforeName(text, end, '.')
	}
	return false
}

// beforeName reports that a sign and the letter or figure of a name follow.
func beforeName(text string, at int, sign byte) bool {
	return at+1 < len(text) && text[at] == sign && isWordSign(text[at+1])
}

func hasTail(word string) bool {
	for _, tail := range tailsList {
		if strings.HasSuffix(word, tail) {
			return true
		}
	}
	return false
}

// isWordSign is what regular expressions take for a sign of a word.
func isWordSign(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}

func lowerASCII(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// foreignLetters reports letters beyond those of English; dashes, quotes and bullets are none.
func foreignLetters(text string) bool {
	for i := 0; i < len(text); i++ {
		if text[i] < 0x80 {
			continue
		}
		if i+2 >= len(text) || text[i] != 0xE2 || text[i+1] != 0x80 { // U+2000 to U+203F are marks
			return true
		}
		i += 2
	}
	return false
}
