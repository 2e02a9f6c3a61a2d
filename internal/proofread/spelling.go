package proofread

import (
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// maxSearches bounds the unknown words of a text for which candidates are looked
// up: a text with more is no English prose.
const maxSearches = 40

// spelling corrects misspelt words.
func (s *sentence) spelling() {
	unknown, words, searches := 0, 0, 0
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind == word && !t.title() && len(t.text) > 2 {
			words++
			if !t.info.Known() {
				searches++
			}
			if !t.info.Known() && fixOf(t.lower) == "" && (searches > 8 || s.guess(t.lower, false) == "") {
				unknown++
			}
		}
	}
	// Where many words are unknown it is a foreign phrase, verse or code.
	guess := searches <= maxSearches && (unknown <= 1 || unknown*4 <= words)
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind != word {
			continue
		}
		if right := plainName(t.text); right != "" && !t.joined && s.stands(i) && !s.checker.allowed(t.lower, s.options) {
			s.change(i, i, right, cv.NoteSpelling, "name", "The name is written “"+right+"”.")
			continue
		}
		if !s.spellable(i) {
			continue
		}
		if right := s.genitive(i); right != "" {
			s.change(i, i, right, cv.NoteSpelling, "genitive", "“"+right+"” takes an apostrophe.")
			continue
		}
		if right := fixOf(t.lower); right != "" && s.tableApplies(i) && (!strings.HasSuffix(right, "'s") || s.at(i+1).kind == word) {
			if american, ok := lexicon.American(right); ok && s.locale() == "en-US" {
				right = american
			}
			s.change(i, i, right, cv.NoteSpelling, "spelling", spelt(t.text, right))
			continue
		}
		if t.info.Known() && t.info.Level() < 95 || t.joined || !guess || s.besideUnknown(i) {
			continue
		}
		if t.title() && !inflected(t.lower) {
			continue // a name may start a sentence
		}
		if i == 0 && len(s.tokens) > 1 && !t.title() && !t.info.Known() || s.halved(i) {
			continue // "tional"
		}
		if before := s.at(i - 1); before.title() && !before.info.Known() {
			continue // part of a name: "Pichia pastoris"
		}
		if right := s.guess(t.lower, t.info.Known()); right != "" {
			s.change(i, i, right, cv.NoteSpelling, "spelling", spelt(t.text, right))
		}
	}
}

// halved reports a half of a word that a line break cut: "conversa- tions".
func (s *sentence) halved(i int) bool {
	behind := s.at(i+1).is("-", "‑") && s.at(i+2).space
	return s.split(i) || behind || s.tokens[i].space && i > 1 && s.at(i-1).is("-", "‑") && !s.at(i-1).space
}

// split reports a half of a word that a space cut in two: "Uni versity".
func (s *sentence) split(i int) bool {
	before, next := s.at(i-1), s.at(i+1)
	return before.kind == word && common(before.lower+s.tokens[i].lower, 60) ||
		next.kind == word && common(s.tokens[i].lower+next.lower, 60)
}

// genitive: "the companys website" is "the company's website", and so is "the companys Chair's award".
func (s *sentence) genitive(i int) string {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	stem, ok := strings.CutSuffix(t.lower, "s")
	owned := next.info
	if owner, is := strings.CutSuffix(strings.ReplaceAll(next.lower, "’", "'"), "'s"); is {
		owned = lexicon.Exact(owner)
	}
	if !ok || len(stem) < 5 || t.info.Known() || !before.is("the", "our", "my", "this", "a", "each") || !next.space || !owned.Is(lexicon.Noun|lexicon.Plural|lexicon.Adj) || !lexicon.Exact(stem).Is(lexicon.Noun) {
		return ""
	}
	return stem + "'s"
}

// stands reports that nothing but a closing mark touches the word: "github" in
// a path is no prose.
func (s *sentence) stands(i int) bool {
	before, t, next := s.at(i-1), s.tokens[i], s.at(i+1)
	return (i == 0 || t.space || before.is("(", ",", "/")) && (next.space || next.end == 0 || next.is(",", ")", ";", ":", ".", "'", "!", "?") && (s.at(i+2).space || s.at(i+2).end == 0))
}

// inflected reports endings that names do not have.
func inflected(lower string) bool {
	for _, end := range []string{"ed", "ing", "ly", "ble", "tion", "ment", "nce", "ful", "ive", "ous", "ity", "ant", "ized", "ised", "ments", "tions"} {
		if len(lower) > len(end)+3 && strings.HasSuffix(lower, end) {
			return true
		}
	}
	return false
}

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
	for _, r := range t.lower {
		if r > unicode.MaxASCII && r != '’' {
			return false
		}
	}
	if s.options.vouched != nil && s.options.vouched(t.lower) {
		return false
	}
	return !latin[t.lower] && !s.checker.allowed(t.lower, s.options) && !s.allowedStem(t.lower)
}

// latin are words of trades and of set phrases that English uses as they are: "honoris causa",
// "in loco parentis". The lexicon has most such words, not these.
var latin = wordset.Of(`
	honoris causa parentis loco curiae materiel meggering meggered torqueing amicus litem ipso vitae emerita emeriti aegrotat
	materia operandi facto jure absentia gratia scientiarum artium legum medicinae`)

// allowedStem keeps inflected forms of words that must stay.
func (s *sentence) allowedStem(lower string) bool {
	for _, end := range []string{"s", "'s", "ed", "ing"} {
		if stem, ok := strings.CutSuffix(lower, end); ok && len(stem) > 3 && s.checker.allowed(stem, s.options) {
			return true
		}
	}
	return false
}

// tableApplies keeps parts of compounds ("fix-it", "teh/…") for long words only.
func (s *sentence) tableApplies(i int) bool { return !s.tokens[i].joined || len(s.tokens[i].text) > 5 }

