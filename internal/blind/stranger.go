package blind

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// What a stranger would take from the lines of the uploaded file. The patterns here are looser than
// those that Hide works with and know nothing of how the file was read: the check must not be blind
// to what the reader or Hide missed.
var (
	looseNumber = sieve.MustCompile(`\d(?:[\s().\-\x{2010}-\x{2013}]{0,3}\d){7,14}`)
	looseDate   = sieve.MustCompile(`\b\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})\b` +
		`|\b(?:19|20)\d\d[./]\d{1,2}\b|\b(?:19|20)\d\d\s*[-–/.]?\s*(?:19|20)?\d\d\b`)
	looseMail    = sieve.MustCompile(`[\pL\d._%+'-]+@[\pL\d-]+(?:\.[\pL\d-]+)*`)
	looseContact = sieve.MustCompile(`(?i)phone|\btel|\bmob|\bcell|cont[ae]ct|whats|\bfax|\bph\b|@`)
	loosePaper   = sieve.MustCompile(`(?i)passport|aadha|\bpan\b|licen[cs]e|emirates id` +
		`|\bid (?:no|card|number)|cnic|iqama|insurance (?:no|number)|\bni no|\bssn\b|voter`)
	looseCode    = sieve.MustCompile(`\b[A-Z]{0,3}[ -]{0,2}\d(?:[ -]?\d){4,}[A-Z]?\b`)
	looseAccount = sieve.MustCompile(`(?i)\b(?:skype|telegram|wechat)\b[^\pL\d]*(?:\b(?:id|name|no)\b[^\pL\d]*)*([\pL\d][\pL\d._-]{3,})`)
	looseAddress = sieve.MustCompile(`(?i)\badd?ress|\bresidence\b|\bvill(?:age)?\b|\bpin\b|h\. ?no|house no|\bs/o\b|\bc/o\b`)
	looseHouse   = sieve.MustCompile(`(?i)\b(?:street|road|lane|nagar|colony|marg|vihar` +
		`|enclave|apartments?|flat|house|vill(?:age)?|mohalla|gali|h\.? ?no)\b`)
	looseKin = sieve.MustCompile(`(?i)\b(?:father|mother|husband|wife|spouse|guardian)\b` +
		`[^\pL:\t]{0,4}(?:s\b)?[^\pL:\t]{0,3}(?:name\b)?[ .]*[:\t–-][:\t >–-]*(.*)$`)
	looseBirth = sieve.MustCompile(`(?i)` + personal.LooseBirth)
	looseDay   = sieve.MustCompile(`(?i)\b\d{1,2}\s?(?:st|nd|rd|th)?[\s./,-]{0,3}(?:(?:of|de) )?` +
		`(?:\d{1,2}|\pL{3,10})[\s./,-]{1,3}(?:del? )?(?:\d{4}|\d{2})\b`)
)

// strangersView are the identifiers of the source's lines.
func strangersView(source []cv.SourceLine, p cv.Privacy) (out []identifier) {
	for i, l := range source {
		out = append(append(out, contactsSeen(source, i, l.Text)...), papersSeen(source, i, l.Text)...)
		if p.Level.HidesName() {
			out = append(out, personSeen(l.Text)...)
		}
	}
	return out
}

// near reports that a line or one of those above it has such a label.
func near(source []cv.SourceLine, i, lines int, label *sieve.Regexp) bool {
	has := func(l cv.SourceLine) bool { return label.MatchString(l.Text) }
	return slices.ContainsFunc(source[max(0, i-lines):i+1], has)
}

func contactsSeen(source []cv.SourceLine, i int, line string) (out []identifier) {
	if near(source, i, 1, looseContact) {
		out = numbersOf(looseDate.ReplaceAllString(line, " | "))
	}
	for _, mail := range looseMail.FindAllString(line, -1) {
		out = append(out, phrased("contacts", mail)...)
	}
	for _, m := range looseAccount.FindAllStringSubmatch(line, -1) {
		if hasDigit(m[1]) || strings.ContainsAny(m[1], "._") {
			out = append(out, phrased("links", m[1])...)
		}
	}
	return out
}

func papersSeen(source []cv.SourceLine, i int, line string) (out []identifier) {
	if near(source, i, 1, loosePaper) && len(strings.Fields(line)) < 15 {
		out = codesOf(looseDate.ReplaceAllString(line, " | "))
	}
	if (i < headLines || near(source, i, 3, looseAddress)) && !prose(strings.Fields(line)) {
		for _, house := range housesOf(line) {
			out = append(out, phrased("the address", house)...)
		}
	}
	return out
}

func personSeen(line string) (out []identifier) {
	if m := looseKin.FindStringSubmatch(line); m != nil {
		out = phrased("relatives", nameIn(m[1]))
	}
	if looseBirth.MatchString(line) {
		for _, day := range looseDay.FindAllString(line, -1) {
			out = append(out, phrased("birth", day)...)
		}
	}
	return out
}

// numbersOf are runs of digits as long as a telephone number.
func numbersOf(text string) (out []identifier) {
	for _, found := range looseNumber.FindAllString(text, -1) {
		out = append(out, identifier{what: "contacts", text: found, digits: lastOf(personal.OnlyDigits(found))})
	}
	return out
}

// codesOf are numbers of five digits or more, however they are spaced.
func codesOf(text string) (out []identifier) {
	for _, found := range looseCode.FindAllString(text, -1) {
		if d := personal.OnlyDigits(found); len(d) >= 6 {
			out = append(out, identifier{what: "identity numbers", text: strings.TrimSpace(found), digits: d})
		}
	}
	return out
}

// housesOf are the parts of an address that name a street or a house of at least two words.
func housesOf(text string) (out []string) {
	for _, part := range addressParts(text) {
		n := len(phraseOf(part))
		if n >= 2 && n <= 6 && looseHouse.MatchString(part) && !personal.IsLabel(part) && !relative.MatchString(part) {
			out = append(out, part)
		}
	}
	return out
}
