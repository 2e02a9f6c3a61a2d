package summary

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
)

const (
	longestFact = 90  // characters that a title or the name of a firm has at most
	surely      = 0.5 // confidence below which a value may be something else
)

var (
	sentenceInside = regexp.MustCompile(`(\p{L}{2,})[.!?:]\s+\p{L}+`)
	firstPerson    = regexp.MustCompile(`\bI(?:['’]\w+)?\s+\p{Ll}|\b(?:my|me|myself|we|our|us)\b`)
	yearInside     = regexp.MustCompile(`\b(?:19|20)\d\d\b`)
	unspaced       = regexp.MustCompile(`\p{L}\(|\)\p{L}|,\p{L}`) // "TATA(LTD)"
	foreignMarks   = "•▪|\t;@\n€£$"
)

// shortened are the words that end in a full stop inside a name.
var shortened = map[string]bool{"st": true, "dr": true, "co": true, "inc": true, "ltd": true, "bros": true, "mt": true, "ft": true, "no": true, "dept": true, "corp": true, "mr": true, "mrs": true, "ms": true, "prof": true, "jr": true, "sr": true, "univ": true, "asst": true, "sen": true, "snr": true, "jnr": true, "gen": true, "rev": true, "tech": true, "mgr": true}

// clean reports a value that looks like the title, firm, skill or degree that it
// was read as: no sentence in it, nobody speaking, nothing cut off.
func clean(t cv.Text) bool {
	s := strings.TrimSpace(t.Value)
	if s == "" || utf8.RuneCountInString(s) > longestFact || t.Confidence > 0 && t.Confidence < surely {
		return false
	}
	if strings.ContainsAny(s, foreignMarks) || firstPerson.MatchString(s) || yearInside.MatchString(s) || strings.HasSuffix(s, ",") || strings.Contains(s, "  ") || unspaced.MatchString(s) || strings.HasSuffix(s, ":") || strings.HasSuffix(s, "-") {
		return false
	}
	for _, m := range sentenceInside.FindAllStringSubmatch(s, -1) {
		if !shortened[strings.ToLower(m[1])] {
			return false
		}
	}
	for _, pair := range [][2]string{{"(", ")"}, {"[", "]"}, {"“", "”"}, {"«", "»"}} {
		if strings.Count(s, pair[0]) != strings.Count(s, pair[1]) || strings.Index(s, pair[0]) > strings.Index(s, pair[1]) {
			return false
		}
	}
	return strings.Count(s, `"`)%2 == 0
}
