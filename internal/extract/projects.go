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
	if !slices.ContainsFunc(s.paras, func(p para) bool { return !p.bullet && !prose(&p) }) {
		return b.projectLines(s.paras)
	}
	list := segmentEntries(s.paras, entryEvidence{a: none, b: none, names: true})
	heads := make([]head, len(list))
	atoms := make([][]atom, len(list))
	for i := range list {
		nameOnly(s.paras, &list[i])
		heads[i] = readHeader(s.paras[list[i].from:list[i].headTo])
		atoms[i] = heads[i].atoms
	}
	groups := projectGrammar.settle(atoms, make([]map[role]bool, len(list)))
	var out []cv.Project
	for i, e := range list {
		var p cv.Project
		if e.banner >= 0 {
			p.Organisation = s.paras[e.banner].value(0.7)
		}
		fillProject(&p, &heads[i], groups[i])
		b.body(s.paras[e.headTo:e.to], &p.Summary, &p.Highlights)
		out = append(out, p)
	}
	return out
}

// nameOnly leaves the head of a project its name: under that stands a description, of which only
// further lines with a date belong to the head.
func nameOnly(paras []para, e *entry) {
	for e.headTo > e.from+1 && len(boundaryDates(&paras[e.headTo-1])) == 0 {
		e.headTo--
	}
}

// fillProject puts the groups of a head and its period into the fields.
func fillProject(p *cv.Project, h *head, groups []group) {
	for _, g := range groups {
		t := g.text(h.atoms)
		switch g.role {
		case roleTitle:
			nameFromHead(p, t)
			if u := h.atoms[g.from].link; u != "" {
				p.URL = cv.Text{Value: u, Lines: t.Lines, Confidence: 0.9}
			}
		case roleUnit:
			p.Role = t
		case roleOrg:
			p.Organisation = t
		default:
			addProjectText(p, t)
		}
	}
	if m, ok := periodOf(h.dates); ok {
		p.Dates = m.Range
		for _, l := range h.dated {
			p.Dates.Text.Lines = addLines(p.Dates.Text.Lines, l)
		}
	}
	p.Summary = append(p.Summary, h.tail...)
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
		if n := len(out); name == "" && n > 0 && (named || !p.bullet) {
			out[n-1].Summary = append(out[n-1].Summary, p.value(0.8))
			continue
		}
		if name == "" {
			name, rest = p.text, ""
		}
		out = append(out, projectOf(p, name, rest))
	}
	return out
}

// projectOf is the project that one item tells; a date beside its name is its period.
func projectOf(p *para, name, rest string) cv.Project {
	q := cv.Project{Name: cv.Text{Value: name, Lines: p.lines, Confidence: 0.8}}
	if m, ok := periodOf(p.found); ok && strings.Index(p.text, m.Range.Text.Value) <= len(name)+2 {
		q.Dates = m.Range
		q.Dates.Text.Lines = p.lines
		rest = strings.TrimLeft(strings.Replace(rest, m.Range.Text.Value, "", 1), " .:–—-,")
	}
	if rest != "" {
		q.Summary = []cv.Text{{Value: rest, Lines: p.lines, Confidence: 0.85}}
	}
	return q
}

// projectName splits the name from the description.
func projectName(p *para) (name, rest string) {
	at := firstSeparator(p.text)
	if b := boldPrefix(p.segs[0]); b > 0 && b < len(p.text) {
		at = b
	}
	if at <= 0 || wordCount(p.text[:at]) > 9 {
		return "", ""
	}
	return strings.TrimRight(p.text[:at], " :.–—-|,"), strings.TrimLeft(p.text[at:], " :.–—-|,")
}

// firstSeparator is where a text is parted for the first time; -1 where it is not.
func firstSeparator(text string) int {
	at := -1
	for _, sep := range []string{" (", ": ", " – ", " — ", " - ", ". ", " | "} {
		if i := strings.Index(text, sep); i > 0 && (at < 0 || i < at) {
			at = i
		}
	}
	return at
}

// addProjectText files a part of the head without a role: an address, or text.
func addProjectText(p *cv.Project, t cv.Text) {
	if onlyURL(t.Value) {
		p.URL = t
		return
	}
	p.Summary = append(p.Summary, t)
}

// onlyURL reports a text that is one web address and nothing else.
func onlyURL(text string) bool {
	u := contact.URLs(text)
	return len(u) == 1 && len(u[0].Value) == len(text)
}

// nameFromHead names a project; what a comma or a colon parts from a short name describes it.
func nameFromHead(p *cv.Project, t cv.Text) {
	p.Name = t
	name, rest, ok := describedAfterComma(t.Value)
	if !ok {
		name, rest, ok = describedAfterColon(t.Value)
	}
	if ok {
		p.Name.Value = name
		p.Summary = append(p.Summary, cv.Text{Value: rest, Lines: t.Lines, Confidence: 0.8})
	}
}

func describedAfterComma(text string) (name, rest string, ok bool) {
	name, rest, ok = strings.Cut(text, ", ")
	return name, rest, ok && wordCount(name) <= 4 && (wordCount(rest) >= 4 && running(rest) || wordCount(rest) >= 7)
}

func describedAfterColon(text string) (name, rest string, ok bool) {
	name, rest, ok = strings.Cut(text, ": ")
	return name, rest, ok && wordCount(name) <= 5 && wordCount(rest) >= 4
}
