package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
)

// The project that proves what the job asks for is named, whichever comes first; one of a kind that the advert speaks of only where none
// does.
func TestNearestProject(t *testing.T) {
	kind := cv.Project{
		Name:    cv.Text{Value: "Ropebook"},
		Summary: []cv.Text{{ID: "kind", Value: "Open-source mooring tool for harbour crews, riggers, pilots and yards"}},
	}
	proof := cv.Project{Name: cv.Text{Value: "Tidelog"}, Summary: []cv.Text{{ID: "proof", Value: "Free website for tide tables"}}}
	for _, c := range []struct {
		projects []cv.Project
		want     string
	}{
		{[]cv.Project{kind, proof}, "Tidelog"},
		{[]cv.Project{proof, kind}, "Tidelog"},
		{[]cv.Project{kind}, "Ropebook"},
	} {
		doc := mate()
		doc.Projects = c.projects
		composed := newComposer(doc, Request{
			Original: doc, Match: &tailor.Match{}, Person: cv.ThirdPerson,
			Advert: "An open-source mooring tool for harbour crews, riggers, pilots and yards.",
			Today:  cv.Date{Year: 2026}, Edited: func(string) bool { return false },
		})
		composed.proof = proven{"proof": {0: 3}}
		if at := composed.nearestProject(); at < 0 || doc.Projects[at].Name.Value != c.want {
			t.Errorf("%d is the nearest of %d, want %s", at, len(c.projects), c.want)
		}
	}
}
