package extract

import (
	"regexp"
	"strings"
	"unicode"

	"github.com/abadojack/whatlanggo"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// languagesRead are the languages that the text of a CV is told apart by.
var languagesRead = map[whatlanggo.Lang]bool{
	whatlanggo.Eng: true, whatlanggo.Deu: true, whatlanggo.Fra: true, whatlanggo.Spa: true,
	whatlanggo.Ita: true, whatlanggo.Por: true, whatlanggo.Nld: true, whatlanggo.Pol: true, whatlanggo.Swe: true, whatlanggo.Dan: true,
	whatlanggo.Nob: true, whatlanggo.Fin: true, whatlanggo.Ces: true, whatlanggo.Hun: true, whatlanggo.Ron: true,
	whatlanggo.Tur: true, whatlanggo.Hrv: true, whatlanggo.Slv: true, whatlanggo.Rus: true, whatlanggo.Ukr: true, whatlanggo.Ell: true,
	whatlanggo.Arb: true,
}

// sample bounds the text that the language is told from.
const sample = 2000

// tongue is the language of a text.
type tongue struct {
	text string // what it was told from, "" where there is too little
	tag  string
	sure bool
}

// A text is English where englishShare percent of its words are small English ones, and there are minEnglish of
// them: texts of other languages that quote English have half of that, English lists of few sentences have more.
const (
	englishShare = 4
	minEnglish   = 5
)

// smallEnglish are the small words of English that hardly another language has.
var smallEnglish = words.NewSet("the", "and", "of", "with", "for", "from", "to", "by")

// mostlyEnglish reports a text that has the small words of English.
func mostlyEnglish(text string) bool {
	all, small := words.Split(text), 0
	for _, w := range all {
		if smallEnglish.Has(w) {
			small++
		}
	}
	return small*100 >= len(all)*englishShare && small >= minEnglish
}

// tongueOf tells the language of the lines of a file. Names, places and the vocabulary of a trade are like
// those of other languages, so it is English where the whole text has the small words of English.
func tongueOf(source []string) tongue {
	text := strings.Join(source, "\n")
	said := mostlyEnglish(text)
	if len(text) > sample {
		text = text[:sample]
	}
	if len(text) < 40 {
		return tongue{}
	}
	if said {
		return tongue{text, whatlanggo.Eng.Iso6391(), true}
	}
	info := whatlanggo.DetectWithOptions(text, whatlanggo.Options{Whitelist: languagesRead})
	if headedInEnglish(source) && smallShare(text) < foreignBody && wordsAreEnglish(text) {
		return tongue{text, whatlanggo.Eng.Iso6391(), true}
	}
	return tongue{text, info.Lang.Iso6391(), info.IsReliable() && (!haveSmall[info.Lang] || speaks(text))}
}

// headedInEnglish reports a CV whose sections have English headings, and no more of another language: the names of employers and
// schools abroad are in the language of the country ("Hôtel de la Poste").
func headedInEnglish(source []string) bool {
	english, others := 0, 0
	for _, line := range source {
		switch pack, ok := words.HeadingsOfOne().Value(words.Fold(line)); {
		case pack == "en":
			english++
		case ok:
			others++
		}
	}
	return english >= minHeadings && english > others
}

// wordsAreEnglish reports a text two of three of whose words in small letters are English, those that parts of foreign names are joined
// by apart: "gestion documents" below an English heading is French all the same.
func wordsAreEnglish(text string) bool {
	known, all := 0, 0
	small := words.Dates()["small"]
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if w != strings.ToLower(w) || len(w) < 3 || small.Has(words.Fold(w)) {
			continue
		}
		all++
		known += int(truth(isWord(w)))
	}
	return known*3 >= all*2
}

// minHeadings are as many English headings as no template of another language has by chance.
const minHeadings = 2

// foreignBody is the share of small words, in percent, that sentences of another language have and names do not.
const foreignBody = 18

// smallShare is how many of a hundred words are small ones of other languages.
func smallShare(text string) int {
	all := words.Split(text)
	return smallOf(all) * 100 / max(len(all), 1)
}

// smallOf counts the small words of other languages.
func smallOf(all []string) (n int) {
	small := words.Dates()["small"]
	for _, w := range all {
		if small.Has(w) {
			n++
		}
	}
	return n
}

// haveSmall are the languages whose small words the packs know: a list of names and titles looks like any of them, but
// has no small words.
var haveSmall = map[whatlanggo.Lang]bool{
	whatlanggo.Deu: true, whatlanggo.Fra: true, whatlanggo.Spa: true, whatlanggo.Ita: true, whatlanggo.Por: true,
	whatlanggo.Nld: true, whatlanggo.Pol: true, whatlanggo.Swe: true, whatlanggo.Dan: true, whatlanggo.Nob: true,
}

// A text of another language has at least minSmall small words, or letters that English lacks, and five among a hundred
// words: names have some.
const (
	minSmall     = 3
	foreignShare = 5
)

// speaks reports a text with small words, or letters, of another language.
func speaks(text string) bool {
	all := words.Split(text)
	n := smallOf(all)
	for _, r := range text {
		if r >= 0xc0 && unicode.IsLetter(r) {
			n++
		}
	}
	return n >= minSmall && n*100 >= len(all)*foreignShare
}

