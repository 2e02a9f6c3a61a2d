package wordtemplate

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
)

// model derives the data of the tags from a CV. docs/templates.md lists every
// name; a test keeps the two equal. Every name is always there, empty or not,
// so that a name inside a loop never falls through to a level outside by accident.
func model(d *cv.Document, w *words, o FillOptions) object {
	m := object{
		"product": o.Product, "locale": o.Locale, "marking": o.Marking, "icon": len(o.Icon) > 0,
		"headings": w.headings, "labels": w.labels,
		"name": d.Person.Name.Value, "label": d.Person.Label.Value,
		"title":   documentTitle(d, w),
		"contact": contact(d), "contacts": contacts(d), "details": details(d), "facts": facts(d, w),
		"photo": o.Photo, "brief": append(fieldRows(o.Fields, w), facts(d, w)...), "fields": fieldValues(o.Fields, w),
		"summary": texts(d.Summary), "portrait": points(profile(d.Summary)), "memberships": texts(d.Memberships),
		"bodies": bodies(d.Memberships),
		"jobs":   engagements(d.Work, w), "volunteering": engagements(d.Volunteering, w),
	}
	if d.Activities() {
		m.head("volunteering", w.activities)
	}
	if len(d.Work) == 0 && len(d.Volunteering) > 0 {
		// What a student has done is the first thing to read; the heading does not call it work.
		m.head("jobs", w.experience)
		m["jobs"], m["volunteering"] = m["volunteering"], []any{}
	}
	m["clearances"] = each(d.Clearances, func(c cv.Clearance) object {
		e := object{"scheme": c.Scheme}
		w.dates(e, c.Dates)
		e["level"], e["status"], e["dates"] = w.clearance(c)
		return e
	})
	m["skills"] = each(d.Skills, func(g cv.SkillGroup) object {
		short, long := onLine(g)
		return object{
			"name": g.Name.Value, "level": g.Level.Value, "keywords": texts(g.Keywords), "short": short, "long": long,
			"heading": skillHeading(g.Name.Value, g.Level.Value),
		}
	})
	m["languages"] = each(d.Languages, func(l cv.Language) object {
		return object{"name": l.Name.Value, "fluency": l.Fluency.Value}
	})
	m["certificates"] = each(d.Certificates, func(c cv.Certificate) object {
		e := object{"name": c.Name.Value, "issuer": c.Issuer.Value, "link": webLink(c.URL.Value)}
		w.issued(e, c.Dates)
		return headed(e, "name", "issuer", "link")
	})
	m["publications"] = each(d.Publications, func(p cv.Publication) object {
		e := object{"name": p.Name.Value, "publisher": p.Publisher.Value, "link": webLink(p.URL.Value), "summary": texts(p.Summary)}
		w.issued(e, p.Dates)
		return headed(e, "name", "publisher", "link")
	})
	m["awards"] = each(d.Awards, func(a cv.Award) object {
		e := object{"name": a.Title.Value, "title": a.Title.Value, "awarder": a.Awarder.Value, "summary": texts(a.Summary)}
		w.issued(e, a.Dates)
		return headed(e, "name", "awarder")
	})
	m["projects"] = each(d.Projects, func(p cv.Project) object {
		e := object{
			"name": p.Name.Value, "role": p.Role.Value, "organisation": p.Organisation.Value, "link": webLink(p.URL.Value),
			"summary": texts(p.Summary), "highlights": texts(p.Highlights),
			"points": points(bulleted(p.Highlights)), "keywords": texts(p.Keywords),
		}
		w.dates(e, p.Dates)
		return headed(e, "name", "role", "organisation", "link")
	})
	m["education"] = each(d.Education, education(w, strings.HasPrefix(d.Locale, "en")))
	m["interests"] = each(d.Interests, func(i cv.Interest) object {
		return object{"name": i.Name.Value, "keywords": texts(i.Keywords)}
	})
	m["references"] = each(d.References, func(r cv.Reference) object {
		return object{"name": r.Name.Value, "text": withoutName(r.Text.Value, r.Name.Value)}
	})
	career, others := d.Career()
	m["career"], m["additional"] = otherSections(career), otherSections(gathered(others, w.headings["additional"]))
	m["content"] = hasContentBelowHead(m)
	m["beside"] = isBesideContacts(d, len(o.Icon) > 0)
	return m
}

// head gives a section of this document another heading.
func (m object) head(section, heading string) {
	headings := maps.Clone(m["headings"].(object))
	headings[section] = heading
	m["headings"] = headings
}

func otherSections(list []cv.OtherSection) []any {
	return each(list, func(s cv.OtherSection) object {
		items := namesOnLine(s)
		return object{"name": s.Heading.Value, "points": points(items), "items": each(items, func(i cv.Item) object {
			return object{"text": i.Value, "bullet": i.Bullet}
		})}
	})
}

// putCareerLast lets what was done in several posts stand where sections without a place do, for a template without a tag for it.
func (m object) putCareerLast() {
	career, others := m["career"].([]any), m["additional"].([]any)
	m["career"], m["additional"] = []any{}, slices.Concat(others, career)
}

