package cv

import (
	"fmt"
	"slices"
	"strings"
)

// Section is one of the fixed sections (decisions D-60).
type Section string

// The fixed sections, named as they are printed.
const (
	SectionPerson       Section = "Personal Details"
	SectionSummary      Section = "Profile"
	SectionClearance    Section = "Security Clearance"
	SectionSkills       Section = "Key Skills"
	SectionWork         Section = "Work Experience"
	SectionProjects     Section = "Projects"
	SectionEducation    Section = "Education"
	SectionCertificates Section = "Certifications & Training"
	SectionLanguages    Section = "Languages"
	SectionPublications Section = "Publications"
	SectionAwards       Section = "Awards"
	SectionVolunteering Section = "Volunteering"
	SectionMemberships  Section = "Memberships"
	SectionInterests    Section = "Interests"
	SectionReferences   Section = "References"
	SectionAdditional   Section = "Additional Information"
)

// EntrySections are those whose entries have a title, somebody that it is with, and dates.
var EntrySections = []Section{
	SectionWork, SectionVolunteering, SectionProjects, SectionEducation, SectionCertificates, SectionAwards, SectionPublications,
}

// HasEntries reports one of EntrySections.
func (s Section) HasEntries() bool { return slices.Contains(EntrySections, s) }

// SectionOrder is the order in which sections are printed.
var SectionOrder = []Section{
	SectionPerson, SectionSummary, SectionClearance, SectionSkills, SectionWork, SectionProjects,
	SectionEducation, SectionCertificates, SectionLanguages, SectionPublications, SectionAwards, SectionVolunteering,
	SectionMemberships, SectionInterests, SectionReferences, SectionAdditional,
}

// Role says what a value is, and so which stage may touch it.
type Role string

// MayHaveSlips reports facts in which a slip of spelling beyond doubt may be mended: those that name people, places, schools,
// employers and projects are none of them.
func (r Role) MayHaveSlips() bool {
	switch r {
	case RoleTitle, RoleQualification, RoleSkill, RoleHeading, RoleLabel:
		return true
	}
	return false
}

// IsSchool reports the name of a school, in which the words that all schools are called by may have slips.
func (r Ref) IsSchool() bool { return r.Role == RoleOrganisation && r.Section == SectionEducation }

// Roles. Only RoleProse and RoleBullet are sentences: proofreading corrects them
// and perspective rewrites them. All other roles are facts and stay verbatim.
const (
	RoleName          Role = "name"
	RoleLabel         Role = "label"
	RoleContact       Role = "contact"
	RolePlace         Role = "place"
	RoleTitle         Role = "title"
	RoleOrganisation  Role = "organisation"
	RoleQualification Role = "qualification"
	RoleSkill         Role = "skill"
	RoleLanguage      Role = "language"
	RoleClearance     Role = "clearance"
	RoleDate          Role = "date"
	RoleHeading       Role = "heading"
	RoleDetail        Role = "detail"
	RoleProse         Role = "prose"
	RoleBullet        Role = "bullet"
	RoleQuotation     Role = "quotation" // somebody else's words (a reference): never changed
)

// Ref points at one value of a document.
type Ref struct {
	Section Section
	Entry   int // index within the section; 0 where a section has no entries
	Role    Role
	Path    string // "work[0].highlights[2]"
	Text    *Text
}

// IsSentence reports whether language stages may change the value.
func (r Ref) IsSentence() bool { return r.Role == RoleProse || r.Role == RoleBullet }

// Walk visits every value that is not empty, in the fixed order of sections.
// Values may be changed through Ref.Text; the visitor must not add or remove any.
func (d *Document) Walk(visit func(Ref)) {
	d.Places(func(r Ref) {
		if r.Text.Value != "" {
			visit(r)
		}
	})
}

