package proofread

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

const reasonPlural = "A plain plural has no apostrophe."

// plainPlural drops the apostrophe of a plural: "trained the nurse's on three wards".
func (s *sentence) plainPlural(i int) {
	s.plainAcronym(i)
	t := s.tokens[i]
	stem, ok := strings.CutSuffix(t.lower, "'s")
	if !ok || t.joined || !cvNouns[stem] && !things[stem] && !counted(stem) {
		return
	}
	if !s.pluralOpens(i) && !s.pluralObject(i, stem) {
		return
	}
	if right, ok := plural(stem); ok {
		s.change(i, i, right, cv.NoteGrammar, "plural-apostrophe", reasonPlural)
	}
}

// counted reports a common noun that has a plural.
func counted(noun string) bool {
	info := lexicon.Exact(noun)
	return info.Is(lexicon.Noun) && info.Level() <= commonNoun && !info.Is(lexicon.Plural|lexicon.Adj|lexicon.Ing) &&
		!collective[noun] && !shops[noun] && !uncounted(noun)
}

// uncounted reports a noun that has no plural in CVs.
func uncounted(noun string) bool {
	for _, end := range [...]string{
		"percent", "ware", "ing", "ness", "ship", "ance", "ence", "ics", "ism", "age", "hood", "ation",
		"craft",
	} {
		if strings.HasSuffix(noun, end) {
			return true
		}
	}
	return mass[noun]
}

var mass = wordset.Of(`
	information news machinery equipment furniture knowledge research advice work support feedback traffic travel food finance science
	health commerce construction fabrication production maintenance development progress stationery correspondence
	manpower labour labor paper steel concrete iron water air oil gas wood glass power electricity light music art history
	erection installation operation management communication education transport safety security quality time money cash stock
	material waste music security administration fish sheep deer series species cod salmon trout tuna shrimp cattle poultry offspring
	land wine mail ink cake combat beer meat fruit rice bread coffee tea milk cotton leather sand soil produce talent
	paperwork homework teamwork coursework fieldwork groundwork casework housework pipework metalwork brickwork woodwork steelwork
	expertise pressure content literature infrastructure evidence staff crew personnel media data weather cement gravel asphalt
	timber plastic rubber wool silk flour sugar salt butter cheese jewellery jewelry clothing cutlery crockery bedding
	livestock wildlife merchandise apparel footwear freight cargo plasterboard insulation homecare healthcare
	childcare daycare aftercare skincare nightlife overtime downtime goodwill rapport`)

// commonNoun is the size class of the word list up to which a noun is a common one.
const commonNoun = 50

// shops are those who own a shop that goes without its name ("at the doctor's"), and what owns time or a degree.
var shops = wordset.Of(`doctor dentist barber butcher baker hairdresser chemist grocer today yesterday year month week day master
	bachelor world`)

// pluralOpens: "Nurse's were trained".
func (s *sentence) pluralOpens(i int) bool {
	return s.startsSentence(i) && s.at(i+1).is("were", "are", "have")
}

// pluralObject: a noun inside a sentence that owns nothing and that a verb or a number governs.
func (s *sentence) pluralObject(i int, stem string) bool {
	return !s.tokens[i].title() && !s.startsSentence(i) && s.ownsNothing(i, stem) && s.governsPlural(i-1)
}

// ownsNothing reports that what follows the noun cannot be its own.
func (s *sentence) ownsNothing(i int, stem string) bool {
	next, before := s.at(i+1), s.at(i-1)
	if !behindNoun[next.lower] || before.is("a", "an", "each", "every", "one", "this", "that") {
		return false
	}
	switch next.lower {
	case "and":
		return plainPluralNoun(s.at(i+2)) || s.at(i+2).is("their") || before.is(beforeThings...) && s.endsText(i+3)
	case ",", ".":
		return isCount(before) || before.is("all", "new", "other") || before.is(beforeThings...) && s.endsText(i+1)
	case "of":
		return isCount(before) || s.startsSentence(i-1) && before.info.Is(lexicon.Past) && groups[stem]
	}
	return true
}

// behindNoun go on behind a noun and are nothing that it could own.
var behindNoun = wordset.Of("on in for with from across at per were are who and to by of , .")

// beforeThings are the prepositions behind which nobody's shop or house stands.
var beforeThings = []string{"with", "of", "for", "between", "among", "by"}

func plainPluralNoun(t token) bool {
	return t.kind == word && !strings.Contains(t.lower, "'") && t.info.Is(lexicon.Plural)
}

// governsPlural reports what may go before a plural: "three", "all", "Trained", "trained the".
func (s *sentence) governsPlural(i int) bool {
	t := s.at(i)
	switch {
	case isCount(t), t.is("all", "new", "other", "our"), t.is(beforeThings...), s.clearParticiple(i):
		return true
	case t.is("after"):
		return s.at(i-1).is("looked", "looking", "look")
	case t.is("the"):
		return s.at(i-1).info.Is(lexicon.Past|lexicon.Ing) || s.at(i-1).is("of", "all", "with")
	}
	return false
}

