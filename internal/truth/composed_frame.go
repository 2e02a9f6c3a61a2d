package truth

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A good profile gathers what several posts show: "Experience includes mapping processes, the delivery of a new system and
// writing user guides". What stands in such a list is what was done, named by its noun or its gerund; each part of it
// still comes from one passage.

var (
	coverWords = set(`include includes included including cover covers covered span spans spanned`)
	homeWords  = set(`at with for`)
)

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
	return !sameTime(t.word, w) && isAct(w) && tellsDeed(t.word) && sameAct(w, t.word)
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
		strings.HasSuffix(p.tokens[k].folded, "ing")
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
		if p := &c.passages[h.passage]; p.Kind == KindProfile && strings.TrimSuffix(p.tokens[h.last].folded, "s") == "year" {
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
	return between[0].folded == said[0].folded && strict == 1 && last.folded == "and" && p.tokens[to].clause == between[0].clause+1
}

var listWords = set(`with in for across on to at using`)

// compound reports a gerund behind a hyphen, which tells what sort a thing is: "user-facing".
func (p *prepared) compound(t token) bool {
	return t.at > 0 && strings.Contains(p.Text, p.tokens[t.at-1].text+"-"+t.text)
}

// sameHome reports two words that lead to an employer in the same way: "sang with", "worked for".
func sameHome(own, said string) bool { return own == said || own == "at" && homeWords[said] }

// capital reports that the sentence has a word of an employer's name as a name: "warehouse associates" name no Warehouse Ltd.
func (c *composer) capital(employer string) bool {
	return slices.ContainsFunc(c.tokens, func(t token) bool {
		first, _ := utf8.DecodeRuneInString(t.text)
		return !unicode.IsLower(first) && calls(employer, []token{t})
	})
}
