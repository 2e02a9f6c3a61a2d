package summary

import (
	"regexp"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// A summary says what somebody has done; how many there were of it, by how much and for how much stands in the bullet below.
// What is left out is only the count: a number that belongs to a name ("ISO 9001", "Level 3") stays.

var (
	// count is a number of things, of money or a share, "£2m", "1,200+"; no year.
	count = regexp.MustCompile(`^[~≈+]?[$£€]?(?:\d[\d,.]*)(?:\+|[kKmMbB]n?|x)?%?\+?$`)
	// countedBy is a number inside a word that describes: "24-strong", "38-soldier".
	countedBy  = regexp.MustCompile(`^[$£€]?\d[\d,.]*[kKmM]?-\p{Ll}[\p{L}-]*$`)
	plainCount = regexp.MustCompile(`^\d+$`)
	aYear      = regexp.MustCompile(`^(?:19|20)\d\d$`)
)

var (
	// inWordsToo are numbers that are written out. One is an article rather than a count.
	inWordsToo = wordset.Of(`two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
		ninety hundred hundreds thousand thousands million millions billion dozen dozens several`)
	isArticle = wordset.Of(`a an`)
	// about says how exact a number is.
	about = wordset.Of(`over nearly almost around approximately about some roughly circa`)
	// units are measures between a number and what is measured.
	units = wordset.Of(`m km kg kw mw kv kva mva sqm ft tonnes tons metres meters acres hectares hours million billion thousand hundred crore lakh
		usd aed inr gbp eur qar sar`)
	// beforeCount are words behind which a number counts what follows.
	beforeCount = wordset.Of(`of in across for with through on at over to from by and or a an the all its`)
	// outward are prepositions that lead to where, for whom or by how much: such a phrase goes whole with its number.
	outward = wordset.Of(`across in for at with through over on from to by within under between`)
)

// withoutFigures is an object without its counts, as a theme tells it: "a team of five riggers" is "a team of riggers", "the rope
// log of the yard across four quays" is "the rope log of the yard". Where a number is more than a count the object stays as it is.
func withoutFigures(object string) string {
	fields := strings.Fields(object)
	var out []string
	for i := 0; i < len(fields); i++ {
		behind := figureEnd(fields, i)
		if behind == i {
			out = append(out, fields[i])
			continue
		}
		link := ""
		if len(out) > 0 {
			link = out[len(out)-1]
		}
		counted := behind < len(fields) && !endsPhrase(fields[behind])
		switch {
		case counted && link == "of" && crowd[strings.Trim(fields[behind], ",")]:
			out, i = out[:len(out)-1], behind // "a battalion of 850 people"
		case counted && (!outward[link] || whereabouts[link] && len(out) <= fewWords || link != "with" && goesOnAfter(fields[behind:])):
			i = behind - 1
			if isArticle[link] {
				out[len(out)-1] = language.Article(fields[behind])
			}
		case counted:
			out, i = out[:len(out)-1], phraseEnd(fields, behind)-1
		case link == "of" && behind < len(fields):
			out, i = out[:len(out)-1], behind-1 // "a team of five on the quay"
		case link == "of", outward[link] && !goesOnAfter(fields[behind:]):
			return settled(object, out[:len(out)-1])
		default:
			return object
		}
	}
	return settled(object, out)
}

// phraseEnd is the index of the word that leads on from a phrase.
func phraseEnd(fields []string, i int) int {
	for i < len(fields) && !outward[fields[i]] && fields[i] != "using" {
		i++
	}
	return i
}

// whereabouts are prepositions that lead to where something was.
var whereabouts = wordset.Of("in across within between")

// fewWords is how many words an object has at most that keeps where it was, or for whom.
const fewWords = 3

// crowd are those of whom a number says all: without it nothing is left to say.
var crowd = wordset.Of("people persons personnel members staff individuals employees men")

// figureEnd is the index behind a count that begins at i, with what says how exact it is and its unit; i where there is none.
func figureEnd(fields []string, i int) int {
	if i > 0 && !beforeCount[fields[i-1]] && !strings.HasSuffix(fields[i-1], ",") {
		return i // "Windows 10", "level 3"
	}
	at := i
	for at < len(fields) && (about[fields[at]] || fields[at] == "than" || at+1 < len(fields) && fields[at] == "more" && fields[at+1] == "than" ||
		at+1 < len(fields) && fields[at] == "up" && fields[at+1] == "to" || fields[at] == "to" && at > i && fields[at-1] == "up") {
		at++
	}
	if at == len(fields) || !isCount(fields[at]) {
		return i
	}
	bare := plainCount.MatchString(fields[at]) || inWordsToo[strings.ToLower(fields[at])]
	if next := at + 1; next < len(fields) && (startsUpper(fields[next]) && fields[next] != strings.ToUpper(fields[next]) ||
		at > 0 && isArticle[fields[at-1]] && bare && !units[strings.ToLower(fields[next])]) {
		return i // "the 5 Whys", "a 2 stroke engine"
	}
	for at++; at < len(fields) && (units[strings.ToLower(fields[at])] || isCount(fields[at])); at++ {
	}
	if at < len(fields) && fields[at] == "of" {
		at++ // "6.3 km of tunnels"
	}
	return at
}

func isCount(field string) bool {
	if aYear.MatchString(field) {
		return false
	}
	return count.MatchString(field) || countedBy.MatchString(field) || inWordsToo[strings.ToLower(field)]
}

// endsPhrase reports a word behind a number by which nothing was counted.
func endsPhrase(field string) bool {
	low := strings.ToLower(strings.TrimRight(field, ","))
	return outward[low] || low == "and" || low == "per" || low == "of"
}

// goesOnAfter reports that a row goes on behind a phrase, which may belong to what stands before that.
func goesOnAfter(fields []string) bool {
	for _, f := range fields {
		if f == "and" || strings.HasSuffix(f, ",") {
			return true
		}
	}
	return false
}

// settled is what is left of an object, the whole where too little is left or another figure stayed that is a count.
func settled(object string, out []string) string {
	for len(out) > 0 && (outward[out[len(out)-1]] || out[len(out)-1] == "and" || out[len(out)-1] == "of") {
		out = out[:len(out)-1]
	}
	text := strings.TrimRight(strings.Join(out, " "), ",")
	if words := language.TagSentence(language.Tokens(text)); len(words) == 0 || len(words) < shortestObject && words[0].Tag != language.TagPlural ||
		leavesOpen(words[len(words)-1]) ||
		bareSingular(words) && !bareSingular(language.TagSentence(language.Tokens(object))) {
		return object
	}
	return text
}
