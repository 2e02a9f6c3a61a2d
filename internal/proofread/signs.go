package proofread

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/wordset"
)

// besideSigns mends the white space at signs between two words: it stands on both sides of them or on none. Of a line all
// are mended or none.
func (s *sentence) besideSigns() {
	before := len(s.edits)
	for i, t := range s.tokens {
		if t.kind == punct {
			s.besideSign(i)
		}
	}
	if len(s.edits)-before < unevenSigns(s.text) {
		s.edits = s.edits[:before]
	}
	s.brackets()
}

// uneven is a sign with white space on one side, and the word behind it.
var uneven = regexp.MustCompile(`[\pL\d](?:[&/]\s+|\s+[&/])[\pL\d]|\pL(?:-\s+|\s+-)(\pL+)`)

// unevenSigns counts them, but for the hyphen of "pre- and post-flight".
func unevenSigns(text string) int {
	n := 0
	for _, m := range uneven.FindAllStringSubmatch(text, -1) {
		if m[1] != "and" && m[1] != "or" && m[1] != "to" {
			n++
		}
	}
	return n
}

func (s *sentence) besideSign(i int) {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	if !letters(before) || !letters(next) || t.space == next.space {
		return
	}
	switch {
	case t.is("&"):
		s.ampersand(i)
	case t.is("/"):
		s.slash(i)
	case t.is("-") && !t.space && continuesWord(before, next):
		s.replace(t.end, next.start, "", cv.NoteGrammar, "spacing", "No space follows a hyphen inside a word.")
	}
}

// brackets parts an aside of several words from the word before it, if nothing but a mark follows: "stores(paint and rope),".
func (s *sentence) brackets() {
	for _, m := range wordsBehind.FindAllStringSubmatchIndex(s.text, -1) {
		s.replace(m[2], m[2], " ", cv.NoteGrammar, "spacing", "A space goes before an opening bracket.")
	}
	for i, t := range s.tokens {
		before, next := s.at(i-1), s.at(i+1)
		if !t.is("(") || t.space || next.space || !letters(before) || !letters(next) || !opensAside(before, next) {
			continue
		}
		if m := aside.FindStringIndex(s.text[t.start:]); m != nil {
			s.replace(t.start, t.start, " ", cv.NoteGrammar, "spacing", "A space goes before an opening bracket.")
		}
	}
}

// wordsBehind is an aside of words that no comma parts, right behind a word that is no name of a function: "Primavera(P3 & P6)".
var wordsBehind = regexp.MustCompile(`(?:^|[\s,])\p{Lu}?\p{Ll}{4,}(\()[\pL\d][\pL\d.&]* [\pL\d& ]+\)(?:[\s,.;]|$)`)

// aside are several words in brackets with white space, a mark or nothing behind.
var aside = regexp.MustCompile(`^\([^()]*\s[^()]*\)(?:[\s,.;]|$)`)

// slash takes away the white space on one side of it: "and/ or".
func (s *sentence) slash(i int) {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	switch {
	case t.space:
		s.replace(before.end, t.start, "", cv.NoteGrammar, "spacing", "No space goes before “/”.")
	case next.space:
		s.replace(t.end, next.start, "", cv.NoteGrammar, "spacing", "No space follows “/”.")
	}
}

// continuesWord reports the rest of a word behind a hyphen and a space: "self- reliant", not "pre- and post-flight".
func continuesWord(before, next token) bool {
	return next.space && openingParts[before.lower] && !next.title() && !next.is("and", "or", "to")
}

// ampersand parts it from both words where a space parts it from one: "Science &Art"; "P& L" is short for something.
func (s *sentence) ampersand(i int) {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	sure := func(t token) bool { return len(t.text) > 2 && (t.info.Known() || t.capitals()) }
	if t.space == next.space || !sure(before) || !sure(next) {
		return
	}
	at := t.start
	if t.space {
		at = t.end
	}
	s.replace(at, at, " ", cv.NoteGrammar, "spacing", "Spaces stand on both sides of “&”.")
}

// openingParts are never words of their own before a hyphen and another word.
var openingParts = wordset.Of("self non pre post multi sub inter anti semi co ex")

// opensAside reports a bracket between two words of the language, and no ending in brackets ("meter(s)") or code.
func opensAside(before, next token) bool {
	return len(before.text) > 3 && len(next.text) > 3 && before.known(4) && next.known(4) && !before.capitals() && !before.joined
}

// unit is a measure of power or voltage, in whatever letters.
var unit = regexp.MustCompile(`\b\d[\d.,/]* ?(?i:(kvar|kva|kv|kwh|kwp|kw)|(Mw|Mva)|(v))\b`)

// unitSigns are the letters that they have.
var unitSigns = map[string]string{
	"kvar": "kVAR", "kva": "kVA", "kv": "kV", "kwh": "kWh", "kwp": "kWp", "kw": "kW", "mw": "MW", "mva": "MVA", "v": "V",
}

// units gives units of power and voltage their letters: "11KV" is "11kV"; a lone "v" is a unit where another is mended.
func (s *sentence) units() {
	mended := false
	found := unit.FindAllStringSubmatchIndex(s.text, -1)
	for _, m := range found {
		if m[6] < 0 && s.unit(m[0], max(m[2], m[4]), m[1]) {
			mended = true
		}
	}
	for _, m := range found {
		if mended && m[6] >= 0 {
			s.unit(m[0], m[6], m[1])
		}
	}
}

// unit gives one its letters, if it has others: "mW" is a thousandth of a watt, "mw" either, and what stands behind "Model" is a name.
func (s *sentence) unit(number, start, end int) bool {
	written := s.text[start:end]
	right := unitSigns[strings.ToLower(written)]
	if written == right || written == "mW" || written == "mw" || named.MatchString(s.text[:number]) {
		return false
	}
	s.replace(start, end, right, cv.NoteSpelling, "units", "The sign of the unit is “"+right+"”.")
	return true
}

// named ends with what is called by letters and figures.
var named = regexp.MustCompile(`(?i)\b(?:model|type|part|item|series|ref|serial|no)\b\.?(?: \S+)? ?$`)
