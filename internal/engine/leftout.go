package engine

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract"
)

// Left is what a document does not print of one entry of the CV, or of a list that has no entries of its own.
type Left struct {
	Section cv.Section `json:"section"`
	Entry   string     `json:"entry,omitempty"` // the post, the project ...; "" = a list: skills, the profile, publications
	Whole   bool       `json:"whole,omitempty"` // nothing of the entry is printed
	Texts   int        `json:"texts"`           // points, paragraphs, skills, items
}

// String says it in a few words: "Mate, Gull Ferries: 4 points".
func (l Left) String() string {
	switch {
	case l.Entry == "":
		return fmt.Sprint(l.Texts)
	case l.Whole:
		return l.Entry + ": all of it"
	}
	return l.Entry + ": " + counted(l.Texts, "point")
}

// named are the sections of which each entry is named; of the others it is enough how many go.
var named = map[cv.Section]bool{
	cv.SectionWork: true, cv.SectionProjects: true, cv.SectionEducation: true, cv.SectionVolunteering: true,
}

// LeftOut lists what was left out, in the order of the document: by section, then by entry of the CV.
func (r *Result) LeftOut() []Left {
	at, names, printed := map[string]spot{}, map[spot]string{}, map[spot]bool{}
	r.Original.Walk(func(v cv.Ref) {
		s := spot{v.Section, v.Entry}
		at[v.Text.ID] = s
		switch v.Role {
		case cv.RoleTitle, cv.RoleOrganisation, cv.RoleQualification:
			if !strings.Contains(names[s], ", ") {
				names[s] = strings.TrimPrefix(names[s]+", "+v.Text.Value, ", ")
			}
		}
	})
	r.Document.Walk(func(v cv.Ref) { printed[at[v.Text.ID]] = true })
	texts := map[spot]int{}
	for _, n := range r.Notes {
		s, known := at[n.Field]
		if n.Kind != cv.NoteLeftOut || !known || isHeadingOfSkills(n) {
			continue
		}
		if !named[s.section] {
			s.entry = 0
			texts[s]++
			continue
		}
		texts[s] += strings.Count(n.Before, "\n") + 1
	}
	var list []Left
	for _, section := range cv.SectionOrder {
		for entry := range 1 + lastEntry(texts, section) {
			s := spot{section, entry}
			if texts[s] == 0 {
				continue
			}
			l := Left{Section: section, Texts: texts[s]}
			if named[section] {
				l.Entry, l.Whole = clipped(cmp.Or(names[s], "without a name")), !printed[s]
			}
			list = append(list, l)
		}
	}
	return list
}

// isHeadingOfSkills reports the note about the name of a group: its skills have notes of their own.
func isHeadingOfSkills(n cv.Note) bool {
	return strings.HasPrefix(n.Field, "skills[") && (strings.HasSuffix(n.Field, ".name") || strings.HasSuffix(n.Field, ".level"))
}

func lastEntry(texts map[spot]int, section cv.Section) int {
	last := -1
	for s := range texts {
		if s.section == section {
			last = max(last, s.entry)
		}
	}
	return last
}

// clipped is the beginning of a name that is too long for a list.
func clipped(name string) string {
	const most = 70
	if r := []rune(name); len(r) > most {
		return strings.TrimSpace(string(r[:most])) + "…"
	}
	return name
}

// WithoutPlace are the sentences about words of the CV that were read and stand nowhere, and about what of the file was not read.
func (r *Result) WithoutPlace() []string {
	var list []string
	for _, n := range r.Notes {
		if extract.TellsWithoutPlace(n) || r.Lines != nil && slices.Contains(r.Lines.Warnings, n.Reason) {
			list = append(list, n.Reason)
		}
	}
	return list
}
