package extract

import (
	"regexp"
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
	if len(f) == 0 || len(f) > 9 || words.Organisations().School.Contains(f) || evidence.LegalForm(text) {
		return -2
	}
	if contact.ParsePlace(text).Score >= 0.85 {
		return -2.5
	}
	if evidence.Subjects.Contains(f) {
		return 1.6
	}
	s := -0.4
	if n := words.Degrees().Degree.At(f, 0); n > 0 {
		s -= 1
	}
	if !evidence.UpperWords(text) {
		s -= 0.4
	}
	if strings.ContainsAny(text, "0123456789") {
		s--
	}
	return s
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
	if f := words.Split(s.heading); (otherwise == certified || skillHeading.Contains(f) || courseHeading.Contains(f)) && b.tableOfTrade(s, false) {
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
	}
	groups := educationGrammar.settle(atoms, without)
	var out []cv.Education
	for i, e := range list {
		var d cv.Education
		h := &heads[i]
		h.atoms = atoms[i]
		if e.banner >= 0 {
			d.Institution = paras[e.banner].value(0.8)
		}
		for _, g := range groups[i] {
			t := g.text(h.atoms)
			switch g.role {
			case roleDegree:
				d.Degree = t
			case roleOrg:
				d.Institution = t
			case roleArea:
				d.Area = t
			case rolePlace:
				d.Location = t
			case roleScore:
				d.Score = t
			default:
				b.courseLine(&d, t, &d.Summary)
			}
		}
		wholeSchool(&d)
		if m, ok := periodOf(h.dates); ok {
			d.Dates = m.Range
			for _, l := range h.dated {
				d.Dates.Text.Lines = addLines(d.Dates.Text.Lines, l)
			}
			d.Dates.Text.Confidence = 0.95
		}
		d.Summary = append(d.Summary, h.tail...)
		var summary, bullets []cv.Text
		b.body(paras[e.headTo:e.to], &summary, &bullets)
		for _, t := range summary {
			b.courseLine(&d, t, &d.Summary)
		}
		for _, t := range bullets {
			b.courseLine(&d, t, &d.Highlights)
		}
		splitDegree(&d)
		classBefore(&d)
		bracketedSubject(&d)
		out = append(out, d)
	}
	return inheritSchool(out)
}

// courseLine sorts a line under a course: its grade, its list of courses, or text.
func (b *builder) courseLine(d *cv.Education, t cv.Text, to *[]cv.Text) {
	label, rest, ok := strings.Cut(t.Value, ":")
	switch f := words.Fold(label); {
	case ok && courseLabels.Has(f):
		d.Courses = append(d.Courses, items(cv.Text{Value: strings.TrimSpace(rest), Lines: t.Lines, Confidence: t.Confidence})...)
	case d.Score.IsZero() && evidence.Grade(t.Value) > 1:
		d.Score = t
	case d.Score.IsZero() && ok && gradeLabels.Has(f) && len(rest) < 50:
		d.Score = cv.Text{Value: strings.TrimSpace(rest), Lines: t.Lines, Confidence: t.Confidence}
	default:
		*to = append(*to, t)
	}
}

var (
	courseLabels = words.NewSet("coursework", "courses", "relevant coursework", "relevant courses", "modules", "key modules", "relevant modules", "subjects", "selected coursework", "graduate coursework", "undergraduate coursework", "schwerpunkte", "facher", "module", "cours", "asignaturas", "materias", "corsi", "disciplinas", "vakken", "przedmioty", "key courses", "core modules", "main subjects")
	gradeLabels  = words.NewSet("grade", "grades", "gpa", "note", "abschlussnote", "gesamtnote", "result", "classification", "mention", "nota", "voto", "cijfer", "ocena", "score", "final grade", "marks", "votazione", "nota media", "nota final", "honours", "honors", "award", "endnote")
)

