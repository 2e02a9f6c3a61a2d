package blind

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// What the lines of a file tell by their labels is secret wherever it stands, also where the reader
// took a label and its value apart, or one number of two.
var (
	reached = sieve.MustCompile(`(?i)\b(?:(?:tele|cell)?phones?|tele?|mob(?:iles?)?|cell` +
		`|contacts?|contect|whats ?app|fax|ph|e-?mails?)\b|\b[mt]\s*:|@`)
	// account is what stands behind the name of a service: "Skype,id, orvind7".
	account = sieve.MustCompile(`(?i)\b(?:skype|telegram|wechat|whats ?app|twitter|instagram|insta|facebook|fb|snapchat` +
		`|imo|linked? ?[ie]n|linkdin|linkdln|lnkd` +
		`|github|gitlab|behance|kaggle)\b([\s,.:;()/=–—-]*(?:\b(?:id|name|handle|user ?name|profile|account|url|link|page|no|number)\b` +
		`[\s,.:;()/=–—-]*)*)([\pL\d][\w.+-]{3,}[\pL\d])`)
	// paperAt is the label of a number of identity, and what is behind it.
	paperAt = sieve.MustCompile(`(?i)\b(?:passport|aadha?a?r|pan|emirates id|civil id|national id|id card|identity card|nric|iqama|cnic` +
		`|ssn|social security|national insurance|voter` +
		`|driving licen[cs]e|driver['’]?s? licen[cs]e|licen[cs]e no|d\.?l\.? no|cdc|seaman['’]?s? book` +
		`|indos|visa (?:no|number)|uid|roll no|enrol?ment no|registration no|service (?:no|number)|licen[cs]e (?:number|#)` +
		`|ni (?:no|number)|a/c no|account no)(?:\b|\W)(.*)$`)
	// relativeAt is the label of a relative's name, and what is behind it.
	relativeAt = sieve.MustCompile(`(?i)\b(?:father|mother|husband|wife|spouse|guardian)(?:['’´‘` + "`" + ` ]{0,2}s)?` +
		`(?:\s*/\s*\w+\W{0,2}s?)?\s*name\b[\s:.\-–—>]*(.*)$|^\W*(?:father|mother|husband|wife|spouse)(?:['’]?s)?\s*[:\t][\s:.\-–—>]*(.*)$` +
		`|\b[sdwc]\s?/\s?[oh]\b[\s:.,\-–—]*(.*)$`)
	courtesy = sieve.MustCompile(`(?i)^(?:(?:mr|mrs|ms|late|shri|shree|sri|sh|smt|md|dr)\b[.\s]*)+`)
	nextCell = sieve.MustCompile(`[\t,;(|]|\s{3,}|\d|\b[\pL.'’ ]{3,25}\s*[:–-]\s`)
)

// toldContacts are the telephone numbers and the names of accounts of the lines that are about how
// to reach somebody, and of those right below.
func (s *secrets) toldContacts(original *cv.Document) {
	near, name := -2, nameParts(original.Person.Name.Value)
	for i, l := range original.Source {
		if reached.MatchString(l.Text) {
			near = i
		}
		if i-near <= 1 && l.As != cv.LineHeading {
			for _, number := range personal.Numbers(l.Text) {
				s.spelled = append(s.spelled, spelled(lastOf(personal.OnlyDigits(number))))
			}
		}
		s.handles = append(s.handles, accountsIn(l.Text, name)...)
	}
}

// accountsIn are the names behind services, where they look like one of an account.
func accountsIn(line string, name []namePart) (out []string) {
	for _, m := range account.FindAllStringSubmatch(line, -1) {
		h := foldString(m[2])
		told := strings.ContainsAny(m[1], ",:/=-–")
		isWord := !strings.ContainsFunc(h, unicode.IsLetter) || common(h)
		isAccount := told && (hasDigit(h) || strings.ContainsAny(h, "._")) || accountWord.MatchString(m[1])
		if isAccount && !isWord || hasPart(h, name) {
			out = append(out, h)
		}
	}
	return out
}

// accountWord says that a name of an account follows.
var accountWord = sieve.MustCompile(`(?i)\b(?:id|name|handle|account)\b`)

