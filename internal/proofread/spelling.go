package proofread

import (
	"cmp"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// maxSearches bounds the unknown words of a text for which candidates are looked
// up: a text with more is no English prose.
const maxSearches = 40

// spelling corrects misspelt words.
func (s *sentence) spelling() {
	prose := s.isProse()
	for i := range s.tokens {
		if s.tokens[i].kind == word {
			s.spell(i, prose)
		}
	}
}

// spell makes the surest correction of a word; words are guessed in prose alone.
func (s *sentence) spell(i int, prose bool) {
	t := &s.tokens[i]
	if right := s.product(i); right != "" {
		s.replace(t.start, t.end, right, cv.NoteSpelling, "name", "The name is written “"+right+"”.")
		return
	}
	right := ""
	if s.spellable(i) {
		if right = s.genitive(i); right != "" {
			s.change(i, i, right, cv.NoteSpelling, "genitive", "“"+right+"” takes an apostrophe.")
			return
		}
		right = s.listed(i)
		if prose && s.guessable(i) {
			right = cmp.Or(s.irregular(i), right)
			if right == "" {
				right = s.guess(t.lower, t.info.Known())
			}
		}
	}
	if right == "" && prose && !s.split(i) {
		right = s.certain(i)
	}
	switch {
	case right != "":
		s.change(i, i, right, cv.NoteSpelling, "spelling", spelt(t.text, right))
	case prose:
		s.unglue(i)
	}
}

// isProse reports a text that words are guessed in: where many are unknown it is a
// foreign phrase, verse or code.
func (s *sentence) isProse() bool {
	unknown, words, searches := 0, 0, 0
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind != word || t.title() || len(t.text) < 3 {
			continue
		}
		words++
		if t.info.Known() {
			continue
		}
		searches++
		if fixOf(t.lower) == "" && s.irregular(i) == "" && (searches > surelyRead || s.guess(t.lower, false) == "") {
			unknown++
		}
	}
	return searches <= maxSearches && (unknown <= 1 || unknown*4 <= words)
}

// surelyRead is the number of unknown words of a text that are looked at one by one; those behind
// them are taken for foreign ones.
const surelyRead = 8

// product returns how the name of a product is written, where the word is a wrong form of one.
func (s *sentence) product(i int) string {
	t := &s.tokens[i]
	right := cmp.Or(plainName(t.text), s.shoutedName(i))
	if right == "" || t.joined || !s.stands(i) || s.checker.allowed(t.lower, s.options) {
		return ""
	}
	return right
}

// shoutedName returns how a name in capitals throughout is written, in a text that does not shout: "MYSQL", "AUTOCAD"; of the
// two systems called so, the one of telephones alone is "iOS".
func (s *sentence) shoutedName(i int) string {
	t := &s.tokens[i]
	switch {
	case t.lower == "ios":
		if besideApps.MatchString(s.text) && !besideRouters.MatchString(s.text) {
			return "iOS"
		}
		return ""
	case t.text != strings.ToUpper(t.text), len(t.text) < 5 || s.shouts(i-1) || s.shouts(i+1) || strings.ToUpper(s.text) == s.text:
		return ""
	}
	return products()[t.lower]
}

// shouts reports a word of some letters in capitals throughout.
func (s *sentence) shouts(i int) bool {
	t := s.at(i)
	return t.kind == word && t.space && len(t.text) > 4 && t.text == strings.ToUpper(t.text) && products()[t.lower] == ""
}

// What runs on telephones, and what runs on routers under the same three letters.
var (
	besideApps    = sieve.MustCompile(`(?i)\b(?:apps?|applications?|swift|xcode|iphones?|ipads?|android|mobile|devices?|developer)\b`)
	besideRouters = sieve.MustCompile(`(?i)\b(?:cisco|routers?|switch(?:es)?|routing|ccn[ap]|vlans?|nx-os)\b`)
)

// listed returns the correction of a well-known misspelling in the tradition of the text.
func (s *sentence) listed(i int) string {
	right := fixOf(s.tokens[i].lower)
	if right == "" || !s.tableApplies(i) || strings.HasSuffix(right, "'s") && s.at(i+1).kind != word {
		return ""
	}
	if american, ok := lexicon.American(right); ok && s.locale() == americanEnglish {
		return american
	}
	return right
}

// rare is the level of words that only the largest list knows.
const rare = 95

// guessable reports an unknown word of prose that is neither a name nor a part of something.
func (s *sentence) guessable(i int) bool {
	t := &s.tokens[i]
	switch {
	case t.joined, t.info.Known() && t.info.Level() < rare, s.besideUnknown(i):
		return false
	case t.title() && !inflected(t.lower): // a name may start a sentence
		return false
	}
	return !s.restOfWord(i) && !s.halved(i) && !s.behindName(i)
}

// restOfWord reports an unknown word in small letters at the start of a text: "tional".
func (s *sentence) restOfWord(i int) bool {
	return i == 0 && len(s.tokens) > 1 && !s.tokens[i].title() && !s.tokens[i].info.Known()
}

// behindName reports a part of a name: "Pichia pastoris".
func (s *sentence) behindName(i int) bool {
	before := s.at(i - 1)
	return before.title() && !before.info.Known()
}

