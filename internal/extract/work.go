package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/headings"
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

// fill puts the groups of a header into the fields; what has no role is returned.
func (b *builder) fill(w *cv.Engagement, h *head, groups []group) (rest []cv.Text) {
	groups = townsBefore(h.atoms, groups)
	for _, g := range groups {
		if t := g.text(h.atoms); !fillPost(w, t, g, h) {
			rest = append(rest, t)
		}
	}
	splitTown(w)
	if namedWithoutPlace(w) && len(rest) > 0 && endsInTown(h, groups) {
		n := len(rest) - 1
		w.Location, rest = rest[n], rest[:n]
		w.Location.Confidence = 0.6
	}
	datePost(w, h)
	return rest
}

// fillPost puts one group into its field; false where it has none.
func fillPost(w *cv.Engagement, t cv.Text, g group, h *head) bool {
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
		if !w.URL.IsZero() || !onlyURL(t.Value) {
			return false
		}
		w.URL = t
	}
	return true
}

// splitTown takes the town off a firm with its legal form.
func splitTown(w *cv.Engagement) {
	if !w.Location.IsZero() || !evidence.LegalForm(w.Organisation.Value) {
		return
	}
	if name, place := townAfter(w.Organisation); evidence.LegalForm(name.Value) {
		w.Organisation, w.Location = name, place
	}
}

func namedWithoutPlace(w *cv.Engagement) bool {
	return w.Location.IsZero() && !w.Title.IsZero() && !w.Organisation.IsZero()
}

// endsInTown reports a head that a lone town closes.
func endsInTown(h *head, groups []group) bool {
	if len(groups) == 0 {
		return false
	}
	last := groups[len(groups)-1]
	return last.role == roleRest && loneTown(h.atoms, last.from)
}

// datePost takes the period of a head. One date drawn: the post was then, not ever since.
func datePost(w *cv.Engagement, h *head) {
	m, ok := periodOf(h.dates)
	if !ok {
		return
	}
	w.Dates = m.Range
	for _, l := range h.dated {
		w.Dates.Text.Lines = addLines(w.Dates.Text.Lines, l)
	}
	w.Dates.Text.Confidence = 0.95
	if !m.Period && !w.Dates.Current {
		w.Dates.End = w.Dates.Start
	}
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
