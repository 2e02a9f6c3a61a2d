package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// What nobody would write may still be the only place where a CV says that somebody speaks Russian, or what the job asks for. Such a
// fragment stays: a fact in poor style is better than none.

// needed reports a fragment that has a fact which no other part of the CV has, or that answers the job. What is wished for answers
// nothing, and neither does a line of which only a part is there.
func (g gate) needed(s string, words []language.Tagged) bool {
	return g.onlyHere(words) || g.asked(s) && !isAim(s) && !g.isTorn(s, words)
}

// onlyHere reports a name or a figure that the CV has nowhere else, or what somebody learned that it does not tell of elsewhere.
func (g gate) onlyHere(words []language.Tagged) bool {
	learned := slices.ContainsFunc(words, func(w language.Tagged) bool { return ofLearning[w.Low] })
	return slices.ContainsFunc(words, func(w language.Tagged) bool {
		switch {
		case g.elsewhere[w.Low], ofCalendar.MatchString(w.Low), g.isName(w), ofAll(w.Low):
			return false
		case strings.ContainsAny(w.Text, "0123456789"):
			return true
		}
		return w.Kind == language.Word && (namesThing(w) || learned && !ofLearning[w.Low] && language.Read(w.Low).Has(language.Noun))
	})
}

// namesThing reports a word that is written large because it names something: no word in small letters is spelt so, or all of it is large.
func namesThing(w language.Tagged) bool {
	if !startsUpper(w.Text) || len(w.Text) < 2 {
		return false
	}
	return !lexicon.Word(w.Text).Known() || len(w.Text) < shortestShout && w.Text == strings.ToUpper(w.Text)
}

// shortestShout is how long a word in capitals is that may be one of a heading, in bytes.
const shortestShout = 6

// ofLearning are the words for what somebody was taught, or may do because of it.
var ofLearning = wordset.Of(`training trained course courses certification certifications certificate certificates certified diploma degree
	licence license licences licenses licensed fluency fluent bilingual trilingual language languages clearance`)

// ofCalendar is a year or a month, which is no fact alone.
var ofCalendar = sieve.MustCompile(`(?i)^(?:(?:19|20)\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{L}*)$`)

// saidElsewhere are the words of a CV outside its profile, in small letters.
func saidElsewhere(doc *cv.Document) map[string]bool {
	said := map[string]bool{}
	doc.Walk(func(r cv.Ref) {
		if r.Section == cv.SectionSummary {
			return
		}
		for _, w := range tagged(r.Text.Value) {
			said[w.Low] = true
		}
	})
	return said
}
