package personal

import "regexp"

// A number in a register of a profession leads to who it is: the register can be looked up by anybody.
// It is told by the words before it: what somebody is entered in, and that a number follows.
const (
	// entered are the words for an entry of a person's own, a paper or a register.
	entered = `registrations?|registrants?|register|reg\b\.?|memberships?|member|licen[cs]es?|licensure|enrol?ment|bar\b|roll\b|pin\b` +
		`|certificates?|certifications?|credentials?|accreditations?|council|college|chamber|registered|licensed|certified|card`
	// ownEntry are those behind which a colon leads to the number itself: behind "certification:" stands what it is for ("ISO 27001").
	ownEntry = `registrations?|registrants?|membership|licen[cs]es?|licensure|enrol?ment|pin`
	// registers are known by their letters alone.
	registers = `(?-i:GMC|NMC|HCPC|GPhC|GDC|GOC|GOsC|GCC|RCVS|SRA|BSB|SSSC|NISCC|GTCS|AHPRA|NMBI|CORU|NPI|DEA|BACP|UKCP|PRN|CRD` +
		`|ICAEW|ACCA)`
	// says is that a number follows.
	says = `(?:\b(?:nos?|numbers?|num|nr|id|pin|code)\b\.?|[#№])`
	// between are signs, and the words that may stand between a register and its number.
	between = `(?:[ .:#№(–—-]|\b(?:nos?|numbers?|num|nr|id|pin|code|ref|reference|reg|registration|registered|member|membership` +
		`|licen[cs]e)\b){1,8}`
	// registered is a number of such a register: digits, in groups, with letters before or among them.
	registered = `((?-i:(?:[A-Z]{1,5}[./ -]{0,2}){0,3}\d[\dA-Z]*(?:[./-][\dA-Z]+| \d{3,}[A-Z]?\b)*))`
)

// professions are those whose registers are open to anybody.
const professions = `nurse|midwife|midwives|nursing associate|doctor|physician|surgeon|dentist|pharmacist|physiotherapist|paramedic` +
	`|therapist|psychologist|radiographer|dietitian|dietician|podiatrist|optometrist|osteopath|chiropractor|practitioner` +
	`|social worker|counsell?or|teacher|solicitor|barrister|attorney|lawyer|advocate|engineer|architect|surveyor|accountant` +
	`|auditor|scientist|technician|electrician|plumber|pilot`

var (
	// inRegister has its label right before it, with a sign or a word that says that it is a number.
	inRegister = regexp.MustCompile(`(?i)\b(?:` + entered + `)(?:\)|\b)?(?: holders?\b)?[ (:–-]{0,3}(?:(?-i:[A-Z])\. ?)?` +
		says +
		`(?:[ .:#№–—-]|` + says + `){0,5}` + registered +
		`|\b(?:` + ownEntry + `)\)?[ ]?[:#]{1,2}[ ]?` + registered +
		`|\b` + registers + `\b` + between + registered)
	// besideRegister is one right behind it, where nothing else is likely to be.
	besideRegister = regexp.MustCompile(`(?i)\b(?:registration|licen[cs]e|pin|(?:membership|(?-i:[A-Z]{2,7})) ` + says +
		`|(?-i:[A-Z]{2,7}) member) ` + registered)
	// besidePost is one behind what somebody is registered as, without the register's name: "Registered nurse 08H1234E".
	besidePost = regexp.MustCompile(`(?i)\b(?:registered|chartered|licen[cs]ed|certified)(?: [a-z]+){0,3}? (?:` + professions +
		`)\b\)?[ ,:;(–-]{1,3}` + registered)
	// pinForm is how the numbers of nurses and midwives are written, which nothing else is: year, month, number, country.
	pinForm = regexp.MustCompile(`\b(\d{2}[A-L]\d{4}[EWSNCO])\b`)
	// standards are no registers: "BS No. 7671", "ISO no. 9001".
	standards = regexp.MustCompile(`^(?:ISO|IEC|BS|EN|DIN|IEEE|RFC|ASTM|ANSI|NFPA|API|UL|SAE|PO|SO|WO|JOB|LOT|ITEM|PART)\b`)
	// ofThings ends before what has such a number and is no person.
	ofThings = regexp.MustCompile(`(?i)\b(?:company|companies house|business|firm|vat|tax|gst|vehicle|car|fleet|land|patent|trade ?mark` +
		`|charity|drug|product|device|import|export|software|site|order|part|serial|gift|credit|debit|report|sim|memory|graphics)s?\s+$`)
	// thousands goes on with a figure: what was found is the beginning of a sum or a share.
	thousands = regexp.MustCompile(`^,\d{3}\b|^\.\d+ ?(?:%|m\b|k\b)|^ ?%`)
)

// RegisterLabel is the label of such a number.
var RegisterLabel = label(`\b(?:` + entered + `)\)?\W*` + says + `|\b` + registers + `\b`)

// Registers are the places of the numbers in professional registers; ofPost: in what is told of a post,
// where a number beside such words is as likely to be the firm's.
func Registers(text string, ofPost bool) [][2]int {
	patterns := []*regexp.Regexp{inRegister, besidePost, pinForm}
	if !ofPost {
		patterns = append(patterns, besideRegister)
	}
	days := daysIn(text)
	var places [][2]int
	for _, pattern := range patterns {
		for _, m := range pattern.FindAllStringSubmatchIndex(text, -1) {
			if p, ok := registerAt(text, m, days); ok {
				places = append(places, p)
			}
		}
	}
	return places
}

// registerAt is the number that a pattern found, in the last of its groups.
func registerAt(text string, m []int, days [][]int) (place [2]int, ok bool) {
	from, to := m[1], m[1]
	for k := 2; k < len(m); k += 2 {
		if m[k] >= 0 {
			from = m[k]
		}
	}
	from, to = trimmed(text, without([]int{from, to}, days)[0])
	found := text[from:to]
	isNumber := len(OnlyDigits(found)) >= 4 && !onlyPeriods(found) && !thousands.MatchString(text[to:])
	isNumber = isNumber && !standards.MatchString(found) && !standards.MatchString(text[m[0]:])
	return [2]int{from, to}, isNumber && !counts(text[to:]) && !ofThings.MatchString(text[:m[0]])
}

// WithoutRegisters puts as in place of the numbers in professional registers.
func WithoutRegisters(text, as string, ofPost bool) string {
	for places := Registers(text, ofPost); len(places) > 0; places = Registers(text, ofPost) {
		text = cutOut(text, places[:1], as) // one by one: what two patterns find may overlap
	}
	return text
}
