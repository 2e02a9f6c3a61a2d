package summary

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

const (
	mostVerbs      = 3  // verbs that share an object
	shortestObject = 2  // words of what was done, the verb apart
	longestObject  = 15 // words from which on a sentence is too long
)

func firstSentence(text string) string {
	return strings.TrimRight(strings.TrimSpace(language.Sentences(text)[0].Of(text)), ".;,")
}

// tooLittle are verbs that say how something ended or where somebody was, not what
// they did.
var tooLittle = wordset.Of(`be have do get go come make take receive earn gain award serve act work attend join complete
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
var enders = wordset.Of(`by using through via while within without during under despite after before since per until till as with from up following against plus than resulting including like because so when where if whilst although`)

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
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator, i > 0 && ends(words, i):
			return i
		case i > 0 && beginsClause(words, i), w.Tag == language.TagGerund && i > 0 && !nounBehind(words, i):
			return trimmed(words, i)
		case w.Tag == language.TagTo && i+1 < len(words) && words[i+1].Tag == language.TagBase:
			return trimmed(words, i)
		case (w.Tag == language.TagPreposition || w.Tag == language.TagTo) && i > 0 && !w.Is("of") && countedBehind(words, i):
			return i
		case w.Is("and") && i+1 < len(words) && goesOn[words[i+1].Tag]:
			return i
		}
	}
	return len(words)
}

// goesOn are the parts of speech behind an "and" that leads to another deed.
var goesOn = map[language.Tag]bool{
	language.TagThird: true, language.TagPast: true, language.TagBase: true, language.TagAdverb: true,
}

// ends reports a preposition that leads away from the object, unless it says who or what
// the object was shared with: "a model with 23 disciplines".
func ends(words []language.Tagged, i int) bool {
	shared := words[i].Is("with") && i+2 < len(words) && words[i+1].Tag == language.TagNumber && pluralBehind(words, i+1)
	return enders[words[i].Low] && !shared
}

// beginsClause reports a verb or a subject of its own.
func beginsClause(words []language.Tagged, i int) bool {
	w := words[i]
	if len(w.Text) > 1 && w.Text == strings.ToUpper(w.Text) || nounBefore(words, i) {
		return false // an abbreviation: "to IS 10101"
	}
	switch w.Tag {
	case language.TagModal, language.TagSubject:
		return true
	case language.TagThird:
		return !w.Has(language.Plural)
	}
	return w.Tag == language.TagPast && !strings.Contains(w.Text, "-")
}

// nounBefore reports a noun that looks like a verb: "food cost from 34% to 28%".
func nounBefore(words []language.Tagged, i int) bool {
	noun := words[i].Has(language.Noun) || words[i].Is("cost", "spend")
	return noun && words[i-1].Tag == language.TagNoun && i+1 < len(words) && words[i+1].Is("from", "of")
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
			next.Tag == language.TagCoordinator || next.Is("using")
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
			if k > i+1 && words[k-1].Text == strings.ToUpper(words[k-1].Text) {
				return false // a standard: "to BS EN 1090"
			}
			return !words[i].Is("to", "for", "across", "in", "at", "with") || !pluralBehind(words, k)
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

// periods are plurals that a figure measures time by.
var periods = wordset.Of("seconds minutes hours days weeks months years shifts times percent points")

// pluralBehind reports that the number at i counts a plural.
func pluralBehind(words []language.Tagged, i int) bool {
	for k := i + 1; k < len(words) && k < i+5; k++ {
		switch w := words[k]; {
		case w.Tag == language.TagPlural:
			return len(w.Text) > 3 && !periods[w.Low]
		case w.Tag == language.TagAdjective, w.Tag == language.TagParticiple, w.Tag == language.TagGerund,
			w.Tag == language.TagProper, w.Tag == language.TagNoun &&
				len(w.Text) > 3:
		case w.Is("+"):
		default:
			return false
		}
	}
	return false
}

// unfit reports an object that a sentence cannot take as it stands. A measure needs no
// article: "month-end close from 15 to 6 days".
func unfit(words []language.Tagged, measure bool) bool {
	last := words[len(words)-1]
	if last.Tag == language.TagPreposition || last.Tag == language.TagDeterminer || last.Tag == language.TagCoordinator ||
		last.Tag == language.TagAdjective && !last.Has(language.Noun) || last.Tag == language.TagPossessive {
		return true
	}
	if !measure && bareSingular(words) {
		return true
	}
	for i, w := range words {
		if w.Is("%", "we", "our", "us", "i", "my", "it", "them", "colleagues", "not", "no") || w.Tag == language.TagNot {
			return true
		}
		if w.Tag == language.TagNumber && i+1 == len(words) && words[i-1].Text != strings.ToUpper(words[i-1].Text) {
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
		gerund := w.Tag == language.TagGerund && head >= 0 && i == head+1
		if w.Tag == language.TagDeterminer || w.Tag == language.TagPossessive || gerund {
			return false // "stock reporting"
		}
		if nominal[w.Tag] || i > 0 && w.Is("cost", "spend") {
			head = i
		} else if !describing(w) {
			break
		}
	}
	if head < 0 || words[head].Tag == language.TagPlural || words[head].Tag == language.TagProper {
		return false
	}
	return countable(words[head])
}

// countable reports a thing that there may be several of.
func countable(noun language.Tagged) bool {
	return !noun.Has(language.Plural) && !uncountable.MatchString(noun.Low) && lexicon.Word(noun.Low+"s").Level() <= commonLevel
}

var nominal = map[language.Tag]bool{language.TagNoun: true, language.TagPlural: true, language.TagProper: true}

func describing(w language.Tagged) bool {
	return describes[w.Tag] || w.Tag == language.TagPast && strings.Contains(w.Text, "-")
}

// describes are the parts of speech that lead up to a noun.
var describes = map[language.Tag]bool{
	language.TagAdjective: true, language.TagParticiple: true, language.TagGerund: true,
	language.TagAdverb: true, language.TagNumber: true,
}

// uncountable are endings of what is done or is so, not of things.
var uncountable = regexp.MustCompile(`(?:tion|sion|ment|ance|ence|ency|ity|ing|ship|care|work|ness|ware|ure|age|ry|ism|ics|logy|` +
	`support|research|design|control|recovery|` +
	`delivery|data|cost|waste|churn|turnover|output|spend|revenue|income|downtime|latency)$`)

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
