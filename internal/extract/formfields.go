package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// text is the value of a field; the zero Text without it.
func (e *record) text(r role) cv.Text {
	p, ok := e.fields[r]
	if !ok {
		return cv.Text{}
	}
	t := p.value(0.95)
	t.Value = strings.TrimRight(t.Value, " ;,")
	return t
}

// period is the date field of a record.
func (e *record) period() cv.DateRange {
	p, ok := e.fields[roleDates]
	if !ok {
		return cv.DateRange{}
	}
	m, ok := periodOf(p.found)
	if !ok {
		return cv.DateRange{}
	}
	m.Range.Text.Lines, m.Range.Text.Confidence = p.lines, 0.95
	return m.Range
}

// posts makes engagements of records.
func (b *builder) posts(list []record) []cv.Engagement {
	var out []cv.Engagement
	for i := range list {
		e := &list[i]
		var w cv.Engagement
		if len(e.head) > 0 {
			b.postHead(&w, e)
		}
		e.take(&w.Title, roleTitle)
		e.takeEmployer(&w)
		e.take(&w.Location, rolePlace)
		e.take(&w.Unit, roleUnit)
		e.takePeriod(&w)
		for _, r := range []role{roleScore, roleArea} {
			if t := e.text(r); !t.IsZero() {
				w.Summary = append(w.Summary, t)
			}
		}
		b.body(e.body, &w.Summary, &w.Highlights)
		out = append(out, w)
	}
	return out
}

// take fills a value with a field, where the record has it.
func (e *record) take(to *cv.Text, r role) {
	if t := e.text(r); !t.IsZero() {
		*to = t
	}
}

// has tells which of the roles the record has fields for.
func (e *record) has(list ...role) map[role]bool {
	out := map[role]bool{}
	for _, r := range list {
		out[r] = !e.text(r).IsZero()
	}
	return out
}

// postHead reads the lines above the first label of a post.
func (b *builder) postHead(w *cv.Engagement, e *record) {
	h := readHeader(e.head)
	g := workGrammar
	g.need = map[role]float64{roleTitle: 0.9, roleOrg: 2}
	groups, _ := g.label(h.atoms, 1, nil, e.has(roleTitle, roleOrg, rolePlace), nil)
	w.Summary = append(w.Summary, b.fill(w, &h, groups)...)
	w.Summary = append(w.Summary, h.tail...)
	if len(e.head) == 1 && w.Location.IsZero() {
		w.Organisation, w.Location = townAfter(w.Organisation)
	}
}

// takeEmployer reads the field of the employer, which may name the place too.
func (e *record) takeEmployer(w *cv.Engagement) {
	p, ok := e.fields[roleOrg]
	if !ok {
		return
	}
	h := readHeader([]para{p})
	var place cv.Text
	w.Organisation, place = bannerText(h.atoms)
	if place.IsZero() {
		w.Organisation, place = townAfter(w.Organisation)
	}
	if w.Location.IsZero() {
		w.Location = place
	}
}

// takePeriod reads the field of the dates; what is no date is kept as text.
func (e *record) takePeriod(w *cv.Engagement) {
	r := e.period()
	if r.IsZero() {
		if p, ok := e.fields[roleDates]; ok {
			w.Summary = append(w.Summary, p.value(0.6))
		}
		return
	}
	w.Dates = r
	if r.End.IsZero() && !r.Current {
		w.Dates.End = r.Start
	}
}

// townAfter splits "ACME Foods, Smallville": where the label says that this is the
// employer, a name after the last comma that is neither part of a company nor a
// department is where it stands.
func townAfter(org cv.Text) (name, place cv.Text) {
	at := strings.LastIndex(org.Value, ", ")
	if at <= 0 {
		return org, place
	}
	first, last := org.Value[:at], org.Value[at+2:]
	if strings.Contains(org.Value, "&") || !shortTownName(last) || partOfFirm(last) {
		return org, place
	}
	place = org
	name, org.Value, place.Value = org, first, last
	name.Value, place.Confidence = first, 0.7
	return name, place
}

// shortTownName reports a name of up to three words.
func shortTownName(text string) bool {
	f := words.Split(text)
	return len(f) > 0 && len(f) <= 3 && nameLike(text)
}

// partOfFirm reports what stands behind a comma and belongs to the name of a firm, or is a post or a department.
func partOfFirm(text string) bool {
	return companyTail(text) || evidence.LegalForm(text) || evidence.Organisation(text) >= 1 || evidence.Title(text) >= 1 ||
		evidence.Unit(text) > 0
}

// certificatesOf makes certificates of records.
func (b *builder) certificatesOf(list []record) {
	for i := range list {
		e := &list[i]
		c := cv.Certificate{Name: e.text(roleTitle), Issuer: e.text(roleOrg), Dates: e.period()}
		for k := range e.body {
			if e.body[k].segs[0].column > 0 { // a cell of its row: the number of a card
				c.Name = appendText(c.Name, e.body[k].value(0.9), ", ")
			}
		}
		if c.Name.IsZero() {
			c.Name, c.Issuer = c.Issuer, cv.Text{}
		}
		if !c.Name.IsZero() {
			b.doc.Certificates = append(b.doc.Certificates, c)
		}
	}
}
