package condense

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// Declaration takes out what closes CVs in many countries and tells nothing of the person: the
// declaration that all of it is true, and the place, date and signature under it. Each can be put back.
func Declaration(doc *cv.Document, keep cv.Keep) []cv.Note {
	t := tidier{keep: keep}
	gone := func(b cv.Text) bool { return formality(b.Value) && t.formal(b) }
	doc.Summary = slices.DeleteFunc(doc.Summary, gone)
	for i := range doc.Additional {
		t.signed(&doc.Additional[i], doc.Person.Name.Value)
	}
	doc.DropItems(gone)
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
	return t.notes
}

// formalities takes out that references are available on request, which can be put back.
func (t *tidier) formalities(doc *cv.Document) {
	gone := func(b cv.Text) bool { return t.onRequest(b, true) }
	doc.Summary = slices.DeleteFunc(doc.Summary, gone)
	doc.DropItems(gone)
	doc.References = slices.DeleteFunc(doc.References, func(r cv.Reference) bool {
		return r.Name.IsZero() && t.onRequest(r.Text, false) || r.Text.IsZero() && t.onRequest(r.Name, false)
	})
	doc.Interests = slices.DeleteFunc(doc.Interests, func(i cv.Interest) bool {
		return len(i.Keywords) == 0 && t.onRequest(i.Name, true)
	})
	doc.Person.Details = slices.DeleteFunc(doc.Person.Details, func(d cv.Detail) bool {
		_, ofReferees := lexicon.OnRequest(d.Label.Value + ": on request")
		return t.onRequest(d.Value, !ofReferees)
	})
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// onRequest takes the words that referees would be named; outside of their section only where the words speak of them: a portfolio
// that is available is a fact.
func (t *tidier) onRequest(b cv.Text, outside bool) bool {
	is, ofReferees := lexicon.OnRequest(b.Value)
	return is && (ofReferees || !outside) && t.made(cv.Note{
		Kind: cv.NoteLeftOut, Field: b.ID, Before: b.Value, Lines: b.Lines,
		Reason: "That references can be asked for is understood.",
	})
}

// signed takes the place, the date and the name of whoever declares out of the section of a declaration.
func (t *tidier) signed(s *cv.OtherSection, name string) {
	if !declarationHeading.MatchString(s.Heading.Value) &&
		!slices.ContainsFunc(s.Items, func(i cv.Item) bool { return lexicon.Declares(i.Value) }) {
		return
	}
	s.Items = slices.DeleteFunc(s.Items, func(i cv.Item) bool {
		return (signature.MatchString(i.Value) || signer(i.Value, name)) && t.formal(i.Text)
	})
}

// declarationHeading stands over a declaration.
var declarationHeading = sieve.MustCompile(`(?i)^\W*(?:self[ -]|my )?declaration\W*$`)

// signer reports a line of a few words, without figures, that has a word of the person's name: names are signed with initials.
func signer(text, name string) bool {
	f := nameWords(text)
	if len(f) == 0 || len(f) > longestSigner || strings.ContainsAny(text, "0123456789:") {
		return false
	}
	own := nameWords(name)
	return slices.ContainsFunc(f, func(w string) bool { return len(w) >= shortestSigned && slices.Contains(own, w) })
}

const (
	longestSigner  = 5 // words of such a line
	shortestSigned = 4 // letters of a name that is no initial
)

func nameWords(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.IsLetter(r) })
}

func (t *tidier) formal(b cv.Text) bool {
	const reason = "A declaration and its signature tell the reader nothing."
	return t.made(cv.Note{Kind: cv.NoteLeftOut, Field: b.ID, Before: b.Value, Reason: reason, Lines: b.Lines})
}

var (
	// declared is a declaration that says in bad English that all is true.
	declared = sieve.MustCompile(`(?is)^\W*I,? (?:hereby|here by|here|solemnly) (?:solemnly )?(?:declare|certify|affirm) .{0,240}` +
		`\b(?:above|details|particulars|information|statements?|knowledge|belief)\b.{0,240}$`)
	// allTrue is one without its "I declare": "Above mentioned is all true to the best of my knowledge".
	allTrue = sieve.MustCompile(`(?i)^\W*(?:note\W+)?(?:all )?(?:the )?above[ -]?` +
		`(?:mention|mentioned|information|details|particulars|given|said)\b[^.]{0,60}` +
		`\b(?:true|correct)\b[^.]{0,80}\b(?:knowledge|belief)\b[^.]{0,40}\W*$`)
	unsigned = sieve.MustCompile(`(?i)^[\W_]*(?:(?:place|date|dated|signature|signed|yours|faithfully` +
		`|sincerely|truly|thanks|thanking|thank|you|and|with|warm|best|kind|regards)(?:[\W_]+|$))+$`)
	signature = sieve.MustCompile(`(?i)^\W*(?:place|date|dated|signature)\s*[:;.–-]\s*\S.{0,40}$`)
)

// formality reports a declaration, or the line for a signature that nobody filled in.
func formality(text string) bool {
	return lexicon.Declares(text) || unsigned.MatchString(text) || declared.MatchString(text) || allTrue.MatchString(text)
}
