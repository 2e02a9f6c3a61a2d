package summary

import (
	"strings"

	"focal/internal/language"
)

// doing is a deed as it goes on behind a post, whether it goes on or is done: "leading a crew", "responsible for a yard".
func (d deed) doing() string {
	if d.verbs[0] == "be" {
		return d.object
	}
	var verbs []string
	for _, v := range d.verbs {
		verbs = append(verbs, d.spelt(v, gerund(v)))
	}
	return enumerate(verbs) + " " + d.object
}

// activity is a deed as a thing: "leading a crew", "responsibility for a yard".
func (d deed) activity() string {
	if d.verbs[0] == "be" {
		return answerable.ReplaceAllString(d.object, "responsibility for ")
	}
	return d.doing()
}

// gerund is the -ing form of a verb, also of one with a prefix that stands apart: "co-ordinating".
func gerund(verb string) string {
	if rest, is := strings.CutPrefix(verb, "co-"); is {
		return "co-" + language.PresentParticiple(rest)
	}
	return language.PresentParticiple(verb)
}
