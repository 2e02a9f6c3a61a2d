package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// portrait is a profile for a CV that has none, as it is planned: what is told in which order. Each part gets its form
// when it is put into words, by what stands before it.
type portrait struct {
	lead    predicate // who somebody is: "has been a rigger at Solent Yachts since 2014"
	post    int       // the post that it names, -1 for none
	tail    []deed    // of the post that the lead names, told behind it: "…, leading a crew of eleven"
	rest    []deed    // of other posts and projects
	before  predicate // earlier posts, where nothing is told of them: "previously worked as a sailmaker at Gull Lofts"
	held    []fact
	studied predicate   // a course that goes on, or what was studied
	served  predicate   // unpaid work, where little else is told
	known   []predicate // languages and skills
}

const (
	longestSaid   = 38 // words of a first sentence with what was done in its post
	mostInTail    = 2  // deeds behind a first sentence
	wordsPortrait = 72 // of a profile that is put together without a job
	fewestTongues = 2  // languages that are worth telling
	mostTongues   = 4
)

// portray writes a profile for a CV without one; ok is false where nothing holds. Of whom no name is told the sentences have no subject.
func (c *composer) portray(keep cv.Keep) (notes []cv.Note, ok bool) {
	if c.name() == "" {
		c.who = teller{}
	}
	deeds := c.did(0)
	if len(deeds)+len(c.held())+len(c.fields())+len(c.knows(nil)) == 0 && c.Match != nil {
		c.Match = nil // nothing answers the job: the strongest facts
		deeds = c.did(0)
	}
	if c.Match != nil && len(deeds)+len(c.held())+len(c.fields()) == 0 { // only what is known answers the job
		match := c.Match
		c.Match = nil
		deeds = c.did(0)
		c.Match = match
	}
	for _, plan := range c.plans(deeds) {
		text, lines := c.aimBehind(c.drawn(plan))
		t := cv.Text{ID: WrittenID, Value: text, Lines: lines, Confidence: 1}
		if len(strings.Fields(text)) > max(wordsPortrait, c.most().words)+len(strings.Fields(c.aim.text)) || c.Holds != nil && !c.Holds(t) {
			continue
		}
		n := cv.Note{Kind: cv.NoteSummary, Field: t.ID, Before: c.replaced, After: t.Value, Lines: t.Lines, Reason: c.reason(true)}
		if !keep.Accepts(n) {
			return nil, true
		}
		c.doc.Summary = []cv.Text{t}
		return []cv.Note{n}, true
	}
	return nil, false
}

// plans are portraits, what says most first: each first sentence with everything, then with less and less.
func (c *composer) plans(deeds []deed) (list []portrait) {
	held, studied := c.papers(), c.courseNow()
	for _, l := range c.leads() {
		p := portrait{lead: l.predicate, post: l.post, held: held, studied: studied}
		p.tail, p.rest = c.parted(deeds, l)
		if len(p.rest) == 0 && !l.several {
			p.before = c.previously(l.post)
		}
		p.known = c.knowledge(p.isBare() && len(p.tail) == 0 && (len(held) == 0 || l.degree))
		if l.known {
			p.known = c.speaks()
		}
		if l.course {
			p.studied = predicate{}
		}
		if l.degree {
			p.held = nil
		}
		if !l.course && !l.degree && p.studied.text == "" && !tellsDegree(p.held) {
			p.studied = c.attended()
		}
		list = append(list, c.enriched(p).lessened()...)
	}
	return list
}

// parted are the deeds that stand behind the first sentence, and those that are told of other posts or other times.
func (c *composer) parted(deeds []deed, l opener) (tail, rest []deed) {
	for _, d := range deeds {
		switch own := l.post >= 0 && d.post == l.post && !l.several && c.atThatTime(d); {
		case !own:
			rest = append(rest, d)
		case len(tail) < mostInTail:
			tail = append(tail, d)
		}
	}
	return tail, rest
}

// atThatTime reports a deed that may stand behind its post as what went on there: one of a post that is over, or one that goes on
// in a post that does. "Since 2015, launching a boat" would be said of a boat launched in 2016.
func (c *composer) atThatTime(d deed) bool {
	return d.now || d.post >= len(c.doc.Work) || !c.doc.Work[d.post].Dates.Current
}

