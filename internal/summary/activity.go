package summary

import (
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/wordset"
)

const (
	mostVerbs      = 3  // verbs that share an object
	shortestObject = 2  // words of what was done, the verb apart
	longestObject  = 15 // words from which on a sentence is too long
)

// firstSentence is the first sentence of a text without its mark; "" of a text that has none.
func firstSentence(text string) string {
	list := language.Sentences(text)
	if len(list) == 0 {
		return ""
	}
	return strings.TrimRight(strings.TrimSpace(list[0].Of(text)), ".;, ")
}

// tooLittle are verbs that say how something ended or where somebody was, not what
// they did.
var tooLittle = wordset.Of(`be have do get go come make take receive earn gain award serve act work attend join complete
	participate help assist support contribute
	enjoy learn leave become remain stay hold study graduate pass rank place score name know see use like cover exceed meet hit
	save cost
	date read shutter cross
	rise avoid aspire want wish hope intend aim seek desire dream refuse decline reject cancel miss lose fail try attempt consider
	need require expect enter practise practice lapse expire observe shadow watch witness visit inherit request
	limit list suspect trust volunteer`)

// openingVerbs returns the base forms of the verbs that open a sentence without a
// subject, or with a pronoun ("Planned and executed"), and the index behind them.
func openingVerbs(words []language.Tagged) (verbs []string, at int) {
	if at = behindSubject(words); isLessened(words[:at]) {
		return nil, 0
	}
	for at < len(words) {
		base := baseOf(words[at])
		if base == "" || tooLittle[base] || at == 0 && areOthers(words) || words[at].Is("own") || len(verbs) == mostVerbs {
			return nil, 0
		}
		verbs = append(verbs, base)
		at++
		next := nextVerb(words, at)
		if next == 0 {
			return verbs, at
		}
		at = next
	}
	return nil, 0
}

// areOthers reports people who did something, whose name looks like a verb: "Engineers reduced errors".
func areOthers(words []language.Tagged) bool {
	who, is := strings.CutSuffix(words[0].Low, "s")
	next := wordAt(words, 1)
	return is && language.IsRole(who) && (next.Has(language.Past) || next.Has(language.Third) && !next.Has(language.Plural))
}

// behindSubject is the index behind a pronoun and adverbs that a sentence begins with.
func behindSubject(words []language.Tagged) (at int) {
	if len(words) > 1 && words[0].Is("i", "he", "she", "they") {
		at = 1
	}
	for at < len(words) && isManner(words[at]) {
		at++
	}
	return at
}

// isManner reports an adverb that says how: "carefully".
func isManner(w language.Tagged) bool {
	return w.Tag == language.TagAdverb && strings.HasSuffix(w.Low, "ly")
}

// nextVerb is the index of the verb that a comma or "and" at i leads to; 0 is none.
func nextVerb(words []language.Tagged, i int) int {
	next := i
	for _, joint := range []string{",", "and"} {
		if wordAt(words, next).Is(joint) {
			next++
		}
	}
	if w := wordAt(words, next); next == i || !w.Tag.IsVerb() || baseOf(w) == "" {
		return 0
	}
	return next
}

// wordAt is the word at i, a mark behind the last one.
func wordAt(words []language.Tagged, i int) language.Tagged {
	if i < len(words) {
		return words[i]
	}
	return language.Tagged{Tag: language.TagMark}
}

// baseOf returns the base of a verb form that can open a bullet, "" for other words.
func baseOf(w language.Tagged) string {
	if w.Kind != language.Word || w.Has(language.Gerund) || !w.Has(language.Past|language.Third|language.Base) {
		return ""
	}
	for _, f := range language.VerbForms(w.Low) {
		if f.Form == language.Past || f.Form == language.Third || f.Form == language.Base && w.Tag == language.TagBase {
			return f.Base
		}
	}
	return ""
}

// opensObject reports that an object begins here.
func opensObject(w language.Tagged) bool {
	switch w.Tag {
	case language.TagAdverb:
		return w.Has(language.Adjective) || w.Is("daily", "weekly", "monthly", "quarterly", "yearly", "hourly")
	case language.TagNoun, language.TagPlural, language.TagProper, language.TagAdjective, language.TagNumber, language.TagDeterminer,
		language.TagPossessive, language.TagParticiple, language.TagGerund:
		return !w.Is("it", "this", "that", "these", "those", "such", "one")
	}
	return false
}

