package proofread

import (
	"regexp"

	"focal/internal/cv"
	"focal/internal/wordset"
)

// besideSign mends the white space at a sign between two words: it stands on both sides of it or on none.
func (s *sentence) besideSign(i int) {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	if !letters(before) || !letters(next) || t.space && next.space {
		return
	}
	switch {
	case t.is("&"):
		s.ampersand(i)
	case t.is("/"):
		s.slash(i)
	case t.is("-") && !t.space && continuesWord(before, next):
		s.replace(t.end, next.start, "", cv.NoteGrammar, "spacing", "No space follows a hyphen inside a word.")
	case t.is("(") && !t.space && !next.space && opensAside(before, next):
		s.replace(t.start, t.start, " ", cv.NoteGrammar, "spacing", "A space goes before an opening bracket.")
	}
}

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

// unit is a measure of power or voltage in other letters than the ones it has.
var unit = regexp.MustCompile(`\b\d[\d.,/]* ?(KVA|Kva|kva|KV|Kv|kv|KW|Kw|kw)\b`)

// units gives units of power and voltage their letters: "11KV" is "11kV".
func (s *sentence) units() {
	for _, m := range unit.FindAllStringSubmatchIndex(s.text, -1) {
		right := map[int]string{2: "kV", 3: "kVA"}[m[3]-m[2]]
		if s.text[m[3]-1]|0x20 == 'w' {
			right = "kW"
		}
		s.replace(m[2], m[3], right, cv.NoteSpelling, "units", "The sign of the unit is “"+right+"”.")
	}
}
