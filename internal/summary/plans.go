package summary

import (
	"slices"
	"strings"

	"focal/internal/sieve"
)

// plainly opens sentences without a subject with a verb that says something: "seeks a post", not "is seeking
// a post".
func (t teller) plainly(list []predicate) []predicate {
	if !t.silent() {
		return list
	}
	list = slices.Clone(list)
	for i := range list {
		text := &list[i].text
		if cause, is := strings.CutPrefix(*text, "is an advocate of "); is {
			*text = "advocates " + cause
		}
		if m := openPlan.FindStringSubmatch(*text); m != nil && !furtherPlan.MatchString(m[3]) {
			*text = m[1] + openPlans[m[2]] + m[3]
			continue
		}
		if m := plan.FindStringSubmatch(*text); m != nil {
			*text = plans[m[1]] + m[2] + andPlan.ReplaceAllStringFunc(m[3], func(s string) string {
				return " and " + plans[strings.Fields(s)[1]] + " "
			})
		}
	}
	return list
}

var (
	// openPlans are the verbs of plans, which "is" only makes longer.
	openPlans = map[string]string{
		"seeking": "seeks", "looking for": "seeks", "searching for": "seeks", "in search of": "seeks", "aiming for": "aims for",
		"aiming to": "aims to", "aspiring to": "aspires to", "aspiring for": "seeks", "hoping to": "hopes to", "wishing to": "wishes to",
	}
	openPlan = sieve.MustCompile(`^is ((?:currently |presently |now )?)(seeking|looking for|searching for|in search of|aiming for|` +
		`aiming to|aspiring to|aspiring for|hoping to|wishing to)( .*)$`)
	furtherPlan = sieve.MustCompile(` and (?:is |\p{L}+ing )`)

	plans   = map[string]string{"seeking": "seeks", "leaving": "leaves", "relocating": "relocates", "returning": "returns"}
	plan    = sieve.MustCompile(`^is (seeking|leaving|relocating|returning)( [^,;]*?)((?: and (?:seeking|relocating|returning) .*)?)$`)
	leaves  = sieve.MustCompile(`^(?:leave|relocate|return)s? `)
	andPlan = sieve.MustCompile(`^ and \p{L}+ `)
)
