package truth

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// What a written profile may leave out of a passage without saying more than it: how many there are of something. "Taught 25 students"
// is true as "taught students", "a team of five" as "a team", "£3m of donor funds" as "donor funds", "a 50-member team" as "a team".

// counts reports a number that only says how many there are of the things behind it, and may go. It stands behind what is done or a
// preposition, in a sentence, and before a plural: elsewhere it is a rank, a level or part of a name.
func (p *prepared) counts(k int) bool {
	if p.isFact() || k < 1 || !isCount(p.tokens[k]) {
		return false
	}
	before, t := p.tokens[k-1], p.tokens[k]
	return before.clause == t.clause && p.pluralBehind(k) && (countedBehind[before.folded] || p.takesCount(before))
}

func isCount(t token) bool { return cardinals[t.folded] || plainNumber.MatchString(t.folded) }

// mostCounted are words from a count to what it counts: "18 petrochemical and cement issuers".
const mostCounted = 4

// pluralBehind reports a plural behind a count, with words between that tell what sort.
func (p *prepared) pluralBehind(k int) bool {
	joined := 0
	for _, t := range p.tokens[k+1 : min(k+1+mostCounted, len(p.tokens))] {
		if t.joins {
			joined++
		}
		if t.clause > p.tokens[k].clause+joined || !t.tellsSort() {
			return false
		}
		if t.plural() {
			return true
		}
	}
	return false
}

// tellsSort reports a word that may stand between a count and what it counts.
func (t token) tellsSort() bool {
	return !t.figure() && !t.strict() && !grammarWords[t.folded] && (!t.joins || t.folded == "and")
}

// takesCount reports a verb that a count may stand behind.
func (p *prepared) takesCount(t token) bool {
	if labels[strings.TrimSuffix(t.folded, "s")] || t.at > 0 && !p.opens(t.at) && !isLower.MatchString(t.text) {
		return false
	}
	return tellsDeed(t.word) || strings.HasSuffix(t.folded, "ing")
}

// plural reports a word for several things or people, apart from measures and parts.
func (t token) plural() bool {
	if plurals[t.folded] {
		return true
	}
	return plainPlural.MatchString(t.text) && !measures[t.folded] && !strings.HasSuffix(t.folded, "ths") // "tenths"
}

var (
	countedBehind = set(`of in across for with through on`)
	cardinals     = set(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`)
	labels = set(`level grade phase stage type class clas tier band key year module unit window serie rank place category division route
rate score`)
	plurals  = set(`people staff men women children faculty`)
	measures = set(`percents points quarters halves thirds times folds stars years months weeks days nights mornings evenings afternoons
weekends hours minutes seconds decades seasons terms semesters dozens hundreds thousands millions billions`)
	groups      = set(`team crew group squad class workforce staff`)
	plainNumber = regexp.MustCompile(`^(?:[2-9]|[1-9]\d{1,2}|[1-9]\d{0,2}(?:,\d{3})+)\+?$`)
	plainPlural = regexp.MustCompile(`^\p{Ll}{3,}s$`)
	isLower     = regexp.MustCompile(`^\p{Ll}`)
)

// uncounted are the tokens between two places without a count that ends there, and whether there was one.
func (p *prepared) uncounted(from, to int) (left []token, counted bool) {
	left = p.tokens[from+1 : to]
	for _, drop := range []func(int, int) int{p.countBefore, p.sizeBefore, p.amountBefore} {
		if n := drop(from, to); n > 0 {
			return left[:len(left)-n], true
		}
	}
	return left, false
}

// countBefore is how many words of a count stand directly before a place: "three hundred".
func (p *prepared) countBefore(from, to int) int {
	k := to - 1
	if k > from && p.counts(k) {
		return 1
	}
	if k-1 > from && isLarge[p.tokens[k].folded] && isCount(p.tokens[k-1]) && p.pluralBehind(k) && p.takesCount(p.tokens[k-2]) {
		return 2
	}
	return 0
}

var isLarge = set(`hundred thousand`)

// sizeBefore is the same of what says how large something is in one word: "50-member".
func (p *prepared) sizeBefore(from, to int) int {
	k := to - 2
	if k > from && p.isSize(p.tokens[k], p.tokens[k+1]) {
		return 2
	}
	return 0
}

func (p *prepared) isSize(n, of token) bool {
	return !p.isFact() && isCount(n) && !of.figure() && !of.strict() && !measures[of.folded+"s"] &&
		strings.Contains(p.Text, n.text+"-"+of.text+" ")
}

// amountBefore is the same of a sum or a measure that there is of something: "£3.8m of", "6 km of".
func (p *prepared) amountBefore(from, to int) int {
	if between := p.tokens[from+1 : to]; !p.isFact() && len(between) > 1 && isAmount(between) {
		return len(between)
	}
	return 0
}

func isAmount(list []token) bool {
	last, isUnit := len(list)-1, func(t token) bool { return units[t.folded] }
	return list[last].folded == "of" && slices.ContainsFunc(list[:last], isUnit) && !slices.ContainsFunc(list[:last], func(t token) bool {
		return (!t.figure() || t.folded == "half") && !units[t.folded]
	})
}

var units = set(`£ $ € usd gbp eur sar aed qar inr million billion km m kilometres kilometers miles metres meters tonnes tons kg litres
liters acres hectares`)

// leadsFromGroup reports words behind a group of people without how many these are: "a team [of five] on the control plane".
func (p *prepared) leadsFromGroup(from, to int, said []word) bool {
	if to < from+3 || !p.isGroupOf(p.tokens[from:from+3]) {
		return false
	}
	rest := p.tokens[from+3 : to]
	if len(rest) > 0 && rest[0].plural() {
		rest = rest[1:]
	}
	rest = slices.DeleteFunc(slices.Clone(rest), func(t token) bool { return grammarWords[t.folded] && !t.strict() })
	return slices.EqualFunc(rest, said, func(t token, w word) bool { return sameBond(t.word, w) })
}

func (p *prepared) isGroupOf(t []token) bool {
	return groups[strings.TrimSuffix(t[0].folded, "s")] && t[1].folded == "of" && isCount(t[2])
}

// mark ends the folded form of a name that looks like a word of grammar, so that the two are not the same word.
const mark = "·"

// marked folds a word anew that looks like one of grammar and is none: "May 2016", "TO-BE processes", "IT", "A/B tests".
func marked(list []word, text string) []word {
	small := strings.ContainsFunc(text, unicode.IsLower)
	for i, w := range list {
		isMonth := w.text == "May" && i+1 < len(list) && isYear.MatchString(list[i+1].text)
		if isMonth || w.text == "A" && i > 0 || w.shortName() && (small || w.folded == "it" || w.folded == "us") {
			list[i].folded += mark
		}
	}
	return list
}

// shortName reports a word in capitals that is one of grammar in small letters.
func (w word) shortName() bool {
	return len(w.text) > 1 && w.text == strings.ToUpper(w.text) && (grammarWords[w.folded] || w.strict() || joining[w.folded])
}

var isYear = regexp.MustCompile(`^(?:19|20)\d\d$`)
