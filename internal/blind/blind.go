// Package blind takes out of a CV what tells who it is about: contacts, the name, and
// on demand what hints at origin, age and sex. Every change is a note, so that it is
// listed and can be taken back. Leaks looks at the finished file as a stranger would.
package blind

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// withheld stands where a part of a text was taken out.
const withheld = "[withheld]"

// Hide makes doc fit for p: a document that is about to be printed, made of original.
// It returns a note for every value that it changed; what keep does not let go stays.
func Hide(doc, original *cv.Document, p cv.Privacy, keep cv.Keep) []cv.Note {
	if p.Level == cv.Open {
		return nil
	}
	h := &hiding{doc: doc, level: p, secrets: secretsOf(original, p, doc.Person.Name.Value), keep: keep}
	h.rows = PassportRows(doc, original)
	h.employers(p)
	h.head(original)
	h.references()
	h.studies()
	doc.Places(h.text)
	h.drop()
	if !slices.ContainsFunc(h.refused, func(n cv.Note) bool { return n.Field == doc.Person.Name.ID }) {
		doc.Source, doc.Resume = nil, nil // the file as it was read; the result keeps it in its original
	}
	return h.notes
}

// hiding is one run of Hide.
type hiding struct {
	doc     *cv.Document
	level   cv.Privacy
	secrets secrets
	keep    cv.Keep
	notes   []cv.Note
	refused []cv.Note
	rows    map[*cv.Text]bool // of a passport
	gone    map[string]bool   // values that went as a whole, by Text.ID
}

// change puts after in place of a value, with a note, unless the user wants it back.
func (h *hiding) change(t *cv.Text, after, what string) bool {
	if t.Value == after {
		return true
	}
	n := cv.Note{
		Kind: cv.NoteHidden, Field: t.ID, Before: t.Value, After: after, Lines: t.Lines,
		Reason: fmt.Sprintf("Taken out for a %s CV: %s.", h.level.Level.Words(), what),
	}
	if t.ID != "" && !h.keep.Accepts(n) {
		h.refused = append(h.refused, n)
		return false
	}
	h.notes = append(h.notes, n)
	if after == "" {
		if h.gone == nil {
			h.gone = map[string]bool{}
		}
		h.gone[t.ID] = true
	}
	t.Value = after
	return true
}

// WhatName is what a note or a leak says of the name.
const WhatName = "the name"

// What is what a note says was taken out: "the name", "contacts" ...
func What(n cv.Note) string {
	_, what, _ := strings.Cut(n.Reason, ": ")
	return strings.TrimSuffix(what, ".")
}

// Alias is what stands for the name: initials, or a number made from the lines of the file, which stays the same however the
// reading of them is mended: a client may have the number already.
func Alias(original *cv.Document, p cv.Privacy) string {
	initials := ""
	for _, part := range nameParts(original.Person.Name.Value) {
		initials += strings.ToUpper(string([]rune(part.text)[:1])) + "."
	}
	if p.Candidate == cv.Initials && initials != "" {
		return initials
	}
	h := fnv.New32a()
	if len(original.Source) == 0 {
		original.Walk(func(r cv.Ref) { _, _ = h.Write([]byte(r.Text.Value + "\x00")) })
	}
	for _, l := range original.Source {
		_, _ = h.Write([]byte(l.Text + "\x00"))
	}
	return fmt.Sprintf("Candidate %04d", h.Sum32()%10000)
}

// head deals with the person: contacts go at every level, the name from Blind on.
func (h *hiding) head(original *cv.Document) {
	p := &h.doc.Person
	if h.level.Level.HidesName() {
		h.change(&p.Name, Alias(original, h.level), WhatName)
	}
	for _, t := range []*cv.Text{&p.Email, &p.Phone, &p.URL} {
		h.change(t, "", "contacts")
	}
	if p.Phone.IsZero() {
		p.PhoneKind = ""
	}
	for i := range p.Profiles {
		if h.change(&p.Profiles[i].URL, "", "profiles on the web") {
			p.Profiles[i].Network, p.Profiles[i].Username = "", ""
		}
	}
	town := townOf(p.Location)
	isPart := func(w word) bool { is, _ := h.secrets.part(w); return is }
	if slices.ContainsFunc(wordsOf(town), isPart) {
		town = "" // in its place the alias would stand as a town
	}
	if h.change(&p.Location.Text, town, "the address, all but the town") {
		p.Location.Street, p.Location.PostalCode = "", ""
	}
	h.details()
}

