package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// The target of a link is not drawn. People copy the line of somebody else's CV and write their own address over its
// text, and the link below it still leads to the other one: an address that nobody can see is none of the candidate's.

// drawsOther reports a link whose text or line, or the head of whose CV, draws another address than the one it leads to, so that
// this one is seen by nobody. What is drawn below, with the referees, says nothing of a link in the head. A word that stands for
// an address ("E-mail me") is no other one.
func (b *builder) drawsOther(t target, address string, src []int) bool {
	address = strings.ToLower(address)
	drawn := strings.ToLower(strings.Join(strings.Fields(t.text), ""))
	if strings.Contains(drawn, "@") {
		return !strings.Contains(drawn, address) && !strings.HasPrefix(address, strings.TrimRight(drawn, ".-_"))
	}
	if k, named := words.Labels().Value(words.Fold(t.text)); named && k == "email" {
		return false
	}
	return slices.ContainsFunc(src, func(i int) bool { return drawsMail(b.doc.Source[i].Text) }) || b.mailDrawn
}

// drawsMail reports a text that draws an address of mail.
func drawsMail(text string) bool { return strings.Contains(text, "@") && len(contact.Emails(text)) > 0 }
