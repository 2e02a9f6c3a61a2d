package blind

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/personal"
)

// Leak is an identifier that a stranger can still read in a finished file.
type Leak struct {
	What string // "the name", "contacts" …
	Text string // as it is there
}

// Leaks reads the texts of a finished file, each a paragraph, a property, the target
// of a link or a name, and returns what of the original is still to be found. It
// knows the identifiers only, not how Hide looks for them.
func Leaks(texts []string, original *cv.Document, p cv.Privacy) []Leak {
	if p.Level == cv.Open {
		return nil
	}
	sought := identifiers(original, p)
	var leaks []Leak
	for _, t := range texts {
		folded, numbers := " "+strings.Join(phraseOf(t), " ")+" ", personal.OnlyDigits(t)
		words := wordsOf(t)
		for _, id := range sought {
			if id.in(t, folded, numbers, words) && !slices.ContainsFunc(leaks, func(l Leak) bool { return l.What == id.what && l.Text == id.text }) {
				leaks = append(leaks, Leak{What: id.what, Text: id.text})
			}
		}
	}
	return leaks
}

// identifier is one thing that must not be found.
type identifier struct {
	what, text string
	phrase     string // folded words
	digits     string // of a telephone number
	isName     bool   // a word that is a leak only where it is written like a name
}

func (id identifier) in(text, folded, numbers string, words []word) bool {
	switch {
	case id.digits != "":
		return strings.Contains(numbers, id.digits)
	case id.isName:
		return slices.ContainsFunc(words, func(w word) bool { return w.capital && w.folded == id.phrase })
	}
	return id.phrase != "" && strings.Contains(folded, " "+id.phrase+" ")
}

func identifiers(original *cv.Document, p cv.Privacy) []identifier {
	out := contactsOf(original, p)
	if !p.Level.HidesName() {
		return out
	}
	var parts []namePart
	if !noName(original.Person.Name) { // what was read as the name is looked for whatever Hide thinks of it
		parts = nameParts(original.Person.Name.Value)
	}
	for _, part := range append(parts, namesOf(original)...) {
		if !part.particle && len([]rune(part.folded)) >= 2 {
			out = append(out, identifier{what: "the name", text: part.text, phrase: part.folded, isName: true})
		}
	}
	for _, r := range original.References {
		out = append(out, phrased("referees", r.Name.Value)...)
	}
	if p.Level == cv.BlindPlus {
		for _, e := range original.Education {
			out = append(out, phrased("schools", e.Institution.Value)...)
		}
	}
	if p.Employers == cv.Described {
		for _, w := range original.Work {
			out = append(out, phrased("employers", w.Organisation.Value)...)
		}
	}
	return out
}

// phrased is a text to be looked for, unless it is too short.
func phrased(what, text string) []identifier {
	if f := strings.Join(phraseOf(text), " "); len([]rune(f)) >= 4 {
		return []identifier{{what: what, text: text, phrase: f}}
	}
	return nil
}

// contactsOf are contacts, addresses and numbers, which are out at every level.
func contactsOf(original *cv.Document, p cv.Privacy) []identifier {
	person := &original.Person
	out := phrased("contacts", person.Email.Value)
	for _, l := range original.Source {
		for _, mail := range personal.Email.FindAllString(l.Text, -1) {
			out = append(out, phrased("contacts", mail)...)
		}
	}
	out = append(out, phrased("links", person.URL.Value)...)
	for _, f := range person.Profiles {
		out = append(append(out, phrased("links", f.URL.Value)...), phrased("links", f.Username)...)
	}
	out = append(append(out, phrased("the address", person.Location.Street)...), phrased("the address", person.Location.PostalCode)...)
	for _, number := range strings.FieldsFunc(person.Phone.Value, func(r rune) bool { return strings.ContainsRune(",;|/\n", r) }) {
		if d := personal.OnlyDigits(number); len(d) >= 7 {
			out = append(out, identifier{what: "contacts", text: person.Phone.Value, digits: lastOf(d)})
		}
	}
	out = append(out, besides(original)...)
	for _, d := range person.Details {
		if what := hides(p.Level, d); what != "" && what != "the address" { // the town of a school, too
			out = append(out, phrased(what, d.Value.Value)...)
		}
	}
	return out
}

// besides are the other numbers of the lines that hold the person's own one, and the streets of the
// lines of an address.
func besides(original *cv.Document) (out []identifier) {
	own := personal.OnlyDigits(original.Person.Phone.Value)
	lines := addressLines(original.Source)
	for i, l := range original.Source {
		if len(own) >= 7 && strings.Contains(personal.OnlyDigits(l.Text), lastOf(own)) {
			for _, number := range strings.FieldsFunc(l.Text, partsNumbers) {
				if d := personal.OnlyDigits(number); len(d) >= 10 && len(d) <= 13 {
					out = append(out, identifier{what: "contacts", text: strings.TrimSpace(number), digits: lastOf(d)})
				}
			}
		}
		for _, part := range addressParts(lines[i]) {
			if len(phraseOf(part)) >= 3 && isStreet(withoutCode(part)) {
				out = append(out, phrased("the address", part)...)
			}
		}
	}
	return out
}

func partsNumbers(r rune) bool { return unicode.IsLetter(r) || strings.ContainsRune(",;|/:\t", r) }
