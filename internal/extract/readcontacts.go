package extract

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/detail"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// contacts takes e-mails, phones, links and labelled facts out of the head's lines
// and returns what remains.
func (b *builder) contacts(lines []line) []piece {
	r := contactReader{b: b, lines: lines}
	b.mailDrawn = b.mailDrawn || slices.ContainsFunc(lines, func(l line) bool { return drawsMail(l.text) })
	for i := range lines {
		r.line(i)
	}
	return r.pieces
}

// contactReader reads the lines of the head one after the other.
type contactReader struct {
	b       *builder
	lines   []line
	pieces  []piece
	pending cellLabel // of a cell that stands before or above its value
	first   bool      // the next piece is the first of its line
}

// cellLabel is the kind of a label and how it is written; zero where there is none.
type cellLabel struct{ kind, name string }

func (r *contactReader) line(i int) {
	l := &r.lines[i]
	start := len(r.pieces)
	r.first = true
	if r.rows(i) || r.restOfList(i) {
		return
	}
	for si := range l.segs {
		r.cell(i, si)
	}
	if wordCount(l.text) <= 9 { // links inside of sentences are no addresses of the person
		r.b.takeLinks(l.links(), []int{l.index})
	}
	if len(r.pieces) == start+1 {
		r.pieces[start].whole = true
	}
}

// rows reads a line that is rows of a form about the person, however it is parted into cells.
func (r *contactReader) rows(i int) bool {
	rows := detail.Rows(r.lines[i].text)
	for _, row := range rows {
		r.pending = cellLabel{}
		kind, known := words.Labels().Value(words.Fold(row.Label))
		if !known {
			kind = "fact"
		}
		r.pieces = append(r.pieces, piece{text: row.Text, label: kind, name: row.Label, line: i, first: r.first})
	}
	return len(rows) > 0
}

// restOfList reads the line below "Hobbies: rowing, sailing," as more of the list, whatever it looks like by itself.
func (r *contactReader) restOfList(i int) bool {
	l := &r.lines[i]
	if len(l.segs) != 1 || l.bullet || strings.ContainsAny(l.text, ":@0123456789") || wordsOfHeading(l.text) {
		return false
	}
	label := r.b.listAbove(l.index)
	if label == "" || languageLabel(label) && !languageList(l.text) || !languageLabel(label) && r.b.standsByItself(l.text) {
		return false
	}
	r.pending = cellLabel{}
	r.pieces = append(r.pieces, piece{text: l.text, label: "fact", name: label, line: i, first: true, whole: true})
	return true
}

// standsByItself reports a line that is a place, a title or a name, whatever list ends above it.
func (b *builder) standsByItself(text string) bool {
	name := wordCount(text) > 1 && nameLike(text) && !strings.Contains(text, ",")
	return name || certainTitle(text) || labeller.Town(text) || ofCountry(words.Fold(text)) || contact.ParsePlace(text).Score >= surePlace
}

// listAbove is the label of the hobbies or languages that the lines above a line list, where they end in a comma; else "".
func (b *builder) listAbove(line int) string {
	for k := line - 1; k >= max(0, line-linesOfContacts) && k < len(b.doc.Source); k-- {
		text := b.doc.Source[k].Text
		if !endsWith(text, ",") {
			break
		}
		if label, _, ok := strings.Cut(text, ":"); ok {
			if label = strings.TrimSpace(label); ofInterests(label) || languageLabel(label) {
				return label
			}
			break
		}
	}
	return ""
}

// linesOfContacts is how many lines a list beside its label has at most.
const linesOfContacts = 3

// cell reads the fields of a cell; a label at the end waits for the next line.
func (r *contactReader) cell(i, si int) {
	fields := headFields(r.lines[i].segs[si].text)
	for n, text := range fields {
		if kind, bare := words.Labels().Value(words.Fold(text)); bare && n > 0 {
			r.pending = cellLabel{kind, text}
			r.b.used[r.lines[i].index] = true
			continue
		}
		r.field(i, si, text)
	}
}

func (r *contactReader) field(i, si int, text string) {
	l := &r.lines[i]
	text, label, waits := r.labelOf(i, si, text)
	if waits {
		return
	}
	r.settlePending(l, si, label)
	rest := text
	if label.kind != "" || !severalLabels(text) {
		rest = r.b.take(text, label.kind, []int{l.index})
		if rest != text && (label.kind == "phone" || label.kind == "email") {
			label = cellLabel{} // the label named what was taken
		}
	}
	if rest == "" {
		r.b.used[l.index] = true
	}
	r.addPieces(i, rest, label)
}

// labelOf is what a cell says and its label: before the text, in the cell beside it, or above it.
// It waits where it is only the label of the next one.
func (r *contactReader) labelOf(i, si int, said string) (text string, label cellLabel, waits bool) {
	l := &r.lines[i]
	text = said
	if k, n, rest, ok := labelled(text); ok && !severalLabels(text) {
		return rest, cellLabel{k, n}, false
	}
	if k, ok := words.Labels().Value(words.Fold(text)); ok && len(text) > 1 && r.standsForLabel(i, si) {
		r.pending = cellLabel{k, text}
		r.b.used[l.index] = true
		return text, cellLabel{}, si+1 < len(l.segs) || len(l.segs) == 1
	}
	if name := labelOfAnswer(l, si); name != "" {
		r.pending = cellLabel{"fact", name}
		r.b.used[l.index] = true
		return text, cellLabel{}, true
	}
	if r.pending.kind != "" {
		label = r.pending
	}
	return text, label, false
}

