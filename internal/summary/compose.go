// Package summary writes the sentences of a profile that answer the job: what the CV
// proves of it stands elsewhere than in the profile. Where a CV has no profile, one is
// put together from its posts and qualifications. The words are those of the CV and a
// closed list of function words, so that the truth check can vouch for each of them.
// Where the facts do not make a good sentence, none is written.
package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/perspective"
	"focal/internal/sieve"
	"focal/internal/tailor"
)

const (
	longestProfile   = 90 // words of a profile that nothing is added to
	longestSentences = 4  // sentences that a profile has at most with what is added
	longestAdded     = 2  // sentences that are added at most
)

// Request is what a profile is written for.
type Request struct {
	Match    *tailor.Match // nil without a job
	Title    string        // of the job; "" = unknown
	Advert   string        // text of the job description
	Original *cv.Document  // the CV as read: its values are what Match quotes
	Person   cv.Perspective
	Pronouns cv.Pronouns
	Today    cv.Date
	Edited   func(id string) bool // texts that the user worded, which stay
	// Holds reports that a text says nothing beyond the lines that it names; nil takes
	// it for granted.
	Holds func(cv.Text) bool
}

// Compose adds the sentences to the profile of an English document, or writes one.
// It expects posts newest first and the person of the document settled.
func Compose(doc *cv.Document, r Request, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") || slices.ContainsFunc(doc.Summary, func(t cv.Text) bool { return r.Edited(t.ID) }) {
		return nil
	}
	doc.Summary = slices.DeleteFunc(doc.Summary, func(t cv.Text) bool { return strings.TrimSpace(t.Value) == "" }) // says nothing
	c := newComposer(doc, r)
	if notes, ok := c.composeShort(keep); ok {
		return notes
	}
	return append(c.weave(keep), c.withoutIs(keep)...)
}

// sentence is one that was composed, with the lines that hold its words.
type sentence struct {
	text  string
	lines []int
}

// add puts sentences behind the one that says who the candidate is, in the voice of a
// profile of the first person that is not woven: with "I", or without a subject.
func (c *composer) add(keep cv.Keep) []cv.Note {
	if c.ownWords() > longestProfile || c.doc.Summary[0].ID == "" {
		return nil
	}
	list, lines := c.asides()
	if len(list) == 0 {
		return nil
	}
	first := &c.doc.Summary[0]
	n := cv.Note{
		Kind: cv.NoteSummary, Field: first.ID, After: strings.Join(list, " "), Lines: lines,
		Reason: "Added to the profile from facts elsewhere in the CV.",
	}
	if c.Match != nil {
		n.Reason = "Added to the profile from facts elsewhere in the CV, because the job asks for them."
	}
	if !keep.Accepts(n) {
		return nil
	}
	first.Value = insert(first.Value, n.After)
	return []cv.Note{n}
}

// asides are the sentences for a profile that is not woven.
func (c *composer) asides() (list []string, lines []int) {
	text, spans := c.ownText(), c.ownSpans()
	held, deeds := c.held(), c.did(spans)
	if len(held)+len(deeds) == 0 && c.Match != nil {
		c.Match = nil // nothing answers the job: the strongest facts
		held, deeds = c.held(), c.did(spans)
	}
	var s sentence
	items := s.take(held)
	list, done := c.asSpoken(text, items, held, deeds)
	for _, p := range done {
		s.lines = append(s.lines, p.lines...)
	}
	if room := max(min(longestAdded, longestSentences-spans), 0); len(list) > room {
		list = list[:room]
	}
	slices.Sort(s.lines)
	return list, slices.Compact(s.lines)
}

// asSpoken tells facts and deeds with "I", without a subject or, where somebody else speaks, the facts alone.
func (c *composer) asSpoken(text string, items []string, held []fact, deeds []deed) (list []string, done []predicate) {
	switch {
	case speaksOfI.MatchString(text):
		done = c.deedsTold("", deeds)
		if len(items) > 0 {
			done = append(done, c.holding(held))
		}
		return c.sentences(done), done
	case strings.Contains(text, perspective.DisplayName(c.doc.Person.Name.Value)): // somebody else speaks
		return qualifications(items), nil
	}
	done = c.asNotes(deeds)
	return append(c.sentences(done), qualifications(items)...), done
}

// Sentences are those of a profile, one by one.
func Sentences(profile string) (list []string) {
	for _, s := range language.Sentences(profile) {
		list = append(list, strings.TrimSpace(s.Of(profile)))
	}
	return list
}

// ownSpans counts the sentences of the profile.
func (c *composer) ownSpans() (n int) {
	for _, t := range c.doc.Summary {
		n += len(language.Sentences(t.Value))
	}
	return n
}

func qualifications(items []string) []string {
	if len(items) == 0 {
		return nil
	}
	return []string{"Qualifications include " + enumerate(items) + "."}
}

// speaksOfI reports a profile that says "I".
var speaksOfI = sieve.MustCompile(`\bI\b`)

// dependent are words that a sentence begins with which goes on from the one before.
var dependent = sieve.MustCompile(`^(?:This|These|That|Those|Such|It|There|Here|Also|As such|Both|However|Therefore|Thus|Hence|Thereby|` +
	`Moreover|Furthermore|Besides|Not only (?:is|was|does|did|has) (?:it|this|that)|(?:In|With|Through|By|From|For|During|Despite|After) ` +
	`(?:this|that|these|those|such|which|doing so))\b`)

// insert puts text behind the first sentence of a profile, or behind the last where
// the second goes on from the first.
func insert(profile, text string) string {
	spans := language.Sentences(profile)
	at := spans[0].End
	if len(spans) > 1 && dependent.MatchString(spans[1].Of(profile)) {
		at = len(profile)
	}
	before, after := strings.TrimSpace(profile[:at]), strings.TrimSpace(profile[at:])
	if !strings.HasSuffix(before, ".") && !strings.HasSuffix(before, "!") && !strings.HasSuffix(before, "?") {
		before += "."
	}
	return strings.TrimSpace(before + " " + text + " " + after)
}
