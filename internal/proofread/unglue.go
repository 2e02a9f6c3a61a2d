package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
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
	return name || s.mustStay(t.lower) || programs[next.lower] || s.namesSomebody(i) || next.is("(", "@", "_", "/") && !next.space ||
		!before.none() && !t.space && !before.is(",", "(")
}

// programs are what stands behind the name of one.
var programs = wordset.Of("app apps application website site portal platform software crm erp")

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

// prefixApart is a prefix with white space beside its hyphen: the prefix, its dash, the word.
var prefixApart = sieve.MustCompile(`(?:^|[\s(,/])` +
	`([Nn]on|[Pp]re|[Mm]ulti|[Ss]elf|[Ss]emi|[Aa]nti|[Cc]ross|[Mm]id|[Ss]ub|[Cc]o|[Oo]n|[Oo]ff)` +
	`(\s+[-–]\s*|[-–]\s+)(\p{L}\p{Ll}{3,})\b`)

// prefixesTied ties them: "non –profit", "Co – Authored".
func (s *sentence) prefixesTied() {
	for _, m := range prefixApart.FindAllStringSubmatchIndex(s.text, -1) {
		a := apart{
			prefix: s.text[m[2]:m[3]], dash: s.text[m[4]:m[5]], rest: s.text[m[6]:m[7]],
			opens: m[2] == 0, firm: withAnother.MatchString(s.text[:m[2]]),
		}
		if a.tied() {
			s.replace(m[2], m[7], a.prefix+"-"+a.word(), cv.NoteGrammar, "spacing", "A hyphen ties the prefix to its word.")
		}
	}
}

// withAnother leads to the last word of a firm: "Marsh & Co".
var withAnother = sieve.MustCompile(`(?:&|\band)\s+$`)

// apart is a prefix, the dash with its white space, and the word behind it.
type apart struct {
	prefix, dash, rest string
	opens              bool // the text
	firm               bool // the prefix may end the name of one
}

var (
	// onlyPrefix are no words of their own, so that no dash parts what is behind them.
	onlyPrefix = wordset.Of("non co pre multi self")
	// behindOn are the few words that "on" and "off", which stand before any dash, are tied to.
	behindOn = wordset.Of("boarding boarded going line site shore")
)

// tied reports a prefix of the word. A dash between spaces parts what is told ("British Red Cross – drove", "from mid – October"), but
// for a plain hyphen within small letters; so does one behind a name that ends as a prefix.
func (a apart) tied() bool {
	prefix := strings.ToLower(a.prefix)
	bothSides := strings.TrimLeft(a.dash, "-–") == a.dash && strings.TrimRight(a.dash, "-–") == a.dash
	switch {
	case prefix == "on" || prefix == "off":
		return behindOn[a.rest] && !(bothSides && strings.Contains(a.dash, "–"))
	case prefix == "co" || prefix == "pre":
		return bothSides && !a.firm
	case onlyPrefix[prefix]:
		return true
	case bothSides:
		return strings.Contains(a.dash, "-") && a.prefix+a.rest == strings.ToLower(a.prefix+a.rest)
	}
	return a.opens || a.prefix == prefix
}

// word is the word in small letters where only the start of the text gave it a capital.
func (a apart) word() string {
	lower := strings.ToLower(a.rest)
	if !a.opens || !lexicon.Exact(lower).Known() || lexicon.MostlyName(lower) {
		return a.rest
	}
	return lower
}
