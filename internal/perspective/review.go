package perspective

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// The words of the notes on what a conversion left for the user to settle.
const (
	reasonStillFirst = "This text still speaks in the first person, because it was not certain how to change it. " +
		"Please read it and put it right by hand."
	reasonStillThird = "This text still speaks in the third person, because its pronouns may mean somebody else. " +
		"Please read it and put it right by hand."
	reasonWe = "“We” and “our” were kept: they may mean the team or the company. " +
		"Please check that they read well in the third person."
)

// review returns a note for each value that the conversion left in the other
// person, so that no document ends half in one and half in the other unnoticed,
// or that says "we" beside the third person; items of lists, too, which nothing
// else brings into it.
func review(doc *cv.Document, to cv.Perspective, s Subject, how style, refused map[string]bool) []cv.Note {
	v := &reviewer{to: to, subject: s, how: how}
	var notes []cv.Note
	doc.Walk(func(r cv.Ref) {
		if refused[fieldOf(r)] || !how.reads(r.Text.Value) {
			return
		}
		reason := ""
		switch {
		case r.IsSentence():
			reason = v.reason(r.Text.Value)
		case to == cv.ThirdPerson && mayTell(r):
			reason = ofItem(r.Text.Value)
		}
		if reason != "" {
			notes = append(notes, advice(r, reason))
		}
	})
	return notes
}

var (
	// statedSex is the sex that a detail gives of a person, by its label or as all of its value.
	statedSex = regexp.MustCompile(`(?i)^(?:(?:sex|gender)\W{1,5})?(male|female)\W*$|\b(?:sex|gender) ?[:-]+ ?(male|female)\b`)
	// ofRelative is what the details of other people than that person say of them.
	ofRelative = regexp.MustCompile(`(?i)\b(?:father|mother|husband|wife|spouse|partner|guardian|brother|sister|sibling|son|daughter|` +
		`child|children|kids?|baby|dependants?|dependents?|family)\b`)
)

// otherSex is the advice on a CV that says itself that its person is of another sex than the pronouns asked for.
func otherSex(doc *cv.Document, to cv.Perspective, pronouns cv.Pronouns) (notes []cv.Note) {
	sex := map[cv.Pronouns]string{cv.She: "female", cv.He: "male"}[pronouns]
	if to != cv.ThirdPerson || sex == "" {
		return nil
	}
	if said, r := sexOf(doc); said != "" && said != sex {
		notes = append(notes, cv.Note{
			Kind: cv.NoteAdvice, Field: fieldOf(r), Lines: r.Text.Lines,
			Reason: "The CV says “" + said + "”, but the pronoun chosen is “" + string(pronouns) + "”. Please check which is right.",
		})
	}
	return notes
}

// sexOf is the sex that the details of a person give of them, and where they first do; "" where they give none or both. Other texts
// tell of other people: of those who were asked, or to whom something is sold.
func sexOf(doc *cv.Document) (sex string, at cv.Ref) {
	for i := range doc.Person.Details {
		d := &doc.Person.Details[i]
		m := statedSex.FindStringSubmatch(d.Value.Value)
		if m == nil || ofRelative.MatchString(d.Label.Value+" "+d.Value.Value) {
			continue
		}
		said := strings.ToLower(m[1] + m[2])
		if sex != "" && said != sex {
			return "", cv.Ref{}
		}
		if sex == "" {
			sex, at = said, cv.Ref{Path: fmt.Sprintf("person.details[%d].value", i), Text: &d.Value}
		}
	}
	return sex, at
}

// Left is the advice on values of a document that speak in the first person still and of which no note says so yet: whatever
// brought their wording back, none of them may go unread.
func Left(doc *cv.Document, to cv.Perspective, noted []cv.Note) []cv.Note {
	if to != cv.ThirdPerson || isForeign(doc) {
		return nil
	}
	named := map[string]bool{}
	for _, n := range noted {
		if n.Kind == cv.NoteAdvice && (strings.HasPrefix(n.Reason, reasonStillFirst) || strings.HasPrefix(n.Reason, reasonWe)) {
			named[n.Field] = true
		}
	}
	return review(doc, to, Subject{Name: doc.Person.Name.Value}, style{english: inEnglish(doc)}, named)
}

