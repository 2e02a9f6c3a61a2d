package truth

import (
	"regexp"
	"slices"
	"strings"
)

// Composed checks one sentence of a summary that was written from passages of a CV, as
// a language model proposes it. Each stretch of it, from comma or "and" to the next,
// must be found in one passage, in the passage's order: with the prepositions that bind
// its words, with what takes something away from them ("assisted", "not", "expected"),
// in the passage's time, and with figures beside what they count. A new stretch must
// begin as its passage begins, unless it names a thing. Nothing of one post is said of
// another one. name is the candidate's, voice the pronoun that may stand for it ("she",
// "he", "they" or ""). It returns the first word that breaks this, and why.
func Composed(passages []Passage, sentence, name, voice string) (fact, why string) {
	c := &composer{tokens: tokens(sentence), name: map[string]bool{}, voice: voice, carried: map[string]bool{}}
	for _, w := range words(name) {
		c.name[w.folded] = true
	}
	for _, p := range passages {
		c.passages = append(c.passages, prepared{p, tokens(p.Text), c.name})
	}
	if quoted(sentence) != "" {
		return quoted(sentence), "is quoted"
	}
	for _, t := range c.tokens {
		if why := c.step(t); why != "" {
			return t.text, why
		}
	}
	if why := c.close(); why != "" {
		return c.last, why
	}
	return c.end()
}

// token is a word with the clause that it stands in.
type token struct {
	word
	at     int // its place in the text
	clause int
	joins  bool // it leads from one clause to the next: "and"
}

var (
	clauseEnd = regexp.MustCompile(`[,;:.!?](?:\s|$)|[()\[\]]|\s[–—-]\s`)
	joining   = set(`and but while plus alongside who whose which where then`)
)

// tokens are the words of a text, clause by clause.
func tokens(text string) []token {
	var out []token
	clause := 0
	for _, part := range clauseEnd.Split(text, -1) {
		for _, w := range marked(words(part), text) {
			t := token{word: w, at: len(out), clause: clause}
			if joining[w.folded] && (len(out) == 0 || out[len(out)-1].folded != "of") {
				t.joins = true
				clause++
			}
			out = append(out, t)
		}
		clause++
	}
	return out
}

type prepared struct {
	Passage
	tokens []token
	name   map[string]bool
}

// thread is a stretch of the sentence found in a passage, from token to token. A named one begins with the noun for what
// was done.
type thread struct {
	passage, first, last int
	named                bool
}

// composer walks through a sentence.
type composer struct {
	passages []prepared
	name     map[string]bool
	voice    string

	tokens   []token
	threads  []thread        // where the present stretch may come from
	closed   [][]thread      // the stretches before
	pending  []word          // binding words and hedges since the last word that was found
	carried  map[string]bool // classes of hedges in the sentence
	claims   string          // the free word that the next thing completes: "hold"
	spoke    string          // the free word before, whatever completed it
	thing    bool            // a thing is named next, not something done
	done     bool            // something done governs what is joined by "and"
	ofNow    bool            // it tells what present work consists of
	framed   bool            // what is listed is what somebody has experience of
	begun    bool            // something of the present clause was found
	ofThem   bool            // it speaks of those whom it has named: "who"
	wasPast  bool            // the sentence speaks of former times
	wasOpen  bool            // and of a course that is not completed
	last     string
	previous token
}

// step takes the next word of the sentence; "" or why it may not stand there.
func (c *composer) step(t token) string {
	if c.begun && c.turns(t) {
		if why := c.close(); why != "" {
			return why
		}
	}
	c.ofThem = c.speaksOfThem(t)
	defer func() { c.previous = t }()
	if c.strange(t) {
		return "is a person that the summary does not speak of"
	}
	c.wasPast = c.wasPast || pastWords[t.folded]
	c.wasOpen = c.wasOpen || openWords[t.folded]
	return c.place(t)
}

