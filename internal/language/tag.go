package language

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/wordset"
)

// Tagged is a token with its part of speech. Tag is the part it plays here;
// Reading is all it could be.
type Tagged struct {
	Token
	Low string
	Tag Tag
	Reading
	// Capital tells a capitalised word whose capital means something: not the
	// first of its sentence, not in text written in capitals.
	Capital bool
}

// Is reports whether the lower-case form is one of the words.
func (t Tagged) Is(words ...string) bool {
	for _, w := range words {
		if t.Low == w {
			return true
		}
	}
	return false
}

// TagSentence tags the tokens of one sentence; spaces are dropped.
func TagSentence(tokens []Token) []Tagged {
	return tagSentence(tokens, false)
}

// TagByRules tags the tokens of one sentence without what was learned of words in lists.
func TagByRules(tokens []Token) []Tagged { return tagSentence(tokens, true) }

func tagSentence(tokens []Token, plain bool) []Tagged {
	shout := isShout(tokens)
	t := tagger{make([]Tagged, 0, len(tokens)/2+1), shout, plain}
	first := true
	for _, token := range tokens {
		if token.Kind == Space {
			continue
		}
		t.words = append(t.words, untagged(token, !first && !shout))
		if token.Kind != Mark {
			first = false
		} else if strings.Contains(".!?:", token.Text) {
			first = true
		}
	}
	t.tagAll()
	return t.words
}

// tagAll tags the words whose shape does not tell their part of speech, from left to right.
func (t *tagger) tagAll() {
	for i := range t.words {
		w := &t.words[i]
		if w.Tag == TagNone {
			w.Tag = t.tag(i)
		}
		// A first word that no dictionary knows and that a verb may follow is a name.
		if i == 0 && w.Tag == TagNoun && isCapitalWord(*w) {
			w.Tag = TagProper
		}
	}
}

// untagged is a token with its readings, and its tag where its shape tells it; capitals says whether
// a capital means something.
func untagged(token Token, capitals bool) Tagged {
	w := Tagged{Token: token, Low: token.Lower()}
	switch token.Kind {
	case Word:
		r, _ := utf8.DecodeRuneInString(token.Text)
		w.Capital = unicode.IsUpper(r) && capitals
		if closed[w.Low] == 0 || preferVerb[w.Low] {
			w.Reading = Read(w.Low)
		}
	case Number:
		w.Tag = TagNumber
	case Opaque:
		w.Tag = TagProper
	default:
		w.Tag = TagMark
	}
	return w
}

func isCapitalWord(w Tagged) bool {
	r, _ := utf8.DecodeRuneInString(w.Text)
	_, known := lookup(w.Low)
	return unicode.IsUpper(r) && !known && !w.Has(Verb)
}

// preferVerb are function words that are verbs too ("I like", "I right wrongs").
var preferVerb = wordset.Of(`
	like concern regard follow forward including following regarding down up near well back further further still even one round`)

// isShout reports whether a text is written in capitals.
func isShout(tokens []Token) bool {
	upper, lower := 0, 0
	for _, t := range tokens {
		for _, r := range t.Text {
			switch {
			case unicode.IsUpper(r):
				upper++
			case unicode.IsLower(r):
				lower++
			}
		}
	}
	return upper > 3 && lower*5 < upper
}

type tagger struct {
	words []Tagged
	shout bool // the sentence is written in capitals
	plain bool // by the rules alone
}

// at is the word at k, a mark where there is none.
func (t *tagger) at(k int) Tagged {
	if k < 0 || k >= len(t.words) {
		return Tagged{Tag: TagMark}
	}
	return t.words[k]
}

// place is a word to be tagged and what is known of the words before it.
type place struct {
	t           *tagger
	i           int
	w           *Tagged
	before      int // the nearest word to the left that is no adverb, -1 without one
	prev        Tag // of that word
	prevWord    Tagged
	expectsVerb bool
}

