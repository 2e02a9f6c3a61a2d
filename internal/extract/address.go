package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/personal"
)

// place takes the address.
func (b *builder) place(lines []line, pieces []piece, taken []bool) {
	if b.placeRead(lines, pieces, taken) {
		return
	}
	pick := b.likeliestPlace(lines, pieces, taken)
	if pick < 0 || !surelyPlace(&pieces[pick]) {
		return
	}
	a := address{
		b: b, lines: lines, pieces: pieces, taken: taken,
		labelled: pieces[pick].label == "address", name: pieces[pick].name,
		value: pieces[pick].text, src: []int{lines[pieces[pick].line].index},
	}
	taken[pick] = true
	a.extend(pick)
	q := contact.ParsePlace(a.value)
	b.doc.Person.Location = cv.Place{
		Text:   cv.Text{Value: a.value, Lines: a.src, Confidence: min(0.5+q.Score/2, 0.97)},
		Street: q.Street, City: q.City, Region: q.Region, PostalCode: q.PostalCode, Country: q.Country,
	}
}

// surelyPlace reports a piece that a label calls an address, or that is known for a place.
func surelyPlace(q *piece) bool {
	return q.label == "address" || contact.ParsePlace(q.text).Score >= knownPlace
}

// knownPlace is the score of a town with its country or its code.
const knownPlace = 0.9

// likeliestPlace is the piece that is most likely of the address; -1 where none is likely.
func (b *builder) likeliestPlace(lines []line, pieces []piece, taken []bool) int {
	pick, best := -1, 0.55
	for i, q := range pieces {
		if taken[i] || !mayBePlace(q) || b.shownLink(&lines[q.line], q.text) {
			continue
		}
		if s := b.placeScore(q); s > best {
			pick, best = i, s
		}
	}
	return pick
}

// mayBePlace reports a piece that is no title of the file, no link, and nothing that stands where addresses do.
func mayBePlace(q piece) bool {
	if headings.IsTitle(q.text) || personal.IsMarking(q.text) || q.label != "" && q.label != "address" || strings.Contains(q.text, "//") {
		return false
	}
	return !noAddress(q.text) || q.label != "" && !onlyLabels(q.text)
}

func (b *builder) placeScore(q piece) float64 {
	s := contact.ParsePlace(q.text).Score
	switch {
	case q.label == "address":
		return max(s+0.5, 1)
	case s <= 0 || s >= 0.5 || wordCount(q.text) > 3:
		return s
	case !q.whole:
		return s + 0.35 // an unknown name on a line of contacts
	case !b.doc.Person.Name.IsZero():
		return s + 0.31
	}
	return s
}

// extend goes on with an address drawn over several lines, up and then down.
func (a *address) extend(pick int) {
	for from, j := pick, a.before(pick); j >= 0; from, j = j, a.before(j) {
		for k := from - 1; k >= j; k-- {
			a.value = a.pieces[k].text + ", " + a.value
			a.take(k)
		}
	}
	for to, j := pick, a.after(pick); j >= 0; to, j = j, a.after(j) {
		for k := to + 1; k <= j; k++ {
			a.value += ", " + a.pieces[k].text
			a.take(k)
		}
	}
}

func (a *address) take(k int) {
	a.src = addLines(a.src, []int{a.lines[a.pieces[k].line].index})
	a.taken[k] = true
}

// address joins the lines of an address that is drawn over several.
type address struct {
	b        *builder
	lines    []line
	pieces   []piece
	taken    []bool
	labelled bool   // "Address:" stands before it: it goes on to what is no part of one
	name     string // its label as written: another one names another address
	value    string // what is known of it
	src      []int
}

// maxGapLines is how many lines without a sign of an address stand between two that have one.
const maxGapLines = 2

// before is the piece up to which the address reaches above the piece at; -1 for no further.
func (a *address) before(at int) int {
	for j := at - 1; j >= 0 && at-j <= maxGapLines+1 && a.next(j, j+1) && a.may(j); j-- {
		if a.sure(j) {
			return j
		}
	}
	return -1
}

// after is the piece up to which the address reaches below the piece at; -1 for no further.
func (a *address) after(at int) int {
	for j := at + 1; j < len(a.pieces) && j-at <= maxGapLines+1 && a.next(j-1, j) && a.may(j); j++ {
		if a.sure(j) || a.wholeLine(j, j == at+1) {
			return j
		}
	}
	return -1
}

// wholeLine reports a line of its own below a label, or right below a line that ends in a comma.
func (a *address) wholeLine(j int, next bool) bool {
	if !a.pieces[j].whole {
		return false
	}
	return a.labelled || next && endsWith(strings.TrimRight(a.lines[a.pieces[j-1].line].text, " "), ",")
}

// next reports that no more than one line of the file stands between two pieces, and that they are no pieces of two
// addresses side by side.
func (a *address) next(i, j int) bool {
	apart := a.lines[a.pieces[j].line].index - a.lines[a.pieces[i].line].index
	return apart >= 0 && apart <= 2
}

// may reports a piece that can be a line of an address.
func (a *address) may(j int) bool {
	q := a.pieces[j]
	if a.taken[j] || !a.sameLabel(q) || strings.Contains(q.text, "@") || signingRow(q.text) {
		return false
	}
	return a.sure(j) || likeAddress(q.text)
}

// sameLabel reports a piece without a label, or with that of the address.
func (a *address) sameLabel(q piece) bool {
	return q.label == "" || a.labelled && q.label == "address" && q.name == a.name
}

