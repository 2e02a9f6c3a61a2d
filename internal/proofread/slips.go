package proofread

import (
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// Slips of the pen in what is shorter than a word: ordinals, abbreviations, the unit of money said twice.

// shortSlips corrects them.
func (s *sentence) shortSlips() {
	for i := range s.tokens {
		s.ordinal(i)
		s.etcetera(i)
		s.moneyTwice(i)
		s.yearsOf(i)
		s.lengthOfTime(i)
	}
	s.joinedMonths()
	s.privateLimited()
	for _, m := range thatIs.FindAllStringSubmatchIndex(s.text, -1) {
		s.replace(m[3], m[3], ".", cv.NoteGrammar, "punctuation", "Both letters of the abbreviation have their full stop.")
	}
	for _, m := range splitName.FindAllStringIndex(s.text, -1) {
		if right := s.madeName(m[0], m[1]); right != "" {
			s.replace(m[0], m[1], right, cv.NoteSpelling, "names", "This is how the name is written.")
		}
	}
}

// privateLimited gives what firms are its capitals: "Hoppify Pvt ltd", "Hoppify ltd."
func (s *sentence) privateLimited() {
	if !strings.Contains(s.text, "ltd") && !strings.Contains(s.text, "pvt") {
		return
	}
	for _, m := range limitedFirm.FindAllStringSubmatchIndex(s.text, -1) {
		for k := 2; k < len(m); k += 2 {
			if m[k] >= 0 {
				word := s.text[m[k]:m[k+1]]
				s.replace(m[k], m[k+1], lexicon.Title(word), cv.NoteSpelling, "capital", "What a firm is has a capital in its name.")
			}
		}
	}
}

// limitedFirm is a word with a capital before what its firm is, in small letters.
var limitedFirm = sieve.MustCompile(`\b\p{Lu}[\pL&.]*,? (?:(pvt)\.? ?)?(ltd)\b|\b\p{Lu}[\pL&]+,? (pvt)\.? ?(?:Ltd|Limited)\b`)

// joinedMonths mends the names of months that a hyphen or a stroke joins to more, which no token shows: "2011-Feburary".
func (s *sentence) joinedMonths() {
	if !strings.ContainsAny(s.text, "-–/") {
		return
	}
	for _, m := range besideMark.FindAllStringSubmatchIndex(s.text, -1) {
		name := s.text[m[2]:m[3]]
		if right := fixOf(strings.ToLower(name)); language.IsMonth(right) {
			s.replace(m[2], m[3], lexicon.Title(right), cv.NoteSpelling, "spelling", spelt(name, lexicon.Title(right)))
		}
	}
}

// besideMark is a word with a capital behind a hyphen or a stroke.
var besideMark = sieve.MustCompile(`[\pL\d][-–/](\p{Lu}\p{Ll}{3,10})\b`)

// thatIs is "i.e" without its second full stop.
var thatIs = sieve.MustCompile(`(?:^|[\s(,])(i\.e|e\.g)[ ,:]`)

var ordinalWord = sieve.MustCompile(`^(\d{1,3})(st|nd|rd|th)$`)

// ordinal gives a number the ending that it is read with: "29st" is "29th".
func (s *sentence) ordinal(i int) {
	t := s.tokens[i]
	m := ordinalWord.FindStringSubmatch(t.text)
	if m == nil {
		return
	}
	n, _ := strconv.Atoi(m[1])
	if right := ordinalEnd(n); right != m[2] {
		s.replace(t.start+len(m[1]), t.end, right, cv.NoteSpelling, "ordinal", "This is how the number is read.")
	}
}

func ordinalEnd(n int) string {
	if tens := n % 100; tens < 11 || tens > 13 {
		switch n % 10 {
		case 1:
			return "st"
		case 2:
			return "nd"
		case 3:
			return "rd"
		}
	}
	return "th"
}

// etcetera gives "etc" its full stop and small letter.
func (s *sentence) etcetera(i int) {
	t, next := s.tokens[i], s.at(i+1)
	if i == 0 || !t.lone() || !t.is("etc") || t.capitals() || touches(next) && !next.is(".", ",", ")", ";") {
		return
	}
	right := "etc."
	if next.is(".") && !next.space {
		right = "etc"
	}
	if t.text != right {
		s.replace(t.start, t.end, right, cv.NoteGrammar, "punctuation", "“etc.” is short for two words.")
	}
}

// moneyTwice drops the unit that a sign says before: "$550 dollars".
func (s *sentence) moneyTwice(i int) {
	before := s.at(i - 1)
	if before.is("million", "billion", "thousand") {
		before = s.at(i - 2)
	}
	if s.tokens[i].is("dollars", "dollar") && strings.HasPrefix(before.text, "$") && digitsOnly(before.text) {
		s.drop(i, "repeated", "The sign says it already.")
	}
}

// splitName are names of programs and sites that a space, or a hyphen, parts in two.
var splitName = sieve.MustCompile(`\b(?:[Aa]uto[ -][Cc][Aa][Dd]|[Pp]ower [Pp]oint|Quick [Bb]ooks|Share [Pp]oint|[Jj]ava [Ss]cript|` +
	`Word [Pp]ress|You [Tt]ube|Face [Bb]ook|Node [Jj][Ss]|node js|Mongo [Dd][Bb]|Postgre (?i:sql)|Type [Ss]cript|Linked[ -]In|` +
	`Git[ -]Hub|Dream [Ww]eaver|Core?l [Dd]raw|Coral [Dd]raw|Sketch Up|Whats [Aa]pp|Sql ?[Ss]erver)\b`)

// besidePrograms shows that "Power Point" is no socket.
var besidePrograms = sieve.MustCompile(`(?i)\b(?:excel|ms|microsoft|presentations?|slides|word)\b`)

// madeName is how such a name is written, "" where it may be something else.
func (s *sentence) madeName(from, to int) string {
	name := s.text[from:to]
	if strings.HasPrefix(strings.ToLower(name), "power") && !besidePrograms.MatchString(s.text) {
		return ""
	}
	return names()[strings.ToLower(strings.NewReplacer(" ", "", "-", "").Replace(name))]
}

// thatVerb: "tasks that involves tables" -> "involve": the verb of a clause agrees with the only noun before it.
func (s *sentence) thatVerb(i int) {
	noun, verb := s.at(i-1), s.at(i+1)
	if !s.tokens[i].is("that") || !onlyPlural(noun) || !noun.lone() || !s.onlySeveral(i-1) {
		return
	}
	if !thirdForm(verb) || verb.info.Is(lexicon.Plural|lexicon.Noun) || s.thirdBehindAnd(i+2) {
		return
	}
	if right, ok := behindSeveral(verb.lower); ok && right != verb.lower {
		s.change(i+1, i+1, right, cv.NoteGrammar, "agreement", "“"+noun.text+"” is plural.")
	}
}

// onlySeveral reports that no noun goes before the plural at i in its clause that the clause behind it may be about. A verb that
// opens the text may look like one ("Runs").
func (s *sentence) onlySeveral(i int) bool {
	for k := i - 1; k >= 0 && !endsRow(s.tokens[k]); k-- {
		t := s.tokens[k]
		if linksNouns[t.lower] || t.is("a", "an", "one") || t.info.Is(lexicon.Plural) && !(k == 0 && t.info.Is(lexicon.Third)) {
			return false
		}
	}
	return true
}

// yearsOf gives a length of time the form in which it owns the experience behind it: "4+ year experience".
func (s *sentence) yearsOf(i int) {
	t, next, count := s.tokens[i], s.at(i+1), lengthOf.FindStringSubmatch(s.at(i-1).text)
	if !t.lone() || !t.is("year", "years", "yrs") || !next.is("experience") || count == nil || s.at(i-2).is("a", "an", "the", "this") {
		return
	}
	if behind := s.at(i + 2); behind.kind == word && !behindNoun[behind.lower] {
		return // "a 2 year experience letter"
	}
	right := "years'"
	if count[1] == "1" && count[2] == "" {
		right = "year's"
	}
	if next.title() {
		right += " experience"
		s.replace(t.start, next.end, right, cv.NoteGrammar, "possessive", "A length of time owns the experience.")
		return
	}
	s.replace(t.start, t.end, right, cv.NoteGrammar, "possessive", "A length of time owns the experience.")
}

// lengthOf is a number of years: "4", "1.8", "4+".
var lengthOf = sieve.MustCompile(`^(\d{1,2}(?:\.\d)?)(\+?)$`)