// Places is Walk that visits empty values as well.
func (d *Document) Places(visit func(Ref)) {
	w := walker{visit: visit}
	w.person(&d.Person)
	w.at(SectionSummary, 0)
	w.list(RoleProse, "summary", d.Summary)
	for i := range d.Clearances {
		w.at(SectionClearance, i)
		c, at := &d.Clearances[i], fmt.Sprintf("clearances[%d]", i)
		w.one(RoleClearance, at+".level", &c.Level)
		w.one(RoleDetail, at+".status", &c.Status)
		w.one(RoleDate, at+".dates", &c.Dates.Text)
	}
	for i := range d.Skills {
		w.at(SectionSkills, i)
		g, at := &d.Skills[i], fmt.Sprintf("skills[%d]", i)
		w.one(RoleHeading, at+".name", &g.Name)
		w.one(RoleDetail, at+".level", &g.Level)
		w.list(RoleSkill, at+".keywords", g.Keywords)
	}
	w.engagements(SectionWork, "work", d.Work)
	w.projects(d.Projects)
	w.education(d.Education)
	for i := range d.Certificates {
		w.at(SectionCertificates, i)
		c, at := &d.Certificates[i], fmt.Sprintf("certificates[%d]", i)
		w.one(RoleQualification, at+".name", &c.Name)
		w.one(RoleOrganisation, at+".issuer", &c.Issuer)
		w.one(RoleContact, at+".url", &c.URL)
		w.one(RoleDate, at+".dates", &c.Dates.Text)
	}
	for i := range d.Languages {
		w.at(SectionLanguages, i)
		l, at := &d.Languages[i], fmt.Sprintf("languages[%d]", i)
		w.one(RoleLanguage, at+".name", &l.Name)
		w.one(RoleDetail, at+".fluency", &l.Fluency)
	}
	for i := range d.Publications {
		w.at(SectionPublications, i)
		p, at := &d.Publications[i], fmt.Sprintf("publications[%d]", i)
		w.one(RoleTitle, at+".name", &p.Name)
		w.one(RoleOrganisation, at+".publisher", &p.Publisher)
		w.one(RoleContact, at+".url", &p.URL)
		w.one(RoleDate, at+".dates", &p.Dates.Text)
		w.list(RoleProse, at+".summary", p.Summary)
	}
	for i := range d.Awards {
		w.at(SectionAwards, i)
		a, at := &d.Awards[i], fmt.Sprintf("awards[%d]", i)
		w.one(RoleTitle, at+".title", &a.Title)
		w.one(RoleOrganisation, at+".awarder", &a.Awarder)
		w.one(RoleDate, at+".dates", &a.Dates.Text)
		w.list(RoleProse, at+".summary", a.Summary)
	}
	w.engagements(SectionVolunteering, "volunteering", d.Volunteering)
	w.at(SectionMemberships, 0)
	w.list(RoleOrganisation, "memberships", d.Memberships)
	for i := range d.Interests {
		w.at(SectionInterests, i)
		n, at := &d.Interests[i], fmt.Sprintf("interests[%d]", i)
		w.one(interestRole(n.Name.Value), at+".name", &n.Name)
		w.list(RoleDetail, at+".keywords", n.Keywords)
	}
	for i := range d.References {
		w.at(SectionReferences, i)
		r, at := &d.References[i], fmt.Sprintf("references[%d]", i)
		w.one(RoleName, at+".name", &r.Name)
		w.one(RoleQuotation, at+".text", &r.Text)
	}
	for i := range d.Additional {
		w.at(SectionAdditional, i)
		s, at := &d.Additional[i], fmt.Sprintf("additional[%d]", i)
		w.one(RoleHeading, at+".heading", &s.Heading)
		for j := range s.Items {
			role := RoleProse
			if s.Items[j].Bullet {
				role = RoleBullet
			}
			w.one(role, fmt.Sprintf("%s.items[%d]", at, j), &s.Items[j].Text)
		}
	}
}

func (w *walker) person(p *Person) {
	w.at(SectionPerson, 0)
	w.one(RoleName, "person.name", &p.Name)
	w.one(RoleLabel, "person.label", &p.Label)
	w.one(RoleContact, "person.email", &p.Email)
	w.one(RoleContact, "person.phone", &p.Phone)
	w.one(RolePlace, "person.location", &p.Location.Text)
	w.one(RoleContact, "person.url", &p.URL)
	for i := range p.Profiles {
		w.one(RoleContact, fmt.Sprintf("person.profiles[%d].url", i), &p.Profiles[i].URL)
	}
	for i := range p.Details {
		w.one(RoleHeading, fmt.Sprintf("person.details[%d].label", i), &p.Details[i].Label)
		w.one(RoleDetail, fmt.Sprintf("person.details[%d].value", i), &p.Details[i].Value)
	}
}

