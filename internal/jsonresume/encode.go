package jsonresume

import (
	"bytes"
	"encoding/json"
	"strings"

	"focal/internal/cv"
)

// EncodeOptions adds what the document itself does not know.
type EncodeOptions struct {
	Format   string // true format of the file
	Notes    []cv.Note
	Warnings []string
}

// Encode returns the document as indented JSON Resume with provenance. A
// document that was read from a JSON Resume comes back with every member of the
// original, unchanged, plus "meta.focal".
func Encode(doc *cv.Document, opts EncodeOptions) ([]byte, error) {
	origin := provenance(doc, opts)
	if len(doc.Resume) > 0 {
		return mergeOrigin(doc.Resume, origin)
	}
	r := FromDocument(doc)
	r.withoutWords()
	r.Meta = &Meta{Focal: origin}
	return marshal(r)
}

// withoutWords drops the dates in words: where each value comes from is told by its lines.
func (r *Resume) withoutWords() {
	for i := range r.Work {
		r.Work[i].Times.Words = ""
	}
	for i := range r.Volunteer {
		r.Volunteer[i].Times.Words = ""
	}
	for i := range r.Education {
		r.Education[i].Times.Words = ""
	}
	for i := range r.Projects {
		r.Projects[i].Times.Words = ""
	}
	for i := range r.Basics.Clearances {
		r.Basics.Clearances[i].Times.Words = ""
	}
	for i := range r.Awards {
		r.Awards[i].Once.Words = ""
	}
	for i := range r.Certificates {
		r.Certificates[i].Once.Words = ""
	}
	for i := range r.Publications {
		r.Publications[i].Once.Words = ""
	}
}

// FromDocument maps the sections to their JSON Resume members, without provenance.
func FromDocument(doc *cv.Document) *Resume {
	r := &Resume{Basics: basics(doc)}
	for _, w := range doc.Work {
		start, end := period(w.Dates)
		r.Work = append(r.Work, Work{
			Times: times(w.Dates),
			Name:  w.Organisation.Value, Position: w.Title.Value, Department: w.Unit.Value,
			Location: w.Location.Value, URL: absolute(w.URL.Value), StartDate: start, EndDate: end,
			Summary: paragraphs(w.Summary), Highlights: values(w.Highlights), Keywords: values(w.Keywords),
		})
	}
	for _, w := range doc.Volunteering {
		start, end := period(w.Dates)
		r.Volunteer = append(r.Volunteer, Volunteer{
			Times:        times(w.Dates),
			Organization: w.Organisation.Value, Position: w.Title.Value, Department: w.Unit.Value, Keywords: values(w.Keywords),
			Location: w.Location.Value, URL: absolute(w.URL.Value), StartDate: start, EndDate: end,
			Summary: paragraphs(w.Summary), Highlights: values(w.Highlights),
		})
	}
	for _, e := range doc.Education {
		start, end := period(e.Dates)
		if e.Dates.End.IsZero() && !e.Dates.Current {
			start = "" // a single date of a course is when it ended
		}
		r.Education = append(r.Education, Education{
			Times:       study(e.Dates),
			Institution: e.Institution.Value, URL: absolute(e.URL.Value), Area: e.Area.Value,
			StudyType: e.Degree.Value, Location: e.Location.Value, StartDate: start, EndDate: end, Score: e.Score.Value,
			Courses: values(e.Courses), Summary: paragraphs(e.Summary), Highlights: values(e.Highlights),
		})
	}
	for _, a := range doc.Awards {
		r.Awards = append(r.Awards, Award{
			Title: a.Title.Value, Date: moment(a.Dates), Once: once(a.Dates), Awarder: a.Awarder.Value, Summary: paragraphs(a.Summary),
		})
	}
	for _, c := range doc.Certificates {
		expiry := c.Dates.End.ISO()
		r.Certificates = append(r.Certificates, Certificate{
			Name: c.Name.Value, Date: c.Dates.Start.ISO(), ExpiryDate: expiry,
			Once: Once{Season: string(c.Dates.Start.Season), Words: inWords(c.Dates)},
			URL:  absolute(c.URL.Value), Issuer: c.Issuer.Value,
		})
	}
	for _, p := range doc.Publications {
		r.Publications = append(r.Publications, Publication{
			Name: p.Name.Value, Publisher: p.Publisher.Value,
			ReleaseDate: moment(p.Dates), Once: once(p.Dates), URL: absolute(p.URL.Value), Summary: paragraphs(p.Summary),
		})
	}
	r.Skills = skills(doc.Skills)
	for _, l := range doc.Languages {
		r.Languages = append(r.Languages, Language{Language: l.Name.Value, Fluency: l.Fluency.Value})
	}
	for _, i := range doc.Interests {
		r.Interests = append(r.Interests, Interest{Name: i.Name.Value, Keywords: values(i.Keywords)})
	}
	for _, f := range doc.References {
		r.References = append(r.References, Reference{Name: f.Name.Value, Reference: f.Text.Value})
	}
	for _, p := range doc.Projects {
		start, end := period(p.Dates)
		project := Project{
			Times: times(p.Dates),
			Name:  p.Name.Value, Description: paragraphs(p.Summary), Highlights: values(p.Highlights),
			Keywords: values(p.Keywords), StartDate: start, EndDate: end, URL: absolute(p.URL.Value), Entity: p.Organisation.Value,
		}
		if !p.Role.IsZero() {
			project.Roles = []string{p.Role.Value}
		}
		r.Projects = append(r.Projects, project)
	}
	return r
}

