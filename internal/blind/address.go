package blind

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
)

var (
	streetWord = regexp.MustCompile(`(?i)\b(street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|close|court|crescent|terrace` +
		`|house|flat|apartments?|` +
		`aptt?s?\.?|suite|floor|p\.? ?o\.? ?box|stra(ss|ß)e|weg|platz|rue|calle|via|straat|vill\.?|village|p\.?o\b\.?` +
		`|v\.?p\.?o\b|post|distt?\.?|` +
		`district|tehsil|teh|tal|taluk|tk|dt|mandal|mohalla|moh|p\.s\b|r/o|a/p|address|gali|marg|nagar|colony|sector|ward` +
		`|residency|society|enclave|vihar|layout|chowk|near|opp\.?|` +
		`opposite|behind|[hdf]\.?no|no|plot|door|block|cross|building|pin|zip ?code)\b|stra(ss|ß)e\b|\(h\)`)
	// house finds what says in which one somebody lives, wherever it stands.
	house = regexp.MustCompile(`(?i)\bp\.?\s?o\.?\s?box\W{0,4}\d[\d –-]*|\b(?:(?:h|d|f|house|flat|plot|door|qtr` +
		`|quarter)s?\.?\s?no\b|#)[.: -]{0,4}[A-Z]{0,3}[/-]?\d[\w/,-]*` +
		`|(?:^|[\s,(:#—-])(?:no[., ]{1,3})?\d{1,5}(?:st|nd|rd|th|[A-Z])?(?:[/-]\w+)*[ ,.]+(?:[\pL.'’]+[ ,]+){0,3}?` +
		`(?:street|road|avenue|lane|marg|nagar|colony|mohalla|apartments?|residency|enclave|vihar|chowk|stra(?:ss|ß)e)\b`)
	// pinCode finds an Indian postal code behind its label, townCode one behind its town, or the
	// district of a town: "Chennai - 61".
	pinCode  = regexp.MustCompile(`(?i)\b(?:pin|zip|postal)\s*-?(?:code)?\s*(?:no\.?)?[ :.#–—-]{0,4}\d{3} ?\d{2,3}\b`)
	townCode = regexp.MustCompile(`(\pL{2,}\.?\)?|\))[\s.,:–—-]{1,4}(?:[1-9]\d{2} ?\d{3}|\(?[1-9]\d{5}\)?|\d{1,3}$)(?:[.\s]+|$)`)
	// relative finds whose child or wife somebody is, or who takes their letters in.
	relative = regexp.MustCompile(`(?:^|[\s,(:.-])((?:[SDsd]\s?/\s?[Oo]|[WC]\s?/\s?[OoHh]|c/o)\b[.:, -]*(?:(?:[Mm]r` +
		`|[Ll]ate|[Ss]h?ri|[Mm]d|[Ss]mt)\b\.?\s*)*(?:\pL[\pL.'’]*\s*){0,4})`)
	// addressLabel opens the lines of an address.
	addressLabel = regexp.MustCompile(`(?i)^\W*(?:(?:permanent|present|current|local|mailing|postal|contact|home|residential|residence|` +
		`correspondence|corresponding|communication|native|office)\s+)*(?:address|adresse|anschrift|residence)\b` +
		`(?:\s+(?:for\s+)?(?:communication|correspondence))?\s*[:\-–—.]*\s*(.*)$`)
	// otherLabel opens another fact below.
	otherLabel = regexp.MustCompile(`^\W*[\pL.'’ /-]{3,30}\s*:`)
	code       = regexp.MustCompile(`\b\d{3} ?\d{3}\b`)
)

// maxAddress is how many lines an address has below its label.
const maxAddress = 6

// addressLines are the lines of a file that an address fills, as far as its label tells.
func addressLines(source []cv.SourceLine) map[int]string {
	lines := map[int]string{}
	for i, l := range source {
		m := addressLabel.FindStringSubmatch(l.Text)
		if m == nil || len(m[1]) > 160 {
			continue
		}
		lines[i] = m[1]
		for k := i + 1; k < min(len(source), i+maxAddress) && !code.MatchString(lines[k-1]) && goesOnAddress(source[k]); k++ {
			lines[k] = source[k].Text
		}
	}
	return lines
}

// goesOnAddress reports a line that may belong to an address above it.
func goesOnAddress(l cv.SourceLine) bool {
	switch {
	case l.As == cv.LineHeading || len(l.Text) > 70 || personal.Email.MatchString(l.Text) || len(personal.Phones(l.Text)) > 0:
		return false
	}
	return streetWord.MatchString(l.Text) || relative.MatchString(l.Text) || !otherLabel.MatchString(l.Text) && isPart(l.Text)
}

