package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// unfit reports an object that a sentence cannot take as it stands. A measure needs no
// article: "month-end close from 15 to 6 days".
func unfit(words []language.Tagged, measure bool) bool {
	if leavesOpen(words[len(words)-1]) || endsWithNumber(words) || !measure && bareSingular(words) || lacksLink(words) {
		return true
	}
	return slices.ContainsFunc(words, func(w language.Tagged) bool {
		if w.Is("a", "an") && w.Capital && w.Start > 0 {
			return true // a heading: "Designed A Tide Hut"
		}
		return w.Is("%", "we", "our", "us", "i", "my", "it", "them", "colleagues", "not", "no") || w.Tag == language.TagNot
	})
}

// aPeriod is what an article stands before that says how often: "60 boats a week".
var aPeriod = wordset.Of("hour day night shift week month quarter year season term")

// lacksLink reports a noun with an article right behind it: "analysis the data".
func lacksLink(words []language.Tagged) bool {
	for i := 1; i < len(words); i++ {
		if nominal[words[i-1].Tag] && words[i-1].Has(language.Noun) && words[i].Is("the", "a", "an") && !aPeriod[wordAt(words, i+1).Low] {
			return true
		}
	}
	return false
}

// leavesOpen reports a word that another one has to follow.
func leavesOpen(w language.Tagged) bool {
	switch w.Tag {
	case language.TagPreposition, language.TagDeterminer, language.TagCoordinator, language.TagPossessive:
		return true
	}
	return w.Tag == language.TagAdjective && !w.Has(language.Noun)
}

// endsWithNumber reports a last number that is not a part of a name: "to BS EN 1090".
func endsWithNumber(words []language.Tagged) bool {
	last := len(words) - 1
	if words[last].Tag != language.TagNumber {
		return false
	}
	return last == 0 || words[last-1].Text != strings.ToUpper(words[last-1].Text)
}

// bareSingular reports a thing that can be counted and has no article, as in notes
// ("Built pipeline", "Shipped first rope-based trigger").
func bareSingular(words []language.Tagged) bool {
	head := bareHead(words)
	return head >= 0 && words[head].Tag != language.TagPlural && words[head].Tag != language.TagProper && countable(words[head])
}

// bareHead is the noun that the first words lead up to, -1 where there is none or an article or the
// like stands before it.
func bareHead(words []language.Tagged) int {
	head := -1
	for i, w := range words {
		switch {
		case w.Tag == language.TagDeterminer, w.Tag == language.TagPossessive:
			return -1
		case w.Tag == language.TagGerund && head >= 0 && i == head+1 && !oneAtATime[w.Low]:
			return -1 // "stock reporting"
		case nominal[w.Tag], oneAtATime[w.Low], i > 0 && w.Is("cost", "spend"):
			head = i
		case head >= 0 && w.Is("and", "or", "&") && i+1 < len(words) && (nominal[words[i+1].Tag] || describing(words[i+1])):
			// "fire alarm and lighting systems"
		case !describing(w):
			return head
		}
	}
	return head
}

// countable reports a thing that there may be several of.
func countable(noun language.Tagged) bool {
	if oneAtATime[noun.Low] {
		return true
	}
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

// oneAtATime are things by themselves that end like what is done: "conducts daily safety meeting".
var oneAtATime = wordset.Of(`meeting briefing promotion presentation environment document department building publication exhibition
	competition invoice`)

// uncountable are endings of what is done or is so, not of things.
var uncountable = sieve.MustCompile(`(?:tion|sion|ment|ance|ence|ency|ity|ing|ship|care|work|ness|ware|ure|age|ry|ism|ics|logy|` +
	`support|research|design|control|recovery|response|triage|payroll|feedback|analysis|traffic|` +
	`delivery|data|cost|waste|churn|turnover|output|spend|revenue|income|downtime|latency)$`)

// commonLevel is the size class of the word list up to which a plural is in use.
const commonLevel = 60
