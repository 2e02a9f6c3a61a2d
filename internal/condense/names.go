package condense

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// named is a value that names something, whose words in capitals are set one by one.
type named struct {
	capitals
	role  cv.Role
	post  bool // it belongs to a post
	study bool // it is the name of a school
	parts []string
}

// set is the value at r with its capitals as they belong; "" where it stays.
func (c capitals) set(r cv.Ref) string {
	n := named{
		capitals: c, study: r.Role == cv.RoleOrganisation && school.MatchString(r.Text.Value),
		role: r.Role, post: r.Section == cv.SectionWork || r.Section == cv.SectionVolunteering, parts: letterRuns(r.Text.Value),
	}
	if !c.mayBeLoud(r) || r.Section == cv.SectionPublications { // whose authors are written alike, by a rule of their own
		return ""
	}
	changed := false
	for from := 0; from < len(n.parts); {
		to := n.row(from)
		if to > from {
			changed = n.setRow(from, to) || changed
		}
		from = max(to, from+1)
	}
	if !changed || r.Role == cv.RoleDetail && n.halfSet() {
		return ""
	}
	return strings.Join(n.parts, "")
}

// halfSet reports a word that stayed in capitals beside one that did not: of a person's details, where names of
// people stand, half of a name is worse than none.
func (n *named) halfSet() bool {
	return slices.ContainsFunc(n.parts, func(p string) bool { return isLoud(p) && utf8.RuneCountInString(p) > 2 })
}

// mayBeLoud reports a value that names something, and no code.
func (c capitals) mayBeLoud(r cv.Ref) bool {
	text := r.Text.Value
	if len(text) > longestShout || strings.ContainsAny(text, "@_\\") || strings.Contains(text, "://") || strings.Contains(text, "www.") {
		return false
	}
	switch r.Role {
	case cv.RoleTitle, cv.RoleOrganisation, cv.RoleLabel, cv.RoleQualification, cv.RolePlace, cv.RoleHeading:
		return true
	case cv.RoleSkill:
		return strings.Contains(strings.TrimSpace(text), " ")
	case cv.RoleDetail:
		return r.Section == cv.SectionPerson
	}
	return false
}

// row is the end of the row of words in capitals that begins at from; what is no letter goes with them.
func (n *named) row(from int) int {
	if !isLoud(n.parts[from]) {
		return from
	}
	to := from + 1
	for k := to; k < len(n.parts); k++ {
		if p := n.parts[k]; p != strings.ToUpper(p) && !isLoud(p) {
			break
		} else if isLoud(p) {
			to = k + 1
		}
	}
	return to
}

// setRow sets the words from one part up to another; false where all stay.
func (n *named) setRow(from, to int) bool {
	if !n.certain(from, to) {
		return false
	}
	changed := false
	for i := from; i < to; i++ {
		if after := n.cased(i, from, to); after != n.parts[i] {
			n.parts[i], changed = after, true
		}
	}
	return changed
}

// certain reports a row in capitals that were no meaning of their own. A row of several has a word that everybody knows, a
// single word one that nobody reads as a name of its own. Skills name products: there every word must be known.
func (n *named) certain(from, to int) bool {
	words, known, sounds, last := 0, 0, 0, from
	for i := from; i < to; i++ {
		if low := strings.ToLower(n.parts[i]); n.counts(i, low) {
			words, last = words+1, i
			switch n.meant(low) {
			case asWord:
				known++
			case asSound:
				sounds++
			}
		}
	}
	switch {
	case n.role == cv.RoleSkill:
		return known > 1 && sounds == 0
	case words == 1:
		return n.aloneCertain(last)
	}
	return known > 0 || n.role == cv.RolePlace
}

// counts reports a word in capitals that is more than a letter, a small word or a part of a code.
func (n *named) counts(i int, low string) bool {
	return isLoud(n.parts[i]) && !inNames[low] && utf8.RuneCountInString(low) > 1 && !partOfCode(n.parts, i)
}

// aloneCertain reports a single word in capitals that is set: one that the CV writes so elsewhere, a role or a longer word of a
// title, a heading or a qualification, and a place that the word list has.
func (n *named) aloneCertain(i int) bool {
	low := strings.ToLower(n.parts[i])
	switch {
	case utf8.RuneCountInString(low) < shortestPlain || n.meant(low) == asLetters:
		return false
	case n.forms[low] != "" && n.forms[low] != low, n.isPlace(low):
		return true
	}
	return n.isWhole(i) && n.plainAlone(i, low)
}

