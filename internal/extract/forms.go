package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// The parts of a form that no grammar knows.
const (
	roleDates = roles + iota
	roleBody  // duties: the label says nothing
	roleSkip  // a running number
	roleFrom  // the two ends of a period in columns of their own
	roleTo
	roleOther // a column that no list knows: what it holds is kept
)

// fieldLabels are the labels of forms and the headings of tables: what stands behind
// or below them is the name of the post or course, who gave it, when, where.
var fieldLabels = func() map[string]role {
	out := map[string]role{}
	for r, list := range map[role]string{
		roleTitle: "job title, title, position, position held, role, designation, positions held, job held, appointment, appointment held, post, post held, post title, position in company, your role, job title and grade, occupation, occupation or position held, job, job role, position title, what, stelle, funktion, tatigkeit, poste, poste occupe, puesto, cargo, functie, stanowisko, function, degree, qualification, course, title of qualification awarded, qualification awarded, course title, name of course, degree certificate, degree course, class, examination, exam, exam passed, course degree, studiengang, abschluss, diplome, titulo, course name, certificate, certification, training, name of training, qualification gained, qualifications gained, qualification obtained, qualifications obtained, qualification title, subject and level, course of study, training course, award gained, name of qualification, licence, licence or certificate, ticket, card, program, programme, award",
		roleOrg:   "production company, production house, studio, broadcaster, theatre company, employer, employers, employing organisation, hospital trust, trust, where obtained, obtained at, obtained from, awarded by, awarding institution, awarding organisation, place of study, educational establishment, school college or university, school or college, college or university, university or college, university college, school college university, name of school, name of school college or university, training body, training organisation, delivered by, centre, company, organisation, organization, company name, employer name, name of employer, name and address of employer, name of organisation, name of organization, name of company, name of the organisation, name of the company, employer name and address, where, arbeitgeber, firma, unternehmen, employeur, entreprise, empresa, werkgever, pracodawca, institution, institute, school, university, college, school college, school university, board university, university board, board, institution board, institute university, name of institute, name of institution, name of the institution, name and type of organisation providing education and training, name and type of organization providing education and training, institution name, provider, training provider, issued by, issuer, issuing body, issuing organisation, issuing authority, issued at, issued from, place of issue, awarding body, hochschule, schule, etablissement, centro, institucion, school name",
		roleDates: "dates, date, period, completed on, awarded, obtained, gained, date gained, date awarded, date taken, date achieved, year obtained, year gained, year awarded, duration, dates employed, employment dates, dates of employment, employment period, tenure, time period, dates from to, from to, dates attended, date from to, date s, years, when, year of passing, passing year, year of completion, completed, date completed, year completed, year, zeitraum, periode, periodo, fechas, okres, date obtained, month year, date of issue, issue date, date issued, issued on",
		rolePlace: "location, place, place of work, work location, ort, lieu, lugar, luogo",
		roleUnit:  "department, division, team, abteilung, unit",
		roleScore: "grade, grades, result, results, percentage, cgpa, gpa, percentage cgpa, percentage of marks, marks, score, classification, final grade, level in national or international classification, level in national classification, division obtained, class division, note, aggregate, grade result, cgpa percentage, marks obtained",
		roleArea:  "field of study, subject, major, specialisation, specialization, principal evidence.Subjects occupational skills covered, evidence.Subjects, stream, fachrichtung",
		roleBody:  "job profile, work profile, job responsibilities, roles and responsibilities, nature of work, nature of duties, key result areas, brief description of duties, description of duties, brief description, summary of duties, brief summary of duties, main duties and responsibilities, work undertaken, activities performed, main responsibilities, main tasks, tasks performed, duties performed, role description, main activities and responsibilities, main activities, duties, main duties, responsibilities, key responsibilities, duties and responsibilities, job description, description, tasks, aufgaben, missions, activities, key duties, responsibilities and achievements, achievements, key achievements",
		roleFrom:  "from, start, start date, date from, from date, started, date started, begin, von, du, desde, dal, van",
		roleTo:    "to, end, end date, date to, to date, until, finish, finished, date left, left, leaving date, expires, expiry, expiry date, expires on, date of expiry, valid until, valid to, valid till, valid upto, validity, renewal, renewal date, renewal due, expiration, expiration date, bis, au, hasta, tot",
		roleSkip:  "s no, sl no, no, sr no, number, nr, s n, sno",
	} {
		for _, l := range strings.Split(list, ",") {
			out[words.Fold(l)] = r
		}
	}
	return out
}()

// record is one entry of a form.
type record struct {
	fields map[role]para
	head   []para // lines above the first label
	body   []para
}

// records reads a section that names its fields; nil if it does not.
func (b *builder) records(paras []para) []record {
	paras = splitLabelled(paras)
	out := b.formRecords(paras)
	if out == nil {
		return nil
	}
	for i := range paras {
		if _, value, ok := labelOf(&paras[i]); ok {
			b.say(&paras[i], value.text)
		}
	}
	return out
}

// say notes the label before the value of a line: the field that took the value says it.
func (b *builder) say(p *para, value string) {
	b.sayWords(p.lines[0], strings.TrimSuffix(p.text, value))
}

// sayWords notes words of a line that a field says by being what it is.
func (b *builder) sayWords(line int, text string) {
	if b.said == nil {
		b.said = map[int][]string{}
	}
	b.said[line] = append(b.said[line], words.Split(text)...)
}