// isPart reports what parts of addresses look like: capitals and commas, no sentence.
func isPart(text string) bool {
	words := strings.Fields(text)
	return len(words) <= 12 && (strings.Contains(text, ",") || hasDigit(text) || len(words) <= 3) && !prose(words)
}

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

var period = regexp.MustCompile(`\b(19|20)\d\d\b`)

// withoutCode is a part of an address without its postal code.
func withoutCode(part string) string {
	part = personal.Postcode.ReplaceAllString(pinCode.ReplaceAllString(part, ""), "")
	return strings.Trim(townCode.ReplaceAllString(part, "$1 "), " .:-–—")
}

// parted is a word for a relative with a comma before the name.
var parted = regexp.MustCompile(`(?i)(\b[sdwc]\s?/\s?o\b\.?)\s*,\s*`)

func addressParts(text string) []string {
	var out []string
	text = parted.ReplaceAllString(text, "$1 ")
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",\n\t|·;", r) }) {
		if part = strings.Trim(part, " .:-–—"); part != "" {
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
		return townOf(cv.Place{Text: cv.Text{Value: text}})
	}
	text = relative.ReplaceAllStringFunc(text, func(found string) string {
		if i := strings.IndexAny(found, "SDWCsdc"); i > 0 {
			return found[:i] + withheld
		}
		return withheld
	})
	text = house.ReplaceAllStringFunc(text, func(found string) string {
		if period.MatchString(found) || day.MatchString(found) {
			return found
		}
		return found[:len(found)-len(strings.TrimLeft(found, " \t\n,(:#—-"))] + withheld
	})
	text = pinCode.ReplaceAllString(personal.Postcode.ReplaceAllString(text, withheld), withheld)
	short := len(strings.Fields(text)) <= 3 && code.MatchString(text)
	inAddress := strings.Contains(text, ",") && streetWord.MatchString(text)
	if short || inAddress || r.Role == cv.RoleDetail && r.Section == cv.SectionPerson {
		text = townCode.ReplaceAllString(text, "$1 "+withheld)
	}
	return strings.TrimSpace(text)
}

// isAddress reports a text of the lines of an address, or one that is built like one.
func (s *secrets) isAddress(text string, r cv.Ref) bool {
	if r.Role != cv.RoleDetail && r.Role != cv.RoleProse && r.Role != cv.RoleBullet && r.Role != cv.RolePlace {
		return false
	}
	inLines := len(r.Text.Lines) > 0 && !slices.ContainsFunc(r.Text.Lines, func(l int) bool { return s.lines[l] == "" })
	strong := house.MatchString(text) || pinCode.MatchString(text) || relative.MatchString(text)
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

// townOf is an address without street, number and code.
func townOf(p cv.Place) string {
	value := p.Value
	if m := addressLabel.FindStringSubmatch(value); m != nil {
		value = m[1]
	}
	var kept []string
	for _, part := range addressParts(value) {
		if part = withoutCode(part); len([]rune(part)) > 2 && !isStreet(part) || isRegion.MatchString(part) {
			kept = append(kept, part)
		}
	}
	if len(kept) == 0 && p.City != "" && !isStreet(p.City) {
		return cityOf(p)
	}
	n := 2 // the town and its region
	if len(kept) > 0 && (isCountry.MatchString(kept[len(kept)-1]) || isRegion.MatchString(kept[len(kept)-1])) {
		n = 3
	}
	return strings.Join(kept[max(0, len(kept)-n):], ", ")
}

// isCountry finds those that are often written behind the region of a town.
var isCountry = regexp.MustCompile(`(?i)^(?:india|pakistan|bangladesh|nepal|sri lanka|usa|u\.s\.a\.?|uk|united kingdom` +
	`|united states.*|u\.?a\.?e\.?|` +
	`united arab emirates|.*saudi arabia|oman|qatar|kuwait|bahrain|egypt|kenya|nigeria|canada|australia|germany` +
	`|deutschland|france|españa|spain|italy|ireland)\.?$`)

// isRegion finds short names of countries and states.
var isRegion = regexp.MustCompile(`^(?:[A-Z]{2}|\(?[A-Z]\.[A-Z]\.?\)?)$`)

// cityOf is the city of an address that was read in parts, with what of its region and
// country the CV names.
func cityOf(p cv.Place) string {
	parts := []string{p.City}
	for _, more := range []string{p.Region, p.Country} {
		if more != "" && strings.Contains(p.Value, more) && more != p.City && !isStreet(more) {
			parts = append(parts, more)
		}
	}
	return strings.Join(parts, ", ")
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }
