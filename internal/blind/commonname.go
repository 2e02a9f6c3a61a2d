package blind

import (
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// isWord reports a single part of the name that is a word where it stands. Only what is common as a
// word is one: the month of a date, the first half of a compound ("Price negotiation", "Young
// Professionals"), a word of an employer who is not called after a family ("Burger King").
func (s secrets) isWord(words []word, runes []rune, i int, r cv.Ref) bool {
	w := words[i]
	switch {
	case isMonthOfDate(words, i):
		return true
	case lexicon.Exact(w.folded).Frequency() < 2 || isAddressed(words, runes, i):
		return false
	case r.Role == cv.RoleOrganisation && !s.ofFamily(words):
		return true
	}
	return !aboutPeople(r) && isCompound(words, runes, i)
}

// isMonthOfDate reports a month beside a figure: "May 2019", "3 June".
func isMonthOfDate(words []word, i int) bool {
	isFigure := func(k int) bool {
		return k >= 0 && k < len(words) && unicode.IsDigit([]rune(words[k].folded)[0]) &&
			max(words[k].from-words[i].to, words[i].from-words[k].to) <= 2
	}
	return months[words[i].folded] && (isFigure(i-1) || isFigure(i+1))
}

// isAddressed reports a title or a name that nobody knows as a word before a part of the name.
func isAddressed(words []word, runes []rune, i int) bool {
	if i == 0 || !words[i-1].capital || !joins(runes[words[i-1].to:words[i].from]) {
		return false
	}
	before := words[i-1].folded
	return honorifics[before] || !lexicon.Exact(before).Known() && !hasDigit(before)
}

// isCompound reports a noun right behind that is no verb: "Page speed", but not "Mark led".
func isCompound(words []word, runes []rune, i int) bool {
	if i+1 == len(words) {
		return false
	}
	between, next := string(runes[words[i].to:words[i+1].from]), words[i+1].folded
	info := lexicon.Exact(next)
	isNoun := info.Is(lexicon.Noun|lexicon.Plural) && !info.Is(lexicon.Past|lexicon.Third|lexicon.Adv) && info.Frequency() > 0
	return (between == " " || between == "-") && isNoun && !(words[i+1].capital && familyFirm[next])
}

// ofFamily reports an employer of whose name nothing is left without the person's: "Young & Sons".
func (s secrets) ofFamily(words []word) bool {
	for _, w := range words {
		if is, initial := s.part(w); !is && !initial && !familyFirm[w.folded] && len([]rune(w.folded)) > 1 {
			return false
		}
	}
	return true
}

var (
	months = wordset.Of("january february march april may june july august september october november december")
	// familyFirm are words that make a firm of somebody's name.
	familyFirm = wordset.Of("and sons son brothers bros daughters family co company ltd limited llp plc inc llc gmbh pvt pty associates" +
		" partners partnership consulting consultancy consultants solutions services group enterprises ventures holdings trading" +
		" traders contractors builders uk")
)
