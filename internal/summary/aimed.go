package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
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
	told, ok := c.ownSentencesWith(listMarks)
	if !ok || c.name() == "" {
		return nil, false
	}
	for i, s := range told {
		text, is := c.aimOf(s.text)
		if !is && i > 0 && c.goesOnSeeking(s.text) {
			continue // a part of the aim before it, as a sentence of its own
		}
		if !is {
			return nil, false
		}
		aims = append(aims, predicate{text: text, lines: s.lines, own: true})
	}
	return aims, len(aims) > 0
}

// goesOnSeeking reports a sentence behind an aim that has no verb of its own, as it is a part of it.
func (c *composer) goesOnSeeking(s string) bool {
	return !saysWho.MatchString(s) && (moreOfAim.MatchString(s) || partOfAim.MatchString(s) && c.isUnspecific(s))
}

var (
	// partOfAim opens such a sentence: "In harmony with the aims of the yard", "Also to learn".
	partOfAim = sieve.MustCompile(`^(?:In (?:harmony|line|accordance|tune|sync|symphony)|` +
		`With (?:an? |the )?(?:aim|view|hope|opportunit)|` +
		`So (?:that|as)|(?:And )?(?:[Aa]lso )?[Tt]o \p{Ll}+|Where|Through which|Thereby|Thus) `)
	// bareAim is an aim without its verb: "To sail larger boats", "Seeking a post as a rigger".
	bareAim = sieve.MustCompile(`^(?:(?:Also )?[Tt]o (\p{Ll}+)|(?:Currently )?(?:Seeking|Looking|Aiming|Expecting to|` +
		`Aspiring (?:to|for|towards?))) `)
	// sought is a post that somebody seeks, without a verb; at whom it was held, or as what, would make a deed of it.
	sought = sieve.MustCompile(`^((?:[\p{L}/&'’-]+,? ){1,9}?)` +
		`(?i:(positions?|jobs?|career|roles?|opportunit(?:y|ies)|assignments?))` +
		`(?:$| (?:in|where|that|which|wherein|within|to|offering|utili[sz]ing)\b)`)
	// wished is what tells a post that somebody seeks from one that they had.
	wished = sieve.MustCompile(`(?i)\b(?:challeng\p{L}+|rewarding|suitable|desirable|entry[- ]level|permanent|full[- ]time|part[- ]time|` +
		`reput(?:ed|able)|esteemed|well[- ](?:known|established|reputed)|growth[- ]oriented|progressive|` +
		`(?:where|wherein|that|which) (?:i|they|he|she|my|their|his|her|will|would|can|could|may|offers?|gives?|allows?|provides?|` +
		`utili[sz]es?|uses?|skills)|` +
		`offering|utili[sz]ing|to (?:utili[sz]e|use|apply|enhance|learn|grow))\b`)
	// beforeAim is what stands before an aim in its sentence.
	beforeAim = sieve.MustCompile(`^(?:With|Being|Having|By) (.*?)(?:,”|”,|,) (\p{Lu}.*)$`)
	// opensAim is an aim with its verb.
	opensAim = sieve.MustCompile(`^(?:Seek|Want|Wish|Hope|Aim|Desire|Aspire|Intend)(?:e?s) `)
	// aimOfTheirs is an aim that is told as such: "Ann Moss's immediate aim is to sail".
	aimOfTheirs = sieve.MustCompile(`^(?:(\p{Lu}[^,;:]*)['’]s?|Their|Her|His) (?:\p{Ll}+ ){0,2}(?:aim|goal|objective|ambition) is to ` +
		`((\p{Ll}+) .*)$`)
	// saysWho is what an aim says beside it of who somebody is: "with nine years at sea".
	saysWho = sieve.MustCompile(`(?i)\b(?:years?|graduated?|degree|diploma|certified|experienced)\b|\d`)
	// asAnybody is what somebody would be in any post.
	asAnybody = sieve.MustCompile(`(?i)\bas an? (?:\p{L}+ )?(?:graduate|fresher|professional)\b`)
	// moreOfAim goes on from an aim without a verb of its own: "A berth where growth is unlimited".
	moreOfAim = sieve.MustCompile(`^(?:An? |The )?(?:\p{L}+ ){0,3}(?:job|career|position|role|opportunity|environment|` +
		`organi[sz]ation|post|berth) (?:where|in which|to|` +
		`(?:that|which) (?:will|would|can|could|may|offers?|gives?|allows?|provides?|lets?|utili[sz]es?|uses?)) `)
	// looksAfter is what somebody does, not seeks.
	looksAfter = sieve.MustCompile(`(?i)\blook(?:s|ing) (?:after|at|into|over)\b`)
)

