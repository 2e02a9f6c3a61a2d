package summary

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/lexicon"
)

const (
	mostVerbs      = 3  // verbs that share an object
	shortestObject = 2  // words of what was done, the verb apart
	longestObject  = 13 // words from which on a sentence is too long
)

// activity returns what a bullet says was done, as a sentence goes on behind
// "Experience includes": "Led the response to 17 incidents, restoring service" is
// "leading the response to incidents". "" where that would not read well, or where
// others had their part.
func activity(bullet, locale string) string {
	if strings.ContainsAny(bullet, "\"“”«»:[]*") {
		return ""
	}
	words := language.TagSentence(language.Tokens(firstSentence(bullet)))
	verbs, at := openingVerbs(words)
	if at == 0 || at >= len(words) || !opensObject(words[at]) {
		return ""
	}
	object := words[at : at+objectEnd(words[at:])]
	object = uncounted(object)
	if n := contentWords(object); len(object) == 0 || n < shortestObject || n > longestObject || unfit(object) {
		return ""
	}
	for i, v := range verbs {
		verbs[i] = language.PresentParticiple(v)
		if american, ok := lexicon.American(verbs[i]); ok && locale == "en-US" {
			verbs[i] = american
		}
	}
	return enumerate(verbs) + " " + textOf(object)
}

func firstSentence(text string) string {
	return strings.TrimRight(strings.TrimSpace(language.Sentences(text)[0].Of(text)), ".;,")
}

// tooLittle are verbs that say how something ended or where somebody was, not what
// they did.
var tooLittle = wordSet(`be have do get go come make take receive achieve win earn gain award serve act work attend join complete
	participate help assist support contribute
	enjoy learn leave become remain stay own hold study graduate pass rank place score name know see use like cover exceed meet hit
	save cost
	rise`)

