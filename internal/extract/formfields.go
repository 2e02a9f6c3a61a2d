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
		without := map[role]bool{roleTitle: !e.text(roleTitle).IsZero(), roleOrg: !e.text(roleOrg).IsZero(), rolePlace: !e.text(rolePlace).IsZero()}
		if len(e.head) > 0 {
			h := readHeader(e.head)
			g := workGrammar
			g.need = map[role]float64{roleTitle: 0.9, roleOrg: 2}
			groups, _ := g.label(h.atoms, 1, nil, without, nil)
			w.Summary = append(w.Summary, b.fill(&w, &h, groups)...)
			w.Summary = append(w.Summary, h.tail...)
			if len(e.head) == 1 && w.Location.IsZero() {
				w.Organisation, w.Location = townAfter(w.Organisation)
			}
		}
		if t := e.text(roleTitle); !t.IsZero() {
			w.Title = t
		}
		if p, ok := e.fields[roleOrg]; ok {
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
		if t := e.text(rolePlace); !t.IsZero() {
			w.Location = t
		}
		if t := e.text(roleUnit); !t.IsZero() {
			w.Unit = t
		}
		if r := e.period(); !r.IsZero() {
			w.Dates = r
			if r.End.IsZero() && !r.Current {
				w.Dates.End = r.Start
			}
		} else if p, ok := e.fields[roleDates]; ok {
			w.Summary = append(w.Summary, p.value(0.6))
		}
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

// townAfter splits "ACME Foods, Smallville": where the label says that this is the
// employer, a name after the last comma that is neither part of a company nor a
// department is where it stands.
func townAfter(org cv.Text) (name, place cv.Text) {
	at := strings.LastIndex(org.Value, ", ")
	if at <= 0 {
		return org, place
	}
	first, last := org.Value[:at], org.Value[at+2:]
	f := words.Split(last)
	if len(f) == 0 || len(f) > 3 || !nameLike(last) || strings.ContainsAny(org.Value, "&") || companyTail(last) || evidence.LegalForm(last) || evidence.Organisation(last) >= 1 || evidence.Title(last) >= 1 || evidence.Unit(last) > 0 {
		return org, place
	}
	place = org
	name, org.Value, place.Value = org, first, last
	name.Value, place.Confidence = first, 0.7
	return name, place
}

// courses makes education entries of records.
func (b *builder) courses(list []record) []cv.Education {
	var out []cv.Education
	for i := range list {
		e := &list[i]
		d := cv.Education{Degree: e.text(roleTitle), Institution: e.text(roleOrg), Location: e.text(rolePlace), Score: e.text(roleScore), Area: e.text(roleArea), Dates: e.period()}
		if len(e.head) > 0 {
			h := readHeader(e.head)
			without := map[role]bool{roleDegree: !d.Degree.IsZero(), roleOrg: !d.Institution.IsZero(), rolePlace: !d.Location.IsZero(), roleScore: !d.Score.IsZero(), roleArea: !d.Area.IsZero()}
			groups, _ := educationGrammar.label(h.atoms, 1, nil, without, nil)
			for _, g := range groups {
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
				default:
					d.Summary = append(d.Summary, t)
				}
			}
			if m, ok := periodOf(h.dates); ok && d.Dates.IsZero() {
				d.Dates = m.Range
				d.Dates.Text.Lines = e.head[0].lines
			}
		}
		if p, ok := e.fields[roleDates]; ok && d.Dates.IsZero() {
			d.Summary = append(d.Summary, p.value(0.6))
		}
		if t := e.text(roleUnit); !t.IsZero() {
			d.Summary = append(d.Summary, t)
		}
		var summary, bullets []cv.Text
		b.body(e.body, &summary, &bullets)
		for _, t := range summary {
			b.courseLine(&d, t, &d.Summary)
		}
		for _, t := range bullets {
			b.courseLine(&d, t, &d.Highlights)
		}
		if at := strings.LastIndex(d.Degree.Value, ", "); at > 0 && d.Score.IsZero() && evidence.Grade(d.Degree.Value[at+2:]) > 1 {
			d.Score = d.Degree
			d.Degree.Value, d.Score.Value = d.Degree.Value[:at], d.Degree.Value[at+2:]
		}
		splitDegree(&d)
		classBefore(&d)
		bracketedSubject(&d)
		out = append(out, d)
	}
	return out
}

// certificatesOf makes certificates of records.
func (b *builder) certificatesOf(list []record) {
	for i := range list {
		e := &list[i]
		c := cv.Certificate{Name: e.text(roleTitle), Issuer: e.text(roleOrg), Dates: e.period()}
		if c.Name.IsZero() {
			c.Name, c.Issuer = c.Issuer, cv.Text{}
		}
		if !c.Name.IsZero() {
			b.doc.Certificates = append(b.doc.Certificates, c)
		}
	}
}
