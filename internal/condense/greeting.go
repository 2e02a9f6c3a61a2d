package condense

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// A profile from a web page greets its reader and gives the name that the CV has above it: in the third person it would say that
// somebody is themselves.

var (
	greets = regexp.MustCompile(`^(?:Hi|Hello|Hey)(?: there| everyone| all)?[,!.]? ((?:I\b|My name\b).)`)
	// presents gives a name alone, or before what its owner is.
	presents = regexp.MustCompile(`^(I['’]m|I am|My name is) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})(?:[.!] +(\p{Lu})|,? and (I\b)|, (an?\b))`)
)

// ungreeted is a profile without the greeting and the owner's name before its first statement; the same where it tells nothing else.
func ungreeted(text, owner string) string {
	text = greets.ReplaceAllString(text, "$1")
	m := presents.FindStringSubmatchIndex(text)
	if m == nil || owner == "" {
		return text
	}
	names := strings.Fields(strings.ToLower(owner))
	for _, given := range strings.Fields(strings.ToLower(text[m[4]:m[5]])) {
		if !slices.Contains(names, given) {
			return text
		}
	}
	switch said := text[m[2]:m[3]]; {
	case m[6] >= 0:
		return text[m[6]:] // "I'm Robin. I mend ropes."
	case m[8] >= 0:
		return text[m[8]:] // "My name is Robin and I mend ropes."
	case said == "My name is":
		return text
	default:
		return said + " " + text[m[10]:] // "I'm Robin, a rigger"
	}
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
