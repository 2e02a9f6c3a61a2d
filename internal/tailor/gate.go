package tailor

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Whatever a match says that the CV lacks, a plain search must not find. Every negative goes through here: the search looks
// through the values and through the lines of the file, two neighbouring ones at a time, as they may be parts of one.

// spoken is a value of the CV as a reader searches it.
type spoken struct {
	passage
	words map[string]bool
}

// has reports that all the words are there.
func (s spoken) has(words []string) bool {
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !s.words[w] })
}

// together returns the value that has every telltale word of a text. What a reason denies
// must not stand in the CV for anyone who looks.
func (c *candidate) together(text string) (spoken, bool) {
	if s, there := c.having(telltale(text)); there {
		return s, true
	}
	if names := otherNames(text); len(names) > 0 && len(names) == len(unique(notGeneral(terms(text)))) {
		return c.having(names)
	}
	return spoken{}, false
}

// otherNames are the things with several names that a text names.
func otherNames(text string) []string {
	return slices.DeleteFunc(unique(terms(text)), func(t string) bool { return t[0] != '=' })
}

// says reports that a value has every telltale word of a text.
func (c *candidate) says(text string) bool {
	_, there := c.together(text)
	return there
}

// unless is a denial, or what is said instead where a value has every telltale word of what is denied.
func (c *candidate) unless(said, denial, instead string) string {
	if c.says(said) {
		return instead
	}
	return denial
}

// spelt returns the value that has the words of a text, whatever they are, but for the small ones in "on-call".
func (c *candidate) spelt(word string) (spoken, bool) {
	if words := telltale(word); len(words) > 0 {
		return c.having(words)
	}
	return c.having(plainWords(word))
}

func (c *candidate) having(words []string) (spoken, bool) {
	values := c.read()
	if len(words) == 0 {
		return spoken{}, false
	}
	for _, i := range c.saying[words[0]] {
		if values[i].has(words) {
			return values[i], true
		}
	}
	return spoken{}, false
}

// read returns all that the CV says but of the person and the school, with whose names no
// judgement may move; it is read when the first denial is put into words.
func (c *candidate) read() []spoken {
	if c.values != nil {
		return c.values
	}
	c.values = []spoken{}
	lines := newSourceLines(c.doc)
	c.doc.Walk(func(r cv.Ref) {
		p := passage{ref: r, value: r.Text.Value, private: r.Section == cv.SectionPerson}
		switch {
		case r.Role == cv.RoleDate, r.Role == cv.RoleQuotation: // the lines have them
		case r.Path == "person.location" && !isAddress(c.doc.Person.Location): // whatever it is
		case saysNothing(r), p.ofSchool(), r.Section == cv.SectionPerson && r.Role != cv.RoleLabel:
			lines.hide(r)
		default:
			c.values = append(c.values, spoken{p, searched(p.value)})
		}
	})
	c.values = append(c.values, lines.spoken()...)
	c.saying = map[string][]int{}
	for i, s := range c.values {
		for w, said := range s.words {
			if said {
				c.saying[w] = append(c.saying[w], i)
			}
		}
	}
	return c.values
}

// isAddress tells an address from what was only taken for one.
func isAddress(p cv.Place) bool {
	if p.Confidence > 0 && p.Confidence < sureOfAddress {
		return false
	}
	return p.City+p.Region+p.PostalCode+p.Country != "" || addressSign.MatchString(p.Value)
}

// sureOfAddress is how sure the reader has to be of an address.
const sureOfAddress = 0.6

var addressSign = sieve.MustCompile(`(?i)\b(?:street|road|lane|avenue|nagar|colony|dist(?:rict|t)?|vill(?:age)?|zip|p\.?o)\b|\d{5,}`)

// searched are the words of a text for which it can be searched.
func searched(text string) map[string]bool {
	words := setOf(plainWords(text))
	for _, one := range pairsOf(text) {
		words[uninflected(normal(one.joined))] = true
	}
	for _, name := range versionedIn(text) {
		words[uninflected(strings.ToLower(strings.TrimRight(name, "0123456789")))] = true
	}
	for _, name := range otherNames(text) {
		words[name] = true
	}
	return words
}

// sourceLines are the lines of the file without what is nobody's business here.
type sourceLines struct {
	words  []map[string]bool // of each line
	person map[string]bool   // the words of the name
}

func newSourceLines(doc *cv.Document) sourceLines {
	l := sourceLines{person: setOf(plainWords(doc.Person.Name.Value))}
	for _, line := range doc.Source {
		words := map[string]bool{}
		if line.As != cv.LineFurniture && line.As != cv.LineOut {
			words = searched(line.Text)
		}
		l.words = append(l.words, words)
	}
	return l
}

// hide takes the words of a value off the lines that it came from.
func (l sourceLines) hide(r cv.Ref) {
	hidden := searched(r.Text.Value)
	for _, at := range r.Text.Lines {
		if at < 0 || at >= len(l.words) {
			continue
		}
		for w := range hidden {
			delete(l.words[at], w)
		}
	}
}

// spoken are the lines as they can be searched: each with the next one. They are not quoted.
func (l sourceLines) spoken() []spoken {
	var out []spoken
	for i, words := range l.words {
		both := map[string]bool{}
		for _, part := range l.words[i:min(i+2, len(l.words))] {
			for w := range part {
				both[w] = !l.person[w]
			}
		}
		if len(words) > 0 {
			out = append(out, spoken{passage{private: true}, both})
		}
	}
	return out
}
