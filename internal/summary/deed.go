package summary

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// holdsDuty is a bullet about what somebody answers for.
var holdsDuty = sieve.MustCompile(`^(?:(?:Holds?|Held) responsibility|(?:(?:Is|Was) r|R)esponsible) for `)

// overDuty is such a bullet about what is over.
var overDuty = sieve.MustCompile(`^(?:Held|Was) `)

// dutyOf is the deed of a bullet about what somebody answers for.
func dutyOf(bullet, what string) (deed, bool) {
	words := language.TagSentence(language.Tokens(firstSentence(what)))
	object, ok := objectOf(words, false)
	if strings.HasPrefix(what[strings.Index(what, object)+len(object):], ", ") && strings.Count(object, " ") < 2 {
		return deed{}, false // the first of a list
	}
	if len(words) > 1 && words[1].Is("of") {
		object = "the " + object
	}
	return deed{verbs: []string{"be"}, object: "responsible for " + object, now: !overDuty.MatchString(bullet)}, ok
}

// withOthers is a bullet about what somebody had only a part in, which its object alone does not say.
var withOthers = sieve.MustCompile(`(?i)\b(?:as (?:an? )?(?:\p{L}+ )?(?:part|member) of|together with|alongside|` +
	`jointly|collaborat\p{L}+|under (?:the )?(?:supervision|guidance|direction)|in (?:an?|the|my|his|her|their) team\b|` +
	`in (?:conjunction|partnership|co-?operation|co-?ordination|liaison) with\b|` +
	`with (?:the )?(?:help|support|assistance) (?:of|from)\b|under (?:Prof|Professor|Dr|Mr|Mrs|Ms)\b|` +
	`with (?:(?:an?|the|my|his|her|their|other) )?(?:\p{L}+ )?(?:teams?|colleagues|others|peers|seniors)\b)`)

// dayInside is a day of a month, which notes have and deeds have not.
var dayInside = sieve.MustCompile(`(?i)\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b`)

// codeLast is a code of two letters behind a preposition at the end.
var codeLast = sieve.MustCompile(` (?:for|of|to|in|on|by|with) (\p{Lu}{2})\.?$`)

// plainCodes are those that everybody knows; the others only those do who were there.
var plainCodes = wordset.Of("it hr uk eu us un qa ui ux ai ml bi pr tv pc ac dc")

// isFragment reports a bullet that is a note, not a phrase.
func isFragment(bullet string) bool {
	code := codeLast.FindStringSubmatch(bullet)
	return dayInside.MatchString(bullet) || code != nil && !plainCodes[strings.ToLower(code[1])] || isTitle(bullet)
}

// leastTitle is how many long words with a capital a title has at least.
const leastTitle = 3

// isTitle reports words that all have capitals, as headings do: "Casting New Anchor Review & Survey".
func isTitle(bullet string) bool {
	long := slices.DeleteFunc(strings.Fields(bullet), func(w string) bool { return len(w) < leastTitle+1 })
	return len(long) > leastTitle && !slices.ContainsFunc(long, func(w string) bool { return !startsUpper(w) })
}

// deedOf takes a bullet apart into its verbs and what they were done to.
func deedOf(bullet string) (deed, bool) {
	if strings.ContainsAny(bullet, "\"“”«»:[]*") || withOthers.MatchString(bullet) || onlyPlayed.MatchString(bullet) || isFragment(bullet) {
		return deed{}, false
	}
	if at := holdsDuty.FindStringIndex(bullet); at != nil {
		return dutyOf(bullet, bullet[at[1]:])
	}
	words := inOneTime(language.TagSentence(language.Tokens(firstSentence(bullet))))
	verbs, particle, at := opening(words)
	if at == 0 || verbs[0] == "carry" && particle == "" || besidePeople(verbs[0], words[at:]) ||
		!changes[verbs[0]] && cameToNothing.MatchString(bullet) {
		return deed{}, false
	}
	object, ok := wholeObject(verbs[0], bullet, words[at:])
	if !ok {
		return deed{}, false
	}
	return deed{verbs: verbs, object: particle + object, now: slices.ContainsFunc(words[:at], inPresent)}, true
}

