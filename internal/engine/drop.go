package engine

import (
	"slices"

	"focal/internal/cv"
)

// drop removes what edits emptied: items of lists, and entries of which nothing is
// left but their dates, or the heading of items that are gone. An empty profile
// stays until the end, so that none is written in its place.
func (e edits) drop(doc *cv.Document) {
	gone := e.emptied(doc)
	doc.Person.Profiles = slices.DeleteFunc(doc.Person.Profiles, func(p cv.Profile) bool { return e.empties(p.URL) })
	doc.Person.Details = slices.DeleteFunc(doc.Person.Details, func(d cv.Detail) bool { return e.empties(d.Value) })
	doc.Clearances = without(doc.Clearances, cv.SectionClearance, gone)
	doc.Skills = without(doc.Skills, cv.SectionSkills, gone)
	doc.Work = without(doc.Work, cv.SectionWork, gone)
	doc.Projects = without(doc.Projects, cv.SectionProjects, gone)
	doc.Education = without(doc.Education, cv.SectionEducation, gone)
	doc.Certificates = without(doc.Certificates, cv.SectionCertificates, gone)
	doc.Languages = without(doc.Languages, cv.SectionLanguages, gone)
	doc.Publications = without(doc.Publications, cv.SectionPublications, gone)
	doc.Awards = without(doc.Awards, cv.SectionAwards, gone)
	doc.Volunteering = without(doc.Volunteering, cv.SectionVolunteering, gone)
	doc.Interests = without(doc.Interests, cv.SectionInterests, gone)
	doc.References = without(doc.References, cv.SectionReferences, gone)
	doc.Additional = without(doc.Additional, cv.SectionAdditional, gone)
	doc.DropEmptyItems()
}

// empties reports that a value is empty because of an edit.
func (e edits) empties(t cv.Text) bool {
	_, own := e.of(t.ID)
	return t.Value == "" && (own || e.leaves(t.ID))
}

// spot is an entry where it stands.
type spot struct {
	section cv.Section
	entry   int
}

// emptied finds the entries of which edits left nothing to print.
func (e edits) emptied(doc *cv.Document) map[spot]bool {
	type state struct{ value, heading, lost, lostItem bool }
	states := map[spot]*state{}
	doc.Places(func(r cv.Ref) {
		at := spot{r.Section, r.Entry}
		s := states[at]
		if s == nil {
			s = &state{}
			states[at] = s
		}
		heading := r.Role == cv.RoleHeading || r.Section == cv.SectionSkills && r.Role == cv.RoleDetail
		switch {
		case e.empties(*r.Text):
			s.lost = true
			s.lostItem = s.lostItem || !heading
		case r.Text.Value == "" || r.Role == cv.RoleDate:
		case heading:
			s.heading = true
		default:
			s.value = true
		}
	})
	gone := map[spot]bool{}
	for at, s := range states {
		gone[at] = s.lost && !s.value && (!s.heading || s.lostItem)
	}
	return gone
}

func without[T any](list []T, section cv.Section, gone map[spot]bool) []T {
	var kept []T
	for i := range list {
		if !gone[spot{section, i}] {
			kept = append(kept, list[i])
		}
	}
	return kept
}
