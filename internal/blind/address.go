package blind

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	streetWord = sieve.MustCompile(`(?i)\b(street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|close|court|crescent|terrace` +
		`|house|flat|apartments?|` +
		`aptt?s?\.?|suite|floor|p\.? ?o\.? ?box|stra(ss|ß)e|weg|platz|rue|calle|via|straat|vill\.?|village|p\.?o\b\.?` +
		`|v\.?p\.?o\b|post|distt?\.?|dst|` +
		`district|tehsil|teh|tal|taluka?|tk|tq|dt|mandal|mohalla|moh|p\.s\b|r/o|a/p|address|gali|marg|nagar|colony|sector|ward` +
		`|residency|complex|society|enclave|vihar|layout|chowk|chock|near|opp\.?|` +
		`opposite|behind|[hdf]\.?no|no|plot|door|block|cross|building|baza?ar|baazar|extn|stage|pin` +
		`|zip ?code)\b|stra(ss|ß)e\b|\(h\)` +
		`|^\W*at ?[:–-]|^\W*mo ?[:–-]|\bnr\.|\bchs\b|\btola\b|\bt(?:ah|ha)seel\b|\btahsil\b`)
	// house finds what says in which one somebody lives, wherever it stands: a box, a number with its
	// label, or a number right before the name of a street that ends the part of the address.
	house = sieve.MustCompile(`(?i:\bp(?:ost|\.)?\s?o(?:ffice|\.)?\s?box\W{0,4}\d[\d –-]*)` +
		`|\b(?i:[hdf]\s?[./]\s?no|h no|(?:house|flat|plot|door|qtr|quarter)s?\.?\s?no)\b[.:# -]{0,4}[A-Z]{0,3}[/-]?\d[\w/,-]*` +
		`|(?:^|[\s,(:#—-])(?:[Nn]o[., ]{1,3})?\d{1,5}(?:st|nd|rd|th|[A-Z])?(?:[/-]\w+)*[ ,.]+(?:\p{Lu}[\pL.'’]+[ ,]+){1,3}?` +
		`(?i:street|road|avenue|lane|marg|nagar|colony|mohalla|apartments|residency|enclave|vihar|chowk|stra(?:ss|ß)e)\b` +
		`|(?:^|[\s,(:#—-])\d{1,2}(?:st|nd|rd|th)\s(?i:main|cross)(?:\s(?i:road|street))?\b`)
	// smallHouse is the same in small letters, for what is an address by its postal code.
	smallHouse = sieve.MustCompile(`(?i)^\W*(?:no[., ]{1,3})?\d{1,5}[a-z]?(?:[/-]\w+)*[ ,.]+(?:[\pL.'’]+[ ,]+){1,3}?` +
		`(?:street|road|avenue|lane|marg|nagar|colony|mohalla|apartments|residency|enclave|vihar|chowk)\b.*[ ,-]\d{6}\W*$`)
	// pinCode finds an Indian postal code behind its label, townCode one behind its town, or the
	// district of a town: "Chennai - 61".
	pinCode = sieve.MustCompile(`(?i)\bpin(?: ?-?code)?\b[ :.#–—-]{0,4}(?:no\b[ :.#–—-]{0,4})?\d{3} ?\d{3}\b` +
		`|\b(?:zip|postal) ?-?code\b[ :.#–—-]{0,4}(?:no\b[ :.#–—-]{0,4})?\d{3} ?\d{2,3}\b`)
	townCode = sieve.MustCompile(`((?:\p{Lu}\pL+|\p{Lu}\. ?\p{Lu})\.?\)?|\))(?:\s?[–—-]{1,2}\s?\(?[1-9]\d{2} ?\d{3}\)?(?:[.\s\]]+|$)` +
		`|[\s.,:]{1,4}\(?[1-9]\d{5}\)?(?:[.\s\]]*$|\.\s*))`)
	// partCode and townNumber are the code and the district of a town in what is an address for certain.
	partCode   = sieve.MustCompile(`(\pL{2,}\.?\)?|\))[\s.,:–—-]{1,4}(?:[1-9]\d{2} ?\d{3}|\(?[1-9]\d{5}\)?)(?:[.\s]+|$)`)
	townNumber = sieve.MustCompile(`(\pL{4,})\s?[–—-]\s?\d{1,3}$`)
	// relative finds whose child or wife somebody is, or who takes their letters in.
	relative = sieve.MustCompile(`(?:^|[\s,(:.-])((?:[SDsd]\s?/\s?[Oo]|[WC]\s?/\s?[OoHh]|c/o)\b[.:, -]*(?:(?:[Mm]r` +
		`|[Ll]ate|[Ss]h?ri|[Mm]d|[Ss]mt)\b\.?\s*)*` + personal.OfSentence + `{1,4})`)
	// addressLabel opens the lines of an address.
	addressLabel = sieve.MustCompile(`(?i)^\W*(?:(?:permanent|present|current|local|mailing|postal|contact|home|residential` +
		`|residence|` +
		`correspondence|corresponding|communication|native|office)\s+)*(?:address|adresse|anschrift|residence)\b` +
		`(?:\s+(?:for\s+)?(?:communication|correspondence))?\s*[:\-–—.]*\s*(.*)$`)
	// otherLabel opens another fact below.
	otherLabel = sieve.MustCompile(`^\W*[\pL.'’ /-]{3,30}\s*:`)
	code       = sieve.MustCompile(`\b\d{3} ?\d{3}\b`)
)

