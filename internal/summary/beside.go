package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// A profile that is not written anew, as it is long or not made of sentences about the candidate, gets one sentence for a job: what is
// held, spoken and known of what the must-haves ask for.

// toldBeside adds that sentence behind the one that names the candidate, or before all where none does.
func (c *composer) toldBeside(keep cv.Keep) []cv.Note {
	at := max(slices.IndexFunc(c.doc.Summary, func(t cv.Text) bool { return c.speaksOfCandidate(t.Value) }), 0)
	if c.Match == nil || c.who.first || c.name() == "" || c.doc.Summary[at].ID == "" {
		return nil
	}
	text, lines := c.answersBeside(c.held())
	if text == "" || c.Holds != nil && !c.Holds(cv.Text{Value: text, Lines: lines}) {
		return nil
	}
	paragraph := &c.doc.Summary[at]
	if strings.HasSuffix(strings.TrimSpace(paragraph.Value), ":") {
		return nil // what it leads to follows
	}
	n := cv.Note{
		Kind: cv.NoteSummary, Field: paragraph.ID, After: text, Lines: lines,
		Reason: "Added to the profile from facts elsewhere in the CV, because the job asks for them.",
	}
	if !keep.Accepts(n) {
		return nil
	}
	if strings.HasPrefix(text, c.name()+" ") {
		paragraph.Value = text + " " + paragraph.Value
	} else {
		paragraph.Value = c.insertBehindName(paragraph.Value, text)
	}
	return []cv.Note{n}
}

// insertBehindName puts text behind the sentence that names the candidate, or behind the first one.
func (c *composer) insertBehindName(profile, text string) string {
	for _, span := range language.Sentences(profile) {
		if s := span.Of(profile); strings.Contains(s, c.name()) || !c.who.silent() && strings.HasPrefix(s, c.who.subject+" ") {
			return strings.TrimSpace(profile[:span.Start] + insert(profile[span.Start:], text))
		}
	}
	return insert(profile, text)
}

// mostSentences are those that a profile has at most which gets another one for a job.
const mostSentences = 4

// withAnswers is a profile that was written, with a sentence of what must-haves ask for and had no room in it; the sentence that claims
// least makes room.
func (c *composer) withAnswers(t cv.Text) cv.Text {
	if c.Match == nil || c.who.first || t.Value == "" {
		return t
	}
	doc := *c.doc
	doc.Summary = []cv.Text{t}
	then := newComposer(&doc, c.Request)
	held := slices.DeleteFunc(then.held(), func(f fact) bool { return f.weight < mostProof })
	text, lines := then.answersBeside(held)
	if text == "" {
		return t
	}
	with := t
	with.Value = insert(then.withRoom(then.withRoom(t.Value)), text)
	with.Lines = slices.Concat(t.Lines, lines)
	slices.Sort(with.Lines)
	with.Lines = slices.Compact(with.Lines)
	if len(language.Sentences(with.Value)) > mostSentences+1 || c.Holds != nil && !c.Holds(with) {
		return t
	}
	return with
}

// claimsNothing is what a sentence claims at most that makes room.
const claimsNothing = 0.5

// onlyPraises reports a sentence of what anybody says of themselves, without a name or figure.
func (c *composer) onlyPraises(s string) bool {
	return len(ofAnybody.FindAllString(s, -1)) >= mostCounted && !c.namesThing(s)
}

// withRoom is a profile of many sentences without the one that says least, where that is praise which names nothing.
func (c *composer) withRoom(text string) string {
	spans := language.Sentences(text)
	if len(spans) < mostSentences {
		return text
	}
	least, at := claimsNothing, -1
	for i, span := range spans[1:] {
		s := span.Of(text)
		next := ""
		if i+2 < len(spans) {
			next = spans[i+2].Of(text)
		}
		if worth := c.claimsIn(s); worth < least && c.onlyPraises(s) && !dependent.MatchString(next) && !dependent.MatchString(s) {
			least, at = worth, i+1
		}
	}
	if at < 0 {
		return text
	}
	return strings.TrimSpace(text[:spans[at].Start] + strings.TrimSpace(text[spans[at].End:]))
}

// answersBeside are the sentences, by name where the profile does not say of whom it speaks.
func (c *composer) answersBeside(facts []fact) (text string, lines []int) {
	var held []predicate
	if len(facts) > 0 {
		held = append(held, c.holding(facts))
		for _, f := range facts {
			c.tells(f.text)
		}
	}
	held = c.withSkills(held, c.knows(nil))
	if len(held) == 0 {
		return "", nil
	}
	for _, p := range held {
		lines = append(lines, p.lines...)
	}
	list := c.sentences(held)
	if !slices.ContainsFunc(c.doc.Summary, func(t cv.Text) bool { return c.speaksOfCandidate(t.Value) }) {
		list[0] = c.name() + " " + c.byName(held[0].text) + strings.TrimPrefix(list[0], c.who.tells(held[0].text))
		lines = append(lines, c.doc.Person.Name.Lines...)
	}
	slices.Sort(lines)
	return strings.Join(list, " "), slices.Compact(lines)
}

// byName is a predicate as it stands behind the name.
func (c *composer) byName(predicate string) string {
	first, rest, _ := strings.Cut(predicate, " ")
	return (teller{}).verb(plainVerb(first)) + " " + rest
}

// speaksOfCandidate reports a text that names the candidate, or goes on about them by the pronoun.
func (c *composer) speaksOfCandidate(text string) bool {
	return strings.Contains(text, c.name()) || !c.who.silent() && strings.Contains(" "+text, " "+c.who.subject+" ")
}

// holdsIn reports a first sentence that tells something held that is no degree.
func holdsIn(lead string, list []fact) bool {
	return slices.ContainsFunc(list, func(f fact) bool { return !f.degree && strings.Contains(lead, f.text) })
}

// answersByHolding reports that a certificate, languages or skills answer must-haves and no deed that is told does: they go first. A
// degree alone would be a stub there.
func (c *composer) answersByHolding(deeds []deed, held []fact, told []predicate) bool {
	if c.Match == nil || c.namesake() >= 0 || slices.ContainsFunc(deeds, func(d deed) bool { return c.provesMust(d.id) }) {
		return false
	}
	several := func(p predicate) bool {
		return strings.Contains(p.text, " and ") && (c.isSkills(p) || strings.HasPrefix(p.text, c.who.verb("speak")+" "))
	}
	return slices.ContainsFunc(held, func(f fact) bool { return f.weight >= mostProof && !f.degree }) || slices.ContainsFunc(told, several)
}

// provesMust reports a value that meets a must-have.
func (c *composer) provesMust(id string) bool {
	for _, w := range c.proof[id] {
		if w == mostProof {
			return true
		}
	}
	return false
}
