package evidence

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// Degree rates a text as a degree or a leaving certificate.
func Degree(text string) float64 {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 22 {
		return -3
	}
	d := words.Degrees()
	score := -1.0
	if n := d.Degree.At(f, 0); n > 0 {
		score = 2.6
		if n == 1 && len(f[0]) <= 2 && !Abbreviation(text) {
			score = -0.5 // "be", "as", "me" in running text
		}
	} else {
		for i := range f {
			if n := d.Degree.At(f, i); n > 0 && (len(f[i]) > 2 || n > 1 || shoutedAt(text, f[i])) {
				score = 1.8
				break
			}
		}
		if score < 0 && compoundDegree(f) {
			score = 2
		}
	}
	if d.Degree.Has(strings.Join(f, " ")) {
		return 2.6
	}
	if words.Organisations().School.Contains(f) && score < 2.6 {
		score -= 1.5
	}
	if SchoolEnd(f) {
		score -= 1.6
	}
	if score < 0 && (contact.ParsePlace(text).Score >= 0.85 || CodeOnly(text)) {
		score -= 2
	}
	return score
}

// CodeOnly reports a bare code of a state or country ("TX", "UK").
func CodeOnly(text string) bool {
	return len(text) <= 3 && strings.ToUpper(text) == text && words.Places().Code.Has(strings.ToLower(text))
}

func compoundDegree(f []string) bool {
	for _, w := range f {
		for _, tail := range []string{"studium", "ausbildung", "abschluss", "abitur", "examen", "diplom", "examensarbete", "utbildning", "uddannelse", "studie", "lehre"} {
			if strings.HasSuffix(w, tail) && len(w) > len(tail) {
				return true
			}
		}
	}
	return false
}

func SchoolEnd(f []string) bool { return words.Organisations().School.Ends(f) > 0 }

// Abbreviation reports a first word drawn as one: capitals or points ("BE", "B.A.", "MSc").
func Abbreviation(text string) bool {
	w, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	upper := 0
	for _, r := range w {
		if unicode.IsUpper(r) {
			upper++
		}
	}
	return upper >= 2 || strings.Contains(w, ".") && upper > 0
}

// shoutedAt reports that the folded word is written in capitals somewhere in text.
func shoutedAt(text, folded string) bool {
	for _, w := range strings.Fields(text) {
		if words.Fold(w) == folded && w == strings.ToUpper(w) {
			return true
		}
	}
	return false
}

// School rates a text as a place of learning.
func School(text string) float64 {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 14 {
		return -3
	}
	orgs := words.Organisations()
	score := -0.4
	switch {
	case orgs.School.Contains(f) || schoolCompound(f):
		score = 2.6
	case LegalForm(text):
		score = 1.6
	case orgs.Keyword.Contains(f):
		score = 1.2
	case UpperWords(text):
		score = 0.2
	}
	d := words.Degrees().Degree
	if d.Has(strings.Join(f, " ")) {
		score -= 2 // "High school" alone says what was finished, not where
	}
	if n := d.At(f, 0); n > 0 && (len(f[0]) > 2 || Abbreviation(text)) && !(orgs.School.At(f, 0) > 0) {
		score -= 2.2
	}
	if score < 2 && contact.ParsePlace(text).Score >= 0.85 {
		score -= 1.5
	}
	if strings.HasPrefix(text, "in ") || startsLower(text) {
		score -= 1
	}
	return score
}

func schoolCompound(f []string) bool {
	for _, w := range f {
		for _, tail := range []string{"schule", "universitat", "gymnasium", "universiteit", "universitet", "universitetet", "hogskola", "hogskolan", "hogskole", "hogeschool", "akademie", "kolleg", "lyceum", "college", "skolan", "skola", "skole", "koulu", "opisto", "iskola", "skolen"} {
			if strings.HasSuffix(w, tail) && len(w) > len(tail) {
				return true
			}
		}
	}
	return false
}

var scorePattern = regexp.MustCompile(`(?i)^(?:(?:final |overall |cumulative |cum\.? |major |in-major |average |abschluss|gesamt|end)?(?:gpa|cgpa|grade|note|mention|nota media|nota|voto|cijfer|ocena|marks?|classification|result|score|percentage|average|durchschnitt|promedio|calificación|média|moyenne)\b\s*:?.{0,45}|\d[.,:]\d{1,2}(?:\s*/\s*\d{1,2}(?:[.,]\d{1,2})?)?(?:\s*(?:gpa|cgpa))?|\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|/\s*\d{1,3}|percent)|[1-5][.,]\d{1,2}\s*gpa|2[:.][12i]+|(?:predicted|expected|pred\.)\s*:?\s*(?:1st|first|2[:.][12]|distinction|merit|\d[.,]\d+)|(?:1st|first|2:1|2:2|upper second|lower second|third)(?:[ -]class)?(?: honours| honors)?|\d{2,3}\s*/\s*\d{2,3}(?: e lode| con lode)?)$`)

// Grade rates a text as the grade of a course.
func Grade(text string) float64 {
	t := strings.Trim(text, " .()")
	f := words.Split(t)
	switch {
	case len(f) == 0 || len(f) > 9:
		return -3
	case CertificateName(f):
		return -2 // "First Aid at Work" is no class of a degree
	case scorePattern.MatchString(t):
		return 2.8
	case words.Degrees().Honour.At(f, 0) == len(f):
		return 2.8
	case words.Degrees().Honour.At(f, 0) > 0 && len(f) <= 7 && words.Degrees().Degree.At(f, 0) == 0 && len(f[0]) > 3:
		return 1.4
	}
	return -2
}