// opening returns the verbs of a bullet with the particle that belongs to them, and where their object
// begins; 0 where there is none.
func opening(words []language.Tagged) (verbs []string, particle string, at int) {
	verbs, at = openingVerbs(words)
	if at == 0 || words[0].Is("dated") {
		return nil, "", 0 // "dated 12th May" tells when
	}
	if at < len(words) && particles[verbs[len(verbs)-1]] == words[at].Low {
		particle = words[at].Low + " "
		at++
	}
	if at >= len(words) || !opensObject(words[at]) {
		return nil, "", 0
	}
	return verbs, particle, at
}

// inOneTime takes what stands in another form than the verb that the sentence opens with for no verb: "Ran the sauce
// and fish sections".
func inOneTime(words []language.Tagged) []language.Tagged {
	at := behindSubject(words)
	if at >= len(words) || !words[at].Tag.IsVerb() {
		return words
	}
	for i := at + 1; i+1 < len(words); i++ {
		switch w := &words[i]; {
		case i > at+2 && words[i-2].Tag == language.TagNumber && w.Has(language.Plural):
			w.Tag = language.TagPlural // "six student nurses"
		case w.Tag == words[at].Tag || !words[i-1].Is("and", ",", "or"):
		case w.Tag == language.TagBase && w.Has(language.Noun) && !w.Has(language.Past):
			w.Tag = language.TagNoun
		case w.Tag == language.TagThird && w.Has(language.Plural):
			w.Tag = language.TagPlural
		}
	}
	return words
}

// inPresent reports a verb that is told in the present.
func inPresent(w language.Tagged) bool {
	return w.Kind == language.Word && !w.Has(language.Past) && (w.Has(language.Third) || w.Tag == language.TagBase)
}

// reached are verbs that tell something only with a figure: "Achieved zero findings".
var reached = wordset.Of("achieve win")

// wholeObject is what a verb was done to, with from what to what where the verb says
// little without, and as somebody understands it who has not read the bullet.
func wholeObject(verb, bullet string, words []language.Tagged) (string, bool) {
	if changes[verb] && !measures(words[:objectEnd(words)]) {
		return "", false
	}
	if reached[verb] && !hasFigure(words[:objectEnd(words)]) {
		return "", false
	}
	object, ok := objectOf(words, changes[verb])
	whole, more := changed(words)
	switch {
	case !ok:
		return "", false
	case more && changes[verb]:
		return whole, true
	case changes[verb]:
		return opensArticle.ReplaceAllString(object, ""), true // "cut mean refit time"
	case more && (moves[verb] || words[objectEnd(words)].Is("from")):
		object = whole
	}
	if saysLittle(verb, object, words[headOf(words[:objectEnd(words)])]) {
		return "", false
	}
	return known(words, object+without(bullet, object))
}

// saysLittle reports an object that no profile tells.
func saysLittle(verb, object string, head language.Tagged) bool {
	return vague[head.Low] || pointsBack(object, head) || ofSelf[head.Low] && !leads[verb] || bareCount.MatchString(object)
}

// pointsBack reports a thing that only what was said before tells: "the symptoms", "the money".
func pointsBack(object string, head language.Tagged) bool {
	return strings.Count(object, " ") == 1 && strings.HasPrefix(object, "the ") && !head.Capital || strings.Contains(object, " or ")
}

// vague are names of work that say nothing of what it was about.
var vague = wordset.Of("work works activities activity tasks task duties job jobs issues problems matters things")

// nothingLost is what did not happen meanwhile, which is half of the deed.
var nothingLost = sieve.MustCompile(`^ (?:with (?:no|nil|zero) \p{L}+(?: of \p{L}+)?|without (?:an? )?(?:\p{L}+ )?\p{L}+)(?:[.;,]|$)`)

// without is what goes on behind an object about what did not happen: " with no downtime".
func without(bullet, object string) string {
	_, tail, found := strings.Cut(bullet, object)
	if m := nothingLost.FindString(tail); found && m != "" {
		return strings.TrimRight(m, ".;,")
	}
	return ""
}

// measures reports an object that is measured: "month-end close", "food waste".
func measures(object []language.Tagged) bool {
	end := slices.IndexFunc(object, func(w language.Tagged) bool { return w.Tag == language.TagPreposition })
	if end < 0 {
		end = len(object)
	}
	if end < shortestObject {
		return false
	}
	head := object[end-1]
	return head.Tag == language.TagPlural || uncountable.MatchString(head.Low) || measured[head.Low]
}

