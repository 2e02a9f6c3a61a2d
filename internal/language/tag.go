package language

import (
	"strings"
	"unicode"
	"unicode/utf8"
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
	t := tagger{make([]Tagged, 0, len(tokens)/2+1)}
	shout := isShout(tokens)
	first := true
	for _, token := range tokens {
		if token.Kind == Space {
			continue
		}
		w := Tagged{Token: token, Low: token.Lower()}
		switch token.Kind {
		case Word:
			r, _ := utf8.DecodeRuneInString(token.Text)
			w.Capital = unicode.IsUpper(r) && !first && !shout
			if closed[w.Low] == 0 || preferVerb[w.Low] {
				w.Reading = Read(w.Low)
			}
			first = false
		case Number:
			w.Tag, first = TagNumber, false
		case Opaque:
			w.Tag, first = TagProper, false
		default:
			w.Tag = TagMark
			if strings.Contains(".!?:", token.Text) {
				first = true
			}
		}
		t.words = append(t.words, w)
	}
	for i := range t.words {
		if t.words[i].Tag == TagNone {
			t.words[i].Tag = t.tag(i)
		}
		// A first word that no dictionary knows and that a verb may follow is a name.
		if i == 0 && t.words[0].Tag == TagNoun && isCapitalWord(t.words[0]) {
			t.words[0].Tag = TagProper
		}
	}
	return t.words
}

func isCapitalWord(w Tagged) bool {
	r, _ := utf8.DecodeRuneInString(w.Text)
	_, known := lookup(w.Low)
	return unicode.IsUpper(r) && !known && !w.Has(Verb)
}

// preferVerb are function words that are verbs too ("I like", "I right wrongs").
var preferVerb = wordSet("like concern regard follow including following regarding down up near well back further further still even one round")

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

type tagger struct{ words []Tagged }

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
	w := &t.words[i]
	p := t.before(i)
	prev := TagMark
	var prevWord Tagged
	if p >= 0 {
		prevWord = t.words[p]
		prev = prevWord.Tag
	}
	if t.opensCompound(i, p, prev) {
		return TagAdverb
	}
	if w.Is("need", "dare") && t.semiModal(i) {
		return TagModal
	}
	expectsVerb := prev == TagSubject || prev == TagModal || prev == TagTo && !t.prepositionalTo(p, i) || prevWord.Is("do", "does", "did") && p < i-1 ||
		prevWord.Is(",") && w.Has(Verb) && t.afterAside(p)
	if c := closed[w.Low]; c != TagNone && !(w.Capital && c != TagSubject && prev == TagProper && len(w.Low) > 3) {
		if !(expectsVerb && w.Has(Verb) && t.verbFollows(i)) {
			return c
		}
	}
	if !expectsVerb && w.Capital && !(w.Has(Base) && (!w.Has(Noun|Adjective) || w.Share >= 9) && (prev == TagCoordinator || prevWord.Is(",")) && !t.amongNames(i, p)) {
		return TagProper
	}
	if w.Has(Adverb) && !w.Has(Base) && !(expectsVerb && w.Has(Third)) && (!w.Has(Noun|Adjective) || strings.HasSuffix(w.Low, "ly")) {
		return TagAdverb
	}
	switch {
	case prevWord.Is(",") && expectsVerb, prev == TagSubject && !prevWord.Is("it", "there", "one") || prev == TagRelative && w.Has(Verb) && (!w.Has(Noun|Adjective) || t.relative(p)):
		return finite(w.Reading)
	case prev == TagModal, prev == TagTo && expectsVerb, prevWord.Is("do", "does", "did") && w.Has(Base):
		if w.Has(Base) {
			return TagBase
		}
	case prev == TagObject && w.Has(Base) && Causative(t.words, p):
		return TagBase
	case auxiliary(prevWord):
		return afterAuxiliary(w.Reading)
	case prev == TagDeterminer, prev == TagPossessive, prev == TagAdjective, prev == TagNumber:
		return nominal(w.Reading)
	case prev == TagPreposition, prev == TagTo:
		return nominal(w.Reading)
	case prev == TagNoun, prev == TagPlural, prev == TagProper:
		return t.afterNoun(i, prev)
	case prev.IsVerb():
		return t.afterVerb(i, prevWord)
	}
	if w.Has(Base) {
		if t.VerbHere(i, p) {
			return TagBase
		}
		return nominal(w.Reading)
	}
	if w.Has(Third) && (!w.Has(Plural) || t.thirdHere(i, p)) {
		return TagThird
	}
	return open(w.Reading)
}

