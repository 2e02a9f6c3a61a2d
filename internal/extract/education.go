package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

var educationGrammar = grammar{
	roles: []role{roleDegree, roleOrg, roleArea, rolePlace, roleScore, roleRest},
	first: [2]role{roleDegree, roleOrg},
	need:  map[role]float64{roleDegree: 0.5, roleOrg: 0.7},
	emit: func(text string, r role) float64 {
		if courseStatus.MatchString(text) {
			return -4 // a remark on the course
		}
		switch r {
		case roleDegree:
			return evidence.Degree(text)
		case roleOrg:
			return evidence.School(text)
		case roleArea:
			return areaScore(text)
		case rolePlace:
			return evidence.Place(text)
		case roleScore:
			return evidence.Grade(text)
		}
		return -1
	},
}

// areaScore rates a text as a subject: it is what neither of the others is.
func areaScore(text string) float64 {
	f := words.Split(text)
	switch {
	case noSubject(text, f):
		return -2
	case contact.ParsePlace(text).Score >= 0.85:
		return -2.5
	case evidence.Subjects.Contains(f):
		return 1.6
	}
	s := -0.4
	if words.Degrees().Degree.At(f, 0) > 0 {
		s--
	}
	if !evidence.UpperWords(text) {
		s -= 0.4
	}
	if strings.ContainsAny(text, "0123456789") {
		s--
	}
	return s
}

// noSubject reports a school, a firm, or more words than a subject has.
func noSubject(text string, f []string) bool {
	return len(f) == 0 || len(f) > 9 || words.Organisations().School.Contains(f) || evidence.LegalForm(text)
}

// qualifications reads a section of degrees and certificates, whichever prevail.
func (b *builder) qualifications(s *section, otherwise qualification) {
	if list := b.records(s.paras); list != nil {
		if otherwise == certified {
			b.certificatesOf(list)
		} else {
			b.doc.Education = append(b.doc.Education, b.courses(list)...)
		}
		return
	}
	if mayListTrades(s.heading, otherwise) && b.tableOfTrade(s, false) {
		return
	}
	school, certificates := qualify(s, otherwise)
	if len(school) > 0 {
		b.doc.Education = append(b.doc.Education, b.schooling(&section{kind: s.kind, heading: s.heading, at: s.at, paras: school})...)
	}
	if len(certificates) > 0 {
		b.certificates(&section{kind: s.kind, heading: s.heading, at: s.at, paras: certificates})
	}
}

// mayListTrades reports a heading under which tables of trainings stand.
func mayListTrades(heading string, otherwise qualification) bool {
	f := words.Split(heading)
	return otherwise == certified || skillHeading.Contains(f) || courseHeading.Contains(f)
}

// schooling reads the entries of an education section.
func (b *builder) schooling(s *section) []cv.Education {
	paras := splitDegreeBullets(plainHeads(s.paras))
	list := segmentEntries(paras, entryEvidence{a: mainDegree, b: evidence.School, long: true})
	heads := make([]head, len(list))
	atoms := make([][]atom, len(list))
	without := make([]map[role]bool, len(list))
	for i, e := range list {
		heads[i] = readHeader(paras[e.from:e.headTo])
		atoms[i] = gradesApart(heads[i].atoms)
		heads[i].atoms = atoms[i]
	}
	groups := educationGrammar.settle(atoms, without)
	var out []cv.Education
	for i, e := range list {
		var d cv.Education
		if e.banner >= 0 {
			d.Institution = paras[e.banner].value(0.8)
		}
		b.courseHead(&d, &heads[i], groups[i])
		b.courseBody(&d, paras[e.headTo:e.to])
		settleDegree(&d)
		out = append(out, d)
	}
	return inheritSchool(out)
}

// courseHead takes over what the header of a course says.
func (b *builder) courseHead(d *cv.Education, h *head, groups []group) {
	for _, g := range groups {
		t := g.text(h.atoms)
		if f := courseField(d, g.role); f != nil {
			*f = t
		} else {
			b.courseLine(d, t, &d.Summary)
		}
	}
	wholeSchool(d)
	if r, ok := h.period(); ok {
		d.Dates = r
	}
	d.Summary = append(d.Summary, h.tail...)
}

// courseField is the value of a course that a role fills; nil where none does.
func courseField(d *cv.Education, r role) *cv.Text {
	switch r {
	case roleDegree:
		return &d.Degree
	case roleOrg:
		return &d.Institution
	case roleArea:
		return &d.Area
	case rolePlace:
		return &d.Location
	case roleScore:
		return &d.Score
	}
	return nil
}