// isWhole reports that the word at i is all of the value, marks and figures apart.
func (n *named) isWhole(i int) bool {
	all := strings.Join(n.parts, "")
	return len(strings.TrimFunc(all, func(r rune) bool { return !unicode.IsLetter(r) })) == len(n.parts[i])
}

// plainAlone reports a word that is no name of its own as the whole of a value.
func (n *named) plainAlone(i int, low string) bool {
	long := utf8.RuneCountInString(low) > shortestPlain && commonInTitles(low)
	switch n.role {
	case cv.RoleOrganisation, cv.RoleSkill, cv.RoleDetail:
		return false
	case cv.RolePlace:
		return utf8.RuneCountInString(low) >= shortestSchoolName
	case cv.RoleTitle, cv.RoleLabel:
		return roleInCapitals(n.parts[i]) || n.post && long
	}
	return long
}

// isPlace reports a name that is no common word: "DELHI", "INDIAN".
func (n *named) isPlace(low string) bool {
	return (n.role == cv.RolePlace || n.role == cv.RoleDetail || n.role == cv.RoleOrganisation && len(n.parts) > 1) && properOnly(low)
}

// cased is the part at i, in a row from one part up to another, as it belongs.
func (n *named) cased(i, from, to int) string {
	p := n.parts[i]
	low := strings.ToLower(p)
	switch {
	case low == p, partOfCode(n.parts, i):
		return p
	case inNames[low] && n.inside(i, from, to):
		return low
	case utf8.RuneCountInString(p) == 1:
		return p
	case inNames[low] && n.role != cv.RolePlace:
		return n.opening(i, p, low)
	case n.article(i, low), n.company(i, low):
		return language.NameCase(low)
	case n.short(i), n.initials(i), n.dotted(i), utf8.RuneCountInString(p) == 2 && n.bracketed(i), !n.isSet(i, low, from, to):
		return p
	}
	return n.spelled(low)
}

// isSet reports a word that gets small letters, by what it is meant as and what stands beside it.
func (n *named) isSet(i int, low string, from, to int) bool {
	switch n.meant(low) {
	case asWord:
		return true
	case asSound:
		return !n.bracketed(i) && n.besideWord(i, from, to)
	}
	return n.saint(i, low) || n.openingPlace(i, low) || n.halfOfName(i, low) ||
		n.study && utf8.RuneCountInString(low) >= shortestSchoolName && !n.spelt(low) && !n.bracketed(i)
}

// openingPlace reports three letters before the rest of the name of a place, which can be said: "ABU DHABI", "LOS ANGELES"; behind
// a comma they are those of a country.
func (n *named) openingPlace(i int, low string) bool {
	return n.role == cv.RolePlace && utf8.RuneCountInString(low) == 3 && canBeSaid(low) && n.behind(i) == " " &&
		!strings.HasSuffix(n.before(i), ", ")
}

// halfOfName reports four letters that make the name of a place with the word before or behind them: "TAMIL NADU", "BODH GAYA". The
// list is closed: as many abbreviations are read as words beside the name of a town ("DELHI NIFT").
func (n *named) halfOfName(i int, low string) bool {
	return secondHalves[low] && n.before(i) == " " || firstHalves[low] && n.behind(i) == " "
}

var (
	firstHalves  = wordset.Of("bodh navi")
	secondHalves = wordset.Of("nadu gaya garh ganj pura wadi khas bagh")
)

// opening is a small word that begins the name ("THE KRELL SHOP"); behind a comma it may be letters ("MANAGER, IN").
func (n *named) opening(i int, p, low string) string {
	switch {
	case i == 0 && utf8.RuneCountInString(p) > 2, strings.HasPrefix(n.behind(i), "-"):
		return language.NameCase(low)
	case strings.HasSuffix(n.before(i), " ") && surelySmall[low]:
		return low
	}
	return p
}

// surelySmall are small words that are no state and no abbreviation wherever they stand.
var surelySmall = wordset.Of("of and the for with")

