package personal

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/wordset"
)

// Words of labels, by what stands behind them. A label is taken for one that holds such a word
// anywhere, so that none goes through; which exact labels the reader knows stands in
// internal/extract/words/*/labels.txt.
const (
	birth   = birthLabels + `|\bage\b|alter\b`
	status  = `gender|\bsex\b|geschlecht|\bsexe\b|marital|famil(?:y|ie|le|iale|iare)|children|kinder|enfants|pronoun|father|mother|spouse`
	belief  = `religion|konfession|ethnic|\brace\b|caste|disabilit`
	country = `national|citizen|staatsang|staatsb|nacionalidad|work permit|right to work|\bvisa\b`
	// papersLabel are papers that have a number of the person.
	papersLabel = `pass ?port|national insurance|\bni (no|number)|\bssn\b|social security|service (no|number)|\bpan\b` +
		`|aadhaa?r|identity|emirates id` +
		`|civil id|\bcnic\b|\biqama\b|\bid (no|number|card)|licen[cs]e (no|number)|visa (no|number)|voter|\bindos\b|\bcdc\b|\ba/c no`
	family = `\b(father|mother|husband|wife|spouse|guardian|parent)s?\b.*name|name of (father|mother|husband|wife|spouse` +
		`|guardian)|^[sdwc] ?/ ?[oh]\b` +
		`|^\W*(?:(?:elder|younger) )?(?:father|mother|husband|wife|spouse|guardian` +
		`|brother|sister|sibling|son|daughter)s?\W*$`
	address = `address|adresse|anschrift`
)

// Labels of the facts in a CV's head.
var (
	ContactLabel = label(`e-?mail|phone|\btel|mobile|\bmob\b|handy|\bcell|\bfax|skype|whatsapp|telegram|signal|` + address +
		`|postcode|zip|\bweb|website|linkedin|linkdin|github|xing|portfolio|url|kontakt|contact`)
	NumberLabel = label(birth + `|photo|` + papersLabel)
	PaperLabel  = label(papersLabel + `|\bdriv(?:ing|er['’]?s?) licen[cs]e`)
	OriginLabel = label(status + `|` + belief + `|` + country + `|civil|residen|domicile|estado civil|[ée]tat civil` +
		`|stato civile|burgerlijke|stan cywilny|\bstate of origin` +
		`|matrimonial|\bdependents?\b|\bhome ?(?:town|county|state|district)\b|\btribe\b|\bheight\b|\bweight\b|complexion|blood group`)
	// FamilyLabel stands before the names of relatives.
	FamilyLabel = label(family)
	// PersonLabel stands before facts that say nothing about what somebody can do.
	PersonLabel = label(birth + `|` + status + `|` + belief + `|` + address + `|\bphoto\b|\banrede\b|\btitle\b`)
	// CountryLabel stands before nationality and the right to work.
	CountryLabel = label(country)
)

func label(words string) *regexp.Regexp { return regexp.MustCompile(`(?i)` + words) }

// LabelWords are words of the labels and headings of a CV, which nobody is called by.
var LabelWords = wordset.Of(`address corresponding correspondence communication permanent present contact name names emp
	no number employee empno curriculum vitae resume résumé cv bio data biodata profile personal details detail information
	objective career summary
	mobile phone email mail id date birth father fathers mother gender sex nationality marital status languages passport
	professional experience work education qualification qualifications skills
	declaration page the of for post applied position candidate
	lebenslauf anschrift adresse currículum hoja vida`)

// IsLabel reports a text of such words alone, or none.
func IsLabel(text string) bool {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) })
	return !slices.ContainsFunc(words, func(w string) bool { return !LabelWords[w] })
}
