package tailor

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// An objective says what somebody would like, which shows nothing: "willing to work in Qatar", "seeking a post in audit".

var (
	// wish begins what is wished for.
	wishFrom = sieve.MustCompile(`(?i)\b(?:seek(?:s|ing)?|look(?:s|ing)? (?:forward )?(?:for|to)|in search of|search(?:es|ing)? for|` +
		`would (?:like|love|prefer)|want(?:s|ing)? (?:to|an?)|wish(?:es|ing)? (?:to|for)|hop(?:es?|ing) (?:to|for)|` +
		`aim(?:s|ing)? (?:to|at)|aspir(?:es?|ing|ations?)|desir(?:es?|ing|ous)|eager to|keen (?:to|on)|preferably|` +
		`preferred (?:locations?|countr(?:y|ies)|place|job)|` +
		`(?:willing|ready|prepared|open|happy) to (?:work|relocate|move|settle|be based|opportunities|roles?|positions?|jobs?)` +
		`(?: (?:in|to|at|within|for|anywhere)\b)?|interested in\b|(?:enthusiastic|passionate|curious) about\b|` +
		`(?:plan(?:s|ning)?|intend(?:s|ing)?) (?:to|on) |(?:my )?(?:career )?(?:objective|goal|dream|ambition|aim)s?(?: is\b|` +
		`\s*[:–-]\s))|` +
		`(?:^|[.;:!]\s+)(?:i am |i['’]m )?(?:currently |now |also )?(?:learning|studying) (?:[\p{L}+#-]+ ?){1,3}(?:$|[.;,])`)
	// goal begins a sentence of an objective.
	goal = sieve.MustCompile(`(?i)(?:^|[.;:!]\s+)to (?:\w+ly (?:and \w+ly )?)?(?:obtain|secure|get|attain|gain|find|pursue|work|` +
		`be an?\b|become|join|grow|seek|acquire|` +
		`contribute|excel|succeed|learn|associate|build (?:a|my) career|make (?:a|my) career|take up)\b`)
	// told goes on with what is so.
	told = sieve.MustCompile(`(?i)[.;!](?:\s|$)|,\s*(?:and )?(?:skilled|experienced|expert|proficient|qualified|trained|` +
		`speciali[sz](?:ed|ing)|` +
		`holding|certified|fluent|with (?:[\p{L}-]+ ){0,3}(?:experience|knowledge|skills?|background|expertise|qualification|` +
		`certificate|degree|diploma|licen[cs]e))\b|\b(?:my|having|i (?:am|have|hold|worked)|with (?:over |more than |about |nearly )?\d+|` +
		`\d+\s?\+? ?(?:years?|yrs?))\b`)
)

// withoutWishes is a text without what it wishes for.
func withoutWishes(text string) string {
	var out strings.Builder
	for {
		at := firstOf(wishFrom.FindStringIndex(text), goal.FindStringIndex(text))
		if at == nil {
			break
		}
		out.WriteString(text[:at[0]] + " ")
		if text = text[at[1]:]; text == "" {
			break
		}
		end := told.FindStringIndex(text)
		if end == nil {
			return out.String()
		}
		text = text[end[0]:]
	}
	return out.String() + text
}

// firstOf is the range that begins first; nil is none.
func firstOf(a, b []int) []int {
	if a == nil || b != nil && b[0] < a[0] {
		return b
	}
	return a
}

// mayWish reports a value that may speak of what is wished for: a bullet about work that speaks of seeking tells of a deed.
func mayWish(r cv.Ref) bool {
	switch r.Section {
	case cv.SectionSummary, cv.SectionPerson, cv.SectionAdditional, cv.SectionInterests, cv.SectionSkills:
		return true
	}
	return false
}

// ofWillingness asks for what only a wish can show.
var ofWillingness = sieve.MustCompile(`(?i)\b(?:willing\w*|prepared to|flexib\w+|travel\w*|relocat\w+|availab\w+|` +
	`interest(?:ed)?|passion\w*|enthusias\w+|motivat\w+|commit\w+|desire|ambitio\w+|aspir\w+|eager\w*|keen)\b`)

// wishing returns the candidate with what the CV wishes for, where that is what is asked for.
func (c *candidate) wishing(r Requirement) *candidate {
	if !ofWillingness.MatchString(r.Quote) {
		return c
	}
	all := *c
	all.passages, all.index = nil, nil
	for _, p := range c.passages {
		if p.told != p.value {
			p = passageAs(p, withoutDenials(p.value))
		}
		all.passages = append(all.passages, p)
	}
	return &all
}
