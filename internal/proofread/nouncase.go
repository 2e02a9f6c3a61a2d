package proofread

import (
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// Common nouns get capitals in CVs for weight ("for the Project, a Risk Review of"). They lose them where the same CV has all of the
// words in small letters, and nothing around them is a name: behind an article or the like, before a small word or a mark. So do
// a few words that every CV uses.

// ownNoun reports a noun, or one of a row of words with a noun at its end, that is no name here.
func (s *sentence) ownNoun(i int) bool {
	if s.options.small == nil {
		return false
	}
	from, to := i, i
	for from > 1 && s.inRow(from-1) {
		from--
	}
	for s.inRow(to + 1) {
		to++
	}
	if from == to && s.amongSmall(i) {
		return true
	}
	if !s.opensRow(from, to > from) || !s.closesRow(to+1) || !s.isNoun(to) {
		return false
	}
	return s.allCommon(from, to)
}

// allCommon reports words that no name has and that the CV has in small letters, or a single one of every CV.
func (s *sentence) allCommon(from, to int) bool {
	for k := from; k <= to; k++ {
		if low := s.tokens[k].lower; !s.noName(k) || ofBodies[low] || !s.options.small(low) && (from < to || !ofWork[low]) {
			return false
		}
	}
	return true
}

// opensRow reports an article or the like before a row. "At the Photo" may be about a paper, "the Harbour Trust" about a body.
func (s *sentence) opensRow(from int, several bool) bool {
	before := s.at(from - 1)
	return from > 0 && beforeNoun[before.lower] && !s.at(from-2).is("at") &&
		(from == 1 || !before.title()) && !(several && before.is("the"))
}

// isNoun reports a noun of some length.
func (s *sentence) isNoun(i int) bool {
	low := s.tokens[i].lower
	return lexicon.Exact(low).Is(lexicon.Noun|lexicon.Plural) && len(low) > 3
}

// amongSmall reports a noun behind a word that is no word of grammar and before what no name goes on with: "construction Site of",
// "under Review.". A name would stand behind "at", "in" or a verb; what verbs have as object needs the commonest words.
func (s *sentence) amongSmall(i int) bool {
	t, before := s.tokens[i], s.at(i-1)
	if i < 2 || !t.space || !lowerWord(before) || !s.noName(i) || ofBodies[t.lower] || !s.options.small(t.lower) ||
		!s.isNoun(i) || lexicon.Exact(t.lower).Level() > 20 {
		return false
	}
	describes := language.Closed(before.lower) == language.TagNone && before.info.Is(lexicon.Adj|lexicon.Noun) && len(before.lower) > 3
	return (describes || s.ofDeed(i-1)) && s.closesRow(i+1)
}

// ofDeed reports "of" and the like behind a small word that nobody studies by: "the inspection of Site".
func (s *sentence) ofDeed(i int) bool {
	before := s.at(i - 1)
	return s.tokens[i].is("of", "under", "during") && lowerWord(before) &&
		!before.is("degree", "diploma", "school", "university", "major", "minor", "course")
}

// inRow reports a word with a capital inside of the sentence, right beside the one before it.
func (s *sentence) inRow(i int) bool {
	t := s.at(i)
	return t.kind == word && t.space && t.title() && !t.capitals() && !s.startsSentence(i)
}

// closesRow reports what no name goes on with: a mark, the end or a small word of grammar.
func (s *sentence) closesRow(i int) bool {
	t := s.at(i)
	switch {
	case t.none(), t.is(",", ".", ";"):
		next := s.at(i + 1)
		return !t.is(",") && !t.is(".") || next.none() || next.space && (!next.title() || t.is("."))
	case t.kind != word || !t.space || !lowerWord(t):
		return false
	case t.is("of", "for", "and", "at", "in"):
		next := s.at(i + 1)
		return !next.title() && (!next.is("the") || !s.at(i+2).title())
	}
	return language.Closed(t.lower) != language.TagNone
}

var (
	beforeNoun = wordset.Of("the a an our its their his her this these those all any each every various other some both")
	// ofWork are nouns by which every CV calls what it is about; nobody is named by them alone.
	ofWork = wordset.Of(`organization organisation company firm client clients customer customers project projects team employee
		employees staff user users product products process processes employer candidate candidates vendor vendors supplier suppliers`)
	// ofBodies are nouns that are names of something by themselves: "the House", "the Bar".
	ofBodies = wordset.Of(`
		house bar cabinet crown state states union church army navy congress senate parliament web net cloud city times guardian sun
		mirror independent economist tower strip hill gulf bay king queen bible hall court village island east west north south
		earth moon world fund bank post office park garden gardens square bridge gate academy college university institute
		school hospital museum library foundation trust society order league club press star globe herald tribune chronicle journal
		english windows access word outlook exchange teams classroom drive photos maps live edge bench oracle force
		act bill code mayor board games cup open tour masters prize award awards medal festival festivals gallery theatre theater palace`)
)
