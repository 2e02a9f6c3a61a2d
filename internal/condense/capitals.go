package condense

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// capitals knows of one CV how it writes words where it does not write everything in capitals. What a word in capitals is
// meant as is one question, whether it stands in a title, in the name of a firm or in that of a place.
type capitals struct {
	forms   map[string]string // a word in small letters -> how the CV writes it elsewhere
	letters map[string]int    // how often a word stands alone in capitals among words that do not: an abbreviation, mostly
}

// capitalsOf reads a CV for what it tells about its words.
func capitalsOf(doc *cv.Document) capitals {
	c := capitals{forms: map[string]string{}, letters: map[string]int{}}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleContact && !strings.Contains(r.Text.Value, "://") && !strings.Contains(r.Text.Value, "@") {
			c.read(letterRuns(r.Text.Value))
		}
	})
	return c
}

// read counts the words of a text that has small letters.
func (c capitals) read(parts []string) {
	if !slicesSmall(parts) {
		return
	}
	for i, p := range parts {
		low := strings.ToLower(p)
		switch {
		case utf8.RuneCountInString(p) < 2 || low == strings.ToUpper(p):
		case !isLoud(p):
			if before := c.forms[low]; before == "" || before == low {
				c.forms[low] = p
			}
		case !loudBeside(parts, i):
			c.letters[low]++
		}
	}
}

// slicesSmall reports a text most of whose words have small letters.
func slicesSmall(parts []string) bool {
	small, all := 0, 0
	for _, p := range parts {
		if low := strings.ToLower(p); utf8.RuneCountInString(p) > 1 && low != strings.ToUpper(p) {
			all++
			if p != strings.ToUpper(p) {
				small++
			}
		}
	}
	return 2*small > all
}

// loudBeside reports another word in capitals right before or behind the one at i.
func loudBeside(parts []string, i int) bool {
	loud := func(k int) bool {
		return k >= 0 && k < len(parts) && utf8.RuneCountInString(parts[k]) > 2 && isLoud(parts[k])
	}
	return loud(i-2) || loud(i+2)
}

// isLoud reports a word, or a letter, in capitals, also one whose plural is none: "CONTRACTORs".
func isLoud(p string) bool {
	if bare := strings.TrimSuffix(p, "s"); utf8.RuneCountInString(bare) > longestWordOfLetters {
		p = bare
	}
	return p == strings.ToUpper(p) && p != strings.ToLower(p)
}

// meaning is what a word in capitals is meant as.
type meaning int

const (
	asLetters meaning = iota // an abbreviation, or what nobody can tell from one
	asSound                  // no known word, but one that can be said: mostly a name
	asWord                   // a word or a name
)

// meant tells what a word in capitals, here in small letters, stands for.
func (c capitals) meant(low string) meaning {
	if bare, ok := owner(low); ok {
		low = bare
	}
	size, entry, named := utf8.RuneCountInString(low), lexicon.Exact(low), lexicon.Exact(lexicon.Title(low))
	common := entry.Known() && !entry.Is(lexicon.Abbreviation)
	switch {
	case wordShortened[low], c.forms[low] != "" && mayBeForm(size, entry, named):
		return asWord
	case c.spelt(low), listedLetters(low) && !(common && entry.Level() <= commonWord && size >= shortestPlain):
		return asLetters
	case size < shortestPlain:
		return shortMeant(low, entry, named)
	case common && entry.Level() <= mostKnown(size), named.Known(), knownOtherwise(low, size):
		return asWord
	case size > shortestPlain && canBeSaid(low), irish.MatchString(low):
		return asSound
	}
	return asLetters
}

// mayBeForm reports a word that what the CV says elsewhere in small letters is a form of, but not "IT" and "ON" where a sentence has
// "it" and "on".
func mayBeForm(size int, entry, named lexicon.Info) bool {
	return size >= shortestPlain || named.Known() && (size > 2 || !entry.Known())
}

// listedLetters reports an abbreviation of the word list.
func listedLetters(low string) bool {
	upper := lexicon.Exact(strings.ToUpper(low))
	return upper.Known() && upper.Level() <= rarestLetters
}

// knownOtherwise reports a word that people are called by, that CVs use or that is a slip in a long one.
func knownOtherwise(low string, size int) bool {
	return language.IsRole(low) || size >= shortestSlip && plainWord(low)
}

// spelt reports a word that is an abbreviation for certain.
func (c capitals) spelt(low string) bool { return c.letters[low] > 0 || readAsWords[low] }

