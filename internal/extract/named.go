package extract

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// named takes the name and the headline that the labeller is sure of.
func (b *builder) named(r *labeller.Reading) {
	b.nameOf(r)
	p := &b.doc.Person
	drawn := p.Label
	p.Label = cv.Text{}
	f, ok := r.Person["headline"]
	b.likelyHeadline = f.Value
	if ok && f.Prob > 0.4 && words.Fold(f.Value) != words.Fold(p.Name.Value) && !placeWords.Contains(words.Split(f.Value)) {
		p.Label = b.field(f)
	}
	if below := b.titleBelow(p.Name); strings.Contains(below.Value, p.Label.Value) {
		p.Label = below // of which the models may have taken a part
	}
	if p.Label.IsZero() {
		p.Label = b.unsureHeadline(r, drawn)
	}
	b.bareHeadline()
}

// unsureHeadline is the first title of the head that the models took for none.
func (b *builder) unsureHeadline(r *labeller.Reading, drawn cv.Text) cv.Text {
	if title := b.titleBeside(b.doc.Person.Name); !title.IsZero() {
		return title
	}
	if certainTitle(drawn.Value) && b.apartInHead(drawn) {
		return drawn
	}
	if title := b.titleAsHeading(r); !title.IsZero() {
		return title
	}
	return b.titleInHead(r)
}

// bareHeadline takes from the headline what is none of it: brackets around it, the town behind it, and all of an address.
func (b *builder) bareHeadline() {
	p := &b.doc.Person
	if indianAddress.MatchString(p.Label.Value) && strings.ContainsAny(p.Label.Value, ",0123456789") {
		p.Label = cv.Text{}
	}
	if inside, ok := b.behindName(p.Label.Value); ok {
		p.Label.Value = inside
	}
	if town := ", " + p.Location.Value; !p.Location.IsZero() && slices.Equal(p.Location.Lines, p.Label.Lines) {
		p.Label.Value = strings.TrimSuffix(p.Label.Value, town)
	}
}

// nameOf takes the name that the labeller is sure of, that a label tells or an account repeats.
func (b *builder) nameOf(r *labeller.Reading) {
	p := &b.doc.Person
	if f, ok := r.Person["name"]; ok && f.Prob > 0.5 && !noName(f.Value) {
		p.Name = once(b.field(f))
	}
	proved := b.matchesAccount(words.Split(p.Name.Value)) >= 0.7
	if said := b.labelledName(r, ofPerson); !said.IsZero() && !proved && !sharesWord(said.Value, p.Name.Value) {
		p.Name = said
	}
	if p.Name.IsZero() || noName(p.Name.Value) || !proved && surelyTitle(p.Name.Value) {
		p.Name = cv.Text{}
	}
	if repeated := b.nameByAccount(); p.Name.IsZero() || !proved && b.surelyOther(r, repeated) {
		p.Name = repeated
	}
	if p.Name.IsZero() {
		p.Name = b.labelledName(r, aboutPerson)
	}
	b.nameGoesOn()
	p.Name.Value = nameWithoutStop(nameWithoutTitle(p.Name.Value))
}

// nameWithoutTitle is a name without the professional title that its line says in brackets.
func nameWithoutTitle(name string) string {
	bare, inside, ok := strings.Cut(strings.TrimSuffix(name, ")"), " (")
	if !ok || !strings.HasSuffix(name, ")") || !certainTitle(inside) {
		return name
	}
	return strings.TrimSpace(bare)
}

// nameWithoutStop is a name without the full stop of its line ("Mary Okello."); short last words keep theirs ("Ian Moss Jr.", "Anil N.Y.").
func nameWithoutStop(name string) string {
	f := strings.Fields(name)
	if len(f) < 2 {
		return name
	}
	last := f[len(f)-1]
	if bare := strings.TrimSuffix(last, "."); bare != last && !strings.Contains(bare, ".") && utf8.RuneCountInString(bare) >= 4 {
		return strings.TrimSuffix(name, ".")
	}
	return name
}

// once is a name that stands on two lines, in one spelling or two, without the second.
func once(name cv.Text) cv.Text {
	f := strings.Fields(name.Value)
	first, second := strings.Join(f[:len(f)/2], " "), strings.Join(f[len(f)/2:], " ")
	if len(f) > 2 && words.Fold(first) == words.Fold(second) {
		name.Value = first
	}
	return name
}

