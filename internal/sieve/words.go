package sieve

import (
	"regexp/syntax"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// word is a text, its ASCII in lower case, of which every match of an expression has one at least.
type word struct {
	text   string
	begins edge
	ends   bool // no sign of a word follows, if it ends with one
}

// edge is what must be true where a word begins.
type edge int

const (
	anywhere edge = iota
	behind        // no sign of a word before it, if it begins with one
	first         // at the start of the text
)

// at reports the word at a place of a text.
func (w *word) at(s string, i int) bool {
	if len(s)-i < len(w.text) || w.begins == first && i > 0 {
		return false
	}
	for k := 1; k < len(w.text); k++ {
		if lower(s[i+k]) != w.text[k] {
			return false
		}
	}
	end := i + len(w.text)
	return !(w.begins == behind && i > 0 && isWordSign(s[i-1]) && isWordSign(s[i])) &&
		!(w.ends && end < len(s) && isWordSign(s[end]) && isWordSign(s[end-1]))
}

func isWordSign(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// mostWords is how many words are worth looking for, leastWorth what the least telling of them
// must be worth.
const (
	mostWords  = 160
	leastWorth = 2
)

// wordsOf are the words of an expression; none where every set of them would be in most texts.
func wordsOf(expr string) []word {
	re, err := syntax.Parse(expr, syntax.Perl)
	if err != nil {
		return nil
	}
	list := required(re, anywhere, false)
	if worth(list) < leastWorth {
		return nil
	}
	return list
}

// worth is how telling the least telling word is; a set that is too large is worth nothing.
func worth(list []word) int {
	if len(list) == 0 || len(list) > mostWords {
		return 0
	}
	least := 1 << 10
	for _, w := range list {
		n := len(w.text)
		if w.begins != anywhere {
			n++
		}
		if w.ends {
			n++
		}
		least = min(least, n)
	}
	return least
}

// required are words of which every match of re has one; none where that cannot be told.
// begins is what is known of the place where re begins, ends of where it ends.
func required(re *syntax.Regexp, begins edge, ends bool) []word {
	switch re.Op {
	case syntax.OpLiteral:
		return literal(re.Rune, begins, ends)
	case syntax.OpCapture:
		return required(re.Sub[0], begins, ends)
	case syntax.OpPlus:
		return required(re.Sub[0], begins, false)
	case syntax.OpRepeat:
		if re.Min > 0 {
			return required(re.Sub[0], begins, false)
		}
	case syntax.OpAlternate:
		var all []word
		for _, sub := range re.Sub {
			some := required(sub, begins, ends)
			if len(some) == 0 {
				return nil
			}
			all = append(all, some...)
		}
		return all
	case syntax.OpConcat:
		return mostTelling(re.Sub, begins, ends)
	}
	return nil
}

// mostTelling are the words of the part of a sequence that is worth most.
func mostTelling(parts []*syntax.Regexp, begins edge, ends bool) (best []word) {
	for i, part := range parts {
		from, to := anywhere, false
		switch {
		case i == 0:
			from = begins
		case parts[i-1].Op == syntax.OpWordBoundary:
			from = behind
		case parts[i-1].Op == syntax.OpBeginText:
			from = first
		}
		if i == len(parts)-1 {
			to = ends
		} else {
			to = parts[i+1].Op == syntax.OpWordBoundary
		}
		if list := required(part, from, to); worth(list) > worth(best) {
			best = list
		}
		if list := starts(parts[i:], from); worth(list) > worth(best) {
			best = list
		}
	}
	return best
}

// starts are the texts that a sequence begins with.
func starts(parts []*syntax.Regexp, begins edge) (list []word) {
	texts, _ := prefixes(&syntax.Regexp{Op: syntax.OpConcat, Sub: parts})
	for _, text := range texts {
		if text == "" {
			return nil
		}
		list = append(list, word{text: text, begins: begins})
	}
	return list
}

// prefixes are texts of which every match of re begins with one; whole says that they are all
// that re matches.
func prefixes(re *syntax.Regexp) (list []string, whole bool) {
	switch re.Op {
	case syntax.OpEmptyMatch, syntax.OpWordBoundary, syntax.OpBeginText, syntax.OpEndText, syntax.OpBeginLine, syntax.OpEndLine:
		return []string{""}, true
	case syntax.OpLiteral:
		return spelled(re.Rune, re.Flags&syntax.FoldCase != 0)
	case syntax.OpCapture:
		return prefixes(re.Sub[0])
	case syntax.OpPlus:
		list, _ = prefixes(re.Sub[0])
		return list, false
	case syntax.OpQuest:
		list, whole = prefixes(re.Sub[0])
		return append(list, ""), whole
	case syntax.OpAlternate:
		whole = true
		for _, sub := range re.Sub {
			some, all := prefixes(sub)
			list, whole = append(list, some...), whole && all
		}
		return list, whole
	case syntax.OpConcat:
		return inTurn(re.Sub)
	}
	return []string{""}, false
}

// inTurn are the prefixes of a sequence.
func inTurn(parts []*syntax.Regexp) (list []string, whole bool) {
	list = []string{""}
	for _, part := range parts {
		some, all := prefixes(part)
		longer := joined(list, some)
		if longer == nil {
			return list, false
		}
		if list = longer; !all {
			return list, false
		}
	}
	return list, true
}

// joined are all texts of the one list before all of the other; nil where these are too many.
func joined(before, after []string) (list []string) {
	if len(before)*len(after) > mostWords {
		return nil
	}
	for _, b := range before {
		for _, a := range after {
			list = append(list, b+a)
		}
	}
	return list
}

// spelled are the ways to write a literal.
func spelled(runes []rune, fold bool) (list []string, whole bool) {
	list = []string{""}
	for _, r := range runes {
		longer := joined(list, spellings(r, fold))
		if longer == nil || r == utf8.RuneError { // which stands for any byte that is no sign
			return list, false
		}
		list = longer
	}
	return list, true
}

// spellings are the ways to write a letter, of ASCII the small one: MayMatch knows the signs
// that count as an s or a k.
func spellings(r rune, fold bool) []string {
	list := []string{spelling(r)}
	if fold && r >= utf8.RuneSelf {
		for other := unicode.SimpleFold(r); other != r; other = unicode.SimpleFold(other) {
			if s := spelling(other); !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	return list
}

func spelling(r rune) string {
	if r < utf8.RuneSelf {
		return string(lower(byte(r)))
	}
	return string(r)
}

// literal is the longest stretch of ASCII in a literal.
func literal(runes []rune, begins edge, ends bool) []word {
	from, to := 0, 0
	for i := 0; i < len(runes); {
		if runes[i] >= 0x80 {
			i++
			continue
		}
		j := i
		for j < len(runes) && runes[j] < 0x80 {
			j++
		}
		if j-i > to-from {
			from, to = i, j
		}
		i = j
	}
	if to == from {
		return nil
	}
	w := word{text: strings.ToLower(string(runes[from:to])), ends: ends && to == len(runes)}
	if from == 0 {
		w.begins = begins
	}
	return []word{w}
}
