package language

import (
	"strings"
	"unicode/utf8"

	"focal/internal/wordset"
)

// foreign are the function words of other languages of Europe that are no
// English words; they tell a language in texts too short for statistics.
var foreign = wordset.Of(`
	der die das und ist ein eine einer eines dem den des mit für von zu auf im ich mein meine meiner wir bei als nach über sowie
	wurde habe bin war durch le la les un une des du et est dans pour avec sur je j'ai mon ma mes nous au aux par ce cette qui
	que plus suis ai été être el los las una unos y en con por para del al mi mis yo soy he sido como desde más su sus es il lo
	gli uno e di da per mio mia miei io sono della dei delle nel nella ho che alla o os uma dos das em com não minha meu eu sou
	na no pela pelo ao de het een van ik ben heb mijn op te zijn voor bij met naar aan als ook w z na do się jest jako oraz od
	przy mój moje moja przez dla i och att jag är min som på av til og jeg er med eu sunt din pe cu și la în ca`)

// IsEnglish reports whether a text reads as English: at least as many English
// function words as words of other languages. A text without either is English.
func IsEnglish(text string) bool {
	english, others := functionWords(text)
	return others == 0 || english >= 2*others || english > others && others <= 1
}

// IsForeign reports whether a text of a document in English is in another language
// all the same: single words such as "per" or "via" prove nothing there.
func IsForeign(text string) bool {
	english, others := functionWords(text)
	return others >= 2 && others > english
}

// functionWords counts the small words of English and those of other languages.
func functionWords(text string) (english, others int) {
	for i, t := range Tokens(text) {
		if t.Kind != Word || i > 0 && isUpperFirst(t.Text) && len(t.Text) > 1 && plainLatin(t.Text) {
			continue
		}
		switch low := t.Lower(); {
		case foreign[low] && !closedEnglishOnly[low]:
			others++
		case closed[low] != TagNone && !sharedWords[low]:
			english++
		case inOtherLetters(t.Text, low):
			others++
		}
	}
	return english, others
}

// inOtherLetters reports a word, no name, with letters that English does not have.
func inOtherLetters(text, low string) bool {
	return !latin(low) || !plainLatin(low) && strings.HasPrefix(low, firstRune(text))
}

// latin reports whether a word is written in the Latin script.
func latin(low string) bool {
	return strings.IndexFunc(low, func(r rune) bool { return r > 0x24f && r != '’' && r != '‑' }) < 0
}

// firstRune returns the first character; in lower case it shows that the word is
// no name.
func firstRune(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}

// sharedWords are English function words that other languages use as well.
var sharedWords = wordset.Of("in a me i an am was so do no as at on of all her he mine 's is or most over per via alle by minus plus")

// closedEnglishOnly are words of other languages too, but far more often English.
var closedEnglishOnly = wordset.Of("i as he do no to is in on me an met die war bin pour par con van per")

// plainLatin reports whether a word is written with letters that English has in
// words such as "café"; those of Polish or Russian are not.
func plainLatin(low string) bool {
	return strings.IndexFunc(low, func(r rune) bool { return r >= 0x100 && r != '’' }) < 0
}
