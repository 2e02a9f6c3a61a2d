package truth

import "slices"

// end checks what a sentence says as a whole: that every stretch brought what takes
// something away from it, that former posts are called so, and that what was done at one
// employer is not said of another one.
func (c *composer) end() (fact, why string) {
	if len(c.closed) == 0 {
		return "", "says nothing of the passages"
	}
	for i, threads := range c.closed {
		left, why := c.whole(threads)
		if len(left) == 0 {
			return c.firstWord(threads), why
		}
		c.closed[i] = left
	}
	return c.elsewhere()
}

// whole are the threads that left nothing behind, and what the last of the others lacks.
func (c *composer) whole(threads []thread) (left []thread, why string) {
	for _, t := range threads {
		if reason := c.lacks(t); reason != "" {
			why = reason
			continue
		}
		left = append(left, t)
	}
	return left, why
}

// firstWord is what a stretch begins with.
func (c *composer) firstWord(threads []thread) string {
	return c.passages[threads[0].passage].tokens[threads[0].first].text
}

// lacks says what a stretch left behind in its passage.
func (c *composer) lacks(t thread) string {
	p := &c.passages[t.passage]
	for k, w := range p.tokens {
		if c.drops(w.word) && p.concerns(t, k) {
			return "lacks “" + w.text + "”, which the passage has"
		}
	}
	switch {
	case p.Kind == KindPost && p.Ended && !c.wasPast:
		return "is of a post that is over, which the sentence does not say"
	case p.Kind == KindQualification && p.Open && !c.wasOpen:
		return "is not completed, which the sentence does not say"
	}
	return ""
}

// concerns reports that a hedge at k takes something away from the stretch: one anywhere in
// the facts of an entry, one behind it in the same clauses of a sentence.
func (p *prepared) concerns(t thread, k int) bool {
	if p.isFact() && p.Kind != KindSkill {
		return true
	}
	clause := p.tokens[k].clause
	return clause >= p.tokens[t.first].clause && clause <= p.tokens[t.last].clause && k > t.last
}

// elsewhere finds a stretch about one post in a sentence that names the employer of
// another.
func (c *composer) elsewhere() (fact, why string) {
	named := c.employersNamed()
	if len(named) == 0 {
		return "", ""
	}
	for _, threads := range c.closed {
		home := slices.ContainsFunc(threads, func(t thread) bool {
			p := &c.passages[t.passage]
			return p.Kind != KindDuty || named[p.Entry]
		})
		if !home {
			return c.firstWord(threads), "is from another post than the employer who is named"
		}
	}
	return "", ""
}

// employersNamed are the posts whose employers the sentence names.
func (c *composer) employersNamed() map[string]bool {
	named := map[string]bool{}
	for _, t := range slices.Concat(c.closed...) {
		if p := &c.passages[t.passage]; p.Kind == KindPost && p.names(t) {
			named[p.Entry] = true
		}
	}
	return named
}

// names reports that a stretch of a post's facts holds the employer.
func (p *prepared) names(t thread) bool {
	company := map[string]bool{}
	for _, w := range words(p.Company) {
		company[w.folded] = true
	}
	for _, w := range p.tokens[t.first : t.last+1] {
		if company[w.folded] && !grammarWords[w.folded] && !binding[w.folded] {
			return true
		}
	}
	return false
}
