package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// titleInHead is the professional title that a row of the head, a cell of it or what it says in brackets is by its words, whatever the
// models make of the row: "(Deck Officer)" below the name, "Deck Officer	Phone: 07700 900123", "Robin Moss (Deck Officer)".
// Of a CV that names nobody the first row may be it.
func (b *builder) titleInHead(r *labeller.Reading) cv.Text {
	last := 0
	if name := b.lineOf(b.doc.Person.Name); name != nil {
		last = name.index + nearTheName
	} else if !b.doc.Person.Name.IsZero() {
		return cv.Text{}
	}
	for i := range b.lines {
		l := &b.lines[i]
		if r.Labels[i] != labeller.Head || l.index > last {
			break
		}
		if title := b.titleOfRow(l); title != "" {
			return cv.Text{Value: title, Lines: []int{l.index}, Confidence: 0.7}
		}
	}
	return cv.Text{}
}

// titleOfRow is the first part of a row that is a professional title, and nothing else but how long the person has had it; empty if
// there is none.
func (b *builder) titleOfRow(l *line) string {
	if l.bullet || ofSomebodyElse.MatchString(l.text) {
		return ""
	}
	for k, s := range l.segs {
		if !b.besideTitle(l, k) {
			continue
		}
		text := strings.Trim(s.text, " .,:;–-")
		if inside, ok := b.behindName(text); ok {
			text = inside
		}
		if bare := withoutTime(text); certainTitle(bare) {
			return text
		}
	}
	return ""
}

// besideTitle reports that beside a cell stands nothing but the name, contacts and a place: "Referee	Ann Hill	Head Teacher" tells the
// title of somebody else.
func (b *builder) besideTitle(l *line, cell int) bool {
	for k, s := range l.segs {
		if k == cell || strings.Contains(b.doc.Person.Name.Value, s.text) {
			continue
		}
		reached := strings.ContainsAny(s.text, "@/") || len(contact.Phones(s.text, nil, false)) > 0
		if !reached && contact.ParsePlace(s.text).Score < surePlace {
			return false
		}
	}
	return true
}

// behindName is what stands in brackets behind the name, or in brackets alone.
func (b *builder) behindName(text string) (string, bool) {
	rest := strings.TrimSpace(strings.TrimPrefix(text, b.doc.Person.Name.Value))
	inside, opened := strings.CutPrefix(rest, "(")
	inside, closed := strings.CutSuffix(inside, ")")
	return strings.TrimSpace(inside), opened && closed && !strings.ContainsAny(inside, "()")
}

// withoutTime is a title without the time for which the person has had it: "Deck Officer (7 years 7 months)", "Rigger with 3+ years of
// experience". Texts that say more than a title and its time stay as they are.
func withoutTime(text string) string {
	at := timeHeld.FindStringIndex(text)
	if at == nil || at[0] == 0 || len(words.Split(text[at[0]:])) > longestTime {
		return text
	}
	return strings.TrimRight(text[:at[0]], " ,–-(|:")
}

var timeHeld = sieve.MustCompile(`(?i)[ (,–-]+(?:with |having |over |more than )*\d{1,2}(?:[.,]\d{1,2})? ?\+? ?(?:years?|yrs?|months?)\b` +
	`[^;:@]*$`)

// longestTime is how many words tell at the most how long: "with 3 years and 7 months of experience in the field".
const longestTime = 12
