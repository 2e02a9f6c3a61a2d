// Package summary writes the sentences of a profile that answer the job: what the CV
// proves of it stands elsewhere than in the profile. Where a CV has no profile, one is
// put together from its posts and qualifications. The words are those of the CV and a
// closed list of function words, so that the truth check can vouch for each of them.
// Where the facts do not make a good sentence, none is written.
package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
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
	c := newComposer(doc, r)
	if r.Person == cv.ThirdPerson {
		return c.weave(keep)
	}
	if len(doc.Summary) == 0 {
		return c.write(keep)
	}
	return c.add(keep)
}

// sentence is one that was composed, with the lines that hold its words.
type sentence struct {
	text  string
	lines []int
}

// write makes a profile for a CV that has none.
func (c *composer) write(keep cv.Keep) []cv.Note {
	role := c.role()
	if role.text == "" {
		return nil
	}
	list := append([]sentence{role}, c.answers(longestAdded)...)
	text, lines := join(list)
	t := cv.Text{ID: WrittenID, Value: text, Lines: lines, Confidence: 1}
	n := cv.Note{
		Kind: cv.NoteSummary, Field: t.ID, After: t.Value, Lines: t.Lines,
		Reason: "The CV has no profile; this one is put together from its own facts.",
	}
	if keep.Accepts(n) {
		c.doc.Summary = []cv.Text{t}
		return []cv.Note{n}
	}
	return nil
}

// add puts the sentences behind the one that says who the candidate is.
func (c *composer) add(keep cv.Keep) []cv.Note {
	spans, words := 0, 0
	for _, t := range c.doc.Summary {
		spans += len(language.Sentences(t.Value))
		words += len(strings.Fields(t.Value))
	}
	if words > longestProfile || c.doc.Summary[0].ID == "" {
		return nil
	}
	list := c.answers(min(longestAdded, longestSentences-spans))
	if len(list) == 0 {
		return nil
	}
	first := &c.doc.Summary[0]
	text, lines := join(list)
	n := cv.Note{
		Kind: cv.NoteSummary, Field: first.ID, After: text, Lines: lines,
		Reason: "Added to the profile from facts elsewhere in the CV.",
	}
	if c.Match != nil {
		n.Reason = "Added to the profile from facts elsewhere in the CV, because the job asks for them."
	}
	if !keep.Accepts(n) {
		return nil
	}
	first.Value = insert(first.Value, text)
	return []cv.Note{n}
}

// dependent are words that a sentence begins with which goes on from the one before.
var dependent = regexp.MustCompile(`^(?:This|These|That|Those|Such|It|There|Here|Also|As such|Both|However|Therefore)\b`)

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

func join(list []sentence) (text string, lines []int) {
	var texts []string
	for _, s := range list {
		texts = append(texts, s.text)
		lines = append(lines, s.lines...)
	}
	slices.Sort(lines)
	return strings.Join(texts, " "), slices.Compact(lines)
}

// answers are at most n sentences of facts that the profile does not state: what the
// candidate holds, then what the candidate has done. Two that are short make one where
// there is no room for more.
func (c *composer) answers(n int) []sentence {
	if n < 0 {
		return nil
	}
	done := c.experience()
	list := slices.DeleteFunc([]sentence{c.holds(n > 1 || done.text == ""), done}, func(s sentence) bool { return s.text == "" })
	switch {
	case len(list) == 0 && c.Match != nil:
		c.Match = nil // nothing answers the job: the strongest facts
		return c.answers(n)
	case len(list) <= n:
		return list
	case n == 0:
		return nil
	}
	if both := list[0].text + list[1].text; len(strings.Fields(both)) <= longestJoined && c.voice.owns != "" {
		second := strings.ToLower(list[1].text[:1]) + list[1].text[1:]
		return []sentence{{strings.TrimSuffix(list[0].text, ".") + ", and " + second, slices.Concat(list[0].lines, list[1].lines)}}
	}
	return list[:n]
}

// longestJoined is how many words two sentences have at most that become one.
const longestJoined = 36
