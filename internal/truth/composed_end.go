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
	case p.Draft:
		return c.untimely(p, t)
	}
	return c.mistimed(p, t)
}

// untimely says what time a stretch of a draft lost.
func (c *composer) untimely(p *prepared, t thread) string {
	switch {
	case p.behind(t, formerWords) && !slices.ContainsFunc(c.tokens, in(formerWords)):
		return "is of former times, which the sentence does not say"
	case p.behind(t, openWords) && !c.wasOpen:
		return "is not completed, which the sentence does not say"
	}
	return ""
}

// formerWords say in a draft that what follows is over.
var formerWords = set(`previously formerly earlier former was were until`)

// behind reports a stretch that stands behind one of the words in its sentence, or holds it.
func (p *prepared) behind(t thread, list map[string]bool) bool {
	return slices.ContainsFunc(p.tokens[:t.last+1], in(list))
}

func in(list map[string]bool) func(token) bool { return func(t token) bool { return list[t.folded] } }

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
		home := slices.ContainsFunc(threads, func(t thread) bool { return c.isHome(t, named) })
		if !home {
			return c.firstWord(threads), "is from another post than the employer who is named"
		}
	}
	return "", ""
}

// employersNamed are those that the sentence names.
func (c *composer) employersNamed() map[string]bool {
	named := map[string]bool{}
	for _, stretch := range c.closed {
		for _, t := range stretch {
			p := &c.passages[t.passage]
			if p.Kind != KindPost && (!p.Draft || c.isSkill(stretch)) {
				continue
			}
			for _, employer := range c.employers(p) {
				if calls(employer, p.tokens[t.first:t.last+1]) && c.capital(employer) {
					named[employer] = true
				}
			}
		}
	}
	return named
}

// isSkill reports a stretch that is the name of a skill, whatever employer it sounds like: "GCSS-Army".
func (c *composer) isSkill(stretch []thread) bool {
	return slices.ContainsFunc(stretch, func(t thread) bool { return c.passages[t.passage].Kind == KindSkill })
}

// employers are those that a passage may name: that of a post, all of the CV for a draft.
func (c *composer) employers(p *prepared) []string {
	if p.Draft {
		return p.Employers
	}
	return []string{p.Company}
}

// isHome reports a stretch that may be said beside the employers that are named: a duty of one of them, what is of no post, or of a
// draft that names each of them itself.
func (c *composer) isHome(t thread, named map[string]bool) bool {
	p := &c.passages[t.passage]
	switch {
	case p.Draft:
		for employer := range named {
			if !calls(employer, p.tokens) {
				return false
			}
		}
	case p.Kind == KindDuty:
		return slices.ContainsFunc(c.passages, func(post prepared) bool {
			return post.Kind == KindPost && post.Entry == p.Entry && named[post.Company]
		})
	}
	return true
}

// calls reports words of an employer's name.
func calls(employer string, tokens []token) bool {
	company := map[string]bool{}
	for _, w := range words(employer) {
		company[w.folded] = true
	}
	return slices.ContainsFunc(tokens, func(w token) bool {
		return company[w.folded] && !grammarWords[w.folded] && !binding[w.folded]
	})
}
