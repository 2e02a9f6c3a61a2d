package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

var workGrammar = grammar{
	roles: []role{roleTitle, roleOrg, roleUnit, rolePlace, roleRest},
	first: [2]role{roleTitle, roleOrg},
	need:  map[role]float64{roleTitle: 0.9, roleOrg: 0.7},
	emit: func(text string, r role) float64 {
		if evidence.GradeOfPost.MatchString(text) {
			return -4
		}
		switch r {
		case roleTitle:
			return evidence.Title(text)
		case roleOrg:
			return evidence.Organisation(text)
		case roleUnit:
			return evidence.Unit(text)
		case rolePlace:
			return evidence.Place(text)
		}
		return -1
	},
}

// engagements reads the entries of a section of posts.
func (b *builder) engagements(s *section) []cv.Engagement {
	if list := b.records(s.paras); list != nil {
		return b.posts(list)
	}
	paras := promoteLines(promoteBullets(plainHeads(splitPosts(b.withoutDurations(s.paras)))))
	list := segmentEntries(paras, entryEvidence{a: evidence.Title, b: evidence.Organisation, leave: true})
	heads := make([]head, len(list))
	atoms := make([][]atom, len(list))
	without := make([]map[role]bool, len(list))
	away := make([]bool, len(list)) // what explains a gap has no employer
	underBanner, banner := false, -1
	for i, e := range list {
		heads[i] = readHeader(paras[e.from:e.headTo])
		atoms[i] = heads[i].atoms
		if e.banner >= 0 {
			underBanner, banner = true, e.banner
		} else if underBanner && namesEmployer(paras[e.from:e.headTo]) {
			underBanner = false
		} else if underBanner && !datesOnly(paras[min(e.from+1, len(paras)-1)].text) && e.headTo-e.from > 1 && !sameLook(looks(paras, e.from), looks(paras, list[i-1].from)) {
			underBanner = false
		}
		if underBanner && e.banner < 0 && outlives(paras, e, banner) {
			underBanner = false
		}
		away[i] = gapOfWork(paras[e.from].text)
		if underBanner || away[i] {
			without[i] = map[role]bool{roleOrg: true}
		}
	}
	groups := workGrammar.settle(atoms, without)
	var out []cv.Engagement
	var employer, place cv.Text
	for i, e := range list {
		var w cv.Engagement
		h := &heads[i]
		rest := b.fill(&w, h, groups[i])
		if e.banner >= 0 {
			bh := readHeader(paras[e.banner : e.banner+1])
			employer, place = bannerText(bh.atoms)
		} else if without[i] == nil {
			employer, place = cv.Text{}, cv.Text{}
		}
		if w.Organisation.IsZero() && !employer.IsZero() && !away[i] {
			w.Organisation = employer
			if w.Location.IsZero() {
				w.Location = place
			}
		}
		w.Summary = append(w.Summary, rest...)
		w.Summary = append(w.Summary, h.tail...)
		b.body(paras[e.headTo:e.to], &w.Summary, &w.Highlights)
		out = append(out, w)
	}
	b.wholeTimes(paras, list, out)
	dashedTowns(paras, out)
	return mergeBanners(out)
}

// dashedTowns takes the town out of "Bolt Ltd - Smallville" where another employer of
// the section stands so before a place that is known.
func dashedTowns(paras []para, list []cv.Engagement) {
	known := false
	for i := range list {
		at := list[i].Location.Value
		if at == "" || evidence.Place(at) < 2 {
			continue
		}
		for k := range paras {
			known = known || !paras[k].bullet && (strings.HasSuffix(paras[k].text, " - "+at) || strings.HasSuffix(paras[k].text, " – "+at))
		}
	}
	if !known {
		return
	}
	for i := range list {
		w := &list[i]
		at := max(strings.LastIndex(w.Organisation.Value, " - "), strings.LastIndex(w.Organisation.Value, " – "))
		if at <= 0 || !w.Location.IsZero() {
			continue
		}
		name, town := w.Organisation.Value[:at], strings.TrimLeft(w.Organisation.Value[at:], " -–")
		if wordCount(town) <= 3 && nameLike(town) && evidence.Title(town) < 1 && evidence.Unit(town) < 0 && evidence.Organisation(town) < 1 && !evidence.Subjects.Contains(words.Split(town)) {
			w.Location = w.Organisation
			w.Organisation.Value, w.Location.Value, w.Location.Confidence = name, town, 0.7
		}
	}
}

