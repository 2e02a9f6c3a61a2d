package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// People draw their address over several lines and the reader may know only one of them. What
// stands beside the known part, without a label and like a part of an address, belongs to it.

// wholeAddress joins the lines of an address that stand among the details.
func (b *builder) wholeAddress() {
	p := &b.doc.Person
	drop := map[int]bool{}
	for _, g := range b.addressLines(p.Details) {
		own := p.Location.IsZero() && len(g) > 1 || b.besideAddress(p.Details[g[0]], p.Details[g[len(g)-1]])
		if own {
			b.takeAddress(g)
			drop[g[0]] = true
		}
		for _, i := range g[1:] {
			if !own {
				p.Details[g[0]].Value = appendText(p.Details[g[0]].Value, p.Details[i].Value, ", ")
			}
			drop[i] = true
		}
	}
	var kept []cv.Detail
	for i, d := range p.Details {
		switch {
		case drop[i]:
		case partOfAddress(d, p.Location.Value):
			b.use(d.Value.Lines)
		default:
			kept = append(kept, d)
		}
	}
	p.Details = kept
}

// partOfAddress reports a detail that says a part of the known address again.
func partOfAddress(d cv.Detail, known string) bool {
	least := minAddress
	if d.Label.IsZero() {
		least = minTown
	}
	return len(d.Value.Value) >= least && withinWords(known, d.Value.Value)
}

// withinWords reports a text whose words stand in another, none of them cut.
func withinWords(whole, part string) bool {
	part = words.Fold(part)
	return part == "" || strings.Contains(" "+words.Fold(whole)+" ", " "+part+" ")
}

// How long a detail is, at the least, that only says a part of the address again, with a label and without.
const (
	minAddress = 12
	minTown    = 4
)

// addressLines are the runs of details that are lines of an address below one another, as indices.
func (b *builder) addressLines(list []cv.Detail) (runs [][]int) {
	for i := range list {
		d := &list[i]
		if !d.Label.IsZero() || len(d.Value.Lines) == 0 || !addressLine(d.Value.Value) {
			continue
		}
		n := len(runs)
		if n > 0 && rightUnder(list[runs[n-1][len(runs[n-1])-1]].Value, d.Value) {
			runs[n-1] = append(runs[n-1], i)
			continue
		}
		runs = append(runs, []int{i})
	}
	return runs
}

// rightUnder reports a text in the same line as another or one of the two below.
func rightUnder(above, t cv.Text) bool {
	gap := t.Lines[0] - above.Lines[len(above.Lines)-1]
	return gap >= 0 && gap <= 2
}

// addressLine reports a text that can only be a line of an address, or is one by its commas and
// its house number.
func addressLine(text string) bool {
	if !likeAddress(strings.TrimRight(text, ". ")) && !addressPart(text) || strings.ContainsAny(text, "@:") ||
		registers.Contains(words.Split(text)) {
		return false
	}
	return saysAddress(text, false) || addressPart(text) || withHouseNumber(text)
}

// withHouseNumber reports a number where the number of a house stands, or any before a comma at the end.
func withHouseNumber(text string) bool {
	return houseNumber.MatchString(text) || numberedHouse.MatchString(text) ||
		endsWith(text, ",") && strings.ContainsAny(text, "0123456789")
}

// registers are words beside the number of a card or a register, and of claims that are no places.
var registers = words.NewSet("card", "registration", "registered", "member", "membership", "licence", "license", "gdc", "gmc", "nmc",
	"hcpc", "sra", "cscs", "background", "agency", "via agency", "reporting", "haulage", "sector background")

// besideAddress reports that the lines from one detail to another stand right above, below or
// between those of the address that is known.
func (b *builder) besideAddress(from, to cv.Detail) bool {
	at := b.doc.Person.Location.Lines
	if b.doc.Person.Location.IsZero() || len(at) == 0 {
		return false
	}
	first, last := from.Value.Lines[0], to.Value.Lines[len(to.Value.Lines)-1]
	top, bottom := slices.Min(at), slices.Max(at)
	return first <= bottom+2 && last >= top-2
}

// takeAddress adds details to the address in the order in which the lines stand.
func (b *builder) takeAddress(run []int) {
	p := &b.doc.Person
	above := !p.Location.IsZero() && p.Details[run[0]].Value.Lines[0] < p.Location.Lines[0]
	var more cv.Text
	for _, i := range run {
		more = appendText(more, trimmed(p.Details[i].Value), ", ")
	}
	whole := p.Location.Text
	switch {
	case whole.IsZero():
		whole = more
	case above:
		whole = appendText(more, whole, ", ")
	default:
		whole = appendText(trimmed(whole), more, ", ")
	}
	q := contact.ParsePlace(whole.Value)
	p.Location = cv.Place{Text: whole, Street: q.Street, City: q.City, Region: q.Region, PostalCode: q.PostalCode, Country: q.Country}
}

// trimmed is a text without the comma or full stop that ended its line.
func trimmed(t cv.Text) cv.Text {
	t.Value = strings.TrimRight(t.Value, ",. ")
	return t
}

// numberedHouse begins a line with the number of a house: "24, Quay Street", "4/895, 27th Street".
var numberedHouse = regexp.MustCompile(`^#? ?\d{1,4}[A-Za-z]?(?:[-/]\d{1,4}[A-Za-z]?)*, ?\p{L}?[\p{L}\d .'-]*\p{L}{3}`)