// locale is the BCP 47 tag of the text; "" when there is too little of it.
func locale(source []string, p *cv.Person) string { return tongueOf(source).locale(p) }

func (t tongue) locale(p *cv.Person) string {
	switch {
	case t.tag == "":
		return ""
	case t.tag == "en" || !t.sure: // a few names and titles look like any language
		return english(t.text, p)
	}
	return t.tag
}

var (
	british  = words.NewSet("organised", "organise", "organising", "organisation", "organisations", "programme", "programmes", "colour", "centre", "behaviour", "labour", "favour", "honours", "licence", "licences", "analyse", "analysed", "analysing", "optimised", "optimise", "optimising", "prioritised", "specialised", "specialising", "utilised", "recognised", "minimised", "maximised", "organisational", "modelling", "travelled", "labelled", "cancelled", "fulfil", "enrolment", "catalogue", "defence", "grey", "metre", "litre", "theatre", "tyre", "whilst", "cv", "vitae", "postcode", "nhs", "gcse", "gcses", "btec", "bsc", "realised", "finalised", "standardised", "digitised", "neighbourhood", "ageing", "counselling", "paediatric", "anaesthetic", "mum", "fortnightly", "stakeholders", "liaised", "liaising")
	american = words.NewSet("organized", "organize", "organizing", "organization", "organizations", "program", "programs", "color", "center", "behavior", "labor", "favor", "honors", "license", "licenses", "analyze", "analyzed", "analyzing", "optimized", "optimize", "optimizing", "prioritized", "specialized", "specializing", "utilized", "recognized", "minimized", "maximized", "organizational", "modeling", "traveled", "labeled", "canceled", "fulfill", "enrollment", "catalog", "defense", "gray", "theater", "gpa", "resume", "zip", "realized", "finalized", "standardized", "digitized", "neighborhood", "aging", "counseling", "pediatric", "sophomore", "freshman", "valedictorian")
)

// english tells British from American text: by spelling, then by where the phone and
// the address are. Half of the world spells as Americans do, and writes its days first
// on A4 paper: who can only be reached elsewhere is no American.
func english(text string, p *cv.Person) string {
	gb, us := spelling(text)
	g, u := phoneCountry(p.Phone.Value)
	gb, us = gb+g, us+u
	g, u = homeCountry(p.Location)
	switch gb, us = gb+g, us+u; {
	case us > gb && u == 0 && reachedElsewhere(text, p):
		return "en"
	case us > gb:
		return "en-US"
	case gb > us:
		return "en-GB"
	}
	return "en"
}

// spelling counts what only British and only American texts write.
func spelling(text string) (gb, us int) {
	for _, w := range words.Split(text) {
		if british.Has(w) {
			gb++
		}
		if american.Has(w) {
			us++
		}
	}
	return gb + strings.Count(text, "£"), us + strings.Count(text, "$")/2
}

// phoneCountry weighs the country of a telephone number.
func phoneCountry(phone string) (gb, us int) {
	switch contact.Region(phone) {
	case "US", "CA":
		us = 2
	case "GB", "IE", "AU", "NZ", "ZA", "IN":
		gb = 2
	}
	if strings.HasPrefix(phone, "(") && len(phoneDigits(phone)) == 10 {
		us += 2
	}
	return gb, us
}

// reachedElsewhere reports a telephone number, or the postal code of an address, that is
// not of a country that writes as the United States do.
func reachedElsewhere(text string, p *cv.Person) bool {
	digits := phoneDigits(p.Phone.Value)
	switch region := contact.Region(p.Phone.Value); {
	case region != "":
		return region != "US" && region != "CA" && region != "PH"
	case digits == "":
		return len(phoneDigits(p.Location.PostalCode)) == 6 // of the Indian kind
	case americanGroups.MatchString(strings.TrimSpace(p.Phone.Value)):
		return false
	}
	isMobile := digits[0] < '2' || digits[0] > '5' // without its country's code, as half of Asia writes it
	return len(digits) != 10 || isMobile && !namesAmericanTown(text+"\n"+p.Location.Value)
}

// americanGroups are three, three and four digits, or just the first three by themselves: (773) 665-1234, (773)6651234.
var americanGroups = regexp.MustCompile(`^(1[-. ])?(\([2-9]\d\d\)[-./ ]{0,3}|[2-9]\d\d[-./ ]{1,3})\d{3}[-. ]?\d{4}\b`)

// namesAmericanTown reports a town with the state that it is in: "Austin, TX", "Brooklyn NY".
func namesAmericanTown(text string) bool {
	for _, m := range townAndState.FindAllStringSubmatch(text, -1) {
		towns := words.Places().City
		isTown := towns.Has(words.Fold(m[1])) || towns.Has(words.Fold(m[2]))
		if isTown && usState(m[3]) && m[3] != "IN" && m[3] != "TN" { // India and Tamil Nadu
			return true
		}
	}
	return false
}

var townAndState = regexp.MustCompile(`\b((?:[A-Z][a-z.]+ )?([A-Z][a-z.]+)),? ([A-Z]{2})\b`)

// homeCountry weighs where the person lives.
func homeCountry(p cv.Place) (gb, us int) {
	switch {
	case p.Country == "US", p.Country == "CA", p.Country == "" && usState(p.Region):
		return 0, 3
	case p.Country == "":
		return 0, 0
	}
	return 2, 0
}
