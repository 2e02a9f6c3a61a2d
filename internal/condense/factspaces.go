package condense

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A fact is no sentence, so that proofreading leaves the spaces inside it. White space beside a sign stands on both of its sides
// or on none; a hyphen with white space on one side is a dash between two names, unless a prefix stands before it.

// spacing is a slip in the spaces inside of a fact, and how it is set.
type spacing struct {
	slip *sieve.Regexp
	set  string
}

var (
	oneSided = []spacing{
		{sieve.MustCompile(`([\pL\d.)])/ +(\pL)`), "$1/$2"},
		{sieve.MustCompile(`([\pL\d.)]) +/(\pL)`), "$1/$2"},
		{sieve.MustCompile(`([$£€]) (\d)`), "$1$2"},
		{sieve.MustCompile(`(\pL{3})\((\p{Lu}\pL+[^()]*\)(?:$|[ ,.]))`), "$1 ($2"},
		{sieve.MustCompile(`(\(\p{Lu}[^()]+\))(\p{Lu}\pL{2})`), "$1 $2"},
		{sieve.MustCompile(`\.\.$`), "."},
	}
	// oneSidedDash is a hyphen with white space on one side, and the words around it.
	oneSidedDash = sieve.MustCompile(`(\pL{2,}\)?)(?:[-–] +| +[-–])(\pL{2,})`)
	// betweenTitles is a hyphen with white space on both sides; a dash stands between parts of a title.
	betweenTitles = sieve.MustCompile(`([\pL.)]) - (\pL)`)
	// joinedInitial is an initial, or the title of a person, that the name stands right behind.
	joinedInitial = sieve.MustCompile(`(^|[ .])(\p{Lu}{1,2}|Mr|Mrs|Ms|Dr|Prof)\.(\p{Lu}\p{Ll}{2,})`)
	// labelMark is the colon of a label with its space on the wrong side, or with a dash behind it: "Berths :4", "Berths:- 4".
	labelMark = sieve.MustCompile(`^(\p{Lu}[\p{L}]*(?: [\p{L}&]+){0,3})(?: +:[-–]? *|:[-–] *)([\p{L}\d“"‘])`)
	// gluedLabel has no space at all; "SQL:2016" and "C:N" are no labels.
	gluedLabel = sieve.MustCompile(`^(\p{Lu}\p{Ll}{2,}(?: [\p{L}&]+){0,3}):([\p{Lu}\d“"‘])`)
	dollar     = sieve.MustCompile(`([$£€]) (\d+[\d,.]*)`)
)

// longestTitle is how many words a title has at most that a full stop does not make a sentence.
const longestTitle = 6

// evenSpaces sets the spaces inside of a fact. The person's own name is what sentences are compared with, and stays as it is.
func evenSpaces(r cv.Ref) string {
	role, text := r.Role, r.Text.Value
	if isAddress(text) {
		return text
	}
	switch role {
	case cv.RoleName:
		if r.Section == cv.SectionPerson {
			return text
		}
		return joinedInitial.ReplaceAllString(text, "$1$2. $3")
	case cv.RoleBullet, cv.RoleProse:
		text = labelMark.ReplaceAllString(dollar.ReplaceAllString(text, "$1$2"), "$1: $2")
		return gluedLabel.ReplaceAllString(text, "$1: $2")
	case cv.RolePlace:
		return evenMarks(text, true)
	case cv.RoleTitle, cv.RoleLabel, cv.RoleOrganisation, cv.RoleQualification, cv.RoleHeading:
		return spacedFact(r, text)
	}
	return text
}

// isAddress reports what holds an address of the web, of mail or of a file.
func isAddress(text string) bool {
	return strings.ContainsAny(text, "@\\") || strings.Contains(text, "://") || strings.Contains(text, "www.")
}