// enders are prepositions that lead to how, when or with what result it was done.
var enders = wordset.Of(`
	by using through via while within without during under despite after before since per until till as with from up
	following against plus than resulting including like because so when where if whilst although
`)

// objectEnd returns how many words the object and what belongs to it take.
func objectEnd(words []language.Tagged) int {
	for i := range words {
		switch {
		case words[i].Is(",") && listed(words, i):
		case endsObject(words, i):
			return i
		case beginsMore(words, i):
			return trimmed(words, i)
		case tellsMeasure(words, i):
			return i
		case words[i].Is("and") && (goesOn[wordAt(words, i+1).Tag] || isMostlyVerb(wordAt(words, i+1))):
			return trimmed(words, i)
		}
	}
	return len(words)
}

// leastVerb is the share of a verb among the readings of a word from which on it is hardly ever a noun: "handle".
const leastVerb = 8

// isMostlyVerb reports the base of such a verb, which another form before it left behind: "leads a crew and handle moorings".
func isMostlyVerb(w language.Tagged) bool {
	return w.Kind == language.Word && w.Has(language.Base) && !w.Capital && language.Read(w.Low).Share >= leastVerb
}

// endsObject reports a mark or a word that leads away from the object.
func endsObject(words []language.Tagged, i int) bool {
	switch w := words[i]; w.Tag {
	case language.TagMark:
		return !w.Is("-", "’", "'", "/", "&", "%", "£", "$", "€", "+")
	case language.TagRelative, language.TagSubordinator:
		return true
	}
	return words[i].Is(",") || i > 0 && ends(words, i)
}

// beginsMore reports a clause, a gerund or an infinitive behind the object.
func beginsMore(words []language.Tagged, i int) bool {
	switch words[i].Tag {
	case language.TagTo:
		if wordAt(words, i+1).Tag == language.TagBase {
			return true
		}
	case language.TagGerund:
		if i > 0 && !nounBehind(words, i) && !wordAt(words, i+1).Is("'s", "’s") {
			return true
		}
	}
	return i > 0 && beginsClause(words, i)
}

// tellsMeasure reports a preposition that leads to when or how much.
func tellsMeasure(words []language.Tagged, i int) bool {
	w := words[i]
	leads := w.Tag == language.TagPreposition || w.Tag == language.TagTo
	return i > 0 && leads && !w.Is("of") && countedBehind(words, i)
}

// goesOn are the parts of speech behind an "and" that leads to another deed.
var goesOn = map[language.Tag]bool{
	language.TagThird: true, language.TagPast: true, language.TagBase: true, language.TagAdverb: true,
}

// ends reports a preposition that leads away from the object, unless it says who or what
// the object was shared with: "a model with 23 disciplines".
func ends(words []language.Tagged, i int) bool {
	shared := words[i].Is("with") && wordAt(words, i+1).Tag == language.TagNumber && pluralBehind(words, i+1)
	return enders[words[i].Low] && !shared
}

// beginsClause reports a verb or a subject of its own.
func beginsClause(words []language.Tagged, i int) bool {
	w := words[i]
	if isAbbreviation(w) || nounBefore(words, i) {
		return false // an abbreviation: "to IS 10101"
	}
	switch w.Tag {
	case language.TagModal, language.TagSubject:
		return true
	case language.TagThird:
		return !w.Has(language.Plural)
	}
	return w.Tag == language.TagPast && !strings.Contains(w.Text, "-") && !compounds(words, i)
}

// compounds reports a participle between a noun and what it describes with it: "value added reports".
func compounds(words []language.Tagged, i int) bool {
	next := wordAt(words, i+1).Tag
	between := words[i-1].Tag == language.TagNoun && (next == language.TagPlural || next == language.TagNoun)
	return between && words[i].Has(language.Participle)
}

func isAbbreviation(w language.Tagged) bool {
	return len(w.Text) > 1 && w.Text == strings.ToUpper(w.Text)
}

// nounBefore reports a noun that looks like a verb: "food cost from 34% to 28%".
func nounBefore(words []language.Tagged, i int) bool {
	noun := words[i].Has(language.Noun) || words[i].Is("cost", "spend")
	return noun && words[i-1].Tag == language.TagNoun && wordAt(words, i+1).Is("from", "of")
}

