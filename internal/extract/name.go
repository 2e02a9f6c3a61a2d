package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// headPieces are the pieces of the head while it is settled what they are.
type headPieces struct {
	lines  []line
	pieces []piece
	taken  []bool
	body   style
}

// line is the line that a piece stands on.
func (h *headPieces) line(i int) *line { return &h.lines[h.pieces[i].line] }

// name settles what the pieces of the head are: the name, the headline, the place,
// facts, and prose.
func (b *builder) name(lines []line, pieces []piece) {
	h := headPieces{lines: lines, body: bodyStyle(b.lines)}
	h.pieces = titledNames(spacedNames(lines, pieces, h.body))
	h.taken = make([]bool, len(h.pieces))
	best, score := b.bestName(&h)
	p := &b.doc.Person
	first, sur := b.labelledParts(&h)
	switch {
	case first != "" && sur != "":
		p.Name.Value, p.Name.Confidence = first+" "+sur, 0.97
	case best >= 0:
		b.takeDrawnName(&h, best, score)
	}
	if first == "" {
		b.takeFirstHalf(&h, best)
	}
	b.passRepeatedName(&h)
	b.headline(&h, best)
	b.place(lines, h.pieces, h.taken)
	b.townOfHeadline()
	b.facts(lines, h.pieces, h.taken)
}

// bestName is the piece that is most like a name and how much; -1 where none is.
func (b *builder) bestName(h *headPieces) (best int, score float64) {
	largest := 0
	for i := range h.pieces {
		largest = max(largest, h.line(i).style.size)
	}
	best, score = -1, 1.5
	for i, q := range h.pieces {
		if s := b.nameScore(q, i, h.line(i), h.body, largest); s > score {
			best, score = i, s
		}
	}
	return best, score
}

// labelledParts are the parts of the name that a label tells.
func (b *builder) labelledParts(h *headPieces) (first, sur string) {
	for i, q := range h.pieces {
		switch q.label {
		case "firstname":
			first = q.text
		case "surname":
			sur = q.text
		default:
			continue
		}
		h.taken[i] = true
		b.doc.Person.Name.Lines = append(b.doc.Person.Name.Lines, h.line(i).index)
	}
	return first, sur
}

// takeDrawnName takes a piece for the name, with its second half where it is drawn on two lines.
func (b *builder) takeDrawnName(h *headPieces, best int, score float64) {
	q := h.pieces[best]
	h.taken[best] = true
	name := cv.Text{Value: q.text, Lines: []int{h.line(best).index}, Confidence: min(0.5+score/12, 0.99)}
	if n := best + 1; n < len(h.pieces) && b.secondHalf(h.lines, q, h.pieces[n], h.body) {
		glue := " "
		if strings.HasSuffix(name.Value, "-") {
			glue = ""
		}
		name.Value += glue + h.pieces[n].text
		name.Lines = append(name.Lines, h.line(n).index)
		h.taken[n] = true
	}
	b.doc.Person.Name = name
}

// takeFirstHalf puts the piece above the name before it, where that begins it.
func (b *builder) takeFirstHalf(h *headPieces, best int) {
	n := best - 1
	if n < 0 || !b.firstHalf(h.lines, h.pieces[n], h.pieces[best], h.body) {
		return
	}
	name := &b.doc.Person.Name
	name.Value = h.pieces[n].text + " " + name.Value
	name.Lines = append([]int{h.line(n).index}, name.Lines...)
	h.taken[n] = true
}

// passRepeatedName takes out the name where it is drawn again.
func (b *builder) passRepeatedName(h *headPieces) {
	for i, q := range h.pieces {
		if !h.taken[i] && words.Fold(q.text) == words.Fold(b.doc.Person.Name.Value) {
			h.taken[i] = true
			b.used[h.line(i).index] = true
		}
	}
}

// ofAnAddress reports a place, or a line of an address that names no profession.
func ofAnAddress(text string) bool {
	return contact.ParsePlace(text).Score >= 0.7 || addressPart(text) && evidence.Title(longestField(text)) < 1.6
}

// titledNames cuts "Jane Doe – Coded Welder" at the top of a CV.
func titledNames(pieces []piece) []piece {
	for i := 0; i < min(3, len(pieces)) && pieces[i].label == ""; i++ {
		q := pieces[i]
		name, title, ok := nameAndTitle(q.text)
		if !ok {
			continue
		}
		out := append([]piece{}, pieces[:i]...)
		first, rest := q, q
		first.text, rest.text, rest.first, first.whole, rest.whole = name, title, false, false, false
		return append(append(out, first, rest), pieces[i+1:]...)
	}
	return pieces
}

// nameAndTitle splits a name from the title that a dash parts from it.
func nameAndTitle(text string) (name, title string, ok bool) {
	for _, dash := range []string{" – ", " — ", " - "} {
		name, title, ok = strings.Cut(text, dash)
		if ok && personName(name) && evidence.Title(title) >= 1.6 && !headings.IsTitle(name) {
			return name, title, true
		}
	}
	return "", "", false
}

// personName reports two to four words that are like a name and unlike a title.
func personName(text string) bool {
	n := len(strings.Fields(text))
	return n >= 2 && n <= 4 && nameLike(text) && evidence.Title(text) < 1
}

// spacedNames joins the words of a name that wide letter spacing drew apart.
func spacedNames(lines []line, pieces []piece, body style) []piece {
	var out []piece
	for _, q := range pieces {
		if n := len(out); n > 0 && spacedName(&lines[q.line], out[n-1], q, body) {
			out[n-1].text = strings.ReplaceAll(out[n-1].text+" "+q.text, " .", ".")
			out[n-1].whole = true
			continue
		}
		out = append(out, q)
	}
	return out
}

