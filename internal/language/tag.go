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
	shout := isShout(tokens)
	t := tagger{make([]Tagged, 0, len(tokens)/2+1), shout}
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
var preferVerb = wordset.Of(`
	like concern regard follow including following regarding down up near well back further further still even one round`)

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
	w := &t.words[i]
	p := t.before(i)
	prev := TagMark
	var prevWord Tagged
	if p >= 0 {
		prevWord = t.words[p]
		prev = prevWord.Tag
	}
	if w.Capital && w.Is("may", "will") && (prev == TagPreposition || prev == TagDeterminer || prev == TagAdjective || prev == TagTo) {
		return TagProper // "in May"
	}
	if t.opensCompound(i, p, prev) {
		return TagAdverb
	}
	if w.Is("need", "dare") && t.semiModal(i) {
		return TagModal
	}
	expectsVerb := prev == TagSubject || prev == TagModal || prev == TagTo && !t.prepositionalTo(p, i) || prevWord.Is("do", "does", "did") && p < i-1 ||
		prevWord.Is(",") && w.Has(Verb) && t.afterAside(p)
	if !expectsVerb && (t.acronym(i) || t.product(i)) {
		return TagProper
	}
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
	if !expectsVerb && w.Has(Noun) && i > 0 && ofPeriod[t.words[i-1].Low] && !(i+1 < len(t.words) && OpensObject(t.words[i+1].Low)) {
		return nominal(w.Reading) // "plan daily and weekly work"
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
