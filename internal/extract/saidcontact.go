package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// placeContacts reads lines that the user says the person is reached by: numbers and addresses of mail and of
// the web find their fields. What holds none of them is where the person lives.
func (b *builder) placeContacts(s *section) {
	for i := range s.lines {
		text, src := strings.ReplaceAll(s.lines[i].text, "\t", " "), []int{s.lines[i].index}
		text = pastWay(pastNumber(text))
		label, value, ok := otherDetail(text)
		if ok && (isFact(label) || isIdentifier(label, value)) {
			b.addDetail(label, value, src)
			continue
		}
		if contact.IsResearcher(text) {
			b.doc.Person.Details = append(b.doc.Person.Details, cv.Detail{Value: cv.Text{Value: text, Lines: src, Confidence: sure}})
			continue
		}
		rest := b.takeReached(text, src)
		if ok && rest == text {
			b.addDetail(label, value, src)
			continue
		}
		if rest == text {
			b.saidAddress(cv.Text{Value: addressOf(text), Lines: src, Confidence: sure})
			continue
		}
		for _, piece := range cutPieces(rest) {
			b.besideContacts(cv.Text{Value: strings.Trim(trimField(withoutWays(piece)), " /"), Lines: src, Confidence: sure})
		}
	}
}

func (b *builder) addDetail(label, value string, src []int) {
	d := cv.Detail{Label: cv.Text{Value: label, Lines: src}, Value: cv.Text{Value: value, Lines: src, Confidence: sure}}
	b.doc.Person.Details = append(b.doc.Person.Details, d)
}

// isFact reports the label of what nobody is reached by, whatever figures it has: a date of birth, a passport.
func isFact(label string) bool {
	kind, _ := words.Labels().Value(words.Fold(label))
	return slices.Contains([]string{"birth", "birthplace", "nationality", "marital", "licence", "gender", "fact"}, kind)
}

// isIdentifier reports the label of a number that a register gave, by which nobody is called: "Scopus ID: 57201234567".
func isIdentifier(label, value string) bool {
	kind, _ := words.Labels().Value(words.Fold(label))
	if kind == "phone" || kind == "email" || strings.ContainsAny(value, "+@") || len(contact.URLs(value)) > 0 {
		return false
	}
	return slices.ContainsFunc(words.Split(label), registerWords.Has)
}

// registerWords are those of labels of registers of researchers, professions and members.
var registerWords = words.NewSet("id", "identifier", "orcid", "scopus", "researcherid", "isni", "pin", "registration", "licence", "license",
	"membership", "member", "gmc", "nmc", "hcpc")

// otherDetail parts a text that says what else it is than an address: "Father's name: Olav".
func otherDetail(text string) (label, value string, ok bool) {
	label, value, ok = strings.Cut(text, ":")
	label, value = strings.TrimSpace(label), strings.Trim(value, " .,;-–")
	kind, _ := words.Labels().Value(words.Fold(label))
	return label, value, ok && value != "" && len(strings.Fields(label)) <= wordsOfLabel && kind != "address" && !onlyAddressWords(label)
}

// besideContacts keeps what stands beside numbers and addresses of mail: where the person lives, or a detail.
func (b *builder) besideContacts(t cv.Text) {
	p := &b.doc.Person
	switch {
	case t.Value == "" || bareLabel(t.Value) || onlyNamesWay(t.Value) || b.hasDetail(t.Value):
	case p.Location.IsZero() && namesPlace(t.Value):
		b.saidAddress(t)
	default:
		p.Details = append(p.Details, cv.Detail{Value: t})
	}
}

// onlyNamesWay reports a text of nothing but words for the ways in which somebody is reached: "Contact:", "(mobile)", "Tel. no.".
func onlyNamesWay(text string) bool {
	return len(wordsIn(reachedAt.ReplaceAllString(text, ""))) == 0
}

// takeReached takes the numbers and addresses out of a text, however they are drawn, and returns the rest.
func (b *builder) takeReached(text string, src []int) string {
	cuts := slices.Concat(contact.Emails(text), contact.URLs(text))
	for _, e := range contact.Emails(text) {
		b.addEmail(e.Value, src)
	}
	for _, u := range contact.URLs(text) {
		b.addURL(u.Value, src)
	}
	cuts = b.takePhones(text, "phone", src, cuts)
	cuts = b.takeDrawnNumbers(text, src, cuts)
	if len(cuts) == 0 {
		return text
	}
	byStart(cuts)
	for i := len(cuts) - 1; i >= 0; i-- {
		text = text[:cuts[i].Start] + "|" + text[cuts[i].End:]
	}
	return stripLabels(text)
}