// spacedName reports two pieces of a line in large capitals that are a name together.
func spacedName(l *line, p, q piece, body style) bool {
	if p.line != q.line || q.label != "" || p.label != "" {
		return false
	}
	joined := p.text + " " + q.text
	return l.style.size*2 >= body.size*3 && l.style.caps && len(l.segs) <= 4 && len(strings.Fields(joined)) <= 5 && nameLike(joined) &&
		evidence.Title(q.text) < 1.6 && evidence.Title(joined) < 1.6
}

// secondHalf reports that q, drawn under the start of a name in the same large type,
// goes on with it.
func (b *builder) secondHalf(lines []line, start, q piece, body style) bool {
	above, below := &lines[start.line], &lines[q.line]
	if !wholeBelow(start, q) || q.label != "" || !sameFace(above.style, below.style) {
		return false
	}
	if above.style.size <= body.size && !b.hostNames(above, below, q.text) || !surnameLike(q.text) {
		return false
	}
	f := strings.Fields(start.text)
	switch n := len(strings.Fields(q.text)); {
	case len(f)+n > 6 || n > 3:
		return false
	case len(f) == 1 || strings.HasSuffix(start.text, "-"):
		return true
	}
	return above.style.size*2 >= body.size*3 && (b.matchesAccount(words.Split(q.text)) >= 0.5 || nameOpen(f))
}

// surnameLike reports text like a name that is neither a title nor what the CV calls itself.
func surnameLike(text string) bool {
	return evidence.Title(text) < 1 && nameLike(text) && !headings.IsTitle(text)
}

// wholeBelow reports two pieces that fill their lines, one below the other.
func wholeBelow(above, below piece) bool {
	return above.whole && below.whole && below.line == above.line+1
}

// nameOpen reports the start of a name that wants another word: "Dr Ana", "Jan van".
func nameOpen(f []string) bool {
	last := words.Fold(f[len(f)-1])
	return nameParticle.Has(last) && len(last) <= 4 || honorific.Has(words.Fold(f[0]))
}

// hostNames reports that the host of the e-mail address repeats a word in bold.
func (b *builder) hostNames(above, below *line, text string) bool {
	mail := b.doc.Person.Email.Value
	_, host, _ := strings.Cut(words.Fold(mail), " ")
	if at := strings.IndexByte(mail, '@'); at > 0 {
		host = words.Squeeze(mail[at:])
	}
	w := words.Squeeze(text)
	return above.style.bold && below.style.bold && len(w) >= 4 && strings.Contains(host, w)
}

// firstHalf reports that q, drawn above the rest of the name in the same large type,
// begins it: given names, or a doctor's titles.
func (b *builder) firstHalf(lines []line, q, rest piece, body style) bool {
	above, below := &lines[q.line], &lines[rest.line]
	if !wholeBelow(q, rest) || q.label != "" || above.style != below.style || above.style.size*2 < body.size*3 {
		return false
	}
	f := words.Split(q.text)
	return nameLike(q.text) && len(f) > 0 && len(f)+len(words.Split(rest.text)) <= 7 && opensName(f[0], q.text)
}

// opensName reports a doctor's titles or what is no title at all.
func opensName(first, text string) bool {
	return (honorific.Has(first) || evidence.Title(text) < 0.5) && !headings.IsTitle(text)
}

var honorific = words.NewSet("dr", "prof", "professor", "mr", "mrs", "ms", "miss", "sir", "dame", "rev", "ing", "dipl", "mag", "frau",
	"herr", "capt", "lt", "sgt", "wo1", "wo2", "cpl", "maj", "col")

// nameLike reports text of capitalised words without digits.
func nameLike(s string) bool {
	if len(s) < 2 || len(s) > 70 || strings.ContainsAny(s, noNameMarks) {
		return strings.Contains(s, "WO") && len(s) < 50 || rank(s)
	}
	return !slices.ContainsFunc(strings.Fields(s), func(w string) bool { return !mayBeInName(w) })
}

// noNameMarks stand in no name.
const noNameMarks = "@/:;0123456789?!%$€£+=&<>"

// mayBeInName reports a word with a capital, in a script without any, or one that names have between.
func mayBeInName(w string) bool {
	r := []rune(strings.Trim(w, "()\"'“”‘’.,-"))
	return len(r) == 0 || unicode.IsUpper(r[0]) || nameParticle.Has(words.Fold(w)) || unicode.IsLetter(r[0]) && !unicode.IsLower(r[0])
}

// rank allows the digit of a military rank ("WO2 …", "SSG …").
func rank(s string) bool {
	head, rest, ok := strings.Cut(s, " ")
	return ok && len(head) <= 4 && strings.ToUpper(head) == head && !strings.ContainsAny(rest, noNameMarks) &&
		len(strings.Fields(rest)) >= 2 && len(rest) < 50
}

var nameParticle = words.NewSet("de", "del", "della", "di", "da", "dos", "das", "do", "van", "von", "der", "den", "vom", "zu", "zur",
	"ten", "ter", "la", "le", "el", "al", "bin", "ibn", "bint", "y", "e", "af", "av", "ap", "mac", "mc", "ni", "o", "ua", "san",
	"santa", "st", "phd", "msc", "bsc", "mba", "cpa", "esq", "jr", "sr", "dr", "prof", "i", "degli", "dei", "du", "des", "und", "op",
	"t", "het", "ul", "ur", "wa", "wo", "ole", "arap", "binti", "ben", "abu", "nic", "nan", "dello", "dalla", "lo", "s")
