package blind

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// isWord reports a single part of the name that is a word where it stands. Only what is common as a
// word is one: the month of a date, the first half of a compound ("Price negotiation", "Young
// Professionals"). A place or a firm is one where the CV has it as an entry; all else is hidden.
func (s secrets) isWord(words []word, runes []rune, i int, r cv.Ref) bool {
	switch {
	case isMonthOfDate(words, i), s.inEntry(words, i, r):
		return true
	case lexicon.Exact(words[i].folded).Frequency() < 2 || isAddressed(words, runes, i):
		return false
	}
	return r.Role != cv.RoleOrganisation && !aboutPeople(r) && isCompound(words, runes, i)
}

// isMonthOfDate reports a month beside a figure: "May 2019", "3 June".
func isMonthOfDate(words []word, i int) bool {
	isFigure := func(k int) bool {
		return k >= 0 && k < len(words) && unicode.IsDigit([]rune(words[k].folded)[0]) &&
			max(words[k].from-words[i].to, words[i].from-words[k].to) <= 2
	}
	return months[words[i].folded] && (isFigure(i-1) || isFigure(i+1))
}

// ownEntries are the employers, schools and places of a CV that hold a part of the name and stand for something else: "Tarnak Mohamed
// College", "Preston, Lancashire". A firm of the candidate's own is none.
func (s *secrets) ownEntries(original *cv.Document) {
	firms := ownFirms(original)
	original.Walk(func(r cv.Ref) {
		words := wordsOf(r.Text.Value)
		isOther := false
		switch {
		case len(words) < 2:
		case r.Role == cv.RolePlace:
			isOther = s.isOtherPlace(r.Text.Value)
		case r.Role == cv.RoleOrganisation:
			isOther = !firms[r.Text.Value] && (r.Section == cv.SectionEducation || s.isOtherFirm(words))
		}
		if isOther && slices.ContainsFunc(words, s.isOwn) {
			s.entries = append(s.entries, phraseOf(r.Text.Value))
		}
	})
}

// isOtherPlace reports a town with its region or its land behind it.
func (s secrets) isOtherPlace(place string) bool {
	town, region, found := strings.Cut(place, ", ")
	region, _, _ = strings.Cut(region, ",")
	return found && isTown(town) && isLand(region) && !slices.ContainsFunc(wordsOf(region), s.isOwn)
}

// isOtherFirm reports a firm that is called after somebody or something else: beside the candidate's name stands another one, or that
// name is a town or a common word there ("Preston City Council").
func (s secrets) isOtherFirm(words []word) bool {
	end := len(words)
	for end > 1 && firmEnds[words[end-1].folded] {
		end--
	}
	isName := false
	for i, w := range words[:end] {
		if s.isOwn(w) {
			if isHouseOf(words[:end], i) {
				return false
			}
			isName = isName || !isCommon(w)
		}
	}
	if !isName && slices.ContainsFunc(words[:end], isOfTown) {
		return true
	}
	return slices.ContainsFunc(words[:end], func(w word) bool {
		return !isFrame(w) && !s.isOwn(w) && (!isName || !lexicon.Exact(w.folded).Known())
	})
}

// isFrame reports a word that says only that something is a firm, or joins others.
func isFrame(w word) bool {
	return familyFirm[w.folded] || houses[w.folded] || particles[w.folded] || len([]rune(w.folded)) < 2
}

// isHouseOf reports a part of the candidate's name that their own firm is called by: it opens or ends the name of the firm. A town or a
// common word does the first before "& Associates" alone, and the second but behind "of" or an institution ("Royal Hospital Preston").
func isHouseOf(words []word, i int) bool {
	isTheirs := !isCommon(words[i])
	switch {
	case i == 0:
		return isTheirs || familyFirm[words[min(1, len(words)-1)].folded]
	case i < len(words)-1:
		return false
	case isTheirs || words[i-1].folded == "by":
		return true
	}
	return !isEveryday(words[i]) && !slices.ContainsFunc(words, isOfTown) && !inPlace[words[i-1].folded] && words[i-1].folded != "of"
}

// isOfTown reports an institution that towns have.
func isOfTown(w word) bool { return institutions[w.folded] }

// isCommon reports a word that is a town, a land or in everyday use.
func isCommon(w word) bool { return isTown(w.text) || isLand(w.text) || isEveryday(w) }

func isEveryday(w word) bool { return lexicon.Exact(w.folded).Frequency() >= everyday }

// ownFirms are the employers of posts in which somebody works for themselves.
func ownFirms(original *cv.Document) map[string]bool {
	firms := map[string]bool{}
	for _, posts := range [][]cv.Engagement{original.Work, original.Volunteering} {
		for _, w := range posts {
			if ofOwner.MatchString(w.Title.Value + " " + w.Organisation.Value) {
				firms[w.Organisation.Value] = true
			}
		}
	}
	return firms
}

var ofOwner = sieve.MustCompile(`(?i)\b(?:co-?)?(?:owners?|founders?|proprietors?|proprietress|directors?|partners?|principal` +
	`|sole trader|self[- ]employed|freelancer?|entrepreneur|ceo|chair(?:man|woman|person)?|inhaber(?:in)?|gérante?)\b`)

// inEntry reports a part of the name within such an entry, or one that is the town of a post alone.
func (s secrets) inEntry(words []word, i int, r cv.Ref) bool {
	if r.Role == cv.RolePlace && len(words) == 1 && r.Section != cv.SectionPerson {
		return isTown(words[0].text) || isLand(words[0].text)
	}
	return slices.ContainsFunc(s.entries, func(entry []string) bool {
		for from := max(0, i-len(entry)+1); from <= i && from+len(entry) <= len(words); from++ {
			if isPhrase(words[from:], entry) {
				return true
			}
		}
		return false
	})
}

// isPhrase reports words that begin with those of a phrase.
func isPhrase(words []word, phrase []string) bool {
	for k, w := range phrase {
		if words[k].folded != w {
			return false
		}
	}
	return true
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

var (
	months = wordset.Of("january february march april may june july august september october november december")
	// firmEnds are the words that end the name of a firm and are no part of what it is called.
	firmEnds = wordset.Of("company ltd limited llp plc inc llc gmbh ag kg bv ab oy sarl sas srl pvt pty")
	// institutions are what towns have.
	institutions = wordset.Of(`hospital infirmary university college school academy institute council city county borough district nhs
		trust bank museum library airport station police court church cathedral theatre club fc`)
	// familyFirm are words that make a firm of somebody's name.
	familyFirm = wordset.Of("and sons son brothers bros daughters family co company ltd limited llp plc inc llc gmbh pvt pty associates" +
		" partners partnership consulting consultancy consultants solutions services group enterprises ventures holdings trading" +
		" traders contractors builders uk")
)