// maxAddress is how many lines an address has below its label.
const maxAddress = 6

// addressLines are the lines of a file that an address fills, as far as its label tells.
func addressLines(source []cv.SourceLine) map[int]string {
	lines := map[int]string{}
	for i, l := range source {
		first, labelled := opensAddress(l)
		if first == "" && !labelled {
			continue
		}
		lines[i] = first
		for k := i + 1; k < min(len(source), i+maxAddress) && !code.MatchString(lines[k-1]) && goesOnAddress(source[k], labelled); k++ {
			lines[k] = source[k].Text
		}
	}
	return lines
}

// opensAddress is what the first line of an address says of it: what stands behind a label, or a
// line that names a house.
func opensAddress(l cv.SourceLine) (first string, labelled bool) {
	if m := addressLabel.FindStringSubmatch(l.Text); m != nil && len(m[1]) <= 160 && labelOfAddress(l.Text, m[1]) {
		return m[1], true
	}
	if len(l.Text) <= 70 && l.As != cv.LineHeading && reads(l.Text) && isPart(l.Text) && hasHouse(l.Text) {
		return l.Text, false
	}
	return "", false
}

// labelOfAddress reports a label that stands alone or before a colon, a dash or an address: "Address
// complaints" is none.
func labelOfAddress(line, rest string) bool {
	label := strings.TrimSpace(strings.TrimSuffix(line, rest))
	return rest == "" || strings.ContainsAny(label[max(0, len(label)-3):], ":-–—") || code.MatchString(rest) || house.MatchString(rest)
}

// goesOnAddress reports a line that may belong to an address above it. Where no label announced the
// address, a line of it has a word of addresses.
func goesOnAddress(l cv.SourceLine, labelled bool) bool {
	switch {
	case l.As == cv.LineHeading || len(l.Text) > 70 || personal.Email.MatchString(l.Text) || len(personal.Phones(l.Text, true)) > 0:
		return false
	case !labelled:
		return isStreet(l.Text) && isPart(l.Text) && reads(l.Text) && !period.MatchString(l.Text)
	}
	return streetWord.MatchString(l.Text) || relative.MatchString(l.Text) || !otherLabel.MatchString(l.Text) && isPart(l.Text)
}

// isPart reports what parts of addresses look like: capitals and commas, no sentence.
func isPart(text string) bool {
	words := strings.Fields(text)
	short := strings.Contains(text, ",") || hasDigit(text) || len(words) <= 3 || streetEnds.MatchString(text) && reads(text)
	return len(words) <= 12 && short && !prose(words)
}

// streetEnds finds the name of a street or a quarter at the end of a line.
var streetEnds = sieve.MustCompile(`(?i)\b(?:street|road|avenue|lane|marg|nagar|colony|mohalla|apartments` +
	`|residency|enclave|vihar|chowk)\W*$`)

// prose reports four words or more that begin small and are common ones.
func prose(words []string) bool {
	n := 0
	for _, w := range words {
		if lexicon.Exact(strings.Trim(w, ".,;:()")).Known() && !unicode.IsUpper([]rune(w)[0]) {
			n++
		}
	}
	return n >= 4
}

// addresses collects what the file says of where the person lives.
func (s *secrets) addresses(original *cv.Document) {
	s.address(original.Person.Location.Value)
	s.address(original.Person.Location.Street)
	s.phrase(original.Person.Location.PostalCode, "the address", withheld)
	s.lines = addressLines(original.Source)
	for _, text := range s.lines {
		s.address(text)
	}
}

