package language

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/wordset"
)

// Span is a half-open range of byte offsets.
type Span struct{ Start, End int }

// Of returns the part of the text.
func (s Span) Of(text string) string { return text[s.Start:s.End] }

var abbreviations = wordset.Of(`mr mrs ms dr prof sr jr st eng ing messrs rev hon capt col gen lt sgt maj cpl adm
	e.g i.e eg ie etc vs viz cf approx est no nos vol fig ref dept univ inc ltd co corp plc bros assoc
	jan feb mar apr jun jul aug sep sept oct nov dec tel ext min max incl excl
	pvt asst engg engr mgr govt dist distt opp supdt addl jt dy mfg regd mob mech elec elect p.a b.sc m.sc ph.d b.a m.a u.s u.k
	yrs yr mths exp hrs`)

// Sentences splits a text into sentences. The spans follow each other without a
// gap, each with the space behind it, and cover the whole text.
func Sentences(text string) []Span {
	var spans []Span
	start := 0
	cut := func(at int) {
		for at < len(text) {
			r, n := utf8.DecodeRuneInString(text[at:])
			if !unicode.IsSpace(r) {
				break
			}
			at += n
		}
		spans = append(spans, Span{start, at})
		start = at
	}
	for at, r := range text {
		if at < start {
			continue
		}
		switch r {
		case '\n', '•', '▪', '●', '◦':
			if strings.TrimSpace(text[start:at]) != "" {
				cut(at)
			}
		case '.', '!', '?', '…':
			if end := sentenceEnd(text, start, at, utf8.RuneLen(r)); end > 0 {
				cut(end)
			}
		}
	}
	if start < len(text) {
		spans = append(spans, Span{start, len(text)})
	}
	return spans
}

// sentenceEnd returns the offset behind the sentence that the mark at text[at]
// ends, or 0 when it ends none.
func sentenceEnd(text string, start, at, size int) int {
	rest := strings.TrimLeft(text[at+size:], ".!?…\"'”’)]")
	end := len(text) - len(rest)
	next, n := utf8.DecodeRuneInString(rest)
	if rest == "" || !unicode.IsSpace(next) {
		return 0
	}
	rest = strings.TrimLeftFunc(text[end+n:min(len(text), end+128)], unicode.IsSpace)
	if goesOnSmall(rest) || text[at] == '.' && end == at+1 && abbreviates(text[max(start, at-32):at], rest) {
		return 0
	}
	return end
}

// goesOnSmall reports that what follows a mark begins with a small letter, and not with an "i" for "I".
func goesOnSmall(rest string) bool {
	first, _ := utf8.DecodeRuneInString(rest)
	return unicode.IsLower(first) && !strings.HasPrefix(rest, "i ") && !strings.HasPrefix(rest, "i'")
}

// abbreviates reports that the full stop behind a text is that of its last word, and rest goes on.
func abbreviates(text, rest string) bool {
	word := text[strings.LastIndexFunc(text, partsWords)+1:]
	low := strings.ToLower(word)
	ends := (closers[low] || isDotted(word)) && opensSentence(rest)
	return (abbreviations[low] || isDotted(word)) && !ends || isInitial(word, rest)
}

// isDotted reports single letters with a full stop between each: "I.T" of "State I.T. Secretary".
func isDotted(word string) bool {
	letters := strings.Split(word, ".")
	for _, l := range letters {
		if r, n := utf8.DecodeRuneInString(l); n != len(l) || !unicode.IsUpper(r) {
			return false
		}
	}
	return len(letters) > 1
}

// partsWords reports what stands before a word: "as Fitter/Sr. Fitter".
func partsWords(r rune) bool { return unicode.IsSpace(r) || r == '(' || r == '/' }

// closers are abbreviations that often end a sentence.
var closers = wordset.Of("etc ltd inc co corp plc p.a jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k ph.d b.a m.a b.sc m.sc")

// opensSentence reports whether a capitalised function word comes first, or a verb in the past before one: "Led the team".
func opensSentence(rest string) bool {
	tokens := Tokens(rest[:min(len(rest), 32)])
	if len(tokens) == 0 || tokens[0].Kind != Word || !isUpperFirst(tokens[0].Text) {
		return false
	}
	if closed[tokens[0].Lower()] != TagNone {
		return true
	}
	return len(tokens) > 2 && Read(tokens[0].Lower()).Has(Past) && closed[tokens[2].Text] != TagNone
}

// isInitial reports whether word is a letter of a name ("Daniel I. Weiss", "J.
// K."), or a list number that its item follows. "I" ends a sentence unless a
// capitalised word follows it that is not a usual start of a sentence.
func isInitial(word, rest string) bool {
	if utf8.RuneCountInString(word) != 1 || !unicode.IsUpper([]rune(word)[0]) {
		return false
	}
	if word != "I" {
		return true
	}
	tokens := Tokens(rest[:min(len(rest), 32)])
	return len(tokens) > 0 && tokens[0].Kind == Word && closed[tokens[0].Lower()] == 0
}
