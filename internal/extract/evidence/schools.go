package evidence

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/extract/words"
)

// Degree rates a text as a degree or a leaving certificate.
func Degree(text string) float64 {
	s := read(text)
	switch {
	case s.outside(22):
		return certainlyNot
	case s.is(words.Degrees().Degree):
		return 2.6
	}
	score := s.degree()
	score.add(-1.5, score < 2.6 && s.holds(words.Organisations().School))
	score.add(-1.6, SchoolEnd(s.words))
	score.add(-2, score < 0 && (placed(text) || CodeOnly(text)))
	return float64(score)
}

// degree rates the words by the degrees that are known.
func (s said) degree() rating {
	switch n := words.Degrees().Degree.At(s.words, 0); {
	case n == 1 && len(s.words[0]) <= 2 && !Abbreviation(s.text):
		return -0.5 // "be", "as", "me" in running text
	case n > 0:
		return 2.6
	case s.degreeInside():
		return 1.8
	case s.holdsCompound(degreeTails, 1):
		return 2
	}
	return -1
}

func (s said) degreeInside() bool {
	for i := range s.words {
		if s.degreeAt(i) {
			return true
		}
	}
	return false
}

// degreeAt reports a degree that is not told by two letters alone, unless they are capitals.
func (s said) degreeAt(i int) bool {
	n := words.Degrees().Degree.At(s.words, i)
	return n > 0 && (n > 1 || len(s.words[i]) > 2 || shoutedAt(s.text, s.words[i]))
}

var degreeTails = strings.Fields(`
	studium ausbildung abschluss abitur examen diplom examensarbete utbildning uddannelse studie lehre
`)

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
	s := read(text)
	if s.outside(14) {
		return certainlyNot
	}
	score := s.school()
	score.add(-2, s.is(words.Degrees().Degree)) // "High school" alone says what was finished, not where
	score.add(-2.2, s.beginsWithDegree())
	score.add(-1.5, score < 2 && placed(text))
	score.add(-1, strings.HasPrefix(text, "in ") || words.StartsLower(text))
	return float64(score)
}

// school rates the words by the places of learning that are known.
func (s said) school() rating {
	orgs := words.Organisations()
	switch {
	case s.holds(orgs.School) || s.holdsCompound(schoolTails, 1):
		return 2.6
	case LegalForm(s.text):
		return 1.6
	case s.holds(orgs.Keyword):
		return 1.2
	case UpperWords(s.text):
		return 0.2
	}
	return -0.4
}

// beginsWithDegree reports a degree that is not a part of the school's name.
func (s said) beginsWithDegree() bool {
	return s.begins(words.Degrees().Degree) && (len(s.words[0]) > 2 || Abbreviation(s.text)) && !s.begins(words.Organisations().School)
}

var schoolTails = strings.Fields(`
	schule universitat gymnasium universiteit universitet universitetet hogskola hogskolan hogskole hogeschool
	akademie kolleg lyceum college skolan skola skole koulu opisto iskola skolen
`)

var scorePattern = regexp.MustCompile(`(?i)^(?:` +
	`(?:final |overall |cumulative |cum\.? |major |in-major |average |abschluss|gesamt|end)?(?:gpa|cgpa|grade|` +
	`note|mention|nota media|nota|voto|cijfer|ocena|marks?|classification|result|score|percentage|average|durchschnitt|` +
	`promedio|calificación|média|moyenne)\b\s*:?.{0,45}|` +
	`\d[.,:]\d{1,2}(?:\s*/\s*\d{1,2}(?:[.,]\d{1,2})?)?(?:\s*(?:gpa|cgpa))?|` +
	`\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|/\s*\d{1,3}|percent)|` +
	`[1-5][.,]\d{1,2}\s*gpa|` +
	`2[:.][12i]+|` +
	`(?:predicted|expected|pred\.)\s*:?\s*(?:1st|first|` +
	`2[:.][12]|distinction|merit|` +
	`\d[.,]\d+)|` +
	`(?:1st|first|2:1|2:2|upper second|lower second|third)(?:[ -]class)?(?: honours| honors)?|` +
	`\d{2,3}\s*/\s*\d{2,3}(?: e lode| con lode)?)$`)

// Grade rates a text as the grade of a course.
func Grade(text string) float64 {
	s := read(strings.Trim(text, " .()"))
	switch {
	case s.outside(9):
		return certainlyNot
	case CertificateName(s.words):
		return -2 // "First Aid at Work" is no class of a degree
	case scorePattern.MatchString(s.text), words.Degrees().Honour.At(s.words, 0) == len(s.words):
		return 2.8
	case s.beginsWithHonour():
		return 1.4
	}
	return -2
}

// beginsWithHonour reports the class of a degree with a little more behind it.
func (s said) beginsWithHonour() bool {
	lists := words.Degrees()
	return len(s.words) <= 7 && len(s.words[0]) > 3 && s.begins(lists.Honour) && !s.begins(lists.Degree)
}

// Subjects are words of fields of study.
var Subjects = words.NewSet(
	"science", "sciences", "engineering", "mathematics", "maths", "physics", "chemistry", "biology",
	"economics", "business", "management", "finance", "accounting", "accountancy", "marketing", "law",
	"medicine", "nursing", "history", "english", "literature", "psychology", "sociology", "politics",
	"philosophy", "geography", "art", "arts", "design", "architecture", "music", "computing", "informatics",
	"technology", "education", "communication", "communications", "journalism", "linguistics", "statistics",
	"analytics", "data", "administration", "relations", "studies", "theology", "anthropology", "archaeology",
	"informatik", "wirtschaft", "betriebswirtschaft", "betriebswirtschaftslehre", "bwl", "vwl", "maschinenbau",
	"elektrotechnik", "physik", "chemie", "biologie", "mathematik", "jura", "rechtswissenschaften", "medizin",
	"germanistik", "anglistik", "psychologie", "geschichte", "bauingenieurwesen", "wirtschaftsinformatik",
	"wirtschaftsingenieurwesen", "informatique", "gestion", "droit", "lettres", "mathematiques", "physique",
	"chimie", "histoire", "commerce", "electronique", "mecanique", "informatica", "derecho", "economia",
	"empresas", "ingenieria", "quimica", "fisica", "matematicas", "historia", "ingegneria", "giurisprudenza",
	"architettura", "lettere", "administracao", "direito", "engenharia", "bedrijfskunde", "rechten",
	"informatyka", "zarzadzanie", "ekonomia", "prawo", "budownictwo", "filologia", "ekonomi", "datavetenskap",
	"teknik", "hospitality", "tourism", "logistics", "security", "cyber", "welding", "carpentry", "plumbing",
	"electrical", "mechanical", "civil", "robotics", "genetics", "biochemistry", "pharmacy", "dentistry",
	"media", "film", "drama", "theatre", "performance", "graphic", "fashion", "paediatrics", "pediatrics",
	"surgery", "radiology", "cardiology", "oncology", "neurology", "anaesthetics", "psychiatry", "dermatology",
	"midwifery", "physiotherapy", "pathology", "obstetrics", "orthopaedics", "veterinary", "agriculture",
)