// splitDegree separates the subject where the degree holds both.
func splitDegree(d *cv.Education) {
	d.Degree.Value = strings.TrimSuffix(d.Degree.Value, " in")
	for _, t := range []*cv.Text{&d.Degree, &d.Area} {
		if label, rest, ok := strings.Cut(t.Value, ":"); ok && degreeLabels.Has(words.Fold(label)) && strings.TrimSpace(rest) != "" {
			t.Value = strings.TrimSpace(rest)
		}
	}
	if label, rest, ok := strings.Cut(d.Score.Value, ":"); ok && gradeLabels.Has(words.Fold(label)) && strings.TrimSpace(rest) != "" && words.Fold(label) != "gpa" {
		d.Score.Value = strings.TrimSpace(rest)
	}
	for _, p := range []string{"Majoring in ", "Major in ", "Specializing in ", "Specialising in ", "Specialization in ", "Specialisation in ", "Major: ", "in "} {
		if rest, ok := strings.CutPrefix(d.Area.Value, p); ok && rest != "" {
			d.Area.Value = rest
		}
	}
	if rest, ok := strings.CutPrefix(d.Area.Value, d.Degree.Value+" in "); ok && !d.Degree.IsZero() {
		d.Area.Value = rest
	}
	if d.Degree.IsZero() {
		return
	}
	if !d.Area.IsZero() {
		// the degree names its subject itself: what was taken for it is a remark
		whole := cv.Education{Degree: d.Degree}
		if lastLine(d.Area.Lines) > lastLine(d.Degree.Lines) {
			if splitDegree(&whole); !whole.Area.IsZero() && evidence.Subjects.Contains(words.Split(whole.Area.Value)) {
				d.Summary = append([]cv.Text{d.Area}, d.Summary...)
				d.Degree, d.Area = whole.Degree, whole.Area
			}
		}
		return
	}
	v := d.Degree.Value
	cut := func(at, skip int) {
		area := d.Degree
		area.Value = strings.Trim(v[at+skip:], " ,;–-")
		d.Degree.Value = strings.Trim(v[:at], " ,;–-")
		d.Area = area
	}
	if apprenticeship.MatchString(v) {
		return // the trade is one name: "Ausbildung zum Elektroniker für Betriebstechnik"
	}
	for _, w := range []string{" in ", " en ", " im ", " für ", " w zakresie ", " i "} {
		if at := strings.Index(v, w); at > 0 && at+len(w) < len(v) && !openBracket(v[:at]) {
			return // "Bachelor of Science in Biology" is said as it is written
		}
	}
	for _, w := range []string{" – ", " - ", ": "} {
		if at := strings.Index(v, w); at > 0 && at+len(w) < len(v) && !openBracket(v[:at]) {
			cut(at, len(w))
			return
		}
	}
	if at := strings.Index(v, ", "); at > 0 && evidence.Degree(v[:at]) > 1.5 && evidence.Degree(v[at+2:]) < 1 {
		cut(at, 2)
		return
	}
	// "BSc Computer Science", "MSc (Hons) Physics": the degree is an evidence.Abbreviation at the start.
	fields := strings.Fields(v)
	n := 0
	for n < len(fields) && n < 3 {
		w := fields[n]
		f := words.Split(w)
		if len(f) == 0 || !(evidence.Abbreviation(w) && words.Degrees().Degree.At(f, 0) == len(f) || strings.HasPrefix(w, "(") && strings.HasSuffix(w, ")") && n > 0 || strings.EqualFold(w, "hons") && n > 0) {
			break
		}
		n++
	}
	if n > 0 && n < len(fields) && !strings.EqualFold(fields[n], "of") && !startsLower(fields[n]) {
		head := strings.Join(fields[:n], " ")
		cut(len(head), 0)
	}
}

// bracketedSubject takes the subject out of "PGCE (Geography)", and its brackets away.
func bracketedSubject(d *cv.Education) {
	if v := d.Area.Value; strings.HasPrefix(v, "(") && strings.HasSuffix(v, ")") && strings.Count(v, "(") == 1 {
		d.Area.Value = v[1 : len(v)-1]
	}
	v := d.Degree.Value
	at := strings.LastIndex(v, " (")
	if at <= 0 || !strings.HasSuffix(v, ")") || !d.Area.IsZero() || evidence.Degree(v[:at]) < 1.5 {
		return
	}
	if inner := v[at+2 : len(v)-1]; evidence.Subjects.Contains(words.Split(inner)) && !startsLower(inner) && words.Degrees().Degree.At(words.Split(inner), 0) == 0 && !subjectList(v) {
		d.Area = d.Degree
		d.Degree.Value, d.Area.Value = v[:at], inner
	}
}

// classBefore takes the class of a degree from before its subject.
func classBefore(d *cv.Education) {
	m := leadingClass.FindStringSubmatch(d.Area.Value)
	switch {
	case m == nil:
	case d.Score.IsZero():
		d.Score = d.Area
		d.Score.Value, d.Area.Value = m[1], m[2]
	default: // "First Class Geography" and a mark
		d.Score.Value = m[1] + ", " + d.Score.Value
		d.Score.Lines = addLines(append([]int{}, d.Area.Lines...), d.Score.Lines)
		d.Area.Value = m[2]
	}
}

