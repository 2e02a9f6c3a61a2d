package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// placeRead takes the address that the labeller found in the head, and reports whether there is one.
func (b *builder) placeRead(lines []line, pieces []piece, taken []bool) bool {
	if b.reading == nil {
		return false
	}
	f, ok := b.reading.Person["place"]
	if !ok || f.Prob < likelyPlace {
		return false
	}
	var whole cv.Text
	parts := f.Parts[:b.ofOneAddress(f.Lines[:len(f.Parts)])]
	for n, part := range parts {
		whole = appendText(trimmed(whole), cv.Text{Value: part, Lines: b.indices(f.Lines[n : n+1]), Confidence: f.Prob}, ", ")
	}
	whole.Value = strings.Join(cutPieces(pastAddressLabel(whole.Value)), ", ")
	whole.Value = strings.ReplaceAll(strings.Join(strings.Fields(whole.Value), " "), " ,", ",")
	whole.Value = strings.Trim(whole.Value, " -–,:.")
	more := strings.ContainsAny(whole.Value, "@;") || len(contact.Phones(whole.Value, nil, true)) > 0 // than an address
	if more || whole.IsZero() || noTown.Has(words.Fold(whole.Value)) {
		return false
	}
	q := contact.ParsePlace(whole.Value)
	b.doc.Person.Location = cv.Place{
		Text: whole, Street: q.Street, City: q.City, Region: q.Region, PostalCode: q.PostalCode, Country: q.Country,
	}
	for i := range pieces {
		q := &pieces[i]
		at := lines[q.line].index
		if at >= whole.Lines[0] && at <= lastLine(whole.Lines) && !taken[i] && mayBeOfPlace(q) {
			taken[i] = withoutParts(q, parts)
		}
	}
	return true
}

// ofOneAddress is how many of the lines of a place are those of the first of two addresses side by side: see addressesApart.
func (b *builder) ofOneAddress(lines []int) int {
	for n := 1; n < len(lines); n++ {
		if b.lines[lines[n]].beside && !b.lines[lines[n-1]].beside {
			return n
		}
	}
	return len(lines)
}

// likelyPlace is how sure the labeller must be of an address.
const likelyPlace = 0.3

// mayBeOfPlace reports a piece that no label calls something else; the number of a place has many names.
func mayBeOfPlace(q *piece) bool {
	return q.label == "" || q.label == "address" || strings.Trim(q.text, "0123456789 -.") == ""
}

// withoutParts takes the parts of an address out of a piece, and reports whether nothing but labels is left.
func withoutParts(q *piece, parts []string) bool {
	text := q.text
	for _, part := range parts {
		if withinWords(part, text) {
			return true
		}
		if at := strings.Index(text, part); at >= 0 && !midWord(text[at+len(part):]) {
			text = text[:at] + " " + text[at+len(part):]
		}
	}
	if text == q.text {
		return false
	}
	q.text = strings.Trim(strings.Join(strings.Fields(text), " "), " ,.:-–|/")
	return blankLine(q.text) || onlyLabels(q.text)
}

// midWord reports a text that begins inside a word.
func midWord(rest string) bool {
	r, _ := utf8.DecodeRuneInString(rest)
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}
