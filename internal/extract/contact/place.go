package contact

import (
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
	var p Place
	text = strings.TrimSpace(text)
	if text == "" || len(text) > 120 || strings.Contains(text, "@") {
		return p
	}
	lists := words.Places()
	var rest []string
	last := "" // the part before, when no list holds it
	for _, part := range strings.FieldsFunc(text, func(r rune) bool {
		return r == ',' || r == '\n' || r == '\t' || r == '|' || r == '•' || r == '·' || r == ';' || r == '(' || r == ')'
	}) {
		part = strings.TrimSpace(part)
		folded := words.Fold(part)
		if part == "" || notPlaces.Has(folded) {
			continue
		}
		if len(part) > 2 && part == strings.ToLower(part) && !lists.Remote.Has(folded) && !strings.ContainsAny(part, "0123456789") {
			return Place{} // places are written with a capital
		}
		code, isCountry := lists.Country.Value(folded)
		hasStreet := numbered(part) && (namesStreet(part) || plot.MatchString(part))
		switch {
		case lists.Remote.Has(folded) && p.City == "":
			p.City, p.Score = part, max(p.Score, 0.9)
		case hasStreet && p.Street == "":
			p.Street, p.Score = part, max(p.Score, 0.8)
		case isCountry && (p.City != "" || !lists.City.Has(folded)) && (len(folded) > 2 || p.City != "" || part == strings.ToUpper(part)):
			p.Country, p.Score = code, max(p.Score, 0.85)
		case lists.City.Has(folded):
			if p.City == "" {
				p.City = part
			} else {
				p.Region = part
			}
			p.Score = max(p.Score, 0.95)
		case lists.Region.Has(folded):
			p.Region, p.Score = part, max(p.Score, 0.9)
		case p.City != "" && lists.Code.Has(folded) && part == strings.ToUpper(part):
			p.Region, p.Score = part, max(p.Score, 0.97)
		case len(last) > 2 && len(part) <= 3 && lists.Code.Has(folded) && part == strings.ToUpper(part) && capitalised(last) && len(strings.Fields(last)) <= 3 && !strings.ContainsAny(last, "0123456789"):
			rest = rest[:len(rest)-1]
			p.City, p.Region, p.Score = last, part, max(p.Score, 0.9)
		default:
			rest = append(rest, part)
			last = part
			continue
		}
		last = ""
	}
	if p.City == "" && p.Street == "" && p.PostalCode == "" && len(rest) > 0 && len([]rune(rest[0])) == 1 {
		return Place{} // "B, BE": classes of a licence, no letter is a place
	}
	if len(rest) > 1 && (p.City != "" || p.Region != "") && p.Street == "" && houseName.MatchString(rest[0]) {
		p.Street, rest = rest[0], rest[1:]
	}
	for _, part := range rest {
		p.unknown(part)
	}
	return p
}

// unknown reads a part that no list holds: "Philadelphia PA 19103", "LS1 4AB Leeds", "Corby".
func (p *Place) unknown(part string) {
	lists := words.Places()
	if loc := findPostcode(part); loc != nil && p.PostalCode == "" {
		code := strings.TrimSpace(part[loc[0]:loc[1]])
		left := strings.TrimSpace(part[:loc[0]] + " " + part[loc[1]:])
		f := words.Split(left)
		n := len(f)
		// four digits alone may be anything: ask for a known place beside them
		if n > 0 && len(f) <= 4 {
			if lists.Code.Has(f[n-1]) && n > 1 {
				fields := strings.Fields(left)
				p.PostalCode, p.Region = code, fields[len(fields)-1]
				if p.City == "" {
					p.City = strings.Trim(strings.Join(fields[:len(fields)-1], " "), " ,")
				}
				p.Score = max(p.Score, 0.9)
				return
			}
			if p.City == "" && capitalised(left) && (lists.City.Has(strings.Join(f, " ")) || len(code) > 4) {
				p.PostalCode, p.City = code, left
				p.Score = max(p.Score, 0.85)
				return
			}
		}
		if n == 0 && (len(code) > 4 || p.City != "") || n == 1 && lists.Code.Has(f[0]) {
			p.PostalCode = code
			if n == 1 {
				p.Region = left
			}
			p.Score = max(p.Score, 0.5)
			return
		}
	}
	if town, code := townAndCode(part); town != "" && p.City == "" && capitalised(town) {
		if p.Street != "" || lists.City.Has(words.Fold(town)) {
			p.City, p.PostalCode, p.Score = town, code, max(p.Score, 0.9)
			return
		}
		if len(strings.Fields(town)) <= 3 && postTown(code) {
			p.City, p.PostalCode, p.Score = town, code, max(p.Score, 0.8)
			return
		}
	}
	f := words.Split(part)
	if len(f) > 1 && len(f) <= 4 { // "San Francisco CA", "Dublin 4", "Greater Berlin Area"
		head := strings.Join(f[:len(f)-1], " ")
		if lists.City.Has(head) && (lists.Code.Has(f[len(f)-1]) || isNumber(f[len(f)-1])) {
			if p.City == "" {
				p.City = part
			}
			p.Score = max(p.Score, 0.9)
			return
		}
	}
	if slash := strings.FieldsFunc(part, func(r rune) bool { return r == '/' || r == '&' }); len(slash) > 1 && p.City == "" {
		for _, s := range slash {
			if lists.City.Has(words.Fold(s)) || lists.Region.Has(words.Fold(s)) {
				p.City, p.Score = part, max(p.Score, 0.85)
				return
			}
		}
	}
	if p.City == "" && capitalised(part) && !strings.ContainsAny(part, "0123456789") && len(f) <= 3 {
		p.City = part
		if p.Score == 0 {
			p.Score = 0.25
		}
		return
	}
	if p.City != "" && p.Region == "" && capitalised(part) && !numbered(part) && len(f) <= 3 {
		p.Region = part
		p.Score -= 0.05
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
