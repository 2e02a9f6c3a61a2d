package truth

// end checks what a sentence says as a whole: that every stretch brought what takes
// something away from it, that former posts are called so, and that what was done at one
// employer is not said of another one.
func (c *composer) end() (fact, why string) {
	if len(c.closed) == 0 {
		return "", "says nothing of the passages"
	}
	for i, threads := range c.closed {
		why = ""
		var left []thread
		for _, t := range threads {
			if reason := c.lacks(t); reason != "" {
				why = reason
				continue
			}
			left = append(left, t)
		}
		if len(left) == 0 {
			p := c.passages[threads[0].passage]
			return p.tokens[threads[0].first].text, why
		}
		c.closed[i] = left
	}
	return c.elsewhere()
}

// lacks says what a stretch left behind in its passage.
func (c *composer) lacks(t thread) string {
	p := &c.passages[t.passage]
	for k, w := range p.tokens {
		class := hedges[w.folded]
		if class == "" || c.carried[class] {
			continue
		}
		if p.isFact() && p.Kind != KindSkill || w.clause >= p.tokens[t.first].clause && w.clause <= p.tokens[t.last].clause && k > t.last {
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

// elsewhere finds a stretch about one post in a sentence that names the employer of
// another.
func (c *composer) elsewhere() (fact, why string) {
	named := map[string]bool{}
	for _, threads := range c.closed {
		for _, t := range threads {
			if p := &c.passages[t.passage]; p.Kind == KindPost && p.names(t) {
				named[p.Entry] = true
			}
		}
	}
	if len(named) == 0 {
		return "", ""
	}
	for _, threads := range c.closed {
		home := false
		for _, t := range threads {
			p := &c.passages[t.passage]
			home = home || p.Kind != KindDuty || named[p.Entry]
		}
		if !home {
			p := &c.passages[threads[0].passage]
			return p.tokens[threads[0].first].text, "is from another post than the employer who is named"
		}
	}
	return "", ""
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