func (w *walker) projects(list []Project) {
	for i := range list {
		w.at(SectionProjects, i)
		p, at := &list[i], fmt.Sprintf("projects[%d]", i)
		w.one(RoleTitle, at+".name", &p.Name)
		w.one(RoleTitle, at+".role", &p.Role)
		w.one(RoleOrganisation, at+".organisation", &p.Organisation)
		w.one(RoleContact, at+".url", &p.URL)
		w.one(RoleDate, at+".dates", &p.Dates.Text)
		w.list(RoleProse, at+".summary", p.Summary)
		w.list(RoleBullet, at+".highlights", p.Highlights)
		w.list(RoleSkill, at+".keywords", p.Keywords)
	}
}

func (w *walker) education(list []Education) {
	for i := range list {
		w.at(SectionEducation, i)
		e, at := &list[i], fmt.Sprintf("education[%d]", i)
		w.one(RoleOrganisation, at+".institution", &e.Institution)
		w.one(RoleQualification, at+".degree", &e.Degree)
		w.one(RoleQualification, at+".area", &e.Area)
		w.one(RolePlace, at+".location", &e.Location)
		w.one(RoleContact, at+".url", &e.URL)
		w.one(RoleDetail, at+".score", &e.Score)
		w.one(RoleDate, at+".dates", &e.Dates.Text)
		w.list(RoleDetail, at+".courses", e.Courses)
		w.list(RoleProse, at+".summary", e.Summary)
		w.list(RoleBullet, at+".highlights", e.Highlights)
	}
}

// interestRole tells "I run fell races." from "Fell running": a whole sentence
// is worded like any other, a name stays as it is.
func interestRole(value string) Role {
	if strings.ContainsRune(value, ' ') && strings.HasSuffix(value, ".") {
		return RoleProse
	}
	return RoleDetail
}

type walker struct {
	visit   func(Ref)
	section Section
	entry   int
}

func (w *walker) at(s Section, entry int) { w.section, w.entry = s, entry }

func (w *walker) one(role Role, path string, t *Text) {
	w.visit(Ref{Section: w.section, Entry: w.entry, Role: role, Path: path, Text: t})
}

func (w *walker) list(role Role, path string, texts []Text) {
	for i := range texts {
		w.one(role, fmt.Sprintf("%s[%d]", path, i), &texts[i])
	}
}

func (w *walker) engagements(section Section, name string, list []Engagement) {
	for i := range list {
		w.at(section, i)
		e, at := &list[i], fmt.Sprintf("%s[%d]", name, i)
		w.one(RoleTitle, at+".title", &e.Title)
		w.one(RoleOrganisation, at+".organisation", &e.Organisation)
		w.one(RoleOrganisation, at+".unit", &e.Unit)
		w.one(RolePlace, at+".location", &e.Location)
		w.one(RoleContact, at+".url", &e.URL)
		w.one(RoleDate, at+".dates", &e.Dates.Text)
		w.list(RoleProse, at+".summary", e.Summary)
		w.list(RoleBullet, at+".highlights", e.Highlights)
		w.list(RoleSkill, at+".keywords", e.Keywords)
	}
}

// AssignIDs gives every value without an ID of its own its present path as ID. Called once
// after extraction; IDs then stay while entries are moved or left out.
func (d *Document) AssignIDs() {
	taken := map[string]bool{}
	d.Walk(func(r Ref) {
		if taken[r.Text.ID] {
			r.Text.ID = "" // it came from another reading of the file
		}
		taken[r.Text.ID] = true
	})
	d.Walk(func(r Ref) {
		if r.Text.ID != "" {
			return
		}
		for r.Text.ID = r.Path; taken[r.Text.ID]; {
			r.Text.ID += "+"
		}
		taken[r.Text.ID] = true
	})
}

