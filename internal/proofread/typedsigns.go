package proofread

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// The bullets of some fonts are letters in all others ("x Led the crew"). One such letter may be a slip or a symbol; where several
// bullets open with the same one it is the sign of their list.

// typedSign is a letter alone before a text that begins with its capital.
var typedSign = sieve.MustCompile(`^([b-hj-zøØ§]) \p{Lu}\p{Ll}`)

// leastSigns is how many bullets open with a letter that is the sign of a list.
const leastSigns = 3

// surveySigns counts the letters that bullets open with.
func surveySigns(doc *cv.Document) map[string]int {
	signs := map[string]int{}
	doc.Walk(func(r cv.Ref) {
		if m := typedSign.FindStringSubmatch(r.Text.Value); m != nil && r.Role == cv.RoleBullet {
			signs[m[1]]++
		}
	})
	return signs
}

// withoutSign is the edit that takes such a letter away, or the number that a point has in the file.
func (v *review) withoutSign(r cv.Ref) []Edit {
	if !isPoint(r) {
		return nil
	}
	end := 0
	if m := typedSign.FindStringSubmatch(r.Text.Value); m != nil && v.signs[m[1]] >= leastSigns {
		end = len(m[1]) + 1
	} else if n, ok := numberOf(r.Text.Value); ok && v.counted[r.Text] {
		end = n.end
	}
	if end == 0 {
		return nil
	}
	return []Edit{{
		End: end, Before: r.Text.Value[:end], Kind: cv.NoteGrammar, Rule: "spacing",
		Reason: "The sign of a list is no part of its text.",
	}}
}

// isPoint reports what a document prints with a bullet of its own.
func isPoint(r cv.Ref) bool {
	return r.Role == cv.RoleBullet || r.Role == cv.RoleProse && r.Section == cv.SectionAdditional
}

// typedNumber is the number or letter of a point: "1. ", "2) ", "(iii) ", "b) ". Capitals are initials as well.
var typedNumber = sieve.MustCompile(`^(?:(\()(\d{1,2}|[ivx]{1,4}|[IVX]{1,4}|[a-h])\)|(\d{1,2}|[ivx]{1,4}|[IVX]{1,4}|[a-h])([.)]))(\s*)`)

// pointNumber is such a number.
type pointNumber struct {
	kind  string // what else of the list its neighbours are written with
	n     int
	end   int    // bytes of the text that are the number
	first string // the word behind it
}

// numberOf reads the number of a point. Parts of a number, dates and sums have none: "1.5 MW", "2. May 2019".
func numberOf(text string) (p pointNumber, ok bool) {
	m := typedNumber.FindStringSubmatch(text)
	if m == nil {
		return p, false
	}
	mark := m[2] + m[3]
	rest := text[len(m[0]):]
	n, figures := ordinal(mark)
	p = pointNumber{kind: m[1] + m[4] + strconv.FormatBool(figures), n: n, end: len(m[0])}
	p.first, _, _ = strings.Cut(rest, " ")
	first, size := utf8.DecodeRuneInString(rest)
	switch {
	case !unicode.IsLetter(first) && !unicode.IsDigit(first), ofDay.MatchString(rest), furtherNumber.MatchString(rest):
		return p, false
	case m[4] == "." && m[5] == "": // "04.Drafting", not "1.5" and "B.Tech"
		next, _ := utf8.DecodeRuneInString(rest[size:])
		return p, figures && unicode.IsUpper(first) && unicode.IsLower(next)
	}
	return p, true
}

// furtherNumber is that of another point, which a text holds as well: "(1) Rigged masts (2) Sewed sails". Its first one stays with it.
var furtherNumber = sieve.MustCompile(`^\d{1,2}[.)] |[ ,;.](?:\((?:\d{1,2}|[ivx]{1,4}|[a-h])\)|(?:\d{1,2}|[ivx]{1,4}|[a-h])\)) ?\p{L}`)

// ofDay is a date that goes on behind the number of its day, with its year in whatever language.
var ofDay = sieve.MustCompile(`(?i)^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b[ .,’']*(?:\d|$)|` +
	`^\p{L}+[ .,’']*(?:19|20)\d\d\b`)

// ordinal is what a figure, a Roman number or a letter counts.
func ordinal(mark string) (n int, figures bool) {
	if n, err := strconv.Atoi(mark); err == nil {
		return n, true
	}
	low := strings.ToLower(mark)
	for i, roman := range []string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"} {
		if roman == low {
			return i + 1, false
		}
	}
	return int(low[0]-'a') + 1, false
}

// surveyNumbers are the points whose numbers count up from 1 or "a" within one entry. A number that stands alone may be a rank, a day, a
// quantity or a clause, and so may those before the same word: "1. Mate", "2. Mate".
func surveyNumbers(doc *cv.Document) map[*cv.Text]bool {
	counted := map[*cv.Text]bool{}
	type list struct {
		section cv.Section
		entry   int
		kind    string
	}
	type point struct {
		pointNumber
		text *cv.Text
	}
	above := map[list]point{}
	doc.Walk(func(r cv.Ref) {
		if !isPoint(r) {
			return
		}
		p, ok := numberOf(r.Text.Value)
		if !ok {
			return // a point may run over several
		}
		in := list{r.Section, r.Entry, p.kind}
		last, follows := above[in]
		follows = follows && p.n == last.n+1 && p.first != last.first
		switch {
		case follows:
			counted[last.text], counted[r.Text] = true, true
		case p.n != 1:
			delete(above, in)
			return
		}
		above[in] = point{p, r.Text}
	})
	return counted
}

// lostStop drops a full stop that stands alone behind the one that ends a text: "Kept the log. ."; three of them are left out words.
func lostStop(text string) []Edit {
	m := twoStops.FindStringSubmatchIndex(text)
	if m == nil {
		return nil
	}
	return []Edit{{
		Start: m[2], End: m[3], Before: text[m[2]:m[3]], Kind: cv.NoteGrammar, Rule: "punctuation", Reason: "The full stop stands twice.",
	}}
}

var twoStops = sieve.MustCompile(`[\p{L}\p{N})]\.(\s+\.)\s*$`)
