package form

import (
	"regexp"
	"slices"
	"strings"

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

// stopOfDetail is a full stop behind a short fact: "Single.", "N 4399155."
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
	parts = slices.CompactFunc(parts, func(a, b string) bool { return a == b && words.Places().Country.Has(words.Fold(a)) })
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
	// codeBehindState are the letters or the name of a state with the number of a post office at the end.
	codeBehindState = regexp.MustCompile(`(?:\b[A-Z]{2}|\p{Lu}\p{Ll}{3,}),? \d{5}(?:-\d{4})?(?: \(\p{L}+\))?$`)
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
	if !ok || !p.Email.IsZero() && email != "" && !strings.EqualFold(email, p.Email.Value) ||
		!p.Phone.IsZero() && phone != "" && onlyDigits(phone) != onlyDigits(p.Phone.Value) {
		return false
	}
	if !isAddress(rest) {
		return false
	}
	p.Location = cv.Place{Text: t}
	p.Location.Value = rest
	if phone != "" && p.Phone.IsZero() {
		p.Phone = t
		p.Phone.Value = phone
	}
	if email != "" && p.Email.IsZero() {
		p.Email = t
		p.Email.Value = email
	}
	return true
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
	return place.Score >= 0.5 && len(place.PostalCode) >= shortestCode && (startsAddress.MatchString(bare) || place.Region != "") ||
		codeBehindState.MatchString(text) && startsAddress.MatchString(text)
}

// personalRow is a fact of the person behind its label, which no post has.
var personalRow = regexp.MustCompile(`(?i)^((?:father|mother|husband|spouse)(?:['’]?s)? name|date of birth|d\. ?o\. ?b\.?|birth date|mari?tial status|` +
	`marital status|nationality|gender|sex|religion|date of (?:issue|expiry)|place of (?:issue|birth)|` +
	`blood group) ?[:–-]+ ?(.{1,60})$|^(?i:(passport (?:no|number)\.?) ?[:–-]* ?)([A-Z] ?\d{5,9})$`)

// fewestRows is how many such rows a list has that are taken: one may speak of something else.
const fewestRows = 3

// rows takes the personal details out of lists of posts and of lines without a heading.
func (f *former) rows() {
	for _, list := range [][]cv.Engagement{f.doc.Work, f.doc.Volunteering} {
		for i := range list {
			list[i].Highlights = f.withoutRows(list[i].Highlights)
		}
	}
	for i := range f.doc.Projects {
		f.doc.Projects[i].Highlights = f.withoutRows(f.doc.Projects[i].Highlights)
	}
	for i := range f.doc.Education {
		f.doc.Education[i].Highlights = f.withoutRows(f.doc.Education[i].Highlights)
	}
}

func (f *former) withoutRows(list []cv.Text) []cv.Text {
	isRow := func(t cv.Text) bool { return f.free(t) && personalRow.MatchString(t.Value) }
	n := 0
	for _, t := range list {
		if isRow(t) {
			n++
		}
	}
	if n < fewestRows {
		return list
	}
	var kept []cv.Text
	for i := 0; i < len(list); i++ {
		t := list[i]
		switch {
		case isRow(t):
			m := personalRow.FindStringSubmatch(t.Value)
			f.detail(t, t, m[1]+m[3], m[2]+m[4])
		case f.free(t) && labelOfRows.MatchString(t.Value): // what it is of stands in the rows
		case f.free(t) && labelOfAddress.MatchString(t.Value) && i+1 < len(list) && f.below(t, list[i+1]) && f.free(list[i+1]) &&
			strings.Contains(list[i+1].Value, ","):
			f.detail(t, list[i+1], t.Value, list[i+1].Value)
			i++
		default:
			kept = append(kept, t)
		}
	}
	return kept
}

var (
	labelOfRows    = regexp.MustCompile(`(?i)^(?:personal|passport) (?:details|information|particulars|profile|data) ?:?$`)
	labelOfAddress = regexp.MustCompile(`(?i)^(?:permanent|present|current|residential|correspondence|home) address ?:?$`)
)

// detail adds a fact with its label to the personal details, once.
func (f *former) detail(label, value cv.Text, name, says string) {
	label.Value, value.Value = strings.TrimRight(name, " :"), says
	if !slices.ContainsFunc(f.doc.Person.Details, func(d cv.Detail) bool {
		return words.Fold(d.Label.Value) == words.Fold(name) && words.Fold(d.Value.Value) == words.Fold(says)
	}) {
		f.doc.Person.Details = append(f.doc.Person.Details, cv.Detail{Label: label, Value: value})
	}
}
