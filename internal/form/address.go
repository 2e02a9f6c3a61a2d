package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// lives makes the address that stands among the details, without a label, the one at the top, where the reader found none.
func (f *former) lives() {
	p := &f.doc.Person
	f.withoutAreaCode()
	f.withoutAnswers()
	if !p.Location.IsZero() {
		return
	}
	for i := range p.Details {
		d := p.Details[i]
		value := strings.Trim(d.Value.Value, " ,|∣▪∎•·")
		if !f.free(d.Value) || !d.Label.IsZero() || !endsInCode(kindOfAddress.ReplaceAllString(value, "")) {
			continue
		}
		where, from := d.Value, i
		where.Value = betweenParts.ReplaceAllString(value, ", ")
		if i > 0 && f.streetAbove(p.Details[i-1], d) {
			where, from = with(p.Details[i-1].Value, ", ", where), i-1
			where.Value = strings.ReplaceAll(where.Value, ",,", ",")
		}
		p.Location = placeOf(where)
		p.Details = slices.Delete(p.Details, from, i+1)
		return
	}
	if f.livesInText(); p.Location.IsZero() {
		f.townAlone()
	}
}

// livesInText makes an address that was taken for a sentence of the profile, or found no place at all, the one at the top.
func (f *former) livesInText() {
	at := slices.IndexFunc(f.doc.Summary, func(t cv.Text) bool { return f.isAddress(t) && t.Lines[0] < headLines })
	if at >= 0 {
		f.doc.Person.Location = placeOf(f.doc.Summary[at])
		f.doc.Summary = slices.Delete(f.doc.Summary, at, at+1)
		return
	}
	own := f.ownContacts()
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		for k, t := range s.Items {
			parts := aroundContacts(t.Value, own)
			if !s.Heading.IsZero() || len(parts) != 1 || len(t.Lines) == 0 || parts[0] == t.Value && t.Lines[0] >= headLines || // another's
				!f.isAddress(withValue(t.Text, parts[0])) {
				continue
			}
			f.doc.Person.Location = placeOf(withValue(t.Text, parts[0]))
			s.Items = slices.Delete(s.Items, k, k+1)
			f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
			return
		}
	}
}

// isAddress reports a line that is the whole address of a house.
func (f *former) isAddress(t cv.Text) bool {
	return f.free(t) && len(t.Lines) == 1 && street.MatchString(t.Value) && endsInCode(t.Value)
}

// withoutAreaCode takes off the address what is the beginning of the telephone behind it: "Salem, MA (978)", "(978) 555-0134".
func (f *former) withoutAreaCode() {
	p := &f.doc.Person
	m := areaCode.FindStringSubmatch(p.Location.Value)
	if m != nil && f.free(p.Location.Text) && m[1] != "" && strings.HasPrefix(onlyFiguresOf(p.Phone.Value), m[2]) {
		p.Location = placeOf(withValue(p.Location.Text, m[1]))
	}
}

var (
	areaCode = sieve.MustCompile(`^(.*\PL\p{L}+.*?)[ ,]+\((\d{3})\)$`)
	// kindOfAddress says behind an address which one it is.
	kindOfAddress = sieve.MustCompile(`(?i) \((?:permanent|home|current|present|local|school|campus)(?: address)?\)$`)
)

// headLines is how many lines of a file its head has at most.
const headLines = 12

// placeOf is an address with its parts.
func placeOf(t cv.Text) cv.Place {
	q := contact.ParsePlace(t.Value)
	return cv.Place{Text: t, Street: q.Street, City: q.City, Region: q.Region, PostalCode: q.PostalCode, Country: q.Country}
}

// streetAbove reports the street of an address in the line above its town.
func (f *former) streetAbove(above, d cv.Detail) bool {
	if !above.Label.IsZero() || !f.free(above.Value) || len(above.Value.Lines) == 0 || len(d.Value.Lines) == 0 {
		return false
	}
	gap := d.Value.Lines[0] - above.Value.Lines[len(above.Value.Lines)-1]
	return gap >= 0 && gap <= 1 && street.MatchString(above.Value.Value) && wordCount(above.Value.Value) <= 8
}

// endsInCode reports an address that ends in a state and its postal code: "4 Quay St, Salem, MA 01970".
func endsInCode(text string) bool {
	m := stateCode.FindStringSubmatch(text)
	if m == nil || wordCount(text) > 14 || notTown.MatchString(m[1]) || strings.ContainsAny(text, "@:;?!()") {
		return false
	}
	before, state := strings.TrimRight(m[1], " ,.-–"), strings.ToLower(m[2])
	for _, w := range []string{state, lastWord(before) + " " + state} {
		if len(state) == 2 && words.Places().Code.Has(state) || words.Places().Region.Has(words.Fold(w)) {
			return strings.ContainsAny(before, "0123456789") || wordCount(before) <= 3
		}
	}
	return false
}

func lastWord(s string) string {
	f := strings.Fields(s)
	if len(f) == 0 {
		return ""
	}
	return f[len(f)-1]
}

var (
	stateCode = sieve.MustCompile(`^(\S.*\p{L}.*)[ ,]+(\p{L}{2,})[.,]?[ –-]*\d{5}(?:-\d{4})?$`)
	// notTown is what has a state and a number as well: licences and those who have one.
	notTown = sieve.MustCompile(`(?i)\b(?:licen[cs]e[ds]?|regist\w+|certif\w+|nurse|auditor|engineer|iso|imo|gst\w*|no)\b|` +
		`^(?:\p{Lu}{2,4}|\p{L}\.\p{L}\.)[ ,]*$`)
	street       = sieve.MustCompile(`^#?\d+[\p{L}\d/-]*,? .*\p{L}{2}`)
	betweenParts = sieve.MustCompile(`\s*[|∣▪∎•·]\s*`)
)
