package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
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
	h.pieces = pieces
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
	b.passRepeatedName(&h)
	b.headline(&h, best)
	b.place(lines, h.pieces, h.taken)
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

// takeDrawnName takes a piece for the name.
func (b *builder) takeDrawnName(h *headPieces, best int, score float64) {
	q := h.pieces[best]
	h.taken[best] = true
	name := cv.Text{Value: q.text, Lines: []int{h.line(best).index}, Confidence: min(0.5+score/12, 0.99)}
	b.doc.Person.Name = name
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

// personName reports two to four words that are like a name and unlike a title.
func personName(text string) bool {
	n := len(strings.Fields(text))
	return n >= 2 && n <= 4 && nameLike(text) && evidence.Title(text) < 1
}

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
