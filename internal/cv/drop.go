package cv

import "slices"

// DropEmptyItems removes the empty items of lists.
func (d *Document) DropEmptyItems() { d.DropItems(Text.IsZero) }

// DropItems removes the items of lists inside entries, of memberships and of additional
// sections that gone reports; entries and paragraphs of the profile stay.
func (d *Document) DropItems(gone func(Text) bool) {
	drop := func(lists ...*[]Text) {
		for _, list := range lists {
			*list = slices.DeleteFunc(*list, gone)
		}
	}
	drop(&d.Memberships)
	for _, list := range [][]Engagement{d.Work, d.Volunteering} {
		for i := range list {
			drop(&list[i].Summary, &list[i].Highlights, &list[i].Keywords)
		}
	}
	for i := range d.Projects {
		drop(&d.Projects[i].Summary, &d.Projects[i].Highlights, &d.Projects[i].Keywords)
	}
	for i := range d.Education {
		drop(&d.Education[i].Courses, &d.Education[i].Summary, &d.Education[i].Highlights)
	}
	for i := range d.Skills {
		drop(&d.Skills[i].Keywords)
	}
	for i := range d.Publications {
		drop(&d.Publications[i].Summary)
	}
	for i := range d.Awards {
		drop(&d.Awards[i].Summary)
	}
	for i := range d.Interests {
		drop(&d.Interests[i].Keywords)
	}
	for i := range d.Additional {
		s := &d.Additional[i]
		s.Items = slices.DeleteFunc(s.Items, func(item Item) bool { return gone(item.Text) })
	}
}

// DropEmptyEntries removes the entries that hold nothing at all.
func (d *Document) DropEmptyEntries() {
	d.DropEmptyItems()
	full := map[Section]map[int]bool{}
	d.Walk(func(r Ref) {
		if full[r.Section] == nil {
			full[r.Section] = map[int]bool{}
		}
		full[r.Section][r.Entry] = true
	})
	d.Clearances = held(d.Clearances, full[SectionClearance])
	d.Skills = held(d.Skills, full[SectionSkills])
	d.Work = held(d.Work, full[SectionWork])
	d.Projects = held(d.Projects, full[SectionProjects])
	d.Education = held(d.Education, full[SectionEducation])
	d.Certificates = held(d.Certificates, full[SectionCertificates])
	d.Languages = held(d.Languages, full[SectionLanguages])
	d.Publications = held(d.Publications, full[SectionPublications])
	d.Awards = held(d.Awards, full[SectionAwards])
	d.Volunteering = held(d.Volunteering, full[SectionVolunteering])
	d.Interests = held(d.Interests, full[SectionInterests])
	d.References = held(d.References, full[SectionReferences])
	d.Additional = held(d.Additional, full[SectionAdditional])
}

func held[T any](list []T, full map[int]bool) []T {
	var out []T
	for i := range list {
		if full[i] {
			out = append(out, list[i])
		}
	}
	return out
}