func (t *tagger) placeOf(i int) place {
	p := place{t: t, i: i, w: &t.words[i], before: t.before(i), prev: TagMark}
	if p.before >= 0 {
		p.prevWord = t.words[p.before]
		p.prev = p.prevWord.Tag
	}
	p.expectsVerb = p.leadsToVerb()
	return p
}

// leadsToVerb reports that what stands before the word calls for a verb.
func (p *place) leadsToVerb() bool {
	switch p.prev {
	case TagSubject, TagModal:
		return true
	case TagTo:
		return !p.t.prepositionalTo(p.before, p.i)
	}
	return p.prevWord.Is("do", "does", "did") && p.before < p.i-1 || p.prevWord.Is(",") && p.w.Has(Verb) && p.t.afterAside(p.before)
}

// before returns the index of the nearest word to the left that is no adverb and
// no negation, or -1.
func (t *tagger) before(i int) int {
	for i, last := i-1, i-40; i >= 0 && i > last; i-- {
		w := t.words[i]
		if w.Tag == TagAdverb || w.Tag == TagNot || i > 0 && t.words[i-1].Tag == TagSubject && w.Is("both", "either", "neither", "each", "all") {
			continue
		}
		return i
	}
	return -1
}

func (t *tagger) tag(i int) Tag {
	p := t.placeOf(i)
	switch {
	case p.month():
		return TagProper
	case t.opensCompound(i, p.before, p.prev):
		return TagAdverb
	case p.w.Is("need", "dare") && t.semiModal(i):
		return TagModal
	case !p.expectsVerb && (t.acronym(i) || t.product(i)):
		return TagProper
	case p.functionWord():
		return closed[p.w.Low]
	case p.name():
		return TagProper
	case p.adverb():
		return TagAdverb
	case p.period():
		return nominal(p.w.Reading)
	}
	return p.open()
}

// month reports the name of one: "in May".
func (p *place) month() bool {
	if !p.w.Capital || !p.w.Is("may", "will") {
		return false
	}
	switch p.prev {
	case TagPreposition, TagDeterminer, TagAdjective, TagTo:
		return true
	}
	return false
}

// functionWord reports one that is no part of a name and is not used as a verb here.
func (p *place) functionWord() bool {
	c := closed[p.w.Low]
	if c == TagNone || p.w.Capital && c != TagSubject && p.prev == TagProper && len(p.w.Low) > 3 {
		return false
	}
	return !(p.expectsVerb && p.w.Has(Verb) && p.t.verbFollows(p.i)) && !p.forwards()
}

// forwards reports the verb of "and forward it to the mate": in a row, with its object.
func (p *place) forwards() bool {
	next := p.t.at(p.i + 1)
	return p.w.Is("forward") && p.inRow() && (OpensObject(next.Low) || next.Is("to"))
}

// name reports a capital that means a name, and not a verb in a row.
func (p *place) name() bool {
	return !p.expectsVerb && p.w.Capital && (!p.inRow() || !p.surelyVerb() && !p.joinsVerb() || p.t.amongNames(p.i, p.before))
}

// joinsVerb reports the second of two verbs that decoration gave a capital: "Supervise and Monitor the works".
func (p *place) joinsVerb() bool {
	if p.t.plain || !p.w.Has(Base) || !p.t.verbBefore(p.before) {
		return false
	}
	last := Governs(p.t.words, p.i)
	return last == p.before-1 && Beside{Words: p.t.words, At: p.i, Last: last, Base: p.w.Low, Form: Base}.Score() > surelyBeside
}

// surelyVerb reports a finite form that is hardly ever anything else.
func (p *place) surelyVerb() bool {
	if p.w.Has(Third) && !p.w.Has(Plural) {
		return true
	}
	return p.w.Has(Base) && (!p.w.Has(Noun|Adjective) || p.w.Share >= 9)
}

// inRow reports a coordinator or a comma before the word, or an "&" behind a verb or before what can only be one.
func (p *place) inRow() bool {
	if p.prevWord.Is("&") {
		return p.t.verbBefore(p.before) || !p.w.Has(Noun|Plural|Adjective)
	}
	return p.prev == TagCoordinator || p.prevWord.Is(",")
}

