package language

import (
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// silentH start with a vowel sound although they start with h.
var silentH = []string{"hour", "honest", "honour", "honor", "heir"}

// doubtfulH are those that writers differ in.
var doubtfulH = []string{"hist", "herb", "hotel", "habit", "hom"}

func hasAnyPrefix(word string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(word, p) })
}

// consonantU and the like start with a y or w sound.
var consonantU = []string{"uni", "use", "usa", "usu", "util", "uten", "ura", "uro", "ubiq", "eu", "ewe", "one", "once", "utop"}

// vowelException are words in uni- and the like that do start with a vowel sound.
var vowelException = []string{"unin", "unim", "unid", "unil", "usher"}

// VowelSound reports whether a word or a number is spoken with a vowel at the
// start ("an MBA", "an hour", "a unit", "an 11-strong crew"); sure is false where
// writers differ (historic, herb, FAQ, SQL).
func VowelSound(text string) (vowel, sure bool) {
	if digits := strings.TrimLeft(text, "£$€¥~"); digits == "" || digits[0] >= '0' && digits[0] <= '9' {
		return numberSound(digits)
	}
	return wordSound(text, strings.ToLower(text))
}

// numberSound is VowelSound of a number without its sign of money.
func numberSound(digits string) (vowel, sure bool) {
	switch {
	case digits == "":
		return false, false
	case strings.HasPrefix(digits, "8"):
		return true, true
	case strings.HasPrefix(digits, "11") || strings.HasPrefix(digits, "18"):
		tail := strings.TrimLeft(digits, "0123456789")
		n := len(digits) - len(tail)
		if strings.HasPrefix(tail, ",") {
			return n == 2, true
		}
		if strings.HasPrefix(tail, ".") {
			return true, n == 2
		}
		return n == 2, n == 2 || n == 3
	case digits[0] >= '2':
		return false, true
	}
	return false, strings.HasPrefix(digits, "10") || digits == "1"
}

// wordSound is VowelSound of a word; low is the word in lower case.
func wordSound(text, low string) (vowel, sure bool) {
	if strings.IndexFunc(low, func(r rune) bool { return r > 127 }) >= 0 {
		return false, false
	}
	if mixed, ok := mixedDegrees[text]; ok {
		return mixed, true
	}
	if capitals := countCapitals(text); capitals == len(text) {
		return acronymSound(text, low)
	} else if spellingUnclear(text, low, capitals) {
		return false, false
	}
	w := spoken{low: low, title: isUpperFirst(text), known: lexicon.Lookup(strings.ReplaceAll(text, "’", "'")).Known()}
	if !w.known && w.title && len(low) < 4 {
		return false, false
	}
	return w.sound()
}

func countCapitals(text string) int {
	n := 0
	for _, r := range text {
		if r >= 'A' && r <= 'Z' {
			n++
		}
	}
	return n
}

// spellingUnclear reports a word that may be spelt out or not: "https", "npm", "eBay".
func spellingUnclear(text, low string, capitals int) bool {
	switch capitals {
	case 0:
		return !strings.ContainsAny(low, "aeiouy") || len(low) < 2 && low != "x"
	case 1:
		return !isUpperFirst(text) || len(low) < 2 && low != "x"
	}
	return true
}

// spoken is a word that is not spelt out.
type spoken struct {
	low   string
	title bool // it begins with a capital
	known bool // the lexicon has it
}

func (w spoken) sound() (vowel, sure bool) {
	switch w.low[0] {
	case 'h':
		if hasAnyPrefix(w.low, silentH) {
			return true, true
		}
		return false, w.known && !hasAnyPrefix(w.low, doubtfulH)
	case 'u', 'e', 'o':
		return w.roundSound()
	case 'a', 'i':
		return true, w.known || !w.title
	}
	return false, w.known && w.low != "ytterbium"
}

// roundSound is the sound of words that may begin like "you" or "one".
func (w spoken) roundSound() (vowel, sure bool) {
	if hasAnyPrefix(w.low, vowelException) {
		return true, true
	}
	for _, c := range consonantU {
		if strings.HasPrefix(w.low, c) {
			return false, w.low == c || c != "one" && c != "once"
		}
	}
	return true, w.known || !w.title && w.low[0] != 'u'
}

// spokenAsWords are acronyms that are not spelt out; others in capitals are,
// unless they could be read as a word.
var spokenAsWords = wordset.Of(`
	nato nasa nasdaq nist fifa faang fifo lifo lidar laser radar ramp rest ruby scrum safe saas sox sif sim sims spa scada sharp
	sonar soap stem swat swift nebosh mena midi mash mapi nice niosh nosql rag raid ram rom raci sats send shap lamp leed lan
	latex matlab mimo mips misra fema fips ferpa fat foss reit reme rospa rota salt silk`)

// acronymSound says how an acronym sounds. Letters are spelt out (an MBA, a UN)
// unless it is a known acronym that is spoken as a word (a NATO post).
func acronymSound(text, low string) (vowel, sure bool) {
	first := text[0]
	switch {
	case lexicon.Exact(low).Known() && len(low) > 3:
		return false, false // a word in capitals
	case spokenAsWords[low]:
		return oneOf(first, "AEIO"), first != 'U'
	case oneOf(first, "AEIO"):
		return true, true // either way
	case oneOf(first, "FHLMNRSX"):
		return true, surelySpelt(text)
	}
	return false, first != 'U' || len(text) <= 3
}

func oneOf(c byte, list string) bool { return strings.IndexByte(list, c) >= 0 }

// surelySpelt reports letters that cannot be spoken as a word ("an MBA", "an HR role"), or that no
// word starts with ("an MBE", "an LLB").
func surelySpelt(text string) bool {
	switch {
	case len(text) == 3 && oneOf(text[0], "HLMNRX") && !oneOf(text[1], "AEIOUY"):
		return true
	case text == "SQL", text == "SCSI":
		return false // writers differ
	case len(text) <= 3:
		return speltOut[text] || !strings.ContainsAny(text[1:], "AEIOU")
	}
	return speltOut[text] || !strings.ContainsAny(text[1:], "AEIOUY")
}

// mixedDegrees are degrees in mixed case that are spelt out, by their first sound.
var mixedDegrees = map[string]bool{"MSc": true, "MEng": true, "MPhil": true, "MRes": true, "MBChB": true, "MPharm": true, "MChem": true, "MPhys": true, "BSc": false, "BEng": false, "BEd": false, "PhD": false, "DPhil": false, "EdD": true}

var speltOut = map[string]bool{"MBA": true, "MSC": true, "HR": true, "NHS": true, "MA": true, "MOD": true, "MP": true, "MRI": true, "HNC": true, "HND": true, "NGO": true, "NVQ": true, "SLA": true, "RAF": true, "RN": true, "SME": true, "SEO": true, "FCA": true, "FBI": true, "LLB": true, "LLM": true, "MPA": true, "HIV": true, "LED": true, "HGV": true, "LGV": true, "MOT": true, "SRO": true, "SOC": false, "XML": true, "HTML": true, "HTTP": true, "MVP": true, "FTSE": false, "SIA": true, "RFP": true, "RFQ": true, "NDA": true, "MEng": true, "LMS": true, "HMO": true, "FDA": true, "SPSS": true, "SSL": true, "SSIS": true, "MOU": true, "ROI": true, "ROV": true}