// address: what of it is no town.
func (s *secrets) address(text string) {
	for _, part := range addressParts(text) {
		town := withoutCode(part)
		switch {
		case !isStreet(town):
			for _, c := range code.FindAllString(part, -1) {
				s.phrase(c, "the address", withheld)
			}
		case len(phraseOf(part)) > 1 && !period.MatchString(part):
			s.phrase(part, "the address", withheld)
		}
	}
}

var period = sieve.MustCompile(`\b(19|20)\d\d\b`)

// withoutCode is a part of an address without its postal code.
func withoutCode(part string) string {
	part = withoutPostcode(pinCode.ReplaceAllString(part, ""), "")
	return strings.Trim(townNumber.ReplaceAllString(partCode.ReplaceAllString(part, "$1 "), "$1"), " .:-–—")
}

// withoutPostcode puts as in place of a postcode; the state before an American one stays.
func withoutPostcode(text, as string) string {
	return personal.Postcode.ReplaceAllStringFunc(text, func(found string) string {
		if state, _, is := strings.Cut(found, " "); is && len(state) == 2 && !hasDigit(state) {
			return strings.TrimSpace(state + " " + as)
		}
		return as
	})
}

// parted is a word for a relative with a comma before the name.
var parted = sieve.MustCompile(`(?i)(\b[sdwc]\s?/\s?o\b\.?)\s*,\s*`)

// codeBefore is a postal code right before a bracket with the region: "Hull 361001(YORKS)".
var codeBefore = sieve.MustCompile(`(\d)\(`)

func addressParts(text string) []string {
	var out []string
	text = codeBefore.ReplaceAllString(parted.ReplaceAllString(text, "$1 "), "$1, (")
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",\n\t|·;", r) }) {
		if part = strings.Trim(part, " .:-–—"); part != withheld {
			part = strings.Trim(part, "[]")
		}
		if part != "" {
			out = append(out, part)
		}
	}
	return out
}

// isStreet reports a part of an address that says more than the town.
func isStreet(part string) bool {
	return hasDigit(part) || streetWord.MatchString(part) || relative.MatchString(part)
}

// withoutAddress takes out of one text what says where the person lives. What stands with a post
// or a course says where that was.
func (s *secrets) withoutAddress(text string, r cv.Ref) string {
	switch {
	case ofPost(r.Section), r.Section != "" && (r.Role == cv.RoleOrganisation || r.Role == cv.RoleQualification || r.Role == cv.RoleTitle):
		return text
	}
	if s.isAddress(text, r) {
		town := townOf(cv.Place{Text: cv.Text{Value: text}})
		if slices.Equal(phraseOf(town), phraseOf(text)) {
			return text
		}
		return town
	}
	text = relative.ReplaceAllStringFunc(text, func(found string) string {
		if i := strings.IndexAny(found, "SDWCsdc"); i > 0 {
			return found[:i] + withheld
		}
		return withheld
	})
	text = withoutHouse(text)
	text = pinCode.ReplaceAllString(withoutPostcode(text, withheld), withheld)
	short := len(strings.Fields(text)) <= 3 && code.MatchString(text)
	inAddress := strings.Contains(text, ",") && streetWord.MatchString(text) && reads(text)
	if short || inAddress || r.Role == cv.RoleDetail && r.Section == cv.SectionPerson {
		text = withoutTownCode(text)
	}
	return strings.TrimSpace(text)
}

// withoutHouse takes out houses. A number before the name of a street is one only where an address
// is read, and only at its end: "12 Mill Road works" is something else.
func withoutHouse(text string) string {
	var b strings.Builder
	at := 0
	for _, m := range house.FindAllStringIndex(text, -1) {
		found := text[m[0]:m[1]]
		start := strings.TrimLeft(found, " \t\n,(:#—-")
		onlyNumber := hasDigit(start[:1]) || strings.HasPrefix(strings.ToLower(start), "no")
		inAddress := reads(text) && (partEnds(text[m[1]:]) || coded.MatchString(text))
		isBox := strings.HasPrefix(strings.ToLower(start), "p") && strings.Contains(strings.ToLower(start), "box")
		if period.MatchString(found) || personal.Day.MatchString(found) || onlyNumber && !inAddress || !isBox && goesOn(text[m[1]:]) {
			continue
		}
		b.WriteString(text[at:m[1]-len(start)] + withheld)
		at = m[1]
	}
	return b.String() + text[at:]
}

// houseOfHead reports a fact of the head that names a house, whatever its number looks like.
func houseOfHead(text string, r cv.Ref) bool {
	ofHead := r.Section == cv.SectionPerson && r.Role == cv.RoleDetail
	numbered := hasDigit(text) || strings.Contains(text, withheld)
	return ofHead && numbered && (ofHouse.MatchString(text) && isPart(text) || townLast(text)) && reads(text)
}