// turns reports a word that begins a new stretch: in another clause, or a new subject, as in "At
// Orwell Homes she manages".
func (c *composer) turns(t token) bool {
	return t.clause != c.previous.clause || c.previous.joins || nominative[t.folded]
}

// strange reports a pronoun of a person whom the summary does not speak of.
func (c *composer) strange(t token) bool {
	p := person(t.folded)
	return p != "" && p != c.voice && hedges[t.folded] == "" && !c.ofOthers(t)
}

// ofOthers follows "them" and "their" of the passage that the stretch comes from, where the
// stretch before names those who are meant: "explains forms to those who sign them".
func (c *composer) ofOthers(t token) bool {
	if person(t.folded) != "they" || nominative[t.folded] {
		return false
	}
	var next []thread
	for _, h := range c.threads {
		p, k := &c.passages[h.passage], h.last+1+len(c.pending)
		if k < len(p.tokens) && p.tokens[k].folded == t.folded && c.goesOn(h.passage, h.first) && p.leads(h.last, k, c.pending) {
			next = append(next, thread{h.passage, h.first, k, h.named})
		}
	}
	if len(next) == 0 {
		return false
	}
	c.threads, c.pending = next, nil
	return true
}

// place finds where a word comes from; "" or why it may not stand there.
func (c *composer) place(t token) string {
	switch {
	case t.joins, c.covers(t), c.binds(t), c.isName(t), c.withExperience(t), c.follow(t.word), c.home(t.word), c.besides(t.word),
		c.paper(t.word), c.inYears(t):
		return ""
	case len(c.threads) > 0:
		return "is not in the same passage as the words before it, in this order"
	case c.free(t), c.begin(t.word):
		return ""
	}
	return "is in no passage that was named, or cannot be said of it here"
}

// binds takes a word that tells how others belong together, or takes something away from them.
func (c *composer) binds(t token) bool {
	switch class := hedges[t.folded]; {
	case class != "":
		c.carried[class] = true
		c.pending = append(c.pending, t.word)
	case binding[t.folded]:
		c.pending = append(c.pending, t.word)
		c.thing = true
	case grammarWords[t.folded]:
		c.thing = c.thing || !pronouns[t.folded] || possessive[t.folded]
	default:
		return false
	}
	return true
}

// isName reports the candidate's name before the first thing of a stretch.
func (c *composer) isName(t token) bool { return len(c.threads) == 0 && c.name[t.folded] }

var (
	nominative = set(`i he she they`)
	possessive = set(`his her their my its`)
	pastWords  = set(`was were worked held served previously formerly earlier former before until had led ran managed`)
	openWords  = set(`studying completing expected pursuing reading working due progress`)
	freeWords  = map[string]string{
		"hold": "hold", "holds": "hold", "holding": "hold", "held": "hold", "work": "work", "works": "work", "working": "work", "worked": "work",
		"served": "work", "speak": "speak", "speaks": "speak", "bring": "bring", "brings": "bring", "offers": "bring", "offer": "bring", "experience": "experience", "experienced": "experience",
		"skills": "skills", "skilled": "skills", "responsibility": "responsible", "responsible": "responsible", "studying": "study", "completing": "study", "previously": "time", "formerly": "time", "earlier": "time", "former": "time", "currently": "now", "now": "now", "today": "now",
		"also": "", "both": "", "well": "", "years'": "",
	}
	// completes says which passages may follow a free word.
	completes = map[string][]Kind{
		"hold": {KindClearance, KindQualification, KindOther}, "work": {KindPost, KindProfile}, "speak": {KindLanguage}, "study": {KindQualification},
		"experience": {KindDuty, KindPost, KindProfile}, "skills": {KindSkill},
		"responsible": {},
	}
)

