package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// splitDegree separates the subject where the degree holds both.
func splitDegree(d *cv.Education) {
	if !d.Degree.IsZero() && d.Area.IsZero() {
		cutSubject(d)
	}
}

// cutSubject takes the subject from behind a degree.
func cutSubject(d *cv.Education) {
	v := d.Degree.Value
	if apprenticeship.MatchString(v) { // the trade is one name: "Ausbildung zum Elektroniker für Betriebstechnik"
		return
	}
	if _, _, ok := partedBy(v, subjectTies); ok {
		return // "Bachelor of Science in Biology" is said as it is written
	}
	if at := strings.LastIndex(v, ", "); at > 0 && evidence.Degree(v[at+2:]) > 1.5 && evidence.Degree(v[:at]) < 1 { // "Marketing, BA"
		d.Area = d.Degree
		d.Area.Value, d.Degree.Value = v[:at], v[at+2:]
		return
	}
	at, skip, ok := subjectIn(v)
	if !ok {
		return
	}
	d.Area = d.Degree
	d.Area.Value = strings.Trim(v[at+skip:], " ,;–-")
	d.Degree.Value = strings.Trim(v[:at], " ,;–-")
}

var (
	subjectTies  = []string{" in ", " en ", " im ", " für ", " w zakresie ", " i "}
	subjectMarks = []string{" – ", " - ", ": "}
)

// subjectIn is where a degree ends and how many bytes part it from its subject.
func subjectIn(v string) (at, skip int, ok bool) {
	if at, skip, ok = partedBy(v, subjectMarks); ok {
		return at, skip, true
	}
	if openBracket(v[:max(0, strings.Index(v, ", "))]) {
		return 0, 0, false
	}
	if at = strings.Index(v, ", "); at > 0 && evidence.Degree(v[:at]) > 1.5 && evidence.Degree(v[at+2:]) < 1 {
		return at, 2, true
	}
	// "BSc Computer Science", "MSc (Hons) Physics": the degree is an evidence.Abbreviation at the start.
	fields := strings.Fields(v)
	n := shortDegree(fields)
	if n == 0 {
		n = namedDiploma(fields)
	}
	if n == 0 || n == len(fields) || strings.EqualFold(fields[n], "of") || startsLower(fields[n]) {
		return 0, 0, false
	}
	return len(strings.Join(fields[:n], " ")), 0, true
}

// partedBy finds the first of the marks inside of a text and outside of a bracket.
func partedBy(v string, marks []string) (at, length int, ok bool) {
	for _, w := range marks {
		if at := strings.Index(v, w); at > 0 && at+len(w) < len(v) && !openBracket(v[:at]) {
			return at, len(w), true
		}
	}
	return 0, 0, false
}

// shortDegree counts the words at the start that are the short form of a degree, three at the most.
func shortDegree(fields []string) int {
	n := 0
	for n < len(fields) && n < 3 && ofShortDegree(fields[n], n) {
		n++
	}
	return n
}

// namedDiploma counts the words of a diploma or a certificate with its subject right behind it: "Vocational diploma Welding and
// Metalwork"; 0 where something else follows ("Diploma Course", "Certificate III").
func namedDiploma(fields []string) int {
	for i, w := range fields {
		if low := strings.ToLower(w); low == "diploma" || low == "certificate" {
			if rest := fields[i+1:]; len(rest) > 0 && isSubject(rest[0]) && !noSubject.Contains(words.Split(strings.Join(rest, " "))) {
				return i + 1
			}
			return 0
		}
	}
	return 0
}

// noSubject are words behind a field of study that make something else of it than the subject of a diploma.
var noSubject = words.NewSet("board", "course", "courses", "programme", "program", "college", "school", "university", "institute",
	"institution", "academy", "council", "level", "examination", "exam", "from", "at")

// isSubject reports a word of a field of study with a capital.
func isSubject(w string) bool { return evidence.Subjects.Contains(words.Split(w)) && !startsLower(w) }

// ofShortDegree reports the n-th word of such a form.
func ofShortDegree(w string, n int) bool {
	f := words.Split(w)
	switch {
	case len(f) == 0:
		return false
	case evidence.Abbreviation(w) && words.Degrees().Degree.At(f, 0) == len(f):
		return true
	}
	return n > 0 && (strings.HasPrefix(w, "(") && strings.HasSuffix(w, ")") || strings.EqualFold(w, "hons"))
}

// bracketedSubject takes the subject out of "PGCE (Geography)", and its brackets away.
func bracketedSubject(d *cv.Education) {
	if v := d.Area.Value; inOneBracket(v) {
		d.Area.Value = v[1 : len(v)-1]
	}
	v := d.Degree.Value
	at := strings.LastIndex(v, " (")
	if at <= 0 || !strings.HasSuffix(v, ")") || !d.Area.IsZero() || evidence.Degree(v[:at]) < 1.5 {
		return
	}
	if inner := v[at+2 : len(v)-1]; subjectInBracket(inner) && !subjectList(v) {
		d.Area = d.Degree
		d.Degree.Value, d.Area.Value = v[:at], inner
	}
}

func subjectInBracket(inner string) bool {
	f := words.Split(inner)
	return evidence.Subjects.Contains(f) && !startsLower(inner) && words.Degrees().Degree.At(f, 0) == 0
}

// classBehind takes the class in brackets from the end of a qualification: "Legal Practice Course (Distinction)".
func classBehind(d *cv.Education) {
	m := trailingClass.FindStringSubmatch(d.Degree.Value)
	if m == nil || !d.Score.IsZero() {
		return
	}
	d.Score = d.Degree
	d.Degree.Value, d.Score.Value = m[1], m[2]
}

var trailingClass = regexp.MustCompile(`(?i)^(.{4,}) \((distinction|merit|first class(?: honours)?|2[:.][12])\)$`)

var apprenticeship = regexp.MustCompile(`(?i)^(?:berufs)?(?:ausbildung|lehre|umschulung|weiterbildung)\s+(?:zu[mr]?|als|in)\s`)

var degreeLabels = words.NewSet(
	"abschluss", "degree", "diploma", "studiengang", "fachrichtung", "studium", "course", "field of study", "subject", "major",
	"qualification", "diplome", "titulo", "titolo", "grau", "opleiding", "kierunek", "titulacion", "specialization",
	"specialisation",
)