// pastNumber is a text without the number of a row of a form: "7. Address: …".
func pastNumber(text string) string {
	number, rest, ok := strings.Cut(text, " ")
	if _, _, isLabelled := strings.Cut(rest, ":"); ok && isLabelled && enumerator(number) {
		return rest
	}
	return text
}

// pastWay is where somebody lives without the label that says no more than that he is reached there: "Contact: Vadsø, Norway".
func pastWay(text string) string {
	label, value, ok := strings.Cut(text, ":")
	if ok && label != "" && onlyNamesWay(label) && namesPlace(value) && !strings.ContainsAny(value, "0123456789@") {
		return strings.TrimSpace(value)
	}
	return text
}

// withoutWays is a text without the pieces that only name ways: "(mobile); Vadsø".
func withoutWays(text string) string {
	return strings.Join(slices.DeleteFunc(strings.Split(text, ";"), onlyNamesWay), ";")
}

// drawnOver is an address that a line begins and the next one ends.
type drawnOver struct{ shown, whole string }

// partGlued parts addresses that were read over two lines, of which the user says that one is an address by itself, and returns those
// that begin in a line and do go on below it. One that another line draws is no such address, whatever it begins or ends with.
func (b *builder) partGlued(lines []line) (whole []drawnOver) {
	p := &b.doc.Person
	known := []cv.Text{p.URL}
	for i := range p.Profiles {
		known = append(known, p.Profiles[i].URL)
	}
	for i := range lines {
		at := lines[i].index
		for _, u := range contact.URLs(lines[i].text) {
			for _, t := range known {
				if !slices.Contains(t.Lines, at) && b.isDrawnAnywhere(t.Value) {
					continue
				}
				above, isEnd := strings.CutSuffix(t.Value, u.Value)
				below, isStart := strings.CutPrefix(t.Value, u.Value)
				switch {
				case isEnd && b.isDrawn(above, at-1):
					b.setURL(t.Value, cv.Text{Value: above, Lines: []int{at - 1}, Confidence: t.Confidence})
				case isStart && b.isDrawn(below, at+1):
					b.setURL(t.Value, cv.Text{Value: below, Lines: []int{at + 1}, Confidence: t.Confidence})
				case isStart && below != "":
					whole = append(whole, drawnOver{u.Value, t.Value})
				}
			}
		}
	}
	return whole
}

// setURL gives an address that the person has another text.
func (b *builder) setURL(known string, t cv.Text) {
	p := &b.doc.Person
	if p.URL.Value == known {
		p.URL = t
	}
	for i := range p.Profiles {
		if p.Profiles[i].URL.Value == known {
			n, user, _ := contact.Network(t.Value)
			p.Profiles[i] = cv.Profile{Network: n, Username: user, URL: t}
		}
	}
}

// isDrawn reports an address of the web that a line draws, whole.
func (b *builder) isDrawn(address string, line int) bool {
	return line >= 0 && line < len(b.doc.Source) && slices.ContainsFunc(contact.URLs(b.lineText(line)), func(u contact.Span) bool {
		return u.Value == address
	})
}

// isDrawnAnywhere reports an address of the web that some line draws, whole.
func (b *builder) isDrawnAnywhere(address string) bool {
	for line := range b.doc.Source {
		if b.isDrawn(address, line) {
			return true
		}
	}
	return false
}

// reachedAgain gives the person an address of mail and a number that were left out of one line from another one that says them too:
// of equal ones one is read.
func (b *builder) reachedAgain(email, phone cv.Text) {
	p := &b.doc.Person
	for i := range b.lines {
		l := &b.lines[i]
		if p.Email.IsZero() && !email.IsZero() {
			p.Email = b.sayAgain(email, l, contact.Emails(l.text), strings.EqualFold)
		}
		if p.Phone.IsZero() && !phone.IsZero() {
			p.Phone = b.sayAgain(phone, l, contact.Phones(l.text, b.region, true), sameNumber)
		}
	}
}

// sayAgain is a value as a line says it with words that are not left out and that nothing else has; empty where it does not.
func (b *builder) sayAgain(t cv.Text, l *line, found []contact.Span, isSame func(a, b string) bool) cv.Text {
	for _, s := range found {
		if !isSame(s.Value, t.Value) {
			continue
		}
		held, isElse := b.heldPlaces(map[int]bool{l.index: true}), false
		for p := range b.placesOf(s.Value, l.index) {
			isElse = isElse || b.out[p] || held[p]
		}
		if !isElse {
			return cv.Text{Value: s.Value, Lines: []int{l.index}, Confidence: t.Confidence}
		}
	}
	return cv.Text{}
}