// Settled drops the advice on texts that speak in the first person of which that is true no more, since what could not be turned was
// left out of them.
func Settled(doc *cv.Document, to cv.Perspective, notes []cv.Note) []cv.Note {
	if to != cv.ThirdPerson {
		return notes
	}
	still := map[string]bool{}
	for _, n := range Left(doc, to, nil) {
		still[n.Field] = true
	}
	return slices.DeleteFunc(notes, func(n cv.Note) bool { return IsStill(n) && !still[n.Field] })
}

// reviewer reads the values of a converted document.
type reviewer struct {
	to      cv.Perspective
	subject Subject
	how     style
}

// reason is why the user must read a value; "" for values that are as they should be.
func (v *reviewer) reason(text string) string {
	third := v.to == cv.ThirdPerson
	switch {
	case tooLong(text):
		return pick(third && firstPersonWord.MatchString(text), reasonStillFirst, "")
	case third:
		return v.notThird(passages(text))
	}
	return pick(v.how.left(passages(text), v.subject), reasonStillThird, "")
}

// notThird is what reads badly in the third person.
func (v *reviewer) notThird(list []passage) string {
	switch {
	case slices.ContainsFunc(list, passage.speaksFirst):
		return reasonStillFirst
	case slices.ContainsFunc(list, passage.saysWe):
		return reasonWe
	}
	return ""
}

// ofItem is why the user must read an item of a list: "Best crew for my yard".
func ofItem(text string) string {
	list := passages(text)
	switch {
	case tooLong(text):
		return ""
	case slices.ContainsFunc(list, passage.speaksFirst):
		return reasonStillFirst
	case slices.ContainsFunc(list, passage.saysWe):
		return reasonWe
	}
	return ""
}

// tooLong reports a text that the conversion leaves, or may leave in part.
func tooLong(text string) bool {
	return len(text) > maxLength || len(text) > maxWords && len(strings.Fields(text)) > maxWords
}

var firstPersonWord = regexp.MustCompile(`\b(I|[Mm]y|[Mm]yself|me)\b`)

// left reports a text that still names the candidate or uses the pronouns the
// source uses for the candidate, as the subject of a sentence.
func (how style) left(list []passage, s Subject) bool {
	from := source{candidate: newNamePattern(s.Name), pronouns: how.source}
	for _, p := range list {
		if p.speaksFirst() {
			return false
		}
		if from.opensWith(p) {
			return true
		}
	}
	return false
}

// opensWith reports a sentence that opens with the candidate's name or pronoun.
func (s source) opensWith(p passage) bool {
	for i, w := range p.words {
		if w.Kind != language.Opaque && p.opens(i) && (s.callsCandidate(w) || s.candidate.at(p, i) > 0) {
			return true
		}
	}
	return false
}

// callsCandidate reports the candidate's pronoun as a subject.
func (s source) callsCandidate(w language.Tagged) bool {
	return s.pronouns != "" && w.Tag == language.TagSubject && pronounOf(w) == s.pronouns
}

// saysWe reports a "we" or "our" outside quotations and names ("Our Lady of Cork").
func (p passage) saysWe() bool {
	for i, w := range p.words {
		if w.Kind != language.Word || !w.Is("we", "our", "ours", "us", "ourselves") || w.Text == "US" || i == 0 && isCapitalWord(p.at(1)) {
			continue
		}
		if !w.Capital || p.shout || w.Is("we", "our") && isWord(p.at(i+1)) && !isCapital(p.at(i+1).Text) { // "met Our clients"
			return true
		}
	}
	return false
}

// IsStill reports the advice on a text that speaks in another person still than was asked for.
func IsStill(n cv.Note) bool {
	return n.Kind == cv.NoteAdvice && n.Field != "" && slices.ContainsFunc([]string{reasonStillFirst, reasonStillThird, reasonWe},
		func(reason string) bool { return strings.HasPrefix(n.Reason, reason) })
}

func advice(r cv.Ref, reason string) cv.Note {
	reason += " It begins “" + opening(r.Text.Value) + "”."
	return cv.Note{Kind: cv.NoteAdvice, Field: fieldOf(r), Reason: reason, Lines: r.Text.Lines}
}

// opening returns the first words of a text, to find it by.
func opening(text string) string {
	words := strings.Fields(text)
	if len(words) <= openingWords {
		return strings.Join(words, " ")
	}
	return strings.Join(words[:openingWords], " ") + " …"
}

const openingWords = 8
