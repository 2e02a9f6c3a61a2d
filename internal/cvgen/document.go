package cvgen

import (
	"fmt"

	"focal/internal/cv"
)

// Document is the life of a number under a seed as the product would hold it, to be
// printed in the product's own designs: whoever gets such a file must read it again.
// Some posts are told in one line, as old ones are, and some have no text.
func Document(seed uint64, number int) (name string, doc *cv.Document) {
	d := newDraw(seed, number)
	f := newFacts(d)
	doc = &cv.Document{Locale: "en-GB"}
	doc.Person = cv.Person{
		Name: value(f.name), Email: value(f.email), Phone: value(f.phone),
		Location: cv.Place{Text: value(f.address)},
	}
	if d.chance(0.7) {
		doc.Person.Label = value(f.headline)
	}
	doc.Summary = values(f.summary)
	f.documentPosts(d, doc)
	for _, c := range f.courses {
		doc.Education = append(doc.Education, cv.Education{
			Degree: value(c.degree), Institution: value(c.school), Location: value(c.place), Score: value(c.score), Dates: c.period(),
		})
	}
	for _, c := range f.certificates {
		doc.Certificates = append(doc.Certificates, cv.Certificate{
			Name: value(c.name), Issuer: value(c.issuer),
			Dates: cv.DateRange{Start: cv.Date{Year: c.year}},
		})
	}
	for _, l := range f.languages {
		doc.Languages = append(doc.Languages, cv.Language{Name: value(l), Fluency: value(d.pick("",
			"Native", "Fluent", "Intermediate", "B2"))})
	}
	f.documentSkills(d, doc)
	for _, p := range f.projects {
		doc.Projects = append(doc.Projects, cv.Project{Name: value(p.name), Highlights: values(p.text)})
	}
	for _, a := range f.awards {
		doc.Awards = append(doc.Awards, cv.Award{Title: value(a)})
	}
	for _, i := range f.interests {
		doc.Interests = append(doc.Interests, cv.Interest{Name: value(i)})
	}
	doc.Memberships = values(f.memberships)
	return fmt.Sprintf("design_%d_%05d", seed, number), doc
}

func (f *facts) documentPosts(d *draw, doc *cv.Document) {
	brief := len(f.posts) // posts from here on are told in one line
	if d.chance(0.4) {
		brief = d.between(0, len(f.posts))
	}
	for i := range f.posts {
		p := &f.posts[i]
		w := cv.Engagement{Title: value(p.title), Organisation: value(p.employer), Dates: p.period()}
		if d.chance(0.6) {
			w.Location = value(p.place)
		}
		if i >= brief {
			w.Brief = true
		} else if d.chance(0.85) {
			w.Highlights = values(append(append([]string{}, p.duties...), p.wins...))
		}
		doc.Work = append(doc.Work, w)
	}
}

func (f *facts) documentSkills(d *draw, doc *cv.Document) {
	if d.chance(0.5) {
		doc.Skills = []cv.SkillGroup{{Keywords: values(append(append([]string{}, f.skills...), f.tools...))}}
		return
	}
	doc.Skills = []cv.SkillGroup{{Name: value(d.pick("Technical", "Core", "Professional")), Keywords: values(f.skills)}}
	if len(f.tools) > 0 {
		doc.Skills = append(doc.Skills, cv.SkillGroup{Name: value(d.pick("Tools", "Software", "Systems")), Keywords: values(f.tools)})
	}
}

func (p *post) period() cv.DateRange {
	if p.undated {
		return cv.DateRange{}
	}
	return period(p.start, p.end, p.current)
}

func (c *course) period() cv.DateRange {
	if c.undated {
		return cv.DateRange{}
	}
	r := period(c.start, c.end, false)
	r.Start.Month, r.End.Month = 0, 0
	return r
}

func period(start, end month, current bool) cv.DateRange {
	r := cv.DateRange{Start: cv.Date{Year: start.year, Month: start.month}, Current: current}
	if !current {
		r.End = cv.Date{Year: end.year, Month: end.month}
	}
	return r
}

func value(s string) cv.Text { return cv.Text{Value: s} }

func values(list []string) []cv.Text {
	out := make([]cv.Text, 0, len(list))
	for _, s := range list {
		if s != "" {
			out = append(out, value(s))
		}
	}
	return out
}
