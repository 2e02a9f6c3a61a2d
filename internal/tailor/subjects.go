package tailor

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

// subjectFields are groups of neighbouring subjects of study, each subject as terms.
var subjectFields = sync.OnceValue(func() [][][]string {
	var out [][][]string
	for _, line := range wordLines("words/subjects.txt") {
		var field [][]string
		for _, s := range strings.Split(line, ";") {
			field = append(field, terms(s))
		}
		out = append(out, field)
	}
	return out
})

// neighbouring reports that two subjects belong to one field.
func neighbouring(a, b []string) bool {
	others := fieldsOf(b)
	return slices.ContainsFunc(fieldsOf(a), func(i int) bool { return slices.Contains(others, i) })
}

// fieldsOf are the fields that a subject belongs to. What it shares with many counts only where it says nothing else: computer
// engineering is no neighbour of every engineering.
func fieldsOf(subject []string) []int {
	var own, shared []int
	have := setOf(subject)
	for i, field := range subjectFields() {
		for _, s := range field {
			switch {
			case len(s) == 0 || !everyOne(s, have):
			case len(s) == 1 && headTerms()[s[0]]:
				shared = append(shared, i)
			default:
				own = append(own, i)
			}
		}
	}
	if len(own) > 0 {
		return own
	}
	return shared
}

// oneSubject reports that one of the subjects named as alternatives was studied:
// "hydrology, physical geography or a cognate subject", "civil or geological
// engineering".
func oneSubject(asked string, studied []string) bool {
	if numerate.MatchString(asked) && slices.ContainsFunc(studied, func(t string) bool { return numerateTerms()[t] }) {
		return true
	}
	parts := eitherSubject.Split(strings.TrimRight(asked, " .;"), maxSubjects)
	if len(parts) < 2 {
		return false
	}
	head := headOf(parts[len(parts)-1])
	have := setOf(studied)
	return slices.ContainsFunc(parts, func(part string) bool {
		if anyRelated.MatchString(part) {
			return false
		}
		if len(strings.Fields(part)) == 1 {
			part += " " + head
		}
		subject := terms(inFull(part))
		return len(subject) > 0 && everyOne(subject, have)
	})
}

// headOf is the word at the end of the last subject that the others share with it.
func headOf(subject string) string {
	words := strings.Fields(subject)
	if len(words) > 1 && sharedHeads[strings.ToLower(words[len(words)-1])] {
		return words[len(words)-1]
	}
	return ""
}

// maxSubjects is more than any requirement names.
const maxSubjects = 12

var (
	eitherSubject = sieve.MustCompile(`(?i)\s*(?:,\s*(?:or\s+)?|/|\s+or\s+)\s*(?:an? |the )?`)
	anyRelated    = sieve.MustCompile(`(?i)\b(?:related|similar|relevant|comparable|cognate|equivalent|degree|any)\b`)
	numerate      = sieve.MustCompile(`(?i)\b(?:quantitative|numerate|numerical|mathematical)\b`)
)

// sharedHeads stand once for several subjects ("civil or geological engineering").
var sharedHeads = wordset.Of(`engineering science sciences studies management technology`)

// headTerms are the same as terms.
var headTerms = termSet(strings.Join(slices.Sorted(maps.Keys(sharedHeads)), " "))

// numerateTerms are subjects that count as quantitative.
var numerateTerms = termSet(`
	mathematics maths statistics physics economics econometrics engineering computing actuarial informatics`)

// subjectIn is what a qualification is asked in: "a degree in law".
var subjectIn = sieve.MustCompile(`(?i)\b(?:degree|bachelor(?:['’]s)?|master(?:['’]s)?|diploma|graduates?|hn[dc]|` +
	`[mb]\.?b\.?a|[mb]\.?c\.?a|[bm]\.?com|coursework|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?s|m\.?s|` +
	`b\.?e|m\.?e|[bm]\.?tech|phd)\b[^,;]*?\b(?:in|of)\s+(.+)$`)

var (
	// besideSubject is what goes on behind a subject: where the degree is from, what may stand for it, what else is asked for.
	besideSubject = sieve.MustCompile(`(?i)[\s,]+(?:(?:from|at)\s+(?:an? )?(?:accredited|recogni[sz]ed|reputed|leading|top|four|4)|` +
		`(?:with|plus)\s|or\s+(?:an?\s+|any\s+|other\s+|in\s+)*(?:closely\s+)?` +
		`(?:equivalent|similar|relevant|related|comparable|cognate|vergleichbar))\b.*$`)
	// relevantSubject names none.
	relevantSubject = sieve.MustCompile(`(?i)^(?:an? |the )?(?:relevant|related|appropriate|suitable|any)(?: \S+)? ` +
		`(?:subject|field|discipline|area|major)s?[.\s]*$`)
	// eitherName parts the names of which one is enough: "B.Com / M.Com".
	eitherName = sieve.MustCompile(`(?i)\s+or\s+|\s*/\s*|,`)
)

// ofLevel are words beside the name of a qualification that say of which kind it is, and not of what.
var ofLevel = wordset.Of(`degree degrees diploma diplomas graduate graduates graduation qualification qualifications qualified educated
	higher national post-graduate postgraduate post undergraduate under first second third good honours honors hons upper lower class
	university college professional technical academic formal vocational foundation tertiary level doctoral doctorate year three-year
	four-year two four three any equivalent completed polytechnic school secondary high full part-time recognised recognized accredited
	ordinary extended intermediate joint further another other trade related relevant similar appropriate suitable international iti ged`)

// subjectOf returns the subject that a degree is asked in, by what it is "in" or by its name.
func subjectOf(text string) string {
	text = stripBrackets(text)
	if m := subjectIn.FindStringSubmatch(text); m != nil {
		subject := besideSubject.ReplaceAllString(m[1], "")
		if strings.Contains(strings.ToLower(subject), "any ") || relevantSubject.MatchString(subject) {
			return ""
		}
		return subject
	}
	var names []string
	for _, one := range eitherName.Split(besideSubject.ReplaceAllString(text, ""), maxSubjects) {
		words := slices.DeleteFunc(strings.Fields(inFull(one)), func(w string) bool {
			w = strings.ToLower(strings.Trim(strings.ReplaceAll(w, "’", "'"), "."))
			return ofLevel[w] || leadWords[w] || degreeLevel(w) > 0
		})
		if len(words) > 0 {
			names = append(names, strings.Join(words, " "))
		}
	}
	return strings.Join(names, " or ")
}
