package summary

import (
	"regexp"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// longestTheme is how many words an object has at most that is told in few.
const longestTheme = 7

var (
	// amountOf is how much there was of something: "6 km of cable", "USD 9 million of grants".
	amountOf = regexp.MustCompile(`^(?:(?:over|more than|nearly|almost|around|about|up to) )?(?:\p{Lu}{3} )?[£$€]?\d[\d,.]*\+? ?` +
		`(?:(?:k|m|bn|million|billion|thousand|km|kg|tonnes|tons|miles|metres|meters|hours)\+? )?of (\p{Ll}.*)$`)
	// countOf is how many there were: "214 crossings".
	countOf = regexp.MustCompile(`^(?:(?:over|more than|nearly|almost|around|about|up to) )?(?:(?:\d[\d,.]*\+?|two|three|four|five|six|` +
		`seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|billion) )+(\p{L}.*)$`)
	// rate is how often, at the end: "defects a quarter at a two-day median".
	rate = regexp.MustCompile(`(?: (?:once|twice|[\p{L}\d]+ times))? (?:an?|per|each|every) ` +
		`(?:hour|day|night|shift|week|month|quarter|year|season|term)\b.*$`)
	// change is from what to what, or by how much.
	change = regexp.MustCompile(` (?:from|by|to) (?:(?:over|more than|nearly|almost|around|about|up to) )?[£$€]?\d.*$`)
	// toSoMany is how many got something, or what it was for.
	toSoMany = regexp.MustCompile(` (to|for) (?:(?:over|more than|nearly|about|up to) )?\d[\d,.]*\+? (?:\p{L}+ ){0,2}(\p{Ll}+s|people)$`)
	// ofSoMany is how many people a group of some kind has: "a battlegroup of 850 personnel".
	ofSoMany = regexp.MustCompile(` of (?:over |up to |about |nearly )?\d[\d,.]*\+? ` +
		`(?:people|personnel|staff|men|women|soldiers|members|employees)$`)
	// countInside is how many there were of things that have a word more to their name, or how much.
	countInside = regexp.MustCompile(` (to|for|of|across|over|on|in) (?:(?:over|more than|nearly|almost|around|about|up to) )?` +
		`(?:\d[\d,.]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) ` +
		`((?:km|miles|tonnes|tons|m) of )?(\p{L}[\p{L}-]* \p{L}[\p{L} -]*)$`)
	// firstOf is one of which the bullet says among which.
	firstOf = regexp.MustCompile(`^the (?:first|main|largest|biggest|only) (\p{Ll}.*)$`)
	// covering is what follows such a thing.
	covering = regexp.MustCompile(` (?:covering|that|which|in|of|for|at|on|across|to)\b.*$`)
)

// plainObject is what something was done to, without how many and how much of it there was; what people somebody leads
// keeps its number.
func (c *composer) plainObject(d deed) string {
	object := d.object
	if leads[d.verbs[0]] && leadsPeople(object) || d.verbs[0] == "achieve" || changes[d.verbs[0]] || lostNothing.MatchString(object) {
		return object // of a change, by how much is what it tells
	}
	if moves[d.verbs[0]] {
		object = cutOffFrom(object, change)
	}
	object = cutOffFrom(object, rate)
	if m := firstOf.FindStringSubmatch(object); m != nil {
		object = oneOf(covering.ReplaceAllString(m[1], ""))
	}
	object = ofSoMany.ReplaceAllString(object, "")
	if m := toSoMany.FindStringSubmatch(object); m != nil && (m[1] == "for" || isPeople(m[2])) &&
		len(strings.Fields(strings.TrimSuffix(object, m[0]))) > shortestObject {
		object = strings.TrimSuffix(object, m[0])
	}
	object = c.shortened(withoutCount(object), longestTheme)
	if m := amountOf.FindStringSubmatch(object); m != nil {
		return m[1]
	}
	if m := countOf.FindStringSubmatch(object); m != nil && countsPlural(m[1]) {
		return m[1]
	}
	return object
}

// cutOffFrom leaves out the end of an object where enough is left of it.
func cutOffFrom(object string, end *regexp.Regexp) string {
	if shorter := end.ReplaceAllString(object, ""); len(strings.Fields(shorter)) >= shortestObject {
		return shorter
	}
	return object
}

// withoutCount leaves out how many things, or how much of them, the last words of an object speak of: "verification of
// highway bridges".
func withoutCount(object string) string {
	m := countInside.FindStringSubmatchIndex(object)
	if m == nil || m[4] < 0 && !countsPlural(object[m[6]:]) {
		return object
	}
	return object[:m[3]] + " " + object[m[6]:]
}

// oneOf puts the article before one of several, none before several.
func oneOf(things string) string {
	words := language.TagSentence(language.Tokens(things))
	if words[len(words)-1].Tag == language.TagPlural {
		return things
	}
	return article(things)
}

// countsPlural reports several things or people, of which a sentence may leave out how many there were: no measure.
func countsPlural(things string) bool {
	words := language.TagSentence(language.Tokens(things))
	head := headOf(words)
	if len(words) == 1 {
		head = 0
	}
	return words[head].Tag == language.TagPlural && len(words[head].Low) > 3 && !periods[words[head].Low] && !measuredIn[words[head].Low]
}

var measuredIn = wordset.Of("miles metres meters tonnes tons litres liters pounds euros dollars degrees grades points times decibels")