// withoutDurations drops lines that only say how long somebody was with an employer.
func (b *builder) withoutDurations(paras []para) []para {
	var out []para
	for i := range paras {
		if dates.Duration(paras[i].text) {
			b.use(paras[i].lines)
			continue
		}
		out = append(out, paras[i])
	}
	return out
}

// namesEmployer reports a header with an employer on a line of its own.
func namesEmployer(paras []para) bool {
	for i := range paras {
		if strongIn(&paras[i], evidence.Organisation) && !strongIn(&paras[i], evidence.Title) {
			return true
		}
	}
	return false
}

func looks(paras []para, i int) style { return segmentStyle(&paras[i].first, 0) }

// townsBefore gives a place the unknown town that a comma parts from it, alone on their
// line: "Smallville, Germany".
func townsBefore(atoms []atom, groups []group) []group {
	for i := 1; i < len(groups); i++ {
		t, p := groups[i-1], groups[i]
		if t.role != roleRest || p.role != rolePlace || t.to-t.from != 1 {
			continue
		}
		a := &atoms[t.from]
		if (a.sep == byLine || a.sep == bySegment) && atoms[p.from].sep == byComma && wordCount(a.text) <= 3 && nameLike(a.text) && evidence.Title(a.text) < 1 && evidence.Organisation(a.text) < 1 && evidence.Unit(a.text) < 0 {
			out := append([]group{}, groups[:i-1]...)
			p.from = t.from
			return append(append(out, p), groups[i+1:]...)
		}
	}
	return groups
}

// fill puts the groups of a header into the fields; what has no role is returned.
func (b *builder) fill(w *cv.Engagement, h *head, groups []group) (rest []cv.Text) {
	groups = townsBefore(h.atoms, groups)
	for _, g := range groups {
		t := g.text(h.atoms)
		switch g.role {
		case roleTitle:
			w.Title = t
		case roleOrg:
			w.Organisation = t
			if link := h.atoms[g.from].link; link != "" && !strings.HasPrefix(link, "mailto:") {
				w.URL = cv.Text{Value: link, Lines: t.Lines, Confidence: 0.9}
			}
		case roleUnit:
			w.Unit = t
		case rolePlace:
			w.Location = t
		default:
			if w.URL.IsZero() {
				if u := contact.URLs(t.Value); len(u) == 1 && len(u[0].Value) == len(t.Value) {
					w.URL = t
					continue
				}
			}
			rest = append(rest, t)
		}
	}
	if w.Location.IsZero() && evidence.LegalForm(w.Organisation.Value) {
		if name, place := townAfter(w.Organisation); evidence.LegalForm(name.Value) {
			w.Organisation, w.Location = name, place
		}
	}
	if n := len(rest); n > 0 && len(groups) > 0 && w.Location.IsZero() && !w.Title.IsZero() && !w.Organisation.IsZero() {
		if last := groups[len(groups)-1]; last.role == roleRest && loneTown(h.atoms, last.from) {
			w.Location, rest = rest[n-1], rest[:n-1]
			w.Location.Confidence = 0.6
		}
	}
	if m, ok := periodOf(h.dates); ok {
		w.Dates = m.Range
		for _, l := range h.dated {
			w.Dates.Text.Lines = addLines(w.Dates.Text.Lines, l)
		}
		w.Dates.Text.Confidence = 0.95
		if !m.Period && !w.Dates.Current {
			w.Dates.End = w.Dates.Start // one date drawn: the post was then, not ever since
		}
	}
	return rest
}

