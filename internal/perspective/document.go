package perspective

import (
	"fmt"
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
	if doc.Locale != "" && !strings.HasPrefix(strings.ToLower(doc.Locale), "en") {
		return nil
	}
	s := Subject{Name: doc.Person.Name.Value, Pronouns: pronouns}
	how := style{introduce: true, english: inEnglish(doc)}
	if to != cv.ThirdPerson {
		about, written := thirdPersonSource(doc, s)
		if !written {
			return nil
		}
		how.source, how.fixed = about, true
	}
	var notes []cv.Note
	refused := map[string]bool{} // values that the user wants as they were
	opened := map[string]bool{}  // posts with a bullet that opens with a plain verb
	var unsure []cv.Ref          // bullets that seem to open without one
	past := map[string]int{}     // posts with more bullets in the past than in the present
	if to == cv.ThirdPerson {
		past = pastBullets(doc)
	}
	how.lower = lowerBullets(doc)
	change := func(r cv.Ref, verbal bool) {
		h, ok := how.of(doc, r, past[entryOf(r)] > 0)
		if !ok {
			return
		}
		h.verbal = verbal
		after, edits := rewrite(r.Text.Value, to, s, h)
		if h.introduce && len(edits) > 0 && holds != nil && !holds(r.Text.Value, after, s.Name) {
			h.introduce = false // such a name would cost the whole sentence
			if after, edits = rewrite(r.Text.Value, to, s, h); len(edits) == 0 {
				return
			}
		}
		switch {
		case verbal || !h.bullet || h.ended || to != cv.ThirdPerson:
		case len(edits) > 0 && edits[0].Start == 0:
			opened[entryOf(r)] = true
		default:
			unsure = append(unsure, r)
		}
		if len(edits) == 0 {
			return
		}
		if h.introduce && strings.Contains(after, DisplayName(s.Name)) {
			how.introduce = false
		}
		made, kept := sentenceNotes(r, edits, to, keep)
		if len(kept) < len(edits) {
			refused[fieldOf(r)] = true
			after, _ = apply(r.Text.Value, kept)
		}
		notes = append(notes, made...)
		r.Text.Value = after
	}
	doc.Walk(func(r cv.Ref) { change(r, false) })
	for _, r := range unsure {
		if opened[entryOf(r)] {
			change(r, true)
		}
	}
	return append(notes, review(doc, to, s, how, refused)...)
}

// of is the style for one value; false for values that are no sentences.
func (how style) of(doc *cv.Document, r cv.Ref, past bool) (style, bool) {
	how.listed = toldOfOneself(r)
	how.bullet = r.Role == cv.RoleBullet || how.listed
	how.ended = doc.Over(r)
	how.past = how.bullet && past
	how.introduce = how.introduce && r.Section == cv.SectionSummary
	return how, how.listed || r.IsSentence()
}

// toldOfOneself reports an item of a list that is a sentence all the same: "I have received the
// Moss award", "My team won". Lists hold such where people tell what others name.
func toldOfOneself(r cv.Ref) bool {
	section, _, _ := strings.Cut(r.Path, "[")
	if !tellingSections[section] || r.Role == cv.RoleQuotation || r.Role == cv.RoleOrganisation {
		return false
	}
	return selfTold.MatchString(r.Text.Value)
}

var (
	tellingSections = wordset.Of("awards skills certificates additional interests")
	// selfTold is how such a sentence opens; "I and C technician" and "My SQL" are none.
	selfTold = regexp.MustCompile(`^(?:I['’](?:m|ve|d)|My \p{Ll}{3,}|I (?:have|had|am|was|also|can|could|do|did|know|speak|` +
		`write|read|like|love|enjoy|believe|work|won|led|got|took|made|gave|held|ran|\p{Ll}{3,}ed)) \S+ \S+`)
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
			for i, w := range p.words {
				if w.Tag == language.TagAdverb || p.isI(i) || w.Tag == language.TagMark {
					continue
				}
				switch {
				case samePast(w):
				case w.Tag == language.TagPast:
					count[entryOf(r)]++
				case w.Tag == language.TagBase, w.Tag == language.TagThird:
					count[entryOf(r)]--
				}
				break
			}
		}
	})
	return count
}

func entryOf(r cv.Ref) string { return fmt.Sprint(r.Section, r.Entry) }

func fieldOf(r cv.Ref) string {
	if r.Text.ID != "" {
		return r.Text.ID
	}
	return r.Path
}

// thirdPersonSource tells whether a CV is written about the candidate in the third
// person, and with which pronouns: its prose must introduce the candidate by name,
// or its profile by "she" or "he", and no more sentences may speak in the first
// person than do so. Bullets prove nothing: "Manages" is as often a note of the
// candidate's own, and "they" need the name.
func thirdPersonSource(doc *cv.Document, s Subject) (pronouns cv.Pronouns, written bool) {
	from := source{candidate: newNamePattern(s.Name)}
	about, own := 0, 0
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() || len(r.Text.Value) > maxLength || !language.IsEnglish(r.Text.Value) {
			return
		}
		list := passages(r.Text.Value)
		for _, p := range list {
			if p.speaksFirst() {
				own++
			}
		}
		if r.Role == cv.RoleBullet {
			return
		}
		introduced := from.introduces(list)
		guess := from.guess(list, "")
		if guess == cv.They && !introduced || !introduced && r.Section != cv.SectionSummary {
			guess = ""
		}
		if introduced || guess != "" {
			about++
		}
		if pronouns == "" {
			pronouns = guess
		}
	})
	return pronouns, about > own
}

// introduces reports whether the candidate's name is the subject of a sentence.
func (s source) introduces(list []passage) bool {
	for _, p := range list {
		t := clauses{passage: p, back: true}
		for i := range p.words {
			if n := s.candidate.at(p, i); n > 0 && !p.shared(i, i+n-1) && t.verbOf(i+n-1) > 0 {
				return true
			}
		}
	}
	return false
}

// sentenceNotes returns a note for each sentence that holds an edit, and the edits
// of the sentences that keep accepts.
func sentenceNotes(r cv.Ref, edits []Edit, to cv.Perspective, keep cv.Keep) (notes []cv.Note, kept []Edit) {
	text := r.Text.Value
	field := fieldOf(r)
	person := "third"
	if to != cv.ThirdPerson {
		person = "first"
	}
	for _, span := range language.Sentences(text) {
		var inside, whole []Edit
		for _, e := range edits {
			if e.Start >= span.Start && e.Start < span.End {
				whole = append(whole, e)
				e.Start, e.End = e.Start-span.Start, e.End-span.Start
				inside = append(inside, e)
			}
		}
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