// compoundVerbs are verbs of two words, by the second: the first never changes
// ("project manages").
var compoundVerbs = compoundTable(`manage:project,line,performance,case,account,programme,stage,event,risk,stakeholder,change check:quality,spot,fact,double,cross,safety,health
	test:stress,load,field,road,user,pressure,penetration,pen,unit,smoke,regression,beta,acceptance,leak,hydro assess:risk,needs lead:team call:cold share:car,job desk:hot
	review:peer,code shop:mystery drive:test train:cross build:team code:hand feed:hand rear:hand`)

func compoundTable(rows string) map[string]map[string]bool {
	table := prepositionTable(rows)
	for verb := range table {
		if table[ThirdPerson(verb)] == nil {
			table[ThirdPerson(verb)] = table[verb]
		}
	}
	return table
}

// opensCompound reports whether the word at i is the first half of a verb of two
// words: behind a subject in any form, else in the base form with an object.
func (t *tagger) opensCompound(i, before int, prev Tag) bool {
	if i+1 >= len(t.words) || !compoundVerbs[t.words[i+1].Low][t.words[i].Low] {
		return false
	}
	if prev == TagSubject || prev == TagModal {
		return true
	}
	second := t.words[i+1].Reading
	if !second.Has(Base|Third) || before >= 0 && prev != TagCoordinator && !t.words[before].Is(",") && prev != TagTo {
		return false
	}
	if i+2 >= len(t.words) {
		return false
	}
	object := t.words[i+2]
	return OpensObject(object.Low) || object.Kind == Number || closed[object.Low] == TagNumber || object.Kind == Word && closed[object.Low] == TagNone && Read(object.Low).Has(Plural) && second.Share >= 5
}

// afterAside reports whether the comma at i closes an aside behind a subject: "I,
// as duty officer, answer calls".
func (t *tagger) afterAside(i int) bool {
	for k := i - 1; k > 0 && k > i-9; k-- {
		switch w := t.words[k]; {
		case w.Is(","):
			return t.words[k-1].Tag == TagSubject && t.words[k-1].Is("i", "he", "she", "they", "we")
		case w.Tag == TagCoordinator, w.Tag == TagSubject, w.Tag == TagBase, w.Tag == TagThird, w.Tag == TagPast:
			return false
		}
	}
	return false
}

// amongNames reports a capitalised word in a list of names ("SAP, Revit and Excel")
// or one that is a product far more often than a verb.
func (t *tagger) amongNames(i, before int) bool {
	return t.words[i].Is("excel", "access", "word", "outlook", "project", "teams", "publisher") || before > 0 && t.words[before-1].Tag == TagProper
}

// semiModal reports whether "need" or "dare" is used like "must": "needn't", "I
// dare not stop".
func (t *tagger) semiModal(i int) bool {
	if i+1 >= len(t.words) {
		return false
	}
	next := t.words[i+1]
	if next.Is("n't") {
		return true
	}
	return next.Is("not") && i+2 < len(t.words) && t.words[i+2].Kind == Word && Read(t.words[i+2].Low).Has(Base) && closed[t.words[i+2].Low] == TagNone
}