// leadingClass is the class of a degree before its subject: "2:1 Mathematics".
var leadingClass = regexp.MustCompile(`^\(?((?:2[:.][12]|1st|(?:First|Second|Third|Upper Second|Lower Second)(?:[ -]Class)?)(?: (?:Class )?(?:Upper|Lower))?(?: Honours| Hons)?)\)?,? (\p{Lu}.{2,})$`)

var apprenticeship = regexp.MustCompile(`(?i)^(?:berufs)?(?:ausbildung|lehre|umschulung|weiterbildung)\s+(?:zu[mr]?|als|in)\s`)

var degreeLabels = words.NewSet("abschluss", "degree", "diploma", "studiengang", "fachrichtung", "studium", "course", "field of study", "subject", "major", "qualification", "diplome", "titulo", "titolo", "grau", "opleiding", "kierunek", "titulacion", "specialization", "specialisation")

// inheritSchool gives a degree without a school the one of the entry above that has
// no degree of its own.
func inheritSchool(list []cv.Education) []cv.Education {
	var out []cv.Education
	for i := 0; i < len(list); i++ {
		d := list[i]
		if n := len(out); n > 0 && d.Institution.IsZero() && !d.Degree.IsZero() {
			prev := &out[n-1]
			if prev.Degree.IsZero() && prev.Area.IsZero() && !prev.Institution.IsZero() && (d.Dates.IsZero() || prev.Dates.IsZero() || d.Dates.Start.Compare(prev.Dates.Start) >= 0 && len(prev.Highlights)+len(prev.Summary) == 0) {
				prev.Degree, prev.Area = d.Degree, d.Area
				if !d.Dates.IsZero() {
					prev.Dates = d.Dates
				}
				if prev.Score.IsZero() {
					prev.Score = d.Score
				}
				if prev.Location.IsZero() {
					prev.Location = d.Location
				}
				prev.Summary = append(prev.Summary, d.Summary...)
				prev.Highlights = append(prev.Highlights, d.Highlights...)
				prev.Courses = append(prev.Courses, d.Courses...)
				continue
			}
			if !prev.Institution.IsZero() && prev.Dates.IsZero() == d.Dates.IsZero() && headsDegrees(prev) {
				d.Institution = prev.Institution
				d.Institution.Confidence = 0.6
			}
		}
		out = append(out, d)
	}
	return out
}

// mainDegree is evidence.Degree but for the parts of a degree ("Minor in Music").
func mainDegree(text string) float64 {
	s := evidence.Degree(text)
	if f := words.Split(text); len(f) > 0 && (f[0] == "minor" || f[0] == "major" || f[0] == "honours" || f[0] == "specialisation" || f[0] == "specialization") {
		return min(s, 1)
	}
	return s
}

// headsDegrees reports a school on a line of its own above its degree: others may follow.
func headsDegrees(d *cv.Education) bool {
	return len(d.Institution.Lines) > 0 && len(d.Degree.Lines) > 0 && lastLine(d.Institution.Lines) < d.Degree.Lines[0]
}

// splitDegreeBullets takes list items that each name a degree as entries.
func splitDegreeBullets(paras []para) []para {
	degrees, bullets := 0, 0
	plain := false
	for i := range paras {
		if paras[i].bullet {
			bullets++
			if evidence.Degree(paras[i].text) >= 1.8 && (len(paras[i].found) > 0 || strongIn(&paras[i], evidence.School) || opensSchool(paras, i)) {
				degrees++
			}
		} else {
			plain = true
		}
	}
	if degrees == 0 || plain && degrees < 2 && !opensSchool(paras, 0) || !plain && degrees*2 < bullets {
		return paras
	}
	out := append([]para{}, paras...)
	for i := range out {
		if out[i].bullet && evidence.Degree(out[i].text) >= 1.8 {
			out[i].bullet, out[i].header = false, true
		}
	}
	return out
}

// opensSchool reports a degree drawn with a bullet above its school: the marks of a
// timeline look like those of a list.
func opensSchool(paras []para, i int) bool {
	return paras[i].bullet && i+1 < len(paras) && !paras[i+1].bullet && evidence.Degree(paras[i].text) >= 1.8 && strongIn(&paras[i+1], evidence.School)
}
