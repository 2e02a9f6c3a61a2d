package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// A summary says what somebody has done; how many there were of it, by how much and for how much stands in the bullet below.
// What is left out is only the count: a number that belongs to a name ("ISO 9001", "Level 3") stays.

var (
	// count is a number of things, of money or a share, "£2m", "1,200+"; no year.
	count = regexp.MustCompile(`^[~≈+]?[$£€]?\d[\d,.]*(?:[-–]\d[\d,.]*)?(?:\+|[kKmMbB]n?|x)?%?\+?$`)
	// countedBy is a number inside a word that describes: "24-strong", "38-soldier".
	countedBy  = regexp.MustCompile(`^[$£€]?\d[\d,.]*[kKmM]?-\p{Ll}[\p{L}-]*$`)
	plainCount = regexp.MustCompile(`^\d+$`)
	aYear      = regexp.MustCompile(`^(?:19|20)\d\d$`)
)

var (
	// inWordsToo are numbers that are written out. One is an article rather than a count.
	inWordsToo = wordset.Of(`two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy
		eighty ninety hundred hundreds thousand thousands million millions billion dozen dozens several`)
	isArticle = wordset.Of(`a an`)
	// about says how exact a number is.
	about = wordset.Of(`over nearly almost around approximately about some roughly circa`)
	// units are measures between a number and what is measured.
	units = wordset.Of(`m km kg kw mw kv kva mva sqm ft tonnes tons metres meters acres hectares hours million billion thousand hundred
		crore lakh usd aed inr gbp eur qar sar`)
	// perCount are things that a number before another noun measures that by: "two week trips".
	perCount = wordset.Of("day week month year hour minute night person man bed storey phase way tier stroke")
	// beforeCount are words behind which a number counts what follows.
	beforeCount = wordset.Of(`of in across for with through on at over to from by and or a an the all its`)
	// outward are prepositions that lead to where, for whom or by how much: such a phrase goes whole with its number.
	outward = wordset.Of(`across in for at with through over on from to by within under between`)
)

// withoutFigures is an object without its counts, as a theme tells it: "a team of five riggers" is "a team of riggers", "the rope
// log of the yard across four quays" is "the rope log of the yard". Where a number is more than a count the object stays as it is.
func withoutFigures(object string) string {
	s := stripper{fields: strings.Fields(object)}
	for s.at < len(s.fields) {
		behind := figureEnd(s.fields, s.at)
		if behind == s.at {
			s.out, s.at = append(s.out, s.fields[s.at]), s.at+1
			continue
		}
		more, ok := s.strip(behind)
		if !ok {
			return object
		}
		if !more {
			break
		}
	}
	return settled(object, s.out)
}

// stripper goes through an object word by word.
type stripper struct {
	fields, out []string
	at          int
}

// strip leaves out the count that ends before an index; more is false where what follows goes with it, ok where the object has to
// stay as it is.
func (s *stripper) strip(behind int) (more, ok bool) {
	link := ""
	if len(s.out) > 0 {
		link = s.out[len(s.out)-1]
	}
	switch {
	case behind < len(s.fields) && !endsPhrase(s.fields[behind]):
		s.stripCounted(behind, link)
		return true, true
	case link == "of" && behind < len(s.fields):
		s.out, s.at = s.out[:len(s.out)-1], behind // "a team of five on the quay"
		return true, true
	case link == "of", outward[link] && !goesOnAfter(s.fields[behind:]):
		s.out = s.out[:len(s.out)-1]
		return false, true
	}
	return false, false
}

// stripCounted leaves out a count before what it counts; that goes as well where it only says with how many, or for whom.
func (s *stripper) stripCounted(behind int, link string) {
	rest := s.fields[behind:]
	last := len(s.out) - 1
	switch {
	case link == "of" && crowd[strings.Trim(rest[0], ",")]:
		s.out, s.at = s.out[:last], behind+1 // "a battalion of 850 people"
	case !outward[link], whereabouts[link] && len(s.out) <= fewWords, link != "with" && (len(s.out) <= shortestObject || goesOnAfter(rest)):
		if s.at = behind; isArticle[link] {
			s.out[last] = language.Article(rest[0])
		}
	default:
		s.out, s.at = s.out[:last], phraseEnd(s.fields, behind)
	}
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

// fewWords is how many words an object has at most that keeps where it was.
const fewWords = 3

// crowd are those of whom a number says all: without it nothing is left to say.
var crowd = wordset.Of("people persons personnel members staff individuals employees men")

// figureEnd is the index behind a count that begins at i, with what says how exact it is and its unit; i where there is none.
func figureEnd(fields []string, i int) int {
	if i > 0 && !beforeCount[fields[i-1]] && !strings.HasSuffix(fields[i-1], ",") {
		return i // "Windows 10", "level 3"
	}
	at := behindHedge(fields, i)
	if at == len(fields) || !isCount(fields[at]) || isMore(fields, at) {
		return i
	}
	for at++; at < len(fields) && units[strings.ToLower(fields[at])]; at++ {
	}
	if at < len(fields) && fields[at] == "of" {
		at++ // "6.3 km of tunnels"
	}
	return at
}

// hedges are two words that say how exact a number is.
var hedges = wordset.Of("more-than less-than up-to at-least")

func behindHedge(fields []string, i int) int {
	for i < len(fields) {
		switch {
		case about[fields[i]]:
			i++
		case i+1 < len(fields) && hedges[fields[i]+"-"+fields[i+1]]:
			i += 2
		default:
			return i
		}
	}
	return i
}

// isMore reports a number that says more than how many there were: "the 5 Whys", "a 2 stroke engine", "two week trips".
func isMore(fields []string, at int) bool {
	if at+1 == len(fields) {
		return false
	}
	next := fields[at+1]
	unit := units[strings.ToLower(next)]
	switch {
	case startsUpper(next) && next != strings.ToUpper(next), isCount(next) && !unit, perCount[strings.ToLower(next)]:
		return true
	}
	bare := plainCount.MatchString(fields[at]) || inWordsToo[strings.ToLower(fields[at])]
	return at > 0 && isArticle[fields[at-1]] && bare && !unit
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
	return slices.ContainsFunc(fields, func(f string) bool { return f == "and" || strings.HasSuffix(f, ",") })
}

// settled is what is left of an object, the whole where too little is left.
func settled(object string, out []string) string {
	for len(out) > 0 && endsPhrase(out[len(out)-1]) {
		out = out[:len(out)-1]
	}
	text := strings.TrimRight(strings.Join(out, " "), ",")
	words := language.TagSentence(language.Tokens(text))
	switch {
	case len(words) == 0, len(words) < shortestObject && words[0].Tag != language.TagPlural, leavesOpen(words[len(words)-1]),
		bareSingular(words) && !bareSingular(language.TagSentence(language.Tokens(object))):
		return object
	}
	return text
}