// prepositionalTo reports whether the "to" at words[to] is a preposition before
// words[i]: "due to delays", "attention to detail", "from draft to contract
// award", "cycle to work".
func (t *tagger) prepositionalTo(to, i int) bool {
	w := t.words[i]
	if !w.Has(Noun | Adjective) {
		return false
	}
	if to > 0 && t.words[to-1].Is("due", "addition", "view", "according", "thanks", "prior", "close", "access", "up", "relation", "regard", "respect", "contrary",
		"attention", "commitment", "approach", "dedication", "exposure", "contribution") {
		return true
	}
	if w.Is("work", "market", "press", "school", "sea", "court") && to > 0 && t.words[to-1].Is("cycle", "commute", "travel", "walk", "drive", "go", "get", "return", "run", "back", "way", "journey", "bring", "take") {
		return true
	}
	object := i+1 < len(t.words) && OpensObject(t.words[i+1].Low)
	if object || w.Share >= 5 {
		return false
	}
	for k := to - 1; k >= 0 && k > to-6 && !t.words[k].Tag.IsVerb(); k-- {
		if t.words[k].Is("from") {
			return true
		}
	}
	if i+1 < len(t.words) && closed[t.words[i+1].Low] == TagCoordinator && w.Share > 0 && t.pairedVerb(i) {
		return false // "to re-architect and build a tool"
	}
	if i+1 >= len(t.words) || t.words[i+1].Tag == TagMark || closed[t.words[i+1].Low] == TagCoordinator {
		return w.Share < 4
	}
	return w.Share < 3 && (w.Has(Adjective) || !Read(t.words[i+1].Low).Has(Plural))
}

// Causative reports whether words[object] is the object of a verb that takes a
// bare infinitive: "help them wash", "let others speak".
func Causative(words []Tagged, object int) bool {
	for k := object - 1; k >= 0 && k >= object-3; k-- {
		if words[k].Is("help", "helps", "helped", "helping", "let", "lets", "letting", "make", "makes", "made", "making", "watch", "see", "hear") {
			return true
		}
	}
	return false
}

// verbFollows reports whether a function word that could be a verb after a
// subject is used as one ("I like the"), and not as an adverb ("I further
// develop").
func (t *tagger) verbFollows(i int) bool {
	if i+1 >= len(t.words) {
		return false
	}
	next := t.words[i+1]
	if t.words[i].Is("like") {
		return true
	}
	return closed[next.Low] == TagDeterminer || closed[next.Low] == TagPossessive
}

// relative reports whether words[i] opens a relative clause whose subject it is:
// "who", or "that" and "which" behind a noun.
func (t *tagger) relative(i int) bool {
	if t.words[i].Is("who") {
		return true
	}
	if i == 0 || !t.words[i].Is("that", "which") {
		return false
	}
	switch t.words[i-1].Tag {
	case TagNoun, TagPlural, TagProper:
		return true
	}
	return t.words[i-1].Is(",") && t.words[i].Is("which")
}

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
	case w.Has(Base) && (!w.Has(Noun|Adjective) || prev == TagPlural && t.helpedBy(i)):
		return TagBase
	case w.Has(Third) && prev == TagProper && (w.Share >= 6 || t.words[i-1].Tag != TagProper):
		return TagThird
	case w.Has(Base) && prev == TagPlural && i+1 < len(t.words) && (w.Share >= 6 && (OpensObject(t.words[i+1].Low) || t.words[i+1].Capital) ||
		w.Share >= 8 && !pluralModifier[t.words[i-1].Low] && t.words[i-1].Tag == TagPlural && Read(t.words[i+1].Low).Has(Adjective|Participle|Adverb)):
		return TagBase
	case w.Has(Base) && prev == TagPlural && i > 2 && t.words[i-2].Is("that") && t.words[i-3].Tag.IsVerb() && i+1 < len(t.words) && (t.words[i+1].Is(",") || closed[t.words[i+1].Low] != TagNone):
		return TagBase // "ensure that drivers rest, eat and sleep"
	case w.Has(Third) && prev == TagNoun && i+1 < len(t.words) && OpensObject(t.words[i+1].Low):
		return TagThird
	}
	return nominal(w.Reading)
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