// Find returns the value with that ID, or nil.
func (d *Document) Find(id string) *Text {
	var found *Text
	d.Walk(func(r Ref) {
		if r.Text.ID == id {
			found = r.Text
		}
	})
	return found
}

// IsEmpty reports whether the document holds nothing a reader would call a CV:
// no name, no contact and no section.
func (d *Document) IsEmpty() bool {
	empty := true
	d.Walk(func(Ref) { empty = false })
	return empty
}

// Clone returns a copy that shares no slice that a stage may change.
func (d *Document) Clone() *Document {
	c := *d
	c.Person.Profiles = slices.Clone(d.Person.Profiles)
	c.Person.Details = slices.Clone(d.Person.Details)
	c.Summary = slices.Clone(d.Summary)
	c.Clearances = slices.Clone(d.Clearances)
	c.Skills = slices.Clone(d.Skills)
	for i := range c.Skills {
		c.Skills[i].Keywords = slices.Clone(c.Skills[i].Keywords)
	}
	c.Work = cloneEngagements(d.Work)
	c.Projects = slices.Clone(d.Projects)
	for i := range c.Projects {
		p := &c.Projects[i]
		p.Summary, p.Highlights, p.Keywords = slices.Clone(p.Summary), slices.Clone(p.Highlights), slices.Clone(p.Keywords)
	}
	c.Education = slices.Clone(d.Education)
	for i := range c.Education {
		e := &c.Education[i]
		e.Courses, e.Summary, e.Highlights = slices.Clone(e.Courses), slices.Clone(e.Summary), slices.Clone(e.Highlights)
	}
	c.Certificates = slices.Clone(d.Certificates)
	c.Languages = slices.Clone(d.Languages)
	c.Publications = slices.Clone(d.Publications)
	for i := range c.Publications {
		c.Publications[i].Summary = slices.Clone(c.Publications[i].Summary)
	}
	c.Awards = slices.Clone(d.Awards)
	for i := range c.Awards {
		c.Awards[i].Summary = slices.Clone(c.Awards[i].Summary)
	}
	c.Volunteering = cloneEngagements(d.Volunteering)
	c.Memberships = slices.Clone(d.Memberships)
	c.Interests = slices.Clone(d.Interests)
	for i := range c.Interests {
		c.Interests[i].Keywords = slices.Clone(c.Interests[i].Keywords)
	}
	c.References = slices.Clone(d.References)
	c.Additional = slices.Clone(d.Additional)
	for i := range c.Additional {
		c.Additional[i].Items = slices.Clone(c.Additional[i].Items)
	}
	return &c
}

func cloneEngagements(list []Engagement) []Engagement {
	out := slices.Clone(list)
	for i := range out {
		e := &out[i]
		e.Summary, e.Highlights, e.Keywords = slices.Clone(e.Summary), slices.Clone(e.Highlights), slices.Clone(e.Keywords)
	}
	return out
}

// Take makes a section what it is in another document.
func (d *Document) Take(of Section, from *Document) {
	switch of {
	case SectionSummary:
		d.Summary = from.Summary
	case SectionClearance:
		d.Clearances = from.Clearances
	case SectionSkills:
		d.Skills = from.Skills
	case SectionWork:
		d.Work = from.Work
	case SectionProjects:
		d.Projects = from.Projects
	case SectionEducation:
		d.Education = from.Education
	case SectionCertificates:
		d.Certificates = from.Certificates
	case SectionLanguages:
		d.Languages = from.Languages
	default:
		d.takeShort(of, from)
	}
}

func (d *Document) takeShort(of Section, from *Document) {
	switch of {
	case SectionPublications:
		d.Publications = from.Publications
	case SectionAwards:
		d.Awards = from.Awards
	case SectionVolunteering:
		d.Volunteering = from.Volunteering
	case SectionMemberships:
		d.Memberships = from.Memberships
	case SectionInterests:
		d.Interests = from.Interests
	case SectionReferences:
		d.References = from.References
	case SectionAdditional:
		d.Additional = from.Additional
	}
}
