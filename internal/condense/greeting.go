package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// A profile from a web page greets its reader and gives the name that the CV has above it: in the third person it would say that
// somebody is themselves. The truth check knows such sentences (truth/letters.go).

var (
	greets = sieve.MustCompile(`^(?:Hi|Hello|Hey)(?: there| everyone| all)?[,!.]? ((?:I\b|My name\b).)`)
	// presents is a name and nothing else, before what its owner says next.
	presents = sieve.MustCompile(`^(?:I['’]m|I am|My name is) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})[.!] +(\p{Lu})`)
)

// ungreeted is a profile without the greeting and the sentence that gives its owner's name.
func ungreeted(text, owner string) string {
	text = greets.ReplaceAllString(text, "$1")
	m := presents.FindStringSubmatchIndex(text)
	if m == nil {
		return text
	}
	names := strings.Fields(strings.ToLower(owner))
	for _, given := range strings.Fields(strings.ToLower(text[m[2]:m[3]])) {
		if !slices.Contains(names, given) {
			return text
		}
	}
	return text[m[4]:]
}

// greetings takes the greeting off the profile.
func (t *tidier) greetings(doc *cv.Document) {
	for i := range doc.Summary {
		s := &doc.Summary[i]
		const reason = "The name stands above the profile; a greeting tells other readers nothing."
		if after := ungreeted(s.Value, doc.Person.Name.Value); after != s.Value && t.reworded(s, after, reason) {
			s.Value = after
		}
	}
}
