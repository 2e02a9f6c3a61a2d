package extract

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// bracketedIssuers takes the issuer out of "Confined Spaces (Amber Training)": where
// the words say so, or where the list as a whole is written so and most of its brackets
// are surely issuers. What abbreviates the name, counts hours or tells which kind of card
// it is ("Forklift (Counterbalance)") stays with it.
func bracketedIssuers(list []cv.Certificate) {
	issuers := make([]bracketIssuer, len(list))
	n, sure := 0, 0
	for i := range list {
		if issuers[i] = bracketIssuerOf(&list[i]); issuers[i].inner != "" {
			n++
			sure += int(truth(issuers[i].sure()))
		}
	}
	habit := n > 1 && n*2 >= len(list)
	most := sure > 1 && sure*2 >= n
	for i, b := range issuers {
		if b.inner == "" {
			continue
		}
		if !b.sure() && !(habit && (most || b.initials())) {
			list[i].Name.Value = b.name + " (" + b.inner + ")" // the bracket's end went with a date
			continue
		}
		t := list[i].Name
		t.Value, t.Confidence = b.inner, 0.85
		list[i].Issuer = t
		list[i].Name.Value = b.name
	}
}

// bracketIssuer is the name of a certificate and the bracket behind it that may name the issuer.
type bracketIssuer struct{ name, inner string }

// sure reports a bracket with an organisation.
func (b bracketIssuer) sure() bool { return evidence.Organisation(b.inner) >= 1 }

// initials reports the initials of a body behind a name that is not in capitals.
func (b bracketIssuer) initials() bool { return shortName(b.inner) && !allCaps(b.name) }

func bracketIssuerOf(c *cv.Certificate) bracketIssuer {
	name := c.Name.Value
	at := strings.LastIndex(name, " (")
	if at <= 0 || !c.Issuer.IsZero() {
		return bracketIssuer{}
	}
	inner := strings.TrimRight(strings.TrimSuffix(name[at+2:], ")"), " ,;")
	if strings.Contains(inner, ")") || !mayIssue(name[:at], inner) {
		return bracketIssuer{}
	}
	return bracketIssuer{name[:at], inner}
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
	if len(f) == 0 || len(f) > 7 || !evidence.UpperWords(inner) || startsLower(inner) || abbreviates(name, inner) {
		return false
	}
	if countsOrClass(inner) || bracketWords.Contains(f) {
		return false
	}
	_, month := words.Months().Value(f[0])
	return !month && !words.Languages().Has(f[0])
}

// countsOrClass reports amounts, classes of vehicles, and figures in what is no organisation.
func countsOrClass(inner string) bool {
	if strings.ContainsAny(inner, "+%€£$") || licenceClass.MatchString(inner) {
		return true
	}
	return strings.ContainsFunc(inner, unicode.IsDigit) && evidence.Organisation(inner) < 1 && !allCaps(inner)
}

var bracketWords = words.NewSet("level", "grade", "class", "category", "online", "distance", "expected", "in progress", "ongoing", "pending", "expired", "hours", "days", "part", "module", "modules", "distinction", "merit", "pass", "hons", "renewed", "current", "valid", "version", "stufe", "niveau")

// abbreviates reports initials of the words before them: "Advanced Life Support (ALS)".
func abbreviates(name, inner string) bool {
	short := strings.ToLower(withoutStops.Replace(inner))
	if len(short) < 2 || len(short) > 8 || strings.Contains(inner, " ") {
		return false
	}
	letters := initialsOf(name)
	at, hit := 0, 0
	for i := 0; i < len(short); i++ {
		if k := strings.IndexByte(letters[at:], short[i]); k >= 0 {
			at += k + 1
			hit++
		}
	}
	return hit*3 >= len(short)*2
}

var withoutStops = strings.NewReplacer(".", "", "-", "", " ", "", "&", "")

// initialsOf are the first letters of the words of a text, in small letters.
func initialsOf(text string) string {
	letters := ""
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !telling(r) }) {
		r := []rune(w)
		letters += string(unicode.ToLower(r[0]))
	}
	return letters
}

// organisationByName reports an organisation, and no course by its words.
func organisationByName(name string) bool {
	return evidence.Organisation(name) >= 1 && !topicTie.MatchString(name) &&
		(evidence.LegalForm(name) || evidence.School(name) >= 2 || !certificateWords.Contains(words.Split(name)))
}

// clauseOpen reports a text whose last word wants another: "Training in", "Course on".
func clauseOpen(text string) bool {
	f := words.Split(text)
	return len(f) > 0 && (leadingWords.Has(f[len(f)-1]) || ties.Has(f[len(f)-1]))
}

// stripIssued takes the words that say that a name is an issuer's from before it.
func stripIssued(s string) string { return s[len(issuedPrefix.FindString(s)):] }

// givenBy says that what follows gave a certificate.
const givenBy = `(?:issued|conducted|certified|validated|approved|awarded|organi[sz]ed|offered|provided|delivered|` +
	`imparted|hosted|arranged|administered|taught) by`

var issuedPrefix = regexp.MustCompile(`^(?:(?i:` + givenBy + `)|by|Issuer:|Issuing organi[sz]ation:) `)

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
			clampSpans(s.spans, len(text))
			q.segs = []segment{s}
			q.refresh()
			if from += len(part); text != "" {
				out = append(out, q)
			}
		}
	}
	return out
}
