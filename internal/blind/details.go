package blind

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// hides tells what a labelled fact gives away at this level; "" = it may stay.
func hides(l cv.Level, d cv.Detail) string {
	label, value := d.Label.Value, d.Value.Value
	switch {
	case bareCode.MatchString(value), contactLabel(label), personal.Email.MatchString(value) && !strings.Contains(value, ". "),
		phoneOnly(value):
		return "contacts"
	case placeLabel.MatchString(label), villageLabel.MatchString(label):
		return "the address"
	case l.HidesName() && (personal.FamilyLabel.MatchString(label) || personal.FamilyLabel.MatchString(value)):
		return "relatives"
	case l.HidesName() && personal.NumberLabel.MatchString(label):
		return "birth and identity numbers"
	case l == cv.BlindPlus && personal.OriginLabel.MatchString(label):
		return "nationality, sex and family"
	case l.HidesName():
		return hidesKind(personal.OfLabel(label, value))
	}
	return ""
}

// hidesKind is what of a label's kinds a blind CV does not tell. Whether somebody is married stays below Blind plus.
func hidesKind(kinds []personal.Kind) string {
	switch {
	case slices.Contains(kinds, personal.Belief):
		return "religion and caste"
	case slices.Contains(kinds, personal.Pay):
		return "pay"
	}
	return ""
}

// bareCode is the code of a country whose number stands elsewhere.
var bareCode = sieve.MustCompile(`^(?:[^\d+]{0,20}[:\s])?\W*\+\W?\d{1,4}\W*$`)

// bareNumber is a number that stands alone in the head: on a roll, of a card.
var bareNumber = sieve.MustCompile(`^\W*(?:[A-Z]{1,3}[ -]?)?\d{6,}\W*$`)

// placeLabel names a part of an address that is smaller than a town, or the district of its post.
var placeLabel = sieve.MustCompile(`(?i)^\W*(?:at|a\.?t|p\.?o|p\.?s|post(?: office)?|police station|tq|tal(?:uka?)?|teh(?:sil)?` +
	`|mandal|vill(?:age)?|v\.?p\.?o|dist(?:t|rict)?|dst|pin(?: ?code)?)\W*$`)

// withoutFields takes out of a line of labelled facts those that the level hides.
func (s *secrets) withoutFields(text string) (after string, what []string) {
	after, fields := personal.FieldsOf(text)
	for _, f := range fields {
		found := hides(s.level, cv.Detail{Label: cv.Text{Value: f.Label}, Value: cv.Text{Value: f.Value}})
		if found == "" || found == "the address" || len(fields) == 1 && found == "contacts" {
			after += f.Whole
		} else if !slices.Contains(what, found) {
			what = append(what, found)
		}
	}
	if len(what) == 0 {
		return text, nil
	}
	return strings.TrimRight(after, " ,;|"), what
}

// bareLabel reports the label of a contact, a paper or a birth that stands without its value.
func bareLabel(text string) bool {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) })
	isOther := func(w string) bool { return !personal.LabelWords[w] && !labelMore[w] }
	return len(words) <= 4 && !hasDigit(text) && saysNothing(text) && !slices.ContainsFunc(words, isOther)
}

var labelMore = wordset.Of("postal residential residence fax add adderss adress addres contect tel telephone cell phone website skype" +
	" home current local mailing passport visa dob place s and driving licence license info numbers nos iqama cdc indos")

// villageLabel has a part of an address in itself: "Village & Post Tarnpur".
var villageLabel = sieve.MustCompile(`(?i)^\W*(?:vill(?:age)?|v\.?p\.?o|h\.? ?no|tehsil|mohalla|mo[:–-])\b`)

// contactLabel: an address is judged by its parts, so that the town stays.
func contactLabel(label string) bool {
	return personal.ContactLabel.MatchString(label) && !addressLabel.MatchString(label)
}

// phoneOnly reports a value that is a telephone number.
func phoneOnly(s string) bool {
	long := 0
	for _, at := range personal.Phones(s, true) {
		long += at[1] - at[0]
	}
	return long > 0 && long*3 >= len(s)*2
}

var (
	inBrackets = sieve.MustCompile(`\(([^()]{6,90})\)`)
	isA        = sieve.MustCompile(`(?i)\b(?:is|was) ((?:an?|the) [^.;]{8,110})`)
	describes  = sieve.MustCompile(`(?i)^((?:an?|the|one of the) [^.;]{0,100}\b(?:company|firm|provider|manufacturer|maker|retailer|hospital|school|charity|agency|bank|council|consultancy|trust|authority|start-?up|supplier|operator|bureau|practice|group|organisation|organization|utility|insurer|publisher|laboratory|institute|hotel|restaurant|department|business)\b[^.;]{0,60})`)
)

