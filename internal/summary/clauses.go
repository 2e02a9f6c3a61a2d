package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

const (
	longestAnswer = 11  // words of an object with what the advert speaks of behind it
	answers       = 1.0 // words of the advert from which on a phrase is taken along
)

// clauses are the things that a bullet tells one after the other, each without a subject: "Writes statements"
// and "gives evidence in court".
func clauses(bullet string) (list []string) {
	text := firstSentence(bullet)
	for {
		words := inOneTime(language.TagSentence(language.Tokens(text)))
		at := nextClause(words)
		switch {
		case text == "":
			return list
		case at == 0:
			return append(list, text)
		}
		list = append(list, strings.TrimRight(text[:words[at-1].Start], ", "))
		text = text[words[at].Start:]
	}
}

// nextClause is the index of a verb behind an "and" that has an object of its own, in the time of the first one; 0
// without one.
func nextClause(words []language.Tagged) int {
	_, _, at := opening(words)
	if at == 0 {
		return 0
	}
	first := words[behindSubject(words)].Tag
	for i := at + objectEnd(words[at:]); i+2 < len(words); i++ {
		next := words[i+1]
		if words[i].Is("and") && next.Tag == first && baseOf(next) != "" && opensObject(words[i+2]) && !words[i-1].Tag.IsVerb() {
			return i + 1
		}
	}
	return 0
}

// answering takes along behind the object what the advert speaks of, too: "assays to manufacturing under ISO 13485".
func (c *composer) answering(d deed, clause string) deed {
	_, rest, found := strings.Cut(clause, withoutArticle.ReplaceAllString(d.object, ""))
	if !found || c.Match == nil || len(c.proof[d.id]) == 0 {
		return d
	}
	words := language.TagSentence(language.Tokens(rest))
	end := c.answerEnd(words, longestAnswer-len(strings.Fields(d.object)))
	if end == 0 || words[0].Kind == language.Mark || isTorn(words[:end]) {
		return d
	}
	d.object += " " + textOf(words[:end])
	return d
}

// hangs reports a participle whose rest is left out: "dashboards used".
func hangs(w language.Tagged) bool {
	return w.Tag == language.TagPast || w.Tag == language.TagParticiple || w.Tag == language.TagGerund && !w.Has(language.Noun)
}

var withoutArticle = sieve.MustCompile(`^(?:an?|the) `)

// answerEnd is where the last phrase ends that has words of the advert, within the room that there is.
func (c *composer) answerEnd(words []language.Tagged, room int) (end int) {
	start := 0
	for i := 1; i <= len(words) && i <= room; i++ {
		if i < len(words) && !opensPhrase(words[i]) && words[i].Kind != language.Mark {
			continue
		}
		if c.near(textOf(words[start:i])) >= answers {
			end = i
		}
		start = i
		if i < len(words) && words[i].Kind == language.Mark && !words[i].Is("-", "/", "%", "£", "$", "€") {
			break
		}
	}
	return end
}

// opensPhrase reports a word that leads on from an object.
func opensPhrase(w language.Tagged) bool {
	return w.Tag == language.TagPreposition && !w.Is("of") || w.Tag == language.TagTo || w.Tag == language.TagRelative || enders[w.Low]
}

// isTorn reports words that nothing can end with.
func isTorn(words []language.Tagged) bool {
	return unfit(words, true) || hangs(words[len(words)-1]) || leavesHelp(words) || leavesAct(words)
}

// leavesAct reports an aim that lost what it was done to: "to automate" of "to automate the moorings of a yard".
func leavesAct(words []language.Tagged) bool {
	last := len(words) - 1
	if last < 1 || words[last-1].Tag != language.TagTo || !words[last].Has(language.Base) {
		return false
	}
	return !words[last].Has(language.Noun) || language.Read(words[last].Low).Share >= mostlyVerb
}

// leavesHelp reports a clause that lost what it helps to do: "that allows users" of "that allows users to trade".
func leavesHelp(words []language.Tagged) bool {
	at := slices.IndexFunc(words, func(w language.Tagged) bool { return helps[w.Low] })
	toDo := func(w language.Tagged) bool { return w.Tag == language.TagTo }
	return at > 0 && words[at-1].Is("that", "which") && !slices.ContainsFunc(words[at:], toDo)
}

var helps = wordset.Of("allow allows allowed enable enables enabled help helps helped let lets require requires required")
