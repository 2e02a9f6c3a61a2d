package advice

import (
	"fmt"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// aside is what is said with a wink, or to friends. Only what can hardly be meant in
// earnest is among it.
var aside = sieve.MustCompile(`(?i)\b(?:just|only) (?:kidding|joking)\b|\bno joke\b|\(?\bnot even kidding\b|\b(?:lol|rofl|lmao)\b|\bha(?:ha)+\b|\bdon['’]t (?:ask|tell my (?:boss|wife|husband|mum|mom))\b|\bask me about (?:my|the)\b|\b(?:my|our) (?:mum|mom|mother|dad|wife|husband|gran|nan|cat|dog) (?:says|thinks|swears)\b|\bworld['’]s okayest\b|(?:^|\s)[:;]-?[)D](?:\s|$)|[\x{1F600}-\x{1F64F}\x{1F923}\x{1F92A}]`)

// asides offers jokes and private remarks for leaving out.
func asides(doc *cv.Document) (notes []cv.Note) {
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() {
			return
		}
		if said := aside.FindString(r.Text.Value); said != "" {
			notes = append(notes, advise(*r.Text, fmt.Sprintf("“%s” reads like a joke or a private remark. Leave the text out, or word it anew, if the reader should not see it.", said)))
		}
	})
	return notes
}