// labelOf splits the label from a line of a form: "Employer: ACME", "Dates | 2019".
func labelOf(p *para) (role, para, bool) {
	if len(p.segs) > 1 {
		return labelCellOf(p)
	}
	return labelBeforeColon(p)
}

// labelCellOf splits the label that has a cell of its own.
func labelCellOf(p *para) (role, para, bool) {
	q := *p
	r, ok := fieldLabels[words.Fold(strings.TrimRight(p.segs[0].text, " :"))]
	if !ok {
		return 0, q, false
	}
	q.segs = append([]segment{}, p.segs[1:]...)
	q.segs[0] = cutSegment(q.segs[0], len(q.segs[0].text)-len(strings.TrimLeft(q.segs[0].text, ": ")))
	q.refresh()
	return r, q, q.text != ""
}

func labelBeforeColon(p *para) (role, para, bool) {
	q := *p
	label, rest, ok := strings.Cut(p.text, ":")
	if !ok || len(label) > 60 {
		return 0, q, false
	}
	r, ok := fieldLabels[words.Fold(headings.Bare(label))]
	if !ok {
		return 0, q, false
	}
	q.segs = []segment{cutSegment(p.segs[0], len(p.text)-len(strings.TrimLeft(rest, " ")))}
	if r == roleFrom { // "From: May 2012 To: June 2014"
		if !endLabel.MatchString(rest) {
			return 0, *p, false
		}
		r = roleDates
		q.segs[0].text = endLabel.ReplaceAllString(q.segs[0].text, "$1 ")
	}
	q.refresh()
	return r, q, q.text != "" || r == roleBody
}

// endLabel is the second label of a period in one line.
var endLabel = regexp.MustCompile(`(?i)(\b(?:to|until|bis)):\s*`)

// splitLabelled makes a line of its own of every cell that brings its label:
// "Job title: Cook | Employer: Blue Boar".
func splitLabelled(paras []para) []para {
	var out []para
	for i := range paras {
		p := &paras[i]
		if len(p.segs) < 2 || slices.ContainsFunc(p.segs, withoutFieldLabel) {
			out = append(out, *p)
			continue
		}
		for k := range p.segs {
			q := *p
			q.segs = p.segs[k : k+1]
			q.refresh()
			out = append(out, q)
		}
	}
	return out
}

// withoutFieldLabel reports a cell that does not bring its label.
func withoutFieldLabel(s segment) bool {
	label, _, ok := strings.Cut(s.text, ":")
	_, field := fieldLabels[words.Fold(label)]
	return !ok || !field
}

// refresh sets what follows from the segments.
func (p *para) refresh() {
	whole := line{segs: p.segs}
	whole.finish()
	p.text, p.found, p.count = whole.text, dates.Find(whole.text), wordCount(whole.text)
}

// formRecords reads entries whose lines carry labels.
func (b *builder) formRecords(paras []para) []record {
	first := firstLabel(paras)
	if first < 0 || slices.ContainsFunc(paras[:first], func(p para) bool { return prose(&p) }) {
		return nil
	}
	f := formReader{b: b, paras: paras, lead: first}
	f.begin(paras[:first])
	for i := first; i < len(paras); i++ {
		f.line(&paras[i])
	}
	return f.out
}

// firstLabel is the first line with a label, where enough labels tell that the section is a form; -1 where not.
func firstLabel(paras []para) int {
	seen := map[role]int{}
	first := -1
	for i := range paras {
		r, _, ok := labelOf(&paras[i])
		if !ok {
			continue
		}
		if r < roleBody && first < 0 {
			first = i
		}
		seen[r]++
	}
	if first > maxFormLead || !namesEntries(seen[roleTitle], seen[roleOrg], seen[roleDates]) {
		return -1
	}
	return first
}

// maxFormLead is how many lines may stand above the first label.
const maxFormLead = 3

// namesEntries reports enough labels of a form: two of them at the least, and dates or both of the others.
func namesEntries(titles, orgs, periods int) bool {
	if titles == 0 || orgs == 0 {
		return titles+orgs > 0 && periods > 0
	}
	return true
}

// formReader reads the lines of a form into records.
type formReader struct {
	b     *builder
	paras []para
	lead  int // lines without a label that open each entry
	out   []record
}

func (f *formReader) begin(head []para) {
	f.out = append(f.out, record{fields: map[role]para{}, head: append([]para{}, head...)})
}

func (f *formReader) line(p *para) {
	e := &f.out[len(f.out)-1]
	r, value, ok := labelOf(p)
	_, taken := e.fields[r]
	switch {
	case !ok || taken && !beginsRecord(r):
		e.body = append(e.body, *p)
	case r == roleBody && value.text == "":
		f.b.use(value.lines)
	case r == roleBody:
		e.body = append(e.body, value)
	default:
		if taken {
			e = f.next(e)
		}
		e.fields[r] = value
	}
}

// beginsRecord reports a field that no entry has twice.
func beginsRecord(r role) bool { return r == roleTitle || r == roleOrg || r == roleDates }

// next begins a record with the lines at the end of the one before that open each entry.
func (f *formReader) next(e *record) *record {
	n := 0
	for n < min(f.lead, len(e.body)) && f.opens(&e.body[len(e.body)-1-n]) {
		n++
	}
	head := e.body[len(e.body)-n:]
	e.body = e.body[:len(e.body)-n]
	f.begin(head)
	return &f.out[len(f.out)-1]
}

// opens reports a short line drawn like the last one above the first label.
func (f *formReader) opens(p *para) bool {
	return p.bullet == f.paras[f.lead-1].bullet && p.count <= 12
}