// labelledName is the name behind the label "Name" among the lines that are so; zero where no line says it.
func (b *builder) labelledName(r *labeller.Reading, among func(labeller.Label) bool) cv.Text {
	for i := range b.lines {
		l := &b.lines[i]
		if !among(r.Labels[i]) {
			continue
		}
		label, value := labelAndValue(l)
		if kind, ok := words.Labels().Value(words.Fold(label)); ok && kind == "name" && nameBehindLabel(value) {
			return cv.Text{Value: value, Lines: []int{l.index}, Confidence: 0.95}
		}
	}
	return cv.Text{}
}

// surelyOther reports a name that the e-mail address repeats, outside of entries, and that is not the one which is there.
func (b *builder) surelyOther(r *labeller.Reading, name cv.Text) bool {
	if name.IsZero() || sharesWord(name.Value, b.doc.Person.Name.Value) {
		return false
	}
	at := slices.IndexFunc(b.lines, func(l line) bool { return slices.Contains(name.Lines, l.index) })
	return at < 0 || aboutPerson(r.Labels[at])
}

// aboutPerson reports the labels of lines that may hold the name: no entries, and nobody else's.
func aboutPerson(l labeller.Label) bool {
	return ofPerson(l) || l == labeller.Summary || l == labeller.Other
}

// ofPerson reports the labels of lines about the person.
func ofPerson(l labeller.Label) bool { return l == labeller.Head || l == labeller.Personal }

// labelAndValue are the first two cells of a row, or what a colon parts.
func labelAndValue(l *line) (label, value string) {
	label = l.segs[0].text
	if len(l.segs) > 1 {
		value = l.segs[1].text
	} else {
		label, value, _ = strings.Cut(label, ":")
	}
	return label, beforeLabel(strings.Trim(value, " :-–\t"))
}

func nameBehindLabel(value string) bool {
	return toldName(value) && !noName(value) && wordCount(value) <= maxName
}

// toldName reports what a person may write behind "Name:": the label says what it is, so only
// the first word needs its capital ("Asha menon. P").
func toldName(value string) bool {
	first, _, _ := strings.Cut(value, " ")
	return nameLike(first) && !strings.ContainsAny(value, "@/:;0123456789?!%$€£+=&<>")
}

// sharesWord reports two names that may be of one person: what stands large at the top is how
// the person writes it, the row of a form may have it in full.
func sharesWord(a, b string) bool {
	f := words.Split(b)
	return slices.ContainsFunc(words.Split(a), func(w string) bool { return len(w) > 1 && slices.Contains(f, w) })
}

// titleBelow is the line below the name where it is a professional title and nothing else.
func (b *builder) titleBelow(name cv.Text) cv.Text {
	if name.IsZero() {
		return cv.Text{}
	}
	for i := 1; i < len(b.lines); i++ {
		above, l := &b.lines[i-1], &b.lines[i]
		if above.index != lastOf(name.Lines) && words.Fold(above.text) != words.Fold(name.Value) { // a form below may repeat it
			continue
		}
		if i+1 < len(b.lines) && titleLine(l.text, "") { // the title of the CV
			l = &b.lines[i+1]
		}
		text := strings.TrimRight(beforeContacts(l.text), " .,")
		if len(above.segs) > 1 || wordCount(above.text) > maxName || len(l.segs) > 1 || l.bullet || !onlyTitle(text) && !tradeAlone(text) {
			break
		}
		return cv.Text{Value: text, Lines: []int{l.index}, Confidence: 0.7}
	}
	return cv.Text{}
}

// titleBeside is the professional title behind the name on its line: "Robin Moss – Steel Erector".
func (b *builder) titleBeside(name cv.Text) cv.Text {
	l := b.lineOf(name)
	if l == nil || len(l.segs) > 1 || l.bullet {
		return cv.Text{}
	}
	after, found := strings.CutPrefix(l.text, name.Value)
	title := trimField(after)
	if !found || title == after || !tradeAlone(title) {
		return cv.Text{}
	}
	return cv.Text{Value: title, Lines: []int{l.index}, Confidence: 0.7}
}

// certainTitle reports a professional title that a row of the head is by its last word: nothing else stands there so, whatever the
// models make of the line.
func certainTitle(text string) bool {
	text = dotWithin.ReplaceAllString(text, "$1$2")
	f := words.Split(longestField(text))
	return onlyTitle(text) && len(f) > 1 && words.Titles().Head.Ends(f) > 0 && len(f[len(f)-1]) > longestShort &&
		!strings.ContainsAny(text, "()") && !placeInName(text) && !ofSomebodyElse.MatchString(text)
}