// takeDrawnNumbers takes the numbers that nothing but the user's word makes telephone numbers: with the code of a
// country wherever they stand ("Mobile+4790011223"), others beside a label at the most.
func (b *builder) takeDrawnNumbers(text string, src []int, cuts []contact.Span) []contact.Span {
	found := drawnNumber.FindAllStringIndex(text, -1)
	alone := len(cuts) == 0 && len(strings.Fields(drawnNumber.ReplaceAllString(text, ""))) <= wordsOfLabel &&
		(saysPhone(text) || !pinCode.MatchString(text))
	for _, m := range found {
		n := contact.Span{Start: m[0], End: m[1], Value: text[m[0]:m[1]]}
		figures := len(phoneDigits(n.Value))
		if overlapsAny(n, cuts) || figures < shortestNumber && !alone || figures < fewestFigures {
			continue
		}
		if alone || strings.HasPrefix(n.Value, "+") {
			b.addPhone(n.Value, src)
			cuts = append(cuts, n)
		}
	}
	return cuts
}

// wordsOfLabel are those of "Telephone number at home:"; what has more is an address with a postal code.
const wordsOfLabel = 4

// drawnNumber is what only somebody who knows that it is one takes for a telephone number.
var drawnNumber = regexp.MustCompile(`\+?\(?\d[\d ()./–-]*\d`)

// fewestFigures are those of an extension with the number of a small town.
const fewestFigures = 6

// addressOf is a text without the label that says that it is an address.
func addressOf(text string) string {
	if label, value, ok := strings.Cut(text, ":"); ok && strings.TrimSpace(value) != "" {
		kind, _ := words.Labels().Value(words.Fold(strings.TrimSpace(label)))
		if kind == "address" || onlyAddressWords(label) {
			text = value
		}
	}
	return strings.Trim(pastAddressLabel(strings.TrimSpace(text)), " ,:-–")
}

func onlyAddressWords(label string) bool {
	return addressLabel.MatchString(strings.TrimSpace(label) + ": ")
}

// saidAddress makes a text where the person lives; pieces of an address that stand near each other are one, in the order of
// the file.
func (b *builder) saidAddress(t cv.Text) {
	p := &b.doc.Person
	before := p.Location.Text
	switch {
	case t.Value == "":
		return
	case before.Value == "":
	case holdsWords(t.Value, before.Value): // the same, said in another line too
		t.Lines = addLines(slices.Clone(t.Lines), before.Lines)
	case holdsWords(before.Value, t.Value):
		t.Value, t.Lines = before.Value, before.Lines
	case b.isPiece(before, t):
		first, second := before, t
		if b.beginsBehind(before, b.placeOf(t)) {
			first, second = t, before
		}
		t.Value = strings.TrimRight(first.Value, " ,") + ", " + second.Value
		t.Lines = addLines(slices.Clone(first.Lines), second.Lines)
	case before.Confidence == sure:
		p.Details = append(p.Details, cv.Detail{Value: t})
		return
	default:
		p.Details = append(p.Details, cv.Detail{Value: before})
	}
	q := contact.ParsePlace(t.Value)
	p.Location = cv.Place{Text: t, Street: q.Street, City: q.City, Region: q.Region, PostalCode: q.PostalCode, Country: q.Country}
}

// isPiece reports a text that is a further piece of an address: close to it, or a little further away where the user said
// both to be one.
func (b *builder) isPiece(address, t cv.Text) bool {
	away := max(t.Lines[0]-lastLine(address.Lines), address.Lines[0]-lastLine(t.Lines))
	return away <= linesOfAddress && (address.Confidence == sure || away <= 2 && !slices.ContainsFunc(address.Lines, b.spokenOf))
}

// linesOfAddress are as many as the pieces of an address stand apart in a head of two columns.
const linesOfAddress = 4

// spokenOf reports a line of which the user said something.
func (b *builder) spokenOf(line int) bool {
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == line })
}

// dropLoneLabels takes away the labels of details of which the value went elsewhere.
func (b *builder) dropLoneLabels() {
	b.doc.Person.Details = slices.DeleteFunc(b.doc.Person.Details, func(d cv.Detail) bool {
		lone := d.Value.Value == "" && slices.ContainsFunc(d.Label.Lines, b.spokenOf)
		if lone {
			b.use(d.Label.Lines)
		}
		return lone || d.Value.Value == "" && d.Label.Value == ""
	})
}