// period is the time that a header names.
func (h *head) period() (cv.DateRange, bool) {
	m, ok := periodOf(h.dates)
	if !ok {
		return cv.DateRange{}, false
	}
	for _, l := range h.dated {
		m.Range.Text.Lines = addLines(m.Range.Text.Lines, l)
	}
	m.Range.Text.Confidence = 0.95
	return m.Range, true
}

// courseBody files the lines under a course.
func (b *builder) courseBody(d *cv.Education, paras []para) {
	var summary, bullets []cv.Text
	b.body(paras, &summary, &bullets)
	for _, t := range summary {
		b.courseLine(d, t, &d.Summary)
	}
	for _, t := range bullets {
		b.courseLine(d, t, &d.Highlights)
	}
}

// settleDegree parts the degree, its subject and its class.
func settleDegree(d *cv.Education) {
	splitDegree(d)
	classBefore(d)
	bracketedSubject(d)
}

// courseLine sorts a line under a course: its grade, its list of courses, or text.
func (b *builder) courseLine(d *cv.Education, t cv.Text, to *[]cv.Text) {
	label, rest, ok := strings.Cut(t.Value, ":")
	named := t
	named.Value = strings.TrimSpace(rest)
	switch f := words.Fold(label); {
	case ok && courseLabels.Has(f):
		d.Courses = append(d.Courses, items(named)...)
	case !d.Score.IsZero():
		*to = append(*to, t)
	case evidence.Grade(t.Value) > 1:
		d.Score = t
	case ok && gradeLabels.Has(f) && len(rest) < 50:
		d.Score = named
	default:
		*to = append(*to, t)
	}
}

var (
	courseLabels = words.NewSet("coursework", "courses", "relevant coursework", "relevant courses", "modules", "key modules", "relevant modules", "subjects", "selected coursework", "graduate coursework", "undergraduate coursework", "schwerpunkte", "facher", "module", "cours", "asignaturas", "materias", "corsi", "disciplinas", "vakken", "przedmioty", "key courses", "core modules", "main subjects")
	gradeLabels  = words.NewSet("grade", "grades", "gpa", "note", "abschlussnote", "gesamtnote", "result", "classification", "mention", "nota", "voto", "cijfer", "ocena", "score", "final grade", "marks", "votazione", "nota media", "nota final", "honours", "honors", "award", "endnote")
)

// mainDegree is evidence.Degree but for the parts of a degree ("Minor in Music").
func mainDegree(text string) float64 {
	s := evidence.Degree(text)
	if f := words.Split(text); len(f) > 0 && partsOfDegrees.Has(f[0]) {
		return min(s, 1)
	}
	return s
}

// partsOfDegrees begin the names of what is only a part of a degree.
var partsOfDegrees = words.NewSet("minor", "major", "honours", "specialisation", "specialization")

// headsDegrees reports a school on a line of its own above its degree: others may follow.
func headsDegrees(d *cv.Education) bool {
	return len(d.Institution.Lines) > 0 && len(d.Degree.Lines) > 0 && lastLine(d.Institution.Lines) < d.Degree.Lines[0]
}

// splitDegreeBullets takes list items that each name a degree as entries.
func splitDegreeBullets(paras []para) []para {
	if !degreesAreBullets(paras) {
		return paras
	}
	out := append([]para{}, paras...)
	for i := range out {
		if degreeBullet(&out[i]) {
			out[i].bullet, out[i].header = false, true
		}
	}
	return out
}

// degreesAreBullets reports a section whose list items are its entries.
func degreesAreBullets(paras []para) bool {
	degrees, bullets := 0, 0
	for i := range paras {
		if paras[i].bullet {
			bullets++
		}
		if degreeBullet(&paras[i]) && besideSchool(paras, i) {
			degrees++
		}
	}
	switch {
	case degrees == 0:
		return false
	case bullets < len(paras):
		return degrees >= 2 || opensSchool(paras, 0)
	}
	return degrees*2 >= bullets
}

// degreeBullet reports a list item that names a degree.
func degreeBullet(p *para) bool { return p.bullet && evidence.Degree(p.text) >= 1.8 }

// besideSchool reports an item with its dates or its school, or above its school.
func besideSchool(paras []para, i int) bool {
	return len(paras[i].found) > 0 || strongIn(&paras[i], evidence.School) || opensSchool(paras, i)
}

// opensSchool reports a degree drawn with a bullet above its school: the marks of a
// timeline look like those of a list.
func opensSchool(paras []para, i int) bool {
	return i+1 < len(paras) && !paras[i+1].bullet && degreeBullet(&paras[i]) && strongIn(&paras[i+1], evidence.School)
}
