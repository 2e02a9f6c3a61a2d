package extract

import (
	"strings"

	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// trimField strips separators, and brackets that have no partner.
func trimField(s string) string {
	s = strings.Trim(s, " ,;|·•–—:\t")
	s = strings.TrimPrefix(strings.TrimPrefix(s, ". "), "- ")
	s = withoutLoneBrackets(strings.TrimSuffix(s, " -"))
	if decoration(s) {
		return ""
	}
	return strings.TrimSpace(s)
}

// withoutLoneBrackets strips brackets at the ends that have no partner, and a pair around the whole.
func withoutLoneBrackets(s string) string {
	if strings.Count(s, "(") > strings.Count(s, ")") {
		s = strings.TrimPrefix(s, "(")
	}
	if strings.Count(s, ")") > strings.Count(s, "(") {
		s = strings.TrimSuffix(s, ")")
	}
	if inOneBracket(s) {
		s = s[1 : len(s)-1]
	}
	return s
}

// inOneBracket reports a text that one bracket holds.
func inOneBracket(s string) bool {
	return strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") && strings.Count(s, "(") == 1
}

// companyTail reports a legal form after a comma: ", Inc.", ", LLC".
func companyTail(rest string) bool {
	w := strings.TrimSpace(rest)
	if at := strings.IndexAny(w, ",|–\t("); at >= 0 {
		w = w[:at]
	}
	f := words.Split(w)
	return len(f) > 0 && len(f) <= 3 && words.Organisations().Suffix.At(f, 0) == len(f) && evidence.LegalForm(w)
}

func digitsAround(s string, i int) bool {
	return i > 0 && i+1 < len(s) && digitByte(s[i-1]) && digitByte(s[i+1])
}

func digitByte(c byte) bool { return c >= '0' && c <= '9' }

// connectors lead to a name and are none: "Issued by ACME" with ACME in bold.
var connectors = words.NewSet(
	"issued by", "awarded by", "published by", "issued", "awarded", "published in", "by", "at", "in",
	"from", "von", "bei", "chez", "granted by", "presented by", "conferred by", "and",
)