func basics(doc *cv.Document) Basics {
	p := doc.Person
	b := Basics{
		Name: p.Name.Value, Label: p.Label.Value, Email: p.Email.Value, Phone: p.Phone.Value, PhoneKind: p.PhoneKind, URL: absolute(p.URL.Value),
		Summary: paragraphs(doc.Summary), Memberships: values(doc.Memberships),
	}
	if l := p.Location; !l.IsZero() || l.City != "" {
		b.Location = &Location{
			Address: l.Value, PostalCode: l.PostalCode, City: l.City, CountryCode: countryCode(l.Country), Region: l.Region, Whole: l.Value != "",
		}
	}
	for _, q := range p.Profiles {
		url := absolute(q.URL.Value)
		if q.URL.Value == q.Username {
			url = "" // a name is no address
		}
		b.Profiles = append(b.Profiles, Profile{Network: q.Network, Username: q.Username, URL: url})
	}
	for _, d := range p.Details {
		b.Details = append(b.Details, Detail{Label: d.Label.Value, Value: d.Value.Value})
	}
	for _, c := range doc.Clearances {
		start, end := period(c.Dates)
		b.Clearances = append(b.Clearances, Clearance{Level: c.Level.Value, Scheme: c.Scheme, Status: c.Status.Value, StartDate: start, EndDate: end, Times: study(c.Dates)})
	}
	for _, s := range doc.Additional {
		section := Section{Heading: s.Heading.Value, Items: []string{}, OfWork: s.OfWork}
		for i, item := range s.Items {
			section.Items = append(section.Items, item.Value)
			if !item.Bullet {
				section.Plain = append(section.Plain, i)
			}
		}
		b.Sections = append(b.Sections, section)
	}
	return b
}

// skills writes ungrouped skills as members of their own, the form of the schema's sample.
func skills(groups []cv.SkillGroup) []Skill {
	var out []Skill
	for _, g := range groups {
		if g.Name.IsZero() {
			for _, k := range g.Keywords {
				out = append(out, Skill{Name: k.Value, Level: g.Level.Value})
			}
			continue
		}
		out = append(out, Skill{Name: g.Name.Value, Level: g.Level.Value, Keywords: values(g.Keywords)})
	}
	return out
}