// aimOf is what a sentence says that somebody seeks, behind its subject; ok is false where it says anything else.
func (c *composer) aimOf(s string) (text string, ok bool) {
	if m := beforeAim.FindStringSubmatch(s); m != nil && c.isUnspecific(m[1]) && strings.HasPrefix(m[2], c.name()+" ") {
		s = m[2] // "With a firm belief in work, Ann Moss would be glad to"
	}
	if saysWho.MatchString(asAnybody.ReplaceAllString(s, "")) || looksAfter.MatchString(s) {
		return "", false
	}
	for _, form := range []func(string) (text string, is, ok bool){c.verblessAim, c.ownAim, c.namedAim} {
		if text, is, ok := form(s); is {
			return text, ok
		}
	}
	p := c.claim(s)
	if p.whole && c.who.silent() && opensAim.MatchString(s) {
		p.text, p.whole = strings.ToLower(s[:1])+s[1:], false // "Seeks to grow and prosper": it may be another verb that agrees
	}
	return p.text, !p.whole && seeks.MatchString(p.text)
}

// verblessAim is an aim without its verb, or one that only names the post.
func (c *composer) verblessAim(s string) (text string, is, ok bool) {
	m := bareAim.FindStringSubmatch(s)
	switch {
	case m == nil:
		text, is = c.postSought(s)
		return text, is, is
	case m[1] != "":
		return c.who.verb("seek") + " to " + s[len(m[0])-len(m[1])-1:], true, baseForm(m[1]) == m[1]
	}
	return c.who.verb("be") + " " + lowered(s), true, true
}

// ownAim is an aim that is told as somebody's.
func (c *composer) ownAim(s string) (text string, is, ok bool) {
	m := aimOfTheirs.FindStringSubmatch(s)
	if m == nil || m[1] != c.name() && m[1] != "" {
		return "", false, false
	}
	return c.who.verb("seek") + " to " + m[2], true, baseForm(m[3]) == m[3]
}

// namedAim is an aim behind the candidate's name.
func (c *composer) namedAim(s string) (text string, is, ok bool) {
	rest, named := c.behindName(s)
	if !named || !seeks.MatchString(rest) {
		return "", named, false
	}
	switch first, behind, _ := strings.Cut(rest, " "); first {
	case "is":
		return c.who.verb("be") + " " + behind, true, true
	case "would":
		return rest, true, true
	default:
		return c.who.verb(baseForm(first)) + " " + behind, true, baseForm(first) != ""
	}
}

