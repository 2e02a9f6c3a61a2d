package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Bullets that name what somebody has, is or gives, among others that tell what was done, get the verb that leads to it: "Good
// understanding of radar", "Point of contact for crews", "Technical support to 40 users", "Over 200 interviews with crews".

var (
	// kept is what somebody has, with how it is.
	kept = sieve.MustCompile(`^((?:\p{L}[\p{L}-]* ){0,3}?)((?i:understanding|knowledge|grasp|awareness|command|exposure|experience|` +
		`expertise|familiarity|responsibility|accountability|role|involvement)) (?:of|in|with|to|for|on|over) \S`)
	// contact is whom others turn to, partOf a group that somebody belongs to.
	contact = sieve.MustCompile(`^(?:(?:Main|First|Key|Primary|Single|Sole|Central|Principal|Initial) )?(?i:point) of ` +
		`(?:contact|escalation) (?:for|to|between) \S`)
	partOf = sieve.MustCompile(`^(?:(Key|Integral|Active|Core|Vital) )?(?i:part) of (?:the|an?) \pL`)
	// aid is what is given to others.
	aid = sieve.MustCompile(`^((?:\p{L}[\p{L}/-]* ){0,3})(?i:support|assistance|guidance|advice|tuition) (?:to|for) \S`)
	// timesDone is work that was done so many times.
	timesDone = sieve.MustCompile(`^(?:(?:Over|More than|Around|Nearly|Almost|About|Approximately) )?\d[\d,.]*\+? ` +
		`(?:\p{Ll}[\p{Ll}-]* ){0,2}(?:interviews|surveys|assessments|installations|repairs|experiments|` +
		`investigations|evaluations|screenings|briefings)` +
		`(?:[.]?$| (?:with|of|for|on|in|at|across|per|a|each|every|to) )`)
)

// owned gives such a bullet its verb.
func owned(text string, s speaker) string {
	words := tagged(text)
	if s.project || !s.listed || tellsOtherwise(text, words) {
		return ""
	}
	switch {
	case contact.MatchString(text):
		return s.was("the ", text, words)
	case partOf.MatchString(text):
		article := ""
		if kind := partOf.FindStringSubmatch(text)[1]; kind != "" {
			article = language.Article(strings.ToLower(kind)) + " "
		}
		return s.was(article, text, words)
	case timesDone.MatchString(text):
		return capital(s.verb("carry")) + " out " + lowerFirst(text, words)
	case helps(text, words):
		return capital(s.verb("provide")) + " " + lowerFirst(text, words)
	}
	return has(text, words, s)
}

// tellsOtherwise reports a text with a verb of its own, or of several parts.
func tellsOtherwise(text string, words []language.Tagged) bool {
	return strings.ContainsAny(text, ":;") || mainVerb(words) || finite(words)
}

// was tells what somebody is or was; nothing where no person is asked for that says which.
func (s speaker) was(article, text string, words []language.Tagged) string {
	switch {
	case s.past:
		return "Was " + article + lowerFirst(text, words)
	case s.third:
		return "Is " + article + lowerFirst(text, words)
	}
	return ""
}

// helps reports help of the person's own to others: no "Government support for", "Support to develop".
func helps(text string, words []language.Tagged) bool {
	m := aid.FindStringSubmatch(text)
	if m == nil {
		return false
	}
	before := strings.Fields(strings.ToLower(m[1]))
	to := len(before) + 1
	return to+1 < len(words) && words[to+1].Tag != language.TagBase && !slices.ContainsFunc(words[:to], notGiven)
}

// notGiven reports a word before help that others give, or nobody, and a deed beside it: "Design and support for".
func notGiven(w language.Tagged) bool {
	return othersHelp[w.Low] || isGerund(w) || w.Tag == language.TagPast || w.Tag == language.TagParticiple || w.Is("and", "&", "or")
}

var othersHelp = wordset.Of(`no not without lack limited minimal government council external third-party financial funding family parental
	legal management peer mutual received seeking life sponsor`)

// has tells what somebody has; without a word that says how it is only what may be had as such.
func has(text string, words []language.Tagged, s speaker) string {
	m := kept.FindStringSubmatch(text)
	if m == nil || slices.ContainsFunc(words, namesYear) || slices.ContainsFunc(words, countsYears) {
		return ""
	}
	how, what := strings.Fields(strings.ToLower(m[1])), strings.ToLower(m[2])
	if len(how) == 0 && !bareKept[what] || slices.ContainsFunc(how, saysNotHow) {
		return ""
	}
	article := ""
	if takesArticle(how, what) {
		article = language.Article(strings.ToLower(text)) + " "
	}
	return capital(s.verb("have")) + " " + article + lowerFirst(text, words)
}

func countsYears(w language.Tagged) bool { return w.Is("years", "year", "months", "yrs") }

func saysNotHow(w string) bool { return !howKept[w] }

// takesArticle reports a thing of which one has one: "a good understanding", "a working knowledge", but "excellent knowledge",
// "full responsibility".
func takesArticle(how []string, what string) bool {
	switch what {
	case "understanding", "grasp", "command", "role":
		return true
	case "knowledge", "awareness":
		return slices.ContainsFunc(how, func(w string) bool { return oneOfKind[w] })
	}
	return false
}

var (
	// bareKept may be had without a word for how it is.
	bareKept = wordset.Of("understanding knowledge awareness exposure experience familiarity")
	// howKept say how it is.
	howKept = wordset.Of(`good strong sound solid excellent in-depth deep thorough working hands-on extensive broad wide basic advanced
		full sole overall direct shared joint day-to-day significant key major integral active pivotal vital crucial important
		leading lead central instrumental prominent practical clear comprehensive detailed fair considerable great very vast rich
		technical operational`)
	// oneOfKind are those behind which knowledge takes its article.
	oneOfKind = wordset.Of("good sound solid deep thorough working broad wide basic comprehensive practical")
)