// hasPart reports a text that holds a part of the name.
func hasPart(text string, name []namePart) bool {
	return slices.ContainsFunc(name, func(p namePart) bool { return len(p.folded) >= 4 && strings.Contains(text, p.folded) })
}

// toldPapers are the numbers behind the labels of papers, or alone below them.
func (s *secrets) toldPapers(original *cv.Document) {
	for i, l := range original.Source {
		m := paperAt.FindStringSubmatch(l.Text)
		if m == nil || prose(strings.Fields(l.Text)) || !leadsToNumber(m[1]) {
			continue
		}
		numbers := personal.PaperNumbers(m[1])
		if len(numbers) == 0 && !hasDigit(m[1]) {
			numbers = aloneIn(textAt(original.Source, i+1))
		}
		for _, number := range numbers {
			s.papers = append(s.papers, spacedOut(number))
		}
	}
}

// leadsToNumber reports that nothing but words of labels stands before the digits behind a label:
// "PAN India, 250000 homes" tells no number.
func leadsToNumber(behind string) bool {
	if at := strings.IndexAny(behind, "0123456789"); at >= 0 {
		behind = series.ReplaceAllString(behind[:at], "")
	}
	return !slices.ContainsFunc(phraseOf(behind), func(w string) bool { return len(w) > 2 && !personal.LabelWords[w] && !labelMore[w] })
}

// series is what of a number stands before its digits: "MUM 123456".
var series = sieve.MustCompile(`\b[A-Z]{1,4}[ /-]*$`)

// aloneIn are the numbers of a line that is hardly more than those.
func aloneIn(line string) []string {
	numbers := personal.PaperNumbers(line)
	if len(strings.Join(numbers, ""))*2 < len(line) {
		return nil
	}
	return numbers
}

// textAt is a line of the source, "" behind its end.
func textAt(source []cv.SourceLine, i int) string {
	if i < len(source) {
		return source[i].Text
	}
	return ""
}

// spacedOut finds letters and digits with anything between them: "R 1 2 3 4 5 6 7".
func spacedOut(number string) *regexp.Regexp {
	var signs []string
	for _, r := range labelNo.ReplaceAllString(number, "") {
		if strings.ContainsRune("0123456789", r) || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
			signs = append(signs, string(r))
		}
	}
	return regexp.MustCompile(`(?i)\b` + strings.Join(signs, `[ \t/.–-]{0,3}`) + `\b`)
}

// labelNo is what is left of a label before a number.
var labelNo = sieve.MustCompile(`(?i)^n[o0]\b[ .:/-]*`)

// toldRelatives are the names behind the labels of relatives, or alone below them.
func (s *secrets) toldRelatives(original *cv.Document) {
	for i, l := range original.Source {
		m := relativeAt.FindStringSubmatch(l.Text)
		if m == nil {
			continue
		}
		behind := m[1] + m[2] + m[3]
		name := nameIn(behind)
		if strings.TrimSpace(behind) == "" {
			name = nameIn(textAt(original.Source, i+1))
		}
		if isTown(name) {
			continue
		}
		if words := phraseOf(name); len(words) > 1 || len([]rune(name)) >= 5 && !common(foldString(name)) {
			s.phrase(name, "relatives", withheld)
		}
	}
}

// nameIn is the name that a value begins with, without titles and what follows it.
func nameIn(value string) string {
	value = courtesy.ReplaceAllString(strings.TrimLeft(value, " \t:.-–—"), "")
	if at := nextCell.FindStringIndex(value); at != nil {
		value = value[:at[0]]
	}
	words := strings.Fields(value)
	for i, w := range words {
		if i == 4 || personal.LabelWords[strings.ToLower(strings.Trim(w, ".:"))] {
			words = words[:i]
			break
		}
	}
	name := strings.Trim(strings.Join(words, " "), " .:-–—")
	sentence := slices.ContainsFunc(words, func(w string) bool { return strings.ToLower(w) == w && lexicon.Exact(w).Known() })
	if len(words) == 0 || sentence && len(words) > 2 {
		return ""
	}
	return name
}
