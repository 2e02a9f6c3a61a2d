package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// titleSlips are words that nobody is called by and that titles have for the one that people are called by. Each is a word or a
// name elsewhere, so that only titles are looked at.
var titleSlips = map[string]string{
	"manger": "manager", "mangers": "managers", "forman": "foreman", "principle": "principal",
}

// behindPrinciple are roles before which a principal was meant.
var behindPrinciple = wordset.Of("engineer consultant architect scientist investigator software " +
	"engineers developer analyst designer planner")

// titleSlip mends such a word in a title of several words.
func (c *Checker) titleSlip(r cv.Ref) []Edit {
	if r.Role == cv.RoleQualification {
		return degreeSlip(r.Text.Value)
	}
	if r.Role == cv.RoleTitle && r.Section == cv.SectionAwards {
		return awardSlip(r.Text.Value)
	}
	if r.Role != cv.RoleTitle && r.Role != cv.RoleLabel || r.Section != cv.SectionWork && r.Section != cv.SectionPerson {
		return nil
	}
	s := parse(r.Text.Value)
	s.checker = c
	for i, t := range s.tokens {
		right := titleSlips[t.lower]
		if t.kind != word || right == "" || !s.slipsHere(i) {
			continue
		}
		if right = lexicon.Title(right); t.capitals() {
			right = strings.ToUpper(right)
		} else if !t.title() {
			right = strings.ToLower(right)
		}
		s.change(i, i, right, cv.NoteSpelling, "spelling", spelt(t.text, right))
	}
	return settle(s.edits)
}

// slipsHere reports a slip by what stands beside it: "Manger" behind another word, "Principle" before "Engineer".
func (s *sentence) slipsHere(i int) bool {
	next := s.at(i + 1)
	if s.tokens[i].is("principle") {
		return behindPrinciple[next.lower]
	}
	before := s.at(i - 1)
	return i > 0 && before.kind == word && before.info.Known() && !lexicon.MostlyName(before.lower) && before.lower != "a" &&
		next.kind != word || i == 0 && next.kind == word && behindPrinciple[next.lower]
}

// manyDegrees is one degree that was told as several: "Bachelors of Science".
var manyDegrees = sieve.MustCompile(`\b(([Bb]achelor|[Mm]aster)['’]?s) [Oo]f \pL{3,}`)

// degreeSlip writes the word that makes a degree several as one.
func degreeSlip(text string) []Edit {
	s := parse(text)
	for _, m := range manyDegrees.FindAllStringSubmatchIndex(text, -1) {
		s.replace(m[2], m[3], text[m[4]:m[5]], cv.NoteSpelling, "degree", "A degree is named in the singular.")
	}
	return settle(s.edits)
}

// ofDeans is a list or an award that is called after an office.
var ofDeans = sieve.MustCompile(
	`\b([Dd]ean|[Pp]resident|[Cc]hancellor|[Pp]rovost|[Gg]overnor)(s) (?i:lists?|hono|award|scholar|medal|volunteer)`)

// awardSlip gives the name of an award the apostrophe that it has: "Deans List".
func awardSlip(text string) []Edit {
	s := parse(text)
	for _, m := range ofDeans.FindAllStringSubmatchIndex(text, -1) {
		s.replace(m[2], m[5], text[m[2]:m[3]]+"'s", cv.NoteSpelling, "apostrophe", "The name of the award has an apostrophe.")
	}
	return settle(s.edits)
}
