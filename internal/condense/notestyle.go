package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// What notes leave to the reader, written out: what a list behind a colon belongs to,
// what is counted, what a clause is about. Each function returns the few words that
// change.

var (
	// percentOf is a share of a change that can be counted, without its article.
	percentOf = sieve.MustCompile(`\b(in|to|with|for|achieving|achieved|delivering|delivered|saw|gave|drove|driving|produced) ` +
		`(\d[\d.,]*%) ((?:\p{Ll}[\p{L}-]* ){0,3}?` +
		`(?:increase|reduction|decrease|improvement|rise|drop|uplift|gain|boost|saving))(?:[ .,;]|$)`)
	// plainWhich is a clause about the whole sentence, behind an adjective.
	plainWhich = sieve.MustCompile(`\b(\p{Ll}+) that (?:led|resulted|drove|improved|increased|reduced|enabled|cut|saved|raised|` +
		`leads|results|drives)\b`)
	// ofDeed is a list of facts behind a colon: "Owns the tide service: 14,000 reads/s, Go".
	ofDeed = sieve.MustCompile(`^([^:;]{12,80}): ([^:;()]+?)(\.?)$`)
	// countedThen is a count that something is joined to: "Has 90 stars; packaged in Debian".
	countedThen = sieve.MustCompile(`^(Has|Had) \d[^;]*(; )(\p{Ll}+(?:ed|en|ilt|old)) (?:in|on|by|for|with|to) `)
)

// besideThing are the facts behind a colon as the sentence goes on with them: figures behind "with", and in brackets what stands
// behind them, or all where they do not come first: ", with 14,000 reads/s and 99% uptime (Go)".
func besideThing(facts string) (list []mend) {
	const reason = "The facts belong to what stands before them."
	items := strings.Split(facts, ", ")
	n := slices.IndexFunc(items, func(s string) bool { return !startsFigure.MatchString(s) })
	if n < 0 {
		n = len(items)
	}
	rest := strings.Join(items[n:], ", ")
	if n == 0 || n > fewFigures || strings.ContainsAny(rest, "0123456789") {
		return []mend{{": " + facts, " (" + facts + ")", reason}}
	}
	list = []mend{{": " + strings.Join(items[:n], ", "), ", with " + strings.Join(items[:n], " and "), reason}}
	if rest != "" {
		list = append(list, mend{", " + rest, " (" + rest + ")", reason})
	}
	return list
}

// fewFigures is how many figures "and" joins without a comma.
const fewFigures = 2

var (
	// startsFigure is a figure and what it counts, or of what it is a share: not "40% slower".
	startsFigure = sieve.MustCompile(`^[$£€]?\d[\d.,]*[kKmM]?[%+]?(?:/\p{Ll}+)? (?:\p{Ll}+s|uptime|availability|coverage|accuracy|` +
		`throughput|latency)(?:/s|\b)|^\d[\d.,]*[kKmM]? \p{Ll}+/s\b`)
	// trailingShare is what came of something by its share, behind the last comma: ", 10% fuel saving".
	trailingShare = sieve.MustCompile(`, (\d[\d.]*%)` +
		`( (?:\p{L}[\p{L}-]* ){0,2}(?:increase|reduction|decrease|improvement|rise|drop|uplift|gain|boost|saving|lift))` +
		`(?: in \p{Ll}[^,;:()]*)?\.?$`)
)

const longestFacts = 10 // words of a list behind a colon

// written are those of a bullet.
func written(text string) (list []mend) {
	if m := percentOf.FindStringSubmatch(text); m != nil {
		before := m[1] + " " + m[2] + " " + m[3]
		list = append(list, mend{before, m[1] + " " + language.Article(m[2]) + " " + m[2] + " " + m[3], "The noun takes an article."})
	}
	if m := plainWhich.FindStringSubmatch(text); m != nil && adjective(text, m[1]) {
		list = append(list, mend{m[1] + " that", m[1] + ", which", "“That” needs a noun before it; the clause is about all of it."})
	}
	if m := ofDeed.FindStringSubmatch(text); m != nil && opensWithVerb(m[1]) && factsOnly(m[2]) {
		list = append(list, besideThing(m[2])...)
	}
	list = append(list, cameOf(text)...)
	if m := countedThen.FindStringSubmatch(text); m != nil {
		be := map[string]string{"Has": "is", "Had": "was"}[m[1]]
		list = append(list, mend{m[2] + m[3], " and " + be + " " + m[3], "Both are said in one sentence."})
	}
	return list
}