// trimmed goes back over a conjunction, comma or adverb that belongs to what follows.
func trimmed(words []language.Tagged, i int) int {
	for i > 0 && (words[i-1].Is(",", "and", "in", "order") || words[i-1].Tag == language.TagAdverb) {
		i--
	}
	return i
}

// listed reports that the comma at i parts the items of a list ("banks, ports and mills").
func listed(words []language.Tagged, i int) bool {
	for k := i + 1; k < min(len(words), i+6); k++ {
		switch w := words[k]; {
		case w.Is("and", "&", ","):
			return k > i+1
		case !ofItem[w.Tag]:
			return false
		}
	}
	return false
}

// ofItem are the parts of speech of an item of a list.
var ofItem = map[language.Tag]bool{
	language.TagNoun: true, language.TagPlural: true, language.TagAdjective: true, language.TagProper: true,
	language.TagParticiple: true,
}

// results are gerunds that tell what came of it, or how ("a scheme saving fuel").
var results = wordset.Of(`reducing increasing saving improving enabling allowing supporting processing serving handling covering using
	achieving resulting leading cutting raising
	boosting ensuring providing helping making driving delivering generating including involving providing yielding giving replacing
	removing eliminating`)

// nounBehind reports a gerund that is part of a noun ("a holding company", "guide to
// story writing", "the packaging line"), not the start of a clause.
func nounBehind(words []language.Tagged, i int) bool {
	if results[words[i].Low] {
		return false
	}
	switch words[i-1].Tag {
	case language.TagDeterminer, language.TagAdjective, language.TagPreposition, language.TagPossessive, language.TagCoordinator,
		language.TagNumber:
		return true
	case language.TagNoun, language.TagProper:
		next := wordAt(words, i+1)
		return behindNoun[next.Tag] || next.Is("using") || next.Tag == language.TagPlural
	}
	return false
}

// behindNoun are the parts of speech that follow a gerund which is part of a noun.
var behindNoun = map[language.Tag]bool{
	language.TagNoun: true, language.TagMark: true, language.TagPreposition: true, language.TagCoordinator: true,
}

// countedBehind reports that a figure, a date or a number word follows within the
// phrase, so that it tells when or how much; what counts people or things may stay
// without its figure.
func countedBehind(words []language.Tagged, i int) bool {
	for k := i + 1; k < min(len(words), i+4); k++ {
		switch w := words[k]; {
		case w.Tag == language.TagNumber || strings.IndexFunc(w.Text, unicode.IsDigit) == 0:
			return measuredBy(words, i, k)
		case w.Is("time", "schedule", "budget", "£", "$", "€", "average", "order", "full"):
			return true
		case w.Tag == language.TagPreposition:
			return false
		}
	}
	return false
}

// measuredBy reports that the figure at k says when or how much, behind the preposition at i.
func measuredBy(words []language.Tagged, i, k int) bool {
	if k > i+1 && words[k-1].Text == strings.ToUpper(words[k-1].Text) {
		return false // a standard: "to BS EN 1090"
	}
	return !words[i].Is("to", "for", "across", "in", "at", "with") || !pluralBehind(words, k)
}

// periods are plurals that a figure measures time by.
var periods = wordset.Of("seconds minutes hours days weeks months years shifts times percent points")

// pluralBehind reports that the number at i counts a plural.
func pluralBehind(words []language.Tagged, i int) bool {
	for k := i + 1; k < min(len(words), i+5); k++ {
		switch w := words[k]; {
		case w.Tag == language.TagPlural:
			return len(w.Text) > 3 && !periods[w.Low]
		case !w.Is("+") && !beforePlural(w):
			return false
		}
	}
	return false
}

// beforePlural reports a word that may stand between a number and what it counts.
func beforePlural(w language.Tagged) bool {
	switch w.Tag {
	case language.TagAdjective, language.TagParticiple, language.TagGerund, language.TagProper:
		return true
	case language.TagNoun:
		return len(w.Text) > 3
	}
	return false
}

func contentWords(words []language.Tagged) int {
	n := 0
	for _, w := range words {
		if w.Kind == language.Word || w.Kind == language.Number {
			n++
		}
	}
	return n
}

// textOf joins words as they were written.
func textOf(words []language.Tagged) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 && spaced(words[i-1], w) {
			b.WriteByte(' ')
		}
		b.WriteString(w.Text)
	}
	return b.String()
}

func spaced(before, w language.Tagged) bool {
	return before.End() < w.Start
}
