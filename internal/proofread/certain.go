package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// What has a capital may be a name. A long word that nobody else writes, one cheap slip away from a word that CVs
// are full of, is a slip all the same: "Pipline Engineer", "MAINTANANCE", "Temeprature".

const (
	shortestListed = 6    // letters of a well-known misspelling that is none of a name
	shortestSlip   = 7    // letters of a word that may have a slip for certain
	certainSlip    = 0.95 // what that slip costs at most
	wellUsed       = 2    // how common the right word is in CVs at least: 16 of some thousands
)

// certain returns the correction of the word at i where it is beyond doubt, "" for others.
func (s *sentence) certain(i int) string {
	t := &s.tokens[i]
	if t.kind != word || t.joined || strings.ContainsFunc(t.lower, beyondASCII) || s.mustStay(t.lower) ||
		names()[t.lower] != "" || s.namesSomebody(i) {
		return ""
	}
	if upper := strings.ToUpper(t.text); t.text != upper && t.text[1:] != t.lower[1:] {
		return "" // "AutoCad"
	}
	right := s.slipOf(t.lower)
	if right != "" && t.capitals() {
		return strings.ToUpper(right)
	}
	return right
}

// slipOf returns what a word with one slip was meant to be.
func (s *sentence) slipOf(lower string) string {
	seen, info := lexicon.Uses(lower), lexicon.Exact(lower)
	if len(lower) < shortestListed || info.Known() && info.Level() < rare {
		return ""
	}
	if right := fixOf(lower); right != "" && !strings.ContainsAny(right, " '") {
		return right
	}
	if len(lower) < shortestSlip || seen > 1 {
		return ""
	}
	right := s.guess(lower, false)
	if right == "" || editCost(lower, right) > certainSlip || usesOf(right) < wellUsed {
		return ""
	}
	if strings.ContainsAny(right, " '") || seen > 0 && usesOf(right) < seen+muchMore {
		return ""
	}
	return right
}

// namesSomebody reports a word in the name of a person or a firm: beside a word with a capital that nobody knows,
// or behind or before what such names have.
func (s *sentence) namesSomebody(i int) bool {
	for _, k := range []int{i - 1, i + 1} {
		t := s.at(k)
		if t.kind != word {
			continue
		}
		// "Kelsey" is known, but as a name alone
		unheardOf := t.title() && len(t.text) > 2 && !t.capitals() && !lexicon.Exact(t.lower).Known() &&
			names()[t.lower] == "" && s.slipOf(t.lower) == ""
		if unheardOf || ofNames[t.lower] {
			return true
		}
	}
	return ofNames[s.at(i+2).lower] && (s.at(i+1).is(".", "(") || s.tokens[i].title() && schoolKinds[s.at(i+1).lower])
}

// schoolKinds stand between the name of a school and the word for it: "Tarnvale High School".
var schoolKinds = wordset.Of("high public secondary grammar primary middle senior")

// ofNames are words beside names.
var ofNames = wordset.Of(`mr mrs ms miss dr prof pvt ltd limited llc inc llp plc co corp corporation gmbh private company group
	university college institute school hospital hotel street road nagar`)

// fact corrects what is certain in a fact; beside a word that is strange only well-known misspellings.
func (c *Checker) fact(text string, o Options) []Edit {
	if len(text) > maxText {
		return nil
	}
	s := parse(text)
	s.checker, s.options = c, o
	s.leadingMarks()
	s.madeNames()
	strange, foreign := s.strange()
	if foreign {
		return settle(s.edits)
	}
	for i := range s.tokens {
		if strange && fixOf(s.tokens[i].lower) == "" {
			continue
		}
		if right := s.certain(i); right != "" && !s.endsInQuality(i, right) && oneSlip(s.tokens[i].lower, strings.ToLower(right)) {
			s.change(i, i, right, cv.NoteSpelling, "spelling", spelt(s.tokens[i].text, right))
		}
	}
	return settle(s.edits)
}

// madeNames writes the names of products in a fact as their makers do: "Wordpress Developer". Those in addresses stay.
func (s *sentence) madeNames() {
	if address.MatchString(s.text) {
		return
	}
	for _, t := range s.tokens {
		if right := asMade(t.text); t.kind == word && right != t.text {
			s.replace(t.start, t.end, right, cv.NoteSpelling, "name", "This is how the name is written.")
		}
	}
}

// dotNet writes the one product whose name begins with a point, which is no part of a word, as its maker does: "C#/.Net". Titles
// keep theirs, as the truth check knows no slip of three letters in a fact.
func (s *sentence) dotNet() {
	if otherDomain.MatchString(s.text) {
		return
	}
	for _, at := range netForm.FindAllStringSubmatchIndex(s.text, -1) {
		s.replace(at[2], at[3], "NET", cv.NoteSpelling, "name", "This is how the name is written.")
	}
}

// otherDomain is a text of the web's ".net", beside other endings or before what it ends.
var otherDomain = sieve.MustCompile(`(?i)\.(?:com|org|info|biz|co\.uk)\b|\.net (?:domains?|names?|addresses|address|extensions?)\b`)

var netForm = sieve.MustCompile(`(?:^|[\s/,(+&#])\.(Net|net)(?:$|[\s/,;:.)&-])`)

// oneSlip reports words that differ in two letters at most that stand together, behind the same first two: more than that is
// told of no fact.
func oneSlip(wrong, right string) bool {
	front := 0
	for front < min(len(wrong), len(right)) && wrong[front] == right[front] {
		front++
	}
	a, b := wrong[front:], right[front:]
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return front > 1 && len(a) < 3 && len(b) < 3 && len(a)+len(b) < 5
}

// endsInQuality reports an adjective at the end of a fact, where somebody or something is named: "Mechanical Technicial".
func (s *sentence) endsInQuality(i int, right string) bool {
	right = strings.ToLower(right)
	return i > 0 && i == len(s.tokens)-1 && lexicon.Exact(right).Is(lexicon.Adj) && !language.IsRole(right)
}

// strange reports a fact with words that are neither known nor slips, and one that may be in another language for want
// of any that is English ("Assistent" alone).
func (s *sentence) strange() (strange, foreign bool) {
	english := false
	for i := range s.tokens {
		t := &s.tokens[i]
		switch {
		case t.kind != word || len(t.text) < 3:
		case t.info.Known():
			english = true
		case len(t.text) > 3 && !t.capitals() && lexicon.Uses(t.lower) == 0 && s.slipOf(t.lower) == "":
			strange = true
		}
	}
	return strange, !english || s.foreign()
}

// isSlip reports a word that can only be a slip: no use of it makes it a word of the document.
func isSlip(lower string) bool {
	info := lexicon.Exact(lower)
	return (!info.Known() || info.Level() >= rare) && parse(lower).slipOf(lower) != ""
}
