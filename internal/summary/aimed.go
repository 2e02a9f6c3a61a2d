package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// A profile that says nothing but what somebody seeks tells an employer least of all. One is put together from the posts, the degree
// and the languages as for who has none, and the aim stands behind it where it is short or speaks of the candidate's own trade, up to
// where it says what anybody hopes of a post.

// longestAim is how many words an aim has that stands behind a profile although it says nothing of the candidate's trade.
const longestAim = 12

// portrayAimed writes such a profile; ok is false where it says anything else, or nothing can be told of more than a post.
func (c *composer) portrayAimed(keep cv.Keep) (notes []cv.Note, ok bool) {
	aims, only := c.onlyAims()
	if !only || c.who.first || c.student().text != "" {
		return nil, false
	}
	if aims = c.tellableAims(aims); len(aims) > 1 {
		return nil, false // several are told as they stand
	}
	doc, notes, ok := c.portrayedWith(aims, keep)
	if ok && len(notes) > 0 {
		c.doc.Summary = doc.Summary
	}
	return notes, ok
}

// portrayedWith is the document with a profile that is put together, and an aim behind it.
func (c *composer) portrayedWith(aims []predicate, keep cv.Keep) (doc *cv.Document, notes []cv.Note, ok bool) {
	bare := *c.doc
	bare.Summary = nil
	fresh := newComposer(&bare, c.Request)
	if len(aims) > 0 {
		fresh.aim = aims[0]
	}
	fresh.replaced = strings.TrimSuffix(c.ownText(), "\n")
	notes, ok = fresh.portray(keep)
	return &bare, notes, ok
}

// onlyAims are what somebody seeks, where the profile says nothing else.
func (c *composer) onlyAims() (aims []predicate, only bool) {
	told, ok := c.ownSentences()
	if !ok || c.name() == "" {
		return nil, false
	}
	for i, s := range told {
		text, is := c.aimOf(s.text)
		if !is && i > 0 && moreOfAim.MatchString(s.text) && !saysWho.MatchString(s.text) {
			continue // a part of the aim before it, as a sentence of its own
		}
		if !is {
			return nil, false
		}
		aims = append(aims, predicate{text: text, lines: s.lines, own: true})
	}
	return aims, len(aims) > 0
}

var (
	// bareAim is an aim without its verb: "To sail larger boats", "Seeking a post as a rigger".
	bareAim = regexp.MustCompile(`^(?:To (\p{Ll}+)|(?:Currently )?(?:Seeking|Looking|Aiming|Aspiring (?:to|for|towards?))) `)
	// opensAim is an aim with its verb.
	opensAim = regexp.MustCompile(`^(?:Seek|Want|Wish|Hope|Aim|Desire|Aspire|Intend)(?:e?s) `)
	// aimOfTheirs is an aim that is told as such: "Ann Moss's immediate aim is to sail".
	aimOfTheirs = regexp.MustCompile(`^(?:(\p{Lu}[^,;:]*)['’]s?|Their|Her|His) (?:\p{Ll}+ ){0,2}(?:aim|goal|objective|ambition) is to ` +
		`((\p{Ll}+) .*)$`)
	// saysWho is what an aim says beside it of who somebody is: "with nine years at sea".
	saysWho = regexp.MustCompile(`(?i)\b(?:years?|graduated?|degree|diploma|certified|experienced)\b|\d`)
	// asAnybody is what somebody would be in any post.
	asAnybody = regexp.MustCompile(`(?i)\bas an? (?:\p{L}+ )?(?:graduate|fresher|professional)\b`)
	// moreOfAim goes on from an aim without a verb of its own: "A berth where growth is unlimited".
	moreOfAim = regexp.MustCompile(`^(?:An? |The )?(?:\p{L}+ ){0,3}(?:job|career|position|role|opportunity|environment|` +
		`organi[sz]ation|post|berth) (?:where|in which|to|` +
		`(?:that|which) (?:will|would|can|could|may|offers?|gives?|allows?|provides?|lets?|utili[sz]es?|uses?)) `)
	// looksAfter is what somebody does, not seeks.
	looksAfter = regexp.MustCompile(`(?i)\blook(?:s|ing) (?:after|at|into|over)\b`)
)

// aimOf is what a sentence says that somebody seeks, behind its subject; ok is false where it says anything else.
func (c *composer) aimOf(s string) (text string, ok bool) {
	if saysWho.MatchString(asAnybody.ReplaceAllString(s, "")) || looksAfter.MatchString(s) {
		return "", false
	}
	if m := bareAim.FindStringSubmatch(s); m != nil {
		if m[1] != "" {
			return c.who.verb("seek") + " to " + s[len("To "):], baseForm(m[1]) == m[1]
		}
		return c.who.verb("be") + " " + lowered(s), true
	}
	if m := aimOfTheirs.FindStringSubmatch(s); m != nil && (m[1] == c.name() || m[1] == "") {
		return c.who.verb("seek") + " to " + m[2], baseForm(m[3]) == m[3]
	}
	rest, named := c.behindName(s)
	if !named {
		p := c.claim(s)
		if p.whole && c.who.silent() && opensAim.MatchString(s) {
			p.text, p.whole = strings.ToLower(s[:1])+s[1:], false // "Seeks to grow and prosper": it may be another verb that agrees
		}
		return p.text, !p.whole && seeks.MatchString(p.text)
	}
	if !seeks.MatchString(rest) {
		return "", false
	}
	first, behind, _ := strings.Cut(rest, " ")
	if first == "is" {
		return c.who.verb("be") + " " + behind, true
	}
	return c.who.verb(baseForm(first)) + " " + behind, baseForm(first) != ""
}

