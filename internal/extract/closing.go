package extract

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/lexicon"
)

// A CV may close with a declaration that all of it is true, and with the day, the place and the
// name under it. They stand under whatever heading was the last one and are no part of it. The
// readers learned from whole CVs and see these lines; what they made of them is taken out again.

// findClosing finds the declaration and its signature among the lines.
func (b *builder) findClosing() {
	lines := slices.Clone(b.lines)
	c := closingSearch{lines: lines, own: candidateWords(lines), is: make([]closingPart, len(lines))}
	for i := 0; i < len(c.lines); {
		i = c.declaration(i)
	}
	c.farewells()
	c.signature()
	c.headingsAbove()
	for i, part := range c.is {
		if part != noClosing {
			b.closing = append(b.closing, closingLine{lines[i], part})
		}
	}
}

// withoutClosing takes from the document what was read from the close alone, and returns the lines
// of the close that are left to be placed.
func (b *builder) withoutClosing() []closingLine {
	closes, cited := map[int]bool{}, map[int]bool{}
	for _, c := range b.closing {
		closes[c.line.index] = true
	}
	gone := func(lines []int) bool {
		return len(lines) > 0 && !slices.ContainsFunc(lines, func(l int) bool { return !closes[l] })
	}
	b.doc.Walk(func(r cv.Ref) {
		if r.Section != cv.SectionPerson && gone(r.Text.Lines) {
			*r.Text = cv.Text{}
		}
	})
	b.doc.Person.Details = slices.DeleteFunc(b.doc.Person.Details, func(d cv.Detail) bool { return gone(d.Value.Lines) })
	b.doc.DropEmptyEntries()
	b.doc.Walk(func(r cv.Ref) {
		for _, l := range r.Text.Lines {
			cited[l] = true
		}
	})
	return slices.DeleteFunc(slices.Clone(b.closing), func(c closingLine) bool { return cited[c.line.index] })
}

// closed keeps the declaration by itself and takes the rows of the signature as said.
func (b *builder) closed() {
	o := cv.OtherSection{Heading: cv.Text{}}
	for _, c := range b.withoutClosing() {
		t := cv.Text{Value: strings.Join(strings.Fields(c.line.text), " "), Lines: []int{c.line.index}, Confidence: 0.9}
		n := len(o.Items)
		switch c.part {
		case closingHeading:
			o.Heading = cv.Text{Value: headings.Bare(c.line.text), Lines: t.Lines, Confidence: 0.9}
		case declarationStart:
			o.Items = append(o.Items, cv.Item{Text: t})
		case declarationRest:
			if n == 0 {
				o.Items = append(o.Items, cv.Item{Text: t})
				continue
			}
			o.Items[n-1].Text = appendText(o.Items[n-1].Text, t, " ")
		default:
			b.signedOn(&c.line)
		}
	}
	if len(o.Items) > 0 {
		b.doc.Additional = append(b.doc.Additional, o)
	} else {
		b.use(o.Heading.Lines)
	}
}

// signedOn takes a row of the signature as said, and the place in it.
func (b *builder) signedOn(l *line) {
	b.use([]int{l.index})
	for _, s := range l.segs {
		if label, value, ok := strings.Cut(s.text, ":"); ok && words.Fold(label) == "place" {
			b.signedAt(cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: strings.TrimSpace(value), Lines: []int{l.index}}})
		}
	}
}

// closingPart is what a line is of the close of a CV.
type closingPart int

const (
	noClosing closingPart = iota
	closingHeading
	declarationStart
	declarationRest
	signatureRow
)

type closingLine struct {
	line line
	part closingPart
}

// closingSearch finds the lines that close a CV.
type closingSearch struct {
	lines []line
	own   map[string]bool // words that may be the candidate's name
	is    []closingPart
}

const (
	maxDeclaration = 5  // lines of a declaration
	maxSigned      = 14 // words of a row under it
)

// declares begins a declaration, or a line of one.
var (
	opensDeclaration = regexp.MustCompile(`(?i)^\W*(?:declaration\W+)?(?:(?:i|we)\b|hereby\b|all\b|the\b|above\b|this is\b|it is\b)`)
	avows            = regexp.MustCompile(`(?i)\b(?:declare|certify|confirm|affirm|hereby|here ?by|hear ?by|solemnly` +
		`|information|informations|details|particulars|statements?|facts|data)\b`)
)

// declaration marks the one that begins at line i, with the rows of a signature below it, and
// returns where to look on.
func (c *closingSearch) declaration(i int) int {
	text := ""
	if first := c.lines[i].text; !opensDeclaration.MatchString(first) || !avows.MatchString(first) {
		return i + 1
	}
	for k := i; k < min(len(c.lines), i+maxDeclaration); k++ {
		if k > i && c.beginsAnew(k) {
			break
		}
		if text += " " + c.lines[k].text; lexicon.Declares(text) {
			return c.declared(i, k+1)
		}
	}
	return i + 1
}

// beginsAnew reports a line that does not go on with the one above it.
func (c *closingSearch) beginsAnew(k int) bool {
	l := &c.lines[k]
	if l.bullet || endsWith(c.lines[k-1].text, ".!") {
		return true
	}
	return !startsLower(l.text) && (knownHeading(l.text) || opensDeclaration.MatchString(l.text) && avows.MatchString(l.text))
}

// declared marks the lines from i to k as a declaration, with what goes on with it.
func (c *closingSearch) declared(i, k int) int {
	for k < len(c.lines) && startsLower(c.lines[k].text) && !c.beginsAnew(k) {
		k++
	}
	for n := i; n < k; n++ {
		c.is[n] = declarationRest
	}
	c.is[i] = declarationStart
	for k < len(c.lines) && (c.signs(k) || c.namesSigner(k)) {
		c.is[k] = signatureRow
		k++
	}
	return k
}