// readAsWords are abbreviations that are read as words, and keep their capitals all the same.
var readAsWords = wordset.Of("icici iffco nabard sidbi nasscom cipet sipcot sabic adnoc enoc eppco jafza tasnee unido asean opec " +
	"toefl tesol ielts ansys catia etabs staad abaqus scada nebosh iosh osha hazop tbosiet bosiet opito pmbok togaf cobit " +
	"isro drdo bsnl mtnl hudco gesco niit fidic leed breeam asnt")

// owner is whose something is, without the "s" behind: "krell's".
func owner(low string) (bare string, ok bool) {
	for _, s := range []string{"'s", "’s"} {
		if bare, ok = strings.CutSuffix(low, s); ok && bare != "" {
			return bare, true
		}
	}
	return low, false
}

const (
	// rarestLetters is the size class up to which the word list's abbreviations count.
	rarestLetters = 60
	// commonShort is the size class up to which a word of three letters is that word.
	commonShort = 35
)

// mostKnown is the size class up to which a word of so many letters is that word: few letters are soon an abbreviation.
func mostKnown(size int) int {
	if size > shortestPlain {
		return rarestPlain
	}
	return commonWord
}

// shortMeant tells of up to three letters: a noun that everybody knows, or a name that is no word.
func shortMeant(low string, entry, named lexicon.Info) meaning {
	noun := entry.Is(lexicon.Noun) && entry.Level() <= commonShort && !entry.Is(lexicon.Abbreviation) && !lexicon.MostlyName(low)
	name := named.Known() && named.Level() <= commonWord && !entry.Known()
	if utf8.RuneCountInString(low) == 3 && (shortWords[low] || noun || name) {
		return asWord
	}
	return asLetters
}

// wordShortened are words that are written short, not read letter by letter.
var wordShortened = wordset.Of("ltd pvt inc corp bros sr jr dr mr mrs govt engg engr " +
	"dept asst mgr mfg univ intl natl vill dist distt admin tech hon no")

// canBeSaid reports letters that read like a word: vowels, and between them only consonants that English and the names of
// the world put together. Abbreviations are shorter than seven letters, with few exceptions.
func canBeSaid(low string) bool {
	consonants, vowels, last, long := 0, 0, rune(0), utf8.RuneCountInString(low) >= shortestSlip
	for _, r := range low {
		switch {
		case !unicode.IsLetter(r):
			return false
		case strings.ContainsRune("aeiouy", r) || r > unicode.MaxASCII:
			consonants, vowels = 0, vowels+1
		case consonants == longestRow, (!long || vowels == 0) && !fits(last, r):
			return false
		default:
			consonants++
		}
		last = r
	}
	return vowels > 0
}

// fits reports a consonant that may stand behind another letter.
func fits(last, r rune) bool {
	return last == 0 || last == r || strings.ContainsRune("aeiouy", last) || last > unicode.MaxASCII || joins[string(last)+string(r)]
}

// longestRow is how many consonants follow each other at most.
const longestRow = 4

// joins are consonants that stand beside each other in words.
var joins = wordset.Of("bl br bh ch ck cl cr ct dh dr dw fl fr ft gh gl gn gr jh kh kl kr ks kw " +
	"ld lf lg lk lm lp ls lt lv lw mb mp nc nd " +
	"ng nh nj nk ns nt nv nz ph pl pr ps pt rb rc rd rf rg rh rj rk rl rm rn rp rs rt rv rw rz sc sh sk sl sm sn sp sq st " +
	"sw th tl tr ts tw tz wh wl wn wr zh hl hm hn hr tn tm dl dm dn gm")

// inNames are words that stay small inside of a name in capitals.
var inNames = wordset.Of("of and the for in at to on a an with by or cum per from de")

// irish are names with an apostrophe inside: "O'NEIL", "D'SOUZA".
var irish = sieve.MustCompile(`^\p{Ll}['’]\p{Ll}{3,}$`)

// spelled is a word of a name with its capital, as the CV writes it elsewhere where that has capitals inside.
func (c capitals) spelled(low string) string {
	if form := c.forms[low]; utf8.RuneCountInString(form) > 2 && form[1:] != strings.ToLower(form[1:]) {
		if first, _ := utf8.DecodeRuneInString(form); unicode.IsUpper(first) {
			return form
		}
	}
	return language.NameCase(low)
}

// properOnly reports a name that is no common word besides.
func properOnly(low string) bool {
	return lexicon.Exact(lexicon.Title(low)).Known() && lexicon.Exact(low).Level() > commonWord
}
