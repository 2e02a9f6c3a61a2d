package truth

import (
	"slices"
	"strings"

	"github.com/kljensen/snowball/english"
)

// A good profile gathers what several posts show: "Experience includes mapping processes, the delivery of a new system and
// writing user guides". What stands in such a list is what was done, named by its noun or its gerund; each part of it
// still comes from one passage.

var (
	coverWords = set(`include includes included including cover covers covered span spans spanned`)
	// receivers are verbs of bullets that tell what was done to the person: "Awarded a medal", "Elected chair".
	receivers = set(`awarded nominated elected selected appointed promoted named ranked rated recognised recognized honoured honored
certified licensed invited chosen shortlisted commended hired recruited seconded assigned transferred sponsored given granted`)
	leadsToYears = set(`in of as across within`)
	// undoing are the stems of verbs that take back or only wish what follows them: "Considered opening a depot".
	undoing = stems(`considered declined cancelled canceled abandoned attempted proposed recommended requested lost rejected
avoided stopped refused postponed delayed prevented suggested discontinued opposed contested ceased quit`)
	// weighing are those of verbs that only look at what stands right behind them: "Explored opening a depot".
	weighing = stems(`explored discussed studied researched vetoed dropped investigated assessed evaluated reviewed questioned awaited
debated examined analysed analyzed monitored observed witnessed followed`)
	// answering are the stems of verbs that need no object before "to" and "for": "responded to tickets", "cared for patients".
	answering = stems(`responded attended contributed adhered replied listened catered tended cared accounted searched campaigned
budgeted lobbied deputised deputized`)
	// beforeYears may stand before the count of years, and leadsYears before all of it.
	beforeYears = set(`over more than about nearly almost some the past last`)
	leadsYears  = set(`with over has have having brings bring offers offer during for`)
)

func stems(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[english.Stem(w, false)] = true
	}
	return out
}

// isUndone reports a word behind a verb of its duty that takes it back.
func (p *prepared) isUndone(k int) bool {
	if p.Kind != KindDuty {
		return false
	}
	before := k - 1
	for before > 0 && grammarWords[p.tokens[before].folded] && !p.tokens[before].joins {
		before--
	}
	return before >= 0 && weighing[english.Stem(p.tokens[before].folded, false)] ||
		slices.ContainsFunc(p.tokens[:k], func(t token) bool {
			return t.clause == p.tokens[k].clause && undoing[english.Stem(t.folded, false)]
		})
}

// covers takes the verb between "experience" or "work" and what it was.
func (c *composer) covers(t token) bool {
	if !coverWords[t.folded] || c.spoke != "experience" && c.spoke != "work" || len(c.threads) == 0 && c.claims == "" {
		return false
	}
	if len(c.threads) > 0 {
		c.claims = ""
		if c.close() != "" {
			return false
		}
	}
	c.ofNow = c.ofNow || c.spoke == "work" && !c.wasPast && !isPast(t.folded)
	c.claims, c.spoke, c.framed = "experience", "experience", true
	c.thing, c.begun, c.done, c.pending, c.last = true, true, false, nil, t.text
	return true
}

// withExperience takes "experience" behind who somebody is: "a rigger with experience of refits".
func (c *composer) withExperience(t token) bool {
	if t.folded != "experience" || len(c.pending) != 1 || c.pending[0].folded != "with" || !c.saysWho() ||
		slices.ContainsFunc(c.threads, func(h thread) bool { return c.leadsOn(h, t) }) {
		return false
	}
	c.pending = nil
	return c.close() == "" && c.free(t)
}

// leadsOn reports that the passage of a stretch says the word itself.
func (c *composer) leadsOn(h thread, t token) bool {
	p := &c.passages[h.passage]
	return slices.ContainsFunc(p.tokens[h.last+1:], func(own token) bool {
		return own.folded == t.folded && p.leads(h.last, own.at, c.pending)
	})
}

// further reports that the sentence goes on with what somebody has experience of: "and of rope tests", "and rope tests".
func (c *composer) further() bool {
	return c.claims == "" && c.spoke == "experience" && (c.saidBond() == "of" || c.framed && len(c.pending) == 0 && len(c.threads) == 0)
}

// listed reports a word that begins a further thing of which somebody has experience.
func (c *composer) listed(w word) bool { return c.further() && !isPast(w.folded) }

// namesDeed reports the noun or the gerund for what a duty begins with, of which somebody has experience: "supervision" of
// "supervised". One that was not finished, or only helped with, has no such noun.
func (c *composer) namesDeed(p *prepared, k int, w word) bool {
	t := p.tokens[k]
	if p.Kind != KindDuty || c.claims != "experience" && !c.further() || unfinishedActs[w.folded] || !p.heads(k+1) {
		return false
	}
	return !sameTime(t.word, w) && isAct(w) && tellsDeed(t.word) && sameAct(w, t.word) && !receivers[t.folded] && !p.losesOwnObject(k)
}

// losesOwnObject reports a verb without those whom it is about, which then is about the person: "Trained in first aid",
// "Sent to Oslo", and one that somebody else did: "Voted best rigger by the crew".
func (p *prepared) losesOwnObject(k int) bool {
	stem := english.Stem(p.tokens[k].folded, false)
	if k+1 == len(p.tokens) || p.tokens[k+1].strict() {
		if alone[stem] {
			return true
		}
	}
	if k+1 < len(p.tokens) && (leavesNone[p.tokens[k+1].folded] && !answering[stem]) {
		return true
	}
	return slices.ContainsFunc(p.tokens[k+1:], func(t token) bool {
		return t.folded == "by" && t.clause == p.tokens[k].clause && p.namesDoer(t.at)
	})
}

