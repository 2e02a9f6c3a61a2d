package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
)

// In a project's header roleTitle is its name and roleUnit the person's part in it.
var projectGrammar = grammar{
	roles: []role{roleTitle, roleUnit, roleOrg, rolePlace, roleRest},
	first: [2]role{roleTitle, roleOrg},
	fixed: true,
	lead:  true,
	need:  map[role]float64{roleTitle: 3},
	emit: func(text string, r role) float64 {
		switch r {
		case roleTitle:
			s := 0.9
			if evidence.Title(text) >= 1.6 {
				s -= 0.8
			}
			if contact.ParsePlace(text).Score >= 0.85 {
				s -= 1.5
			}
			return s
		case roleUnit:
			return evidence.Title(text) - 0.9
		case roleOrg:
			return evidence.Organisation(text) - 0.9
		case rolePlace:
			return evidence.Place(text) - 0.5
		}
		return -1
	},
}

// projects reads pieces of work with a name of their own.
func (b *builder) projects(s *section) []cv.Project {
	plain := false
	for i := range s.paras {
		plain = plain || !s.paras[i].bullet && !prose(&s.paras[i])
	}
	if !plain {
		return b.projectLines(s.paras)
	}
	list := segmentEntries(s.paras, entryEvidence{a: none, b: none, names: true})
	heads := make([]head, len(list))
	atoms := make([][]atom, len(list))
	without := make([]map[role]bool, len(list))
	for i := range list {
		e := &list[i]
		// under the name stands a description: only further lines with a date belong to the header
		for e.headTo > e.from+1 && len(boundaryDates(&s.paras[e.headTo-1])) == 0 {
			e.headTo--
		}
		heads[i] = readHeader(s.paras[e.from:e.headTo])
		atoms[i] = heads[i].atoms
	}
	groups := projectGrammar.settle(atoms, without)
	var out []cv.Project
	for i, e := range list {
		var p cv.Project
		if e.banner >= 0 {
			p.Organisation = s.paras[e.banner].value(0.7)
		}
		for _, g := range groups[i] {
			t := g.text(atoms[i])
			switch g.role {
			case roleTitle:
				p.Name = t
				if name, rest, ok := strings.Cut(t.Value, ", "); ok && wordCount(name) <= 4 && (wordCount(rest) >= 4 && running(rest) || wordCount(rest) >= 7) {
					p.Name.Value = name
					p.Summary = append(p.Summary, cv.Text{Value: rest, Lines: t.Lines, Confidence: 0.8})
				} else if name, rest, ok := strings.Cut(t.Value, ": "); ok && wordCount(name) <= 5 && wordCount(rest) >= 4 {
					p.Name.Value = name
					p.Summary = append(p.Summary, cv.Text{Value: rest, Lines: t.Lines, Confidence: 0.8})
				}
				if u := atoms[i][g.from].link; u != "" {
					p.URL = cv.Text{Value: u, Lines: t.Lines, Confidence: 0.9}
				}
			case roleUnit:
				p.Role = t
			case roleOrg:
				p.Organisation = t
			default:
				if u := contact.URLs(t.Value); len(u) == 1 && len(u[0].Value) == len(t.Value) {
					p.URL = t
					continue
				}
				p.Summary = append(p.Summary, t)
			}
		}
		if m, ok := periodOf(heads[i].dates); ok {
			p.Dates = m.Range
			for _, l := range heads[i].dated {
				p.Dates.Text.Lines = addLines(p.Dates.Text.Lines, l)
			}
		}
		p.Summary = append(p.Summary, heads[i].tail...)
		b.body(s.paras[e.headTo:e.to], &p.Summary, &p.Highlights)
		out = append(out, p)
	}
	return out
}

// projectLines reads projects that are one item each: "Name (2019): what it does".
func (b *builder) projectLines(paras []para) []cv.Project {
	var out []cv.Project
	named := slices.ContainsFunc(paras, func(p para) bool {
		name, _ := projectName(&p)
		return name != ""
	})
	for i := range paras {
		p := &paras[i]
		name, rest := projectName(p)
		if name == "" && len(out) > 0 && (named || !p.bullet) {
			last := &out[len(out)-1]
			last.Summary = append(last.Summary, p.value(0.8))
			continue
		}
		if name == "" {
			name, rest = p.text, ""
		}
		q := cv.Project{Name: cv.Text{Value: name, Lines: p.lines, Confidence: 0.8}}
		if m, ok := periodOf(p.found); ok && strings.Index(p.text, m.Range.Text.Value) <= len(name)+2 {
			q.Dates = m.Range
			q.Dates.Text.Lines = p.lines
			rest = strings.TrimLeft(strings.Replace(rest, m.Range.Text.Value, "", 1), " .:–—-,")
		}
		if rest != "" {
			q.Summary = []cv.Text{{Value: rest, Lines: p.lines, Confidence: 0.85}}
		}
		out = append(out, q)
	}
	return out
}

// projectName splits the name from the description.
func projectName(p *para) (name, rest string) {
	at := -1
	for _, sep := range []string{" (", ": ", " – ", " — ", " - ", ". ", " | "} {
		if i := strings.Index(p.text, sep); i > 0 && (at < 0 || i < at) {
			at = i
		}
	}
	if b := boldPrefix(p.segs[0]); b > 0 && b < len(p.text) {
		at = b
	}
	if at <= 0 || wordCount(p.text[:at]) > 9 {
		return "", ""
	}
	return strings.TrimRight(p.text[:at], " :.–—-|,"), strings.TrimLeft(p.text[at:], " :.–—-|,")
}