// postSought is an aim that only names the post: "A challenging position in a well-known yard".
func (c *composer) postSought(s string) (text string, ok bool) {
	m := sought.FindStringSubmatch(s)
	if m == nil || !wished.MatchString(s) {
		return "", false // "A distinguished career in public law" was had
	}
	for _, w := range language.TagSentence(language.Tokens(m[1] + m[2])) {
		if w.Tag == language.TagThird || w.Tag == language.TagSubject || w.Tag == language.TagModal || pastOf(w.Low) != "" && w.Start == 0 {
			return "", false
		}
	}
	text = s
	if _, next, _ := strings.Cut(s, " "); !startsUpper(next) { // not "software Engineering position"
		text = lowered(s)
	}
	if first := strings.ToLower(strings.Fields(text)[0]); first != "a" && first != "an" && first != "the" && !strings.HasSuffix(m[2], "s") {
		text = article(text)
	}
	return c.who.verb("seek") + " " + text, true
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
var hopes = sieve.MustCompile(`(?i),?(?: and)? (?:(?:where|wherein|in which|through which|so that|` +
	`while (?:utili[sz]|us|apply|enhanc|learn|grow|gain|contribut|mak|develop|improv)\p{L}*)|` +
	`with (?:an? |the )?(?:opportunit(?:y|ies)|chance|scope|aim|goal|objective)|` +
	`(?:that|which) (?:will|would|can|could|may|shall|offers?|gives?|allows?|provides?|lets?|enables?|` +
	`utili[sz]es?|uses?|encourages?)|` +
	`(?:in order )?to (?:utili[sz]e|apply|use|enhance|improve|develop|learn|grow|gain|contribute|explore|` +
	`broaden|further|expand|build))\b.*$`)

// openEnd is an end that asks for more.
var openEnd = sieve.MustCompile(`(?i) (?:and|or|with|an?|the|of|in|for|to|as|opportunity|chance|aim|ability|` +
	`order|desire|willing\p{L}*|eager)$`)

// ownThings are what only this candidate brings: a name, a figure, a certificate.
var ownThings = sieve.MustCompile(`\d|[\p{Ll},] \p{Lu}\p{Ll}|(?i:certificat|licen[cs]e|degree|diploma)`)

// shortestAim is how many words an aim has at least without its hopes.
const shortestAim = 5

// withoutHopes is an aim up to its hopes, where that still says what is sought.
func (c *composer) withoutHopes(aim string) string {
	short := hopes.ReplaceAllString(aim, "")
	if ownThings.MatchString(aim[len(short):]) {
		return aim
	}
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
	aim = anyField.ReplaceAllString(aim, "")
	return !c.ofOwnTrade(aim) && !saysWhere.MatchString(aim) &&
		!slices.ContainsFunc(ofIndustry.FindAllStringSubmatch(aim, -1), func(m []string) bool {
			return language.Closed(strings.ToLower(m[1])) == language.TagNone
		})
}

// ofIndustry is an industry with the word before it, which names it or not: "the shipping industry", "the industry".
var ofIndustry = sieve.MustCompile(`(?i)([\p{L}-]+) (?:industry|industries|sectors?)\b`)

// anyField is a field that is not named.
var anyField = sieve.MustCompile(`(?i)\bfields? of (?:\p{L}+ )?(?:excellence|interest|expertise|choice|work|study)\b`)

// saysWhere is a field, a name, a figure or terms of work in an aim.
var saysWhere = sieve.MustCompile(`\d|[\p{Ll},] \p{Lu}\p{L}|(?i)\b(?:fields? of|full[- ]time|part[- ]time|` +
	`remote(?:ly)?|contract|relocat\p{L}+|intern(?:ship)?s?|abroad|visa|notice)\b`)

// withoutAims are the claims of a profile without the aims that anybody could write, and without what goes on from them, where it
// says something else.
func (c *composer) withoutAims(own []predicate) []predicate {
	if slices.ContainsFunc(own, goesOnFrom) {
		return own // "This is to be achieved by" would say it of something else
	}
	var kept []predicate
	behindAim, left := false, false
	for _, p := range own {
		aim, is := c.asAim(p)
		switch {
		case is && c.isAnybodys(aim.text), behindAim && p.whole && c.goesOnSeeking(p.text):
			behindAim, left = true, true
			continue
		case is:
			short := c.withoutHopes(aim.text)
			aim.text, left = short, left || short != aim.text
		}
		kept, behindAim = append(kept, aim), is
	}
	c.aimLeft = c.aimLeft || left
	return kept
}

// asAim is a claim of the profile as what somebody seeks, if it is that.
func (c *composer) asAim(p predicate) (predicate, bool) {
	switch text := lowered(p.text); {
	case !p.own:
	case seeks.MatchString(text):
		return p, true
	case p.whole:
		if sought, is := c.postSought(p.text); is && !saysWho.MatchString(p.text) {
			return predicate{text: sought, lines: p.lines, own: true}, true
		}
	}
	return p, false
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
	learner performer worker asset resource high school level customer higher whether prosper discover deliver
	consider foster gather empower`)