// leavesNone stand behind a verb that has no object: somebody was sent to, praised for, supervised by.
var leavesNone = set(`as to for by`)

// namesDoer reports a "by" behind which somebody stands, and neither an amount nor how it was done.
func (p *prepared) namesDoer(by int) bool {
	if by+1 == len(p.tokens) {
		return false
	}
	next := p.tokens[by+1]
	return !next.figure() && !strings.HasSuffix(next.folded, "ing")
}

// mistimed says what is wrong with the time of a deed that is named by its noun or gerund, which has none of its own.
func (c *composer) mistimed(p *prepared, t thread) string {
	switch {
	case p.Kind == KindDuty && p.Ended && c.ofNow:
		return "is of a post that is over, which the sentence does not say"
	case t.named && !p.Ended && c.wasPast && !isPast(p.tokens[t.first].folded):
		return "goes on, and the sentence speaks of former times"
	}
	return ""
}

// heads reports that a duty begins with things that were done, up to a place: "Planned and executed". "Planned" says there what
// was done, and takes nothing away.
func (p *prepared) heads(k int) bool {
	return !slices.ContainsFunc(p.tokens[:k], func(t token) bool {
		return !t.joins && (t.strict() && (t.at > 0 || t.folded != "planned") || !tellsDeed(t.word))
	})
}

// byDoing reports the gerund for how something was done, which was done too: "by migrating".
func (c *composer) byDoing(p *prepared, k int) bool {
	return (c.claims == "experience" || c.further()) && p.Kind == KindDuty && p.bond(k) == "by" &&
		strings.HasSuffix(p.tokens[k].folded, "ing") &&
		!slices.ContainsFunc(p.tokens[min(1, k):k], func(t token) bool { return isPast(t.folded) }) // "noise caused by running engines"
}

// bonds are the binding words before a word; "of" behind the noun for what was done is ours: "supervision of crews".
func (t thread) bonds(said []word) []word {
	if t.named && t.first == t.last && len(said) > 0 && said[0].folded == "of" {
		return said[1:]
	}
	return said
}

// inYears takes "of experience" between years and what they were spent in: "nine years of experience in housing".
func (c *composer) inYears(t token) bool {
	if t.folded != "experience" || len(c.pending) > 1 || len(c.pending) == 1 && c.pending[0].folded != "of" {
		return false
	}
	var left []thread
	for _, h := range c.threads {
		if c.passages[h.passage].isCareer(h.last) {
			left = append(left, h)
		}
	}
	if len(left) == 0 {
		return false
	}
	c.threads, c.pending = left, nil
	return true
}

// leadsInList reports the step over what a list has before: "with [14,000 writes a second and] 99.99% availability".
func (p *prepared) leadsInList(from, to int, said []word) bool {
	if len(said) != 1 || to < from+4 || !listWords[said[0].folded] || p.tokens[from].figure() {
		return false
	}
	between := p.tokens[from+1 : to]
	last := between[len(between)-1]
	if grammarWords[last.folded] && !last.joins {
		last = between[len(between)-2]
	}
	strict := 0
	for _, t := range between {
		if t.strict() {
			strict++
		}
	}
	return between[0].folded == said[0].folded && strict == 1 && last.folded == "and" &&
		p.tokens[to].clause == between[0].clause+1 && !p.mayAct(to)
}

// mayAct reports a word that may be a further verb of the duty: "… and ships engines".
func (p *prepared) mayAct(k int) bool {
	if isPast(p.tokens[k].folded) {
		return true
	}
	return !p.tokens[k].figure() && k+1 < len(p.tokens) && !p.tokens[k+1].strict() && !p.opens(k+1)
}

var listWords = set(`with in for across on to at using`)

// compound reports a gerund behind a hyphen, which tells what sort a thing is: "user-facing".
func (p *prepared) compound(t token) bool {
	return t.at > 0 && strings.Contains(p.Text, p.tokens[t.at-1].text+"-"+t.text)
}

// isCareer reports years of a profile that were spent in a field, and not out of work or somewhere else: "Took two years out".
func (p *prepared) isCareer(k int) bool {
	if p.Kind != KindProfile || strings.TrimSuffix(p.tokens[k].folded, "s") != "year" || k+1 == len(p.tokens) ||
		!leadsToYears[p.tokens[k+1].folded] {
		return false
	}
	if k+2 < len(p.tokens) && p.tokens[k+2].folded == "age" {
		return false
	}
	before := k - 2 // the count itself
	for before >= 0 && beforeYears[p.tokens[before].folded] && !leadsYears[p.tokens[before].folded] {
		before--
	}
	if before >= 0 && p.tokens[before].clause == p.tokens[k].clause && !leadsYears[p.tokens[before].folded] {
		return false
	}
	return !slices.ContainsFunc(p.tokens[:k], func(t token) bool { return t.clause == p.tokens[k].clause && isPast(t.folded) })
}

// sameHome reports two words that lead to an employer in the same way: "worked at" and "for".
func sameHome(own, said string) bool { return own == said || own == "at" && said == "for" }

// capital reports that the sentence has a word of an employer's name as a name: "warehouse associates" name no Warehouse Ltd.
func (c *composer) capital(employer string) bool {
	return slices.ContainsFunc(c.tokens, func(t token) bool {
		asWritten := strings.ToLower(t.text) != t.text || slices.Contains(strings.Fields(employer), t.text)
		return asWritten && calls(employer, []token{t})
	})
}