// lessened is the portrait and what is left of it where that is too long or does not hold.
func (p portrait) lessened() []portrait {
	list := []portrait{p}
	less := func(change func(*portrait)) {
		q := list[len(list)-1]
		change(&q)
		list = append(list, q)
	}
	less(func(q *portrait) { q.served = predicate{} })
	less(func(q *portrait) { q.known = nil })
	less(func(q *portrait) { q.tail = q.tail[:min(len(q.tail), 1)] })
	less(func(q *portrait) { q.rest = q.rest[:min(len(q.rest), 1)] })
	less(func(q *portrait) { q.held = q.held[:min(len(q.held), 1)] })
	less(func(q *portrait) { q.before = predicate{} })
	less(func(q *portrait) { q.rest, q.studied = nil, predicate{} })
	less(func(q *portrait) { q.tail = nil })
	less(func(q *portrait) { q.held = nil })
	return list
}

// drawn puts a portrait into words.
func (c *composer) drawn(p portrait) (text string, lines []int) {
	lines = slices.Clone(p.lead.lines)
	if !c.who.first {
		lines = append(lines, c.doc.Person.Name.Lines...)
	}
	if len(p.tail) > 0 && (p.studied.text != "" && len(p.held) == 0 || strings.Contains(p.lead.text, ",")) {
		p.rest, p.tail = slices.Concat(p.tail, p.rest), nil // the course goes into the first sentence
	}
	lead, behind := p.lead.text, c.behindLead(p)
	tail, of := told(p.tail, deed.doing)
	if tail != "" && len(strings.Fields(lead+" "+tail)) > longestSaid {
		p.rest, tail, of = slices.Concat(p.tail, p.rest), "", nil
	}
	switch {
	case tail != "":
		lead += ", " + tail
	case p.joinsLead(behind):
		lead += c.alsoIn(lead, behind[0])
		lines, behind = append(lines, behind[0].lines...), behind[1:]
	}
	lines = append(lines, of...)
	sentences := []string{c.says(lead)}
	for _, s := range c.behindFirst(p, behind) {
		if s.text != "" {
			sentences, lines = append(sentences, strings.TrimSuffix(s.text, ".")+"."), append(lines, s.lines...)
		}
	}
	slices.Sort(lines)
	return strings.Join(sentences, " "), slices.Compact(lines)
}

// behindFirst are the sentences of a portrait behind its first one, the last of them about what is held, studied and known.
func (c *composer) behindFirst(p portrait, held []predicate) (said []predicate) {
	all := slices.Concat(p.tail, p.rest)
	there, rest := c.there(p.lead.text, p.rest)
	since, rest := c.today(rest)
	p.rest = rest
	further := c.furtherDone(p, all)
	slight := len(since) == 1 && len(strings.Fields(since[0].text)) < shortestDeed // it says too little for a sentence
	switch fields := ofFields.MatchString(further.text); {
	case slight && len(there) == 0 && further.text == "" && len(held) == 1:
		held, since = slices.Insert(held, 0, since[0]), nil
	case slight && fields && len(held) == 0:
		held, since = since, nil
	}
	if len(held) > 0 && c.answersByHolding(all, p.held, held) {
		said, held = append(said, c.alone(held...)), nil
	}
	for _, s := range slices.Concat(since, there, []predicate{p.before}) {
		said = append(said, c.alone(s))
	}
	held, further = withFields(held, further)
	return append(said, c.alone(further), c.alone(p.served), c.alone(held...))
}

// withFields puts what somebody has experience of before what they hold or behind what they do, where one sentence has room for both.
func withFields(list []predicate, fields predicate) (all []predicate, left predicate) {
	if len(list) == 0 || !ofFields.MatchString(fields.text) || wordsWith(list, fields) > longestHeld {
		return list, fields
	}
	at := 1
	if sortOf(list[0]) == ofHoldings {
		at = 0
	}
	return slices.Insert(list, at, fields), predicate{}
}

// today is what is done and was done in posts that go on, and the other deeds.
func (c *composer) today(list []deed) (told []predicate, rest []deed) {
	var now, done []deed
	for _, d := range list {
		switch {
		case d.post >= len(c.doc.Work):
			rest = append(rest, d)
		case d.now && len(now) < mostNow:
			now = append(now, d)
		case !d.now && len(done) < mostAsDone:
			done = append(done, d)
		}
	}
	if items, lines := c.inARow(now, c.who.finite); len(items) > 0 {
		told = append(told, predicate{text: inSeries(items), lines: lines})
	}
	if items, lines := c.inARow(done, deed.participles); len(items) > 0 {
		told = append(told, predicate{text: c.who.verb("have") + " " + inSeries(items), lines: lines})
	}
	if len(told) == 2 && wordsOf(told) <= longestWoven {
		told = []predicate{{text: seriesOf(told), lines: slices.Concat(told[0].lines, told[1].lines)}}
	}
	return told, rest
}

