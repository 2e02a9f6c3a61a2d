package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A line of skills names a thing that somebody works with, or one that they only dealt with: "Recruited Salesforce developers" and
// "Sold Oracle licences" name no skill of the recruiter. The verb of the line tells, and what stands behind the thing.

// hedged is said of what somebody knows little of, knew once, only wishes to know, or leaves to others.
var hedged = sieve.MustCompile(`(?i)\b(?:familiar\p{L}*|exposure|exposed|aware\p{L}*|some|little|limited|learn\p{L}*|interest\p{L}*|` +
	`courses?|training|willing\p{L}*|rusty|studied|theor\p{L}+|not|no|without|like|instead|former\p{L}*|entry|introduct\p{L}+|` +
	`beginner\p{L}*|basics?|elementary|junior|working towards|starting|a bit|` +
	`recruit\p{L}*|hir(?:ed|ing)|s[eo]ld|sell\p{L}*|sales|alongside|developers?|engineers?|consultants?|teams?|licen[cs]es?|managed)\b`)

// worksWith are verbs of who works with a thing, or makes something of it.
var worksWith = wordset.Of(`use work write program code build develop create make design script configure administer operate draft model
	edit debug deploy automate maintain integrate migrate analyse analyze produce prepare implement install master know apply
	speak test optimise optimize customise customize set render draw animate query code-review refactor engineer architect`)

// isMastered reports that a line names a thing as what somebody works with.
func isMastered(line, name string) bool {
	if hedged.MatchString(line) {
		return false
	}
	at := strings.Index(strings.ToLower(line), strings.ToLower(name))
	if at < 0 {
		return !dealsWith(language.TagSentence(language.Tokens(line)))
	}
	before := language.TagSentence(language.Tokens(strings.TrimSpace(line[:at])))
	return !dealsWith(language.TagSentence(language.Tokens(line))) && !isOfOthers(before) && !leadsToOthers(line[at+len(name):])
}

// dealsWith reports a line whose verb says that a thing was dealt with.
func dealsWith(words []language.Tagged) bool {
	at := behindSubject(words)
	if at >= len(words) || opensWithTool(words) || !words[at].Tag.IsVerb() && words[at].Tag != language.TagParticiple {
		return false
	}
	switch verb := baseOf(words[at]); verb {
	case "":
		return false
	case "work":
		return !wordAt(words, at+1).Is("with", "in", "on")
	default:
		return !worksWith[verb]
	}
}

// opensWithTool reports a first word that is a tool's name before it is a verb ("Excel", "SAP"), or says how well one is known.
func opensWithTool(words []language.Tagged) bool {
	first, next := words[0], wordAt(words, 1)
	return ofEveryOffice[first.Low] || forMachines(first.Text) || isAbbreviated(first.Text) || masters[first.Low] ||
		first.Tag == language.TagBase && next.Kind != language.Word
}

// isAbbreviated reports a word all in capitals.
func isAbbreviated(word string) bool {
	return word == strings.ToUpper(word) && word != strings.ToLower(word)
}

// masters say how well something is known.
var masters = wordset.Of("advanced experienced skilled certified qualified versed seasoned accomplished")

// isOfOthers reports words in which others do something: "The team used".
func isOfOthers(before []language.Tagged) bool {
	for i, w := range before {
		if i > 0 && w.Tag.IsVerb() && (isPeople(before[i-1].Low) || groups[before[i-1].Low]) {
			return true
		}
	}
	return slices.ContainsFunc(before, func(w language.Tagged) bool { return w.Is("alongside", "under") })
}

// leadsToOthers reports people, or what is sold of a thing, right behind it: "Python teams", "Oracle licences".
func leadsToOthers(behind string) bool {
	for _, w := range language.TagSentence(language.Tokens(behind)) {
		if w.Kind != language.Word || w.Tag == language.TagPreposition {
			return false
		}
		plural := strings.HasSuffix(w.Low, "s")
		if groups[w.Low] || plural && isPeople(w.Low) || sold[w.Low] {
			return true
		}
	}
	return false
}

// sold are what somebody deals with who sells, buys or looks after a thing.
var sold = wordset.Of("licence licences license licenses subscription subscriptions sales vendor vendors recruitment hiring")
