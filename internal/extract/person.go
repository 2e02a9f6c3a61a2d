package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
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
	for i := range lines {
		if lines[i].kind == page.PageFooter && len(contact.Emails(lines[i].text)) == 0 {
			continue
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
		if n := len(out); n > 0 && len(l.segs) == 1 && out[n-1].block == l.block && (closesBracket(out[n-1].text, l.text) || numberBegun.MatchString(out[n-1].text) && numberRest.MatchString(l.text)) {
			p := &out[n-1]
			last := p.segs[len(p.segs)-1]
			last.text += " " + l.text
			p.segs = append(append([]segment{}, p.segs[:len(p.segs)-1]...), last)
			p.finish()
			b.used[l.index] = true
			continue
		}
		if n := len(out); n > 0 && len(l.segs) == 1 && !strings.Contains(l.text, " ") && out[n-1].block == l.block && breaks(out[n-1].segs[len(out[n-1].segs)-1].text, l.text) {
			p := &out[n-1]
			last := p.segs[len(p.segs)-1]
			last.text += l.text
			p.segs = append(append([]segment{}, p.segs[:len(p.segs)-1]...), last)
			p.finish()
			continue
		}
		out = append(out, l)
	}
	return out
}

// closesBracket reports a short line that ends a bracket which the line above opens.
func closesBracket(above, below string) bool {
	at := strings.IndexByte(below, ')')
	return at > 0 && openBracket(above) && !strings.Contains(below[:at], "(") && wordCount(below[:at]) <= 5 && wordCount(above[strings.LastIndexByte(above, '('):]) <= 8
}

// A number of which the line ends after the code of the country or the town.
var (
	numberBegun = regexp.MustCompile(`(?:^|[\s|·•:])\+\d{1,3}(?:[ -]?\(?\d{1,4}\)?)?$`)
	numberRest  = regexp.MustCompile(`^\d[\d -]{4,12}$`)
)

func breaks(before, after string) bool {
	word := before[strings.LastIndexByte(before, ' ')+1:]
	if len(after) > 40 || strings.ToLower(after) != after || strings.Contains(after, "@") && !strings.HasPrefix(after, "@") || strings.Contains(after, "://") {
		return false
	}
	if strings.HasPrefix(after, "@") {
		return !strings.Contains(word, "@")
	}
	if at := strings.IndexByte(word, '@'); at > 0 {
		host := word[at+1:]
		dot := strings.LastIndexByte(host, '.')
		if len(contact.Phones(after, nil, true)) > 0 {
			return false
		}
		joined := contact.URLs(host + after)
		return (dot < 0 || strings.HasSuffix(host, ".") || strings.HasSuffix(host, "-") || len(host)-dot-1 < 2) && (len(joined) == 1 || strings.Contains(after, "."))
	}
	if u := contact.URLs(word); len(u) > 0 || strings.Contains(word, "://") {
		return strings.HasSuffix(word, "-") || strings.HasSuffix(word, "/") || strings.HasSuffix(word, "_") || strings.HasPrefix(after, "/")
	}
	return false
}