// free takes a word that needs no source because what follows has one.
func (c *composer) free(t token) bool {
	claim, ok := freeWords[t.folded]
	if !ok || claim == "study" && c.claims == "experience" {
		return false
	}
	switch claim {
	case "":
	case "time":
		c.thing = true
	case "now":
		c.wasPast = false
	default:
		c.claims, c.spoke, c.thing, c.begun, c.done, c.last = claim, claim, true, true, false, t.text
		c.pending, c.framed = nil, claim == "experience"
	}
	return true
}

// follow goes on in the passages of the present stretch.
func (c *composer) follow(w word) bool {
	var next []thread
	for _, t := range c.threads {
		p := &c.passages[t.passage]
		if p.Kind == KindLanguage && (len(c.pending) == 0 || c.saidBond() == "in" && len(c.pending) == 1) && p.level(w) {
			next = append(next, t)
			continue
		}
		for k := t.last + 1; k < len(p.tokens); k++ {
			if sameTime(p.tokens[k].word, w) && p.leads(t.last, k, t.bonds(c.pending)) {
				next = append(next, thread{t.passage, t.first, k, t.named})
				break
			}
		}
	}
	if len(next) == 0 {
		return false
	}
	c.threads, c.pending, c.thing = next, nil, false
	return true
}

// level reports the name of a language behind its level, where the CV says nothing else of
// it: "fluent Spanish".
func (p *prepared) level(w word) bool { return len(p.tokens) == 2 && sameWord(p.tokens[0].word, w) }

// home goes on from what was done in a post to where, or since when: "manages a team at
// Orwell Homes".
func (c *composer) home(w word) bool {
	if len(c.pending) != 1 {
		return false
	}
	for _, t := range c.threads {
		duty := &c.passages[t.passage]
		if duty.Kind != KindDuty || duty.losesObject(t.last) {
			continue
		}
		if i, k, found := c.ofPost(duty.Entry, w); found {
			c.closed = append(c.closed, c.threads)
			c.threads, c.pending, c.wasPast = []thread{{passage: i, first: k, last: k}}, nil, c.wasPast || c.passages[i].Ended
			return true
		}
	}
	return false
}

// besides goes on from who somebody is to what they have: "a rigger with nine years in refits", of the profile, or a clearance or
// degree of its own. It begins as that begins.
func (c *composer) besides(w word) bool {
	if len(c.pending) != 1 || c.pending[0].folded != "with" || !c.saysWho() {
		return false
	}
	var next []thread
	for i := range c.passages {
		next = append(next, c.passages[i].beginnings(i, w)...)
	}
	if len(next) == 0 {
		return false
	}
	c.closed = append(c.closed, c.threads)
	c.threads, c.pending, c.thing = next, nil, false
	return true
}

// beginnings are the places where a passage of what somebody has begins with a word.
func (p *prepared) beginnings(passage int, w word) (list []thread) {
	if !heldKinds[p.Kind] {
		return nil
	}
	for _, t := range p.tokens {
		if begins := t.at == 0 || p.Kind == KindProfile && p.opens(t.at); begins && sameTime(t.word, w) {
			list = append(list, thread{passage: passage, first: t.at, last: t.at})
		}
	}
	return list
}

var heldKinds = map[Kind]bool{KindProfile: true, KindClearance: true, KindQualification: true}

// saysWho reports a stretch that may be a title of a post which is not over, or of the profile.
func (c *composer) saysWho() bool {
	return slices.ContainsFunc(c.threads, func(t thread) bool {
		p := &c.passages[t.passage]
		return p.Kind == KindPost && !p.Ended || p.Kind == KindProfile && t.first == 0
	})
}

// paper reports the word for what is held behind the name of a certificate.
func (c *composer) paper(w word) bool {
	return papers[w.folded] && len(c.pending) == 0 &&
		slices.ContainsFunc(c.threads, func(t thread) bool { return c.passages[t.passage].isPaper() })
}

var papers = set(`certificate certification credential`)

// isPaper reports the name of a certificate that is held.
func (p *prepared) isPaper() bool {
	return p.Kind == KindQualification && !p.Open && strings.HasPrefix(p.ID, "certificates")
}