func provenance(doc *cv.Document, opts EncodeOptions) *Provenance {
	p := &Provenance{Format: opts.Format, Locale: doc.Locale, Fields: map[string]Trace{}, Warnings: opts.Warnings}
	for _, l := range doc.Source {
		p.Source = append(p.Source, Line{Page: l.Page, Text: l.Text})
	}
	doc.Walk(func(r cv.Ref) {
		p.Fields[r.Path] = Trace{Lines: append([]int{}, r.Text.Lines...), Confidence: r.Text.Confidence}
	})
	for _, n := range opts.Notes {
		p.Notes = append(p.Notes, Remark{Field: n.Field, Reason: n.Reason})
	}
	return p
}

// mergeOrigin adds meta.focal to the original object without touching another member.
func mergeOrigin(original json.RawMessage, origin *Provenance) ([]byte, error) {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(original, &members); err != nil {
		return nil, err
	}
	meta := map[string]json.RawMessage{}
	if raw, ok := members["meta"]; ok {
		if err := json.Unmarshal(raw, &meta); err != nil { // meta of another type: keep it beside ours
			meta = map[string]json.RawMessage{"original": raw}
		}
	}
	focal, err := json.Marshal(origin)
	if err != nil {
		return nil, err
	}
	meta["focal"] = focal
	if members["meta"], err = json.Marshal(meta); err != nil {
		return nil, err
	}
	return marshal(members)
}

func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

func values(texts []cv.Text) []string {
	var out []string
	for _, t := range texts {
		if !t.IsZero() {
			out = append(out, t.Value)
		}
	}
	return out
}

func paragraphs(texts []cv.Text) string { return strings.Join(values(texts), "\n") }

// period returns start and end; the end of what goes on is "". What has one date began
// and ended then, for without an end it would be read as going on.
func period(r cv.DateRange) (start, end string) {
	start, end = r.Start.ISO(), r.End.ISO()
	switch {
	case r.Current:
		end = ""
	case end == "":
		end = start
	}
	return start, end
}

// times are what a period says beyond its start and end.
func times(r cv.DateRange) Times {
	t := Times{Start: string(r.Start.Season), End: string(r.End.Season), Words: inWords(r)}
	switch {
	case r.Current:
		t.End, t.Current = "", r.Start.IsZero()
	case r.End.IsZero():
		t.End = t.Start
	}
	return t
}

// study is times of what goes on only where the resume says so: many name no end of a course that is over.
func study(r cv.DateRange) Times {
	t := times(r)
	t.Current = r.Current
	return t
}

// once is what a date says beyond moment.
func once(r cv.DateRange) Once {
	o := Once{Season: string(r.End.Season), Words: inWords(r)}
	if !r.Start.IsZero() {
		o.Season, o.Until = string(r.Start.Season), r.End.ISO()
	}
	return o
}

// inWords are the dates as the CV has them, where that is not how they are shown anyway.
func inWords(r cv.DateRange) string {
	iso := strings.Trim(r.Start.ISO()+" – "+r.End.ISO(), "– ") // what is read from the schema's dates
	if r.Text.Value == r.Display() || r.Text.Value == iso || r.Text.Value == r.Start.ISO() {
		return ""
	}
	return strings.Join(strings.Fields(r.Text.Value), " ") // the cells of a row have tabs between them, which reading a file takes out
}

// moment returns the one date of something that happened once.
func moment(r cv.DateRange) string {
	if !r.Start.IsZero() {
		return r.Start.ISO()
	}
	return r.End.ISO()
}

// absolute adds the scheme that the schema's "uri" format asks for.
func absolute(url string) string {
	if url == "" || strings.Contains(url, "://") || strings.HasPrefix(url, "mailto:") {
		return url
	}
	return "https://" + url
}

// countryCode returns two-letter codes only; a country's name stays in the address.
func countryCode(country string) string {
	if len(country) == 2 {
		return strings.ToUpper(country)
	}
	return ""
}