// besideUnknown reports a neighbour that is unknown too and no known
// misspelling: two in a row are a foreign phrase or a name in lower case.
func (s *sentence) besideUnknown(i int) bool {
	for _, j := range []int{i - 1, i + 1} {
		if j < 0 || j >= len(s.tokens) || s.tokens[j].kind != word {
			continue
		}
		t := &s.tokens[j]
		if !t.title() && !t.info.Known() && fixOf(t.lower) == "" && len(t.text) > 2 && s.guess(t.lower, false) == "" {
			return true
		}
	}
	return false
}

// guess returns the one word that the writer can only have meant, or "".
// A weak word is one that only the largest list knows: it needs clear evidence.
func (s *sentence) guess(lower string, weak bool) string {
	if stem, ok := strings.CutSuffix(lower, "ys"); ok && !weak && len(stem) > 3 && !vowel(stem[len(stem)-1]) && lexicon.Exact(stem+"y").Is(lexicon.Noun) {
		return stem + "ies"
	}
	if len(lower) < 4 || strings.Contains(lower, "'") || derived(lower) || glued(lower) {
		return ""
	}
	limit := 1
	if len(lower) > 6 {
		limit = 2
	}
	british := s.locale() != "en-US"
	best, second := scored{cost: 9}, scored{cost: 9}
	lexicon.Near(lower, limit, func(candidate string, distance int, info lexicon.Info) {
		if info.Level() > 60 || info.Is(lexicon.Abbreviation|lexicon.Variant) || distance > 1 && info.Level() > 50 {
			return
		}
		if candidate[0] != lower[0] && distance > 0 && !(len(lower) > 1 && candidate[0] == lower[1]) {
			return
		}
		cost := editCost(lower, candidate) + rarity(info)
		other, ok := lexicon.American(candidate)
		if british {
			other, ok = lexicon.British(candidate)
		}
		if ok {
			candidate = other // the spelling of the text's tradition
		}
		c := scored{candidate, cost}
		switch {
		case c.word == best.word:
			best.cost = min(best.cost, cost)
		case c.cost < best.cost:
			best, second = c, best
		case c.cost < second.cost:
			second = c
		}
	})
	ceiling := ceilings[min(len(lower), len(ceilings)-1)]
	if weak {
		ceiling -= 0.6
	}
	if best.cost > ceiling || second.cost-best.cost < margin || !supported(lower, best) {
		return ""
	}
	return best.word
}

// supported asks real CVs whether the correction is likelier than the word: one
// that several people write is a term of theirs ("templating", "glanding") unless the
// correction is far more common, and a correction that nobody uses is no improvement
// but for a plain slip in a long word or one of the commonest words of English.
func supported(word string, right scored) bool {
	if right.word+"s" == word {
		return false // its plural, of which the dictionaries know nothing: "comparables"
	}
	uses := lexicon.Uses(right.word)
	if american, ok := lexicon.American(right.word); ok {
		uses = max(uses, lexicon.Uses(american))
	}
	if seen := lexicon.Uses(word); seen > 0 {
		return uses >= seen+muchMore
	}
	return uses > 0 || lexicon.Exact(right.word).Level() <= 20 || len(word) > 6 && editCost(word, right.word) <= plainSlip
}

// muchMore is 32 times as many documents; plainSlip is the cost of a vowel, of
// a letter that sounds alike, or of one that was doubled, left single or swapped.
const (
	muchMore  = 5
	plainSlip = 0.8
)

// glued reports a word that lost the space to a small one beside it ("ofoperation",
// "executionis"), as it happens in the text of some PDF files. The nearest single
// word would be another word.
func glued(lower string) bool {
	for _, small := range gluedBefore {
		if rest, ok := strings.CutPrefix(lower, small); ok && len(rest) > 3 && common(rest, 50) {
			return true
		}
	}
	for _, small := range gluedBehind {
		if rest, ok := strings.CutSuffix(lower, small); ok && len(rest) > 3 && common(rest, 50) {
			return true
		}
	}
	return false
}

// gluedBefore and gluedBehind are the small words that are lost most.
var (
	gluedBefore = strings.Fields("of the and for with to by an my at on in")
	gluedBehind = strings.Fields("of the and for with is a to by as")
)

type scored struct {
	word string
	cost float64
}

// ceilings is the highest cost of a silent correction by length of the word, and
// margin how far the next candidate must be: short words have many neighbours.
var ceilings = [...]float64{0, 0, 0, 0, 0, 0.8, 1.0, 1.15, 1.5, 1.8, 1.9}

const margin = 0.3

// rarity makes common words likelier.
func rarity(info lexicon.Info) float64 {
	cost := 1.0
	switch info.Level() {
	case 10:
		cost = 0
	case 20:
		cost = 0.08
	case 35:
		cost = 0.2
	case 40:
		cost = 0.35
	case 50:
		cost = 0.5
	case 55:
		cost = 0.7
	}
	return cost - 0.02*float64(info.Frequency())
}

// locale is the spelling tradition of the text: the option, else what its words
// show, else British.
func (s *sentence) locale() string {
	if s.tradition == "" {
		s.tradition = s.findLocale()
	}
	return s.tradition
}

func (s *sentence) findLocale() string {
	if s.options.Locale != "" {
		return s.options.Locale
	}
	us, gb := 0, 0
	for i := range s.tokens {
		info := s.tokens[i].info
		switch {
		case info.Is(lexicon.US) && !info.Is(lexicon.Oxford|lexicon.GB):
			us++
		case info.Is(lexicon.GB) && !info.Is(lexicon.US):
			gb++
		}
	}
	if us > gb {
		return "en-US"
	}
	return "en-GB"
}