// ofPost finds a word in the facts of a post, behind the preposition that was said.
func (c *composer) ofPost(entry string, w word) (passage, at int, found bool) {
	for i := range c.passages {
		p := &c.passages[i]
		if p.Kind != KindPost || p.Entry != entry {
			continue
		}
		for k := range p.tokens {
			if sameTime(p.tokens[k].word, w) && sameHome(p.bond(k), c.pending[0].folded) {
				return i, k, true
			}
		}
	}
	return 0, 0, false
}

// leads reports that the words between two places of a passage may be said as the
// sentence says them: with the same binding words, and without losing one that counts.
func (p *prepared) leads(from, to int, said []word) bool {
	if p.Kind == KindProfile && len(said) == 1 && said[0].folded == "with" && p.opens(to) {
		return true // "Army veteran. Sixteen years in …"
	}
	strict, may := p.passedOver(from, to)
	if p.isFact() {
		strict, said = tight(strict), tight(said)
	}
	return may && slices.EqualFunc(strict, said, sameBond) || p.leadsFromGroup(from, to, said) || p.leadsInList(from, to, said)
}

// passedOver returns the binding words between two places, and whether what else stands
// there may go: words beside what is said, but not the half of another statement ("firms
// running hotels" are not hotels), nor what a figure or its count belongs to.
func (p *prepared) passedOver(from, to int) (strict []word, may bool) {
	between, counted := p.uncounted(from, to)
	bound := slices.ContainsFunc(between, func(t token) bool { return t.strict() })
	skipped := false
	for _, t := range between {
		switch {
		case t.strict():
			strict = append(strict, t.word)
		case t.figure(), strings.ContainsAny(t.text, "%£$€"), skipped && t.governs() && !p.compound(t):
			return nil, false
		case !t.joins && !grammarWords[t.folded] && !fillers[t.folded]:
			if len(strict) == 0 && p.object(from, t, bound) {
				return nil, false
			}
			skipped = true
		}
	}
	return strict, !skipped || !counted && maySkip(p.tokens[from], p.tokens[to])
}

// maySkip reports two words of a clause between which others may go.
func maySkip(from, to token) bool {
	return from.clause == to.clause && !from.figure() && !to.figure() && !to.governs()
}

// governs reports a word that begins a statement about the words before it: "that", a gerund.
func (t token) governs() bool {
	return t.folded == "that" || strings.HasSuffix(t.folded, "ing")
}

// sameBond reports two binding words that say the same.
func sameBond(a, b word) bool { return a.folded == b.folded || sameHedge(a, b) }

// strict reports a word that goes with the facts around it.
func (w word) strict() bool { return hedges[w.folded] != "" || binding[w.folded] }

// opens reports the first word of a clause.
func (p *prepared) opens(k int) bool { return k > 0 && p.tokens[k].clause != p.tokens[k-1].clause }

// tight leaves out the loose words: in the facts of an entry the preposition is ours and
// not the CV's.
func tight(list []word) []word {
	var out []word
	for _, w := range list {
		if !loose[w.folded] {
			out = append(out, w)
		}
	}
	return out
}

func (p *prepared) isFact() bool { return p.Kind != KindProfile && p.Kind != KindDuty }

// begin starts a stretch: in every passage that has the word at a place where a stretch
// may begin.
func (c *composer) begin(w word) bool {
	var begun []thread
	for i := range c.passages {
		for _, k := range c.placesOf(i, w) {
			begun = append(begun, thread{i, k, k, c.namesDeed(&c.passages[i], k, w)})
		}
	}
	if c.threads = begun; len(begun) == 0 {
		return false
	}
	if !c.thing && slices.ContainsFunc(c.threads, func(t thread) bool { return c.passages[t.passage].tells() }) {
		c.done = c.done || isPast(w.folded) || strings.HasSuffix(w.folded, "s")
	}
	c.begun, c.thing, c.pending, c.claims, c.last = true, false, nil, "", w.text
	return true
}