// regions lists the countries to try for phone numbers.
func regions(option string, lines []line) []string {
	var out []string
	add := func(r string) {
		for _, o := range out {
			if o == r {
				return
			}
		}
		if len(r) == 2 && len(out) < 6 {
			out = append(out, r)
		}
	}
	add(option)
	for i := range lines {
		if i > 60 {
			break
		}
		for _, s := range lines[i].segs {
			if len(s.text) > 80 {
				continue
			}
			if p := contact.ParsePlace(s.text); p.Score >= 0.85 {
				add(p.Country)
				if usState(p.Region) {
					add("US")
				}
			}
			for _, e := range contact.Emails(s.text) {
				add(countryOf(e.Value))
			}
		}
	}
	add("GB")
	add("US")
	return out
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

// contacts takes e-mails, phones, links and labelled facts out of the head's lines
// and returns what remains.
func (b *builder) contacts(lines []line) []piece {
	p := &b.doc.Person
	var pieces []piece
	pending, pendingName := "", ""
	for i := range lines {
		l := &lines[i]
		src := []int{l.index}
		first := true
		start := len(pieces)
		for si := range l.segs {
			text := l.segs[si].text
			label, name := "", ""
			if k, n, rest, ok := labelled(text); ok && !severalLabels(text) {
				label, name, text = k, n, rest
			} else if k, ok := words.Labels().Value(words.Fold(text)); ok && len(text) > 1 && (len(l.segs) > 1 && (si == 0 || si%2 == 0 && len(l.segs)%2 == 0 && pending == "") || len(l.segs) == 1 && headingLike(l, lines, i)) {
				pending, pendingName = k, text
				b.used[l.index] = true
				if si+1 < len(l.segs) || len(l.segs) == 1 {
					continue
				}
			} else if pending != "" {
				label, name = pending, pendingName
			}
			if si%2 == 1 && len(l.segs)%2 == 0 && len(l.segs) > 2 {
				pending, pendingName = "", "" // pairs of a label and its value
			}
			if si == len(l.segs)-1 && (len(l.segs) > 1 || label != "address") {
				pending, pendingName = "", ""
			}
			rest := text
			if label != "" || !severalLabels(text) {
				rest = b.take(text, label, src)
				if rest != text && (label == "phone" || label == "email") {
					label, name = "", "" // the label named what was taken
				}
			}
			if rest == "" {
				b.used[l.index] = true
			}
			for _, t := range cutPieces(rest) {
				if t = strings.Trim(trimField(t), " /"); t == "" {
					continue
				}
				if k, n, r, ok := labelled(t); ok && label == "" {
					if r = b.take(r, k, src); r == "" {
						continue
					}
					pieces = append(pieces, piece{text: r, label: k, name: n, line: i, first: first})
					continue
				}
				pieces = append(pieces, piece{text: t, label: label, name: name, line: i, first: first})
				first = false
			}
		}
		if wordCount(l.text) <= 9 { // links inside of sentences are no addresses of the person
			b.takeLinks(l.links(), src)
		}
		if len(pieces) == start+1 {
			pieces[start].whole = true
		}
	}
	_ = p
	return pieces
}

// take removes contacts from text, stores them and returns the rest.
func (b *builder) take(text, label string, src []int) string {
	p := &b.doc.Person
	var cuts []contact.Span
	for _, e := range contact.Emails(text) {
		b.addEmail(e.Value, src)
		cuts = append(cuts, e)
	}
	for _, u := range contact.URLs(text) {
		b.addURL(u.Value, src)
		cuts = append(cuts, u)
	}
	if label != "birth" && label != "fact" {
		for _, n := range contact.Phones(text, b.region, label == "phone") {
			if overlapsAny(n, cuts) {
				continue
			}
			t := cv.Text{Value: n.Value, Lines: src, Confidence: 0.97}
			if p.Phone.IsZero() {
				p.Phone = t
			} else if phoneDigits(p.Phone.Value) != phoneDigits(n.Value) && !b.hasDetail(n.Value) {
				p.Details = append(p.Details, cv.Detail{Label: cv.Text{Value: "Phone", Lines: src}, Value: t})
			}
			cuts = append(cuts, n)
		}
	}
	for i := len(cuts) - 1; i >= 0; i-- {
		for j := 0; j < i; j++ { // by start, descending
			if cuts[j].Start > cuts[i].Start {
				cuts[i], cuts[j] = cuts[j], cuts[i]
			}
		}
	}
	for i := len(cuts) - 1; i >= 0; i-- {
		text = text[:cuts[i].Start] + "|" + text[cuts[i].End:]
	}
	if len(cuts) > 0 {
		return stripLabels(text)
	}
	return text
}

func overlapsAny(s contact.Span, list []contact.Span) bool {
	for _, o := range list {
		if s.Start < o.End && o.Start < s.End {
			return true
		}
	}
	return false
}

func phoneDigits(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r >= '0' && r <= '9' {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func (b *builder) hasDetail(value string) bool {
	for _, d := range b.doc.Person.Details {
		if d.Value.Value == value {
			return true
		}
	}
	return false
}

func (b *builder) addEmail(v string, src []int) {
	p := &b.doc.Person
	t := cv.Text{Value: v, Lines: src, Confidence: 0.99}
	switch {
	case p.Email.IsZero():
		p.Email = t
	case strings.EqualFold(p.Email.Value, v) || b.hasDetail(v):
	default:
		p.Details = append(p.Details, cv.Detail{Label: cv.Text{Value: "E-mail", Lines: src}, Value: t})
	}
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
		l := &b.lines[i]
		if referees[l.index] {
			continue
		}
		mails := contact.Emails(l.text)
		if len(mails) > 0 && b.doc.Person.Email.IsZero() {
			b.addEmail(mails[0].Value, []int{l.index})
		}
		if b.doc.Person.Phone.IsZero() && (len(mails) > 0 || wordCount(l.text) <= maxAddress && saysPhone(l.text)) {
			for _, n := range contact.Phones(l.text, b.region, false) {
				b.doc.Person.Phone = cv.Text{Value: n.Value, Lines: []int{l.index}, Confidence: 0.8}
				break
			}
		}
	}
}

// maxAddress is how many words a line with a telephone number of its own has at the most.
const maxAddress = 16

// saysPhone reports a line that calls a number a telephone's, or holds little else.
func saysPhone(text string) bool {
	letters := 0
	found := false
	for _, w := range words.Split(text) {
		if otherPhones.Has(w) {
			return false
		}
		if k, ok := words.Labels().Value(w); ok && k == "phone" && len(w) > 1 {
			found = true
		}
		letters += len(w) - len(phoneDigits(w))
	}
	return found || letters <= 2
}

// otherPhones say whose number it is, when it is not the candidate's.
var otherPhones = words.NewSet("supervisor", "manager", "reference", "references", "referee", "emergency", "employer", "fax",
	"guardian", "father", "principal")