// openingVerbs returns the base forms of the verbs that open a sentence without a
// subject, or with a pronoun ("Planned and executed"), and the index behind them.
func openingVerbs(words []language.Tagged) (verbs []string, at int) {
	if len(words) > 1 && words[0].Is("i", "he", "she", "they") {
		at = 1
	}
	for at < len(words) && words[at].Tag == language.TagAdverb && strings.HasSuffix(words[at].Low, "ly") {
		at++
	}
	for at < len(words) {
		base := baseOf(words[at])
		if base == "" || tooLittle[base] {
			return nil, 0
		}
		if verbs = append(verbs, base); len(verbs) > mostVerbs {
			return nil, 0
		}
		at++
		next := at
		if next < len(words) && words[next].Is(",") {
			next++
		}
		if next < len(words) && words[next].Is("and") {
			next++
		}
		if next == at || next >= len(words) || baseOf(words[next]) == "" || !words[next].Tag.IsVerb() {
			return verbs, at
		}
		at = next
	}
	return nil, 0
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
var enders = wordSet(`by using through via while within without during under despite after before since per until till as with from up following against plus than resulting including like because so when where if whilst although`)

// objectEnd returns how many words the object and what belongs to it take.
func objectEnd(words []language.Tagged) int {
	for i, w := range words {
		switch {
		case w.Is(","):
			if !listed(words, i) {
				return i
			}
		case w.Tag == language.TagMark && !w.Is("-", "’", "'", "/", "&", "%", "£", "$", "€", "+"):
			return i
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator, enders[w.Low] && i > 0:
			return i
		case i > 0 && beginsClause(w), w.Tag == language.TagGerund && i > 0 && !nounBehind(words, i):
			return trimmed(words, i)
		case w.Tag == language.TagTo && i+1 < len(words) && words[i+1].Tag == language.TagBase:
			return trimmed(words, i)
		case (w.Tag == language.TagPreposition || w.Tag == language.TagTo) && i > 0 && !w.Is("of") && countedBehind(words, i):
			return i
		case w.Is("and") && i+1 < len(words) && (words[i+1].Tag == language.TagThird || words[i+1].Tag == language.TagPast ||
			words[i+1].Tag == language.TagBase || words[i+1].Tag == language.TagAdverb):
			return i
		}
	}
	return len(words)
}

// beginsClause reports a verb or a subject of its own.
func beginsClause(w language.Tagged) bool {
	switch w.Tag {
	case language.TagModal, language.TagSubject:
		return true
	case language.TagThird:
		return !w.Has(language.Plural)
	}
	return w.Tag == language.TagPast && !strings.Contains(w.Text, "-")
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
	for k := i + 1; k < len(words) && k < i+6; k++ {
		switch w := words[k]; {
		case w.Is("and", "&", ","):
			return k > i+1
		case w.Tag != language.TagNoun && w.Tag != language.TagPlural && w.Tag != language.TagAdjective && w.Tag != language.TagProper &&
			w.Tag != language.TagParticiple:
			return false
		}
	}
	return false
}

// results are gerunds that tell what came of it, or how ("a scheme saving fuel").
var results = wordSet(`reducing increasing saving improving enabling allowing supporting processing serving handling covering using
	achieving resulting leading cutting raising
	boosting ensuring providing helping making driving delivering generating including involving providing yielding giving replacing
	removing eliminating`)

// nounBehind reports a gerund that is part of a noun ("a holding company", "guide to
// story writing", "the packaging line"), not the start of a clause.
func nounBehind(words []language.Tagged, i int) bool {
	if results[words[i].Low] {
		return false
	}
	prev, next := words[i-1], language.Tagged{Tag: language.TagMark}
	if i+1 < len(words) {
		next = words[i+1]
	}
	switch prev.Tag {
	case language.TagDeterminer, language.TagAdjective, language.TagPreposition, language.TagPossessive, language.TagCoordinator,
		language.TagNumber:
		return true
	case language.TagNoun, language.TagProper:
		return next.Tag == language.TagNoun || next.Tag == language.TagMark || next.Tag == language.TagPreposition ||
			next.Tag == language.TagCoordinator
	}
	return false
}

// countedBehind reports that a figure, a date or a number word follows within the
// phrase, so that it tells when or how much; what counts people or things may stay
// without its figure.
func countedBehind(words []language.Tagged, i int) bool {
	for k := i + 1; k < len(words) && k < i+4; k++ {
		w := words[k]
		if w.Tag == language.TagNumber || strings.IndexFunc(w.Text, unicode.IsDigit) == 0 {
			return !words[i].Is("to", "for", "across") || !pluralBehind(words, k)
		}
		if w.Is("time", "schedule", "budget", "£", "$", "€", "average", "order", "full") {
			return true
		}
		if w.Tag == language.TagPreposition {
			return false
		}
	}
	return false
}

// uncounted leaves out the plain figure before the plural that an object begins with:
// "17 severe incidents" is "severe incidents". Sums of money and sizes inside a word ("24-strong") say how great the
// task was and stay.
func uncounted(words []language.Tagged) []language.Tagged {
	var out []language.Tagged
	for i, w := range words {
		if w.Tag == language.TagNumber && pluralBehind(words, i) && opensCount(out) && words[i+1].Tag != language.TagNumber &&
			!words[i+1].Is("thousand", "million", "billion") {
			for len(out) > 0 && (out[len(out)-1].Is("over", "around", "about", "nearly", "almost", "approximately", "than", "more", "up",
				"to", "some", "~") && strings.Contains("over around about nearly almost approximately than more some",
				out[len(out)-1].Low)) {
				out = out[:len(out)-1]
			}
			continue
		}
		if w.Is("+") && i > 0 && words[i-1].Tag == language.TagNumber {
			continue
		}
		out = append(out, w)
	}
	return out
}

// opensCount reports that nothing but "over", "about" and the like stands before a figure.
func opensCount(before []language.Tagged) bool {
	for _, w := range before {
		if !w.Is("over", "around", "about", "nearly", "almost", "approximately", "than", "more", "up", "to", "some", "~") {
			return false
		}
	}
	return true
}

// periods are plurals that a figure measures time by.
var periods = wordSet("seconds minutes hours days weeks months years shifts times percent points")

// pluralBehind reports that the number at i counts a plural.
func pluralBehind(words []language.Tagged, i int) bool {
	for k := i + 1; k < len(words) && k < i+5; k++ {
		switch w := words[k]; {
		case w.Tag == language.TagPlural:
			return len(w.Text) > 3 && !periods[w.Low]
		case w.Tag == language.TagAdjective, w.Tag == language.TagParticiple, w.Tag == language.TagGerund, w.Tag == language.TagNoun &&
			len(w.Text) > 3:
		case w.Is("+"):
		default:
			return false
		}
	}
	return false
}

// unfit reports an object that a sentence cannot take as it stands.
func unfit(words []language.Tagged) bool {
	last := words[len(words)-1]
	if last.Tag == language.TagPreposition || last.Tag == language.TagDeterminer || last.Tag == language.TagCoordinator ||
		last.Tag == language.TagAdjective && !last.Has(language.Noun) || last.Tag == language.TagPossessive {
		return true
	}
	if bareSingular(words) {
		return true
	}
	for i, w := range words {
		if w.Is("%", "we", "our", "us", "i", "my", "it", "them", "colleagues", "not", "no") || w.Tag == language.TagNot {
			return true
		}
		if w.Tag == language.TagNumber && i+1 == len(words) {
			return true
		}
	}
	return false
}

// bareSingular reports a thing that can be counted and has no article, as in notes
// ("Built pipeline", "Shipped first rope-based trigger").
func bareSingular(words []language.Tagged) bool {
	head := -1
	for i, w := range words {
		if w.Tag == language.TagDeterminer || w.Tag == language.TagPossessive || w.Tag == language.TagGerund && head >= 0 && i == head+1 {
			return false // "stock reporting"
		}
		if w.Tag == language.TagNoun || w.Tag == language.TagPlural || w.Tag == language.TagProper {
			head = i
		} else if !describing(w) {
			break
		}
	}
	if head < 0 || words[head].Tag != language.TagNoun {
		return false
	}
	noun := words[head]
	return !noun.Has(language.Plural) && !uncountable.MatchString(noun.Low) && lexicon.Word(noun.Low+"s").Level() <= commonLevel
}

func describing(w language.Tagged) bool {
	return describes[w.Tag] || w.Tag == language.TagPast && strings.Contains(w.Text, "-")
}

// describes are the parts of speech that lead up to a noun.
var describes = map[language.Tag]bool{
	language.TagAdjective: true, language.TagParticiple: true, language.TagGerund: true,
	language.TagAdverb: true, language.TagNumber: true,
}

// uncountable are endings of what is done or is so, not of things.
var uncountable = regexp.MustCompile(`(?:tion|sion|ment|ance|ence|ency|ity|ing|ship|care|work|ness|ware|ure|age|ry|ism|ics|logy|support|research|design|control|recovery|delivery|data)$`)

// commonLevel is the size class of the word list up to which a plural is in use.
const commonLevel = 60

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

func wordSet(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = true
	}
	return m
}
