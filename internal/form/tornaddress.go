package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// An address of several lines at the head of a file may be read in pieces: some as details, some as lines of no section. Each line
// but the last ends with a comma, so they are found again.

// tornAddress puts the pieces of the person's address together.
func (f *former) tornAddress() {
	f.labelledPiece()
	p := &f.doc.Person
	whole := p.Location.Text
	if whole.IsZero() {
		whole = f.endOfAddress()
	}
	if whole.IsZero() || !f.free(whole) || first(whole.Lines) > headLines {
		return
	}
	found := whole.Value != p.Location.Value
	for {
		at := first(whole.Lines) - 1
		if !strings.HasSuffix(strings.TrimSpace(f.line(at)), ",") {
			break
		}
		piece := f.takePiece(at)
		if piece.IsZero() {
			break
		}
		found, whole = true, with(withValue(piece, strings.TrimRight(piece.Value, " ,")), ", ", whole)
	}
	if found {
		f.takePiece(last(whole.Lines))
		p.Location = placeOf(withValue(whole, strings.TrimRight(whole.Value, " .,")))
	}
}

// codeLast is the postal code that an address ends with.
var codeLast = sieve.MustCompile(`\pL.*[ –-]\d{5,6}\.?$|\d{3} \d{3}\.?$`)

// endOfAddress is a piece without a label at the head that ends with a postal code, below a line that goes on with it.
func (f *former) endOfAddress() cv.Text {
	for _, t := range f.loosePieces() {
		at := first(t.Lines)
		if at <= headLines && codeLast.MatchString(t.Value) && strings.HasSuffix(strings.TrimSpace(f.line(at-1)), ",") {
			return *t
		}
	}
	return cv.Text{}
}

// loosePieces are the details and lines without a label or a heading that may be of an address.
func (f *former) loosePieces() (list []*cv.Text) {
	add := func(t *cv.Text) {
		if f.free(*t) && len(t.Lines) > 0 && wordCount(t.Value) <= longestRoleLine && !strings.ContainsAny(t.Value, "@:;?!|") {
			list = append(list, t)
		}
	}
	for i := range f.doc.Person.Details {
		if d := &f.doc.Person.Details[i]; d.Label.IsZero() {
			add(&d.Value)
		}
	}
	for i := range f.doc.Additional {
		for k := range f.doc.Additional[i].Items {
			if f.doc.Additional[i].Heading.IsZero() {
				add(&f.doc.Additional[i].Items[k].Text)
			}
		}
	}
	return list
}

// takePiece takes the piece that ends on a line from where it stands; zero where there is none.
func (f *former) takePiece(line int) (taken cv.Text) {
	for _, t := range f.loosePieces() {
		if last(t.Lines) == line {
			taken, t.Value = *t, ""
			break
		}
	}
	f.doc.Person.Details = slices.DeleteFunc(f.doc.Person.Details, func(d cv.Detail) bool { return d.Value.IsZero() && d.Label.IsZero() })
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool { return t.IsZero() })
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
	return taken
}

// addressLabel leads to the address of the person.
var addressLabel = sieve.MustCompile(`(?i)^(?:(?:permanent|present|current|home|residential|postal|mailing|` +
	`correspondence|contact) )?address$`)

// labelledPiece joins the address with what its label was left with, where both stand on one line.
func (f *former) labelledPiece() {
	p := &f.doc.Person
	if p.Location.IsZero() || !f.free(p.Location.Text) {
		return
	}
	for i, d := range p.Details {
		if addressLabel.MatchString(d.Label.Value) && f.free(d.Value) && last(d.Value.Lines) == first(p.Location.Lines) &&
			strings.Contains(flat(f.line(first(p.Location.Lines))), flat(strings.Trim(d.Value.Value, " ,")+opening(p.Location.Value))) {
			p.Location = placeOf(with(withValue(d.Value, strings.TrimRight(d.Value.Value, " ,")), ", ", p.Location.Text))
			p.Details = slices.Delete(p.Details, i, i+1)
			return
		}
	}
}
