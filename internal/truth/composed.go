package truth

import (
	"regexp"
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
	for j := range c.tokens {
		if why := c.step(j); why != "" {
			return c.tokens[j].text, why
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
		for _, w := range words(part) {
			t := token{word: w, clause: clause}
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

// thread is a stretch of the sentence found in a passage, from token to token.
type thread struct{ passage, first, last int }

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
	thing    bool            // a thing is named next, not something done
	done     bool            // something done governs what is joined by "and"
	begun    bool            // something of the present clause was found
	wasPast  bool            // the sentence speaks of former times
	wasOpen  bool            // and of a course that is not completed
	last     string
	previous token
}

// step takes the next word of the sentence; "" or why it may not stand there.
func (c *composer) step(j int) string {
	t := c.tokens[j]
	if j > 0 && (t.clause != c.previous.clause || c.previous.joins) && c.begun {
		if why := c.close(); why != "" {
			return why
		}
	}
	defer func() { c.previous = t }()
	if nominative[t.folded] && c.begun && !c.previous.joins { // "At Orwell Homes she manages"
		if why := c.close(); why != "" {
			return why
		}
	}
	if p := person(t.folded); p != "" && p != c.voice && hedges[t.folded] == "" {
		return "is a person that the summary does not speak of"
	}
	c.wasPast = c.wasPast || pastWords[t.folded]
	c.wasOpen = c.wasOpen || openWords[t.folded]
	switch {
	case t.joins:
	case hedges[t.folded] != "":
		c.carried[hedges[t.folded]] = true
		c.pending = append(c.pending, t.word)
	case binding[t.folded]:
		c.pending = append(c.pending, t.word)
		c.thing = true
	case grammarWords[t.folded]:
		c.thing = c.thing || !pronouns[t.folded] || possessive[t.folded]
	case len(c.threads) == 0 && c.name[t.folded]:
	case c.follow(t.word) || c.home(t.word):
	case len(c.threads) == 0 && c.free(t):
	case len(c.threads) > 0:
		return "is not in the same passage as the words before it, in this order"
	case !c.begin(t.word):
		return "is in no passage that was named, or cannot be said of it here"
	}
	return ""
}

var (
	nominative = set(`i he she they`)
	possessive = set(`his her their my its`)
	pastWords  = set(`was were worked held served previously formerly earlier former before until had led ran managed`)
	openWords  = set(`studying completing expected pursuing reading working due progress`)
	freeWords  = map[string]string{
		"hold": "hold", "holds": "hold", "holding": "hold", "held": "hold", "work": "work", "works": "work", "working": "work", "worked": "work",
		"served": "work", "speak": "speak", "speaks": "speak", "bring": "bring", "brings": "bring", "offers": "bring", "offer": "bring", "experience": "experience", "experienced": "experience",
		"skills": "skills", "skilled": "skills", "responsibility": "responsible", "responsible": "responsible", "studying": "study", "completing": "study", "previously": "time", "formerly": "time", "earlier": "time", "former": "time", "currently": "now", "now": "now",
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
	if !ok {
		return false
	}
	switch claim {
	case "":
	case "time":
		c.thing = true
	case "now":
		c.wasPast = false
	default:
		c.claims, c.thing, c.begun, c.done = claim, true, true, false
		c.pending = nil
	}
	return true
}

// follow goes on in the passages of the present stretch.
func (c *composer) follow(w word) bool {
	var next []thread
	for _, t := range c.threads {
		p := &c.passages[t.passage]
		for k := t.last + 1; k < len(p.tokens); k++ {
			if sameTime(p.tokens[k].word, w) && p.leads(t.last, k, c.pending) {
				next = append(next, thread{t.passage, t.first, k})
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

// home goes on from what was done in a post to where, or since when: "manages a team at
// Orwell Homes".
func (c *composer) home(w word) bool {
	if len(c.pending) != 1 {
		return false
	}
	for _, t := range c.threads {
		duty := &c.passages[t.passage]
		if duty.Kind != KindDuty {
			continue
		}
		for i := range c.passages {
			p := &c.passages[i]
			if p.Kind != KindPost || p.Entry != duty.Entry {
				continue
			}
			for k := range p.tokens {
				if sameTime(p.tokens[k].word, w) && p.bond(k) == c.pending[0].folded {
					c.closed = append(c.closed, c.threads)
					c.threads, c.pending, c.wasPast = []thread{{i, k, k}}, nil, c.wasPast || p.Ended
					return true
				}
			}
		}
	}
	return false
}

// leads reports that the words between two places of a passage may be said as the
// sentence says them: with the same binding words, and without losing one that counts.
func (p *prepared) leads(from, to int, said []word) bool {
	var strict []word
	if p.Kind == KindProfile && len(said) == 1 && said[0].folded == "with" && p.opens(to) {
		return true // "Army veteran. Sixteen years in …"
	}
	skipped := false
	for _, t := range p.tokens[from+1 : to] {
		switch {
		case hedges[t.folded] != "" || binding[t.folded]:
			strict = append(strict, t.word)
		case t.figure() || strings.ContainsAny(t.text, "%£$€"):
			return false
		case !t.joins && !grammarWords[t.folded] && !fillers[t.folded]:
			skipped = true
		}
	}
	if skipped && (p.tokens[from].figure() || p.tokens[from].clause != p.tokens[to].clause) {
		return false
	}
	if p.isFact() {
		strict, said = tight(strict), tight(said)
	}
	if len(strict) != len(said) {
		return false
	}
	for i := range strict {
		if strict[i].folded != said[i].folded && !sameHedge(strict[i], said[i]) {
			return false
		}
	}
	return true
}

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
	for i := range c.passages {
		p := &c.passages[i]
		if !c.fits(p) {
			continue
		}
		for k := range p.tokens {
			if sameTime(p.tokens[k].word, w) && c.mayBegin(p, i, k, w) {
				c.threads = append(c.threads, thread{i, k, k})
				break
			}
		}
	}
	if len(c.threads) == 0 {
		return false
	}
	if !c.thing {
		c.done = c.done || isPast(w.folded) || strings.HasSuffix(w.folded, "s")
	}
	c.begun, c.thing, c.pending, c.claims, c.last = true, false, nil, "", w.text
	return true
}

// fits reports a passage of a kind that can complete the free word before it.
func (c *composer) fits(p *prepared) bool {
	kinds, choosy := completes[c.claims]
	if !choosy {
		return true
	}
	for _, k := range kinds {
		if k == p.Kind {
			return true
		}
	}
	for _, t := range p.tokens {
		if freeWords[t.folded] == c.claims {
			return true
		}
	}
	return false
}

func (c *composer) mayBegin(p *prepared, i, k int, w word) bool {
	subject, strict := p.before(k)
	if !c.carries(p, strict, k) || c.passive(p, k) {
		return false
	}
	switch {
	case c.thing || c.goesOn(i, k):
		return true
	case subject:
		return false
	}
	return !c.done || c.continues(i) || isPast(w.folded) || len(irregular[w.folded]) > 0 || strings.HasSuffix(w.folded, "s") && !w.figure()
}

// before says whether a clause has somebody or something else before the word at k, and
// which strict words.
func (p *prepared) before(k int) (subject bool, strict []word) {
	for _, t := range p.tokens[:k] {
		if t.clause != p.tokens[k].clause {
			continue
		}
		switch {
		case hedges[t.folded] != "" || binding[t.folded]:
			strict = append(strict, t.word)
		case grammarWords[t.folded] || fillers[t.folded] || p.name[t.folded] || strings.HasSuffix(t.folded, "ly") || t.folded == "also" || t.joins:
		default:
			subject = true
		}
	}
	return subject, strict
}

// carries reports that the hedges before a word are in the sentence, and that the
// preposition in front of it is the passage's, or one that says little.
func (c *composer) carries(p *prepared, strict []word, k int) bool {
	for _, w := range strict {
		if class := hedges[w.folded]; class != "" && !c.carried[class] {
			return false
		}
	}
	for _, w := range c.pending {
		if class := hedges[w.folded]; class != "" && !p.holds(class) {
			return false
		}
	}
	own, said := p.bond(k), ""
	if n := len(c.pending); n > 0 && binding[c.pending[n-1].folded] {
		said = c.pending[n-1].folded
	}
	if said == own || p.isFact() && loose[said] {
		return true
	}
	if c.claims == "responsible" && said == "for" {
		return true
	}
	weak := own == "" || own == "of" || own == "in" || own == "with" || own == "as"
	return weak && (said == "" || said == "with" || said == "in" || said == "of" || said == "including")
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
	if k > 1 && hedges[p.tokens[k-2].folded] == "share" {
		return "in"
	}
	if k > 1 && fillers[p.tokens[k-2].folded] { // "responsible for"
		return ""
	}
	return p.tokens[k-1].folded
}

func (p *prepared) holds(class string) bool {
	for _, t := range p.tokens {
		if hedges[t.folded] == class {
			return true
		}
	}
	return false
}

// passive reports a word that is done to the person on one side only.
func (c *composer) passive(p *prepared, k int) bool {
	w := p.tokens[k].folded
	return participle(w) && (k > 0 && beForms[p.tokens[k-1].folded]) != beForms[c.previous.folded]
}

// continues reports that the stretch before came from the same passage.
func (c *composer) continues(passage int) bool {
	if len(c.closed) == 0 {
		return false
	}
	for _, t := range c.closed[len(c.closed)-1] {
		if t.passage == passage {
			return true
		}
	}
	return false
}

// goesOn reports that the stretch before ended just before a place of the same passage.
func (c *composer) goesOn(passage, k int) bool {
	if len(c.closed) == 0 {
		return false
	}
	for _, t := range c.closed[len(c.closed)-1] {
		if t.passage == passage && (t.last == k-1 || t.last == k-2 && c.passages[passage].tokens[k-1].joins) {
			return true
		}
	}
	return false
}

// close ends a stretch.
func (c *composer) close() string {
	if len(c.threads) > 0 {
		c.closed = append(c.closed, c.threads)
	}
	for _, w := range c.pending {
		if class := hedges[w.folded]; class == "" || !c.anyHolds(class) {
			c.last = w.text
			return "stands there without what it belongs to"
		}
	}
	c.threads, c.pending, c.thing, c.begun = nil, nil, false, false
	return ""
}

func (c *composer) anyHolds(class string) bool {
	for _, t := range c.threads {
		if c.passages[t.passage].holds(class) {
			return true
		}
	}
	return len(c.threads) == 0
}
