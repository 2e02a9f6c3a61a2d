package extract

import (
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// bracketedIssuers takes the issuer out of "Confined Spaces (Amber Training)": where
// the words say so, or where the list as a whole is written so and most of its brackets
// are surely issuers. What abbreviates the name, counts hours or tells which kind of card
// it is ("Forklift (Counterbalance)") stays with it. sure issuers in brackets were taken
// out before.
func bracketedIssuers(list []cv.Certificate, sure int) {
	ends := make([]string, len(list))
	n := sure
	for i := range list {
		name := list[i].Name.Value
		if at := strings.LastIndex(name, " ("); at > 0 && list[i].Issuer.IsZero() {
			inner := strings.TrimRight(strings.TrimSuffix(name[at+2:], ")"), " ,;")
			if strings.Contains(inner, ")") || !mayIssue(name[:at], inner) {
				continue
			}
			ends[i] = inner
			n++
			if evidence.Organisation(inner) >= 1 {
				sure++
			}
		}
	}
	habit := n > 1 && n*2 >= len(list)
	for i, inner := range ends {
		if inner == "" {
			continue
		}
		name := list[i].Name.Value[:strings.LastIndex(list[i].Name.Value, " (")]
		if evidence.Organisation(inner) < 1 && !(habit && (shortName(inner) && !allCaps(name) || sure > 1 && sure*2 >= n)) {
			list[i].Name.Value = name + " (" + inner + ")" // the bracket's end went with a date
			continue
		}
		t := list[i].Name
		t.Value, t.Confidence = inner, 0.85
		list[i].Issuer = t
		list[i].Name.Value = name
	}
}

// shortName reports the initials that bodies go by: "NOTB", "RoSPA".
func shortName(text string) bool {
	upper := 0
	for _, r := range text {
		switch {
		case unicode.IsUpper(r):
			upper++
		case !unicode.IsLetter(r):
			return false
		}
	}
	return upper > 2
}

// mayIssue reports a bracket that may name who issued what stands before it.
func mayIssue(name, inner string) bool {
	f := words.Split(inner)
	if len(f) == 0 || len(f) > 7 || !evidence.UpperWords(inner) || startsLower(inner) || strings.ContainsAny(inner, "+%€£$") || licenceClass.MatchString(inner) || abbreviates(name, inner) {
		return false
	}
	if strings.ContainsFunc(inner, unicode.IsDigit) && evidence.Organisation(inner) < 1 && !allCaps(inner) {
		return false
	}
	if _, month := words.Months().Value(f[0]); month || words.Languages().Has(f[0]) {
		return false
	}
	return !bracketWords.Contains(f)
}

var bracketWords = words.NewSet("level", "grade", "class", "category", "online", "distance", "expected", "in progress", "ongoing", "pending", "expired", "hours", "days", "part", "module", "modules", "distinction", "merit", "pass", "hons", "renewed", "current", "valid", "version", "stufe", "niveau")

// abbreviates reports initials of the words before them: "Advanced Life Support (ALS)".
func abbreviates(name, inner string) bool {
	letters := ""
	for _, w := range strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		r := []rune(w)
		letters += string(unicode.ToLower(r[0]))
	}
	short := strings.ToLower(strings.NewReplacer(".", "", "-", "", " ", "", "&", "").Replace(inner))
	if len(short) < 2 || len(short) > 8 || strings.Contains(inner, " ") {
		return false
	}
	at, hit := 0, 0
	for i := 0; i < len(short); i++ {
		if k := strings.IndexByte(letters[at:], short[i]); k >= 0 {
			at += k + 1
			hit++
		}
	}
	return hit*3 >= len(short)*2
}

// splitListed cuts a line that lists certificates between semicolons.
func splitListed(paras []para) []para {
	var out []para
	for i := range paras {
		p := &paras[i]
		if len(p.segs) != 1 || !strings.Contains(p.text, "; ") || prose(p) && endsWith(p.text, ".") {
			out = append(out, *p)
			continue
		}
		from := 0
		for _, part := range strings.SplitAfter(p.text, "; ") {
			q := *p
			s := cutSegment(p.segs[0], from)
			text := strings.TrimRight(part, "; ")
			s.text = s.text[:len(text)]
			for k := range s.spans {
				s.spans[k].end = min(s.spans[k].end, len(text))
				s.spans[k].start = min(s.spans[k].start, len(text))
			}
			q.segs = []segment{s}
			q.refresh()
			if from += len(part); text != "" {
				out = append(out, q)
			}
		}
	}
	return out
}