// inside reports a small word between two words of the row, with nothing but a space, "&" or a dash before it.
func (n *named) inside(i, from, to int) bool {
	return i > from && i+1 < to && strings.Trim(n.parts[i-1], " &–-") == "" && strings.HasPrefix(n.parts[i+1], " ")
}

// short reports a word of up to four letters alone behind the comma of a title, which may be a state or an abbreviation:
// "TEACHER, STEM".
func (n *named) short(i int) bool {
	return i > 1 && i+1 == len(n.parts) && utf8.RuneCountInString(n.parts[i]) <= shortestPlain && strings.HasSuffix(n.parts[i-1], ", ") &&
		(n.role == cv.RoleTitle || n.role == cv.RoleLabel)
}

// article reports the article of Arabic before its name: "AL-MAZEN".
func (n *named) article(i int, low string) bool {
	return (low == "al" || low == "el") && i+2 < len(n.parts) && (n.parts[i+1] == "-" || n.parts[i+1] == " ") &&
		utf8.RuneCountInString(n.parts[i+2]) > longestWordOfLetters
}

// bracketed reports a word alone in brackets.
func (n *named) bracketed(i int) bool {
	return strings.HasSuffix(n.before(i), "(") && strings.HasPrefix(n.behind(i), ")")
}

// dotted reports a word whose letters full stops part: "B.I.T.", but not "LTD.".
func (n *named) dotted(i int) bool {
	return initialBeside(n.parts, i) && i+2 < len(n.parts) && n.parts[i+1] == "." && utf8.RuneCountInString(n.parts[i]) < shortestPlain &&
		!wordShortened[strings.ToLower(n.parts[i])] && !shortInNames[strings.ToLower(n.parts[i])]
}

// saint reports what names shorten before a full stop ("ST. MARY'S", "HR. SEC. SCHOOL"), and a saint without one.
func (n *named) saint(i int, low string) bool {
	if i+2 >= len(n.parts) {
		return false
	}
	named := low == "st" && n.parts[i+1] == " " && strings.ContainsAny(n.parts[i+2], "'’")
	return named || shortInNames[low] && strings.HasPrefix(n.parts[i+1], ".")
}

// company reports "CO" that is a company, or the part of a word before a hyphen, and no state: "SCALE CO.", "& CO", "CO-WORKER".
func (n *named) company(i int, low string) bool {
	one := strings.IndexAny(n.behind(i), ".-") == 0 || strings.HasSuffix(n.before(i), "& ")
	return low == "co" && n.role != cv.RolePlace && one
}

// before and behind are what stands beside the part at i; "" at the ends.
func (n *named) before(i int) string {
	if i == 0 {
		return ""
	}
	return n.parts[i-1]
}

func (n *named) behind(i int) string {
	if i+1 == len(n.parts) {
		return ""
	}
	return n.parts[i+1]
}

// initials reports a word alone in brackets whose letters begin the words before it: "(FIND)".
func (n *named) initials(i int) bool {
	if !n.bracketed(i) {
		return false
	}
	left := []rune(strings.ToLower(n.parts[i]))
	for k := i - 2; k >= 0 && len(left) > 0; k-- {
		if first, _ := utf8.DecodeRuneInString(strings.ToLower(n.parts[k])); first == left[len(left)-1] {
			left = left[:len(left)-1]
		}
	}
	return len(left) == 0
}

// besideWord reports a word of the same row that everybody knows, and no sign between that parts names.
func (n *named) besideWord(i, from, to int) bool {
	if n.role == cv.RolePlace {
		return true
	}
	known := func(k int) bool {
		low := strings.ToLower(n.parts[k])
		return utf8.RuneCountInString(low) > 2 && unicode.IsLetter([]rune(low)[0]) && !inNames[low] && n.meant(low) == asWord
	}
	parting := ",;|:/()"
	if n.role == cv.RoleOrganisation {
		parting = ";|:/()" // the town of a firm or a school
	}
	for k := i - 1; k >= from && !strings.ContainsAny(n.parts[k], parting); k-- {
		if known(k) {
			return true
		}
	}
	for k := i + 1; k < to && !strings.ContainsAny(n.parts[k], ",;|:/"); k++ {
		if known(k) {
			return true
		}
	}
	return false
}
