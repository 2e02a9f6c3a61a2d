package rank

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// inProse puts the civilian words behind the rank that the line below the name or the profile tells, for a CV whose
// posts are called by what was done in them: "Engineer Officer", not "Flight Lieutenant".
func inProse(doc *cv.Document, own func(id string) bool, keep cv.Keep) []cv.Note {
	for i, t := range told(doc) {
		after := withWords(t.Value, doc, i == 0)
		if after == t.Value || own != nil && own(t.ID) {
			continue
		}
		n := noteOf(*t, after)
		if !keep.Accepts(n) {
			return nil
		}
		t.Value = after
		return []cv.Note{n}
	}
	return nil
}

// ofPerson ends before the rank of the person: where a sentence begins, or behind what says that the person is or was one.
var ofPerson = sieve.MustCompile(`(?:^|[.!?;]\s+)(?:(?i:i am|i was|i have been|he is|he was|she is|she was)\s+)?(?i:(?:an?|the)\s+)?` +
	`(?:(?i:former|ex|retired|serving|senior|experienced|dedicated|motivated|highly|skilled|disciplined|career)[\s,-]+(?i:and\s+)?` +
	`|(?:RAF|Royal|Navy|Army|British|US|U\.S\.|Air|Force|Marines?|Corps)\s+)*$` +
	`|(?:^|[\s(])(?i:rank of|promoted to|(?:served|retired|commissioned|left|years|months) as)\s+(?i:an?\s+|the\s+)?$` +
	`|^(?i:rank|grade)\W+$`)

func told(doc *cv.Document) []*cv.Text {
	list := []*cv.Text{&doc.Person.Label}
	for i := range doc.Person.Details {
		list = append(list, &doc.Person.Details[i].Value)
	}
	for i := range doc.Summary {
		list = append(list, &doc.Summary[i])
	}
	return list
}

// withWords is a text with words behind its rank, where it is one that stands for itself in a sentence: "Petty
// Officer", not "major". Outside the headline it must be said of the person: "Married to a Petty Officer" is not.
func withWords(text string, doc *cv.Document, headline bool) string {
	p := postOf(text, doc)
	words := p.find(true)
	if words == "" || civil.MatchString(strings.ToLower(text)) || strings.Contains(strings.ToLower(text), words) {
		return text
	}
	for _, e := range entries {
		if !e.rank || e.words != words || !e.plain && !strings.Contains(e.form, " ") || !p.fits(e) || !e.in(text) {
			continue
		}
		end := endOf(text, e)
		if !headline && !ofPerson.MatchString(text[:end-len(e.form)]) {
			return text
		}
		if bracket, rest, has := strings.Cut(text[end:], ")"); has && strings.HasPrefix(bracket, " (") {
			return text[:end] + bracket + ", " + words + ")" + rest
		}
		return text[:end] + " (" + words + ")" + text[end:]
	}
	return text
}

// postOf is a text as if it were the title of a post that all the others speak for.
func postOf(text string, doc *cv.Document) post {
	career := []string{text}
	for _, w := range doc.Work {
		career = append(career, w.Title.Value, w.Organisation.Value, w.Unit.Value, w.Location.Value)
	}
	said := otherSigns.Replace(strings.ToLower(strings.Join(career, " , ")))
	p := post{title: text, service: serviceOf(said), country: countryOf(said)}
	if p.country == "" {
		p.country = homeOf(doc)
	}
	return p
}

func endOf(text string, e entry) int {
	if !e.exact {
		text = strings.ToLower(text)
	}
	return strings.Index(text, e.form) + len(e.form)
}