var opensArticle = sieve.MustCompile(`^(?:the |an? )`)

var measured = wordset.Of("time rate close error yield stock speed budget backlog cycle")

func hasFigure(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool {
		return w.Tag == language.TagNumber || strings.IndexFunc(w.Text, unicode.IsDigit) >= 0
	})
}

// particles are prepositions that belong to their verb.
var particles = map[string]string{
	"care": "for", "look": "after", "liaise": "with", "advise": "on", "consult": "on", "carry": "out", "roll": "out", "set": "up",
	"draw": "up",
}

// changes are verbs that tell something only of what is measured.
var changes = wordset.Of("cut reduce lower shorten shrink halve decrease increase raise improve grow double boost speed trim")

// moves are verbs that say more with from what to what.
var moves = wordset.Of("scale migrate move transform")

// changed is an object with its change: "month-end close from 15 to 6 days".
func changed(words []language.Tagged) (string, bool) {
	at := objectEnd(words)
	if at+1 >= len(words) || !words[at].Is("from", "by", "to") {
		return "", false
	}
	end := changeEnd(words, at)
	if end-at > longestObject || !hasFigure(words[at:end]) || unfit(words[:at], at > 1) || insideMeasure(words, end) {
		return "", false
	}
	return textOf(words[:end]), true
}

// changeEnd is where the words about from what to what end that begin at i.
func changeEnd(words []language.Tagged, i int) int {
	end := i
	for end < len(words) && (!endsChange(words[end]) || workingDays(words, end)) {
		end++
	}
	return withoutLink(words, i, end)
}

// insideMeasure reports a number before end whose unit follows it.
func insideMeasure(words []language.Tagged, end int) bool {
	return end < len(words) && words[end-1].Tag == language.TagNumber && !words[end].Is(",", ".") && !enders[words[end].Low]
}

// withoutLink leaves out prepositions and an "and" that a change would end with.
func withoutLink(words []language.Tagged, at, end int) int {
	for end > at && (words[end-1].Tag == language.TagPreposition || words[end-1].Is("and")) {
		end--
	}
	return end
}

// workingDays reports a gerund that belongs to a measure: "6 working days".
func workingDays(words []language.Tagged, i int) bool {
	return words[i].Is("working") && periods[wordAt(words, i+1).Low]
}

// endsChange reports a word that is not about from what to what any more.
func endsChange(w language.Tagged) bool {
	return w.Is(",", ";", "(", ".") || w.Tag == language.TagGerund || w.Tag == language.TagRelative ||
		enders[w.Low] && !w.Is("from", "by", "to", "per", "within")
}

// closed cuts an object before a list that was cut itself: "applications across web,
// mobile" is "applications".
func closed(words []language.Tagged) []language.Tagged {
	comma := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is(",") })
	if comma < 0 || lastIndex(words, func(w language.Tagged) bool { return w.Is("and", "or", "&") }) > comma {
		return words
	}
	i := lastIndex(words[:comma], func(w language.Tagged) bool { return w.Tag == language.TagPreposition })
	return words[:max(i, 0)]
}

// lastIndex is the index of the last word that is so, -1 without one.
func lastIndex(words []language.Tagged, is func(language.Tagged) bool) int {
	for i, w := range slices.Backward(words) {
		if is(w) {
			return i
		}
	}
	return -1
}

// partners are nouns that lead to others who had their part, or to a rule.
var partners = wordset.Of(`coordination co-ordination cooperation co-operation conjunction consultation collaboration partnership liaison
	accordance line compliance addition response`)

// objectOf is what something was done to, without how and with what result.
func objectOf(words []language.Tagged, measured bool) (string, bool) {
	object := closed(words[:objectEnd(words)])
	if n := len(object); n > 2 && object[n-2].Tag == language.TagPreposition && partners[object[n-1].Low] {
		object = object[:n-2] // "in coordination" with whom
	}
	object = object[:withoutLink(object, 0, len(object))]
	if n := contentWords(object); n < shortestObject || n > longestObject || unfit(object, measured) {
		return "", false
	}
	return textOf(object), true
}