func (p *place) adverb() bool {
	w := p.w
	return w.Has(Adverb) && !w.Has(Base) && !(p.expectsVerb && w.Has(Third)) && (!w.Has(Noun|Adjective) || strings.HasSuffix(w.Low, "ly"))
}

// period reports a noun behind an adjective of time: "plan daily and weekly work".
func (p *place) period() bool {
	return !p.expectsVerb && p.w.Has(Noun) && ofPeriod[p.t.at(p.i-1).Low] && !OpensObject(p.t.at(p.i+1).Low)
}

// open tags an open word: by the one before it, where that tells.
func (p *place) open() Tag {
	switch {
	case p.isFinite():
		return finite(p.w.Reading)
	case p.callsForBase():
		return p.unled()
	case p.prev == TagObject && p.w.Has(Base) && Causative(p.t.words, p.before):
		return TagBase
	case auxiliary(p.prevWord):
		return afterAuxiliary(p.w.Reading)
	}
	switch p.prev {
	case TagDeterminer, TagPossessive, TagAdjective, TagNumber, TagPreposition, TagTo:
		return nominal(p.w.Reading)
	case TagNoun, TagPlural, TagProper:
		return p.t.afterNoun(p.i, p.prev)
	}
	if p.prev.IsVerb() {
		return p.t.afterVerb(p.i, p.prevWord)
	}
	return p.unled()
}

// isFinite reports that a subject stands before the word, or an aside behind one, or a relative.
func (p *place) isFinite() bool {
	switch p.prev {
	case TagSubject:
		thanks := p.prevWord.Is("you") && p.before > 0 && p.t.words[p.before-1].Is("thank")
		return !p.prevWord.Is("it", "there", "one") && !thanks
	case TagRelative:
		return p.w.Has(Verb) && (!p.w.Has(Noun|Adjective) || p.t.relative(p.before))
	}
	return p.prevWord.Is(",") && p.expectsVerb
}

// callsForBase reports that a plain verb belongs behind the word before.
func (p *place) callsForBase() bool {
	switch p.prev {
	case TagModal:
		return true
	case TagTo:
		return p.expectsVerb
	}
	return p.prevWord.Is("do", "does", "did") && p.w.Has(Base)
}

// unled tags a word where a verb phrase or a noun phrase may begin.
func (p *place) unled() Tag {
	switch w := p.w; {
	case w.Has(Base):
		if p.callsForBase() || p.t.verbHere(p.i, p.before) {
			return TagBase
		}
		return nominal(w.Reading)
	case w.Has(Third) && (!w.Has(Plural) || p.t.thirdHere(p.i, p.before) && p.t.isVerb(p.i, Third)):
		return TagThird
	}
	return open(p.w.Reading)
}

// ofPeriod are adverbs that mostly are the adjective of the noun behind them.
var ofPeriod = wordset.Of("daily weekly monthly quarterly yearly hourly")

func auxiliary(w Tagged) bool {
	return w.Is("am", "is", "are", "was", "were", "be", "been", "being", "have", "has", "had", "having", "'m", "'re", "'ve")
}

func finite(r Reading) Tag {
	switch {
	case r.Has(Past) && !r.Has(Base):
		return TagPast
	case r.Has(Third) && !r.Has(Base):
		return TagThird
	case r.Has(Base):
		return TagBase
	case r.Has(Past):
		return TagPast
	}
	return open(r)
}

func afterAuxiliary(r Reading) Tag {
	switch {
	case r.Has(Participle):
		return TagParticiple
	case r.Has(Gerund):
		return TagGerund
	}
	return nominal(r)
}

