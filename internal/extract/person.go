package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// piece is a part of the head that is no contact: a name, a headline, a place, a fact.
type piece struct {
	text  string
	label string // kind of the label before it, "" = none
	name  string // the label as written
	line  int    // index into the head's lines
	first bool   // first piece of its line
	whole bool   // the only piece of its line
}

// person reads the head of the CV: everything before the first heading, contact
// sections and running headers.
func (b *builder) person(sections []*section) {
	var lines []line
	for _, s := range sections {
		if s.kind == headings.None && s.at < 0 || s.kind == headings.Contact {
			lines = append(lines, s.lines...)
		}
	}
	lines = b.rejoin(lines)
	b.region = regions(b.opts.Region, b.lines)
	pieces := b.contacts(lines)
	b.name(lines, pieces)
	b.anywhere(sections)
}

// rejoin joins what the end of a line broke: addresses, brackets, telephone numbers.
func (b *builder) rejoin(lines []line) []line {
	var out []line
	for i := range lines {
		l := lines[i]
		n := len(out)
		switch {
		case n > 0 && goesOnWithPart(&out[n-1], &l):
			out[n-1].lengthen(" " + l.text)
			b.used[l.index] = true
		case n > 0 && goesOnWithWord(&out[n-1], &l):
			out[n-1].lengthen(l.text)
		default:
			out = append(out, l)
		}
	}
	return out
}

// lengthen puts more text behind a line.
func (l *line) lengthen(more string) {
	last := l.segs[len(l.segs)-1]
	last.text += more
	l.segs = append(append([]segment{}, l.segs[:len(l.segs)-1]...), last)
	l.finish()
}

// goesOnWithPart reports the rest of a bracket or of a telephone number.
func goesOnWithPart(above, l *line) bool {
	return len(l.segs) == 1 && above.block == l.block &&
		(closesBracket(above.text, l.text) || numberBegun.MatchString(above.text) && numberRest.MatchString(l.text))
}

// goesOnWithWord reports the rest of an address that a line end cut.
func goesOnWithWord(above, l *line) bool {
	return len(l.segs) == 1 && !strings.Contains(l.text, " ") && above.block == l.block &&
		breaks(above.segs[len(above.segs)-1].text, l.text)
}

// closesBracket reports a short line that ends a bracket which the line above opens.
func closesBracket(above, below string) bool {
	at := strings.IndexByte(below, ')')
	return at > 0 && openBracket(above) && !strings.Contains(below[:at], "(") && wordCount(below[:at]) <= 5 &&
		wordCount(above[strings.LastIndexByte(above, '('):]) <= 8
}

// A number of which the line ends after the code of the country or the town.
var (
	numberBegun = regexp.MustCompile(`(?:^|[\s|·•:])\+\d{1,3}(?:[ -]?\(?\d{1,4}\)?)?$`)
	numberRest  = regexp.MustCompile(`^\d[\d -]{4,12}$`)
)

// breaks reports an e-mail or a web address that goes on in the line below.
func breaks(before, after string) bool {
	if !restOfAddress(after) {
		return false
	}
	word := before[strings.LastIndexByte(before, ' ')+1:]
	if strings.HasPrefix(after, "@") {
		return !strings.Contains(word, "@")
	}
	if at := strings.IndexByte(word, '@'); at > 0 {
		return breaksHost(word[at+1:], after)
	}
	return breaksURL(word, after)
}

// restOfAddress reports a short word in small letters that is no address by itself.
func restOfAddress(after string) bool {
	if len(after) > 40 || strings.ToLower(after) != after || strings.Contains(after, "://") {
		return false
	}
	return !strings.Contains(after, "@") || strings.HasPrefix(after, "@")
}

// breaksHost reports that the host of an e-mail address, which cannot end so, goes on.
func breaksHost(host, after string) bool {
	if len(contact.Phones(after, nil, true)) > 0 {
		return false
	}
	joined := contact.URLs(host + after)
	return hostOpen(host) && (len(joined) == 1 || strings.Contains(after, "."))
}

func hostOpen(host string) bool {
	dot := strings.LastIndexByte(host, '.')
	return dot < 0 || hasAnySuffix(host, ".", "-") || len(host)-dot-1 < 2
}

