package form

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// person puts the address of the person into its field, takes labels and stops off the personal details, and gathers those
// that stand in rows elsewhere.
func (f *former) person() {
	p := &f.doc.Person
	f.addresses()
	f.placeOfPerson(&p.Location.Text)
	f.rows()
	for i := range p.Details {
		if v := &p.Details[i].Value; f.free(*v) && !p.Details[i].Label.IsZero() {
			v.Value = stopOfDetail.ReplaceAllString(v.Value, "$1")
		}
	}
}

// stopOfDetail is a full stop behind a short fact: "Single.", "K 1234567."
var stopOfDetail = regexp.MustCompile(`^((?:[\p{L}\d/,-]+ ){0,3}(?:\p{L}*\p{Ll}{3,}|[\d/-]*\d{2,}))\.$`)

// placeOfPerson takes a label off an address, and what it says twice.
func (f *former) placeOfPerson(t *cv.Text) {
	if !f.free(*t) {
		return
	}
	parts := strings.Split(t.Value, ", ")
	if kind, ok := headings.Lookup(parts[0]); ok && kind == headings.Contact && len(parts) > 1 {
		parts = parts[1:]
	}
	if len(parts) > 2 { // of two alone the first is the town: "Singapore, Singapore"
		parts = slices.CompactFunc(parts, func(a, b string) bool { return a == b && words.Places().Country.Has(words.Fold(a)) })
	}
	t.Value = strings.Join(parts, ", ")
}

// addresses finds where somebody lives among the details that have no label and the lines that have no heading.
func (f *former) addresses() {
	p := &f.doc.Person
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		return d.Label.IsZero() && f.lives(d.Value)
	})
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if !s.Heading.IsZero() || !p.Location.IsZero() {
			continue
		}
		at := slices.IndexFunc(s.Items, func(t cv.Item) bool {
			return len(t.Lines) > 0 && t.Lines[0] < headLines && startsAddress.MatchString(t.Value) && f.lives(t.Text)
		})
		if at >= 0 {
			s.Items = slices.Delete(s.Items, at, at+1)
		}
	}
	f.street()
}

// headLines is how many lines of a file its head has at most.
const headLines = 12

// street puts the line with the house in front of the town that stands below it in the file.
func (f *former) street() {
	place := &f.doc.Person.Location.Text
	if place.IsZero() || len(place.Lines) == 0 || startsAddress.MatchString(place.Value) || !f.free(*place) {
		return
	}
	above := place.Lines[0] - 1
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		at := slices.IndexFunc(s.Items, func(t cv.Item) bool {
			return len(t.Lines) == 1 && t.Lines[0] == above && f.free(t.Text) && startsAddress.MatchString(t.Value) &&
				wordCount(t.Value) <= 2*longestPart && contact.ParsePlace(t.Value).Score >= sureStreet
		})
		if at >= 0 && s.Heading.IsZero() {
			*place = with(s.Items[at].Text, ", ", *place)
			parted(&f.doc.Person.Location)
			s.Items = slices.Delete(s.Items, at, at+1)
			return
		}
	}
}

// sureStreet is the score of a text that names a street.
const sureStreet = 0.8

var (
	// startsAddress is how a line begins that is the address of a house.
	startsAddress = regexp.MustCompile(`^(?i:#? ?\d+[a-z]?(?:[-/]\d+[a-z]?)?,? \p{L}|apt|flat|house no|h\. ?no|p\. ?o\. ?box|plot no)`)
	// codeBehindState are the letters of a state with the number of a post office at the end.
	codeBehindState = regexp.MustCompile(`\b[A-Z]{2},? \d{5}(?:-\d{4})?(?: \(\p{L}+\))?$`)
	// remark is what stands behind an address: "(Permanent)".
	remark = regexp.MustCompile(` \(\p{L}+\)$`)
)

// lives takes a text for the person's address where it is one and the person has none; contacts in it find their fields or
// are in them already.
func (f *former) lives(t cv.Text) bool {
	p := &f.doc.Person
	if !p.Location.IsZero() || !f.free(t) || p.Email.IsZero() && p.Phone.IsZero() {
		return false
	}
	rest, phone, email, ok := withoutContacts(t.Value)
	if !ok || !isAddress(rest) || differs(strings.ToLower(email), strings.ToLower(p.Email.Value)) ||
		differs(onlyDigits(phone), onlyDigits(p.Phone.Value)) {
		return false
	}
	p.Location.Text = t
	p.Location.Value = rest
	parted(&p.Location)
	fill(&p.Phone, t, phone)
	fill(&p.Email, t, email)
	return true
}

// parted tells the parts of an address, as the reader does: who hides it looks for each.
func parted(p *cv.Place) {
	q := contact.ParsePlace(remark.ReplaceAllString(p.Value, ""))
	p.Street, p.City, p.Region, p.PostalCode, p.Country = q.Street, q.City, q.Region, q.PostalCode, q.Country
}

// differs reports two things that are both there and not the same.
func differs(one, other string) bool { return one != "" && other != "" && one != other }

// fill gives an empty field what stands in a text.
func fill(field *cv.Text, of cv.Text, value string) {
	if value != "" && field.IsZero() {
		*field = of
		field.Value = value
	}
}

// behindCode is an address up to the number of its post office, and what stands behind that.
var behindCode = regexp.MustCompile(`^(.*(?:\b[A-Z]{2}|\p{Lu}\p{Ll}{3,}),? \d{5}(?:-\d{4})?)\s+(.*\d.*)$`)

// withoutContacts parts a text into what is left of it and the contacts in it, of which each kind may stand once.
func withoutContacts(text string) (rest, phone, email string, ok bool) {
	tail := ""
	if m := behindCode.FindStringSubmatch(text); m != nil {
		text, tail = m[1], m[2]
	}
	var ok1, ok2, ok3 bool
	tail, email, ok1 = taken(tail, contact.Emails(tail))
	tail, phone, ok2 = taken(tail, contact.Phones(tail, nil, true))
	if email == "" {
		text, email, ok3 = taken(text, contact.Emails(text))
	}
	text = strings.NewReplacer("∣", ",", "|", ",", "•", ",").Replace(text + " " + tail)
	var parts []string
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, ", "), phone, email, ok1 && ok2 && (ok3 || email != "")
}

// taken is a text without the one thing that was found in it; false where there are several.
func taken(text string, found []contact.Span) (rest, thing string, ok bool) {
	if len(found) != 1 {
		return text, "", len(found) == 0
	}
	return text[:found[0].Start] + text[found[0].End:], found[0].Value, true
}

func onlyDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}

// shortestCode is how many signs the number of a post office has at least that no year is.
const shortestCode = 5

// isAddress reports where somebody lives: a house or a town with the number of its post office.
func isAddress(text string) bool {
	bare := remark.ReplaceAllString(text, "")
	place := contact.ParsePlace(bare)
	if wordCount(bare) > 14 || strings.ContainsAny(bare, ":;@!?") {
		return false
	}
	house := startsAddress.MatchString(bare)
	return place.Score >= 0.5 && len(place.PostalCode) >= shortestCode &&
		(place.Region != "" || house && strings.ContainsFunc(place.PostalCode, unicode.IsLetter)) ||
		house && place.Score >= 0.5 && codeBehindState.MatchString(text)
}