// joinsLead reports that the first of what is held, studied and known goes into the first sentence: it stands alone, or is a course.
func (p portrait) joinsLead(behind []predicate) bool {
	if len(behind) == 1 && p.isBare() {
		return true
	}
	return len(behind) > len(p.known) && len(p.held) == 0
}

// aimBehind is a text with what somebody seeks, where that is told.
func (c *composer) aimBehind(text string, lines []int) (string, []int) {
	if c.aim.text == "" {
		return text, lines
	}
	lines = slices.Concat(lines, c.aim.lines)
	slices.Sort(lines)
	return text + " " + c.sentenceOf(c.who.plainly([]predicate{c.aim})) + ".", slices.Compact(lines)
}

// tellsDegree reports a degree among what is held.
func tellsDegree(held []fact) bool {
	return slices.ContainsFunc(held, func(f fact) bool { return f.degree })
}

// alone are predicates as a sentence.
func (c *composer) alone(list ...predicate) (s predicate) {
	if len(list) == 0 || list[0].text == "" {
		return predicate{}
	}
	s.text = c.sentenceOf(list)
	for _, p := range list {
		s.lines = append(s.lines, p.lines...)
	}
	return s
}

// isBare reports a portrait of whose posts only the newest is told, and nothing of it.
func (p portrait) isBare() bool { return len(p.rest) == 0 && p.before.text == "" }

// behindLead are what is held, studied and known.
func (c *composer) behindLead(p portrait) (list []predicate) {
	if len(p.held) > 0 {
		list = append(list, c.holding(p.held))
	}
	switch {
	case p.studied.text == "":
	case strings.HasPrefix(p.studied.text, "studied "):
		list = append(list, p.studied)
	default:
		list = append(list, predicate{text: c.who.verb("be") + " " + p.studied.text, lines: p.studied.lines})
	}
	return append(list, p.known...)
}

// alsoIn is a predicate that goes on in the first sentence, whose subject is the name.
func (c *composer) alsoIn(lead string, p predicate) string {
	text := p.text
	if !c.who.first && !strings.HasPrefix(text, "studied ") {
		first, rest, _ := strings.Cut(text, " ")
		text = (teller{}).verb(plainVerb(first)) + " " + rest
	}
	if inner.MatchString(lead) || strings.Contains(lead, mostRecently) {
		return ", and " + text
	}
	return " and " + text
}

// plainVerb is the base of the verbs that such predicates open with.
func plainVerb(verb string) string {
	if verb == "is" || verb == "are" || verb == "am" {
		return "be"
	}
	return strings.TrimSuffix(verb, "s")
}

// furtherDone is what was done elsewhere than in the post that the first sentence names: "Earlier experience includes
// building a slipway".
func (c *composer) furtherDone(p portrait, all []deed) predicate {
	opens := "experience "
	work := len(c.doc.Work)
	themes := c.untold(p.lead.text, all)
	switch {
	case len(themes) > 0:
	case len(p.rest) > 0 && !slices.ContainsFunc(p.rest, func(d deed) bool { return d.post < work }):
		what, lines := told(p.rest, deed.activity)
		return predicate{text: c.opening("projects include ") + what, lines: lines, whole: true}
	case !slices.ContainsFunc(p.rest, func(d deed) bool { return !c.isEarlier(d.post, p.post) }):
		opens = "earlier experience "
	}
	return c.experienceOf(opens, themes, p.rest)
}

// told is a row of deeds in one form, what has an "and" of its own last.
func told(deeds []deed, form func(deed) string) (text string, lines []int) {
	var items []string
	for _, d := range deeds {
		items, lines = append(items, form(d)), append(lines, d.lines...)
	}
	if len(items) == 0 {
		return "", nil
	}
	slices.SortStableFunc(items, func(a, b string) int { return boolOrder(inner.MatchString(a), inner.MatchString(b)) })
	return inSeries(items), lines
}

// answerable opens what somebody answers for.
var answerable = sieve.MustCompile(`^responsible for `)

// spoken is how a CV says that a language is spoken well.
var spoken = sieve.MustCompile(`\b(?:native|mother|first|fluent|fluently|fluency|bilingual|proficient|professional|advanced|excellent|` +
	`very good|c1|c2)\b`)