func breaksURL(word, after string) bool {
	if len(contact.URLs(word)) == 0 && !strings.Contains(word, "://") || anotherAddress(word, after) {
		return false
	}
	return hasAnySuffix(word, "-", "/", "_") || strings.HasPrefix(after, "/")
}

// regions lists the countries to try for phone numbers.
func regions(option string, lines []line) []string {
	var out regionList
	out.add(option)
	for i := range lines[:min(61, len(lines))] {
		for _, s := range lines[i].segs {
			if len(s.text) <= 80 {
				out.read(s.text)
			}
		}
	}
	out.add("GB")
	out.add("US")
	return out
}

// regionList are countries in the order in which they were met, six at the most.
type regionList []string

func (list *regionList) add(r string) {
	if len(r) == 2 && len(*list) < 6 && !slices.Contains(*list, r) {
		*list = append(*list, r)
	}
}

// read adds the countries of a place and of e-mail addresses.
func (list *regionList) read(text string) {
	if p := contact.ParsePlace(text); p.Score >= 0.85 {
		list.add(p.Country)
		if usState(p.Region) {
			list.add("US")
		}
	}
	for _, e := range contact.Emails(text) {
		list.add(countryOf(e.Value))
	}
}

func usState(region string) bool {
	return len(region) == 2 && region == strings.ToUpper(region) && words.Places().Code.Has(strings.ToLower(region))
}

func countryOf(email string) string {
	tld := strings.ToUpper(email[strings.LastIndexByte(email, '.')+1:])
	if tld == "UK" {
		return "GB"
	}
	if _, ok := words.Places().Country.Value(strings.ToLower(tld)); ok || len(tld) == 2 {
		return tld
	}
	return ""
}

// anywhere looks for an e-mail address and a telephone number outside of the head, where
// they close the CV, stand beside a post or in a page's foot; references have their own.
func (b *builder) anywhere(sections []*section) {
	referees := map[int]bool{}
	for _, s := range sections {
		for i := range s.lines {
			referees[s.lines[i].index] = s.kind == headings.References
		}
	}
	for i := range b.lines {
		if !referees[b.lines[i].index] {
			b.contactsOf(&b.lines[i])
		}
	}
}

// contactsOf takes from a line the contacts that are still missing.
func (b *builder) contactsOf(l *line) {
	mails := contact.Emails(l.text)
	if len(mails) > 0 && b.doc.Person.Email.IsZero() {
		b.addEmail(mails[0].Value, []int{l.index})
	}
	if !b.doc.Person.Phone.IsZero() {
		return
	}
	texts := []string{l.text}
	if len(mails) == 0 && (wordCount(l.text) > maxAddress || !saysPhone(l.text)) {
		texts = phoneCells(l)
	}
	for _, t := range texts {
		if n := contact.Phones(t, b.region, false); len(n) > 0 {
			b.doc.Person.Phone = cv.Text{Value: n[0].Value, Lines: []int{l.index}, Confidence: 0.8}
			return
		}
	}
}

// phoneCells are the cells of a row that hold a number and hardly anything else: the foot of a page with an address.
func phoneCells(l *line) (out []string) {
	for _, s := range l.segs {
		if len(l.segs) > 1 && saysPhone(s.text) && !datesOnly(s.text) {
			out = append(out, s.text)
		}
	}
	return out
}

// maxAddress is how many words a line with a telephone number of its own has at the most.
const maxAddress = 16

// saysPhone reports a line that calls a number a telephone's, or holds little else.
func saysPhone(text string) bool {
	letters, found := 0, false
	for _, w := range words.Split(text) {
		if otherPhones.Has(w) {
			return false
		}
		found = found || phoneWord(w)
		letters += len(w) - len(phoneDigits(w))
	}
	return found || letters <= 2
}

func phoneWord(w string) bool {
	k, ok := words.Labels().Value(w)
	return ok && k == "phone" && len(w) > 1
}

// otherPhones say whose number it is, when it is not the candidate's.
var otherPhones = words.NewSet("supervisor", "manager", "reference", "references", "referee", "emergency", "employer", "fax",
	"guardian", "father", "principal")