// cameOf are the results of what a bullet tells, joined to it.
func cameOf(text string) (list []mend) {
	if m := trailingShare.FindStringSubmatch(text); m != nil && opensWithVerb(text) && strings.Count(text, "%") == 1 {
		after := ", with " + language.Article(m[1]) + " " + m[1] + m[2]
		list = append(list, mend{", " + m[1] + m[2], after, "What came of it is joined by a word."})
	}
	return list
}

// articleFirst is a note that opens with a thing and its article: "A tide bot that".
var articleFirst = sieve.MustCompile(`^(An? )(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}?) (?:that|which|for|with|built|using) `)

// bareHead takes the article from the thing that a bullet names instead of telling a deed.
func bareHead(text string) mend {
	m := articleFirst.FindStringSubmatch(text)
	if m == nil || strings.ContainsAny(text, ":\"“”") || len(language.Sentences(text)) > 1 {
		return mend{}
	}
	words := tagged(m[2])
	if slices.ContainsFunc(words, func(w language.Tagged) bool { return !isThing(w) && w.Tag != language.TagAdjective }) {
		return mend{}
	}
	behind := tagged(text[len(m[1])+len(m[2])+1:])
	if !behind[0].Is("that", "which") && slices.ContainsFunc(behind[1:], tellsAct) {
		return mend{}
	}
	return mend{m[1] + m[2], capital(m[2]), "Notes open with the thing itself."}
}

func tellsAct(w language.Tagged) bool {
	return tells[w.Tag] || w.Tag == language.TagPast || w.Tag == language.TagParticiple
}

// adjective reports that a word of the text is one, and no thing.
func adjective(text, word string) bool {
	for _, w := range tagged(text) {
		if w.Text == word {
			return w.Tag == language.TagAdjective && !w.Has(language.Noun)
		}
	}
	return false
}

// factsOnly reports a list of things and figures without a verb.
func factsOnly(text string) bool {
	words := tagged(text)
	if len(words) == 0 || len(strings.Fields(text)) > longestFacts || mainVerb(words) || opensWithVerb(text) {
		return false
	}
	return strings.Contains(text, ",") && strings.IndexFunc(text, func(r rune) bool { return r >= '0' && r <= '9' }) >= 0
}

// again gives a participle that opens a bullet what was made in the one before: "Rewritten
// in Go" behind "Built a tide clock" is "Rewrote it in Go".
func again(before, text string) mend {
	words, made := tagged(text), tagged(before)
	if len(words) < 3 || len(made) < 2 || !making[baseForm(made[0])] || strings.ContainsAny(before+text, "\"“”«»„:") {
		return mend{}
	}
	base, how := onlyParticiple(words[0].Low), howMade(words[1])
	if base == "" || how == "" {
		return mend{}
	}
	return mend{words[0].Text + " " + words[1].Text, capital(language.PastTense(base)) + " it " + how, "The sentence says what was done."}
}

// onlyParticiple is the base of a participle that is no past as well, "" for other words.
func onlyParticiple(word string) string {
	base := ""
	for _, f := range language.VerbForms(word) {
		switch f.Form {
		case language.Past:
			return ""
		case language.Participle:
			base = f.Base
		}
	}
	return base
}

// howMade is what follows the verb of a bullet that opens with a participle; "" where the participle
// tells no making ("Known for", "Driven by").
func howMade(next language.Tagged) string {
	switch {
	case next.Is("for", "as", "to", "by"):
		return ""
	case strings.HasPrefix(next.Text, "ground-up"):
		return "from the ground up"
	case next.Tag == language.TagPreposition:
		return next.Text
	}
	return ""
}

// amount gives a bullet that is nothing but a count its verb: "2.2M daily users" is
// "Reached 2.2M daily users".
// Work in hand ("15+ concurrent projects") is nothing that somebody has, so it stays a count.
func amount(text string, s speaker) string {
	words := tagged(text)
	if slices.ContainsFunc(words[:min(len(words), farthestThing)], inHand) {
		return ""
	}
	if len(words) < 3 || !figureFirst.MatchString(text) || mainVerb(words) || finite(words) || strings.Contains(text, ":") {
		return ""
	}
	switch {
	case !countsThings(words[1:min(len(words), farthestThing)]):
		return ""
	case countsUse(words[1:min(len(words), farthestThing)]):
		return capital(s.verb("reach")) + " " + text
	}
	return capital(s.verb("have")) + " " + text
}

// countsUse reports those who use or read something, and how often: nobody has them, they are reached.
func countsUse(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool { return uses[w.Low] })
}