// tells reports a passage in sentences, where a word may be what was done. "Developed" of
// "Developed Vetting" is not.
func (p *prepared) tells() bool { return !p.isFact() || p.Kind == KindOther }

// placesOf are the places where a stretch may begin with the word in a passage.
func (c *composer) placesOf(passage int, w word) (places []int) {
	p := &c.passages[passage]
	if !c.fits(passage) {
		return nil
	}
	for _, t := range p.tokens {
		if (sameTime(t.word, w) || c.namesDeed(p, t.at, w)) && c.mayBegin(p, passage, t.at, w) {
			places = append(places, t.at)
		}
	}
	return places
}

// fits reports a passage of a kind that can complete the free word before it.
func (c *composer) fits(passage int) bool {
	p := &c.passages[passage]
	claim := c.claims
	if c.further() {
		claim = c.spoke
	}
	kinds, choosy := completes[claim]
	return !choosy || slices.Contains(kinds, p.Kind) ||
		slices.ContainsFunc(p.tokens, func(t token) bool { return freeWords[t.folded] == claim && !c.ofAnother(passage, t) })
}

// isStudied reports a word of a clause about what somebody studies, which nobody has experience of yet.
func (p *prepared) isStudied(k int) bool {
	return slices.ContainsFunc(p.tokens[:k], func(t token) bool { return t.clause == p.tokens[k].clause && freeWords[t.folded] == "study" })
}

func (c *composer) mayBegin(p *prepared, i, k int, w word) bool {
	subject, strict := p.before(k)
	switch {
	case !c.carries(p, strict, k), c.passive(p, k), c.theirs(i, k),
		(c.claims == "experience" || c.further()) && (p.isStudied(k) || p.isUndone(k) || unfinishedActs[w.folded]):
		return false
	case c.thing, c.listed(w), c.goesOn(i, k):
		return true
	case subject:
		return false
	}
	return !c.done || c.continues(i) || tellsDeed(w)
}

// tellsDeed reports a word that may be a finite verb.
func tellsDeed(w word) bool {
	return isPast(w.folded) || len(irregular[w.folded]) > 0 || strings.HasSuffix(w.folded, "s") && !w.figure()
}

// before says whether a clause has somebody or something else before the word at k, and
// which strict words.
func (p *prepared) before(k int) (subject bool, strict []word) {
	for _, t := range p.tokens[:k] {
		switch {
		case t.clause != p.tokens[k].clause:
		case t.strict():
			strict = append(strict, t.word)
		default:
			subject = subject || !p.saysNothing(t)
		}
	}
	return subject, strict
}

// saysNothing reports a word that may stand before a verb without being its subject.
func (p *prepared) saysNothing(t token) bool {
	return t.joins || grammarWords[t.folded] || fillers[t.folded] || p.name[t.folded] || strings.HasSuffix(t.folded, "ly") || t.folded == "also"
}

// carries reports that the hedges before a word are in the sentence, and that the
// preposition in front of it is the passage's, or one that says little.
func (c *composer) carries(p *prepared, strict []word, k int) bool {
	return !slices.ContainsFunc(strict, c.drops) && !slices.ContainsFunc(c.pending, p.lacks) && c.bound(p, k)
}

// drops reports a hedge that the sentence does not have.
func (c *composer) drops(w word) bool {
	class := hedges[w.folded]
	return class != "" && !c.carried[class]
}

// lacks reports a hedge that the passage does not have.
func (p *prepared) lacks(w word) bool {
	class := hedges[w.folded]
	return class != "" && !p.holds(class)
}

var (
	weakBonds = map[string]bool{"": true, "of": true, "in": true, "with": true, "as": true}
	weakSaid  = map[string]bool{"": true, "with": true, "in": true, "of": true, "including": true}
)