// loneTown reports a name of one or two words alone on the line under title and
// employer: where the post was, though no list knows it.
func loneTown(atoms []atom, i int) bool {
	a := &atoms[i]
	if a.sep != byLine && a.sep != bySegment || i != len(atoms)-1 || a.link != "" {
		return false
	}
	f := words.Split(a.text)
	return len(f) > 0 && len(f) <= 2 && len(a.text) > 3 && nameLike(a.text) && evidence.UpperWords(a.text) && !startsLower(a.text) && evidence.Title(a.text) < 0.5 && evidence.Organisation(a.text) < 1 && evidence.Unit(a.text) < 0 &&
		!evidence.Subjects.Contains(f) && !engagementKinds.Contains(f) && !words.Titles().Modifier.Contains(f)
}

// engagementKinds say how somebody worked, not where.
var engagementKinds = words.NewSet("full", "part", "time", "contract", "contractor", "temporary", "permanent", "fixed", "freelance", "interim", "seasonal", "casual", "voluntary", "internship", "placement", "remote", "hybrid", "onsite", "promoted", "secondment", "vollzeit", "teilzeit", "befristet", "cdi", "cdd", "stage", "festanstellung", "apprenticeship", "traineeship", "locum", "bank", "agency", "duties", "key", "main")

func bannerText(atoms []atom) (employer, place cv.Text) {
	g := grammar{roles: []role{roleOrg, rolePlace, roleUnit, roleRest}, emit: workGrammar.emit, need: map[role]float64{roleOrg: 2}, first: [2]role{roleOrg, rolePlace}}
	groups, _ := g.label(atoms, 1, nil, nil, nil)
	for _, gr := range groups {
		switch gr.role {
		case roleOrg:
			employer = gr.text(atoms)
		case rolePlace:
			place = gr.text(atoms)
		case roleUnit, roleRest:
			if employer.IsZero() {
				employer = gr.text(atoms)
			} else if atoms[gr.from].sep == byRemark {
				employer.Value += " (" + gr.text(atoms).Value + ")"
			} else {
				employer.Value += ", " + gr.text(atoms).Value
			}
		}
	}
	return employer, place
}

// body puts bullets and prose under an entry.
func (b *builder) body(paras []para, summary, highlights *[]cv.Text) {
	for i := range paras {
		p := &paras[i]
		if headings.IsLabel(p.text) {
			b.use(p.lines)
			continue
		}
		t := p.value(0.92)
		if p.bullet {
			*highlights = append(*highlights, t)
		} else {
			*summary = append(*summary, t)
		}
	}
}

// value is the paragraph as one text.
func (p *para) value(confidence float64) cv.Text {
	return cv.Text{Value: strings.ReplaceAll(p.text, "\t", " "), Lines: p.lines, Confidence: confidence}
}

// mergeBanners gives entries without an employer the one of the entry above that is
// nothing but an employer, and drops that.
func mergeBanners(list []cv.Engagement) []cv.Engagement {
	var out []cv.Engagement
	var banner *cv.Engagement
	for i := range list {
		w := list[i]
		bare := w.Title.IsZero() && !w.Organisation.IsZero() && len(w.Highlights) == 0 && len(w.Summary) == 0
		if bare && i+1 < len(list) && list[i+1].Organisation.IsZero() && !list[i+1].Title.IsZero() {
			banner = &list[i]
			continue
		}
		if banner != nil {
			if gapOfWork(w.Title.Value) {
				out = append(out, w)
				continue
			}
			if w.Organisation.IsZero() {
				w.Organisation = banner.Organisation
				if w.Location.IsZero() {
					w.Location = banner.Location
				}
				if w.Dates.IsZero() {
					w.Dates = banner.Dates
				}
			} else {
				banner = nil
			}
		}
		out = append(out, w)
	}
	return out
}

// looksLikeWork reports that a paragraph could begin a post: a period of time and
// a title or an employer.
func looksLikeWork(p *para) bool {
	if p.bullet || p.count > 22 {
		return false
	}
	period := false
	for _, m := range boundaryDates(p) {
		period = period || m.Period
	}
	return period && strongIn(p, evidence.Title) && !words.Degrees().Degree.Contains(words.Split(p.text))
}
