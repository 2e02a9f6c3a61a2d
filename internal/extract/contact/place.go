package contact

import (
	"cmp"
	"regexp"
	"strings"
	"unicode"

	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// Place is an address taken apart.
type Place struct {
	Street, City, Region, PostalCode, Country string
	// Score is 0..1: how sure it is that the text is a place at all.
	Score float64
}

var postcode = regexp.MustCompile(`(?i)\b(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{4}\s?[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{5}(?:-\d{3,4})?|\d{2}-\d{3}|\d{4}-\d{3}|(?:[A-Z]{1,2}-)?\d{4}|\d{3}\s\d{2}|\d{6})\b`)

// outward is a town with the first half of a British postcode: "Leeds LS6".
var outward = regexp.MustCompile(`^([\p{L}' -]+?)\s+([A-Z]{1,2}\d{1,2}[A-Z]?)$`)

// townAndCode are the two halves of a text such as outward reads, "" for others. Most texts
// are no such thing, which their last sign tells.
func townAndCode(part string) (town, code string) {
	if part == "" || !postcodeSign(part[len(part)-1]) || !numbered(part[max(0, len(part)-3):]) {
		return "", ""
	}
	if m := outward.FindStringSubmatch(part); m != nil {
		return m[1], m[2]
	}
	return "", ""
}

func postcodeSign(c byte) bool { return c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' }

// postTown reports the first half of a British postcode by its area; areas of one letter
// say nothing ("French B2").
func postTown(code string) bool { return len(code) > 2 && postAreas[code[:2]] }

var postAreas = wordset.Of(`
	AB AL BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY EC EH EN EX FK FY GL GU GY HA HD
	HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY LA LD LE LL LN LS LU ME MK ML NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH
	RM SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB WA WC WD WF WN WR WS WV YO ZE`)

// plot begins addresses without a street.
var plot = regexp.MustCompile(`^(?i:plot|house no\.?|block|p\. ?o\. ?box|po box|postbus|postfach)(?: [A-Z]{1,3})? \d`)

// houseName is a house that goes by a name.
var houseName = regexp.MustCompile(`(?i)^[\p{L}' -]+ (?:cottages?|farmhouse|farm|house|lodge|barn|manse|rectory|vicarage|croft|villa|bungalow|mews|grange|steading)$`)

// ParsePlace takes an address apart. Score tells whether the text looks like a
// place; a single unknown word scores low.
func ParsePlace(text string) Place {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > 120 || strings.Contains(text, "@") {
		return Place{}
	}
	var r placeReader
	for _, part := range strings.FieldsFunc(text, betweenParts) {
		part = strings.TrimSpace(part)
		folded := words.Fold(part)
		if part == "" || notPlaces.Has(folded) {
			continue
		}
		if uncapitalised(part, folded) {
			return Place{}
		}
		r.part(part, folded)
	}
	return r.finish()
}

func betweenParts(r rune) bool { return strings.ContainsRune(",\n\t|•·;()", r) }

// uncapitalised reports what is no place, for places are written with a capital.
func uncapitalised(part, folded string) bool {
	return len(part) > 2 && part == strings.ToLower(part) && !words.Places().Remote.Has(folded) && !numbered(part)
}

// placeReader reads the parts of an address one by one.
type placeReader struct {
	Place
	rest []string // parts that no list holds
	last string   // the part before, when no list holds it
}

func (r *placeReader) part(part, folded string) {
	if r.remote(part, folded) || r.street(part) || r.country(part, folded) || r.city(part, folded) || r.region(part, folded) ||
		r.state(part, folded) || r.stateOfTown(part, folded) || r.withCountry(part) {
		r.last = ""
		return
	}
	r.rest = append(r.rest, part)
	r.last = part
}

// rate raises the score.
func (p *Place) rate(score float64) { p.Score = max(p.Score, score) }

func (p *Place) remote(part, folded string) bool {
	if p.City != "" || !words.Places().Remote.Has(folded) {
		return false
	}
	p.City = part
	p.rate(0.9)
	return true
}

func (p *Place) street(part string) bool {
	if p.Street != "" || !numbered(part) || !namesStreet(part) && !plot.MatchString(part) {
		return false
	}
	p.Street = part
	p.rate(0.8)
	return true
}

func (p *Place) country(part, folded string) bool {
	lists := words.Places()
	code, known := lists.Country.Value(folded)
	if !known || p.City == "" && (lists.City.Has(folded) || len(folded) <= 2 && part != strings.ToUpper(part)) {
		return false
	}
	p.Country = code
	p.rate(0.85)
	return true
}

func (p *Place) city(part, folded string) bool {
	if !words.Places().City.Has(folded) {
		return false
	}
	if p.City == "" {
		p.City = part
	} else {
		p.Region = part
	}
	p.rate(0.95)
	return true
}

func (p *Place) region(part, folded string) bool {
	if !words.Places().Region.Has(folded) {
		return false
	}
	p.Region = part
	p.rate(0.9)
	return true
}

// state is a code behind a city: "Dover, DE".
func (p *Place) state(part, folded string) bool {
	if p.City == "" || !isCode(part, folded) {
		return false
	}
	p.Region = part
	p.rate(0.97)
	return true
}

// stateOfTown is a code behind a name that no list holds: "Corby, OR".
func (r *placeReader) stateOfTown(part, folded string) bool {
	if len(r.last) <= 2 || len(part) > 3 || !isCode(part, folded) || !capitalised(r.last) || len(strings.Fields(r.last)) > 3 || numbered(r.last) {
		return false
	}
	r.rest = r.rest[:len(r.rest)-1]
	r.City, r.Region = r.last, part
	r.rate(0.9)
	return true
}

// withCountry reads a county with the code of its country: "Northamptonshire GB".
func (r *placeReader) withCountry(part string) bool {
	at := strings.LastIndexByte(part, ' ')
	if at < 0 || len(part)-at != 3 || part[at:] != strings.ToUpper(part[at:]) {
		return false
	}
	folded := words.Fold(part[:at])
	country, known := words.Places().Country.Value(words.Fold(part[at+1:]))
	if !known || !r.region(part[:at], folded) {
		return false
	}
	r.Country = country
	return true
}

func isCode(part, folded string) bool {
	return part == strings.ToUpper(part) && words.Places().Code.Has(folded)
}

func (r *placeReader) finish() Place {
	p, rest := &r.Place, r.rest
	if len(rest) == 0 {
		return *p
	}
	if p.City == "" && p.Street == "" && p.PostalCode == "" && len([]rune(rest[0])) == 1 {
		return Place{} // "B, BE": classes of a licence, no letter is a place
	}
	if len(rest) > 1 && (p.City != "" || p.Region != "") && p.Street == "" && houseName.MatchString(rest[0]) {
		p.Street, rest = rest[0], rest[1:]
	}
	for _, part := range rest {
		p.unknown(part)
	}
	return *p
}

// unknown reads a part that no list holds: "Philadelphia PA 19103", "LS1 4AB Leeds", "Corby".
func (p *Place) unknown(part string) {
	if p.postcoded(part) || p.townWithCode(part) || p.coded(part) || p.several(part) || p.unlisted(part) {
		return
	}
	if p.Street == "" {
		p.Street = part
	} else {
		p.Street += ", " + part
	}
	if numbered(part) && namesStreet(part) {
		p.Score -= 0.05
	} else {
		p.Score -= 0.5
	}
}

// postcoded reads a part with a postcode: "LS1 4AB Leeds", "Philadelphia PA 19103".
func (p *Place) postcoded(part string) bool {
	loc := findPostcode(part)
	if loc == nil || p.PostalCode != "" {
		return false
	}
	code := strings.TrimSpace(part[loc[0]:loc[1]])
	left := strings.TrimSpace(part[:loc[0]] + " " + part[loc[1]:])
	if !p.besideCode(left, len(code) > 4) {
		return false
	}
	p.PostalCode = code
	return true
}

// besideCode reads what stands around a postcode; false where that makes it none. Four digits alone
// may be anything: they need a known place beside them.
func (p *Place) besideCode(text string, long bool) bool {
	f := words.Split(text)
	n := len(f)
	if n == 0 && (long || p.City != "") {
		p.rate(0.5)
		return true
	} else if n == 0 {
		return false
	}
	state := words.Places().Code.Has(f[n-1])
	switch {
	case n > 1 && n <= 4 && state:
		p.townAndState(text)
		p.rate(0.9)
	case n <= 4 && p.City == "" && capitalised(text) && (long || words.Places().City.Has(strings.Join(f, " "))):
		p.City = text
		p.rate(0.85)
	case n == 1 && state:
		p.Region = text
		p.rate(0.5)
	default:
		return false
	}
	return true
}

// townAndState takes "Philadelphia PA" apart.
func (p *Place) townAndState(text string) {
	fields := strings.Fields(text)
	p.Region = fields[len(fields)-1]
	if p.City == "" {
		p.City = strings.Trim(strings.Join(fields[:len(fields)-1], " "), " ,")
	}
}

// townWithCode reads a town with the first half of a postcode: "Norwich NR2".
func (p *Place) townWithCode(part string) bool {
	town, code := townAndCode(part)
	if town == "" || p.City != "" || !capitalised(town) {
		return false
	}
	switch {
	case p.Street != "" || words.Places().City.Has(words.Fold(town)):
		p.rate(0.9)
	case len(strings.Fields(town)) <= 3 && postTown(code):
		p.rate(0.8)
	default:
		return false
	}
	p.City, p.PostalCode = town, code
	return true
}

// coded reads "San Francisco CA", "Dublin 4", "Greater Berlin Area".
func (p *Place) coded(part string) bool {
	lists := words.Places()
	f := words.Split(part)
	n := len(f)
	if n < 2 || n > 4 || !lists.City.Has(strings.Join(f[:n-1], " ")) || !lists.Code.Has(f[n-1]) && !isNumber(f[n-1]) {
		return false
	}
	p.City = cmp.Or(p.City, part)
	p.rate(0.9)
	return true
}

// several reads "Leeds/Bradford".
func (p *Place) several(part string) bool {
	names := strings.FieldsFunc(part, func(r rune) bool { return r == '/' || r == '&' })
	if len(names) < 2 || p.City != "" {
		return false
	}
	lists := words.Places()
	for _, s := range names {
		if lists.City.Has(words.Fold(s)) || lists.Region.Has(words.Fold(s)) {
			p.City = part
			p.rate(0.85)
			return true
		}
	}
	return false
}

// unlisted takes a few words in capitals for a town, or for the region of one.
func (p *Place) unlisted(part string) bool {
	if numbered(part) || len(words.Split(part)) > 3 || !capitalised(part) {
		return false
	}
	switch {
	case p.City == "":
		p.City = part
		if p.Score == 0 {
			p.Score = 0.25
		}
	case p.Region == "":
		p.Region = part
		p.Score -= 0.05
	default:
		return false
	}
	return true
}

// notPlaces label an address.
var notPlaces = words.NewSet("home", "work", "private", "current", "permanent", "privat", "domicile")

func numbered(s string) bool { return strings.ContainsAny(s, "0123456789") }

func findPostcode(part string) []int {
	if digits := strings.IndexAny(part, "0123456789"); digits < 0 || !numbered(part[digits+1:]) { // every one has two
		return nil
	}
	return postcode.FindStringIndex(part)
}

func isNumber(s string) bool { return strings.Trim(s, "0123456789") == "" }

func capitalised(s string) bool {
	for _, w := range strings.Fields(s) {
		for _, r := range w {
			if unicode.IsLetter(r) {
				if unicode.IsUpper(r) || particles.Has(strings.ToLower(w)) || r == '\'' {
					break
				}
				return false
			}
		}
	}
	return s != ""
}

var particles = words.NewSet("am", "an", "der", "de", "la", "le", "les", "sur", "upon", "on", "under", "del", "di", "da", "do", "dos", "das", "en", "im", "in", "bei", "ob", "aan", "den", "het", "and", "und", "y", "of", "the", "nad", "pod", "s", "near", "area")