// nominal tags a word inside a noun phrase.
func nominal(r Reading) Tag {
	switch {
	case r.Has(Base) && r.Has(Noun) && !r.Has(Plural):
		return TagNoun
	case r.Has(Gerund):
		return TagGerund
	case r.Has(Plural):
		return TagPlural
	case r.Has(Adjective|Participle) && (!r.Has(Noun) || r.Has(Participle)):
		return TagAdjective
	case r.Has(Adverb) && !r.Has(Noun):
		return TagAdverb
	}
	return TagNoun
}

// open tags a word with nothing around it to tell.
func open(r Reading) Tag {
	switch {
	case r.Has(Gerund):
		return TagGerund
	case r.Has(Past):
		return TagPast
	case r.Has(Participle):
		return TagParticiple
	}
	return nominal(r)
}

// afterNoun: in "sales support" the word is a noun, in "teams deliver" a verb.
func (t *tagger) afterNoun(i int, prev Tag) Tag {
	w := t.words[i]
	switch {
	case w.Has(Third) && !w.Has(Plural):
		return TagThird
	case w.Has(Past):
		return TagPast
	case w.Has(Participle):
		return TagParticiple
	case w.Has(Base) && (!w.Has(Noun|Adjective) || prev == TagPlural && t.afterPlural(i)):
		return TagBase
	case w.Has(Third) && t.afterSingular(i, prev):
		return TagThird
	}
	return nominal(w.Reading)
}

// afterPlural reports a base form whose subject the plural before it is.
func (t *tagger) afterPlural(i int) bool { return t.helpedBy(i) || t.delivers(i) || t.inThatClause(i) }

// delivers reports a verb with its object behind it.
func (t *tagger) delivers(i int) bool {
	if i+1 >= len(t.words) {
		return false
	}
	share, subject, next := t.words[i].Share, t.words[i-1], t.words[i+1]
	if share >= 6 && (OpensObject(next.Low) || next.Capital) {
		return true
	}
	return share >= 8 && subject.Tag == TagPlural && !pluralModifier[subject.Low] && Read(next.Low).Has(Adjective|Participle|Adverb)
}

// inThatClause reports a verb without an object: "ensure that drivers rest, eat and sleep".
func (t *tagger) inThatClause(i int) bool {
	if i+1 >= len(t.words) || !t.at(i-2).Is("that") || !t.at(i-3).Tag.IsVerb() {
		return false
	}
	next := t.words[i+1]
	return next.Is(",") || closed[next.Low] != TagNone
}

// afterSingular reports a third person whose subject the noun or name before it is.
func (t *tagger) afterSingular(i int, prev Tag) bool {
	switch prev {
	case TagProper:
		return t.words[i].Share >= 6 || t.words[i-1].Tag != TagProper
	case TagNoun:
		return OpensObject(t.at(i + 1).Low)
	}
	return false
}

// helpedBy reports the bare infinitive of "help residents wash, dress and eat": the
// next of the row is a verb as well.
func (t *tagger) helpedBy(i int) bool {
	if !Causative(t.words, i-1) || i+2 >= len(t.words) || !t.words[i+1].Is(",") {
		return false
	}
	next := Read(t.words[i+2].Low)
	return closed[t.words[i+2].Low] == TagNone && next.Has(Base) && next.Share >= 4
}

// afterVerb: an object, or the bare infinitive of "help deliver".
func (t *tagger) afterVerb(i int, prev Tagged) Tag {
	w := t.words[i]
	switch {
	case w.Has(Base) && (!w.Has(Noun|Adjective) || prev.Is("help", "helps", "helped", "helping") && t.VerbHere(i, i-1)):
		return TagBase
	case w.Has(Adverb) && !w.Has(Noun|Adjective):
		return TagAdverb
	}
	return nominal(w.Reading)
}

// OpensObject reports whether a word can only begin an object, so that a verb
// must stand before it.
func OpensObject(low string) bool {
	switch closed[low] {
	case TagDeterminer, TagPossessive, TagObject, TagRelative:
		return low != "'s"
	}
	switch low {
	case "how", "why", "whether", "it", "you", "everyone", "everybody", "anyone", "anybody", "someone", "everything", "anything", "something", "whatever":
		return true
	}
	return false
}