// details are the facts of the head, each judged by its label.
func (h *hiding) details() {
	for i := range h.doc.Person.Details {
		d := &h.doc.Person.Details[i]
		if what := hides(h.level.Level, *d); what != "" {
			h.change(&d.Value, "", what)
		} else if h.rows[&d.Value] || hasPassport(*d) {
			h.change(&d.Value, "", "identity numbers")
		} else if d.Label.IsZero() && bareNumber.MatchString(d.Value.Value) {
			h.change(&d.Value, "", "identity numbers")
		} else if addressLabel.MatchString(d.Label.Value) {
			h.change(&d.Value, townOf(cv.Place{Text: d.Value}), "the address, all but the town")
		} else if personal.PaperLabel.MatchString(d.Label.Value) {
			h.change(&d.Value, left(personal.WithoutPaperNumber(d.Value.Value, withheld)), "identity numbers")
		} else if h.level.Level.HidesName() && personal.RegisterLabel.MatchString(d.Label.Value) {
			h.change(&d.Value, withoutRegister(*d), whatRegister)
		}
	}
}

// references name other people, who know the candidate.
func (h *hiding) references() {
	if !h.level.Level.HidesName() {
		return
	}
	for i := range h.doc.References {
		r := &h.doc.References[i]
		h.change(&r.Name, "", "referees")
		h.change(&r.Text, "", "referees")
	}
}

// studies lose school and dates in Blind plus: they tell origin and age.
func (h *hiding) studies() {
	if h.level.Level != cv.BlindPlus {
		return
	}
	for i := range h.doc.Education {
		e := &h.doc.Education[i]
		h.change(&e.Institution, "", "schools")
		h.change(&e.Location, "", "schools")
		if shown := (cv.Text{ID: e.Dates.Text.ID, Value: e.Dates.Display()}); shown.Value != "" && h.change(&shown, "", "dates of study") {
			e.Dates = cv.DateRange{}
		}
		if e.Degree.IsZero() && e.Area.IsZero() && len(e.Courses)+len(e.Summary)+len(e.Highlights) == 0 && h.gone[e.Institution.ID] {
			// An entry without a line would leave its heading alone; a degree that is missing has no ID.
			e.Degree.ID = strings.TrimSuffix(e.Institution.ID, "institution") + "degree"
			h.change(&e.Degree, schoolWithheld, "schools")
		}
	}
}

// employers are described by the CV's own words where that is asked for.
func (h *hiding) employers(p cv.Privacy) {
	if p.Employers != cv.Described || !p.Level.HidesName() {
		return
	}
	for i := range h.doc.Work {
		w := &h.doc.Work[i]
		if w.Organisation.IsZero() {
			continue
		}
		h.change(&w.Organisation, description(*w), "employers")
		h.change(&w.Unit, "", "employers")
		h.change(&w.URL, "", "employers")
	}
}

// text takes out of one value what the secrets and patterns find.
func (h *hiding) text(r cv.Ref) {
	if r.Text.Value == "" {
		return
	}
	if r.Path == "person.name" {
		h.nameAlone()
		return
	}
	if h.rows[r.Text] {
		h.change(r.Text, "", "identity numbers")
		return
	}
	if what := rubble(r); what != "" {
		h.change(r.Text, "", what)
		return
	}
	whole := r.Role == cv.RoleContact
	after, what := h.secrets.scrub(r.Text.Value, r)
	if len(what) == 0 {
		return
	}
	if !slices.Equal(what, []string{whatRegister}) { // that somebody is in one stays
		after = leftOfLines(after)
	}
	if whole {
		after = ""
	}
	h.change(r.Text, after, strings.Join(what, ", "))
}

// nameAlone takes out of a name that is shown what of another field was read with it: "Orvind Pellam op@tarn.example".
func (h *hiding) nameAlone() {
	name := &h.doc.Person.Name
	if h.level.Level.HidesName() {
		return
	}
	after := personal.WithoutPhones(personal.Email.ReplaceAllString(name.Value, ""), "", true)
	if after = strings.Trim(after, " \t,;|–-"); after != "" && after != name.Value {
		h.change(name, after, "contacts")
	}
}

// rubble says what a text of the head or of a section at the end is that says nothing but who it is
// of: the code of a country, a label without its value.
func rubble(r cv.Ref) string {
	value, ofHead := r.Text.Value, r.Section == cv.SectionPerson && r.Role == cv.RoleDetail
	switch {
	case !ofHead && r.Section != cv.SectionAdditional:
		return ""
	case bareCode.MatchString(value):
		return "contacts"
	case bareLabel(value) && (ofHead || strings.ContainsAny(value, ":-")):
		return "labels of what was taken out"
	}
	return ""
}