// tellableAims are those that are short or about the candidate's trade.
func (c *composer) tellableAims(aims []predicate) []predicate {
	aims = slices.DeleteFunc(slices.Clone(aims), func(p predicate) bool {
		return c.isAnybodys(p.text)
	})
	for i := range aims {
		aims[i].text = c.withoutHopes(aims[i].text)
	}
	return aims
}

// hopes are what anybody expects of a post, behind what is sought: "a berth as a rigger, where I can use my skills and grow".
var hopes = regexp.MustCompile(`(?i),?(?: and)? (?:(?:where|wherein|in which|through which|so that|while)|` +
	`with (?:an? |the )?(?:opportunit(?:y|ies)|chance|scope|aim|goal|objective|room)|` +
	`(?:that|which) (?:will|would|can|could|may|shall|offers?|gives?|allows?|provides?|lets?|enables?|` +
	`utili[sz]es?|uses?|encourages?)|` +
	`(?:in order )?to (?:utili[sz]e|apply|use|enhance|improve|develop|learn|grow|gain|contribute|explore|` +
	`broaden|further|expand|build))\b.*$`)

// openEnd is an end that asks for more.
var openEnd = regexp.MustCompile(`(?i) (?:and|or|with|an?|the|of|in|for|to|as|opportunity|chance|aim|ability|` +
	`order|desire|willing\p{L}*|eager)$`)

// shortestAim is how many words an aim has at least without its hopes.
const shortestAim = 5

// withoutHopes is an aim up to its hopes, where that still says what is sought.
func (c *composer) withoutHopes(aim string) string {
	short := hopes.ReplaceAllString(aim, "")
	if n := len(strings.Fields(short)); n < shortestAim || short == aim || openEnd.MatchString(short) || c.isUnspecific(short) {
		return aim
	}
	return short
}

// isAnybodys reports a long aim that names neither the candidate's trade nor a field, a place or terms of work.
func (c *composer) isAnybodys(aim string) bool {
	return len(strings.Fields(aim)) > longestAim && c.isUnspecific(aim)
}

// isUnspecific reports an aim that does so, however long it is.
func (c *composer) isUnspecific(aim string) bool {
	return !c.ofOwnTrade(aim) && !saysWhere.MatchString(aim) &&
		!slices.ContainsFunc(ofIndustry.FindAllStringSubmatch(aim, -1), func(m []string) bool {
			return language.Closed(strings.ToLower(m[1])) == language.TagNone
		})
}

// ofIndustry is an industry with the word before it, which names it or not: "the shipping industry", "the industry".
var ofIndustry = regexp.MustCompile(`(?i)([\p{L}-]+) (?:industry|industries|sectors?)\b`)

// saysWhere is a field, a name, a figure or terms of work in an aim.
var saysWhere = regexp.MustCompile(`\d|[\p{Ll},] \p{Lu}\p{L}|(?i)\b(?:fields? of|full[- ]time|part[- ]time|` +
	`remote(?:ly)?|contract|relocat\p{L}+|intern(?:ship)?s?|abroad|visa|notice)\b`)

// withoutAims are the claims of a profile without the aims that anybody could write, where it says something else.
func (c *composer) withoutAims(own []predicate) []predicate {
	own = slices.Clone(own)
	seeking := func(p predicate) bool { return p.own && seeks.MatchString(lowered(p.text)) }
	for i, p := range own {
		if seeking(p) {
			own[i].text = c.withoutHopes(p.text)
			c.aimLeft = c.aimLeft || own[i].text != p.text
		}
	}
	isAim := func(p predicate) bool { return seeking(p) && c.isAnybodys(p.text) }
	if !slices.ContainsFunc(own, isAim) || slices.ContainsFunc(own, goesOnFrom) {
		return own // "This is to be achieved by" would say it of something else
	}
	c.aimLeft = true
	return slices.DeleteFunc(own, isAim)
}

// ofOwnTrade reports a word that titles, degrees or their subjects have, or that people are called by.
func (c *composer) ofOwnTrade(aim string) bool {
	own := map[string]bool{}
	for i := range c.doc.Work {
		for _, w := range words(c.doc.Work[i].Title.Value) {
			own[w] = true
		}
	}
	for i := range c.doc.Education {
		for _, w := range words(c.doc.Education[i].Degree.Value + " " + c.doc.Education[i].Area.Value) {
			own[w] = true
		}
	}
	return slices.ContainsFunc(words(aim), func(w string) bool {
		return len(w) > shortestPaper && (own[w] || language.IsRole(w)) && !common.MatchString(w) && !anyCalling[w]
	})
}

// anyCalling are words that people of any trade are called by, and verbs that look like what people are called.
var anyCalling = wordset.Of(`professional graduate fresher leader employee employer person individual member player student candidate
	learner performer worker asset resource customer higher whether prosper discover deliver
	consider foster gather empower`)
