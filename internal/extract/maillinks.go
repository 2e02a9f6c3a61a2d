package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// The target of a link is not drawn. People copy the line of somebody else's CV and write their own address over its
// text, and the link below it still leads to the other one: an address that nobody can see is none of the candidate's.

// drawsOther reports a link whose text, line or document draws another address than the one it leads to, so that this one is
// seen by nobody. A word that stands for an address ("E-mail me") is no other one.
func (b *builder) drawsOther(t target, address string, src []int) bool {
	address = strings.ToLower(address)
	drawn := strings.ToLower(strings.Join(strings.Fields(t.text), ""))
	if strings.Contains(drawn, "@") {
		return !strings.Contains(drawn, address) && !strings.HasPrefix(address, strings.TrimRight(drawn, ".-_"))
	}
	if k, named := words.Labels().Value(words.Fold(t.text)); named && k == "email" {
		return false
	}
	return slices.ContainsFunc(src, func(i int) bool { return drawsMail(b.doc.Source[i].Text) }) || b.drawnMail()
}

// drawnMail reports an address of mail that the CV draws anywhere.
func (b *builder) drawnMail() bool {
	if b.mailDrawn == nil {
		found := slices.ContainsFunc(b.lines, func(l line) bool { return drawsMail(l.text) })
		b.mailDrawn = &found
	}
	return *b.mailDrawn
}

func drawsMail(text string) bool { return strings.Contains(text, "@") && len(contact.Emails(text)) > 0 }
