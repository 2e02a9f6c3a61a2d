package summary

import (
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// things are those of a row: "invoices, purchase orders and notes", without what is told behind them; nil where one of them cannot be
// told by itself.
func things(words []language.Tagged) (row [][]language.Tagged) {
	words = words[:thingsEnd(words)]
	start := 0
	for i := 0; i <= len(words); i++ {
		if i < len(words) && !words[i].Is(",", "and", "&") {
			continue
		}
		thing := uncounted(bareThing(words[start:i]))
		start = i + 1
		switch {
		case len(thing) == 0 && i < len(words) && words[i].Is("and", "&"):
		case !isThing(thing), len(row) > 0 && hasOf(row[len(row)-1]):
			return nil // "a list of ports and boat repairs" may be a list of both
		default:
			row = append(row, thing)
		}
	}
	return row
}

// thingsEnd is where the row ends: before what leads to for whom, where or how.
func thingsEnd(words []language.Tagged) int {
	end := objectEnd(words)
	for i, w := range words[:end] {
		leads := (w.Tag == language.TagPreposition || w.Tag == language.TagTo) && !w.Is("of")
		if i > 0 && (leads || w.Is("a") && aPeriod[wordAt(words, i+1).Low]) {
			end = i
			break
		}
	}
	for end > 0 && (words[end-1].Is(".", ",", "and", "&") || words[end-1].Tag == language.TagAdverb) {
		end--
	}
	return end
}

// bareThing is a thing without its article.
func bareThing(words []language.Tagged) []language.Tagged {
	for len(words) > 0 && says(words[0]) == "" {
		words = words[1:]
	}
	return words
}

// uncounted is a thing without how many there were of it; people are not told without.
func uncounted(words []language.Tagged) []language.Tagged {
	bare := words
	for len(bare) > 0 && (bare[0].Tag == language.TagNumber || bare[0].Kind == language.Number) {
		bare = bare[1:]
	}
	if len(bare) == 0 || isPeople(bare[len(bare)-1].Low) {
		return words
	}
	return bare
}

// says is what a word before a thing says of it: nothing, where that is only how good or how many it is.
func says(w language.Tagged) string {
	if w.Tag == language.TagPossessive {
		return w.Low
	}
	if w.Is("the") || ofDemand[w.Low] || ofPraise[w.Low] {
		return ""
	}
	return w.Low
}

var ofPraise = wordset.Of(`received all different many numerous necessary efficient positive accurate timely prompt proper appropriate
	innovative creative comprehensive detailed in-depth thorough regular exceptional outstanding superior overall final general specific
	key main major important certain several ongoing current additional further extensive`)

// isThing reports a plain phrase that ends with a noun and says by itself what it is.
func isThing(words []language.Tagged) bool {
	if len(words) == 0 || len(words) > mostItems {
		return false
	}
	for i, w := range words {
		switch {
		case w.Kind != language.Word && !w.Is("-", "/", "’", "'"), ofDemand[w.Low], !fitsPhrase(words, i), w.Is("and", "&"):
			return false
		case strings.ContainsAny(w.Text, "0123456789"), w.Capital && !(i == 0 && w.Start == 0) && !isAbbreviation(w):
			return false
		}
	}
	head := words[len(words)-1]
	return (nominal[head.Tag] || head.Tag == language.TagGerund) && !saysNothing[head.Low] && !vague[head.Low] && !partners[head.Low]
}

// saysNothing are things of which every post has some.
var saysNothing = wordset.Of(`information data documents document documentation projects project needs requirements items areas aspects
	processes process procedures procedure operations operation services systems system functions function files records
	materials material levels matter details standards quality product products people person time times day days place
	ability role position basis part number numbers use members member team teams responsibility responsibilities`)

// lowerFirst is a phrase that may have opened a sentence, in small letters.
func lowerFirst(words []language.Tagged) string {
	text := textOf(words)
	if words[0].Start == 0 && !isAbbreviation(words[0]) {
		return lowered(text)
	}
	return text
}
