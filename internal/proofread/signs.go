package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// besideSigns mends the white space at signs between two words: it stands on both sides of them or on none. Of a line all
// are mended or none.
func (s *sentence) besideSigns() {
	if !strings.ContainsAny(s.text, "&/-–—(") {
		return
	}
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
var uneven = sieve.MustCompile(`[\pL\d](?:[&/]\s+|\s+[&/])[\pL\d]|\pL(?:-\s+|\s+-)(\pL+)`)

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
	case t.is("-") && !t.space && (continuesWord(before, next) || s.compoundOf(i)):
		s.replace(t.end, next.start, "", cv.NoteGrammar, "spacing", "No space follows a hyphen inside a word.")
	case t.is("-", "–", "—"):
		s.dash(i)
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
var wordsBehind = sieve.MustCompile(`(?:^|[\s,])\p{Lu}?\p{Ll}{4,}(\()[\pL\d][\pL\d.&]* [\pL\d& ]+\)(?:[\s,.;]|$)`)

// compoundOf reports two words that are written as one with a hyphen where they describe something: "entry- level".
func (s *sentence) compoundOf(i int) bool {
	before, next := s.at(i-1), s.at(i+1)
	return next.space && (lowerOf(next) || before.title()) && hyphened[before.lower+"-"+next.lower]
}

func lowerOf(t token) bool { return t.text == t.lower }

// hyphened are such words that nobody writes as one.
var hyphened = wordset.Of(`
	decision-making problem-solving time-bound cost-effective cost-efficient user-friendly result-oriented results-oriented
	results-driven result-driven goal-oriented detail-oriented team-oriented customer-oriented customer-focused hard-working
	well-organized well-organised well-versed well-being on-site on-time on-going in-depth in-house day-to high-quality high-level
	entry-level long-term short-term full-time part-time real-time hands-on cross-functional multi-tasking co-ordination co-ordinating
	follow-up start-up set-up back-end front-end end-to object-oriented trouble-shooting fast-paced web-based`)

// dash gives a dash between two words white space on both sides where it has some on one: "Compliance- Monitoring", "Apply –Clerk".
func (s *sentence) dash(i int) {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	if !s.dashHere(i) || s.at(i+2).is("-", "–") && !s.at(i+2).space {
		return
	}
	mark := t.text
	if mark == "-" {
		mark = "–"
	}
	s.replace(before.end, next.start, " "+mark+" ", cv.NoteGrammar, "spacing", "Spaces stand on both sides of a dash.")
}

// dashHere reports that the mark parts what stands beside it.
func (s *sentence) dashHere(i int) bool {
	t, before, next := s.tokens[i], s.at(i-1), s.at(i+1)
	switch {
	case !t.is("-"):
		return before.known(2) && next.known(2) && next.title() &&
			language.Closed(before.lower) == 0 && language.Closed(next.lower) == 0 // "up- to –date", "full –time"
	case t.space:
		return before.known(3) && next.known(3) && next.title() && !next.capitals() // "-lm"
	}
	if !next.title() && !s.at(i+2).is("the", "a", "an", "all", "our", "their", "his", "her") {
		return false // "Material- handling plans"
	}
	return !before.joined && s.apart(before, next) // "Multi- storey", "Pre- and post-flight"
}

// apart reports two words before and behind a hyphen that are no compound: a statement behind what it is about.
func (s *sentence) apart(before, next token) bool {
	switch together := before.lower + next.lower; {
	case !before.known(6) || !next.known(4) || beforeHyphen[before.lower] || next.capitals():
		return false
	case lexicon.Exact(together).Known() || lexicon.Uses(together) > 0 || pairs()[before.lower+" "+next.lower],
		lexicon.Compound(before.lower, next.lower):
		return false
	case !next.title():
		return next.info.Is(lexicon.Ing) && !next.info.Is(lexicon.Adj)
	}
	return !endsCompound[next.lower] && !before.info.Is(lexicon.Adj|lexicon.Adv)
}

// beforeHyphen are beginnings of compounds that may stand alone.
var beforeHyphen = wordset.Of("techno electro socio hydro agro macro micro scikit cross under")

// endsCompound are words that stand behind another and a hyphen.
var endsCompound = wordset.Of(`
	centric based oriented driven focused friendly wise related level ready free like proof class wide making solving building
	conditioning term time end scale rise tech side facing ranging speaking`)

// aside are several words in brackets with white space, a mark or nothing behind.
var aside = sieve.MustCompile(`^\([^()]*\s[^()]*\)(?:[\s,.;]|$)`)

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
var unit = sieve.MustCompile(`\b\d[\d.,/]* ?(?i:(kvar|kva|kv|kwh|kwp|kw)|(Mw|Mva)|(v))\b`)

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
var named = sieve.MustCompile(`(?i)\b(?:model|type|part|item|series|ref|serial|no)\b\.?(?: \S+)? ?$`)