// labelOfAnswer is what the first cell of a row asks where the second one says nothing without it: "Health Issues	No". No list of
// labels is needed, and none that begins so may be cut from it.
func labelOfAnswer(l *line, si int) string {
	if si > 0 || len(l.segs) != 2 || !answer.MatchString(l.segs[1].text) {
		return ""
	}
	name := strings.TrimSpace(headings.Bare(strings.TrimRight(l.segs[0].text, " :-–—")))
	if wordCount(name) > mostOfQuestion || strings.ContainsAny(name, ":@0123456789") {
		return ""
	}
	return name
}

// mostOfQuestion is how many words such a label has at most.
const mostOfQuestion = 5

// answer is one to a question of a form.
var answer = regexp.MustCompile(`(?i)^[\s:–—-]*(?:yes|no|none|nil|n/?a|not applicable|good|excellent|normal|negotiable|` +
	`\d{1,2}\+? (?:years?|months?|weeks?))[\s.]*$`)

// standsForLabel reports a cell where a row has its labels, or a line that is a heading.
func (r *contactReader) standsForLabel(i, si int) bool {
	l := &r.lines[i]
	if len(l.segs) == 1 {
		return headingLike(l, r.lines, i)
	}
	return si == 0 || si%2 == 0 && len(l.segs)%2 == 0 && r.pending.kind == ""
}

// settlePending forgets the label of the cell before behind its value and at the end of a row; an
// address goes on in the lines below.
func (r *contactReader) settlePending(l *line, si int, label cellLabel) {
	n := len(l.segs)
	valueOfPair := si%2 == 1 && n%2 == 0 && n > 2
	if valueOfPair || si == n-1 && (n > 1 || label.kind != "address") {
		r.pending = cellLabel{}
	}
}

// addPieces adds what a cell has besides contacts.
func (r *contactReader) addPieces(i int, rest string, label cellLabel) {
	for _, t := range cutPieces(rest) {
		if t = strings.Trim(trimField(t), " /"); t == "" {
			continue
		}
		p := piece{text: t, label: label.kind, name: label.name, line: i, first: r.first}
		if k, n, value, ok := labelled(t); ok && label.kind == "" {
			if p.text = r.b.take(value, k, []int{r.lines[i].index}); p.text == "" {
				continue
			}
			p.label, p.name = k, n
		} else {
			r.first = false
		}
		r.pieces = append(r.pieces, p)
	}
}

// take removes contacts from text, stores them and returns the rest.
func (b *builder) take(text, label string, src []int) string {
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
		cuts = b.takePhones(text, label, src, cuts)
	}
	if len(cuts) == 0 {
		return text
	}
	byStart(cuts)
	for i := len(cuts) - 1; i >= 0; i-- {
		text = text[:cuts[i].Start] + "|" + text[cuts[i].End:]
	}
	return stripLabels(text)
}

// takePhones takes the telephone numbers that are part of no address.
func (b *builder) takePhones(text, label string, src []int, cuts []contact.Span) []contact.Span {
	for _, n := range contact.Phones(text, b.region, label == "phone") {
		if !overlapsAny(n, cuts) && !b.ofPaper(n.Value, src) {
			b.addPhone(n.Value, src)
			cuts = append(cuts, n)
		}
	}
	return cuts
}

// ofPaper reports a number of a paper, by what its line says before the cell: "driving license", and then the number.
func (b *builder) ofPaper(number string, src []int) bool {
	if len(src) == 0 || src[0] >= len(b.doc.Source) {
		return false
	}
	text := b.doc.Source[src[0]].Text
	at := strings.Index(text, number)
	return at >= 0 && contact.OfPaper(text, at)
}

// addPhone files a number as the person's, or beside it. One that is told again with its country's code
// takes the place of the one without.
func (b *builder) addPhone(value string, src []int) {
	p := &b.doc.Person
	t := cv.Text{Value: strings.TrimSpace(closedNumber(value)), Lines: src, Confidence: 0.97}
	if p.Phone.IsZero() {
		p.Phone = t
		return
	}
	known := []*cv.Text{&p.Phone}
	for i := range p.Details {
		known = append(known, &p.Details[i].Value)
	}
	for _, k := range known {
		if !sameNumber(k.Value, value) {
			continue
		}
		if len(phoneDigits(value)) <= len(phoneDigits(k.Value)) {
			return
		}
		if !strings.ContainsFunc(k.Value, unicode.IsLetter) { // which would be lost
			*k = t
			return
		}
	}
	p.Details = append(p.Details, cv.Detail{Label: cv.Text{Value: "Phone", Lines: src}, Value: t})
}

// sameNumber reports two ways to write a telephone number, one of them perhaps with the code of the country or a zero.
func sameNumber(a, b string) bool {
	long, short := phoneDigits(a), phoneDigits(b)
	if len(long) < len(short) {
		long, short = short, long
	}
	short = strings.TrimLeft(short, "0")
	return len(short) >= shortestNumber && len(long)-len(short) <= 4 && strings.HasSuffix(long, short)
}

// closedNumber is a number without a bracket that nothing closes.
func closedNumber(value string) string {
	if strings.Count(value, "(") != strings.Count(value, ")") {
		return strings.NewReplacer("(", "", ")", "").Replace(value)
	}
	return value
}

// byStart puts spans in the order in which they begin.
func byStart(cuts []contact.Span) {
	for i := len(cuts) - 1; i >= 0; i-- {
		for j := range i {
			if cuts[j].Start > cuts[i].Start {
				cuts[i], cuts[j] = cuts[j], cuts[i]
			}
		}
	}
}

func overlapsAny(s contact.Span, list []contact.Span) bool {
	return slices.ContainsFunc(list, func(o contact.Span) bool { return s.Start < o.End && o.Start < s.End })
}

func phoneDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, s)
}

func (b *builder) hasDetail(value string) bool {
	return slices.ContainsFunc(b.doc.Person.Details, func(d cv.Detail) bool { return d.Value.Value == value })
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
