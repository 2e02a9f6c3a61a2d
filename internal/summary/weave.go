package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// WrittenID is the ID of a profile that was put together.
const WrittenID = "summary[written]"

const (
	longestLead     = 26 // words of a first sentence that "who holds" is still added to
	longestJoined   = 11 // words that are held and go into it
	nearRole        = 5  // words between the role and "who"
	longestWoven    = 32 // words of a sentence that one more predicate is added to
	longestHeld     = 38 // the same for what is held, known and spoken
	mostPredicates  = 3  // predicates of a sentence
	mostOwn         = 5  // sentences of the profile up to which facts are woven in
	mostClaims      = 8  // sentences behind its first up to which it is rewritten at all
	longestOwnWords = 95 // its words up to which it is rewritten at all
	someSaid        = 50 // its words from which on two deeds are enough
	muchSaid        = 65 // and one is
	muchMore        = 75 // the same with what is held and known besides
)

// weave writes the profile of a document as one paragraph: who the candidate is, then
// the deeds that answer the job, then what they hold and know of it, then what the
// profile says besides. Every claim of the profile is kept.
func (c *composer) weave(keep cv.Keep) []cv.Note {
	if len(c.doc.Summary) == 0 {
		if notes, ok := c.portray(keep); ok {
			return notes
		}
		if lead := c.occupied(); lead.text != "" {
			return c.rewrite(lead, nil, keep)
		}
		return nil
	}
	if notes, ok := c.portrayAimed(keep); ok {
		return notes
	}
	lead, own, ok := c.claims()
	switch {
	case !c.who.first && ofOneself.MatchString(c.ownText()):
		return nil // what the change of person left cannot stand beside what is told of somebody
	case c.tooLong(own):
		return c.toldBeside(keep)
	case ok:
		return c.rewrite(lead, own, keep)
	case c.who.first:
		return c.add(keep)
	}
	return c.toldBeside(keep) // it is not written so that something could go in between
}

// ofOneself reports a text in the first person.
var ofOneself = sieve.MustCompile(`\bI(?:['’]\w+)?\s+\p{Ll}|\b(?:my|me|myself)\b`)

// rewrite puts the paragraph in the place of the profile, where that says something else.
func (c *composer) rewrite(lead predicate, own []predicate, keep cv.Keep) []cv.Note {
	lead, own = c.objective(lead, own)
	lead, own = yearsFirst(c.titled(withYearsToo(lead)), own)
	lead, own = c.clear(lead, own)
	lead, own = c.mindLast(lead, own)
	if apart, all := c.plansLast(lead, own); len(own) > 0 || len(c.held())+len(c.deeds()) > 0 {
		lead, own = apart, all
	}
	own = slices.DeleteFunc(c.withoutAims(own), c.isPostTold)
	t, added := c.written(lead, own)
	if full := c.withAnswers(t); full.Value != t.Value {
		t, added = full, true
	}
	before := strings.TrimSuffix(c.ownText(), "\n")
	if t.Value == "" || t.Value == before {
		return nil
	}
	n := cv.Note{Kind: cv.NoteSummary, Field: t.ID, Before: before, After: t.Value, Lines: t.Lines, Reason: c.reason(added)}
	if c.aimLeft {
		n.Reason = strings.Replace(n.Reason, "; it says the same.", ".", 1) + " An aim that any applicant could write is left out."
	}
	if !keep.Accepts(n) {
		return nil
	}
	c.doc.Summary = []cv.Text{t}
	return []cv.Note{n}
}

// postTold is what a post's own line says, as a sentence: "Lastly worked with Gull Lofts as a rigger since May 2016".
var postTold = sieve.MustCompile(`(?i)^(?:(?:has|have|is|was|been|lastly|last|currently|presently|previously|also) )*` +
	`(?:work(?:ed|ing|s)?|employed) (?:with|at|for|in|as) .*\b(?:19|20)\d\d\b`)

// isPostTold reports such a claim in which nothing stands but what a post below has: its employer's whole name, title and dates.
func (c *composer) isPostTold(p predicate) bool {
	return postTold.MatchString(p.text) && slices.ContainsFunc(c.doc.Work, func(w cv.Engagement) bool {
		firm := words(w.Organisation.Value)
		all := slices.Concat(firm, words(w.Title.Value), words(w.Dates.Text.Value), linksOfPost)
		lack := func(list []string) func(string) bool {
			return func(s string) bool { return !slices.Contains(list, s) }
		}
		told := words(p.text)
		return len(firm) > 0 && !slices.ContainsFunc(firm, lack(told)) && !slices.ContainsFunc(told, lack(all))
	})
}

// linksOfPost are the words between these.
var linksOfPost = strings.Fields(`has have is was been lastly last currently presently previously also worked working works work employed
	with at for in as a an the since from to until till and`)

