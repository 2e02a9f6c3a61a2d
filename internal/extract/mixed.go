package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// sectionWords tell what the heading of a section about qualifications promises.
var (
	courseHeading = words.NewSet("qualification", "qualifications", "training", "certificate", "certificates", "certification",
		"certifications", "licence", "licences", "license", "licenses", "courses", "course", "tickets", "credentials", "development",
		"professional", "weiterbildung", "weiterbildungen", "fortbildung", "fortbildungen", "zertifikate", "kurse", "lehrgange",
		"certificats", "certifications", "cursos", "certificados", "corsi", "certificazioni", "cursussen", "certificaten",
		"szkolenia", "kursy", "kurser", "habilitations", "stages", "permis", "complementaria", "complementaires")
)

// qualification is what one line of a section about qualifications is.
type qualification uint8

const (
	undecided qualification = iota
	schooled                // a degree, a school
	certified               // a certificate, licence or course
	dated                   // a name with a date, the words of which say nothing
)

// kindOfQualification decides a line by its own words.
func kindOfQualification(p *para, mixed bool, otherwise qualification) qualification {
	if p.count > 20 || p.text == "" || datesOnly(p.text) || courseDetail(p.text) {
		return undecided
	}
	q := qualified{p: p, mixed: mixed}
	q.read()
	switch {
	case otherwise == certified && !mixed && q.issuedBySchool():
		return certified
	case q.learnt():
		return schooled
	case q.saysNothing():
		return undecided
	case otherwise == certified:
		return q.promised()
	}
	return q.unpromised()
}

// courseDetail reports a label of what a course was about, its grade or its degree.
func courseDetail(text string) bool {
	label, _, labelled := strings.Cut(text, ":")
	name := words.Fold(label)
	return labelled && (courseLabels.Has(name) || gradeLabels.Has(name) || degreeLabels.Has(name))
}

// qualified is a line about a qualification and what its parts are for certain.
type qualified struct {
	p     *para
	mixed bool // the heading promises both kinds
	head  head

	school, degree, certificate, academic bool
}

func (q *qualified) read() {
	q.head = readHeader([]para{*q.p})
	for i, a := range q.head.atoms {
		q.school = q.school || evidence.School(a.text) >= 2
		if i == 0 || evidence.Grade(a.text) <= 1 {
			q.readName(a.text)
		}
	}
}

// readName takes what a part names. "Level 3 Award in …" opens like a leaving certificate and is none.
func (q *qualified) readName(text string) {
	f := words.Split(text)
	d := evidence.Degree(text)
	c := evidence.CertificateName(f)
	q.certificate = q.certificate || c
	q.degree = q.degree || d >= 1.8 && !(c && !academicName(f))
	q.academic = q.academic || d >= 2.5 && (academicName(f) || certificateBeforeDegree(f))
}

// certificateBeforeDegree reports a certificate of which the name goes up to the word for a degree.
func certificateBeforeDegree(f []string) bool {
	return evidence.CertificateName(f[:min(len(f), words.Degrees().Degree.At(f, 0))])
}

// issuedBySchool reports that nothing academic stands in a line: a school may issue a certificate.
func (q *qualified) issuedBySchool() bool {
	return !q.academic && !(q.degree && q.school && !q.certificate)
}

func (q *qualified) learnt() bool {
	return q.academic || q.degree && (q.school || !q.certificate) || q.school && !q.certificate
}

// saysNothing reports text, a grade, a line without a part.
func (q *qualified) saysNothing() bool {
	return prose(q.p) && !q.p.bullet || !q.certificate && evidence.Grade(q.p.text) > 1 || len(q.head.atoms) == 0
}

// promised is the kind of a line under a heading that promises certificates.
func (q *qualified) promised() qualification {
	if q.school && q.degree {
		return schooled
	}
	return certified
}

// unpromised is the kind of a line under a heading that promises schooling or both.
func (q *qualified) unpromised() qualification {
	switch {
	case q.mixed && q.certificate:
		return certified
	case q.mixed && q.namedOnce():
		return dated
	case q.certificate && singleDate(q.head.dates) && !q.school && !remark(q.p.text):
		return certified
	}
	return undecided
}

// namedOnce reports a name with a date, which is no place.
func (q *qualified) namedOnce() bool {
	return singleDate(q.head.dates) && (q.p.bullet || len(q.p.segs) == 1) && contact.ParsePlace(q.head.atoms[0].text).Score < 0.85
}

// academicName reports degrees that no course of a few days bears.
func academicName(f []string) bool {
	return academicNames.Contains(f)
}

// remark reports items about a course of study, not after it: prizes, theses.
func remark(text string) bool {
	f := words.Split(text)
	return remarkWords.Contains(f)
}

var (
	academicNames = words.NewSet("bachelor", "master", "phd", "dphil", "doctorate", "doctorat", "doctorado", "doktor", "promotion",
		"bsc", "msc", "ba", "ma", "beng", "meng", "btech", "mtech", "mba", "bba", "llb", "llm", "diplom", "abitur", "matura",
		"licence professionnelle", "maitrise", "bts", "dut", "baccalaureat", "grado", "licenciatura", "laurea", "gcse", "gcses",
		"a level", "a levels", "as level", "as levels", "hnd", "hnc", "nvq", "svq", "btec", "b sc", "m sc", "b a", "m a", "b tech",
		"b b a", "apprenticeship", "foundation degree", "pgce", "magister", "staatsexamen", "berufsausbildung", "cap", "bep",
		"leaving certificate", "higher secondary", "senior secondary", "school certificate", "secondary education", "sijil",
		"higher national certificate", "b e", "m e", "junior certificate", "highers", "baccalaureate", "secondary school",
		"high school")
	remarkWords = words.NewSet("thesis", "dissertation", "prize", "award", "scholarship", "dean", "winner", "president", "captain",
		"member", "society", "exchange", "project", "bachelorarbeit", "masterarbeit", "abschlussarbeit", "memoire", "tesis", "tesi",
		"scholar", "representative", "volunteer", "erasmus")
)