// gathered puts what has no heading, or just the one that we print, into one section in
// front of the others: behind one it would look like a part of that.
func gathered(list []cv.OtherSection, ours any) []cv.OtherSection {
	var rest cv.OtherSection
	out := make([]cv.OtherSection, 0, len(list))
	for _, s := range list {
		if s.Heading.IsZero() || strings.EqualFold(s.Heading.Value, plain(ours)) {
			rest.Items = append(rest.Items, s.Items...)
		} else {
			out = append(out, s)
		}
	}
	if len(rest.Items) > 0 {
		out = slices.Insert(out, 0, rest)
	}
	return out
}

// hasContentBelowHead reports whether there is anything to print beside the name and the headline.
func hasContentBelowHead(m object) bool {
	for _, name := range append([]string{"contacts", "brief"}, sections...) {
		if list, ok := m[name].([]any); ok && len(list) > 0 {
			return true
		}
	}
	return false
}

// skillHeading is "Software (advanced)".
func skillHeading(name, level string) string {
	if name == "" || level == "" {
		return name + level
	}
	return name + " (" + level + ")"
}

// withoutName takes the name away from a reference's text that begins with it:
// it stands in front of the text already.
func withoutName(text, name string) string {
	rest, found := strings.CutPrefix(text, name)
	if name == "" || !found {
		return text
	}
	if trimmed := strings.TrimLeft(rest, " ,:;–-"); trimmed != rest || rest == "" {
		return trimmed
	}
	return text
}

func engagements(list []cv.Engagement, w *words) []any {
	brief := len(list) // where the posts in one line begin that stand at the end
	for brief > 0 && list[brief-1].Brief {
		brief--
	}
	n := -1
	return each(list, func(j cv.Engagement) object {
		e := object{
			"name": j.Title.Value, "title": j.Title.Value, "organisation": j.Organisation.Value, "unit": j.Unit.Value,
			"location": j.Location.Value,
			"link":     webLink(j.URL.Value), "summary": texts(j.Summary), "highlights": texts(j.Highlights),
			"points": points(bulleted(j.Highlights)), "keywords": texts(j.Keywords),
		}
		w.dates(e, j.Dates)
		e["earlier"] = ""
		if n++; n == brief && n > 0 { // a heading over the posts that are told in one line
			e["earlier"] = w.headings["earlier"]
		}
		return headed(e, "name", "organisation", "unit", "location", "link")
	})
}

func education(w *words, english bool) func(cv.Education) object {
	return func(s cv.Education) object {
		e := object{
			"institution": s.Institution.Value, "degree": s.Degree.Value, "area": s.Area.Value, "location": s.Location.Value,
			"link": webLink(s.URL.Value), "score": s.Score.Value, "courses": texts(s.Courses), "summary": texts(s.Summary),
			"highlights": texts(s.Highlights), "points": points(bulleted(s.Highlights)),
			"name": degreeName(s.Degree.Value, s.Area.Value, english),
		}
		w.dates(e, s.Dates)
		return graded(headed(e, "name", "institution", "location", "score", "link"))
	}
}

// graded sets the grade beside the degree, "BA (Hons) in Politics, 2:1", instead of after
// the school: it is that of the degree.
func graded(e object) object {
	if !truthy(e["name"]) || !truthy(e["score"]) {
		return e
	}
	e["heading"] = fmt.Sprintf("%s, %s", e["name"], e["score"])
	e["place"] = slices.DeleteFunc(e["place"].([]any), func(part any) bool { return part == e["score"] })
	return e
}

// headed adds "heading", the first of the named values that is not empty, and
// "place", the list of the others: so an entry without a title still has a
// first line, and nothing is printed twice. "more" tells an entry with text
// below its head from one that fits on a line.
func headed(e object, names ...string) object {
	e["heading"] = ""
	place := []any{}
	for _, name := range names {
		switch {
		case !truthy(e[name]):
		case e["heading"] == "":
			e["heading"] = e[name]
		default:
			place = append(place, e[name])
		}
	}
	e["place"] = place
	e["more"] = truthy(e["summary"]) || truthy(e["highlights"]) || truthy(e["keywords"]) || truthy(e["courses"])
	return e
}

func each[T any](list []T, convert func(T) object) []any {
	out := make([]any, 0, len(list))
	for _, item := range list {
		if o := convert(item); truthy(o) {
			out = append(out, o)
		}
	}
	return out
}

func texts(list []cv.Text) []any {
	out := make([]any, 0, len(list))
	for _, t := range list {
		if t.Value != "" {
			out = append(out, t.Value)
		}
	}
	return out
}

func present(values ...any) []any {
	out := make([]any, 0, len(values))
	for _, v := range values {
		if truthy(v) {
			out = append(out, v)
		}
	}
	return out
}

func nonEmpty(values ...string) []string {
	out := make([]string, 0, len(values))
	for _, v := range values {
		if v != "" {
			out = append(out, v)
		}
	}
	return out
}
