package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// sectionWords tell what the heading of a section about qualifications promises.
var (
	schoolHeading = words.NewSet("education", "qualification", "qualifications", "academic", "ausbildung", "bildung", "bildungsweg", "studium", "formation", "formations", "diplome", "diplomes", "formacion", "titulos", "estudios", "istruzione", "formazione", "formacao", "opleiding", "opleidingen", "wyksztalcenie", "utbildning", "uddannelse", "abschlusse")
	courseHeading = words.NewSet("qualification", "qualifications", "training", "certificate", "certificates", "certification", "certifications", "licence", "licences", "license", "licenses", "courses", "course", "tickets", "credentials", "development", "professional", "weiterbildung", "weiterbildungen", "fortbildung", "fortbildungen", "zertifikate", "kurse", "lehrgange", "certificats", "certifications", "cursos", "certificados", "corsi", "certificazioni", "cursussen", "certificaten", "szkolenia", "kursy", "kurser", "habilitations", "stages", "permis", "complementaria", "complementaires")
)

// qualification is what one line of a section about qualifications is.
type qualification uint8

const (
	undecided qualification = iota
	schooled                // a degree, a school
	certified               // a certificate, licence or course
	dated                   // a name with a date, the words of which say nothing
)

// qualify sorts the lines of a section: what belongs to schooling and what is a
// certificate. Every line decides for itself; lines that say nothing go with the
// line above them. A section whose heading promises one kind only needs more
// evidence for the other.
func qualify(s *section, otherwise qualification) (school, certificates []para) {
	f := words.Split(s.heading)
	mixed := schoolHeading.Contains(f) && courseHeading.Contains(f) || otherwise == certified && schoolHeading.Contains(f)
	paras := s.paras
	kinds := make([]qualification, len(paras))
	for i := range paras {
		kinds[i] = kindOfQualification(&paras[i], mixed, otherwise)
	}
	settleDated(paras, kinds)
	likeTheList(paras, kinds)
	last := undecided
	for i := range paras {
		k := kinds[i]
		if k == undecided {
			k = last
			if k == undecided || mixed && !datesOnly(paras[i].text) && otherwise == certified && last == certified {
				k = otherwise
			}
			// a name above a school, a school below a name: the next line decides
			if i+1 < len(paras) && kinds[i+1] == schooled && !paras[i].bullet && strongIn(&paras[i+1], evidence.School) && !datesOnly(paras[i].text) && otherwise == schooled {
				k = schooled
			}
		}
		last = k
		if k == certified {
			certificates = append(certificates, paras[i])
		} else {
			school = append(school, paras[i])
		}
	}
	return school, certificates
}

// settleDated decides names that only carry a date: above or below the name of a
// school they belong to it; an entry of one line is a certificate.
func settleDated(paras []para, kinds []qualification) {
	place := func(i int) bool { // a line that could name where something was learnt
		return i >= 0 && i < len(paras) && !paras[i].bullet && len(boundaryDates(&paras[i])) == 0 && !prose(&paras[i]) &&
			(kinds[i] == undecided && evidence.UpperWords(paras[i].text) || kinds[i] == schooled && strongIn(&paras[i], evidence.School) && !strongIn(&paras[i], evidence.Degree))
	}
	for i := range paras {
		if kinds[i] != dated {
			continue
		}
		kinds[i] = certified
		if !paras[i].bullet && (place(i+1) || place(i-1) && (i == 1 || kinds[i-1] == schooled)) {
			kinds[i] = schooled
		}
	}
}

// likeTheList makes the items of one list alike: a list most of whose decided items are
// certificates holds nothing but certificates.
func likeTheList(paras []para, kinds []qualification) {
	for i := 0; i < len(paras); {
		if !paras[i].bullet {
			i++
			continue
		}
		j, yes, no := i, 0, 0
		for j < len(paras) && paras[j].bullet {
			switch kinds[j] {
			case certified:
				yes++
			case schooled:
				no++
			}
			j++
		}
		if yes > no && yes*2 >= j-i {
			for k := i; k < j; k++ {
				if kinds[k] == undecided {
					kinds[k] = certified
				}
			}
		}
		i = j
	}
}

// kindOfQualification decides a line by its own words.
func kindOfQualification(p *para, mixed bool, otherwise qualification) qualification {
	if p.count > 20 || p.text == "" || datesOnly(p.text) {
		return undecided
	}
	label, _, labelled := strings.Cut(p.text, ":")
	if labelled && (courseLabels.Has(words.Fold(label)) || gradeLabels.Has(words.Fold(label)) || degreeLabels.Has(words.Fold(label))) {
		return undecided
	}
	h := readHeader([]para{*p})
	school, degree, certificate, academic := false, false, false, false
	for i, a := range h.atoms {
		f := words.Split(a.text)
		d := evidence.Degree(a.text)
		c := evidence.CertificateName(f)
		school = school || evidence.School(a.text) >= 2
		if i > 0 && evidence.Grade(a.text) > 1 {
			continue
		}
		certificate = certificate || c
		// "Level 3 Award in …" opens like a leaving certificate and is none
		degree = degree || d >= 1.8 && !(c && !academicName(f))
		academic = academic || d >= 2.5 && (academicName(f) || evidence.CertificateName(f[:min(len(f), words.Degrees().Degree.At(f, 0))]))
	}
	single := len(h.dates) == 1 && !h.dates[0].Period
	switch {
	case otherwise == certified && !mixed && !academic && !(degree && school && !certificate): // a school may issue a certificate
		return certified
	case academic, degree && (school || !certificate):
		return schooled
	case school && !certificate:
		return schooled
	case prose(p) && !p.bullet || !certificate && evidence.Grade(p.text) > 1 || len(h.atoms) == 0:
		return undecided
	case otherwise == certified:
		if school && degree {
			return schooled
		}
		return certified
	case mixed && certificate:
		return certified
	case mixed && single && (p.bullet || len(p.segs) == 1) && contact.ParsePlace(h.atoms[0].text).Score < 0.85:
		return dated
	case certificate && single && !school && !remark(p.text):
		return certified
	}
	return undecided
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
	academicNames = words.NewSet("bachelor", "master", "phd", "dphil", "doctorate", "doctorat", "doctorado", "doktor", "promotion", "bsc", "msc", "ba", "ma", "beng", "meng", "btech", "mtech", "mba", "bba", "llb", "llm", "diplom", "abitur", "matura", "licence professionnelle", "maitrise", "bts", "dut", "baccalaureat", "grado", "licenciatura", "laurea", "gcse", "gcses", "a level", "a levels", "as level", "as levels", "hnd", "hnc", "nvq", "svq", "btec", "b sc", "m sc", "b a", "m a", "b tech", "b b a", "apprenticeship", "foundation degree", "pgce", "magister", "staatsexamen", "berufsausbildung", "cap", "bep", "leaving certificate", "higher secondary", "senior secondary", "school certificate", "secondary education", "sijil", "higher national certificate", "b e", "m e", "junior certificate", "highers", "baccalaureate", "secondary school", "high school")
	remarkWords   = words.NewSet("thesis", "dissertation", "prize", "award", "scholarship", "dean", "winner", "president", "captain", "member", "society", "exchange", "project", "bachelorarbeit", "masterarbeit", "abschlussarbeit", "memoire", "tesis", "tesi", "scholar", "representative", "volunteer", "erasmus")
)
