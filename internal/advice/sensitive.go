package advice

import (
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// identifiers are numbers by which a person can be impersonated, and positions that
// an installation can be found by.
var identifiers = []struct {
	pattern *sieve.Regexp
	what    string
	valid   func(string) bool // nil where the form is enough
}{
	// The first letters are those that HMRC's manual NIM39110 allows.
	{sieve.MustCompile(`\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b`), "a National Insurance number", nil},
	// A label says what it is, whatever the letters.
	{
		sieve.MustCompile(`(?i)\b(?:national insurance|NINO|NI)(?: no\.?| number)?[:. #]+[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b`),
		"a National Insurance number", nil,
	},
	{sieve.MustCompile(`(?i)\b(?:date of birth|birth ?date|D\.?O\.?B\.?|born(?: on)?)[:. ]+(?:` +
		`\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\d{1,2}|[a-z]{3,9})[ ./-]\d{2,4}|` +
		`[a-z]{3,9} \d{1,2},? \d{4}|\d{4}-\d{2}-\d{2})\b`), "a date of birth", nil},
	{sieve.MustCompile(`(?i)\b(?:SSN|social security (?:no\.?|number))[:. #]*\d{3}[- ]?\d{2}[- ]?\d{4}\b`), "a Social Security number", nil},
	{sieve.MustCompile(`(?i)\bpassport(?: no\.?| number| #)?[:. #]+[A-Z]{0,2}\d{6,9}\b`), "a passport number", nil},
	{sieve.MustCompile(`(?is)\bpassport\b.*?\b(?-i:[A-Z]{1,2}) ?\d{6,8}\b`), "a passport number", nil}, // a table told as one text
	{
		sieve.MustCompile(`(?i)\b(?:service|regimental|army|staff) (?:no\.?|number)[:. #]+[A-Z]{0,2}\d{6,9}[A-Z]?\b`),
		"a service number", nil,
	},
	{sieve.MustCompile(`\b[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){2,7}[A-Z0-9]{1,4}\b`), "an account number (IBAN)", opensWithIBAN},
	{sieve.MustCompile(`\b\d{1,2}[C-HJ-NP-X] ?[A-HJ-NP-Z]{2} ?(?:\d{5} ?\d{5}|\d{4} ?\d{4})\b`), "a military grid reference", nil},
	{sieve.MustCompile(`\b\d{1,2}°\s?\d{1,2}['′](?:\s?\d{1,2}(?:\.\d+)?["″])?\s?[NS]\b`), "geographic coordinates", nil},
	{sieve.MustCompile(`(?i)\b\d{1,2}\.\d{3,}°? ?[NS]\b[, ]{1,3}\d{1,3}\.\d{3,}°? ?[EW]\b` +
		`|\blat(?:itude)?\b[ :=]*-?\d{1,2}\.\d{2,}`), "geographic coordinates", nil},
	{
		sieve.MustCompile(`\b(?:(?i:grid(?: ref(?:erence)?)?|NGR|MGRS)[:. ]+)[A-Z]{2} ?(?:\d{3} ?\d{3}|\d{4} ?\d{4}|\d{5} ?\d{5})\b`),
		"a grid reference", nil,
	},
	{sieve.MustCompile(`(?i)\b(?:DoD ID|EDIPI)(?: no\.?| number| #)?[:. #]+\d{10}\b`), "a military identity number", nil},
}

// behindLabel parts a label from what it says: a colon or a dash with spaces, for "Mother-in-law" is no label.
const behindLabel = `\W*(?::|\s[–-]\s)\W*`

// facts are private ones under their own label. In posts the same words name what was done: "Guardian: wrote forty reports".
var facts = []struct {
	pattern *sieve.Regexp
	what    string
}{
	{ // however the date is written
		sieve.MustCompile(`(?i)^\W*(?:age\W+(?:and )?)?(?:date of birth|birth ?da(?:te|y)|D\.?O\.?B\.?|born(?: on)?)` +
			`(?: ?(?:and|&|/) ?[a-z]+)*` + behindLabel + `.*\d`),
		"a date of birth",
	},
	{sieve.MustCompile(`(?i)^\W*age` + behindLabel + `\d`), "an age"},
	{
		sieve.MustCompile(`(?i)^\W*(?:nationality ?(?:&|and|/) ?)?(?:religion|caste|religion ?(?:&|and|/) ?caste)` + behindLabel + `\pL`),
		"a religion or a caste",
	},
	{
		sieve.MustCompile(`(?i)^\W*(?:(?:present|current|last|drawn|expected|desired|minimum|net|gross|monthly|annual) )+` +
			`(?:salary|ctc|remuneration|pay|package)(?: (?:drawn|expected|per (?:month|annum)))?` + behindLabel + `[\pL\d]`),
		"what the candidate earns or asks for",
	},
	{
		sieve.MustCompile(`(?i)^\W*(?:father|mother|husband|wife|spouse|guardian)(?:\W{0,2}s)?(?: ?name)?` + behindLabel + `\pL`),
		"the name of a relative",
	},
	{sieve.MustCompile(`(?i)^\W*(?:marital|matrimonial|civil) status` + behindLabel + `\pL`), "whether the candidate is married"},
}

// markings warns of those in the uploaded file, and of one that is to be printed and is lower.
func markings(doc *cv.Document, printed string) (notes []cv.Note) {
	seen := map[string]bool{}
	for i, line := range doc.Source {
		text := strings.TrimSpace(line.Text)
		if !seen[text] && personal.IsMarking(text) {
			seen[text] = true
			notes = append(notes, cv.Note{Kind: cv.NoteAdvice, Lines: []int{i}, Reason: ofMarking(text, printed)})
		}
	}
	return notes
}

func ofMarking(text, printed string) string {
	if printed != "" && personal.Lower(printed, text) {
		return fmt.Sprintf("The uploaded file is marked “%s”, and the document “%s”, which is lower. "+
			"Make sure that it may be passed on so.", text, printed)
	}
	return fmt.Sprintf("The uploaded file is marked “%s”. Make sure that it may be passed on.", text)
}

// Marked words the notes on markings for a document that gets another one than it was made with; all else of them stays.
func Marked(notes []cv.Note, doc *cv.Document, printed string) {
	for i, n := range notes {
		if n.Kind != cv.NoteAdvice || n.Field != "" || len(n.Lines) != 1 || n.Lines[0] >= len(doc.Source) {
			continue
		}
		if text := strings.TrimSpace(doc.Source[n.Lines[0]].Text); personal.IsMarking(text) {
			notes[i].Reason = ofMarking(text, printed)
		}
	}
}

// What is said of an identifier, about its kind.
const (
	sectionHolds = " section holds "
	takeItOut    = ". Take it out unless it was asked for."
)

// NamePrivate names what notes of before Note.Private tell of the person.
func NamePrivate(notes []cv.Note) {
	for i, n := range notes {
		_, what, isOne := strings.Cut(n.Reason, sectionHolds)
		what, isWhole := strings.CutSuffix(what, takeItOut)
		if n.Kind == cv.NoteAdvice && isOne && isWhole {
			notes[i].Private = what
		}
	}
}

// Numbers warns of identifiers that doc prints, and so belongs behind what takes some of them out.
// The number itself is not repeated: notes are shown and kept.
func Numbers(doc *cv.Document) (notes []cv.Note) {
	var label cv.Ref // of the detail whose value may come next: "Service number"
	isPassport := false
	doc.Walk(func(r cv.Ref) {
		text, told := r.Text.Value, []string(nil)
		if strings.HasSuffix(r.Path, ".label") {
			label = r
		} else if strings.HasSuffix(r.Path, ".value") && strings.TrimSuffix(label.Path, "label") == strings.TrimSuffix(r.Path, "value") {
			told = identifying(label.Text.Value, r.Section)
			text = strings.TrimRight(label.Text.Value, ": ") + ": " + text
		}
		kinds := identifying(text, r.Section)
		if strings.HasSuffix(r.Path, ".value") {
			isOf := isPassport && len(kinds) == 0 && ofPassport.MatchString(text)
			isPassport = isOf || r.Section == cv.SectionPerson && strings.Contains(strings.ToLower(text), "passport")
			if isOf {
				kinds = []string{"when or where a passport was issued"}
			}
		}
		for _, what := range kinds {
			if slices.Contains(told, what) {
				continue
			}
			note := advise(*r.Text, fmt.Sprintf("The %s%s%s%s", r.Section, sectionHolds, what, takeItOut))
			note.Private = what
			notes = append(notes, note)
		}
	})
	return notes
}

// ofPassport are details below the number of a passport that belong to it.
var ofPassport = sieve.MustCompile(`(?i)^\W*(?:(?:date|place|country) of (?:issue|expiry|expiration)` +
	`|(?:issue|expiry|expiration) (?:date|place)|(?:date|place) (?:issued|issue|expiry)|issued (?:on|at|in|by)|expires(?: on)?|valid(?:ity)?(?: (?:till|until|up ?to|from))?)` + behindLabel + `[\pL\d]`)

// identifying names the kinds of identifiers in a text, each once.
func identifying(text string, of cv.Section) (kinds []string) {
	for _, id := range identifiers {
		found := id.pattern.FindAllString(text, -1)
		if len(found) > 0 && (id.valid == nil || slices.ContainsFunc(found, id.valid)) && !slices.Contains(kinds, id.what) {
			kinds = append(kinds, id.what)
		}
	}
	for _, fact := range facts {
		if of == cv.SectionPerson && !slices.Contains(kinds, fact.what) && fact.pattern.MatchString(text) {
			kinds = append(kinds, fact.what)
		}
	}
	if len(kinds) == 0 && personal.WithoutNumbers(text, "", scope(of)) != text {
		return []string{paper(text)}
	}
	return kinds
}

// scope is how far the shape of a number tells in a section that it is one of identity: those of
// posts have numbers of their own.
func scope(of cv.Section) personal.Scope {
	switch of {
	case cv.SectionPerson:
		return personal.OfPerson
	case cv.SectionWork, cv.SectionProjects, cv.SectionVolunteering, cv.SectionPublications, cv.SectionCertificates:
		return personal.OfPost
	}
	return personal.OfAnybody
}

// paper is what a number belongs to, as far as the text tells.
func paper(text string) string {
	switch folded := strings.ToLower(text); {
	case strings.Contains(folded, "passport"):
		return "a passport number"
	case strings.Contains(folded, "licen"):
		return "the number of a driving licence"
	}
	return "what looks like the number of a passport or another paper"
}

// opensWithIBAN reports an account number that other capitals may follow: "… 1332 BIC".
func opensWithIBAN(text string) bool {
	groups := strings.Split(text, " ")
	for n := range groups {
		if isIBAN(strings.Join(groups[:n+1], "")) {
			return true
		}
	}
	return false
}

// isIBAN reports the check digits of ISO 13616 right: course codes and addresses in capitals look like account numbers.
func isIBAN(text string) bool {
	if len(text) < 15 || len(text) > 34 {
		return false
	}
	rest := 0
	for _, r := range text[4:] + text[:4] {
		switch {
		case r >= '0' && r <= '9':
			rest = (rest*10 + int(r-'0')) % 97
		default:
			rest = (rest*100 + int(r-'A') + 10) % 97
		}
	}
	return rest == 1
}