// clearParticiple reports a past or an -ing form that is a verb here, not an adjective.
func (s *sentence) clearParticiple(i int) bool {
	t := s.at(i)
	return t.info.Is(lexicon.Past|lexicon.Ing) && (s.startsSentence(i) || !t.info.Is(lexicon.Adj))
}

// plainAcronym: "repaired TV's and PC's" -> "repaired TVs and PCs", where a verb or
// a number governs the plural and nothing is behind that it could own.
func (s *sentence) plainAcronym(i int) {
	stem, ok := s.manyOf(i)
	if ok {
		s.replace(s.tokens[i].start, s.tokens[i].end, stem+"s", cv.NoteGrammar, "plural-apostrophe", reasonPlural)
		return
	}
	stem, ok = acronymOwner(s.tokens[i])
	if ok && s.acronymAlone(i+1) && s.governsAcronym(i-1) {
		s.change(i, i, stem+"s", cv.NoteGrammar, "plural-apostrophe", reasonPlural)
	}
}

// manyThings are the acronyms of what CVs have several of and what owns next to nothing there.
var manyThings = wordset.Of(`
	API KPI SOP PLC PC TV DVD CD URL SLA PDF ATM LED PCB NCR HMI VFD DCS RTU JSP EJB DTO DAO UI UX VLAN VM CRUD RFP RFQ RFI BOQ MOU NDA
	SME NGO POC OEM ERP FAQ OTP SMS EMI NOC ECN CAPA`)

// manyOf returns the acronym of "API's" where nothing follows that it could own: "built API's, queues and jobs".
func (s *sentence) manyOf(i int) (string, bool) {
	t := s.tokens[i]
	stem, ok := strings.CutSuffix(strings.ReplaceAll(t.text, "’", "'"), "'s")
	upper := strings.ToUpper(stem)
	if !ok || t.joined || !manyThings[upper] || s.at(i-1).is("a", "an", "each", "every", "one", "this", "that") {
		return "", false
	}
	next := s.at(i + 1)
	alone := next.none() || next.kind == punct && !next.is("'", "’", "\"", "(") ||
		behindAcronym[next.lower] || besideAcronym[next.lower] || next.is("and", "&") && s.at(i+2).space
	return upper, alone
}

// besideAcronym go on behind the plural of one as well.
var besideAcronym = wordset.Of("using like such between through or via as which that")

// acronymOwner returns the acronym of "TV's".
func acronymOwner(t token) (string, bool) {
	stem, ok := strings.CutSuffix(strings.ReplaceAll(t.text, "’", "'"), "'s")
	return stem, ok && len(stem) >= 2 && len(stem) <= 4 && !t.joined && strings.Trim(stem, upperCase) == ""
}

const upperCase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// acronymAlone reports that what begins at i is nothing that an acronym could own.
func (s *sentence) acronymAlone(i int) bool {
	t := s.at(i)
	return t.none() || behindAcronym[t.lower] || t.is("and") && joinsAcronym(s.at(i+1))
}

var behindAcronym = wordset.Of(". , ; in on for from at with to per were are")

// joinsAcronym: "and PC's", "and printers", "and mended".
func joinsAcronym(t token) bool {
	return strings.HasSuffix(t.lower, "'s") || onlyPlural(t) || t.kind == word && t.info.Is(lexicon.Past)
}

// governsAcronym reports a number, a verb or the like before the plural of an acronym.
func (s *sentence) governsAcronym(i int) bool {
	t := s.at(i)
	switch {
	case isCount(t), t.is("many", "several", "new", "all", "various", "other", "the", "weekly", "monthly", "daily", "key"),
		s.opensWithVerb(i), s.clearParticiple(i):
		return true
	case t.is("and"):
		return s.acronymBefore(i - 1)
	}
	return false
}

func (s *sentence) opensWithVerb(i int) bool {
	t := s.at(i)
	return t.kind == word && s.startsSentence(i) && t.info.Is(lexicon.Past|lexicon.Ing|lexicon.Base)
}

// acronymBefore reports an acronym with an apostrophe, or one that has just lost it.
func (s *sentence) acronymBefore(i int) bool {
	t := s.at(i)
	return strings.HasSuffix(t.lower, "'s") && t.capitals() || s.changed(i)
}

// changed reports whether an edit of this pass lies on the token.
func (s *sentence) changed(i int) bool {
	if i < 0 || i >= len(s.tokens) {
		return false
	}
	return slices.ContainsFunc(s.edits, func(e Edit) bool { return e.covers(s.tokens[i].start) })
}

var groups = wordset.Of("team group crew squad range number series fleet shift ward")

var things = wordset.Of(`
	part photo budget target order invoice report machine truck van car computer account sale price photo video pc shift class
	lesson pupil child skill team site plan trainee apprentice soldier officer driver worker team resident guest visitor ward
	shop`)