// townLast reports a town that is known behind a part with the number of a house: "5 Elm Hill, Norwich".
func townLast(text string) bool {
	parts := addressParts(withoutPostcode(text, ""))
	if len(parts) < 2 {
		return false
	}
	if last := withoutCode(parts[len(parts)-1]); !isTown(last) && townBehind(last) == last {
		return false
	}
	return slices.ContainsFunc(parts[:len(parts)-1], houseAlone.MatchString)
}

// houseAlone is a number and a name, both with capitals, and no more: "5 Elm Hill", "Lindenstraße 7".
var houseAlone = sieve.MustCompile(`^(?:(?i:flat|unit|apt\.?) ?)?\d{1,4} ?[a-zA-Z]?(?: \p{Lu}[\pL'’.]+){1,4}$` +
	`|^(?:\p{Lu}[\pL'’.-]+ ){0,2}\p{Lu}\pL*(?:str\.?|straße|strasse|weg|platz|allee|gasse|ring) \d{1,4} ?[a-z]?$`)

// ofHouse are words of addresses that no other fact of a head has beside a figure.
var ofHouse = sieve.MustCompile(`(?i)\b(?:street|road|lane|nagar|colony|house|flat|vill(?:age)?|apartments?|marg|gali|floor|plot` +
	`|door|mohalla|enclave|vihar|h\.? ?no)\b`)

// coded finds postal codes of five and six digits behind a comma.
var coded = sieve.MustCompile(`,.*(?:\b\d{5,6}\b|\[withheld\])`)

// hasHouse reports a text from which withoutHouse would take one.
func hasHouse(text string) bool {
	return smallHouse.MatchString(text) && reads(text) || withoutHouse(text) != text
}

// partEnds reports that what was before is the end of a part of an address.
func partEnds(after string) bool {
	after = strings.TrimLeft(after, " ")
	return after == "" || strings.ContainsAny(after[:1], ",.;:()-|/\n") || strings.HasPrefix(after, "–")
}

// reads reports what reads like an address: few words, hardly one of them a common one in small letters.
func reads(text string) bool {
	words := strings.Fields(text)
	n := 0
	for _, w := range words {
		w = strings.Trim(w, ".,;:()")
		if w != "" && unicode.IsLower([]rune(w)[0]) && !streetWord.MatchString(w) && lexicon.Exact(w).Known() {
			n++
		}
	}
	return len(words) <= 20 && n <= 1
}

// goesOn reports a word in small letters that is none of addresses: what is before it is counted.
func goesOn(after string) bool {
	word, _, _ := strings.Cut(strings.TrimLeft(after, " "), " ")
	return word != "" && unicode.IsLower([]rune(word)[0]) && !streetWord.MatchString(word)
}

// withoutTownCode takes the codes from behind towns; a currency is none.
func withoutTownCode(text string) string {
	var b strings.Builder
	at := 0
	for _, m := range townCode.FindAllStringSubmatchIndex(text, -1) {
		if currencies[strings.ToLower(text[m[2]:m[3]])] || goesOn(text[m[1]:]) {
			continue
		}
		b.WriteString(text[at:m[3]] + " " + withheld)
		at = m[1]
	}
	return b.String() + text[at:]
}

var currencies = wordset.Of("eur usd gbp inr aed chf pln sar qar kes ngn pkr")

// isAddress reports a text of the lines of an address, or one that is built like one.
func (s *secrets) isAddress(text string, r cv.Ref) bool {
	if r.Role != cv.RoleDetail && r.Role != cv.RoleProse && r.Role != cv.RoleBullet && r.Role != cv.RolePlace {
		return false
	}
	if houseOfHead(text, r) {
		return true
	}
	inLines := len(r.Text.Lines) > 0 && !slices.ContainsFunc(r.Text.Lines, func(l int) bool { return s.lines[l] == "" })
	strong := hasHouse(text) || pinCode.MatchString(text) || relative.MatchString(text)
	return inLines && isPart(text) || strong && strings.Contains(text, ",") && len(text) < 160 && !prose(strings.Fields(text))
}

// ofPost reports sections whose places are those of firms and schools.
func ofPost(s cv.Section) bool {
	switch s {
	case cv.SectionWork, cv.SectionProjects, cv.SectionVolunteering, cv.SectionPublications, cv.SectionSkills:
		return true
	}
	return false
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }
