package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// Files drop the space between a small word and the one beside it: "choosethe tools", "skills andprofits".

// unglue parts a word that nobody knows into a small word and one that CVs are full of; it reports whether it did.
func (s *sentence) unglue(i int) bool {
	t := &s.tokens[i]
	if t.kind != word || t.joined || t.info.Known() || len(t.lower) < shortestGlued || strings.ContainsFunc(t.lower, beyondASCII) ||
		t.text[1:] != t.lower[1:] || s.namesGlued(i) {
		return false
	}
	before, behind := gluedHalves(t.lower, t.title() && !s.startsSentence(i))
	if seen := lexicon.Uses(t.lower); before == "" || seen > 0 && max(usesOf(before), usesOf(behind)) < seen+farMore {
		return false // what several people write is a word of theirs
	}
	right := t.text[:len(before)] + " " + behind
	s.replace(t.start, t.end, right, cv.NoteSpelling, "glued", "A space parts the two words.")
	return true
}

// farMore is how much commoner than the glued word one of its halves is: 16 times.
const farMore = 4

// shortestGlued is how many letters two words have at least that ran together.
const shortestGlued = 6

// namesGlued reports a word that somebody or something may be called by.
func (s *sentence) namesGlued(i int) bool {
	t := &s.tokens[i]
	before, next := s.at(i-1), s.at(i+1)
	name := lexicon.Exact(lexicon.Title(t.lower)).Known() || names()[t.lower] != "" || products()[t.lower] != ""
	return name || s.mustStay(t.lower) || s.namesSomebody(i) || next.is("(", "@", "_", "/") && !next.space ||
		!before.none() && !t.space && !before.is(",", "(")
}

// gluedHalves are the two words, "" where there is none or more than one way to part them. What has a capital inside of a sentence
// has its small word behind it.
func gluedHalves(lower string, named bool) (before, behind string) {
	ways := 0
	if !named {
		for _, small := range smallBefore {
			rest, is := strings.CutPrefix(lower, small)
			if is && longWord(rest) && (small != "an" || strings.ContainsRune("aeio", rune(rest[0]))) {
				before, behind = small, rest
				ways++
			}
		}
	}
	for _, small := range smallBehind {
		if rest, is := strings.CutSuffix(lower, small); is && longWord(rest) && !(small == "in" && (named || maybeGerund(lower))) {
			before, behind = rest, small
			ways++
		}
	}
	if ways != 1 {
		return "", ""
	}
	return before, behind
}

// smallBefore and smallBehind are what is glued most before and behind other words.
var (
	smallBefore = strings.Fields("and of the to for with my our an which that this into from your their")
	smallBehind = strings.Fields("and of the to for with in which that from my")
)

// longWord reports a word that CVs are full of.
func longWord(w string) bool {
	info := lexicon.Exact(w)
	return len(w) > 3 && common(w, 50) && !info.Is(lexicon.Own) && (usesOf(w) >= wellUsed || info.Level() <= 10) && !lexicon.MostlyName(w)
}

// maybeGerund reports a word that lost its last letter: "trainin".
func maybeGerund(lower string) bool { return lexicon.Exact(lower + "g").Known() }

// prefixApart is a prefix with white space beside its hyphen; "on" and "off" are words of their own, so that few are tied by them.
var prefixApart = sieve.MustCompile(`(?:^|[\s(,/])((?:[Nn]on|[Mm]ulti|[Ss]elf|[Ss]emi|[Aa]nti|[Cc]ross|[Mm]id|[Ss]ub)` +
	`(?:\s+[-–]\s*|[-–]\s+)\p{L}\p{Ll}{3,}|[Cc]o\s+[-–]\s+\p{L}\p{Ll}{3,}|` +
	`[Oo](?:n|ff)(?:\s+[-–]\s*|[-–]\s+)(?:boarding|boarded|going|line|site|shore))\b`)

// prefixesTied ties them: "non –profit", "Co – Authored".
func (s *sentence) prefixesTied() {
	for _, m := range prefixApart.FindAllStringSubmatchIndex(s.text, -1) {
		before := s.text[m[2]:m[3]]
		end := strings.IndexAny(before, " \t\u00a0-–")
		rest := strings.TrimLeft(before[end:], " \t\u00a0-–")
		s.replace(m[2], m[3], before[:end]+"-"+strings.ToLower(rest), cv.NoteGrammar, "spacing", "A hyphen ties the prefix to its word.")
	}
}