// bound reports that the preposition said before a word is the passage's, or that neither says much.
func (c *composer) bound(p *prepared, k int) bool {
	own, said := p.bond(k), c.saidBond()
	switch {
	case said == own, p.isFact() && loose[said], c.claims == "responsible" && said == "for", c.byDoing(p, k):
		return true
	}
	return weakBonds[own] && weakSaid[said]
}

// saidBond is the preposition that the sentence has in front of its next word.
func (c *composer) saidBond() string {
	if n := len(c.pending); n > 0 && binding[c.pending[n-1].folded] {
		return c.pending[n-1].folded
	}
	return ""
}

// bond is the preposition in front of a word. After "contributed" and the like it says
// nothing of its own.
func (p *prepared) bond(k int) string {
	if k > 0 && grammarWords[p.tokens[k-1].folded] {
		k--
	}
	if k == 0 || !binding[p.tokens[k-1].folded] {
		return ""
	}
	if k == 1 {
		return p.tokens[0].folded
	}
	switch before := p.tokens[k-2].folded; {
	case hedges[before] == "share":
		return "in"
	case fillers[before]: // "responsible for"
		return ""
	}
	return p.tokens[k-1].folded
}

func (p *prepared) holds(class string) bool {
	return slices.ContainsFunc(p.tokens, func(t token) bool { return hedges[t.folded] == class })
}

// stretchBefore is where the stretch before the present one may come from.
func (c *composer) stretchBefore() []thread {
	if len(c.closed) == 0 {
		return nil
	}
	return c.closed[len(c.closed)-1]
}

// passive reports a word that is done to the person on one side only.
func (c *composer) passive(p *prepared, k int) bool {
	w := p.tokens[k].folded
	return participle(w) && (k > 0 && beForms[p.tokens[k-1].folded]) != beForms[c.previous.folded]
}

// continues reports that the stretch before came from the same passage.
func (c *composer) continues(passage int) bool {
	return slices.ContainsFunc(c.stretchBefore(), func(t thread) bool { return t.passage == passage })
}

// beside reports a word before a place that belongs to it: "[three] currencies", "[well]-understood".
func (p *prepared) beside(k int) bool {
	if k < 2 || p.isFact() {
		return false
	}
	return isCount(p.tokens[k-1]) && p.tokens[k].plural() || p.tokens[k-1].folded == "well"
}

// goesOn reports that the stretch before ended just before a place of the same passage.
func (c *composer) goesOn(passage, k int) bool {
	if c.passages[passage].beside(k) {
		k--
	}
	return slices.ContainsFunc(c.stretchBefore(), func(t thread) bool {
		return t.passage == passage && (t.last == k-1 || t.last == k-2 && c.passages[passage].tokens[k-1].joins)
	})
}

const without = "stands there without what it belongs to"

// close ends a stretch.
func (c *composer) close() string {
	if len(c.threads) > 0 {
		c.closed = append(c.closed, c.threads)
	}
	if c.claims != "" {
		return without
	}
	for _, w := range c.pending {
		if class := hedges[w.folded]; class == "" && !c.ends(w) || class != "" && !c.anyHolds(class) {
			c.last = w.text
			return without
		}
	}
	c.threads, c.pending, c.thing, c.begun = nil, nil, false, false
	return ""
}

// ends reports the particle that a passage has behind the last word of a stretch:
// "turning programmes around".
func (c *composer) ends(w word) bool {
	return len(c.pending) == 1 && slices.ContainsFunc(c.threads, func(t thread) bool {
		p := &c.passages[t.passage]
		k := t.last + 1
		if k == len(p.tokens) || p.tokens[k].folded != w.folded {
			return false
		}
		return k+1 == len(p.tokens) || p.tokens[k+1].clause != p.tokens[k].clause || p.tokens[k+1].joins
	})
}

func (c *composer) anyHolds(class string) bool {
	return len(c.threads) == 0 || slices.ContainsFunc(c.threads, func(t thread) bool { return c.passages[t.passage].holds(class) })
}