// left is what remains of a text, "" where nothing else is said: signs, or a label without its value.
func left(after string) string {
	rest := strings.Trim(strings.ReplaceAll(after, withheld, ""), " ,;:–-()[]/|·.#")
	isLabel := onlyLabel.MatchString(after) && (len(strings.Fields(rest)) <= 3 || !strings.Contains(rest, ". "))
	if rest == "" || courtesyAlone.MatchString(rest) || isLabel && (labelEnds.MatchString(after) || saysNothing(rest)) {
		return ""
	}
	after = firstOut.ReplaceAllString(after, "$1")
	if m := lastOut.FindStringSubmatch(after); m != nil && !leadsOn(m[1], after) {
		after = m[1]
	}
	return withoutBracket(after)
}

// withoutBracket drops one whose other half was taken out.
func withoutBracket(text string) string {
	if strings.Contains(text, "]") {
		return text
	}
	return strings.TrimLeft(text, "[")
}

// leftOfLines is what is left of each line of a text.
func leftOfLines(after string) string {
	lines := strings.Split(after, "\n")
	for i, line := range lines {
		if strings.Contains(line, withheld) {
			lines[i] = left(line)
		}
	}
	return strings.Join(slices.DeleteFunc(lines, func(line string) bool { return strings.TrimSpace(line) == "" }), "\n")
}

// saysNothing reports the label of a contact, a paper or a birth.
func saysNothing(label string) bool {
	return personal.ContactLabel.MatchString(label) || personal.PaperLabel.MatchString(label) ||
		personal.NumberLabel.MatchString(label) || onlyNo.MatchString(label)
}

// onlyNo is the end of a label.
var onlyNo = sieve.MustCompile(`(?i)^(?:nos?|numbers?)\W*$`)

// courtesyAlone is what stands before a name that was taken out.
var courtesyAlone = sieve.MustCompile(`(?i)^(?:(?:mr|mrs|ms|miss|dr|late|shri|sri|sh|smt|md|mohd|er|prof)\b[.\s]*)+$`)

var (
	// onlyLabel is a label whose value was taken out: "PAN: [withheld]".
	onlyLabel = sieve.MustCompile(`^\W*(?:[\pL.'’]+[ ,/]{0,2}){1,5}[.:;# –-]*` +
		`(?:(?i:mr|mrs|ms|late|shri|sri|sh|smt|md)\b\.?\s*)*\[withheld\]\W*$`)
	labelEnds = sieve.MustCompile(`[:;–-]\s*(?:(?i:mr|mrs|ms|late|shri|sri|sh|smt|md)\b\.?\s*)*\[withheld\]\W*$`)
	// firstOut and lastOut are what was taken out at an end of a text, where no sentence needs it.
	firstOut = sieve.MustCompile(`^\W*\[withheld\][\s,;:|/–-]+(\p{Lu})`)
	lastOut  = sieve.MustCompile(`^(.*[\pL\d).])(?:\s*[,;|/–-]+\s*|\s+)\[withheld\][.\s]*$`)
)

// leadsOn reports a text that needs what was taken out behind it: "Call", "write to".
func leadsOn(before, whole string) bool {
	words := strings.Fields(before)
	last := strings.TrimLeft(words[len(words)-1], "[(")
	if strings.ContainsAny(strings.TrimPrefix(whole, before)[:2], ",;|/–-") {
		return false
	}
	return onlyNo.MatchString(last) || len(words) < 2 && common(foldString(last)) || !unicode.IsUpper([]rune(last)[0])
}

// drop removes what is empty now.
func (h *hiding) drop() {
	d := h.doc
	p := &d.Person
	shown := foldString(p.Location.Value)
	for _, part := range []*string{&p.Location.City, &p.Location.Region, &p.Location.Country} {
		if !strings.Contains(shown, foldString(strings.Trim(*part, " ,.-–"))) && len(*part) > 2 {
			*part = "" // read as one, and taken out of the address as a house or a name
		}
	}
	p.Profiles = slices.DeleteFunc(p.Profiles, func(f cv.Profile) bool { return f.URL.Value == "" && f.Username == "" })
	p.Details = slices.DeleteFunc(p.Details, func(f cv.Detail) bool { return f.Value.Value == "" })
	empty := func(t cv.Text) bool { return t.Value == "" && h.gone[t.ID] }
	d.Summary = slices.DeleteFunc(d.Summary, empty)
	d.DropItems(empty)
	d.References = slices.DeleteFunc(d.References, func(r cv.Reference) bool { return r.Name.Value == "" && r.Text.Value == "" })
	d.Additional = slices.DeleteFunc(d.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}