// evenMarks sets the commas and full stops inside of a fact: one at a time, behind a word and with a space after them. A name or a
// place that parts others, or ends, has no full stop of a sentence behind it.
func evenMarks(text string, named bool) string {
	text = commas.ReplaceAllString(text, ", ")
	if !named {
		return text
	}
	return stoppedWord.ReplaceAllStringFunc(text, func(found string) string {
		word, behind, _ := strings.Cut(found, ".")
		if keepsStop[strings.ToLower(word)] {
			return found
		}
		return word + behind
	})
}

var (
	// commas are one or several between words, with their spaces anywhere: "Leith ,Hull", "Leith, , Hull".
	commas = sieve.MustCompile(` +,(?:[ ,]*,)? *|,(?: *,)+ *`)
	// stoppedWord is a whole word with a full stop before a comma or the end.
	stoppedWord = sieve.MustCompile(`\b\p{L}?\p{Ll}{3,}\.(?:,|$)`)
	// keepsStop are what names shorten.
	keepsStop = wordset.Of("corp univ inst dept govt assn intl tech engg coll acad mgmt poly natl comm bros estd regd hosp " +
		"dist distt street assoc prof capt supt matric secy elec mech instt vill comp technol educ")
)

// toldAsSentence are sections whose entries may be told as sentences, which a firm or a school ends.
var toldAsSentence = map[cv.Section]bool{
	cv.SectionAwards: true, cv.SectionCertificates: true, cv.SectionPublications: true, cv.SectionMemberships: true,
}

// spacedFact sets the spaces in what names somebody or something. Profiles are written from degrees, which keep their dashes.
func spacedFact(r cv.Ref, text string) string {
	for _, s := range oneSided {
		text = s.slip.ReplaceAllString(text, s.set)
	}
	text = evenMarks(text, r.Role == cv.RoleOrganisation && !toldAsSentence[r.Section])
	if r.Role == cv.RoleQualification {
		return text
	}
	if r.Role == cv.RoleLabel {
		text = strings.TrimRight(text, " :;–-") // ":-" of the file stands before the list already
	}
	whole := text
	text = oneSidedDash.ReplaceAllStringFunc(text, func(s string) string { return withDash(s, whole) })
	if r.Role == cv.RoleTitle || r.Role == cv.RoleLabel {
		text = betweenTitles.ReplaceAllString(text, "$1 – $2")
		if r.Section != cv.SectionAwards && r.Section != cv.SectionPublications && len(strings.Fields(text)) <= longestTitle {
			text = withoutStop(text)
		}
	}
	return text
}

// withoutStop is a title without the full stop of a sentence behind it; "Asst. Coord." keeps its own.
func withoutStop(text string) string {
	bare, stopped := strings.CutSuffix(text, ".")
	low := strings.ToLower(bare[strings.LastIndexByte(bare, ' ')+1:])
	if entry := lexicon.Exact(low); !stopped || len(low) <= longestWordOfLetters || entry.Is(lexicon.Abbreviation) || !entry.Known() {
		return text
	}
	return bare
}

// longerNames is from how many words on a hyphen with one space parts two names, and no two words of one.
const longerNames = 4

// withDash sets one hyphen in a text: "pre- and post-flight" stays, "Extra- Curricular" is one word, those between longer names part them.
func withDash(text, whole string) string {
	m := oneSidedDash.FindStringSubmatch(text)
	small, _ := utf8.DecodeRuneInString(m[2])
	switch before := strings.ToLower(m[1]); {
	case joinsHalves[strings.ToLower(m[2])]:
		return text
	case hyphenated[before]:
		return m[1] + "-" + m[2]
	case unicode.IsLower(small), len(strings.Fields(whole)) < longerNames: // "On- site", "Rolls- Royce"
		return text
	}
	return m[1] + " – " + m[2]
}

var (
	joinsHalves = wordset.Of("and or to und et y")
	hyphenated  = wordset.Of("ms co re pre non sub pro anti self semi multi inter post extra ex vice all e al el mid part full high low")
)