// ofSomebodyElse is in titles of the head that the person does not claim: whom a letter is for, what the paper is for, a certificate.
var ofSomebodyElse = sieve.MustCompile(`(?i)^(?:the|an?)\s|\b(?:for|certified|cv|r[eé]sum[eé])\b`)

// apartInHead reports a value among the lines of the name: others are cells of tables, or whom a letter is for.
func (b *builder) apartInHead(value cv.Text) bool {
	l, name := b.lineOf(value), b.lineOf(b.doc.Person.Name)
	return l != nil && name != nil && max(l.index-name.index, name.index-l.index) <= nearTheName
}

// nearTheName is how many lines a title of the head stands from the name at the most that is said of the person.
const nearTheName = 4

// longestShort is how many letters a title has at the most that is short for its words and may be short for others: the "PO" of an
// address, the last letters of a name that is drawn apart.
const longestShort = 2

// titleAsHeading is the professional title between the head and the first section, drawn as a heading of that: "Deck Officer" in
// large letters above the profile.
func (b *builder) titleAsHeading(r *labeller.Reading) cv.Text {
	for i := range b.lines {
		if ofPerson(r.Labels[i]) {
			continue
		}
		l := &b.lines[i]
		if kind, heading := r.Labels[i].IsHeading(); i == 0 || kind != "summary" || !heading || len(l.segs) > 1 || !certainTitle(l.text) {
			break
		}
		return cv.Text{Value: l.text, Lines: []int{l.index}, Confidence: 0.7}
	}
	return cv.Text{}
}

// tradeAlone reports words that name a trade, and no place, degree or letters behind a name.
func tradeAlone(text string) bool {
	_, heading := headings.Lookup(text)
	return !heading && wordCount(text) <= 6 && evidence.Title(text) >= 0.6 && !ofCountry(words.Fold(text)) && evidence.Degree(text) < 1 &&
		contact.ParsePlace(text).Score < 0.7 && !strings.ContainsAny(text, "0123456789@:.()") && !headings.IsTitle(text)
}

// ofCountry reports the word for people of a country: "indian", "pakistani", "french".
func ofCountry(word string) bool {
	for _, end := range []string{"n", "i", "an", "ian", "ese", ""} {
		if base, ok := strings.CutSuffix(word, end); ok {
			if _, known := words.Places().Country.Value(base); known {
				return true
			}
		}
	}
	return words.Languages().Has(word)
}

// onlyTitle reports a professional title of a few words without a number or an address.
func onlyTitle(text string) bool {
	_, heading := headings.Lookup(text)
	return !heading && wordCount(text) <= 6 && evidence.Title(text) >= 1.6 && !strings.ContainsAny(text, "0123456789@:.")
}

// beforeContacts is the first part of a row that goes on with a number or an address: the
// "Rigger" of "Rigger | Hull | 07700 900123". Other lines are whole.
func beforeContacts(text string) string {
	for _, mark := range []string{" | ", " · ", " • "} {
		if first, rest, row := strings.Cut(text, mark); row && (strings.Contains(rest, "@") || len(contact.Phones(rest, nil, false)) > 0) {
			return strings.TrimSpace(first)
		}
	}
	return text
}

// maxName is how many words a line with a name and a rank or a title has at the most.
const maxName = 6

// lineOf is the line that a value of one line comes from, nil if there is none.
func (b *builder) lineOf(value cv.Text) *line {
	for i := range b.lines {
		if len(value.Lines) == 1 && b.lines[i].index == value.Lines[0] {
			return &b.lines[i]
		}
	}
	return nil
}

// noName reports what stands where the name does and is none: what the CV calls itself, a
// heading, the label of a field.
func noName(text string) bool {
	_, label := words.Labels().Value(words.Fold(text))
	_, heading := headings.Lookup(text)
	network := func(w string) bool { return len(w) > 3 && networkWord(w) }
	f := words.Split(text)
	taught := len(f) > 1 && !slices.ContainsFunc(f, func(w string) bool { return !subjects.Has(w) })
	return taught || label || heading || headings.IsTitle(text) || addressed(text) || opensWithLabel(text) ||
		placeInName(text) || slices.ContainsFunc(f, network)
}