var uses = wordset.Of(`users visitors readers viewers listeners subscribers followers downloads installs views streams impressions`)

// inHand reports things that are worked on, where somebody rather runs than has them.
func inHand(w language.Tagged) bool { return handled[w.Low] }

var handled = wordset.Of(`project projects account accounts campaign campaigns event events programme programmes program programs case cases
	site sites task tasks report reports call calls contract contracts release releases transaction transactions`)

// farthestThing is how many words a count and the name of what is counted have at most.
const farthestThing = 7

// countsThings reports that things come first which are no measure.
func countsThings(words []language.Tagged) bool {
	for _, w := range words {
		switch {
		case w.Tag == language.TagPlural:
			return !measures[w.Low]
		case w.Tag == language.TagPreposition, w.Is(",", "%"):
			return false
		}
	}
	return false
}

var (
	figureFirst = sieve.MustCompile(`^\d[\d,.]*[kKM]?\+? \p{Ll}+\b`)
	measures    = wordset.Of("years months weeks days hours minutes times percent points km miles")
)

// going gives a gerund that opens a bullet the time of its post: "Developing charts" is
// "Develops charts" or "Developed charts".
func going(text string, s speaker) string {
	words := tagged(text)
	if len(words) < 3 || mainVerb(words) && !words[0].Is("ensuring") || strings.ContainsAny(text, ":\"“”«»„") ||
		!opensDeed(words) || ranTogether(words) ||
		s.past && words[0].Is("having") { // what somebody had they may have still
		return ""
	}
	return capital(finiteDeeds(text, words, s))
}

// opensDeed reports that the first word is a gerund that governs what follows, or one of two that do.
func opensDeed(words []language.Tagged) bool {
	if gerundBase(words[0].Low) == "" || noDeeds[words[0].Low] || leadsTrade(words) {
		return false
	}
	if paired(words) {
		return isDeed(words[2]) || determined(words[3])
	}
	return (plainDeeds[words[0].Low] || doneTo[words[0].Low] && words[1].Is("of") || determined(words[1]) && !namesWork(words, 0)) &&
		verbal(words, 0)
}

// leadsTrade reports what a firm is by its rank, in a line about an employer: "Leading rope and cable manufacturer in Leith". A firm
// that somebody leads has an article.
func leadsTrade(words []language.Tagged) bool {
	if !words[0].Is("leading") {
		return false
	}
	firm := slices.IndexFunc(words, isFirm)
	return firm > 1 && !slices.ContainsFunc(words[1:firm], saysNoKind)
}

func isFirm(w language.Tagged) bool { return firms[w.Low] }

// saysNoKind reports what no name of a trade holds.
func saysNoKind(w language.Tagged) bool { return !beforeFirm[w.Tag] }

var beforeFirm = tags{
	language.TagPlural: true, language.TagNoun: true, language.TagAdjective: true, language.TagProper: true, language.TagGerund: true,
	language.TagCoordinator: true,
}

// firms are what employers are called by.
var firms = wordset.Of(`company firm consultancy manufacturer supplier provider distributor retailer exporter importer producer contractor
	bank insurer brand publisher developer agency`)

// noDeeds are words like gerunds that are none, or say nothing that was done.
var noDeeds = wordset.Of(`during being understanding knowing going willing according including following regarding
	incoming outgoing existing upcoming ongoing remaining underwriting emerging
	concerning excluding consisting comprising containing involving belonging pertaining relating depending
	accounting tooling franchising shuttering scaffolding amazing exciting interesting stunning astonishing rewarding`)

// paired reports two gerunds with one object: "checking and approving invoices".
func paired(words []language.Tagged) bool {
	return len(words) > 3 && words[1].Is("and", "&") && words[2].Has(language.Gerund) && verbal(words, 2) && !namesWays(words[2], words[3])
}

func determined(w language.Tagged) bool {
	return w.Tag == language.TagDeterminer || w.Is("the", "a", "an", "all", "various", "different", "new")
}

// gerunds notes what going changes: the time of the verb is the post's.
func gerunds(r cv.Ref, s speaker, keep cv.Keep) (cv.Note, bool) {
	after := going(r.Text.Value, s)
	if s.listed {
		after = listedDuties(r.Text.Value, s)
	}
	if after == "" || after == r.Text.Value || half(after, s) {
		return cv.Note{}, false
	}
	n := cv.Note{
		Kind: cv.NoteWording, Field: r.Text.ID, Before: r.Text.Value, After: after, Lines: r.Text.Lines,
		Reason: "Opens with a finite verb, like the others.",
	}
	return n, keep.Accepts(n)
}