// written is the paragraph with all that can be said, or with less where that would not hold; without a value where nothing does.
func (c *composer) written(lead predicate, own []predicate) (t cv.Text, added bool) {
	full := lead
	more := c.facts(&full, own)
	if more.isNone() && full.text == lead.text && c.Match != nil {
		c.Match = nil // nothing answers the job: the strongest facts
		more = c.facts(&full, own)
	}
	bare := c.ordered(own, nil, nil)
	for _, v := range c.versions(own, more, c.appose(full), full, lead) {
		if !v.own && !c.fits(v, bare) {
			continue
		}
		text, lines := c.paragraph(v.lead, v.list)
		t = cv.Text{ID: WrittenID, Value: text, Lines: lines, Confidence: 1}
		if c.Holds == nil || c.Holds(t) {
			return t, !v.own || v.lead.text != lead.text
		}
	}
	return cv.Text{}, false
}

func (c *composer) reason(added bool) string {
	switch {
	case len(c.doc.Summary) == 0:
		return "No sentence of a profile is used; this one is put together from the facts of the CV."
	case !added:
		return "The sentences of the profile are joined; it says the same."
	case c.Match != nil:
		return "The profile with facts from elsewhere in the CV, those that the job asks for first."
	}
	return "The profile with facts from elsewhere in the CV."
}

// ownWords counts the words of the profile.
func (c *composer) ownWords() (n int) {
	for _, t := range c.doc.Summary {
		n += len(strings.Fields(t.Value))
	}
	return n
}

// tooLong reports a profile that says enough by itself.
func (c *composer) tooLong(own []predicate) bool {
	return c.ownWords() > longestOwnWords || len(own) > mostClaims
}

// facts are what the candidate holds and knows beyond the profile, and what they have
// done; qualifications may go into the first sentence.
func (c *composer) facts(lead *predicate, own []predicate) (more additions) {
	if len(own) >= mostOwn {
		return additions{held: c.speaks()}
	}
	list := c.held()
	if c.Match == nil && len(list) == 1 && list[0].degree { // nobody asks
		list = c.expected(lead.text, list)
	}
	list = append(list, c.nearDegree(list, len(own))...)
	left := c.join(lead, list)
	if len(list) == 0 && !strings.HasPrefix(lead.text, "holds ") {
		left = c.join(lead, c.expected(lead.text, c.unasked(len(own))))
	}
	if len(left) > 0 && !c.holdsToo(lead, left) {
		more.held = append(more.held, c.holding(left))
	}
	for _, f := range list {
		c.tells(f.text)
	}
	c.besides = c.wordsBesides(left)
	c.owns = slices.ContainsFunc(own, tellsDeed)
	deeds, plain := c.did(weightOf(own)), c.chosen(weightOf(own), nil)
	c.besideToday = slices.ContainsFunc(deeds, func(d deed) bool { return d.post > 0 && d.post < len(c.doc.Work) && !c.isFormer(d.post) })
	if c.former(lead.text).text != "" { // what the job is called
		more.fewer = c.deedsTold(lead.text, nil)
		deeds = deeds[:min(len(deeds), mostBeside)]
	} else {
		more.fewer = c.deedsTold(lead.text, mainOf(deeds))
	}
	for most := len(deeds) - 1; most > 1; most-- {
		more.some = append(more.some, c.deedsTold(lead.text, atMost(deeds, most)))
	}
	more.done = c.done(lead, deeds)
	more.some = append(more.some, c.withoutFields(lead.text, deeds, plain)...)
	more.held = c.withSkills(more.held, c.knows(own))
	more = c.speaksInLead(lead, more)
	c.heldFirst = !holdsIn(lead.text, list) && c.answersByHolding(deeds, left, more.held)
	return more
}

// mainOf is the deed that is told where there is room for one: done, if there is one, rather than answered for.
func mainOf(deeds []deed) []deed {
	if at := slices.IndexFunc(deeds, func(d deed) bool { return d.verbs[0] != "be" }); at > 0 {
		return deeds[at : at+1]
	}
	return deeds[:min(len(deeds), 1)]
}

// wordsBesides counts what a profile tells beside its own claims and the deeds.
func (c *composer) wordsBesides(held []fact) (n int) {
	for _, f := range slices.Concat(held, c.skills(c.most().skills)) {
		n += len(strings.Fields(f.text))
	}
	return n
}

// weightOf counts how much the profile says by itself: two things about the mind are as
// one.
func weightOf(own []predicate) int {
	minds, halves := 0, 0
	for _, p := range own {
		if p.half {
			halves++
		}
		if sortOf(p) == ofMind {
			minds++
		}
	}
	return len(own) - halves - minds/2
}

// mostBeside is how many deeds stand beside what somebody was once called.
const mostBeside = 3

// surelyTold is how many deeds are hardly ever left out for want of room: what they name needs no place among the skills.
const surelyTold = 3

