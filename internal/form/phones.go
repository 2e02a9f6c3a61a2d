package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// phones says of several telephone numbers which is which, where the file does: "Home", "Mobile".
func (f *former) phones() {
	p := &f.doc.Person
	if p.Phone.IsZero() || !slices.ContainsFunc(p.Details, ofPhone) {
		return
	}
	if f.free(p.Phone) {
		p.PhoneKind = f.kindOf(p.Phone)
	}
	for i := range p.Details {
		d := &p.Details[i]
		if !ofPhone(*d) || !f.free(d.Value) {
			continue
		}
		if kind := f.kindOf(d.Value); kind != "" {
			d.Label.Value = kind
		}
	}
}

// ofPhone reports a further telephone number that only a general word leads.
func ofPhone(d cv.Detail) bool { return d.Label.Value == "Phone" && !d.Value.IsZero() }

// kindOf is what the line of a number calls it, before the number or in brackets behind it; "" where it does not.
func (f *former) kindOf(number cv.Text) string {
	for _, n := range number.Lines {
		if n >= len(f.doc.Source) {
			continue
		}
		text := f.doc.Source[n].Text
		at := strings.Index(text, number.Value)
		if at < 0 {
			continue
		}
		behind := text[at+len(number.Value):]
		if m := kindBehind.FindStringSubmatch(behind); m != nil && !(kindsLead(text) && kindOfNext.MatchString(behind)) {
			return phoneKinds[words.Fold(m[1]+m[2])]
		}
		if m := kindBefore.FindStringSubmatch(numbersBefore.ReplaceAllString(text[:at], " ")); m != nil {
			return phoneKinds[words.Fold(m[1]+m[2])]
		}
	}
	return ""
}

// kindsLead reports a line whose kinds stand before their numbers, as before the first: what is in brackets behind that is the next one's.
func kindsLead(text string) bool {
	at := firstNumber.FindStringIndex(text)
	return at != nil && kindBefore.MatchString(text[:at[0]])
}

// phoneKinds are the words for kinds of telephones, as they stand in a finished document.
var phoneKinds = map[string]string{
	"home": "Home", "h": "Home", "res": "Home", "residence": "Home", "mobile": "Mobile", "mob": "Mobile", "m": "Mobile",
	"cell": "Cell", "cellular": "Cell", "c": "Cell", "cellphone": "Cell", "work": "Work", "w": "Work", "office": "Office", "o": "Office",
	"fax": "Fax", "landline": "Landline", "whatsapp": "WhatsApp", "father": "Father", "mother": "Mother", "emergency": "Emergency",
}

// A kind stands before its number, or before the first of several, with "phone" or "no." between them at the most, or behind it;
// letters only with a mark.
var (
	numbersBefore = sieve.MustCompile(`(?: ?\+?\(?\d[\d ()–-]{7,}\d ?(?:[,/;|&]|\band\b|\bor\b) ?)+\+?$`)
	firstNumber   = sieve.MustCompile(`\+?\(?\d[\d ()–-]{7,}`)
	kindOfNext    = sieve.MustCompile(`^[ ]?[(\[][\pL ]+[)\]][ :.]*[+(]*\d`)
	kindBefore    = sieve.MustCompile(`(?i)(?:^|[^\pL])(home|mobile|mob|cell|cellular|cellphone|work|office|fax|residence|res|landline|` +
		`whatsapp|father|mother|emergency|[hmcwo][ ]*[:)])(?:['’]?s\b)?[ ]*(?:mobile|mob|cell)?[ ]*(?:tele)?(?:phone|tel|contact)?[ ]*` +
		`(?:no|number|nr|#)?[^\pL\d+(|;,]*\+?$|(?:^|[^\pL. ] *)([hmcwo]\.)[ :–-]*\+?$`)
	kindBehind = sieve.MustCompile(`(?i)^ ?(?:[(\[] ?(home|mobile|mob|cell|cellular|work|office|fax|residence|res|landline|whatsapp|` +
		`father|mother|emergency|h|m|c|w|o)\b|[-–]? ?(home|mobile|cell|cellular|fax)\b *(?:$|[|;,\t]))`)
)