// description is what the CV itself says about an employer: "a regional water utility". What names
// another firm, or nothing but a place, is none.
func description(w cv.Engagement) string {
	name := w.Organisation.Value
	if m := inBrackets.FindStringSubmatch(name); m != nil {
		if s := ofFirm(name, m[1]); s != "" && !writtenOut(name, s) {
			return s
		}
	}
	for _, t := range append(append([]cv.Text{}, w.Summary...), w.Highlights...) {
		for _, said := range []string{wholeWords(t.Value, describes), aboutFirm(t.Value, name)} {
			if s := ofFirm(name, said); s != "" {
				return s
			}
		}
	}
	return "[employer withheld]"
}

// aboutFirm is what a text that names the firm says it is.
func aboutFirm(text, name string) string {
	if len(matchesOf(text, phraseOf(bare(name)))) == 0 {
		return ""
	}
	return wholeWords(text, isA)
}

// wholeWords is what a pattern finds in a text, up to a whole word where it is longer than the pattern.
func wholeWords(text string, pattern *sieve.Regexp) string {
	m := pattern.FindStringSubmatchIndex(text)
	if m == nil {
		return ""
	}
	said := text[m[2]:m[3]]
	if r, _ := utf8.DecodeRuneInString(text[m[3]:]); unicode.IsLetter(r) {
		said = said[:strings.LastIndex(said, " ")]
	}
	return said
}

// ofFirm is a description that may stand for the firm, "" where it says too much or too little.
func ofFirm(name, said string) string {
	s := clauseOf(said)
	if len(s) < 6 || len(matchesOf(s, phraseOf(bare(name)))) > 0 || hasDigit(s) && len(s) < 12 || hasNames(s) {
		return ""
	}
	return s
}

var (
	// clauseEnds is where a description goes on with what a firm does.
	clauseEnds = sieve.MustCompile(`,? \b(?:which|where|with its|having|created with)\b|\s[-–(]\s?|\(|,\s`)
	// looseEnd is a word at the end that leads on to what was left out.
	looseEnd = sieve.MustCompile(`(?i)[ ,]+(?:and|or|of|in|for|with|to|by|at|on|from|the|an?|as|based in)$`)
)

// clauseOf is the first clause of a description, whole.
func clauseOf(s string) string {
	s = strings.TrimSpace(s)
	for _, at := range clauseEnds.FindAllStringIndex(s, -1) {
		if at[0] >= 16 {
			s = s[:at[0]]
			break
		}
	}
	for looseEnd.MatchString(s) {
		s = looseEnd.ReplaceAllString(s, "")
	}
	return strings.TrimSpace(s)
}

// hasNames reports a description with names in it: a word with a capital, not the first, that is no
// common one, town or land, or two such words in a row; or a place and nothing else.
func hasNames(s string) bool {
	words := wordsOf(s)
	inRow := 0
	for _, w := range words {
		switch capitalOf(w, len(words)) {
		case aName:
			return true
		case aCapital:
			if inRow++; inRow > 1 {
				return true
			}
		default:
			inRow = 0
		}
	}
	return len(words) == 0
}

// What a word in a description is by its capital.
const (
	small = iota
	aCapital
	aName
)

// capitalOf judges a word among n: a place is a name only where hardly anything else is said.
func capitalOf(w word, n int) int {
	place := isTown(w.text) || isLand(w.text)
	switch {
	case !w.capital, place && n > 2, hasDigit(w.text[:1]):
		return small
	case place, !common(w.folded):
		return aName
	}
	return aCapital
}

// writtenOut reports the words of which the name holds the first letters: "AVST (Association ...)".
func writtenOut(name, s string) bool {
	short, _, _ := strings.Cut(name, "(")
	short = foldString(strings.TrimSpace(short))
	all, long := "", ""
	for _, w := range wordsOf(s) {
		all += w.folded[:1]
		if len(w.folded) > 3 {
			long += w.folded[:1]
		}
	}
	return len(short) > 1 && (strings.HasPrefix(all, short) || strings.HasPrefix(long, short))
}

var legalForm = sieve.MustCompile(`(?i)[ ,]+(ltd|limited|pvt|private|plc|llp|llc|inc|incorporated|corp|corporation|gmbh|ag|kg|s\.?a\.?|s\.?r\.?l\.?|b\.?v\.?|pty|co)\.?$|\s*\(.*\)$`)

// bare is a firm's name without its legal form, as texts call it.
func bare(name string) string {
	for {
		shorter := strings.TrimSpace(legalForm.ReplaceAllString(name, ""))
		if shorter == name || shorter == "" {
			return name
		}
		name = shorter
	}
}