// namesSigner reports a name in brackets, or one that ends the CV or stands over a row of the signature.
func (c *closingSearch) namesSigner(k int) bool {
	text := strings.TrimSpace(c.lines[k].text)
	name := strings.Trim(text, "() .")
	if !nameLike(name) || wordCount(name) > maxName || noName(name) || evidence.Title(name) >= 1 {
		return false
	}
	return strings.HasPrefix(text, "(") && strings.HasSuffix(text, ")") || k+1 == len(c.lines) || c.signs(k+1)
}

// farewells marks what a letter ends with and the name under it, which no declaration has above: "Yours faithfully".
func (c *closingSearch) farewells() {
	for i := 1; i < len(c.lines); i++ {
		if c.is[i] != noClosing || !farewell.MatchString(c.lines[i].text) {
			continue
		}
		c.is[i] = signatureRow
		for i+1 < len(c.lines) && c.is[i+1] == noClosing && (c.signs(i+1) || c.namesSigner(i+1)) {
			i++
			c.is[i] = signatureRow
		}
	}
}

// farewell is such a line and nothing else.
var farewell = regexp.MustCompile(`(?i)^\W*(?:thank(?:s|ing you)\W+)?(?:your(?:[’']?s)?\W+)?(?:sincerely|faithfully|truly)\W*$`)

// signature marks the rows at the end of a CV that has no declaration above them.
func (c *closingSearch) signature() {
	from, said := len(c.lines), map[string]bool{}
	for from > 0 && c.is[from-1] == noClosing && c.signs(from-1) {
		from--
		c.tells(from, said)
	}
	if len(said) < 2 || from == 0 {
		return
	}
	for i := from; i < len(c.lines); i++ {
		c.is[i] = signatureRow
	}
}

// tells notes what a row of a signature has: its day, its place, the name.
func (c *closingSearch) tells(i int, said map[string]bool) {
	for _, w := range words.Split(closeUpLabel(c.lines[i].text)) {
		switch {
		case signingLabels.Has(w):
			said[w] = true
		case c.own[w]:
			said["name"] = true
		}
	}
}

// headingsAbove marks the heading of a declaration or of a signature.
func (c *closingSearch) headingsAbove() {
	for i := 1; i < len(c.lines); i++ {
		if above := &c.lines[i-1]; c.is[i] == noClosing || c.is[i-1] != noClosing {
			continue
		} else if declarationHeading(above.text) {
			c.is[i-1] = closingHeading
		} else if n := len(above.segs) - 1; n > 0 && declarationHeading(above.segs[n].text) {
			above.segs = above.segs[:n:n]
			above.finish()
		}
	}
}

// declarationHeading reports what stands over a declaration, or a slip of it: "Declartion".
func declarationHeading(text string) bool {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 2 {
		return false
	}
	word := f[len(f)-1]
	return declarationWords.Contains(f) || len(word) >= 9 && strings.HasPrefix(word, "dec") && strings.HasSuffix(word, "tion")
}

// signs reports a row under a declaration: "Date: 3 May", "Place: Hull (Ann Lee)", "Yours faithfully".
func (c *closingSearch) signs(i int) bool {
	f := strings.FieldsFunc(closeUpLabel(c.lines[i].text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '’'
	})
	if len(f) == 0 || len(f) > maxSigned {
		return len(f) == 0
	}
	first := words.Fold(f[0])
	if !closingWords.Has(first) && !c.own[first] && first != "name" && len(first) > 1 {
		return false
	}
	names := 0 // words that may follow
	for _, w := range f {
		folded := words.Fold(w)
		initial, _ := utf8.DecodeRuneInString(w)
		switch {
		case signingLabels.Has(folded):
			names = maxNamesOfSignature
		case len(folded) <= 1, closingWords.Has(folded), folded == "name", c.own[folded], namesake(c.own, folded), dayWord(w):
		case names > 0 && unicode.IsUpper(initial):
			names--
		default:
			return false
		}
	}
	return true
}

// spacedLabel is the label of a row whose letters a file drew apart: "Pl ace:", "Dat e".
var spacedLabel = regexp.MustCompile(`(?i)^\W*(?:p ?l ?a ?c ?e|d ?a ?t ?e)\b`)

func closeUpLabel(text string) string {
	return spacedLabel.ReplaceAllStringFunc(text, func(label string) string { return strings.ReplaceAll(label, " ", "") })
}

// maxNamesOfSignature is how many words the place and the name have.
const maxNamesOfSignature = 7

// dayWord reports a number, a month or the letters behind a day's number.
func dayWord(w string) bool {
	return strings.ContainsAny(w, "0123456789") || words.Months().Has(words.Fold(w)) || ordinalEndings.Has(words.Fold(w))
}

var ordinalEndings = words.NewSet("st", "nd", "rd", "th")

// candidateWords are words that may be the candidate's name: those of a name at the top, those behind
// the label of a name, and those that an e-mail address repeats.
func candidateWords(lines []line) map[string]bool {
	own := map[string]bool{}
	known := accountsOf(lines)
	for i := range lines {
		for _, s := range lines[i].segs {
			text := s.text
			if label, value, ok := strings.Cut(text, ":"); ok && words.Fold(label) == "name" {
				text = value
			} else if (i >= topLines || !personName(text) || noName(text)) && !known.full(text) {
				continue
			}
			for _, w := range words.Split(text) {
				own[w] = own[w] || len(w) > 1
			}
		}
	}
	return own
}

// topLines are the first lines of a CV, of which one is the name.
const topLines = 4