// done are the project and the deeds that answer the job.
func (c *composer) done(lead *predicate, list []deed) []predicate {
	project := c.inLead(lead, c.project())
	if c.ownWords() > someSaid {
		list = list[:min(len(list), c.most().deeds-len(project))]
	}
	for _, d := range list[:min(len(list), surelyTold)] {
		c.tells(d.object)
	}
	told := slices.Concat(c.deedsTold(lead.text, list), project)
	if len(told) == 0 {
		return c.earlierPosts(lead.text)
	}
	return told
}

// tells marks words as said by the profile.
func (c *composer) tells(text string) {
	c.told += strings.Join(words(text), " ") + " "
	c.studied += ofStudents.ReplaceAllString(plain(text), " ")
	for _, w := range words(text) {
		c.profile[w] = true
	}
}

// held are the clearances, certificates and degrees for a profile.
func (c *composer) held() []fact {
	facts := slices.Concat(c.clearances(), c.certificates(), c.degrees())
	if len(facts) > mostHeld {
		facts = facts[:mostHeld]
	}
	return facts
}

// unasked is the newest degree for a profile of few words.
func (c *composer) unasked(own int) []fact {
	if own >= fewClaims || namesDegree.MatchString(c.ownText()) {
		return nil
	}
	match := c.Match
	c.Match = nil
	degrees := c.degrees()
	c.Match = match
	return degrees
}

// recent is how many years a degree is new: a reader looks for it although nothing asks for it.
const recent = 4

// expected is a degree that nothing asks for where it is new, or where the first sentence tells little.
func (c *composer) expected(lead string, degrees []fact) []fact {
	if !strings.Contains(lead, " years") && !focused.MatchString(lead) {
		return degrees
	}
	return slices.DeleteFunc(degrees, func(f fact) bool {
		return f.until+recent < c.Today.Year && !higher.MatchString(f.text)
	})
}

// higher is a degree above the first one.
var higher = sieve.MustCompile(`(?i)^an? (?:master|doctor|postgraduate|mba|ll\.?m|ph\.?d|pgcert|pgdip|pgce|` +
	`m\.?(?:sc|a|eng|ba|res|phil|ed)\b)`)

// focused is a first sentence that says what somebody works on.
var focused = sieve.MustCompile(`\b(?:focus(?:ed|ing|es)|speciali[sz](?:ed|ing|es)|passionate|obsessed|committed|experienced)\b`)

// holdsToo joins what somebody holds to a first sentence that says nothing but that.
func (c *composer) holdsToo(lead *predicate, left []fact) bool {
	if !strings.HasPrefix(lead.text, c.who.verb("hold")+" ") || inner.MatchString(lead.text) {
		return false
	}
	more := c.holding(left)
	lead.text += ", as well as " + strings.TrimPrefix(more.text, c.who.verb("hold")+" ")
	if len(left) == 1 {
		lead.text = strings.Replace(lead.text, ", as well as ", " and ", 1)
	}
	lead.lines = slices.Concat(lead.lines, more.lines)
	return true
}

// holding is the predicate of what somebody holds.
func (c *composer) holding(facts []fact) predicate {
	var s sentence
	items := s.take(facts)
	return predicate{text: c.who.verb("hold") + " " + enumerate(items), lines: s.lines}
}

// knows are the listed skills that the job names, in a row. A claim of the profile about skills takes them in.
func (c *composer) knows(own []predicate) []predicate {
	skills := c.skills(c.most().skills)
	if len(skills) == 0 || len(skills) < leastSkills && skills[0].weight < ofMust+namedTheThing {
		return nil
	}
	if t, is := c.amongSkills(); is {
		skills = append([]fact{{text: t.text, lines: t.lines, weight: ofMust}}, skills[:min(len(skills), c.most().skills-1)]...)
	}
	var s sentence
	s.text = enumerate(s.take(skills))
	if takenIn(own, s) || slices.ContainsFunc(own, claimsSkills) {
		return nil
	}
	return []predicate{{text: s.text, lines: s.lines}}
}

// claimsSkills reports a claim about what somebody knows, not one about where they hope to use it.
func claimsSkills(p predicate) bool {
	return tellsSkills.MatchString(p.text) && !seeks.MatchString(lowered(p.text))
}

// tellsSkills is such a claim; another list beside it is one too many.
var tellsSkills = sieve.MustCompile(`\b(?:skills|knowledge of|proficien\p{L}+)\b`)

// withSkills are what somebody holds, speaks and knows.
func (c *composer) withSkills(held, known []predicate) []predicate {
	held = append(held, c.speaks()...)
	if len(known) > 0 && (strings.Contains(known[0].text, " and ") || len(held) > 0 && c.isToolAsked(known[0].text)) {
		held = append(held, predicate{text: c.who.knows(known[0].text), lines: known[0].lines})
	}
	return held
}

// takenIn adds skills to the first claim about skills, if there is one.
func takenIn(own []predicate, skills sentence) bool {
	for i := range own {
		if !own[i].whole && skilled.MatchString(own[i].text) {
			own[i].text += ", as well as " + skills.text
			own[i].lines = slices.Concat(own[i].lines, skills.lines)
			return true
		}
	}
	return false
}
