package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// The name of a school is nobody's to correct, but for the words that schools of all names are called by: "Collage of
// Enginering" can only be a college of engineering.

// ofSchools are the words that schools are called by; a slip in them is mended where it is a well-known one.
var ofSchools = wordset.Of(`college colleges university institute institution school schools polytechnic academy department
	engineering technology technological technical management science sciences secondary senior government education board
	studies applied international business medical intermediate administration professional examination`)

// schoolSlips are words of their own that no school is called by.
var schoolSlips = map[string]string{"collage": "college", "collages": "colleges", "eduction": "education"}

// endsName reports a word of several that ends the name of a school or is followed by what that is of: "Tarn Collage of Technology". A
// school may be called by it otherwise ("Collage Arts").
func (s *sentence) endsName(i int) bool {
	next := s.at(i + 1)
	return i+1 >= len(s.tokens) || next.kind == punct || next.is("of", "for", "and", "&")
}

// schoolSlip mends such a word in the name of a school of several words.
func (c *Checker) schoolSlip(r cv.Ref) []Edit {
	if !r.IsSchool() {
		return nil
	}
	s := parse(r.Text.Value)
	s.checker = c
	for i, t := range s.tokens {
		right := schoolSlips[t.lower]
		if right == "" && ofSchools[fixOf(t.lower)] {
			right = fixOf(t.lower)
		}
		calledSo := schoolSlips[t.lower] != "" && !s.endsName(i)
		if t.kind != word || t.joined || right == "" || len(s.tokens) == 1 || ofSchools[t.lower] || calledSo {
			continue
		}
		switch {
		case t.capitals():
			right = strings.ToUpper(right)
		case t.title():
			right = lexicon.Title(right)
		}
		s.change(i, i, right, cv.NoteSpelling, "spelling", spelt(t.text, right))
	}
	return settle(s.edits)
}
