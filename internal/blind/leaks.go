package blind

import (
	"slices"
	"strings"

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
	var out []identifier
	phrase := func(what, text string) {
		if f := strings.Join(phraseOf(text), " "); len([]rune(f)) >= 4 {
			out = append(out, identifier{what: what, text: text, phrase: f})
		}
	}
	person := &original.Person
	phrase("contacts", person.Email.Value)
	phrase("links", person.URL.Value)
	for _, f := range person.Profiles {
		phrase("links", f.URL.Value)
		phrase("links", f.Username)
	}
	phrase("the address", person.Location.Street)
	phrase("the address", person.Location.PostalCode)
	if d := personal.OnlyDigits(person.Phone.Value); len(d) >= 7 {
		out = append(out, identifier{what: "contacts", text: person.Phone.Value, digits: lastOf(d)})
	}
	for _, d := range person.Details {
		if what := hides(p.Level, d); what != "" {
			phrase(what, d.Value.Value)
		}
	}
	if !p.Level.HidesName() {
		return out
	}
	for _, part := range namesOf(original) {
		if !part.particle && len([]rune(part.folded)) >= 2 {
			out = append(out, identifier{what: "the name", text: part.text, phrase: part.folded, isName: true})
		}
	}
	for _, r := range original.References {
		phrase("referees", r.Name.Value)
	}
	if p.Level == cv.BlindPlus {
		for _, e := range original.Education {
			phrase("schools", e.Institution.Value)
		}
	}
	if p.Employers == cv.Described {
		for _, w := range original.Work {
			phrase("employers", w.Organisation.Value)
		}
	}
	return out
}