// halved reports a half of a word that a line break cut: "conversa- tions".
func (s *sentence) halved(i int) bool {
	return s.split(i) || s.brokenBehind(i) || s.brokenBefore(i)
}

// brokenBehind reports a hyphen behind the word and a space behind that.
func (s *sentence) brokenBehind(i int) bool {
	return s.at(i+1).is("-", "‑") && s.at(i+2).space
}

// brokenBefore reports a hyphen that ends the word before.
func (s *sentence) brokenBefore(i int) bool {
	hyphen := s.at(i - 1)
	return i > 1 && s.tokens[i].space && hyphen.is("-", "‑") && !hyphen.space
}

// split reports a half of a word that a space cut in two: "Uni versity".
func (s *sentence) split(i int) bool {
	before, next := s.at(i-1), s.at(i+1)
	return before.kind == word && common(before.lower+s.tokens[i].lower, 60) ||
		next.kind == word && common(s.tokens[i].lower+next.lower, 60)
}

// genitive: "the companys website" is "the company's website", and so is "the companys Chair's award".
func (s *sentence) genitive(i int) string {
	t, next := s.tokens[i], s.at(i+1)
	stem, ok := strings.CutSuffix(t.lower, "s")
	if !ok || len(stem) < 5 || t.info.Known() || !s.at(i-1).is("the", "our", "my", "this", "a", "each") {
		return ""
	}
	if !next.space || !canBeOwned(next) || !lexicon.Exact(stem).Is(lexicon.Noun) {
		return ""
	}
	return stem + "'s"
}

// canBeOwned reports a noun, an adjective or another owner.
func canBeOwned(t token) bool {
	info := t.info
	if owner, is := strings.CutSuffix(strings.ReplaceAll(t.lower, "’", "'"), "'s"); is {
		info = lexicon.Exact(owner)
	}
	return info.Is(lexicon.Noun | lexicon.Plural | lexicon.Adj)
}

// stands reports that nothing but a closing mark touches the word: "github" in
// a path is no prose.
func (s *sentence) stands(i int) bool {
	if i > 0 && !s.tokens[i].space && !s.at(i-1).is("(", ",", "/") {
		return false
	}
	next := s.at(i + 1)
	return !touches(next) || next.is(",", ")", ";", ":", ".", "'", "!", "?") && !touches(s.at(i+2))
}

// inflected reports endings that names do not have.
func inflected(lower string) bool {
	for _, end := range unlikeNames {
		if len(lower) > len(end)+3 && strings.HasSuffix(lower, end) {
			return true
		}
	}
	return false
}

var unlikeNames = strings.Fields("ed ing ly ble tion ment nce ful ive ous ity ant ized ised ments tions")

func spelt(wrong, right string) string {
	return "“" + wrong + "” is a misspelling of “" + right + "”."
}

// spellable reports whether the token is plain lower-case prose, or such a word
// with the capital of a sentence start, and not a word that must stay.
func (s *sentence) spellable(i int) bool {
	t := &s.tokens[i]
	if len(t.text) < 3 || t.title() && !s.startsSentence(i) || strings.ContainsFunc(t.text[1:], unicode.IsUpper) {
		return false
	}
	return !strings.ContainsFunc(t.lower, beyondASCII) && !s.mustStay(t.lower)
}

func beyondASCII(r rune) bool { return r > unicode.MaxASCII && r != '’' }

// mustStay reports a word that the document, the caller, the installation or a set phrase vouches for.
func (s *sentence) mustStay(lower string) bool {
	if s.options.vouched != nil && s.options.vouched(lower) {
		return true
	}
	return latin[lower] || s.checker.allowed(lower, s.options) || s.allowedStem(lower)
}

// latin are words of trades and of set phrases that English uses as they are: "honoris causa",
// "in loco parentis". The lexicon has most such words, not these.
var latin = wordset.Of(`
	honoris causa parentis loco curiae materiel meggering meggered torqueing amicus litem ipso vitae emerita emeriti aegrotat
	materia operandi facto jure absentia gratia scientiarum artium legum medicinae`)

// allowedStem keeps inflected forms of words that must stay.
func (s *sentence) allowedStem(lower string) bool {
	for _, end := range plainEnds {
		if stem, ok := strings.CutSuffix(lower, end); ok && len(stem) > 3 && s.checker.allowed(stem, s.options) {
			return true
		}
	}
	return false
}

var plainEnds = [...]string{"s", "'s", "ed", "ing"}

// tableApplies keeps parts of compounds ("fix-it", "teh/…") for long words only.
func (s *sentence) tableApplies(i int) bool { return !s.tokens[i].joined || len(s.tokens[i].text) > 5 }

// besideUnknown reports a neighbour that is unknown too and no known
// misspelling: two in a row are a foreign phrase or a name in lower case.
func (s *sentence) besideUnknown(i int) bool {
	return s.unknownAt(i-1) || s.unknownAt(i+1)
}

// unknownAt reports a word that is neither in the lexicon nor near to a word that is.
func (s *sentence) unknownAt(i int) bool {
	t := s.at(i)
	if t.kind != word || t.title() || len(t.text) < 3 || t.info.Known() {
		return false
	}
	return fixOf(t.lower) == "" && s.guess(t.lower, false) == ""
}
