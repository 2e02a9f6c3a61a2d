package form

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

var (
	// gluedSign is "&" without one of its spaces, gluedBracket a bracket without the space before it.
	gluedSign    = sieve.MustCompile(`(\p{L}{3,})(?:& ?| &)(\p{L}{3,})`)
	gluedBracket = sieve.MustCompile(`([\p{Ll}.]|\b\p{Lu}{2,})\((\p{L}{2})`)
	gluedDegree  = sieve.MustCompile(`^((?:[BM]\. ?(?:E|Sc|Com|Tech|A)|Diploma|Degree)\.?)\(`)
)

// spaced sets white space at signs and brackets within the names of a course right.
func (f *former) spaced(e *cv.Education) {
	for _, t := range []*cv.Text{&e.Degree, &e.Area, &e.Institution} {
		if !f.free(*t) {
			continue
		}
		t.Value = gluedSign.ReplaceAllString(t.Value, "$1 & $2")
		t.Value = gluedBracket.ReplaceAllString(t.Value, "$1 ($2")
		t.Value = gluedDegree.ReplaceAllString(t.Value, "$1 (")
	}
}

// saidOnce drops a degree that its subject begins with: "Diploma" before "Diploma in Rigging".
func (f *former) saidOnce(e *cv.Education) {
	if e.Degree.IsZero() || !f.free(e.Degree) {
		return
	}
	if w := strings.Fields(e.Degree.Value); len(w) > 2 && strings.EqualFold(w[0], w[1]) && w[2] == "in" {
		e.Degree.Value = strings.Join(w[1:], " ")
	}
	if f.free(e.Area) && strings.HasPrefix(words.Fold(e.Area.Value)+" ", words.Fold(e.Degree.Value)+" in ") {
		e.Degree = cv.Text{Value: e.Area.Value, Lines: lines(e.Degree, e.Area), Confidence: e.Degree.Confidence}
		e.Area = cv.Text{}
	}
}

// subjectLeads takes off a degree what only leads to its subject ("BSc in", "Diploma in the field of"), wherever the line was cut between
// the two. "Bachelor of" is one with it.
func (f *former) subjectLeads(e *cv.Education) {
	if e.Degree.IsZero() || !f.free(e.Degree) || !e.Area.IsZero() && !f.free(e.Area) {
		return
	}
	if in := leadsToSubject.FindStringIndex(e.Degree.Value); in != nil {
		e.Degree.Value = e.Degree.Value[:in[0]]
	}
	if e.Area.IsZero() {
		return
	}
	if m := inSubject.FindStringSubmatch(e.Area.Value); m != nil {
		e.Area.Value = m[1] + m[2]
	}
	first, _, _ := strings.Cut(e.Area.Value, " ")
	if ofSubject.MatchString(e.Degree.Value) || first == "of" && ofSubject.MatchString(e.Degree.Value+" of") {
		e.Degree = with(e.Degree, " ", e.Area)
		e.Area = cv.Text{}
	}
}

var (
	leadsToSubject = sieve.MustCompile(`(?i)[ ,:–]+in(?: (?:the )?(?:field|stream|branch|faculty|discipline|area) of)?[ :–-]*$`)
	// inSubject has what only leads to it in small letters, or before a colon or a bracket: "In Vitro
	// Fertilisation" and "In-Flight Services" are subjects.
	inSubject = sieve.MustCompile(`^(?:in |[Ii]n ?: ?)(\p{Lu}.*)|^[Ii]n ?(\(.*)`)
	ofSubject = sieve.MustCompile(`(?i)^(?:bachelor|master|doctor|diploma|associate)(?:['’]?s)?(?: degree)? of$`)
)

// plusTwo is how Indian CVs call the last two years of school.
var plusTwo = sieve.MustCompile(`(?:\b10 ?)?\+ ?2\b`)

// classOfSchool gives the name of a school's class back its sign: "+2" is no "2".
func (f *former) classOfSchool(e *cv.Education) {
	if e.Degree.Value != "2" || !f.free(e.Degree) {
		return
	}
	for _, n := range e.Degree.Lines {
		if said := plusTwo.FindString(f.line(n)); said != "" {
			e.Degree.Value = strings.ReplaceAll(said, " ", "")
			return
		}
	}
}
