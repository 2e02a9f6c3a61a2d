package language

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

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
	for _, r := range low {
		if r > 127 {
			return false, false
		}
	}
	info := lexicon.Lookup(strings.ReplaceAll(text, "’", "'"))
	first, _ := utf8.DecodeRuneInString(text)
	title := unicode.IsUpper(first)
	if mixed, ok := mixedDegrees[text]; ok {
		return mixed, true
	}
	letters := 0
	for _, r := range text {
		if r >= 'A' && r <= 'Z' {
			letters++
		}
	}
	if letters == len(text) {
		return acronymSound(text, low)
	}
	if letters == 0 && !strings.ContainsAny(low, "aeiouy") {
		return false, false // "https", "npm": spelt out or not
	}
	if letters > 1 || len(low) < 2 && low != "x" || letters == 1 && !title {
		return false, false
	}
	if !info.Known() && title && len(low) < 4 {
		return false, false
	}
	switch first := low[0]; {
	case first == 'h':
		if hasAnyPrefix(low, silentH) {
			return true, true
		}
		return false, info.Known() && !hasAnyPrefix(low, doubtfulH)
	case first == 'u' || first == 'e' || first == 'o':
		if hasAnyPrefix(low, vowelException) {
			return true, true
		}
		for _, c := range consonantU {
			if strings.HasPrefix(low, c) {
				if (c == "one" || c == "once") && low != c {
					return false, false
				}
				return false, true
			}
		}
		return true, info.Known() || !title && first != 'u'
	case strings.IndexByte("ai", first) >= 0:
		return true, info.Known() || !title
	}
	return false, info.Known() && low != "ytterbium"
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
	if lexicon.Exact(low).Known() && len(low) > 3 {
		return false, false // a word in capitals
	}
	if spokenAsWords[low] {
		return strings.IndexByte("AEIO", text[0]) >= 0, strings.IndexByte("U", text[0]) < 0
	}
	if strings.IndexByte("AEIO", text[0]) >= 0 {
		return true, true // either way
	}
	spelt := strings.IndexByte("FHLMNRSX", text[0]) >= 0
	if !spelt {
		if text[0] == 'U' && len(text) > 3 {
			return false, false
		}
		return false, true
	}
	if len(text) == 3 && strings.IndexByte("HLMNRX", text[0]) >= 0 && strings.IndexByte("AEIOUY", text[1]) < 0 {
		return true, true // no word starts like that: "an MBE", "an LLB"
	}
	// "an MBA", "an HR role": sure where the letters cannot be spoken as a word.
	if text == "SQL" || text == "SCSI" {
		return true, false // writers differ
	}
	return true, len(text) <= 3 && !strings.ContainsAny(text[1:], "AEIOU") || speltOut[text] || len(text) > 3 && !strings.ContainsAny(text[1:], "AEIOUY")
}

// mixedDegrees are degrees in mixed case that are spelt out, by their first sound.
var mixedDegrees = map[string]bool{"MSc": true, "MEng": true, "MPhil": true, "MRes": true, "MBChB": true, "MPharm": true, "MChem": true, "MPhys": true, "BSc": false, "BEng": false, "BEd": false, "PhD": false, "DPhil": false, "EdD": true}

var speltOut = map[string]bool{"MBA": true, "MSC": true, "HR": true, "NHS": true, "MA": true, "MOD": true, "MP": true, "MRI": true, "HNC": true, "HND": true, "NGO": true, "NVQ": true, "SLA": true, "RAF": true, "RN": true, "SME": true, "SEO": true, "FCA": true, "FBI": true, "LLB": true, "LLM": true, "MPA": true, "HIV": true, "LED": true, "HGV": true, "LGV": true, "MOT": true, "SRO": true, "SOC": false, "XML": true, "HTML": true, "HTTP": true, "MVP": true, "FTSE": false, "SIA": true, "RFP": true, "RFQ": true, "NDA": true, "MEng": true, "LMS": true, "HMO": true, "FDA": true, "SPSS": true, "SSL": true, "SSIS": true, "MOU": true, "ROI": true, "ROV": true}