// likeAddress reports a short text that speaks against no line of an address.
func likeAddress(text string) bool {
	switch {
	case wordCount(text) > maxAddressLine, languageList(text), noAddress(text), headings.IsTitle(text), strings.ContainsAny(text, "!?;"):
		return false
	case identifier(text) && !houseNumber.MatchString(text), len(dates.Find(text)) > 0:
		return false
	}
	return evidence.Title(text) < 1.6
}

// maxAddressLine is how many words a line of an address has at the most.
const maxAddressLine = 7

// sure reports a piece that says by itself that it is of an address: a known town, a
// postal code, a street with its number.
func (a *address) sure(j int) bool {
	q := a.pieces[j]
	if q.label == "" {
		return !licence(q.text) && !otherNumber(q.text) && saysAddress(q.text, false)
	}
	return a.labelled && q.label == "address" && saysAddress(q.text, true)
}

// otherNumber reports the number of a register that is no postal code.
func otherNumber(text string) bool { return identifier(text) && !townAndCode.MatchString(text) }

// saysAddress reports the parts of addresses; said tells that a label calls it one.
func saysAddress(text string, said bool) bool {
	if languageList(text) {
		return false
	}
	if addressPart(text) && evidence.Title(text) < 1.6 && evidence.Degree(text) < 1.5 {
		return true
	}
	q := contact.ParsePlace(text)
	if q.PostalCode != "" {
		return true
	}
	return (said || q.Score >= 0.5 || numberedStreet(text, q.Street)) && len(dates.Find(text)) == 0
}

// numberedStreet reports a street with its number.
func numberedStreet(text, street string) bool {
	return street != "" && strings.ContainsAny(text, "0123456789") && wordCount(text) <= 6
}

var (
	// townAndCode is a town with the six figures of an Indian postal code: "Erode - 638115".
	townAndCode = regexp.MustCompile(`[A-Za-z)] ?[-–—:]? ?\d{3} ?\d{3}\b[. ]*(?:[A-Za-z]|$)`)
	// houseNumber begins the first line of an address: "H.No. 12/3", "Plot No 4", "Flat 2B".
	houseNumber = regexp.MustCompile(`(?i)^(?:h|house|plot|door|d|flat|room|shop|block|villa)\b[. ]*(?:no)?[-.:#/ ]*\d`)
)

// endsInCountry reports a few words of which the last are a country.
func endsInCountry(text string) bool {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 5 {
		return false
	}
	country := words.Places().Country
	return country.Has(f[len(f)-1]) || len(f) > 1 && country.Has(strings.Join(f[len(f)-2:], " "))
}

// identifier reports the number of a register ("NMC 10I0000E"), which is no address.
func identifier(text string) bool {
	return slices.ContainsFunc(strings.Fields(text), func(w string) bool {
		letters, digits := countUpperAndDigits(w)
		return digits >= 7 || digits >= 4 && letters > 0
	})
}

// licence reports "Full UK driving licence (B, C1)", which is no place.
func licence(text string) bool { return licenceWords.Contains(words.Split(text)) }

var licenceWords = words.NewSet("driving licence", "driving license", "driver licence", "driver license", "drivers license", "driver s license", "driver s licence", "fuhrerschein", "permis de conduire", "permis b", "carnet de conducir", "patente di guida", "rijbewijs", "prawo jazdy")

// noAddress reports what stands where an address does and is none.
func noAddress(text string) bool {
	return licence(text) || labelOnly(text) || pastimes(text) ||
		registers.Contains(words.Split(text)) || signing.Has(words.Fold(text)) || noTown.Has(words.Fold(text))
}

// pastimes reports a list of words that ends as a sentence does ("Reading, Chess and Music"): towns
// are not told so, but for countries of two islands.
func pastimes(text string) bool {
	last := text[strings.LastIndexByte(text, ',')+1:]
	first, _, _ := strings.Cut(text, ",")
	town := words.Fold(first)
	return pastimeList.MatchString(text) && !words.Places().Country.Has(words.Fold(last)) &&
		(town == "reading" || !words.Places().City.Has(town))
}

var pastimeList = regexp.MustCompile(`^[^\d]*\p{L}, ?[^\d]*\p{L},? (?:and|&) [\p{L} ]+\.?$`)

// noTown are values of personal details that are towns elsewhere, or look like one.
var noTown = words.NewSet("male", "female", "single", "married", "unmarried", "divorced",
	"widowed", "hindu", "muslim", "christian", "islam", "sikh", "buddhist", "jain", "indian")

// signing are the words that end a letter.
var signing = words.NewSet("thanking you", "thank you", "thanks", "yours faithfully", "yours sincerely", "yours truly",
	"your s faithfully", "your s sincerely", "your s truly", "regards", "best regards", "kind regards", "signature", "declaration")

// labelOnly reports a heading or the label of a form without its value ("Language Known"):
// in capitals or on a line of its own it looks like a town that nobody knows.
func labelOnly(text string) bool {
	bare := strings.TrimRight(text, " :.-–")
	if strings.Contains(text[len(bare):], ":") {
		return true
	}
	if words.Places().City.Has(words.Fold(bare)) { // Reading is a town
		return false
	}
	if _, label := words.Labels().Value(words.Fold(bare)); label {
		return true
	}
	_, known := headings.Lookup(bare)
	return known || headings.Guess(bare) != headings.None
}
