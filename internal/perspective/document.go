package perspective

import (
	"fmt"
	"maps"
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// Document brings the sentences of a CV into the person asked for, in place, and
// returns one note for each sentence it changed, and advice on what it could not
// change (without IDs). Facts, headings
// and quotations are not touched; neither is a CV in another language.
//
// In the third person the profile introduces the candidate by name and goes on
// with the pronoun; bullets may go without a subject.
func Document(doc *cv.Document, to cv.Perspective, pronouns cv.Pronouns) []cv.Note {
	return Selected(doc, to, pronouns, nil, nil)
}

// Holds reports whether a sentence, rewritten for the candidate of that name, still
// says what it said.
type Holds func(before, after, name string) bool

// Selected is Document with a decision about each change; sentences whose change
// is not kept stay as they are. Where the name would not hold, the pronoun stands.
func Selected(doc *cv.Document, to cv.Perspective, pronouns cv.Pronouns, keep cv.Keep, holds Holds) []cv.Note {
	if isForeign(doc) {
		return nil
	}
	deeds := deedLists(doc)
	c := conversion{
		doc: doc, to: to, subject: Subject{Name: doc.Person.Name.Value, Pronouns: pronouns}, keep: keep, holds: holds,
		how: style{
			careful: true, introduce: true, english: inEnglish(doc), lower: lowerBullets(doc), lowerIn: lowerListsOf(doc),
			brief: isBrief(doc),
		},
		refused: map[string]bool{}, opened: maps.Clone(deeds), deeds: deeds,
	}
	if to == cv.ThirdPerson {
		c.past = pastBullets(doc)
		return c.run()
	}
	about, written := thirdPersonSource(doc, c.subject)
	if !written {
		return nil
	}
	c.how.source, c.how.fixed = about, true
	return c.run()
}

// isBrief reports a profile of few sentences, each of which stands for itself.
func isBrief(doc *cv.Document) bool {
	n := 0
	for _, text := range doc.Summary {
		n += len(language.Sentences(text.Value))
	}
	return n <= longestSummary
}

const longestSummary = 8

// isForeign reports a document in another language than English.
func isForeign(doc *cv.Document) bool {
	return doc.Locale != "" && !strings.HasPrefix(strings.ToLower(doc.Locale), "en")
}

// of is the style for one value; false for values that are no sentences.
func (how style) of(doc *cv.Document, r cv.Ref, past bool, deeds map[string]bool) (style, bool) {
	how.listed = toldOfOneself(r)
	how.bullet = r.Role == cv.RoleBullet || how.listed
	how.ended = doc.Over(r)
	how.lower = how.lower || how.lowerIn[entryOf(r)]
	how.profile = r.Section == cv.SectionSummary
	how.aim = how.profile && doc.Aims(*r.Text)
	how.ofThing = r.Section == cv.SectionProjects
	how.alone = r.Section == cv.SectionAdditional && !deeds[entryOf(r)]
	how.past = how.bullet && past
	how.introduce = how.introduce && r.Section == cv.SectionSummary
	return how, how.listed || r.IsSentence()
}

// toldOfOneself reports an item of a list that is a sentence all the same: "I have received the
// Moss award", "My team won". Lists hold such where people tell what others name.
func toldOfOneself(r cv.Ref) bool {
	return mayTell(r) && (selfTold.MatchString(r.Text.Value) || !r.IsSentence() && ofOneself.MatchString(r.Text.Value))
}

// mayTell reports an item of a list in which people may speak of themselves.
func mayTell(r cv.Ref) bool {
	section, _, _ := strings.Cut(r.Path, "[")
	return tellingSections[section] && r.Role != cv.RoleQuotation && r.Role != cv.RoleOrganisation
}

var (
	tellingSections = wordset.Of("awards skills certificates additional interests person.details")
	// selfTold is how such a sentence opens; "I and C technician" and "My SQL" are none.
	selfTold = regexp.MustCompile(`^(?:I['’](?:m|ve|d)|My \p{Ll}[\p{Ll}-]{2,}|I (?:have|had|am|was|also|can|could|do|did|know|speak|` +
		`write|read|like|love|enjoy|believe|work|adapt|lead|manage|use|play|teach|` +
		`train|handle|possess|hold|keep|learn|prefer|travel|maintain|communicate|volunteer|won|led|got|took|made|gave|held|ran|` +
		`\p{Ll}{3,}ed)) \S+ \S+`)
	// ofOneself is an item that names the candidate further on: "Best paper of my year".
	ofOneself = regexp.MustCompile(`^\S+ .*\b(?:my|me|myself)\b`)
)

// inEnglish judges the language by all sentences of the document: a short one with
// "per" or "via" tells nothing alone.
func inEnglish(doc *cv.Document) bool {
	var all strings.Builder
	doc.Walk(func(r cv.Ref) {
		if r.IsSentence() && all.Len() < maxLength {
			all.WriteString(r.Text.Value)
			all.WriteByte('\n')
		}
	})
	return language.IsEnglish(all.String())
}

// lowerBullets reports that most bullets start in lower case, so that this tells
// nothing about a wrapped line.
func lowerBullets(doc *cv.Document) bool {
	lower, all := 0, 0
	doc.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleBullet {
			all++
			if isLower(r.Text.Value) {
				lower++
			}
		}
	})
	return lower*2 > all
}