// subjects are what schools teach; some are names by themselves ("Ann English"), but no two of them are one.
var subjects = words.NewSet("social", "studies", "science", "sciences", "mathematics", "maths", "english", "hindi",
	"commerce", "commercial", "arts", "physics", "chemistry", "biology", "accounts", "accountancy", "economics", "history",
	"geography", "computer", "general", "political", "civics", "business", "environmental")

// surelyTitle reports a profession of several words that stands where the name does, in a CV that names nobody.
func surelyTitle(text string) bool {
	return wordCount(text) > 1 && onlyTitle(dotWithin.ReplaceAllString(text, "$1$2")) && words.Titles().Head.Ends(words.Split(text)) > 0
}

// dotWithin is the stop within a word, which is no initial's: "Node.js".
var dotWithin = regexp.MustCompile(`(\p{L}{2})\.(\p{L})`)

// placeInName reports words of an address: "Salem P.O,", "Old Chowk,Salem". Some of them are names of people, too.
func placeInName(text string) bool {
	f := words.Split(text)
	if strings.Contains(text, "P.O") || placeWords.Contains(f) {
		return true
	}
	before, _, comma := strings.Cut(text, ",")
	return comma && streets.Contains(f) && wordCount(before) > 1 // not "Lane, Robin"
}

// indianAddress begins with the labels of an address in the country: "At-Oak Street, Po-Hull".
var indianAddress = sieve.MustCompile(`(?i)^(?:at|po|p\.o\.?|ps|vill?)\s?[-–:]`)

var (
	placeWords = words.NewSet("dist", "district", "vill", "village", "tehsil", "taluk", "taluka", "pin code", "pincode")
	streets    = words.NewSet("road", "street", "nagar", "colony", "house", "chowk", "lane", "post", "sector", "flat", "marg",
		"town", "bazar", "floor")
)

// nameByAccount is the first line, or its first part, that the e-mail address repeats: a name
// that stands where none was looked for.
func (b *builder) nameByAccount() cv.Text {
	for i := range b.lines {
		if name := b.nameOfAccount(&b.lines[i], 0); !name.IsZero() {
			return name
		}
	}
	for i := range b.closing {
		for k := range b.closing[i].line.segs {
			if name := b.nameOfAccount(&b.closing[i].line, k); !name.IsZero() {
				return name
			}
		}
	}
	return cv.Text{}
}

// nameOfAccount is a part of a line where the e-mail address repeats it.
func (b *builder) nameOfAccount(l *line, k int) cv.Text {
	text := strings.Trim(l.segs[k].text, " .,:()-–")
	f := words.Split(text)
	if len(f) < 2 || len(f) > 4 || !nameLike(text) || noName(text) ||
		b.matchesAccount(f) < 0.7 || evidence.Organisation(text) >= 1.6 {
		return cv.Text{}
	}
	return cv.Text{Value: text, Lines: []int{l.index}, Confidence: 0.6}
}

// nameGoesOn takes the rest of a name that is drawn over two lines, larger than the text. Below a whole name stands
// something else: a headline, a heading.
func (b *builder) nameGoesOn() {
	name := &b.doc.Person.Name
	at := slices.IndexFunc(b.lines, func(l line) bool { return l.text == name.Value })
	if at < 0 || at+1 >= len(b.lines) || len(name.Lines) != 1 || !unfinished(name.Value) {
		return
	}
	l, next := &b.lines[at], &b.lines[at+1]
	asLarge := func(o line) bool { return o.style.size >= l.style.size && o.index != l.index && o.index != next.index }
	_, heading := headings.Lookup(next.text)
	mayBe := !heading && !headings.IsTitle(next.text) && drawnName(next)
	whole := mayBe && wordCount(l.text)+wordCount(next.text) <= maxName && evidence.Title(next.text) < 1.6
	if whole && l.style == next.style && !slices.ContainsFunc(b.lines, asLarge) {
		*name = appendText(*name, cv.Text{Value: next.text, Lines: []int{next.index}}, " ")
	}
}

// unfinished reports the beginning of a name: one word, without its rank, or one that ends with a particle.
func unfinished(name string) bool {
	f := strings.Fields(name)
	if len(f) == 2 && strings.HasSuffix(f[0], ".") {
		f = f[1:]
	}
	return len(f) == 1 || len(f) > 1 && particles.Has(words.Fold(f[len(f)-1]))
}

var particles = words.NewSet("da", "de", "del", "den", "der", "di", "du", "el", "la", "le", "van", "von")
