package extract

import (
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// place takes the address.
func (b *builder) place(lines []line, pieces []piece, taken []bool) {
	p := &b.doc.Person
	pick, pickScore := -1, 0.55
	for i, q := range pieces {
		if taken[i] || headings.IsTitle(q.text) || q.label != "" && q.label != "address" || strings.Contains(q.text, "//") || b.shownLink(&lines[q.line], q.text) {
			continue
		}
		s := contact.ParsePlace(q.text).Score
		if q.label == "" && noAddress(q.text) {
			continue
		}
		if q.label == "address" {
			s = max(s+0.5, 1)
		} else if s > 0 && s < 0.5 && !q.whole && wordCount(q.text) <= 3 {
			s += 0.35 // an unknown name on a line of contacts
		} else if s > 0 && s < 0.5 && q.whole && wordCount(q.text) <= 3 && !p.Name.IsZero() {
			s += 0.31
		}
		if s > pickScore {
			pick, pickScore = i, s
		}
	}
	if pick < 0 {
		return
	}
	value := pieces[pick].text
	src := []int{lines[pieces[pick].line].index}
	taken[pick] = true
	// An address drawn over several lines.
	grow := func(j int, before bool) bool {
		if j < 0 || j >= len(pieces) || taken[j] || pieces[j].label != pieces[pick].label && pieces[j].label != "" {
			return false
		}
		if languageList(pieces[j].text) || pieces[j].label == "" && licence(pieces[j].text) {
			return false
		}
		d := pieces[j].line - pieces[pick].line
		if d > 3 || d < -3 {
			return false
		}
		q := contact.ParsePlace(pieces[j].text)
		if pieces[j].label == "" && identifier(pieces[j].text) {
			return false
		}
		ok := q.Score >= 0.5 || q.PostalCode != "" || q.Street != "" && strings.ContainsAny(pieces[j].text, "0123456789") && wordCount(pieces[j].text) <= 6 || pieces[pick].label == "address" && pieces[j].label == "address"
		if !ok || len(dates.Find(pieces[j].text)) > 0 && q.PostalCode == "" {
			return false
		}
		if before {
			value = pieces[j].text + ", " + value
		} else {
			value += ", " + pieces[j].text
		}
		src = addLines(src, []int{lines[pieces[j].line].index})
		taken[j] = true
		return true
	}
	for j := pick - 1; grow(j, true); j-- {
	}
	for j := pick + 1; grow(j, false); j++ {
	}
	q := contact.ParsePlace(value)
	p.Location = cv.Place{
		Text:   cv.Text{Value: value, Lines: src, Confidence: min(0.5+q.Score/2, 0.97)},
		Street: q.Street, City: q.City, Region: q.Region, PostalCode: q.PostalCode, Country: q.Country,
	}
}

// townOfHeadline takes the town out of "Lorry Driver, Leeds" where the head says nowhere
// else where the person lives.
func (b *builder) townOfHeadline() {
	p := &b.doc.Person
	at := strings.LastIndex(p.Label.Value, ", ")
	if at <= 0 || !p.Location.IsZero() || evidence.Title(p.Label.Value[:at]) < 1.6 || areaWords.Contains(words.Split(p.Label.Value[:at])) {
		return
	}
	q := contact.ParsePlace(p.Label.Value[at+2:])
	if q.City == "" || q.Score < 0.95 || q.Street != "" {
		return
	}
	t := p.Label
	t.Value, t.Confidence = p.Label.Value[at+2:], 0.8
	p.Location = cv.Place{Text: t, City: q.City}
	p.Label.Value = p.Label.Value[:at]
}

// identifier reports the number of a register ("NMC 10I0000E"), which is no address.
func identifier(text string) bool {
	for _, w := range strings.Fields(text) {
		letters, digits := 0, 0
		for _, r := range w {
			switch {
			case unicode.IsDigit(r):
				digits++
			case unicode.IsUpper(r):
				letters++
			}
		}
		if digits >= 7 || digits >= 4 && letters > 0 {
			return true
		}
	}
	return false
}

// licence reports "Full UK driving licence (B, C1)", which is no place.
func licence(text string) bool { return licenceWords.Contains(words.Split(text)) }

var licenceWords = words.NewSet("driving licence", "driving license", "driver licence", "driver license", "drivers license", "driver s license", "driver s licence", "fuhrerschein", "permis de conduire", "permis b", "carnet de conducir", "patente di guida", "rijbewijs", "prawo jazdy")

// noAddress reports what stands where an address does and is none.
func noAddress(text string) bool {
	return licence(text) || labelOnly(text) || signing.Has(words.Fold(text))
}

// signing are the words that end a letter.
var signing = words.NewSet("thanking you", "thank you", "thanks", "yours faithfully", "yours sincerely", "yours truly", "regards",
	"best regards", "kind regards", "signature", "declaration")

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

// areaWords say that the town behind a title is what the person looks after.
var areaWords = words.NewSet("area", "regional", "region", "district", "territory", "diocese", "county", "branch", "mayor", "bishop")
