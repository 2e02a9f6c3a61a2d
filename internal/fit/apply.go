package fit

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// apply returns a copy of doc without the values and entries that cuts name.
func apply(doc *cv.Document, cuts []cut) *cv.Document {
	values, entries, lines, parts := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]string{}
	for _, c := range cuts {
		switch c.kind {
		case wholeEntry:
			entries[c.text.ID] = true
		case restOfText:
			parts[c.text.ID] = c.text.Value
		case oneLine:
			lines[c.text.ID] = true
		default:
			c.take(values)
		}
	}
	out := doc.Clone()
	for i, t := range out.Summary {
		if rest, ok := parts[t.ID]; ok {
			out.Summary[i].Value = strings.TrimSpace(strings.TrimSuffix(t.Value, rest))
		}
	}
	gone := func(t cv.Text) bool { return values[t.ID] }
	for i := range out.Work {
		w := &out.Work[i]
		if id := lineID(*w); id != "" && lines[id] {
			*w = inOneLine(*w)
		}
		w.Summary, w.Highlights, w.Keywords = slices.DeleteFunc(w.Summary, gone), slices.DeleteFunc(w.Highlights, gone), slices.DeleteFunc(w.Keywords, gone)
	}
	for i := range out.Projects {
		p := &out.Projects[i]
		p.Summary, p.Highlights = slices.DeleteFunc(p.Summary, gone), slices.DeleteFunc(p.Highlights, gone)
	}
	for i := range out.Volunteering {
		out.Volunteering[i].Summary = slices.DeleteFunc(out.Volunteering[i].Summary, gone)
		out.Volunteering[i].Highlights = slices.DeleteFunc(out.Volunteering[i].Highlights, gone)
	}
	for i := range out.Education {
		e := &out.Education[i]
		e.Courses, e.Summary, e.Highlights = slices.DeleteFunc(e.Courses, gone), slices.DeleteFunc(e.Summary, gone), slices.DeleteFunc(e.Highlights, gone)
	}
	out.Summary = slices.DeleteFunc(out.Summary, gone)
	for i := range out.Additional {
		s := &out.Additional[i]
		s.Items = slices.DeleteFunc(s.Items, func(item cv.Item) bool { return values[item.ID] })
	}
	out.Additional = slices.DeleteFunc(out.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
	dropSkills(out, gone)
	out.Memberships = slices.DeleteFunc(out.Memberships, gone)
	out.Volunteering = slices.DeleteFunc(out.Volunteering, func(w cv.Engagement) bool { return entries[first(w).ID] })
	out.Education = slices.DeleteFunc(out.Education, func(e cv.Education) bool { return entries[study(e).ID] })
	out.Work = slices.DeleteFunc(out.Work, func(w cv.Engagement) bool { return entries[first(w).ID] })
	out.Projects = slices.DeleteFunc(out.Projects, func(p cv.Project) bool { return entries[p.Name.ID] })
	out.Interests = slices.DeleteFunc(out.Interests, func(i cv.Interest) bool { return entries[i.Name.ID] })
	out.Publications = slices.DeleteFunc(out.Publications, func(p cv.Publication) bool { return entries[p.Name.ID] })
	out.References = slices.DeleteFunc(out.References, func(r cv.Reference) bool { return entries[reference(r).ID] })
	out.Certificates = slices.DeleteFunc(out.Certificates, func(c cv.Certificate) bool { return entries[c.Name.ID] })
	out.Awards = slices.DeleteFunc(out.Awards, func(a cv.Award) bool { return entries[a.Title.ID] })
	return out
}

// dropSkills takes skills out, and groups of which none is left.
func dropSkills(doc *cv.Document, gone func(cv.Text) bool) {
	doc.Skills = slices.DeleteFunc(doc.Skills, func(g cv.SkillGroup) bool {
		return len(g.Keywords) > 0 && !slices.ContainsFunc(g.Keywords, func(t cv.Text) bool { return !gone(t) })
	})
	for i := range doc.Skills {
		doc.Skills[i].Keywords = slices.DeleteFunc(doc.Skills[i].Keywords, gone)
	}
}
