package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// seeks is a first sentence that says what somebody looks for, not who that is.
var seeks = sieve.MustCompile(`^(?:(?:seek|want|wish|hope|aim|desire|aspire|intend|crave)(?:e?s)?|` +
	`(?:(?:am|is|are) (?:currently |presently |now )?)?(?:seeking|looking|hoping|aiming|aspiring|searching|intending|desiring|willing)|` +
	`(?:am|is|are) (?:desirous|interested in (?:working|joining)|in search)|` +
	`(?:am|is|are) expecting to|would (?:like|love|be (?:glad|happy|pleased|delighted)) to|strives? to work) `)

// feels is a first sentence that only says what somebody cares for.
var feels = sieve.MustCompile(`^is (?:\p{Ll}+ly )?(?:passionate about|keen on|eager to|` +
	`interested in|committed to|dedicated to|willing to|motivated to) `)

// objective puts before what somebody looks for or cares for who that is: a student of something, or
// what they work as.
func (c *composer) objective(lead predicate, own []predicate) (predicate, []predicate) {
	if !seeks.MatchString(lead.text) && !feels.MatchString(lead.text) {
		return lead, own
	}
	who := c.student()
	if who.text == "" {
		who = c.occupied()
	}
	if who.text == "" {
		return lead, own
	}
	goal := lead
	if first, rest, _ := strings.Cut(goal.text, " "); first == "is" || first == "am" {
		goal.text = c.who.verb("be") + " " + rest
	} else if base := baseForm(first); base != "" {
		goal.text = c.who.verb(base) + " " + rest
	}
	goal.own = true
	return who, append([]predicate{goal}, own...)
}

func baseForm(verb string) string {
	for _, f := range language.VerbForms(verb) {
		if f.Form == language.Third || f.Form == language.Base {
			return f.Base
		}
	}
	return ""
}

var (
	// underWay is how a CV says that a course is not finished yet.
	underWay = sieve.MustCompile(`(?i)\b(?:expected|anticipated|present|ongoing|current)\b`)
	// field is a subject that somebody can be a student of.
	field = sieve.MustCompile(`^\p{Lu}[\p{L}&' -]{2,50}$`)
)

// student is who studies now.
func (c *composer) student() predicate {
	if c.name() == "" {
		return predicate{}
	}
	for i := range c.doc.Education {
		e := &c.doc.Education[i]
		if !studies(e) {
			continue
		}
		p := predicate{text: "is " + article(e.Area.Value+" student"), lines: append([]int{}, e.Area.Lines...)}
		if school := schoolOf(e); school != "" {
			p.text, p.lines = p.text+" at "+school, append(p.lines, e.Institution.Lines...)
		}
		return predicate{text: p.text, lines: append(p.lines, e.Dates.Text.Lines...)}
	}
	return predicate{}
}

// studies reports a course that goes on, of a subject that somebody can be a student of.
func studies(e *cv.Education) bool {
	now := e.Dates.Current || underWay.MatchString(e.Dates.Text.Value)
	return now && clean(e.Area) && field.MatchString(e.Area.Value)
}

// schoolOf is where somebody studies "at", or "".
func schoolOf(e *cv.Education) string {
	school, _, _ := strings.Cut(e.Institution.Value, ",")
	switch {
	case !clean(e.Institution) || !fitsPlace(school), subjectLast.MatchString(school) && !schoolWord.MatchString(school),
		ofYouth.MatchString(school) && levelOf(e.Degree.Value) > 0:
		return ""
	case ofKind.MatchString(school):
		return "the " + school
	}
	return school
}

var (
	// subjectLast is the name of a subject rather than that of a school.
	subjectLast = sieve.MustCompile(`(?i)^(?:[\p{L}&’'-]+ ){1,4}` +
		`(?:education|studies|sciences?|engineering|management|arts|administration|concentration|minor|major)$`)
	schoolWord = sieve.MustCompile(`(?i)\b(?:school|college|university|institut\w*|academy|faculty|polytechnic|centre|center)\b`)
	// ofYouth are schools that give no degrees: a line above or below was read as one with them.
	ofYouth = sieve.MustCompile(`(?i)\b(?:high|secondary|middle|grammar|matriculation) school\b`)
)

// longestPlace is how many words the name of a place has at most.
const longestPlace = 6

func fitsPlace(s string) bool {
	return s != "" && len(strings.Fields(s)) <= longestPlace && !tornOff.MatchString(s) &&
		!strings.ContainsAny(s, ",;:/|()–—") && !strings.Contains(s, " - ")
}

// ofKind are institutions that take an article: "the University of Solent".
var ofKind = sieve.MustCompile(`^(?:Department|Ministry|Office|Bureau|Institute|University|Agency|City|State|Government|` +
	`Embassy|Bank|Port) (?:of|for) `)

// figures are what a fragment goes on with behind semicolons: "96 papers; h-index 38".
var figures = sieve.MustCompile(`^(?:\d[\d,.+]* \p{Ll}|\p{Ll}[\p{L}-]+ \d+$)`)

// standing is a claim that only names a part that somebody has, with figures behind it:
// "Principal investigator on two grants; 96 papers; h-index 38".
func (c *composer) standing(s string) (string, bool) {
	parts := strings.Split(s, "; ")
	if c.who.first || !startsUpper(s) || strings.ContainsAny(parts[0], ",:") || !namesPart(parts[0]) {
		return "", false
	}
	if slices.ContainsFunc(parts[1:], func(p string) bool { return !figures.MatchString(p) }) {
		return "", false
	}
	text := c.who.verb("be") + " " + lowered(parts[0])
	if len(parts) > 1 {
		text += ", with " + enumerate(parts[1:])
	}
	return text, true
}

// leadingUp are the parts of speech of what somebody is called.
var leadingUp = map[language.Tag]bool{language.TagNoun: true, language.TagAdjective: true, language.TagProper: true}

// ofClause are those of a sentence, which has a verb.
var ofClause = map[language.Tag]bool{language.TagThird: true, language.TagPast: true, language.TagBase: true, language.TagModal: true}

const longestPart = 4 // words that a part is called by

// namesPart reports the name of a part and what it is played in, without a verb.
func namesPart(s string) bool {
	words := language.TagSentence(language.Tokens(s))
	head := 0
	for head < len(words) && head < longestPart && leadingUp[words[head].Tag] {
		head++
	}
	if head == 0 || head == len(words) || !language.IsRole(words[head-1].Low) || !words[head].Is("on", "of", "for") {
		return false
	}
	return !slices.ContainsFunc(words[head:], func(w language.Tagged) bool { return ofClause[w.Tag] })
}
