package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
)

// articles corrects a/an by the sound of the next word.
func (s *sentence) articles() {
	for i := range s.tokens {
		t := s.tokens[i]
		if t.kind != word || t.joined || !t.is("a", "an") || t.text == "AN" || t.text == "A" && !s.startsSentence(i) {
			continue
		}
		next := s.at(i + 1)
		if !next.space || next.kind == punct || next.kind == opaque && strings.HasPrefix(next.text, "`") {
			continue
		}
		if !next.joined && !next.title() && next.is("and", "or", "is", "if", "as", "of", "any", "are", "in", "on", "at", "it", "to", "by") || next.kind == word && len(next.text) == 1 {
			continue // "a" is a letter here
		}
		vowel, sure := vowelSound(next)
		if !sure || vowel == t.is("an") {
			continue
		}
		right := "a"
		if vowel {
			right = "an"
		}
		s.change(i, i, right, cv.NoteGrammar, "a-an", "“"+right+"” goes before “"+next.text+"”.")
	}
}

// silentH start with a vowel sound although they start with h.
var silentH = []string{"hour", "honest", "honour", "honor", "heir"}

// consonantU and the like start with a y or w sound.
var consonantU = []string{"uni", "use", "usa", "usu", "util", "uten", "ura", "uro", "ubiq", "eu", "ewe", "one", "once", "utop"}

// vowelException are words in uni- and the like that do start with a vowel sound.
var vowelException = []string{"unin", "unim", "unid", "unil", "usher"}

// vowelSound reports whether the word is spoken with a vowel at the start; sure
// is false where writers differ (historic, herb, FAQ, SQL).
func vowelSound(t token) (vowel, sure bool) {
	if t.kind == number {
		digits := strings.TrimLeft(t.text, "£$€¥~")
		if digits != t.text && digits == "" {
			return false, false
		}
		switch {
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
		case digits != "" && digits[0] >= '2' && digits[0] <= '9':
			return false, true
		}
		return false, strings.HasPrefix(digits, "10") || digits == "1"
	}
	if t.kind != word {
		return false, false
	}
	for _, r := range t.lower {
		if r > 127 {
			return false, false
		}
	}
	if mixed, ok := mixedDegrees[t.text]; ok {
		return mixed, true
	}
	letters := 0
	for _, r := range t.text {
		if r >= 'A' && r <= 'Z' {
			letters++
		}
	}
	if letters == len(t.text) {
		return acronymSound(t)
	}
	if letters == 0 && !strings.ContainsAny(t.lower, "aeiouy") {
		return false, false // "https", "npm": spelt out or not
	}
	if letters > 1 || len(t.lower) < 2 && t.lower != "x" || letters == 1 && !t.title() {
		return false, false
	}
	if !t.info.Known() && t.title() && len(t.lower) < 4 {
		return false, false
	}
	first := t.lower[0]
	switch {
	case first == 'h':
		for _, h := range silentH {
			if strings.HasPrefix(t.lower, h) {
				return true, true
			}
		}
		return false, t.info.Known() && !strings.HasPrefix(t.lower, "hist") && !strings.HasPrefix(t.lower, "herb") && !strings.HasPrefix(t.lower, "hotel") && !strings.HasPrefix(t.lower, "habit") && !strings.HasPrefix(t.lower, "hom")
	case first == 'u' || first == 'e' || first == 'o':
		for _, v := range vowelException {
			if strings.HasPrefix(t.lower, v) {
				return true, true
			}
		}
		for _, c := range consonantU {
			if strings.HasPrefix(t.lower, c) {
				if (c == "one" || c == "once") && t.lower != c {
					return false, false
				}
				return false, true
			}
		}
		return true, t.info.Known() || !t.title() && first != 'u'
	case strings.IndexByte("ai", first) >= 0:
		return true, t.info.Known() || !t.title()
	}
	return false, t.info.Known() && t.lower != "ytterbium"
}

// spokenAsWords are acronyms that are not spelt out; others in capitals are,
// unless they could be read as a word.
var spokenAsWords = wordSet(`nato nasa nasdaq nist fifa faang fifo lifo lidar laser radar ramp rest ruby scrum safe saas sox sif sim sims spa scada
	sharp sonar soap stem swat swift nebosh mena midi mash mapi nice niosh nosql rag raid ram rom raci sats send shap lamp leed lan
	latex matlab mimo mips misra fema fips ferpa fat foss reit reme rospa rota salt silk`)

// acronymSound tells how an acronym sounds. Letters are spelt out (an MBA, a UN)
// unless it is a known acronym that is spoken as a word (a NATO post).
func acronymSound(t token) (vowel, sure bool) {
	if lexicon.Exact(t.lower).Known() && len(t.lower) > 3 {
		return false, false // a word in capitals
	}
	if spokenAsWords[t.lower] {
		return strings.IndexByte("AEIO", t.text[0]) >= 0, strings.IndexByte("U", t.text[0]) < 0
	}
	if strings.IndexByte("AEIO", t.text[0]) >= 0 {
		return true, true // either way
	}
	spelt := strings.IndexByte("FHLMNRSX", t.text[0]) >= 0
	if !spelt {
		if t.text[0] == 'U' && len(t.text) > 3 {
			return false, false
		}
		return false, true
	}
	if len(t.text) == 3 && strings.IndexByte("HLMNRX", t.text[0]) >= 0 && strings.IndexByte("AEIOUY", t.text[1]) < 0 {
		return true, true // no word starts like that: "an MBE", "an LLB"
	}
	// "an MBA", "an HR role": sure where the letters cannot be spoken as a word.
	if t.text == "SQL" || t.text == "SCSI" {
		return true, false // writers differ
	}
	return true, len(t.text) <= 3 && !strings.ContainsAny(t.text[1:], "AEIOU") || speltOut[t.text] || len(t.text) > 3 && !strings.ContainsAny(t.text[1:], "AEIOUY")
}

// mixedDegrees are degrees in mixed case that are spelt out, by their first sound.
var mixedDegrees = map[string]bool{"MSc": true, "MEng": true, "MPhil": true, "MRes": true, "MBChB": true, "MPharm": true, "MChem": true, "MPhys": true, "BSc": false, "BEng": false, "BEd": false, "PhD": false, "DPhil": false, "EdD": true}

var speltOut = map[string]bool{"MBA": true, "MSC": true, "HR": true, "NHS": true, "MA": true, "MOD": true, "MP": true, "MRI": true, "HNC": true, "HND": true, "NGO": true, "NVQ": true, "SLA": true, "RAF": true, "RN": true, "SME": true, "SEO": true, "FCA": true, "FBI": true, "LLB": true, "LLM": true, "MPA": true, "HIV": true, "LED": true, "HGV": true, "LGV": true, "MOT": true, "SRO": true, "SOC": false, "XML": true, "HTML": true, "HTTP": true, "MVP": true, "FTSE": false, "SIA": true, "RFP": true, "RFQ": true, "NDA": true, "MEng": true, "LMS": true, "HMO": true, "FDA": true, "SPSS": true, "SSL": true, "SSIS": true, "MOU": true, "ROI": true, "ROV": true}
