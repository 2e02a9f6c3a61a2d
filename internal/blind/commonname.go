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
	case isMonthOfDate(words, i), isPlaceHere(words, runes, i, r.Role == cv.RolePlace),
		inHouse(words, runes, i, s.isOwn):
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

// isPlaceHere reports a town or a land that is meant as one: where somebody works, behind "in", beside another place.
func isPlaceHere(words []word, runes []rune, i int, ofPlace bool) bool {
	if !isTown(words[i].text) && !isLand(words[i].text) {
		return false
	}
	if ofPlace || i > 0 && atPlace[words[i-1].folded] && nextTo(runes, words[i-1], words[i]) {
		return true
	}
	beside := func(k int) bool {
		if k < 0 || k >= len(words) {
			return false
		}
		first, second := words[min(i, k)], words[max(i, k)]
		return string(runes[first.to:second.from]) == ", " && (isTown(words[k].text) || isLand(words[k].text))
	}
	return beside(i-1) || beside(i+1)
}

var atPlace = wordset.Of("in at to near around from of university college school hospital")

// inHouse reports a part of the name within what is called after somebody else: "Tarnak Mohamed College", "Mohamed Brekka Group". Beside
// it stands another name, and behind it what makes a firm or a school of both.
func inHouse(words []word, runes []rune, i int, own func(w word) bool) bool {
	from, to := houseAround(words, runes, i)
	isFirm, isOther := false, false
	for k, w := range words[from:to] {
		switch {
		case houses[w.folded], familyFirm[w.folded]:
			isFirm = isFirm || from+k > i
		case !own(w):
			isOther = isOther || bearsName(w)
		}
	}
	return isFirm && isOther
}

// bearsName reports a word that is hardly anything but a name.
func bearsName(w word) bool {
	return len([]rune(w.text)) > 2 && (!common(w.folded) || alsoName(w.folded))
}

// houseAround are the words with capitals around one that may be the name of a firm or a school, from the first to the end.
func houseAround(words []word, runes []rune, i int) (from, to int) {
	from, to = i, i+1
	for from > 0 && words[from-1].capital && nextTo(runes, words[from-1], words[from]) {
		from--
	}
	for to < len(words) && words[to].capital && inFirm(runes, words[to-1], words[to]) {
		to++
	}
	return from, to
}

// inFirm is nextTo with what stands in the names of firms: "Arts & Science".
func inFirm(runes []rune, a, b word) bool {
	return nextTo(runes, a, b) || string(runes[a.to:b.from]) == " & "
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