// pastBullets counts, post by post, the bullets that open with a past verb less
// those that open with a present one; forms that are both do not count.
func pastBullets(doc *cv.Document) map[string]int {
	count := map[string]int{}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleBullet || len(r.Text.Value) > maxLength {
			return
		}
		for _, p := range passages(r.Text.Value) {
			count[entryOf(r)] += p.opensPast()
		}
	})
	return count
}

// opensPast is 1 for a sentence that opens with a past verb, -1 for a present one, 0 for others.
func (p passage) opensPast() int {
	i := 0
	for i < len(p.words) && (tagged(p.words[i], language.TagAdverb, language.TagMark) || p.isI(i)) {
		i++
	}
	switch w := p.at(i); {
	case samePast(w):
	case w.Tag == language.TagPast:
		return 1
	case tagged(w, language.TagBase, language.TagThird):
		return -1
	}
	return 0
}

func entryOf(r cv.Ref) string { return fmt.Sprint(r.Section, r.Entry) }

func fieldOf(r cv.Ref) string {
	if r.Text.ID != "" {
		return r.Text.ID
	}
	return r.Path
}

// sentenceNotes returns a note for each sentence that holds an edit, and the edits
// of the sentences that keep accepts.
func sentenceNotes(r cv.Ref, edits []Edit, to cv.Perspective, keep cv.Keep) (notes []cv.Note, kept []Edit) {
	text := r.Text.Value
	field := fieldOf(r)
	person := pick(to == cv.ThirdPerson, "third", "first")
	for _, span := range language.Sentences(text) {
		inside, whole := editsIn(span, edits)
		if len(inside) == 0 {
			continue
		}
		before := span.Of(text)
		after, _ := apply(before, inside)
		n := cv.Note{
			Kind: cv.NotePerspective, Field: field, Before: strings.TrimSpace(before), After: strings.TrimSpace(after),
			Reason: "Changed to the " + person + " person: " + summary(inside) + ".", Lines: r.Text.Lines,
		}
		if keep.Accepts(n) {
			notes, kept = append(notes, n), append(kept, whole...)
		}
	}
	return notes, kept
}

// editsIn returns the edits of a sentence, with offsets in the sentence and as they were.
func editsIn(span language.Span, edits []Edit) (inside, whole []Edit) {
	for _, e := range edits {
		if e.Start >= span.Start && e.Start < span.End {
			whole = append(whole, e)
			e.Start, e.End = e.Start-span.Start, e.End-span.Start
			inside = append(inside, e)
		}
	}
	return inside, whole
}

// summary lists the edits of a sentence for the user, at most four.
func summary(edits []Edit) string {
	var parts []string
	for _, e := range edits {
		before, after := strings.TrimSpace(e.Before), strings.TrimSpace(e.After)
		if len(parts) == 4 {
			return strings.Join(parts, ", ") + " and more"
		}
		if after == "" {
			parts = append(parts, "“"+before+"” left out")
		} else {
			parts = append(parts, "“"+before+"” to “"+after+"”")
		}
	}
	return strings.Join(parts, ", ")
}
