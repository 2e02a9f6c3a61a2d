package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// A label names no project: its value does, or what stands below it; labels of parts belong to the project above.
func TestLabelsAreNoProjects(t *testing.T) {
	text := func(list ...string) (out []cv.Text) {
		for _, v := range list {
			out = append(out, cv.Text{Value: v, Lines: []int{1}})
		}
		return out
	}
	project := func(name, org string, summary, items []cv.Text) cv.Project {
		return cv.Project{Name: text(name)[0], Organisation: cv.Text{Value: org}, Summary: summary, Highlights: items}
	}
	dated := func(p cv.Project) cv.Project {
		p.Dates.Start.Year = 2018
		return p
	}
	for name, c := range map[string]struct {
		list []cv.Project
		want []string
	}{
		"a client above its project": {
			[]cv.Project{project("CLIENT: Selkie Marine", "", text("Wired the dock."), nil)},
			[]string{"Selkie Marine | Wired the dock."},
		},
		"a bare label beside its value": {
			[]cv.Project{project("Project", "Selkie Marine Ltd", nil, text("Wired the dock."))},
			[]string{"Selkie Marine Ltd | Wired the dock."},
		},
		"a bare label above its value": {
			[]cv.Project{project("Project Title", "", text("Tide gauge", "Measures tides."), nil)},
			[]string{"Tide gauge | Measures tides."},
		},
		"a bare label above its item": {
			[]cv.Project{project("Project #1", "", nil, text("Tide gauge", "Measures tides."))},
			[]string{"Tide gauge | Measures tides."},
		},
		"a bare label above a sentence": {
			[]cv.Project{project("Project", "", text("Measured the tides of a bay."), nil)},
			[]string{"Project | Measured the tides of a bay."},
		},
		"a description below its project": {
			[]cv.Project{project("Tide gauge", "", nil, nil), project("Project Description", "", text("Measures tides."), nil)},
			[]string{"Tide gauge | Measures tides."},
		},
		"tools below their project": {
			[]cv.Project{project("Tide gauge", "", nil, nil), project("Tools: Go, SQL", "", nil, nil)},
			[]string{"Tide gauge | Tools: Go, SQL"},
		},
		"a label with a time": {
			[]cv.Project{project("Tide gauge", "", nil, nil), dated(project("Client: Selkie Marine", "", text("Wired it."), nil))},
			[]string{"Tide gauge", "Client: Selkie Marine | Wired it."},
		},
		"a word of a list of names": {
			[]cv.Project{project("Tide gauge", "", nil, nil), project("Database", "", nil, nil), project("Harbour log", "", nil, nil)},
			[]string{"Tide gauge", "Database", "Harbour log"},
		},
		"the begin of a sentence": {
			[]cv.Project{project("Client", "", text("The value of the project is around"), nil)},
			[]string{"Client | The value of the project is around"},
		},
		"tools before each project": {
			[]cv.Project{
				project("Web", "", nil, nil), project("Tools: Go", "", nil, nil),
				project("Tools: SQL", "", nil, nil), project("Tools: C", "", nil, nil),
			},
			[]string{"Web | Tools: Go", "Tools: SQL", "Tools: C"},
		},
		"a client below the label": {
			[]cv.Project{project("Project", "", text("Client: Selkie Marine"), text("Wired the dock."))},
			[]string{"Selkie Marine | Wired the dock."},
		},
		"a firm below its project": {
			[]cv.Project{project("Tide gauge", "", nil, nil), project("Company Name: Selkie Marine", "", text("Client: Bay Trust"), nil)},
			[]string{"Tide gauge @ Selkie Marine | Client: Bay Trust"},
		},
		"a firm above each project": {
			[]cv.Project{project("Client: Selkie Marine", "", nil, nil), project("Client: Bay Trust", "", nil, nil)},
			[]string{"Selkie Marine", "Bay Trust"},
		},
		"a heading as a name": {
			[]cv.Project{project("Projects", "", nil, text("Tide gauge"))},
			[]string{"Tide gauge"},
		},
		"a guide below the project": {
			[]cv.Project{project("Tide gauge", "", nil, nil), project("Guide", "", text("Dr A. Reed"), nil)},
			[]string{"Tide gauge | Guide: Dr A. Reed"},
		},
		"a name with a colon": {
			[]cv.Project{project("Tide gauge: a log", "", nil, nil)},
			[]string{"Tide gauge: a log"},
		},
		"a name that begins with a label": {
			[]cv.Project{project("Project Mooring", "", nil, nil), project("Role-based access", "", nil, nil)},
			[]string{"Project Mooring", "Role-based access"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, p := range tidyProjects(c.list) {
				parts := []string{p.Name.Value}
				if !p.Organisation.IsZero() {
					parts[0] += " @ " + p.Organisation.Value
				}
				for _, v := range slices.Concat(p.Summary, p.Highlights) {
					parts = append(parts, v.Value)
				}
				got = append(got, strings.Join(parts, " | "))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
