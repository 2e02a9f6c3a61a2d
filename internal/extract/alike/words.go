package alike

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// wordsLike are the words of another line that stand where those of a mark do in theirs: between the same signs or small words
// ("… from SCHOOL, town"), beside the date, at the beginning, or at the end. ok is false where the words of the mark have no such
// bounds, or the other line has not got them.
func wordsLike(text string, m cv.Mark, other string) (words string, ok bool) {
	from := strings.Index(text, m.Part)
	if from < 0 || strings.Count(text, m.Part) > 1 {
		return "", false
	}
	if m.As == cv.MarkDates {
		return dateLike(m.Part, other)
	}
	part := strings.TrimFunc(m.Part, isEdge)
	from += strings.Index(m.Part, part)
	a, b := newBounds(text), newBounds(other)
	left, right := a.endingAt(from), a.beginningAt(from+len(part))
	if left == nil || right == nil {
		return "", false
	}
	begin := b.nth(left.what, a.count(left.what, 0, left.from), 0)
	if begin == nil {
		return "", false
	}
	end := b.nth(right.what, a.count(right.what, from, right.from), begin.to)
	if end == nil {
		return "", false
	}
	if m.As == cv.MarkStart {
		end = &bound{from: len(other)}
	}
	words = strings.TrimFunc(other[begin.to:end.from], isEdge)
	return words, isLikeIn(part, words)
}

// isLikeIn reports words that may be of the same kind: neither a sentence beside a name, nor figures alone.
func isLikeIn(part, words string) bool {
	a, b := len(strings.Fields(part)), len(strings.Fields(words))
	first, _ := utf8.DecodeRuneInString(part)
	other, _ := utf8.DecodeRuneInString(words)
	return b > 0 && b <= 2*a+4 && strings.ContainsFunc(words, unicode.IsLetter) && unicode.IsLower(first) == unicode.IsLower(other) &&
		strings.Contains(part, "\t") == strings.Contains(words, "\t") && strings.Contains(part, "%") == strings.Contains(words, "%")
}

// dateLike is the date of a line; a line with several has none that is meant.
func dateLike(part, other string) (string, bool) {
	found := dates.Find(other)
	if len(found) != 1 || len(dates.Find(part)) != 1 {
		return "", false
	}
	return strings.TrimSpace(other[found[0].Start:found[0].End]), true
}

// isEdge reports what stands around words and is none of them.
func isEdge(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;|–—-:•·", r) }

// bound parts what a line tells: a sign, a date, a small word, or one of the ends.
type bound struct {
	from, to int
	what     string
}

const (
	atBegin = "begin"
	atEnd   = "end"
	aDate   = "date"
)

type bounds struct {
	text string
	all  []bound
}

// signs part what a line tells; the longer ones come first.
var signs = []string{"\t", " | ", " – ", " — ", " - ", " • ", " · ", " / ", "|", ";", ",", ":", " (", "– ", "- ", ")"}

func newBounds(text string) *bounds {
	b := &bounds{text: text}
	b.add(0, 0, atBegin)
	found := dates.Find(text)
	for at := 0; at < len(text); {
		if len(found) > 0 && at >= found[0].Start {
			b.add(found[0].Start, found[0].End, aDate)
			at, found = max(at+1, found[0].End), found[1:]
			continue
		}
		at += b.at(at)
	}
	b.add(len(text), len(text), atEnd)
	return b
}

func (b *bounds) add(from, to int, what string) { b.all = append(b.all, bound{from, to, what}) }

// at adds the bound that begins at a place, and tells how far it goes.
func (b *bounds) at(at int) int {
	rest := b.text[at:]
	for _, s := range signs {
		if strings.HasPrefix(rest, s) {
			b.add(at, at+len(s), strings.TrimSpace(s)+strings.Repeat("\t", strings.Count(s, "\t")))
			return len(s)
		}
	}
	if at > 0 && b.text[at-1] != ' ' && b.text[at-1] != '\t' {
		return 1
	}
	word, _, _ := strings.Cut(rest, " ")
	if len(word) < len(rest) && isSmall(word) {
		b.add(at, at+len(word), word)
		return len(word)
	}
	return 1
}

// isSmall reports a word such as "from", "at" or "bei": it binds names, and is none.
func isSmall(word string) bool {
	if n := utf8.RuneCountInString(word); n < 2 || n > 6 {
		return false
	}
	return !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLower(r) })
}

// endingAt is the last bound before a place, with nothing between but blanks and signs.
func (b *bounds) endingAt(at int) *bound {
	for i := len(b.all) - 1; i >= 0; i-- {
		if o := &b.all[i]; o.to <= at {
			if strings.TrimFunc(b.text[o.to:at], isEdge) != "" {
				return nil
			}
			return b.telling(i, at)
		}
	}
	return nil
}

// telling is the bound that tells most of those that stand together: a word or a date rather than the sign behind it.
func (b *bounds) telling(i, at int) *bound {
	best := &b.all[i]
	for j := i - 1; j >= 0 && strings.TrimFunc(b.text[b.all[j].to:at], isEdge) == ""; j-- {
		if b.all[j].what == aDate || b.all[j].what == atBegin {
			best = &b.all[j]
		}
	}
	return best
}

// beginningAt is the first bound from a place on.
func (b *bounds) beginningAt(at int) *bound {
	for i := range b.all {
		if o := &b.all[i]; o.from >= at && o.what != atBegin {
			if strings.TrimSpace(b.text[at:o.from]) != "" {
				return nil
			}
			return o
		}
	}
	return nil
}

// count is how many bounds of a kind begin from one place up to another.
func (b *bounds) count(what string, from, to int) (n int) {
	for _, o := range b.all {
		if o.what == what && o.from >= from && o.from < to {
			n++
		}
	}
	return n
}

// nth is the n-th bound of a kind, from 0, that begins at a place or behind it.
func (b *bounds) nth(what string, n, from int) *bound {
	for i := range b.all {
		if o := &b.all[i]; o.what == what && o.from >= from {
			if n == 0 {
				return o
			}
			n--
		}
	}
	return nil
}
